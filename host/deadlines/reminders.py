"""Reminders that are due become messages: one for a player over all tables, each rung once, by whichever process."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct, json
from msgspec.structs import replace

from db.connection.statements import Connection
from db.tables import clocks as statements
from engine.texts import NOT_ASKED, Refusal
from host.clocks.calendar import Rhythm, quiet_hours
from host.clocks.model import (
    LAST_HOUR,
    RUNG_NAMES,
    Call,
    Clock,
    clock_of,
    is_too_late,
    next_call,
    read_sitters,
    rescheduled,
)
from host.clocks.model import read_clocks as clocks_of
from host.table.access import Tables
from host.table.skipping import is_passing
from host.table.stored_table import check_id, stored_pace, table_of
from host.values import OutboxMessage, Rung, Table

_BATCH = 500  # reminders at once
NUMBERS = {name: number for number, name in RUNG_NAMES.items()}


class Due(Struct, frozen=True):
    """One line of a reminder: a decision somebody owes. `last`: everybody else has answered."""

    table_id: int
    seat: int
    ask: str
    rung: Rung
    due_at: datetime
    last: bool = False


class Reminder(Struct, frozen=True):
    """The decisions one player is reminded of, over all tables; only those still open and not late."""

    items: tuple[tuple[Table, Due], ...]


class OwedClock(Struct, frozen=True):
    """A clock with its table and who sits there (0: nobody)."""

    table_id: int
    person_id: int
    clock: Clock
    rhythm: Rhythm
    notify: str


class Reminders:
    """Use cases around the ladder of reminders."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def remind(self, limit: int = _BATCH) -> int:
        """Turns the reminders that are due, of about `limit` clocks, into messages; how many clocks were looked at."""
        now = self._tables.clock()

        async def work(connection: Connection) -> int:
            values = {"now": now, "limit": limit}
            people = list((await connection.execute(statements.PEOPLE_DUE, values)).scalars())
            if not people:
                return 0
            values = {"now": now, "people": people, "vacant": 0 in people}
            rows = list(await connection.execute(statements.CLOCKS_DUE, values))
            called = _called(rows, now)
            failed.update(called.failed)
            if rows:
                await _write(connection, called, now)
            return len(rows)

        failed: dict[int, Exception] = {}
        done = await self._tables.database.run(work)
        for table_id, error in failed.items():
            await self._tables.skipping.note("a reminder", table_id, error)
        if done:
            self._tables.wake.set()
        return done

    async def reminder(self, row: OutboxMessage) -> Reminder:
        """Returns the items of a reminder that still hold: owed, not muted since, and their next rung has not come."""
        items = []
        for due in msgspec.convert((row.payload or {}).get("items", ()), tuple[Due, ...]):
            try:
                item = await self._item(due, row.lane[1])
            except Exception as error:  # the lines about other tables are read all the same
                if is_passing(error):
                    raise
                await self._tables.skipping.note("a line of a reminder", due.table_id, error)
                continue
            items += [] if item is None else [item]
        return Reminder(tuple(items))

    async def _item(self, due: Due, person_id: int) -> tuple[Table, Due] | None:
        """The table and decision that a line of a reminder is about; None if it does not hold any more."""
        stored = await self._tables.read(due.table_id)
        clock = clock_of(clocks_of(stored.clocks), due.seat, due.ask)
        table = table_of(stored.shown)
        sits = any(card.seat == due.seat and card.person_id == person_id for card in table.seats)
        if clock is None or not sits or table.paused or clock.muted or clock.next_at is None:
            return None
        rhythm = read_sitters(stored.sitters, table.pace.off)[due.seat].rhythm
        if is_too_late(clock, rhythm, NUMBERS.get(due.rung, 0), self._tables.clock()):
            return None
        return table, replace(due, due_at=clock.due_at)

    async def snooze(self, table_id: int, person_id: int, ask_id: str, hours: float = 4) -> datetime:
        """No reminder of this decision for so long, then one; when that is. Raises Refusal `not-asked`."""
        until = self._tables.clock() + timedelta(hours=hours)
        await self._reset_clock(table_id, person_id, ask_id, snoozed_until=until)
        return until

    async def mute(self, table_id: int, person_id: int, ask_id: str) -> None:
        """No more private reminders of this decision. Raises Refusal `not-asked`."""
        await self._reset_clock(table_id, person_id, ask_id, muted=True)

    async def _reset_clock(self, table_id: int, person_id: int, ask_id: str, **changed: Any) -> None:
        async def work(connection: Connection) -> None:
            values = {"table": table_id, "person": person_id, "ask": ask_id}
            row = (await connection.execute(statements.CLOCK, values)).first()
            if row is None or not row.running:
                raise Refusal(NOT_ASKED)
            owed = owed_clock_of(row)
            clock = rescheduled(replace(owed.clock, **changed), owed.rhythm, paused=owed.clock.next_at is None)
            written = {
                "table": table_id,
                "seat": clock.seat,
                "ask": ask_id,
                "next_at": clock.next_at,
                "muted": clock.muted,
                "snoozed_until": clock.snoozed_until,
            }
            await connection.execute(statements.WIND, written)

        check_id(table_id)
        await self._tables.database.run(work)


