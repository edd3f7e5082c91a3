"""Checks the way to the database and the server that is there, before anything of Pactum's is read from it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from bot.app.settings import Settings
from bot.cli.doctor_machine import Finding, good, unusable, wrong
from db.connection.address import connect_to, connection_patience, engine_url
from db.connection.diagnosis import database_down, describe_address
from db.connection.statements import FAILURES
from db.trouble import Trouble

OLDEST = 14  # PostgreSQL
SKEW = 5.0  # seconds between the clocks of bot and database, beyond which deadlines look wrong
LAG = 60  # seconds that a standby may be behind
NOT_OURS = 5  # tables of something else that are named at most

# Where tables are made, whether that may be done, and whose tables there cannot be changed.
_RIGHTS = """
SELECT current_schema() IS NOT NULL AND has_schema_privilege(current_schema(), 'CREATE')
   AND NOT EXISTS (SELECT 1 FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace
                      AND c.relkind = 'r' AND NOT pg_has_role(c.relowner, 'USAGE'))
"""
_TABLES = """
SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' ORDER BY relname
"""
_LOSING = """
SELECT name FROM pg_settings
 WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off' ORDER BY name
"""
# A database is known by its number and by when its server was started, which anybody may ask.
_WHICH = "SELECT oid::text || pg_postmaster_start_time()::text FROM pg_database WHERE datname = current_database()"
_STANDBYS = """
SELECT coalesce(application_name, '') AS name, extract(epoch FROM replay_lag) AS seconds, state
  FROM pg_stat_replication WHERE state IS NOT NULL
"""


async def server(settings: Settings) -> AsyncIterator[Finding]:
    """What is to be said of the server that DATABASE_URL names, and of the way there, around a pool if there is one."""
    found: set[str] = set()
    for direct in (False, True):
        try:
            address = settings.direct_database() if direct else settings.database()
            if address is None:
                continue
            async with _connected(address) as connection:
                found.add(await connection.fetchval(_WHICH))
                if direct or settings.database_direct_url is None:
                    async for finding in _examined(connection, direct=direct):
                        yield finding
        except Trouble as trouble:
            yield replace(unusable(trouble), unreachable=True)
            return
    if len(found) > 1:
        yield replace(wrong("two-databases"), unreachable=True)


@asynccontextmanager
async def _connected(address: str) -> AsyncIterator[Any]:
    """A connection to the database there. Raises Trouble `database-down`, also for what is refused to the block."""
    url = engine_url(address)
    connection = None
    try:
        async with asyncio.timeout(3 * connection_patience(url)):
            connection = await connect_to(url, statement_cache_size=0)
            yield connection
    except (OSError, TimeoutError, *FAILURES, ValueError) as error:
        raise database_down(describe_address(url), error) from error
    finally:
        if connection is not None:
            connection.terminate()


async def _examined(connection: Any, *, direct: bool) -> AsyncIterator[Finding]:
    async with connection.transaction():
        behind_pool = connection.get_server_pid() != await connection.fetchval("SELECT pg_backend_pid()")
    if behind_pool:
        yield wrong("pool-direct" if direct else "pool")
    version = int(await connection.fetchval("SELECT current_setting('server_version_num')")) // 10_000
    yield (good if version >= OLDEST else wrong)("server" if version >= OLDEST else "server-old", version=version)
    if await connection.fetchval("SELECT current_setting('transaction_read_only')::boolean"):
        yield wrong("read-only")
    elif not await connection.fetchval(_RIGHTS):
        yield replace(wrong("rights", user=await connection.fetchval("SELECT current_user::text")), unreachable=True)
    tables = {row["relname"] for row in await connection.fetch(_TABLES)}
    if tables and "alembic_version" not in tables:
        yield replace(wrong("not-empty", tables=", ".join(sorted(tables)[:NOT_OURS])), unreachable=True)
    for row in await connection.fetch(_LOSING):
        yield wrong("losing", setting=row["name"])
    async for finding in _clocks(connection):
        yield finding
    for row in await connection.fetch(_STANDBYS):
        behind = round(row["seconds"] or 0)
        late = behind > LAG or row["state"] not in ("streaming", "backup")
        yield (wrong if late else good)("standby-lag", name=row["name"], seconds=behind, state=row["state"])


async def _clocks(connection: Any) -> AsyncIterator[Finding]:
    before = time.monotonic()
    theirs = await connection.fetchval("SELECT clock_timestamp()")
    way = time.monotonic() - before
    skew = abs((datetime.now(UTC) - theirs).total_seconds())
    if skew - way > SKEW:
        yield wrong("skew", seconds=round(skew))
