"""Keeps the settings of people: time zone, quiet hours, vacation, and how they are reminded."""

from __future__ import annotations

import math
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import json

from db import clocks as statements
from db import records
from db.move_writes import Post
from db.trouble import Trouble
from host.clocks.calendar import checked_quiet, checked_zone
from host.clocks.model import Clock, shifted
from host.table.access import Tables
from host.table.projections import explanations_of
from host.table.transaction import TableTransaction
from host.values import (
    AWAY_IN_THE_PAST,
    AWAY_TOO_LONG,
    TABLE_HALTED,
    Explains,
    Explanations,
    Notify,
    PersonSettings,
    Shows,
)

ALLOWANCE = 30  # days of vacation a year
DAY = timedelta(days=1)


class PlayerSettings:
    """Settings of a person that clocks heed. A change reaches all their open decisions at once."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def player(self, person_id: int) -> PersonSettings:
        """Return a person's settings; English and open direct messages for a stranger."""
        row = await self._row(person_id)
        if row is None:
            return PersonSettings(person_id)
        now = self._tables.clock()
        return PersonSettings(
            id=person_id,
            locale=row.locale,
            dms=row.dms,
            zone=row.zone,
            quiet=None if row.quiet_from is None else (row.quiet_from, row.quiet_to),
            notify=row.notify,
            away_until=row.away_until if row.away_until is not None and row.away_until > now else None,
            away_left=ALLOWANCE - _used(row, now),
            board=row.board,
        )

    async def set_zone(self, person_id: int, zone: str) -> PersonSettings:
        """Remember a time zone. Raises Trouble `unknown-zone`."""
        return await self._save(person_id, zone=checked_zone(zone))

    async def set_quiet(self, person_id: int, quiet: tuple[int, int] | None) -> PersonSettings:
        """Remember quiet hours, in minutes after local midnight; None for none.

        Raises Trouble `quiet-too-long`, `no-zone`.
        """
        row = await self._row(person_id)
        kept = checked_quiet(row.zone if row else None, quiet)
        return await self._save(person_id, quiet_from=kept and kept[0], quiet_to=kept and kept[1])

    async def set_notify(self, person_id: int, notify: Notify) -> PersonSettings:
        """Remember how somebody wants to be reminded."""
        return await self._save(person_id, notify=notify)

    async def set_away(self, person_id: int, until: datetime | None) -> PersonSettings:
        """Go on vacation until then; None: be back. Days not used are kept.

        Raises Trouble `away-in-the-past`, `away-too-long` beyond 30 days a year.
        """
        now = self._tables.clock()
        row = await self._row(person_id)
        used = _used(row, now)
        begun = now
        over = None  # a vacation that has ended, or ends now
        if row is not None and row.away_until is not None and row.away_until > now:
            used -= _days(row.away_from, row.away_until)  # what was taken and not used is given back
            begun = row.away_from
            over = (begun, now) if until is None else None
        elif row is not None and row.away_until is not None:
            over = (row.away_from, row.away_until)
        if until is None:
            changed = {"away_from": None, "away_until": None, "away_used": used + _days(begun, now)}
            return await self._save(person_id, over, **changed, away_year=_year(row, now))
        if until <= now:
            raise Trouble(AWAY_IN_THE_PAST)
        if used + _days(begun, until) > ALLOWANCE:
            raise Trouble(AWAY_TOO_LONG, left=max(0, ALLOWANCE - used))
        days = used + _days(begun, until)
        return await self._save(
            person_id, over, away_from=begun, away_until=until, away_used=days, away_year=_year(row, now)
        )

    async def explanations(self, person_id: int, game: str) -> Explanations:
        """Whether a game of that kind explains itself to a person, and what it has explained already."""
        (row,) = await self._tables.database.fetch(records.EXPLANATIONS, {"person": person_id, "game": game})
        return explanations_of(row.explained)

    async def set_explains(self, person_id: int, when: Explains) -> None:
        """Remember when games explain themselves to a person. What they have folded away stays so."""
        await self._tables.database.write(records.SAVE_EXPLAINS, {"person": person_id, "explains": when})

    async def set_board(self, person_id: int, shows: Shows) -> None:
        """Remember how a person is shown boards and desks that only they read."""
        await self._tables.database.write(records.SAVE_SHOWS, {"person": person_id, "board": shows})

    async def explained(self, person_id: int, table_id: int, ids: Iterable[str]) -> None:
        """Remember that these explanations of the table's game need not be shown to a person again."""
        known = {"person": person_id, "table": table_id, "ids": sorted(ids)}
        await self._tables.database.write(records.SAVE_EXPLAINED, known)

    async def _row(self, person_id: int) -> Any:
        rows = await self._tables.database.fetch(records.PLAYER, {"person": person_id})
        return rows[0] if rows else None

    async def _save(
        self, person_id: int, over: tuple[datetime, datetime] | None = None, **changed: Any
    ) -> PersonSettings:
        row = await self._row(person_id)
        names = ("zone", "quiet_from", "quiet_to", "notify", "away_from", "away_until", "away_year", "away_used")
        values = {name: getattr(row, name) for name in names} if row else {**dict.fromkeys(names), "notify": "dm"}
        values = {**values, "away_used": values["away_used"] or 0, **changed, "person": person_id}
        await self._tables.database.write(statements.SAVE_RHYTHM, values)
        tables = await self._tables.database.fetch(statements.TABLES_OF_PERSON, {"person": person_id})
        for table in tables:
            try:
                await self._rewind(table.table_id, person_id, over)
            except Trouble as trouble:  # one table that breaks keeps no setting from the others
                if trouble.code != TABLE_HALTED:
                    raise
        if tables:
            self._tables.wake.set()
        return await self.player(person_id)

    async def _rewind(self, table_id: int, person_id: int, over: tuple[datetime, datetime] | None) -> None:
        """The person's clocks at that table heed the new settings; the table is told that its deadline moved, not why.

        `over`: a vacation that no setting tells of any more, but by which clocks have stood still.
        """

        async def work(tx: TableTransaction) -> None:
            if tx.stored.state is None or tx.stored.shown.status != "playing":
                return
            before = tx.clocks
            card = tx.table.card(person_id)
            own = None if card is None else card.seat
            tx.clocks = tuple(_stood_still(clock, over) if over and clock.seat == own else clock for clock in before)
            ticks = tx.retimed()
            end = _end(tx.clocks)
            moved = end != _end(before) and tx.stored.shown.paused_at is None
            posts: tuple[Post, ...] = ()
            if moved and end is not None:
                posts = (Post("thread", table_id, "moved", json.encode({"due": end}).decode()),)
            await tx.tick(ticks, dirty=moved, posts=posts)

        await self._tables.locked(table_id, f"habits:{person_id}", person_id, work)


def _end(clocks: Iterable[Clock]) -> datetime | None:
    return max((clock.due_at for clock in clocks if not clock.stand_in), default=None)


def _stood_still(clock: Clock, over: tuple[datetime, datetime]) -> Clock:
    begin = max(clock.opened_at, over[0])
    still = not clock.stand_in and begin < over[1] and begin <= clock.own_due
    return shifted(clock, over[1] - begin) if still else clock


def _days(begin: datetime, end: datetime) -> int:
    """Days of vacation, a started one counts whole."""
    return max(0, math.ceil((end - begin) / DAY))


def _year(row: Any, now: datetime) -> int:
    zone = ZoneInfo(row.zone) if row is not None and row.zone else UTC
    return now.astimezone(zone).year


def _used(row: Any, now: datetime) -> int:
    if row is None or row.away_year != _year(row, now):
        return 0
    used: int = row.away_used
    return used
