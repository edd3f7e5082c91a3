"""What people want of time: their zone, their nights, their holidays, and how they are reminded."""

from __future__ import annotations

import math
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import json
from sqlalchemy.ext.asyncio import AsyncConnection

from db import clocks as statements
from db import records, store
from db.trouble import Trouble
from host.calendar import checked_quiet, checked_zone
from host.clocks import Clock, shifted
from host.clocks import read as clocks_of
from host.premises import Premises, rules, state_of, table_of
from host.tables import AWAY_IN_THE_PAST, AWAY_TOO_LONG, Notify, Player
from host.ticking import ticking

ALLOWANCE = 30  # days of vacation a year
DAY = timedelta(days=1)


class Habits(Premises):
    """Settings of a person that clocks heed. A change reaches all their open decisions at once."""

    async def player(self, person_id: int) -> Player:
        """What is remembered of a person; English and open DMs for a stranger."""
        row = await self._row(person_id)
        if row is None:
            return Player(person_id)
        now = self.clock()
        return Player(
            id=person_id,
            locale=row.locale,
            dms=row.dms,
            zone=row.zone,
            quiet=None if row.quiet_from is None else (row.quiet_from, row.quiet_to),
            notify=row.notify,
            away_until=row.away_until if row.away_until is not None and row.away_until > now else None,
            away_left=ALLOWANCE - _used(row, now),
        )

    async def set_zone(self, person_id: int, zone: str) -> Player:
        """Remember a time zone. Raises Trouble `unknown-zone`."""
        return await self._save(person_id, zone=checked_zone(zone))

    async def set_quiet(self, person_id: int, quiet: tuple[int, int] | None) -> Player:
        """Remember quiet hours, in minutes after local midnight; None for none.

        Raises Trouble `quiet-too-long`, `no-zone`.
        """
        row = await self._row(person_id)
        kept = checked_quiet(row.zone if row else None, quiet)
        return await self._save(person_id, quiet_from=kept and kept[0], quiet_to=kept and kept[1])

    async def set_notify(self, person_id: int, notify: Notify) -> Player:
        """Remember how somebody wants to be reminded."""
        return await self._save(person_id, notify=notify)

    async def set_away(self, person_id: int, until: datetime | None) -> Player:
        """Go on vacation until then; None: be back. Days not used are kept.

        Raises Trouble `away-in-the-past`, `away-too-long` beyond 30 days a year.
        """
        now = self.clock()
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

    async def end_away(self, person_id: int) -> Player:
        """Be back from vacation."""
        return await self.set_away(person_id, None)

    async def _row(self, person_id: int) -> Any:
        rows = await self.database.fetch(records.PLAYER, {"person": person_id})
        return rows[0] if rows else None

    async def _save(self, person_id: int, over: tuple[datetime, datetime] | None = None, **changed: Any) -> Player:
        row = await self._row(person_id)
        names = ("zone", "quiet_from", "quiet_to", "notify", "away_from", "away_until", "away_year", "away_used")
        values = {name: getattr(row, name) for name in names} if row else {**dict.fromkeys(names), "notify": "dm"}
        values = {**values, "away_used": values["away_used"] or 0, **changed, "person": person_id}
        await self.database.write(statements.SAVE_RHYTHM, values)
        tables = await self.database.fetch(statements.TABLES_OF_PERSON, {"person": person_id})
        for table in tables:
            await self._rewind(table.table_id, person_id, over)
        if tables:
            self.wake.set()
        return await self.player(person_id)

    async def _rewind(self, table_id: int, person_id: int, over: tuple[datetime, datetime] | None) -> None:
        """The person's clocks at that table heed the new settings; the table is told that its deadline moved, not why.

        `over`: a vacation that no setting tells of any more, but by which clocks have stood still.
        """

        async def work(connection: AsyncConnection, found: store.Found) -> None:
            if found.state is None or found.shown.status != "playing":
                return
            before = clocks_of(found.clocks)
            card = table_of(found.shown).card(person_id)
            own = None if card is None else card.seat
            clocks = tuple(_stood_still(one, over) if over and one.seat == own else one for one in before)
            game = rules(found)
            tick = ticking(found, game, state_of(found), self.clock(), self.entropy, clocks=clocks)
            end = _end(tick.clocks)
            moved = end != _end(before) and found.shown.paused_at is None
            posts: tuple[store.Post, ...] = ()
            if moved and end is not None:
                posts = (store.Post("thread", table_id, "moved", json.encode({"due": end}).decode()),)
            await store.tick(connection, table_id, self.clock(), tick.ticks, dirty=moved, posts=posts)

        await self.locked(table_id, f"habits:{person_id}", person_id, work)


def _end(clocks: Iterable[Clock]) -> datetime | None:
    return max((one.due_at for one in clocks if not one.stand_in), default=None)


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
