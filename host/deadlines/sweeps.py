"""Runs the named pieces of work that fall due with time, one after the other, until none finds anything to do.

Outages are nobody's fault: a heartbeat shows how long nobody was at work, and all clocks move by it.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from datetime import datetime, timedelta
from time import monotonic

from msgspec import json
from msgspec.structs import asdict, replace

from db.connection.diagnosis import log_level_of
from db.connection.statements import Connection
from db.tables import clocks as statements
from db.tables import orders, seating
from db.trouble import Trouble
from host.clocks.model import Clock, rescheduled, shifted
from host.deadlines.reminders import owed_clock_of
from host.table.access import Tables

_Work = Callable[[], Awaitable[object]]
_Judging = Callable[[], AbstractAsyncContextManager[object]]

MOST_ROUNDS = 1000  # of one piece of work in one run: a defect must not keep the others waiting for ever

_log = logging.getLogger(__name__)


class Sweeps:
    """Pieces of work that fall due with time. A scheduler only calls `run`: the database says what is due."""

    def __init__(self, judging: _Judging = nullcontext) -> None:
        """`judging`: the block in which each batch is done; it may raise Trouble, and then nothing is."""
        self._works: dict[str, _Work] = {}
        self._running = False
        self._judging = judging
        self.moved_at = monotonic()  # when a batch was done last, in monotonic seconds

    def nothing_is_due(self) -> None:
        """Notes that time stands still for everybody, so that there is nothing to be done."""
        self.moved_at = monotonic()

    def add(self, name: str, work: _Work) -> None:
        """Adds a piece of work: a coroutine function that does one batch, and returns whether it did anything."""
        self._works[name] = work

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the pieces of work, in their order."""
        return tuple(self._works)

    async def run(self) -> bool:
        """Does all that is due, in the order in which it was added. Returns whether anything was done.

        A piece of work that fails is logged and tried again in the next run; the others go on.
        """
        if self._running:
            return False
        self._running = True
        try:
            done = False
            for name, work in tuple(self._works.items()):
                done = await self._worked(name, work) or done
            return done
        finally:
            self._running = False

    async def _worked(self, name: str, work: _Work) -> bool:
        done = False
        try:
            for _ in range(MOST_ROUNDS):
                async with self._judging():
                    more = await work()
                self.moved_at = monotonic()
                if not more:
                    break
                done = True
        except (Trouble, OSError) as error:
            _log.log(log_level_of(error), "%s has to wait: %r", name, error)
        except Exception:
            _log.exception("%s broke off", name)
        return done


AHEAD_OF_TIME = timedelta(minutes=1)  # a heartbeat so far ahead is of a clock that was wrong
LEAST_GAP = timedelta(minutes=2)  # shorter ones are not worth a word
_BATCH = 200  # tables at once


