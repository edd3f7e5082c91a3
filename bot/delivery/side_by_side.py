"""Works on several things at once, each in a task of its own; none waits for another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Generic, TypeVar

from bot.kit.requests import nobodys
from bot.kit.throttle import REAL, Timer
from db.absence import loudness
from host.values import Trouble

GAP = 0.05  # seconds between two looks for more, while there is much to do

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
            self._task = asyncio.get_running_loop().create_task(self._run(), name=self._name, context=nobodys())

    def limit(self, places: int) -> None:
        """Do no more than `places` things at a time from now on."""
        self._places = places

    @property
    def at_work(self) -> asyncio.Task[None] | None:
        """A task that ends when nothing is left to do; None if nothing is."""
        return None if self._task is None or self._task.done() else self._task

    async def close(self) -> None:
        """Stop at once."""
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
        """Look for more at most every `GAP` seconds."""
        wait = self._looked + GAP - self._timer.clock()
        if wait > 0:
            await self._timer.sleep(wait)
        self._looked = self._timer.clock()

    async def _found(self, limit: int) -> Collection[T]:
        try:
            return await self._claim(limit)
        except (Trouble, OSError) as error:
            _log.log(loudness(error), "%s: delivery has to wait: %r", self._name, error)
        except Exception:
            _log.exception("%s: what there is to deliver cannot be found", self._name)
        return ()

    async def _done(self, thing: T) -> None:
        try:
            await self._work(thing)
        except (Trouble, OSError) as error:
            _log.log(loudness(error), "%s: one has to wait: %r", self._name, error)
        except Exception:
            _log.exception("%s: one broke off", self._name)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self._more = True
        self._turn.set()
