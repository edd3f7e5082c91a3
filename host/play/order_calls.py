"""Draws the moment at which a standing order answers, when its question comes up, and waits for the next one.

Nothing else may set that moment, least of all the beat of a sweep: whoever sees when boards change would learn which
answers were ordered. What nobody could answer at its moment (the bot was down) gets another one. The moment at which a
held answer settles is waited for likewise, instead of looking every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from datetime import datetime, timedelta
from typing import Any

from db.connection.diagnosis import log_level_of
from db.connection.statements import Connection
from db.tables import orders
from db.tables.orders import StandingOrder
from db.trouble import Trouble
from engine.contract import Ask
from host.clocks.calendar import next_awake
from host.play.graces import Graces
from host.table.access import Bell, Tables
from host.table.early_answers import LATEST, delay_after_miss, order_delay
from host.table.transaction import TableTransaction

_BATCH = 50  # calls taken at once
ORDER_LEASE = timedelta(minutes=2)  # a call claimed that long ago was given up by whoever claimed it
_LATE = timedelta(seconds=3)  # then its moment is over: answering now would show when somebody came to look
ANSWERS_DRAWN_FROM = 40
UP_BY = timedelta(hours=1)  # after the end of a night, when an order would have answered in it
DEFAULT_TIME = 24 * 3600.0  # seconds, where a question has no clock

_log = logging.getLogger(__name__)


class OrderCalls:
    """Notes the calls of orders within moves, and has them answered when they are due.

    `answer`: lets the order of a claimed call answer, given its row of `CLAIM_CALLS`.
    """

    def __init__(self, tables: Tables, answer: Callable[[Any], Awaitable[None]]) -> None:
        self.tables = tables
        self._answer = answer

    async def answer_by_orders(self, limit: int = _BATCH, table_id: int | None = None) -> int:
        """Lets orders answer all that they are due to answer now, `limit` at once. Returns how many calls there were.

        `table_id`: at that table only.
        """
        now = self.tables.clock()
        values = {"now": now, "until": now + ORDER_LEASE, "owner": self._claimant, "limit": limit, "table": table_id}
        return await self._answer_claimed(orders.CLAIM_CALLS, values)

    async def catch_up_on_orders(self, limit: int = _BATCH) -> int:
        """Gives calls that were missed another moment, each its own; those whose deadline is over answer at once.

        Returns how many there were.
        """
        now = self.tables.clock()
        values = {"now": now, "late": now - _LATE, "until": now + ORDER_LEASE, "owner": self._claimant, "limit": limit}

        async def put_off(connection: Connection) -> int:
            missed = list((await connection.execute(orders.MISSED, values)).all())
            for row in missed:
                try:
                    left = DEFAULT_TIME if row.due_at is None else (row.due_at - now).total_seconds()
                except Exception as error:  # no such deadline: it gets a moment all the same
                    left, failed[row.table_id] = DEFAULT_TIME, error
                called = {"table": row.table_id, "seat": row.seat, "ask": row.ask}
                at = now + timedelta(seconds=delay_after_miss(left, self._share()))
                await connection.execute(orders.CALL_LATER, {**called, "at": at})
            return len(missed)

        failed: dict[int, Exception] = {}
        done = await self.tables.database.run(put_off)
        for table_id, error in failed.items():
            await self.tables.skipping.note("a standing order that was missed", table_id, error)
        if done:
            self.tables.called.set()
        return done + await self._answer_claimed(orders.CLAIM_OVERDUE, values)

    async def next_call(self) -> datetime | None:
        """Returns when the next call is due that nobody is at work on; None if there is none."""
        (row,) = await self.tables.database.fetch(orders.NEXT_CALL, {"now": self.tables.clock()})
        at: datetime | None = row.at
        return at

    async def _answer_claimed(self, claim: Any, values: dict[str, Any]) -> int:
        async def claimed(connection: Connection) -> list[Any]:
            return list((await connection.execute(claim, values)).all())

        looked_into = 0
        while rows := await self.tables.database.run(claimed):
            done = await asyncio.gather(*(self._answer(row) for row in rows), return_exceptions=True)
            looked_into += len(rows)
            for row, broken in zip(rows, done, strict=True):
                if isinstance(broken, Exception):  # its lease lapses, then it is tried again; the others go on
                    await self.tables.skipping.note("a standing order", row.table_id, broken)
                else:
                    await self.tables.skipping.worked("a standing order", row.table_id)
        return looked_into

    async def note(self, tx: TableTransaction, given: StandingOrder, ask: Ask, at: datetime) -> None:
        """Notes within a move that the order is to answer `ask` at `at`; the timer is told after the commit."""
        await orders.call_order(tx.connection, tx.id, given, ask.id, at)
        tx.after_commit.append(self.tables.called.set)

    async def moment(self, tx: TableTransaction, given: StandingOrder, ask: Ask) -> datetime:
        """Draws when the order answers: after a delay like its player's own, and not while they sleep."""
        values = {"table": tx.id, "seat": given.seat, "person": tx.table.person_at(given.seat)}
        rows = await tx.connection.execute(orders.USUAL_DELAYS, {**values, "limit": ANSWERS_DRAWN_FROM})
        usual = [row.seconds for row in rows if row.seconds is not None]
        due = (await tx.connection.execute(orders.DUE_ORDERS, {**values, "ask": ask.id})).scalar()
        now = self.tables.clock()
        time = DEFAULT_TIME if due is None else max(0.0, (due - now).total_seconds())
        chances = (self._share(), self._share())
        at = now + timedelta(seconds=order_delay(usual, time, chances))
        sitter = tx.sitters.get(given.seat)
        up = at if sitter is None else next_awake(at, sitter.rhythm)
        if up > at:  # nobody answers on the stroke of the hour at which their night ends
            up += UP_BY * chances[1]
        return up if up < now + timedelta(seconds=time * LATEST) else at

    @property
    def _claimant(self) -> str:
        return self.tables.database.presence.claimant

    def _share(self) -> float:
        """A random number from 0 to 1."""
        return int.from_bytes(self.tables.entropy(8), "big") / 2**64


