"""Amounts in few signs ("2⚪ 🟢 3🪙"), for lines that must be short."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.texts import Listed, Param, Text, Things, say
from engine.paladins.naming import joined, short
from engine.paladins.things import WORKERS


def workers(counts: Sequence[int]) -> Text:
    """Says so many workers of each kind, in the order of `WORKERS`, with their signs."""
    return short(dict(zip(WORKERS, counts, strict=True)))


def spaces(kinds: Sequence[str]) -> Text:
    """The spaces of an action in a row: a sign for each."""
    return say("paladins-row-of", signs=joined([say(f"paladins-space-{kind}") for kind in kinds], "paladins-beside"))


def in_signs(text: Text) -> Text:
    """`text` and the texts in it with their amounts as signs; the house's own texts as they are."""
    if text.key.partition("-")[0] != "paladins":
        return text
    return Text(text.key, {name: _signs(param) for name, param in text.params.items()})


def _signs(param: Param) -> Param:
    match param:
        case Things():
            return short(param.amounts)
        case Text():
            return in_signs(param)
        case Listed():
            return Listed(tuple(_signs(item) for item in param.items))
    return param
