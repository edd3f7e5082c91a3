"""Checks the way to the database and the server that is there, before anything of Pactum's is read from it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from msgspec.structs import replace

from bot.app.settings import Settings
from bot.cli.finding import Finding, good, unusable, wrong
from db.connection import FAILURES
from db.down import down, shown
from db.session import CONNECT_TIMEOUT, engine_url
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
_STANDBYS = """
SELECT coalesce(application_name, '') AS name, extract(epoch FROM replay_lag) AS seconds, state
  FROM pg_stat_replication WHERE state IS NOT NULL
"""


async def server(settings: Settings) -> AsyncIterator[Finding]:
    """What is to be said of the server that DATABASE_URL names, and of the way there, around a pool if there is one."""
    try:
        around = settings.direct_database()
        url = engine_url(around or settings.database() or "").set(drivername="postgresql")
    except Trouble as trouble:
        yield _nobody(trouble)
        return
    try:
        connection = await asyncpg.connect(
            dsn=url.render_as_string(hide_password=False), timeout=CONNECT_TIMEOUT, statement_cache_size=0
        )
    except (OSError, TimeoutError, *FAILURES, ValueError) as error:
        yield _nobody(down(shown(url), error))
        return
    try:
        async with asyncio.timeout(2 * CONNECT_TIMEOUT):
            async for finding in _examined(connection, direct=around is not None):
                yield finding
    except (OSError, TimeoutError, *FAILURES) as error:
        yield _nobody(down(shown(url), error))
    finally:
        connection.terminate()


def _nobody(trouble: Trouble) -> Finding:
    return replace(unusable(trouble), unreachable=True)


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
