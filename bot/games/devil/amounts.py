"""Amounts in few signs ("2🪵 1⬜"), for lines that must be short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.texts import Listed, Text, say


def short(amounts: Mapping[str, int]) -> Text:
    """Says so many of each kind with its sign; "nothing" for none."""
    parts = [say(f"devil-short-{kind}", count=count) for kind, count in amounts.items() if count]
    if not parts:
        return say("devil-short-nothing")
    return joined("devil-short-both", parts)


def joined(key: str, parts: Sequence[Text]) -> Text:
    """Joins all parts, two by two, by the wording `key`."""
    first, *rest = parts
    for part in rest:
        first = say(key, first=first, then=part)
    return first


def short_price(*, souls: bool, count: int) -> Text:
    """Says the price of a chest with its sign."""
    return say("devil-short-souls" if souls else "devil-short-coins", count=count)


def kinds(goods: tuple[str, ...]) -> Listed:
    """Names kinds of goods without amounts."""
    return Listed(tuple(say(f"devil-good-{good}") for good in goods))
