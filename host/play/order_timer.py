"""Waits for the moment at which the next standing order answers, or the next held answer settles.

It does so instead of looking every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from db.absence import loudness
from db.trouble import Trouble
from host.play.graces import Graces
from host.play.order_calls import OrderCalls

LONGEST = 60.0  # seconds without looking; a missed call gets another moment, so nobody can see this interval

SHORTEST = 0.2  # seconds between two looks at a call that another process has claimed

_log = logging.getLogger(__name__)


class Bell(asyncio.Event):
    """Rings when a call was noted, and wakes the timer that waits for the next one."""

    def __init__(self, timer: OrderTimer) -> None:
        super().__init__()
        self._timer = timer

    def set(self) -> None:
        self._timer.ring()


class OrderTimer:
    """One process's alarm clock for orders and held answers. It reads the next moment from the database.

    `sleep`: waits so many seconds; `here`: whether Discord is there to be told anything.
    """

    def __init__(
        self,
        orders: OrderCalls,
        graces: Graces,
        *,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        here: Callable[[], bool] = lambda: True,
    ) -> None:
        self._orders = orders
        self._graces = graces
        self._sleep = sleep
        self._here = here
        self._rung = False
        self._nap: asyncio.Future[object] | None = None
        orders.tables.called = Bell(self)

    async def run(self) -> None:
        """Let every order answer and every held answer settle at its moment, until cancelled."""
        while True:
            try:
                await self.once()
            except (Trouble, OSError) as error:
                _log.log(loudness(error), "standing orders have to wait: %r", error)
                await self._sleep(LONGEST)
            except Exception:
                _log.exception("standing orders broke off")
                await self._sleep(LONGEST)

    async def once(self) -> int:
        """Wait for the next moment, or until another one is noted. Returns how many calls and tables it looked into."""
        self._rung = False
        moments = await self._orders.next_call(), await self._graces.next_settling()
        at = min((moment for moment in moments if moment is not None), default=None)
        wait = LONGEST if at is None or not self._here() else (at - self._orders.tables.clock()).total_seconds()
        if wait > 0:
            await self._slept(min(wait, LONGEST))
        if at is None or not self._here() or self._orders.tables.clock() < at:
            return 0
        done = await self._graces.settle_due()
        done += await self._orders.catch_up_on_orders() + await self._orders.answer_by_orders()
        if not done:  # another process is at work on it
            await self._sleep(SHORTEST)
        return done

    def ring(self) -> None:
        """Say that there may be an earlier moment than the one the timer waits for."""
        self._rung = True
        if self._nap is not None:
            self._nap.cancel()

    async def _slept(self, seconds: float) -> None:
        if self._rung:
            return
        self._nap = asyncio.ensure_future(self._sleep(seconds))
        try:
            await asyncio.wait([self._nap])
        finally:
            self._nap.cancel()
            self._nap = None
