"""Amounts in few signs ("2🪵 1🥈"), for lines that must be short."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.texts import Param, Text, Things, say


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
    """`text` with its amounts as signs; the house's own texts as they are."""
    if text.key.partition("-")[0] != "architects":
        return text
    params = {name: short(param.amounts) if isinstance(param, Things) else param for name, param in text.params.items()}
    return Text(text.key, params)
