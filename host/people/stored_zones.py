"""Looks through the time zones that people have chosen: old names get the present ones, lost ones are told of.

A system's upgrade may take zones away, and names change: what was chosen is kept for years.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from db.connection.session import Database
from db.connection.statements import Connection, Statement
from db.people import players as statements
from host.clocks.calendar import canonical_zone, read_zone
from host.table.access import Tables

_PAUSE = timedelta(hours=1)  # once all are looked at
_BATCH = 200  # people at once

_log = logging.getLogger(__name__)


async def lost_zones(database: Database) -> dict[str, int]:
    """The chosen zones that neither this machine nor `tzdata` has, with how many people have chosen each."""
    rows = await database.fetch(statements.CHOSEN_ZONES, {})
    return {row.zone: row.people for row in rows if read_zone(row.zone) is None}


class StoredZones:
    """The sweep of time zones. Nothing is rewritten at once: a few people at a time."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._again_at: datetime | None = None

    async def sweep(self) -> bool:
        """Brings the next people's zones up to date, or tells them; whether any were left. Then nothing for an hour."""
        now = self._tables.clock()
        if self._again_at is not None and now < self._again_at:
            return False
        chosen = [row.zone for row in await self._tables.database.fetch(statements.CHOSEN_ZONES, {})]
        lost = [zone for zone in chosen if read_zone(zone) is None]
        renamed = {zone: canonical_zone(zone) for zone in chosen if zone not in lost and canonical_zone(zone) != zone}
        done = await self._rename(renamed) + await self._tell(lost, now)
        if not done:
            self._again_at = now + _PAUSE
        return done > 0

    async def _rename(self, renamed: dict[str, str]) -> int:
        values = {"before": list(renamed), "after": list(renamed.values()), "limit": _BATCH}
        return await self._changed(statements.RENAME_ZONES, values) if renamed else 0

    async def _tell(self, lost: list[str], now: datetime) -> int:
        """Tells those who play and can be told, each once of a zone. `/me show` tells the others."""
        told = await self._changed(statements.TELL_OF_ZONES, {"lost": lost, "now": now, "limit": _BATCH}) if lost else 0
        if told:
            _log.warning("%s chose a time zone that neither this machine nor tzdata has: their hours are ignored", told)
            self._tables.wake.set()
        return told

    async def _changed(self, statement: Statement, values: dict[str, object]) -> int:
        async def work(connection: Connection) -> int:
            return len(list(await connection.execute(statement, values)))

        return await self._tables.database.run(work)
