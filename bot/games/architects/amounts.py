"""Amounts in few signs ("2🪵 1🥈"), for lines that must be short."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.texts import Listed, Param, Text, Things, say


def short(amounts: Mapping[str, int]) -> Param:
    """Says so many of each kind with its sign; no things at all as this language says it."""
    parts = [say(f"architects-short-{kind}", count=count) for kind, count in amounts.items() if count]
    if not parts:
        return Things({})
    first: Text
    first, *rest = parts
    for part in rest:
        first = say("architects-short-both", first=first, then=part)
    return first


def in_signs(text: Text) -> Text:
    """`text` and the texts in it with their amounts as signs; the house's own texts as they are."""
    if text.key.partition("-")[0] != "architects":
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
