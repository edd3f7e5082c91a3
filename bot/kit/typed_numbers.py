"""Whole numbers as people type them, in the digits of any script."""

from __future__ import annotations

from bot.kit.wording_values import MINUS

LONGEST = 9  # digits; more is no number of anything at a table, and thousands of them take long to read


def number_of(typed: str) -> int | None:
    """The number that was typed, perhaps with a minus before it; None for anything else, and beyond nine digits."""
    words = typed.strip().replace(MINUS, "-")
    digits = words.removeprefix("-")
    return int(words) if digits.isdecimal() and len(digits) <= LONGEST else None