_LONGEST = 60.0  # seconds without looking; a missed call gets another moment, so nobody can see this interval

SHORTEST = 0.2  # seconds between two looks at a call that another process has claimed


CALLED = "called"  # the bell of a call that was noted in a process that does not lead


class OrderTimer:
    """One process's alarm clock for orders and held answers. It reads the next moment from the database.

    `sleep`: waits so many seconds; `here`: whether Discord is there to be told anything; `judging`: the
    block in which it is decided what is due.
    """

    def __init__(
        self,
        orders: OrderCalls,
        graces: Graces,
        *,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        here: Callable[[], bool] = lambda: True,
        judging: Callable[[], AbstractAsyncContextManager[object]] = nullcontext,
    ) -> None:
        self._orders = orders
        self._graces = graces
        self._sleep = sleep
        self._here = here
        self._judging = judging
        self._rung = False
        self._nap: asyncio.Future[object] | None = None

    def listen(self) -> None:
        """Is rung from now on when a call is noted, in this process or another."""
        self._orders.tables.called = Bell(self.ring)
        self._orders.tables.database.presence.heard[CALLED] = lambda _: self.ring()

    async def run(self) -> None:
        """Lets every order answer and every held answer settle at its moment, until cancelled."""
        while True:
            try:
                await self.once()
            except (Trouble, OSError) as error:
                _log.log(log_level_of(error), "standing orders have to wait: %r", error)
                await self._sleep(_LONGEST)
            except Exception:
                _log.exception("standing orders broke off")
                await self._sleep(_LONGEST)

    async def once(self) -> int:
        """Waits for the next moment, or until another one is noted. Returns how many calls it looked into."""
        self._rung = False
        moments = await self._orders.next_call(), await self._graces.next_settling()
        at = min((moment for moment in moments if moment is not None), default=None)
        wait = _LONGEST if at is None or not self._here() else (at - self._orders.tables.clock()).total_seconds()
        if wait > 0:
            await self._slept(min(wait, _LONGEST))
        async with self._judging():
            if at is None or not self._here() or self._orders.tables.clock() < at:
                return 0
            done = await self._graces.settle_due()
            done += await self._orders.catch_up_on_orders() + await self._orders.answer_by_orders()
        if not done:  # another process is at work on it
            await self._sleep(SHORTEST)
        return done

    def ring(self) -> None:
        """Says that there may be an earlier moment than the one the timer waits for."""
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
