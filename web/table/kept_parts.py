"""Keeps drawn parts of pages, so that a part is drawn once while what it depends on stays the same.

After a change the server compares each open page, and then its browser asks for it: one drawing serves both, and one
serves all onlookers of a language. No part holds what belongs to one browser alone, such as its token.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Generic, TypeVar

T = TypeVar("T")

MOST_PARTS = 1_000  # keys
MOST_LETTERS = 40_000_000  # characters of all parts; a board has some 50,000
_MOST_OF_KEY = 3  # drawings of one key: what is new on a board is marked by when its reader last looked


class _Slot(Generic[T]):
    """The drawings of one key, the last used first. Who holds `lock` may draw another."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.drawn: tuple[tuple[tuple[Any, ...], T], ...] = ()
        self.letters = 0


class KeptParts(Generic[T]):
    """Parts of pages: of at most `most` keys, with `letters` characters in all. Several threads may use it."""

    def __init__(self, most: int = MOST_PARTS, letters: int = MOST_LETTERS) -> None:
        self._most = most
        self._most_letters = letters
        self.letters = 0
        self._lock = Lock()
        self._slots: OrderedDict[Hashable, _Slot[T]] = OrderedDict()

    def draw(self, key: Hashable, depends_on: tuple[Any, ...], draw: Callable[[], T]) -> T:
        """The part of that key, which is drawn unless one is kept that was drawn of equal values.

        `depends_on`: all values, beside the key, of which it is drawn. While it is being drawn others wait for it.
        """
        with self._lock:
            slot = self._slots.setdefault(key, _Slot())
            self._slots.move_to_end(key)
            self._make_room()
        with slot.lock:
            for at, (values, part) in enumerate(slot.drawn):
                if values == depends_on:
                    slot.drawn = (slot.drawn[at], *slot.drawn[:at], *slot.drawn[at + 1 :])
                    return part
            part = draw()
            slot.drawn = ((depends_on, part), *slot.drawn)[:_MOST_OF_KEY]
            with self._lock:
                if self._slots.get(key) is slot:
                    self.letters -= slot.letters
                    slot.letters = sum(_letters_of(each) for _, each in slot.drawn)
                    self.letters += slot.letters
                    self._make_room()
            return part

    def _make_room(self) -> None:
        while self._slots and (len(self._slots) > self._most or self.letters > self._most_letters):
            _, oldest = self._slots.popitem(last=False)
            self.letters -= oldest.letters


def _letters_of(part: object) -> int:
    """About how many characters it takes."""
    if isinstance(part, str):
        return len(part)
    if isinstance(part, dict):
        return sum(map(_letters_of, part.values()))
    return sum(map(_letters_of, part)) if isinstance(part, tuple | list) else 0