class Outages:
    """The heartbeat, and making good what nobody could help."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.noted: Callable[[], object] = lambda: None  # called whenever there is something to make good

    async def beat(self) -> timedelta | None:
        """Writes that somebody is at work; a gap since the last time becomes an outage. Returns that gap."""
        now = self._tables.clock()

        async def work(connection: Connection) -> datetime | None:
            before: datetime | None = (await connection.execute(statements.LAST_BEAT)).scalar()
            await connection.execute(statements.BEAT, {"now": now})
            if before is not None and before - now > AHEAD_OF_TIME:  # the clock was put back while nobody looked
                await connection.execute(statements.OUTAGES_PUT_BACK, {"now": now})
            if before is not None and now - before >= LEAST_GAP:
                await self._noted(connection, before, now)
            return before

        before = await self._tables.database.run(work)
        return now - before if before is not None and now - before >= LEAST_GAP else None

    async def outage(self, start: datetime, end: datetime) -> bool:
        """Note that nobody could answer from `start` to `end`; a sweep moves the clocks then. False: it was too short.

        What another outage covers already counts once.
        """

        async def work(connection: Connection) -> bool:
            return await self._noted(connection, start, end)

        return await self._tables.database.run(work)

    async def leapt(self, before: datetime, after: datetime) -> None:
        """Notes that the clock went from `before` to `after` at once: nobody could answer, unless others were there."""

        async def work(connection: Connection) -> None:
            beat: datetime | None = (await connection.execute(statements.LAST_BEAT)).scalar()
            began = before if beat is None or beat > after else max(before, beat)
            await self._noted(connection, began, after)

        await self._tables.database.run(work)

    async def put_back(self, before: datetime, after: datetime) -> None:
        """Notes that the clock went back from `before` to `after`: what waits at tables is moved back with it."""
        values = {"before": before, "after": after, "gap": after - before}

        async def work(connection: Connection) -> None:
            await connection.execute(statements.ONE_OUTAGE)
            await connection.execute(statements.OUTAGES_PUT_BACK, {"now": after})
            await connection.execute(statements.MESSAGES_PUT_BACK, values)
            await connection.execute(statements.STOPPED_PUT_BACK, {"now": after})
            await connection.execute(statements.NOTE_PUT_BACK, values)

        await self._tables.database.run(work)

    async def make_good(self, limit: int = _BATCH) -> int:
        """Moves the clocks of the next `limit` tables by an outage that is not yet made good; how many tables."""
        now, failed = self._tables.clock(), dict[int, Exception]()

        async def work(connection: Connection) -> int:
            out = (await connection.execute(statements.OUTAGE)).first()
            if out is None:
                return 0
            values = {"upto": out.done_upto, "limit": limit}
            tables = list((await connection.execute(statements.OUT_TABLES, values)).scalars())
            if tables:
                failed.update(await self._moved(connection, tables, out.began_at, out.ended_at, now))
            upto = {"id": out.id, "upto": tables[-1] if tables else out.done_upto, "done": len(tables) < limit}
            await connection.execute(statements.OUTAGE_UPTO, upto)
            return max(1, len(tables))

        done = await self._tables.database.run(work)
        for table_id, error in failed.items():
            await self._tables.skipping.note("a deadline after an outage", table_id, error)
        if done:
            self._tables.wake.set()
        return done

    async def _noted(self, connection: Connection, start: datetime, end: datetime) -> bool:
        await connection.execute(statements.ONE_OUTAGE)
        values = {"began": start, "ended": end, "least": LEAST_GAP}
        noted = (await connection.execute(statements.NOTE_OUTAGE, values)).first() is not None
        if noted:
            self.noted()
        return noted

    async def _moved(
        self, connection: Connection, tables: list[int], began: datetime, ended: datetime, now: datetime
    ) -> dict[int, Exception]:
        """Moves the clocks; the errors by table, whose clocks then move without heed to anybody's nights."""
        failed: dict[int, Exception] = {}
        gap, back = ended - began, ended < began
        since = min(began, ended)
        moving = {"tables": tables, "gap": gap, "since": since}
        await orders.shift_order_calls(connection, tables, since, gap)
        await connection.execute(orders.HELD_MOVED, moving)
        await connection.execute(seating.VOTES_MOVED, moving)
        upto = began + AHEAD_OF_TIME if back else ended  # back: also what was asked while others were being moved
        rows = await connection.execute(statements.OUT_CLOCKS, {"tables": tables, "ended": upto})
        moved = []
        for row in rows:
            owed = owed_clock_of(row)
            by = gap
            try:
                by = gap if back else ended - max(began, owed.clock.opened_at)
                clock = rescheduled(shifted(owed.clock, by), owed.rhythm)
            except Exception as error:  # what is stored of one person
                failed[owed.table_id] = error
                try:
                    clock = _put_off(owed.clock, by)
                except OverflowError:  # nor is there such a deadline
                    continue
            moved.append({"table_id": owed.table_id, **asdict(clock)})
        if not moved:
            return failed
        written = {"clocks": json.encode(moved).decode()}
        moved_tables = list((await connection.execute(statements.SHIFT, written)).scalars())
        if back:  # nobody was away
            return failed
        payload = json.encode({"seconds": int((ended - began).total_seconds())}).decode()
        await connection.execute(statements.TELL_OUTAGE, {"tables": moved_tables, "now": now, "payload": payload})
        return failed


def _put_off(clock: Clock, gap: timedelta) -> Clock:
    """The clock with its deadline so much later, and without reminders."""
    due = clock.due_at + gap
    next_at = None if clock.next_at is None else due
    return replace(clock, opened_at=clock.opened_at + gap, own_due=clock.own_due + gap, due_at=due, next_at=next_at)
