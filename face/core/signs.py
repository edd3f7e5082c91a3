"""Words a game's log lines with amounts as signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.texts import Listed, Param, Text, Things


def in_signs_of(game_id: str, short: Callable[[Mapping[str, int]], Param]) -> Callable[[Text], Text]:
    """Makes a function that gives a text, and the texts in it, with amounts as `short` says them.

    The house's own texts stay as they are: those whose id does not begin with the game's.
    """

    def in_signs(text: Text) -> Text:
        if text.key.partition("-")[0] != game_id:
            return text
        return Text(text.key, {name: signs(param) for name, param in text.params.items()})

    def signs(param: Param) -> Param:
        match param:
            case Things():
                return short(param.amounts)
            case Text():
                return in_signs(param)
            case Listed():
                return Listed(tuple(signs(item) for item in param.items))
        return param

    return in_signs
