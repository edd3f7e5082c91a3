"""Keeps what was drawn of pages, for whoever asks for the same next: it is drawn once for all that it depends on is.

After a change each open page is looked at, and then asked for by its browser: both are answered by one drawing, and
onlookers of one language by one among them. Nothing that belongs to a browser alone, such as its token, stands in it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Generic, TypeVar

T = TypeVar("T")

MOST_PARTS = 1_000  # keys
MOST_LETTERS = 40_000_000  # of all that is kept, some 50,000 of a board
_MOST_OF_KEY = 3  # as a board can be marked for those who have looked at different times


class _Slot(Generic[T]):
    """What was drawn for one key, the latest first, and the right to draw for it."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.drawn: tuple[tuple[tuple[Any, ...], T], ...] = ()
        self.letters = 0


class KeptParts(Generic[T]):
    """Parts of pages, at most those of `most` keys, and `letters` in all. It may be asked by several threads."""

    def __init__(self, most: int = MOST_PARTS, letters: int = MOST_LETTERS) -> None:
        self._most = most
        self._most_letters = letters
        self.letters = 0
        self._lock = Lock()
        self._slots: OrderedDict[Hashable, _Slot[T]] = OrderedDict()

    def draw(self, key: Hashable, depends_on: tuple[Any, ...], draw: Callable[[], T]) -> T:
        """The part of that key, drawn only if nothing is kept that was drawn of equal values.

        `depends_on`: all values but the key of which it is drawn. Who asks for what is being drawn waits for it.
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
    """How much it takes, about."""
    if isinstance(part, str):
        return len(part)
    if isinstance(part, dict):
        return sum(map(_letters_of, part.values()))
    return sum(map(_letters_of, part)) if isinstance(part, tuple | list) else 0
