"""Does over and over what falls due, as long as the bot runs, whatever is done to the machine's clock meanwhile."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial, wraps

from apscheduler.jobstores.memory import MemoryJobStore
from apscheduler.schedulers.asyncio import AsyncIOScheduler

from bot.app.background.connection import BEAT_SECONDS, Pulse
from bot.app.background.tidying import Tidying
from bot.app.underway import Underway
from bot.delivery import Deliverer
from bot.messages.sending import REAL, Timer
from db.connection.diagnosis import log_level_of
from db.trouble import Trouble
from face.wordings.locales import search_all
from host.house import House
from host.play.order_calls import CALLED, OrderTimer
from host.table.access import Bell

Job = Callable[[], Awaitable[object]]

TIDY_SECONDS = 60.0
STANDS_AFTER = 60.0  # seconds in which no batch of what is due was done
LOOK_EVERY = 1.0  # seconds between two looks at the clock
STEP = 1.0  # seconds; a clock that is put by more has been set

_log = logging.getLogger(__name__)


class Jobs:
    """The jobs of one process. Nothing runs before `begin`, nor after `close`."""

    def __init__(self, house: House, timer: Timer = REAL, wall: Callable[[], float] = time.time) -> None:
        """`wall`: the time of day by which the scheduler plans, in seconds."""
        self._house = house
        self._timer = timer
        self._wall = wall
        self._watch: asyncio.Task[None] | None = None
        self._scheduler: AsyncIOScheduler | None = None
        self._orders: asyncio.Task[None] | None = None

    def begin(self, jobs: Iterable[tuple[Job, float]], here: Callable[[], bool]) -> None:
        """Does each job every so many seconds, and standing orders at their moments.

        `here`: whether Discord is there to be told anything. Orders are done in the process that leads.
        """
        if self._house.database.presence.leads:
            judging = self._house.timekeeping.judging
            timer = OrderTimer(self._house.order_calls, self._house.graces, here=here, judging=judging)
            timer.listen()
            self._orders = asyncio.create_task(timer.run())
        else:
            self._house.tables.called = Bell(partial(self._house.database.presence.ring, CALLED))
        self._scheduler = AsyncIOScheduler(jobstores={"default": MemoryJobStore()}, timezone="UTC")
        for job, seconds in jobs:
            self._scheduler.add_job(
                _to_its_end(job), "interval", seconds=seconds, coalesce=True, misfire_grace_time=None
            )
        self._scheduler.start()
        self._watch = asyncio.create_task(self._watched(), name="clock")

    def plan_anew(self) -> None:
        """Does all jobs now, and each after its seconds from now on. The scheduler plans by the time of day alone."""
        for job in self._scheduler.get_jobs() if self._scheduler is not None else ():
            job.modify(next_run_time=datetime.now(UTC))

    async def _watched(self) -> None:
        """Looks at the clock every second; the jobs go on at once if it has jumped, after what waits was moved."""
        ahead = self._wall() - self._timer.clock()
        while True:
            await self._timer.sleep(LOOK_EVERY)
            try:
                if await self._house.timekeeping.look():
                    self._house.tables.called.set()
            except (Trouble, OSError) as error:
                _log.log(log_level_of(error), "what waits has to be moved later: %r", error)
            except Exception:
                _log.exception("the clock cannot be looked at")
            before, ahead = ahead, self._wall() - self._timer.clock()
            if abs(ahead - before) > STEP:
                self.plan_anew()

    async def close(self) -> None:
        """Begins no job any more."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
            self._watch = None
        if self._orders is not None:
            self._orders.cancel()
            await asyncio.gather(self._orders, return_exceptions=True)
            self._orders = None
        if self._scheduler is not None:
            self._scheduler.shutdown(wait=False)
            self._scheduler = None


class Chores:
    """What a process does by itself, over and over: it keeps time where it leads, and tidies.

    `every`: seconds between two looks for what has fallen due, None for no scheduler.
    """

    def __init__(
        self,
        house: House,
        pulse: Pulse,
        deliverer: Deliverer,
        tidying: Tidying,
        underway: Underway,
        every: float | None,
    ) -> None:
        self._house = house
        self._presence = house.database.presence
        self._pulse = pulse
        self._deliverer = deliverer
        self._tidying = tidying
        self._underway = underway
        self._every = every
        self._jobs = Jobs(house)

    def begin(self) -> None:
        """Begins to do it all, if there is a scheduler."""
        if self._every is None:
            return
        jobs: list[tuple[Job, float]] = [(self.tidy, TIDY_SECONDS)]
        if self._presence.leads:
            jobs += [(self.keep_time, self._every), (self._pulse.beat, BEAT_SECONDS)]
        self._jobs.begin(jobs, here=lambda: self._pulse.here)

    async def close(self) -> None:
        """Begins nothing any more."""
        await self._jobs.close()

    async def sweep(self) -> None:
        """Does all of it once: harmless at any time, in any number of processes."""
        await self.keep_time()
        await self.tidy()

    async def keep_time(self) -> None:
        """Does and announces what has fallen due, while Discord is there."""
        if self._pulse.unnoted:  # deadlines move by it first
            await self._pulse.beat()
        if self.judges_time:
            await self._house.sweeps.run()
            await self._tidying.announce()
        else:
            self._house.sweeps.nothing_is_due()
        await self._deliverer.sweep()

    @property
    def judges_time(self) -> bool:
        """Whether this process does what has fallen due: it leads, and Discord is there."""
        return self._pulse.here and not self._pulse.unnoted and self._presence.leads

    @property
    def time_stands(self) -> bool:
        """Whether what has fallen due is not done, though it should be."""
        if self._every is None or not self.judges_time:
            return False
        return time.monotonic() - self._house.sweeps.moved_at > self._every + STANDS_AFTER

    async def tidy(self) -> None:
        """Closes idle lobbies, puts away finished threads, opens seats of members who have left, collects garbage."""
        if self._presence.leads:
            await self._tidying.sweep()
        else:
            await self._house.languages.refresh()
        if not self._underway.some():
            search_all()


def _to_its_end(job: Job) -> Job:
    """`job`, which ends without a word when it is cut off: the scheduler would log that as a defect of the job."""

    @wraps(job)
    async def done() -> None:
        with suppress(asyncio.CancelledError):
            await job()

    return done
