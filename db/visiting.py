"""Opens a database beside the bot that works on it: takes no lease and migrates nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from db import figures, halted
from db.address import engine_url
from db.connection import FAILURES, Connection, Statement, StatementError
from db.down import down, reason, shown
from db.embedded import EmbeddedPostgres
from db.lease import LOCK
from db.pools import is_pooled
from db.presence import LEASE
from db.session import Database
from db.trouble import DATABASE_AWAY, DATABASE_DOWN, MaybeCommitted, Trouble


@asynccontextmanager
async def visit_database(url: str | None, data_dir: Path, *, start: bool = True) -> AsyncIterator[Database]:
    """The database at `url`, or the embedded one in `data_dir`, as it is, until the block ends.

    `start`: start an embedded server that does not run, and stop it afterwards unless a bot uses it by then.
    Raises Trouble `database-down`, also where the block is refused what it wants, and `embedded-failed`.
    """
    if url is None and not start and not await asyncio.to_thread(EmbeddedPostgres.runs, data_dir):
        raise Trouble(DATABASE_DOWN, where=str(data_dir), why="stopped")
    server = await asyncio.to_thread(EmbeddedPostgres.start, data_dir) if url is None else None
    held: str | None = None
    try:
        address = engine_url(server.url if server else url or "")
        where = str(server.directory) if server else shown(address)
        try:
            pooled = server is None and await is_pooled(address)
        except (OSError, ValueError, *FAILURES) as error:
            raise down(where, error) from error
        database = Database(address, where, embedded=server is not None, pool_size=2, pooled=pooled)
        try:
            try:
                await database.fetch(Statement("SELECT 1"), {})
            except (OSError, StatementError, Trouble, *FAILURES) as error:
                raise down(where, error) from error
            try:
                yield database
            except (StatementError, DBAPIError, Trouble) as error:
                told = isinstance(error, Trouble) and (error.code != DATABASE_AWAY or isinstance(error, MaybeCommitted))
                if told or reason(error) is None:  # without a reason it is a defect of ours
                    raise
                raise down(where, error) from error
            held = await holder_of(database) if server else None
        finally:
            await database.close()
    finally:
        if server:
            await asyncio.to_thread(server.leave if server.left_behind or held else server.stop)


async def holder_of(database: Database) -> str | None:
    """The bot that works on the database, as host and process id; None if none does."""

    async def look(connection: Connection) -> str | None:
        if (await connection.execute(Statement("SELECT to_regclass('lease')"))).scalar() is None:
            return None
        held: str | None = (await connection.execute(halted.HELD, {"lock": LOCK})).scalar()
        if held is None and (await connection.execute(Statement("SELECT to_regclass('processes')"))).scalar():
            # Behind a pool of connections there is no lock, but a row that is renewed.
            held = next((row.holder for row in await connection.execute(figures.AT_WORK, {"lease": LEASE})), None)
        return held

    return await database.look(look)
