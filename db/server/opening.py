"""Opens a database: for work, with the lease, the newest schema and a row of its own, or beside the bot that does.

Starts the embedded one if there is no other. A visit takes no lease and migrates nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from db.connection.address import engine_url
from db.connection.diagnosis import database_down, describe_address, failure_code, is_pooled
from db.connection.lease import LEASE_LOCK, LEASE_PATIENCE, Lease, sign_lease
from db.connection.presence import LEASE, LOOK, StandingBy
from db.connection.session import POOL_SIZE, Database
from db.connection.statements import FAILURES, Connection, Statement, StatementError
from db.server.embedded import EmbeddedPostgres
from db.server.revisions import is_newest
from db.tables import overview
from db.trouble import DATABASE_AWAY, DATABASE_DOWN, DATABASE_TAKEN, NOT_MIGRATED, MaybeCommitted, Trouble

NONCE_KEY_BYTES = 32


def _now() -> datetime:
    return datetime.now(UTC)


class _Place:
    """Where a database is. `stays`: its embedded server goes on running when nobody here needs it any more."""

    def __init__(self, url: str | None, server: EmbeddedPostgres | None) -> None:
        self.server = server
        self.address = engine_url(server.url if server else url or "")
        self.where = str(server.directory) if server else describe_address(self.address)
        self.stays = server is not None and server.left_behind


@asynccontextmanager
async def _placed(url: str | None, data_dir: Path) -> AsyncIterator[_Place]:
    """The place of the database at `url`, or of the embedded one, whose server is started."""
    server = await _started(data_dir) if url is None else None
    place = _Place(url, server)
    try:
        yield place
    finally:
        if server:
            await asyncio.to_thread(server.leave if place.stays else server.stop)


async def _started(data_dir: Path) -> EmbeddedPostgres:
    """Starts the embedded server. A stop during the start waits for it, so that it is not left running."""
    starting = asyncio.create_task(asyncio.to_thread(EmbeddedPostgres.start, data_dir))
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        with contextlib.suppress(Trouble):
            server = await starting
            await asyncio.to_thread(server.leave if server.left_behind else server.stop)
        raise


@contextmanager
def _told_as_down(where: str, *more: type[Exception]) -> Iterator[None]:
    """Raises Trouble `database-down` for whatever keeps the database there from being used, `more` included."""
    try:
        yield
    except (OSError, DBAPIError, StatementError, *FAILURES, *more) as error:
        raise database_down(where, error) from error
    except Trouble as trouble:
        if trouble.code != DATABASE_AWAY:
            raise
        raise database_down(where, trouble) from trouble


@asynccontextmanager
async def open_database(
    url: str | None,
    data_dir: Path,
    *,
    clock: Callable[[], datetime] = _now,
    entropy: Callable[[int], bytes] = os.urandom,
    pool_size: int = POOL_SIZE,
    patience: int = LEASE_PATIENCE,
    direct_url: str | None = None,
    leads: bool = True,
    standing_by: StandingBy | None = None,
) -> AsyncIterator[Database]:
    """The migrated database at `url`, or the embedded one in `data_dir`. The lease is ours until the block ends.

    `database.where` says where it is. `database.lost` is set if another bot took it over: the caller must stop then.
    `direct_url`: the way around a pool of connections at `url`, if there is one. `leads`: False for
    a process beside the one that leads, which takes no lease and leaves the schema as it is. `standing_by`: called
    while another leads, which is waited for; without it that is refused.
    Raises Trouble `database-down`, `database-taken`, `database-newer`, `database-older`, `not-migrated` or
    `embedded-failed`.
    """
    async with _placed(url, data_dir) as place:
        around = engine_url(direct_url) if direct_url is not None else place.address
        revive = place.server.revive if place.server else None
        take = partial(Lease.take, around, place.where, revive=revive, patience=patience, leads=leads)
        lease = await (take() if standing_by is None else _taken_in_time(take, standing_by))
        database = Database(
            place.address,
            place.where,
            embedded=place.server is not None,
            pool_size=pool_size,
            lease=lease,
            direct_url=None if direct_url is None and lease.session else around,
        )
        database.presence.lost, database.presence.holds = lease.lost, lease.held
        lease.heard = database.presence.hear
        try:
            with _told_as_down(place.where):  # gone again, or we may not make tables there
                if not await is_newest(database):
                    if not leads:
                        raise Trouble(NOT_MIGRATED)
                    from db.server.migrate import migrate  # a usual start is spared the loading of Alembic

                    await migrate(database.engine, pooled=not lease.session)
                await database.presence.join(leads=leads, locked=lease.session, standing_by=standing_by)
                if standing_by is not None and not await is_newest(database):  # another release led meanwhile
                    raise Trouble(NOT_MIGRATED)
                database.nonce_key = await database.run(
                    lambda connection: sign_lease(connection, clock(), entropy(NONCE_KEY_BYTES), leads=leads)
                )
            database.presence.keep()
            yield database
        finally:
            await database.presence.leave()
            await database.close()
            await lease.release()
            place.stays = lease.lost.is_set()  # somebody else works on it now


async def _taken_in_time(take: Callable[[], Awaitable[Lease]], standing_by: StandingBy) -> Lease:
    """The lease, once whoever has it is gone. What has stood by also waits for a database that is started again."""
    waited_for = {DATABASE_TAKEN}
    while True:
        try:
            return await take()
        except Trouble as trouble:
            if trouble.code not in waited_for:
                raise
            waited_for.add(DATABASE_DOWN)
            standing_by(trouble)
        await asyncio.sleep(LOOK)


@asynccontextmanager
async def visit_database(url: str | None, data_dir: Path, *, start: bool = True) -> AsyncIterator[Database]:
    """The database at `url`, or the embedded one in `data_dir`, as it is, until the block ends.

    `start`: start an embedded server that does not run, and stop it afterwards unless a bot uses it by then.
    Raises Trouble `database-down`, also where the block is refused what it wants, and `embedded-failed`.
    """
    if url is None and not start and not await asyncio.to_thread(EmbeddedPostgres.runs, data_dir):
        raise Trouble(DATABASE_DOWN, where=str(data_dir), why="stopped")
    async with _placed(url, data_dir) as place:
        embedded = place.server is not None
        with _told_as_down(place.where, ValueError):
            around = place.address if not embedded and await is_pooled(place.address) else None
        database = Database(place.address, place.where, embedded=embedded, pool_size=2, direct_url=around)
        try:
            with _told_as_down(place.where):
                await database.fetch(Statement("SELECT 1"), {})
            try:
                yield database
            except (StatementError, DBAPIError, Trouble) as error:
                told = isinstance(error, Trouble) and (error.code != DATABASE_AWAY or isinstance(error, MaybeCommitted))
                if told or failure_code(error) is None:  # without a reason it is a defect of ours
                    raise
                raise database_down(place.where, error) from error
            if embedded and not place.stays:
                place.stays = await holder_of(database) is not None
        finally:
            await database.close()


async def holder_of(database: Database) -> str | None:
    """The bot that works on the database, as host and process id; None if none does."""

    async def look(connection: Connection) -> str | None:
        if (await connection.execute(Statement("SELECT to_regclass('lease')"))).scalar() is None:
            return None
        held: str | None = (await connection.execute(overview.HOLDER, {"lock": LEASE_LOCK})).scalar()
        if held is None and (await connection.execute(Statement("SELECT to_regclass('processes')"))).scalar():
            # Behind a pool of connections there is no lock, but a row that is renewed.
            held = next(
                (row.holder for row in await connection.execute(overview.AT_WORK, {"lease": LEASE}) if row.leads), None
            )
        return held

    return await database.look(look)
