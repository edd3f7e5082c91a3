"""Keeps results and ratings: counts tables that have ended, again where they changed, and leaves out who wants that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import asdict

from db.connection.statements import Connection
from db.people import players, results
from db.people.results import StoredRating, StoredResult
from db.tables import archive, store
from db.trouble import Trouble
from engine.texts import Refusal
from host.log import journal
from host.log.condensing import expand_log
from host.records import counting
from host.records.counting import LoggedMove
from host.records.ratings import matches_of, ratings_after
from host.table.access import Tables
from host.table.halting import describe_error, is_of_machine, is_ordinary
from host.table.stored_table import at_hand

_RESULT = "a result"
_BATCH = 20  # tables that are looked up at once; each has a transaction of its own

_log = logging.getLogger(__name__)


class Records:
    """The use cases that write results and ratings. A move that ends a game, or changes its result, queues its table.

    What is due survives a restart. All of it is worked out from the tables and comes out the same every time.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._turn = asyncio.Lock()

    async def count_due(self) -> int:
        """Counts all tables that are due, then works out the ratings that follow; how many were counted."""
        done = 0
        while (batch := await self._batch()) is not None:
            done += batch
        return done

    async def sweep(self) -> bool:
        """Counts a few tables that are due; False, so that other work is not kept waiting by many of them."""
        if await self._batch():
            await self._batch()  # where these were all, their ratings follow at once
        return False

    async def rebuild(self) -> int:
        """Works all results and ratings out anew from the tables; how many tables were counted."""

        async def work(connection: Connection) -> None:
            await results.lock_results(connection)
            await results.all_again(connection)

        await self._tables.database.run(work)
        return await self.count_due()

    async def counts(self, person_id: int) -> bool:
        """Whether what that person plays is counted."""
        rows = await self._tables.database.fetch(players.PLAYER, {"person": person_id})
        return not rows or rows[0].records is True

    async def set_counts(self, person_id: int, on: bool) -> None:
        """Counts what that person plays, and has played, or not.

        Who stays out is in no result, statistics or rating any more at once; the ratings of others, and what somebody
        has played who comes back, follow at the next `count_due`.
        """

        async def work(connection: Connection) -> None:
            await results.lock_results(connection)
            await results.set_counts(connection, person_id, on)

        await self._tables.database.run(work)

    async def _batch(self) -> int | None:
        """Counts a few tables, or once none is left works out the ratings; how many were counted, None if none is due.

        The ratings come last, so that they are worked out once for all tables that were counted.
        """
        async with self._turn:
            resting = self._tables.skipping.resting(_RESULT)
            due = await self._tables.database.fetch(results.UNCOUNTED, {"but": list(resting), "limit": _BATCH})
            fresh = [row.table_id for row in due if not row.counted]
            counted = await self._tables.skipping.each(_RESULT, fresh, self._count)
            if due and not fresh:
                await self._rate_all()
        return counted if due and (counted or not fresh) else None

    async def _count(self, table_id: int) -> bool:
        """Writes the result of one table. One that cannot be read has none, and the log says why."""

        async def work(connection: Connection) -> None:
            await results.lock_results(connection)
            if not await results.still_due(connection, table_id):
                return
            await results.write_result(connection, table_id, await self._counted(connection, table_id))

        await self._tables.database.run(work)
        return True

    async def _counted(self, connection: Connection, table_id: int) -> StoredResult | None:
        try:
            log = await _log_of(connection, table_id)
            stored = await store.read_table(connection, table_id, lock=False)
            assert stored is not None  # noqa: S101  the row that says it is due refers to it
            await at_hand(connection, stored.shown)
            result = await asyncio.to_thread(counting.count_result, stored, log)
        except Exception as error:  # what an older release stored may be beyond these rules
            if is_of_machine(error) or (is_ordinary(error) and not isinstance(error, Trouble | Refusal)):
                raise
            _log.error("table %s cannot be counted: %s", table_id, describe_error(error))
            return None
        if result is None:
            return None
        people = (score.person_id for score in result.scores if score.person_id is not None)
        return counting.without_people(result, await results.stay_out(connection, people))

    async def _rate_all(self) -> None:
        """Works out the ratings of every server and game of which a result has changed."""
        for server_id, game in await self._tables.database.look(results.to_rate):

            async def work(connection: Connection, server_id: int = server_id, game: str = game) -> None:
                await results.lock_results(connection)
                found = await results.read_rated_games(connection, server_id, game)
                ratings = await asyncio.to_thread(lambda: ratings_after(matches_of(found)))
                rows = [StoredRating(*whose, **asdict(rating)) for whose, rating in ratings.items()]
                await results.write_ratings(connection, server_id, game, rows)

            async def rate(_: int, work: Callable[[Connection], Awaitable[None]] = work) -> None:
                await self._tables.database.run(work)

            await self._tables.skipping.done(f"the ratings of {game}", server_id, rate, kind="server")


async def _log_of(connection: Connection, table_id: int) -> list[LoggedMove]:
    """The log of a table. One that is condensed stays so, though all tables are counted anew."""
    kept = await archive.read_condensed(connection, table_id)
    if kept is None:
        rows = await results.read_log(connection, table_id)
        return [_logged(row, row.newcomer_id) for row in rows]
    newcomers = await results.read_newcomers(connection, table_id)
    condensed = await asyncio.to_thread(expand_log, *kept)
    return [_logged(row, newcomers.get(row.cause or "")) for row in condensed]


def _logged(row: Any, newcomer_id: int | None) -> LoggedMove:
    return LoggedMove(journal.read_entry(row.entry), row.at.timestamp(), row.undone, row.person_id, newcomer_id)
