"""Tells the time of day evenly, whatever is done to the machine's clock: a jump is followed once what waits has moved.

A machine that was suspended, or whose clock was set, has another time of day from one moment to the next, while nobody
could answer anything in between. Its monotonic clock knows nothing of that, and so shows it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from time import monotonic

LEAST_JUMP = timedelta(minutes=2)  # smaller steps are followed at once: nobody would notice
NO_JUMP = timedelta()


def wall_clock() -> datetime:
    """The time of day as the machine tells it, with its zone."""
    return datetime.now(UTC)


class SteadyClock:
    """The time of day as a process reckons with it.

    `wall`: the machine's time of day; `seconds`: those that have passed, which nobody can set.
    """

    def __init__(self, wall: Callable[[], datetime] = wall_clock, seconds: Callable[[], float] = monotonic) -> None:
        self._wall = wall
        self.seconds = seconds
        self._at, self._read = wall(), seconds()

    def __call__(self) -> datetime:
        """The time now; while the machine's clock has jumped and is not followed yet, as if it had not."""
        told, even = self._wall(), self._even()
        if abs(told - even) >= LEAST_JUMP:
            return even
        self._at, self._read = told, self.seconds()
        return told

    @property
    def jump(self) -> timedelta:
        """By how much the machine's clock has jumped and is not followed; negative if it was put back."""
        by = self._wall() - self._even()
        return by if abs(by) >= LEAST_JUMP else NO_JUMP

    def follow(self, by: timedelta) -> None:
        """Follows a jump."""
        self._at += by

    def _even(self) -> datetime:
        return self._at + timedelta(seconds=self.seconds() - self._read)
