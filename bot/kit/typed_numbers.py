"""Whole numbers as people type them: in the digits of any script, and up to ten in words."""

from __future__ import annotations

import re

from bot.kit.folding import folded
from bot.kit.languages import ENGLISH
from bot.kit.texts import Texts, texts
from bot.kit.wording_values import MINUS

LONGEST = 9  # digits; more is no number of anything at a table, and thousands of them take long to read


def number_of(typed: str) -> int | None:
    """The number that was typed, perhaps with a minus before it; None for anything else, and beyond nine digits."""
    words = typed.strip().replace(MINUS, "-")
    digits = words.removeprefix("-")
    return int(words) if digits.isdecimal() and len(digits) <= LONGEST else None


def in_digits(words: str, own: Texts) -> str:
    """`words`, folded, with digits for the numbers up to ten that this language and English have words for.

    What joins things in this language ("a" is "and" in Czech) is no number.
    """
    known = _numbers(own)
    return re.sub(r"[^\W\d_]+", lambda word: known.get(word[0], word[0]), folded(words))


def joiners(own: Texts) -> set[str]:
    """The words for "and", in this language and in English."""
    return {joiner for known in (own, texts(ENGLISH)) for joiner in folded(known.format("typed-and", {})).split()}


def _numbers(own: Texts) -> dict[str, str]:
    words: dict[str, str] = {}
    for known in (texts(ENGLISH), own):
        for number, alternatives in enumerate(folded(known.format("typed-numbers", {})).split("|"), 1):
            words |= dict.fromkeys(alternatives.split(), str(number))
    return {word: number for word, number in words.items() if word not in joiners(own)}
