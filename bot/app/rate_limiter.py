"""Limits the clicks and commands of one person in a few seconds; more get a polite refusal without any work."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

MOST = 20  # clicks and commands at once after a rest
SECONDS = 5.0  # in which as many more become free
MOST_KNOWN = 10_000  # people remembered before those at rest are forgotten

SPARED = MOST // 2  # turns that suggestions, which come with every letter typed, leave for clicks and commands

RATE_LIMITED = "too-hasty"


class RateLimiter:
    """`most` turns of each person at once, and as many in every `seconds`. `clock`: seconds that only grow."""

    def __init__(self, most: int = MOST, seconds: float = SECONDS, clock: Callable[[], float] = monotonic) -> None:
        self._gap = seconds / most
        self._slack = seconds - self._gap
        self._clock = clock
        self._free: dict[int, float] = {}  # when the next turn of a person is free, if they had not hurried

    def allow(self, person_id: int, *, spare: int = 0) -> bool:
        """Whether that person has more than `spare` turns left; if so one is taken."""
        now = self._clock()
        at = max(self._free.get(person_id, now), now)
        if at - now > self._slack - spare * self._gap:
            return False
        self._free[person_id] = at + self._gap
        if len(self._free) > MOST_KNOWN:
            self._free = {person: free for person, free in self._free.items() if free > now}
        return True


NEVER_REFUSES = RateLimiter(most=10**9)  # for players who are programs
