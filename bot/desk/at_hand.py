"""Holds the desks that are being pressed just now, so that nothing else changes them under their reader's hands.

Nothing depends on it but courtesy: after a restart a desk may be drawn a little earlier.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

from host.living_desks import DeskKey

IN_USE = timedelta(minutes=1)  # since the last press on it


class DesksAtHand:
    """The desks in hand. `held`: a press on them is being answered; `is_in_use`: one was answered a moment ago."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._held: Counter[DeskKey] = Counter()
        self._pressed: dict[DeskKey, datetime] = {}

    @contextmanager
    def held(self, key: DeskKey) -> Iterator[None]:
        """Keep others from the desk while a press on it is answered."""
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:  # nothing is kept for desks nobody holds
                del self._held[key]
            self._pressed.pop(key, None)
            self._pressed[key] = self._clock()  # the latest stand last

    def being_answered(self) -> set[DeskKey]:
        """The desks whose press is being answered."""
        return set(self._held)

    def is_in_use(self, key: DeskKey) -> bool:
        """Whether the desk was pressed within the last minute."""
        since = self._clock() - IN_USE
        while self._pressed and self._pressed[first := next(iter(self._pressed))] <= since:
            del self._pressed[first]
        return key in self._pressed
