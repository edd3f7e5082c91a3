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

MOST_PARTS = 400  # that are kept, some 50 kB each
_MOST_OF_KEY = 3  # as a board can be marked for those who have looked at different times


class _Slot(Generic[T]):
    """What was drawn for one key, the latest first, and the right to draw for it."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.drawn: tuple[tuple[tuple[Any, ...], T], ...] = ()


class KeptParts(Generic[T]):
    """Parts of pages, at most `most` keys. It may be asked by several threads."""

    def __init__(self, most: int = MOST_PARTS) -> None:
        self._most = most
        self._lock = Lock()
        self._slots: OrderedDict[Hashable, _Slot[T]] = OrderedDict()

    def draw(self, key: Hashable, depends_on: tuple[Any, ...], draw: Callable[[], T]) -> T:
        """The part of that key, drawn only if nothing is kept that was drawn of equal values.

        `depends_on`: all values but the key of which it is drawn. Who asks for what is being drawn waits for it.
        """
        with self._lock:
            slot = self._slots.setdefault(key, _Slot())
            self._slots.move_to_end(key)
            while len(self._slots) > self._most:
                self._slots.popitem(last=False)
        with slot.lock:
            for at, (values, part) in enumerate(slot.drawn):
                if values == depends_on:
                    slot.drawn = (slot.drawn[at], *slot.drawn[:at], *slot.drawn[at + 1 :])
                    return part
            part = draw()
            slot.drawn = ((depends_on, part), *slot.drawn)[:_MOST_OF_KEY]
            return part
