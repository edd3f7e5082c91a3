"""Opens a database for work: starts the embedded one if there is no other, takes the lease, migrates, signs in."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from db.address import engine_url
from db.connection import FAILURES, StatementError
from db.down import down, shown
from db.embedded import EmbeddedPostgres
from db.lease import PATIENCE, Lease, sign
from db.revisions import is_newest
from db.session import POOL_SIZE, Database
from db.shards import WHOLE, Shards
from db.trouble import DATABASE_AWAY, Trouble

NONCE_KEY_BYTES = 32


def _now() -> datetime:
    return datetime.now(UTC)


@asynccontextmanager
async def open_database(
    url: str | None,
    data_dir: Path,
    *,
    clock: Callable[[], datetime] = _now,
    entropy: Callable[[int], bytes] = os.urandom,
    pool_size: int = POOL_SIZE,
    patience: int = PATIENCE,
    direct_url: str | None = None,
    shards: Shards = WHOLE,
) -> AsyncIterator[Database]:
    """The migrated database at `url`, or the embedded one in `data_dir`. The lease is ours until the block ends.

    `database.where` says where it is. `database.lost` is set if another bot took it over: the caller must stop then.
    `direct_url`: the way around a pool of connections at `url`, if there is one. `shards`: those of this process.
    Raises Trouble `database-down`, `database-taken`, `shard-taken`, `other-shards`, `database-newer` or
    `embedded-failed`.
    """
    server = await _started(data_dir) if url is None else None
    try:
        address = engine_url(server.url if server else url or "")
        where = str(server.directory) if server else shown(address)
        around = engine_url(direct_url) if direct_url is not None else address
        revive = server.revive if server else None
        lease = await Lease.take(around, where, revive=revive, patience=patience, shards=shards)
    except BaseException:
        if server:
            await _given_up(server)
        raise
    database = Database(
        address,
        where,
        embedded=server is not None,
        pool_size=pool_size,
        lost=lease.lost,
        held=lease.held,
        pooled=direct_url is not None or not lease.session,
        direct_url=around,
    )
    database.presence.lost = lease.lost
    lease.heard = database.presence.hear
    try:
        try:
            if not await is_newest(database):
                from db.migrate import migrate  # a usual start is spared the loading of Alembic

                await migrate(database.engine, pooled=not lease.session)
            await database.presence.join(shards, locked=lease.session)
            database.nonce_key = await database.run(
                lambda connection: sign(connection, clock(), entropy(NONCE_KEY_BYTES))
            )
        except (OSError, DBAPIError, StatementError, *FAILURES) as error:  # gone again, or we may not make tables there
            raise down(where, error) from error
        except Trouble as trouble:
            if trouble.code != DATABASE_AWAY:
                raise
            raise down(where, trouble) from trouble
        database.presence.keep()
        yield database
    finally:
        await database.presence.leave()
        await database.close()
        await lease.release()
        if server:
            # Lost: somebody else works on it now.
            await asyncio.to_thread(server.leave if lease.lost.is_set() else server.stop)


async def _started(data_dir: Path) -> EmbeddedPostgres:
    """Start the embedded server. A stop during the start waits for it, so that it is not left running."""
    starting = asyncio.create_task(asyncio.to_thread(EmbeddedPostgres.start, data_dir))
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        with contextlib.suppress(Trouble):
            await _given_up(await starting)
        raise


async def _given_up(server: EmbeddedPostgres) -> None:
    """Leave a server that was running before we came as it was; stop it otherwise."""
    await asyncio.to_thread(server.leave if server.left_behind else server.stop)
