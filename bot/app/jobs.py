"""Does over and over what falls due, as long as the bot runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from apscheduler.jobstores.memory import MemoryJobStore
from apscheduler.schedulers.asyncio import AsyncIOScheduler

from host.house import House
from host.play.order_calls import OrdersElsewhere, OrderTimer

Job = Callable[[], Awaitable[object]]


class Jobs:
    """The jobs of one process. Nothing runs before `begin`, nor after `close`."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._scheduler: AsyncIOScheduler | None = None
        self._orders: asyncio.Task[None] | None = None

    def begin(self, jobs: Iterable[tuple[Job, float]], here: Callable[[], bool]) -> None:
        """Does each job every so many seconds, and standing orders at their moments.

        `here`: whether Discord is there to be told anything. A process without shards leaves orders to others.
        """
        if self._house.database.presence.shards.numbers:
            timer = OrderTimer(self._house.order_calls, self._house.graces, here=here)
            self._orders = asyncio.create_task(timer.run())
        else:
            self._house.tables.called = OrdersElsewhere(self._house.database.presence)
        self._scheduler = AsyncIOScheduler(jobstores={"default": MemoryJobStore()}, timezone="UTC")
        for job, seconds in jobs:
            self._scheduler.add_job(job, "interval", seconds=seconds, coalesce=True, misfire_grace_time=None)
        self._scheduler.start()

    async def close(self) -> None:
        """Begins no job any more."""
        if self._orders is not None:
            self._orders.cancel()
            await asyncio.gather(self._orders, return_exceptions=True)
            self._orders = None
        if self._scheduler is not None:
            self._scheduler.shutdown(wait=False)
            self._scheduler = None