def owed_clock_of(row: Any) -> OwedClock:
    """A clock from a row of the statements in `db.tables.clocks`."""
    clock = Clock(*(getattr(row, name) for name in Clock.__struct_fields__))
    return OwedClock(row.table_id, row.person_id, clock, _rhythm_of(row), row.notify)


def _rhythm_of(row: Any) -> Rhythm:
    """Reads when a person is there from the columns of `players`, and on which days time runs at the table."""
    quiet = quiet_hours(row.quiet_from, row.quiet_to)
    away = None if row.away_until is None or row.away_from is None else (row.away_from, row.away_until)
    try:
        off = stored_pace(row.pace).off
    except msgspec.DecodeError:  # whatever a row holds, what waits is moved and told
        off = None
    return Rhythm(row.zone, quiet, away, off)


class _Called(Struct):
    """What becomes of clocks whose reminders are due. `after`: the clocks then, with their tables.

    `lines`: what is said, by person; `waiting`: the tables that are told of the last hour; `failed`: by table.
    """

    after: list[tuple[int, Clock]]
    lines: dict[int, list[Due]]
    waiting: set[int]
    failed: dict[int, Exception]


def _called(rows: Iterable[Any], now: datetime) -> _Called:
    """Works out the reminders of all clocks. One that breaks has none any more: its deadline comes next."""
    called = _Called([], {}, set(), {})
    for row in rows:
        try:
            owed = owed_clock_of(row)
            call, clock = next_call(owed.clock, owed.rhythm, now)
        except Exception as error:  # what is stored of one person keeps nobody else from being reminded
            called.failed[row.table_id] = error
            kept = Clock(row.seat, row.ask, row.opened_at, row.own_due, row.due_at, row.due_at, row.rung)
            called.after.append((row.table_id, replace(kept, last_told=row.last_told)))
            continue
        called.after.append((owed.table_id, clock))
        if call is None:
            continue
        if call.rung == LAST_HOUR:
            called.waiting.add(owed.table_id)
        asleep = clock.snoozed_until is not None and clock.snoozed_until > now
        if owed.person_id and owed.notify != "none" and not clock.muted and not asleep:
            called.lines.setdefault(owed.person_id, []).append(_line(owed, call))
    return called


async def _write(connection: Connection, called: _Called, now: datetime) -> None:
    after, lines, waiting = called.after, called.lines, called.waiting
    await connection.execute(
        statements.STORE_RUNG,
        {
            "tables": [table_id for table_id, _ in after],
            "seats": [clock.seat for _, clock in after],
            "asks": [clock.ask for _, clock in after],
            "rungs": [clock.rung for _, clock in after],
            "nexts": [clock.next_at for _, clock in after],
            "snoozes": [clock.snoozed_until for _, clock in after],
            "lasts": [clock.last_told for _, clock in after],
        },
    )
    if lines:
        people = list(lines)
        written = {
            "now": now,
            "people": people,
            "tables": [lines[person][0].table_id for person in people],
            "payloads": [json.encode({"items": lines[person]}).decode() for person in people],
        }
        await connection.execute(statements.REMIND, written)
    if waiting:
        tables = sorted(waiting)
        await connection.execute(statements.ONE_AT_A_TABLE, {"tables": tables})
        await connection.execute(statements.QUEUE_REMINDERS, {"tables": tables, "now": now})


def _line(owed: OwedClock, call: Call) -> Due:
    clock = owed.clock
    rung = RUNG_NAMES[call.rung] if call.rung else "last"
    return Due(owed.table_id, clock.seat, clock.ask, rung, clock.due_at, call.last)
