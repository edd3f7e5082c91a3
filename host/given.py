"""What was answered for somebody who did not come, as they will read it: the question, and each input's words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.core.contract import Ask, Game
from engine.core.forms import Amount, Bundle, Draft, Node, Pick
from engine.core.texts import Listed, Param, things


class Given(Struct, frozen=True):
    """An answer in words: `words` by the name of the input, in the order of the form."""

    ask: Ask
    words: dict[str, Param]


def given(game: Game[Any], state: Any, seat: int, ask: Ask, value: Mapping[str, Any]) -> Given:
    """`value` as the form of `ask` would show it, filled in."""
    form = game.form(state, seat, ask.id, Draft(value))
    shown = {
        field.name: _words(field.node, form.value[field.name]) for field in form.fields if field.name in form.value
    }
    return Given(ask, shown)


def _words(node: Node, value: Any) -> Param:
    if isinstance(node, Amount):
        return int(value)
    if isinstance(node, Bundle):
        return things(value)
    texts = {option.id: option.text for option in node.options}
    if isinstance(node, Pick):
        return texts[value]
    return Listed(tuple(texts[one] for one in value))
