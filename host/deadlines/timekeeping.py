"""Looks before anything is judged by time whether the clock has jumped, and moves what waits by the jump first.

A jump forward is a time in which nobody could answer, as an outage is. A jump back would let everything wait for as
long again: it moves what waits back, so that as much time is left as there was. Only the one process that judges time
does that: another one's clock may not have jumped, and would see deadlines that are over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from time import monotonic

from db.connection.diagnosis import log_level_of
from db.trouble import Trouble
from host.clocks.steady import NO_JUMP, SteadyClock
from host.deadlines.sweeps import MOST_ROUNDS, Outages
from host.table.access import Tables

STANDSTILL = 60.0  # seconds without a look, which comes every second: the process was stopped

_log = logging.getLogger(__name__)


class Timekeeping:
    """The time of one house. With a clock that cannot jump, as tests have, only outages are looked at."""

    def __init__(self, tables: Tables, outages: Outages) -> None:
        self._tables = tables
        self._outages = outages
        self._clock = tables.clock if isinstance(tables.clock, SteadyClock) else None
        self._seconds: Callable[[], float] = monotonic if self._clock is None else self._clock.seconds
        self._presence = tables.database.presence
        self._looked = self._seconds()
        self._following = NO_JUMP  # a jump that is noted; what waits is being moved by it
        self._unmoved = False
        self._judges = 0
        self._idle = asyncio.Event()
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def judging(self) -> AsyncIterator[None]:
        """Keeps the time from jumping until the block ends, which judges what is due. No block holds another.

        Raises Trouble `database-away`, `table-busy` if it has jumped and what waits could not be moved: then nothing
        may be judged.
        """
        await self.look()
        self._judges += 1
        try:
            yield
        finally:
            self._judges -= 1
            if not self._judges:
                self._idle.set()

    async def look(self) -> bool:
        """Notes a jump of the clock or a standstill of the process, and moves what waits. Returns whether it did.

        Raises Trouble `database-away`, `table-busy`; it is looked at again then.
        """
        if not self._is_to_do():
            return False
        async with self._turn:
            if not self._is_to_do():
                return False
            while self._judges:
                self._idle.clear()
                await self._idle.wait()
            await self._seen_to()
            return True

    async def settle(self) -> None:
        """Moves what waits by all that is noted and not made good. For a start, before anybody presses."""
        self._unmoved = True
        try:
            await self.look()
        except (Trouble, OSError) as error:
            _log.log(log_level_of(error), "what waits has to be moved later: %r", error)

    def outage_noted(self) -> None:
        """Notes that there is an outage to make good."""
        self._unmoved = True

    def _is_to_do(self) -> bool:
        now = self._seconds()
        stood, self._looked = now - self._looked >= STANDSTILL, now
        self._unmoved = self._unmoved or (stood and self._clock is not None)
        return self._unmoved or bool(self._following) or (self._clock is not None and bool(self._clock.jump))

    async def _seen_to(self) -> None:
        clock = self._clock
        if clock is not None and not self._following and (jump := clock.jump):
            await self._noted(clock, jump)
        elif clock is not None and not self._following and self._presence.leads:
            await self._outages.beat()  # a process that was stopped notes the gap before it judges anything
        if self._following > NO_JUMP:  # what is asked from now on has the new time, and is not moved
            self._followed(clock)
        await self._made_good()
        if self._following:  # what is asked meanwhile has the time before: too much of it is left, and not too little
            self._followed(clock)
        self._unmoved = False

    async def _noted(self, clock: SteadyClock, jump: timedelta) -> None:
        before: datetime = clock()
        after = before + jump
        judges = self._presence.leads
        if judges and jump > NO_JUMP:
            await self._outages.leapt(before, after)
        elif judges:
            await self._outages.put_back(before, after)
        self._following = jump
        _log.warning(
            "the clock of this machine was %s by %.0f s; %s",
            "suspended or put forward" if jump > NO_JUMP else "put back",
            abs(jump.total_seconds()),
            "all that waits moves by it" if judges else "it is followed",
        )

    def _followed(self, clock: SteadyClock | None) -> None:
        if clock is not None:
            clock.follow(self._following)
        self._following = NO_JUMP

    async def _made_good(self) -> None:
        if not self._presence.leads:
            return
        self._unmoved = True
        try:
            for _ in range(MOST_ROUNDS):
                if not await self._outages.make_good():
                    break
        except (Trouble, OSError):
            raise
        except Exception:  # the sweep tries again; all others' time must not stand still for ever
            _log.exception("what waits could not be moved by an outage")
