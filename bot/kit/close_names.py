"""Finds what somebody meant by typed words: names that hold them, else names that are spelt alike."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import SequenceMatcher
from typing import TypeVar

T = TypeVar("T")

ALIKE = 0.72  # from here on a name counts as meant
MOST_CLOSE = 3
LONGEST = 200  # characters that anybody types for a name; more than that is compared with nothing


def fitting(typed: str, named: Mapping[T, str]) -> list[T]:
    """Lists the keys of `named` whose names hold all words of `typed`, beginnings first; all keys without any word."""
    if len(typed) > LONGEST:
        return []
    wanted = typed.strip().casefold()
    folded = {key: name.casefold() for key, name in named.items()}
    holding = [key for key, name in folded.items() if all(word in name for word in wanted.split())]
    return sorted(holding, key=lambda key: not _begins(folded[key], wanted))


def closest(typed: str, named: Mapping[T, str], most: int = MOST_CLOSE) -> list[T]:
    """Lists the keys of `named` that are spelt most like `typed`, or have a word that is; none that is too far."""
    if len(typed) > LONGEST:
        return []
    wanted = typed.strip().casefold()
    alike = {key: _likeness(wanted, name.casefold()) for key, name in named.items()}
    return sorted((key for key, how in alike.items() if how >= ALIKE), key=lambda key: -alike[key])[:most]


def _begins(name: str, wanted: str) -> bool:
    return any(word.startswith(wanted) for word in (name, *name.split()))


def _likeness(wanted: str, name: str) -> float:
    words = [name, *(word.strip(".,:()’'") for word in name.split() if len(word) > 2)]
    near = [word for word in words if _could_be(wanted, word)]
    return max((SequenceMatcher(None, wanted, word).ratio() for word in near), default=0.0)


def _could_be(wanted: str, word: str) -> bool:
    """Whether the lengths allow the two to be alike: a ratio is twice what both share, of all their characters."""
    return 2 * min(len(wanted), len(word)) >= ALIKE * (len(wanted) + len(word))
