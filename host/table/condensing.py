"""Condenses the logs of tables that are over, in the background, and puts a log back when somebody wants its table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from db import condensed_logs
from db.connection import Connection
from db.session import Database
from host.log.condensed import CannotCondense, condense, expanded

AFTER = timedelta(days=8)  # since the last move: what was sent is deleted a day earlier, and nobody looks at it daily
UNREAD = timedelta(days=1)  # since the log was last put back
BATCH = 5  # tables at a time: each takes about a tenth of a second of a core
PAUSE = timedelta(hours=1)  # once all are looked at

_log = logging.getLogger(__name__)


class Condensing:
    """Keeps finished tables small. Any number of processes may do it at once: a table is locked meanwhile."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock
        self._upto = 0
        self._again_at: datetime | None = None

    async def sweep(self) -> bool:
        """One batch a sweep: what falls due next must not wait for tables that are over."""
        await self.condense_due()
        return False

    async def condense_due(self, limit: int = BATCH) -> int:
        """Condense the logs of the next `limit` tables that are due; how many there were.

        Once all are looked at, nothing is done for an hour. A table whose log cannot be condensed stays as it is.
        """
        now = self._clock()
        if self._again_at is not None and now < self._again_at:
            return 0

        async def look(connection: Connection) -> tuple[int, ...]:
            return await condensed_logs.due(connection, self._upto, now - AFTER, now - UNREAD, limit)

        due = await self._database.look(look)
        done = 0
        for table_id in due:
            done += await self.condense(table_id)
        if len(due) < limit:
            self._upto, self._again_at = 0, now + PAUSE
        else:
            self._upto = due[-1]
        return done

    async def condense(self, table_id: int) -> bool:
        """Condense the log of a table that is over. Returns False where nothing could be done."""

        async def work(connection: Connection) -> bool:
            rows = await condensed_logs.rows_to_condense(connection, table_id)
            if not rows:
                return False
            body, people = await asyncio.to_thread(condense, rows)
            await condensed_logs.keep(connection, table_id, body, people, self._clock())
            return True

        try:
            return await self._database.run(work)
        except CannotCondense as cannot:
            _log.warning("the log of table %s stays as it is: %s", table_id, cannot)
            return False


async def put_back(connection: Connection, table_id: int, now: datetime) -> None:
    """Put the log of a table back into its rows, if it is condensed. The table is locked until the commit."""
    found = await condensed_logs.locked_body(connection, table_id)
    if found is not None:
        rows = await asyncio.to_thread(expanded, *found)
        await condensed_logs.put_back(connection, table_id, rows, now)
