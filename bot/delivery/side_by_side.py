"""Works on several things at once: how many, how many requests a second, how long what failed is left alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime, timedelta
from typing import Any, Generic, TypeVar

from discord.http import HTTPClient, Route

from bot.messages.limits import LongLimit
from bot.messages.requests import empty_context
from bot.messages.sending import REAL, Throttle, Timer
from db.connection.diagnosis import log_level_of
from host.values import Trouble

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
        self._failed: dict[K, tuple[int, datetime, datetime]] = {}

    def failed(self, key: K, error: Exception | None = None) -> bool:
        """Note that it failed. Returns whether for the first time in a row.

        `error`: what it failed with; where that is a limit of Discord's, it is left alone for as long as that says.
        """
        attempts = self._failed[key][0] + 1 if key in self._failed else 1
        limit = error.retry_after if isinstance(error, LongLimit) else 0.0
        now = self._clock()
        self._failed[key] = (attempts, now, now + max(pause_after(attempts), timedelta(seconds=limit)))
        return attempts == 1

    def worked(self, key: K) -> None:
        """Note that it worked."""
        self._failed.pop(key, None)

    def resting(self) -> list[K]:
        """The things that are left alone now."""
        now = self._clock()
        # One that has failed later than now has failed by a clock that was put back since.
        return [key for key, (_, failed, until) in self._failed.items() if failed <= now < until]


REQUESTS = 46  # a second; Discord takes 50, replies to clicks not counted
TASKS_AT_ONCE = 4  # after a rest
LONGEST_LIMIT = 60.0  # seconds that a rate limit is waited for; beyond it what was to be sent comes later


class Overtaken(Exception):  # noqa: N818  no error
    """What was to be sent is no longer wanted."""


_OVERTAKEN: ContextVar[Callable[[], bool]] = ContextVar("overtaken", default=lambda: False)


@contextmanager
def unless(overtaken: Callable[[], bool]) -> Iterator[None]:
    """Requests made in the block that find themselves `overtaken` once it is their turn raise Overtaken instead."""
    before = _OVERTAKEN.set(overtaken)
    try:
        yield
    finally:
        _OVERTAKEN.reset(before)


class Budget:
    """The turns of all requests of a client, given in the order they were asked for. `waiting`: requests with none."""

    def __init__(self, timer: Timer = REAL) -> None:
        self.waiting = 0
        self._turns = Throttle(REQUESTS, TASKS_AT_ONCE, timer)

    def divide(self, part: float, processes: int) -> None:
        """Takes `part` of all requests, of so many processes; in no second may all together ask for too much."""
        burst = max(1, TASKS_AT_ONCE // processes)
        self._turns.set((REQUESTS + TASKS_AT_ONCE - max(TASKS_AT_ONCE, burst * processes)) * part, burst)

    def govern(self, http: HTTPClient) -> None:
        """Makes all further requests of `http`, which has signed in, take turns of this budget."""
        request = http.request

        async def in_turn(route: Route, **how: Any) -> Any:
            self.waiting += 1
            try:
                await self._turns.turn()
            finally:
                self.waiting -= 1
            if _OVERTAKEN.get()():
                raise Overtaken
            return await request(route, **how)

        http.request = in_turn  # type: ignore[method-assign]


_GAP = 0.05  # seconds between two looks for more, while there is much to do

T = TypeVar("T")

_log = logging.getLogger(__name__)


class SideBySide(Generic[T]):
    """Does what `claim` returns, at most `places` things at a time; a place that is free is filled at once.

    `claim(limit)` returns up to `limit` things to do, none of which is being done; `work(thing)` does one, and must
    handle its own errors.
    """

    def __init__(
        self,
        name: str,
        places: int,
        claim: Callable[[int], Awaitable[Collection[T]]],
        work: Callable[[T], Awaitable[None]],
        timer: Timer = REAL,
    ) -> None:
        self._name = name
        self._places = places
        self._claim = claim
        self._work = work
        self._timer = timer
        self._looked = float("-inf")
        self._more = False
        self._turn = asyncio.Event()
        self._busy: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """There may be something to do."""
        self._more = True
        self._turn.set()
        if self._task is None or self._task.done():
            # Whose click has woken it does not matter to what it finds.
            self._task = asyncio.get_running_loop().create_task(self._run(), name=self._name, context=empty_context())

    @property
    def at_work(self) -> asyncio.Task[None] | None:
        """A task that ends when nothing is left to do; None if nothing is."""
        return None if self._task is None or self._task.done() else self._task

    async def close(self) -> None:
        """Stops at once."""
        tasks = [task for task in (self._task, *self._busy) if task is not None and not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while self._more or self._busy:
            self._turn.clear()
            free = self._places - len(self._busy)
            if self._more and free > 0:
                await self._pause()
                self._more = False
                for thing in await self._found(max(1, self._places - len(self._busy))):
                    task = asyncio.create_task(self._done(thing), name=f"{self._name}: one")
                    self._busy.add(task)
                    task.add_done_callback(self._ended)
            if self._busy and (not self._more or len(self._busy) >= self._places):
                await self._turn.wait()

    async def _pause(self) -> None:
        """Looks for more at most every `_GAP` seconds."""
        wait = self._looked + _GAP - self._timer.clock()
        if wait > 0:
            await self._timer.sleep(wait)
        self._looked = self._timer.clock()

    async def _found(self, limit: int) -> Collection[T]:
        try:
            return await self._claim(limit)
        except (Trouble, OSError) as error:
            _log.log(log_level_of(error), "%s: delivery has to wait: %r", self._name, error)
        except Exception:
            _log.exception("%s: what there is to deliver cannot be found", self._name)
        return ()

    async def _done(self, thing: T) -> None:
        try:
            await self._work(thing)
        except (Trouble, OSError) as error:
            _log.log(log_level_of(error), "%s: one has to wait: %r", self._name, error)
        except Exception:
            _log.exception("%s: one broke off", self._name)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self._more = True
        self._turn.set()
