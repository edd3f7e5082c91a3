"""Counts what the requests of each person, or address, cost: seconds of a processor, and bytes of what they are sent.

Whoever has used up an allowance is refused until some of it is free again: it grows back as time passes. What is drawn
in threads and thought about in other processes counts for whoever asked for it, wherever they asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator, Hashable
from contextvars import ContextVar
from time import monotonic, thread_time
from typing import Any, Generic, TypeVar

from msgspec import Struct

MOST_PAYING = 10_000  # askers remembered before those who owe nothing are forgotten
PART_BESIDE = 0.05  # of a second in a process beside this one, which comes after all answers, as seconds here

T = TypeVar("T")


class Allowance(Struct, frozen=True):
    """What may be used up at once after a rest, and how much of it is free again each second.

    `seconds`: of a processor; `size`: bytes.
    """

    seconds: float
    seconds_back: float
    size: int
    size_back: int


OF_PERSON = Allowance(seconds=20.0, seconds_back=0.25, size=100_000_000, size_back=2_000_000)
"""Four hundred pages at once, and five a second for ever: more than anybody presses or has open."""
OF_ADDRESS = Allowance(seconds=60.0, seconds_back=1.0, size=1_000_000_000, size_back=20_000_000)
"""Wide, for many people can share an address. It bounds what comes before anybody is known by their name."""


class Cost(Struct):
    """What has been used for one request so far."""

    seconds: float = 0.0
    size: int = 0


_COST: ContextVar[Cost | None] = ContextVar("cost of a request", default=None)


class Allowances:
    """What is left of the allowances of all who ask. `clock`: seconds that only grow."""

    def __init__(self, bound: Allowance = OF_PERSON, clock: Callable[[], float] = monotonic) -> None:
        self._bound = bound
        self._clock = clock
        self._used: dict[Hashable, tuple[float, float, float]] = {}  # when that was so, seconds, bytes

    def wait(self, whose: Hashable, times: int = 1) -> float:
        """Seconds until `whose` may ask again, 0 for now. `times`: how many allowances they have."""
        _, seconds, size = self._now(whose, times)
        bound = self._bound
        return max(
            0.0,
            (seconds - bound.seconds * times) / (bound.seconds_back * times),
            (size - bound.size * times) / (bound.size_back * times),
        )

    def used(self, whose: Hashable) -> float:
        """Seconds of a processor that `whose` has used up of late."""
        return self._now(whose, 1)[1]

    def spend(self, whose: Hashable, cost: Cost, times: int = 1) -> None:
        """Takes what a request has cost from the allowance of `whose`."""
        now, seconds, size = self._now(whose, times)
        self._used[whose] = now, seconds + cost.seconds, size + cost.size
        if len(self._used) > MOST_PAYING:
            self._used = {each: used for each, used in self._used.items() if any(self._now(each, 1)[1:])}

    def _now(self, whose: Hashable, times: int) -> tuple[float, float, float]:
        now = self._clock()
        since, seconds, size = self._used.get(whose, (now, 0.0, 0.0))
        back = (now - since) * times
        return now, max(0.0, seconds - back * self._bound.seconds_back), max(0.0, size - back * self._bound.size_back)


def begin_cost() -> Cost:
    """Counts from now on what the present task, and all that it starts, does in threads and other processes."""
    cost = Cost()
    _COST.set(cost)
    return cost


def note_cost(seconds: float = 0.0, size: int = 0) -> None:
    """Notes what was used for the request that is being answered."""
    cost = _COST.get()
    if cost is not None:
        cost.seconds += seconds
        cost.size += size


async def in_thread(work: Callable[..., T], *args: Any) -> T:
    """What `work` returns, done in a thread; its seconds count for the request that is being answered."""

    def timed() -> T:
        begun = thread_time()
        try:
            return work(*args)
        finally:
            note_cost(thread_time() - begun)

    return await asyncio.to_thread(timed)


class _Timed(Generic[T]):
    """Work whose steps in this thread are timed, without the time in which it waits."""

    def __init__(self, work: Coroutine[Any, Any, T], cost: Cost) -> None:
        self._work = work
        self._cost = cost

    def __await__(self) -> Generator[Any, Any, T]:
        error: BaseException | None = None
        while True:
            begun = thread_time()
            try:
                waited = self._work.send(None) if error is None else self._work.throw(error)
            except StopIteration as ended:
                result: T = ended.value
                return result
            finally:
                self._cost.seconds += thread_time() - begun
            error = None
            try:
                yield waited
            except GeneratorExit:
                self._work.close()
                raise
            except BaseException as raised:
                error = raised


async def timed(work: Coroutine[Any, Any, T], cost: Cost) -> T:
    """What `work` returns; the seconds of its steps, its threads and its processes are added to `cost`."""
    kept = _COST.set(cost)
    try:
        return await _Timed(work, cost)
    finally:
        _COST.reset(kept)
