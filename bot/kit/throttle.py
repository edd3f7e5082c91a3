"""Limits requests to a number a second, with a short burst at once and the rest in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from msgspec import Struct


class Timer(Struct, frozen=True):
    """The time of a throttle. `clock`: seconds that only grow; `sleep`: waits for that many seconds."""

    clock: Callable[[], float] = monotonic
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep


async def _at_once(_: float) -> None:
    return None


REAL = Timer()
NEVER_WAITS = Timer(sleep=_at_once)  # for a Discord without limits


class Throttle:
    """At most `rate` turns a second, and `burst` at once after a rest."""

    def __init__(self, rate: float, burst: int, timer: Timer = REAL) -> None:
        self._gap = 1.0 / rate
        self._slack = (burst - 1) * self._gap
        self._timer = timer
        self._free = float("-inf")  # when the next turn is free, if nobody had hurried

    def set(self, rate: float, burst: int) -> None:
        """Give that many turns a second from now on, and that many at once after a rest."""
        self._gap = 1.0 / rate
        self._slack = (burst - 1) * self._gap

    def ahead(self) -> float:
        """The seconds that a turn asked for now would have to wait."""
        return max(0.0, self._free - self._slack - self._timer.clock())

    async def turn(self) -> None:
        """Wait for a turn. Turns are given in the order they were asked for."""
        now = self._timer.clock()
        at = max(self._free, now)
        self._free = at + self._gap
        wait = at - self._slack - now
        if wait > 0:
            await self._timer.sleep(wait)
