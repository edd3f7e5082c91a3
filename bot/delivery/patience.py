"""Leaves things that failed alone for a while, twice as long after every attempt."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from datetime import datetime, timedelta
from typing import Generic, TypeVar

FIRST_RETRY = 15.0  # seconds; doubled with every attempt
LONGEST_RETRY = 3600.0
DOUBLINGS = 10  # more are beyond the longest anyway

K = TypeVar("K", bound=Hashable)


def pause_after(attempts: int) -> timedelta:
    """The time to wait after that many failures."""
    return timedelta(seconds=min(LONGEST_RETRY, FIRST_RETRY * 2 ** min(attempts - 1, DOUBLINGS)))


class Patience(Generic[K]):
    """The things that failed, how often, and until when they are left alone. After a restart all are tried again."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._failed: dict[K, tuple[int, datetime]] = {}

    def failed(self, key: K) -> bool:
        """Note that it failed. Returns whether for the first time in a row."""
        attempts = self._failed.get(key, (0, None))[0] + 1
        self._failed[key] = (attempts, self._clock() + pause_after(attempts))
        return attempts == 1

    def worked(self, key: K) -> None:
        """Note that it worked."""
        self._failed.pop(key, None)

    def resting(self) -> list[K]:
        """The things that are left alone now."""
        now = self._clock()
        return [key for key, (_, until) in self._failed.items() if until > now]
