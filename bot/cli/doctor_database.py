"""Checks the way to the database and the server that is there, before anything of Pactum's is read from it."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from msgspec.structs import replace

from bot.app.settings import Settings
from bot.cli.finding import Finding, good, wrong
from db.connection import FAILURES
from db.session import CONNECT_TIMEOUT, engine_url
from db.trouble import Trouble

OLDEST = 14  # PostgreSQL
SKEW = 5.0  # seconds between the clocks of bot and database, beyond which deadlines look wrong
LAG = 60  # seconds that a standby may be behind

_REASONS = (
    (asyncpg.InvalidPasswordError, "password"),
    (asyncpg.InvalidAuthorizationSpecificationError, "password"),
    (asyncpg.InvalidCatalogNameError, "no-database"),
    (asyncpg.TooManyConnectionsError, "connections"),
    (asyncpg.CannotConnectNowError, "starting"),
    (socket.gaierror, "no-host"),
    ((OSError, TimeoutError), "nobody"),
)


async def server(settings: Settings) -> AsyncIterator[Finding]:
    """What is to be said of the server that DATABASE_URL names, and of the way there, around a pool if there is one."""
    try:
        around = settings.direct_database()
        url = engine_url(around or settings.database() or "").set(drivername="postgresql")
    except Trouble:
        yield _nobody("url")
        return
    where = f"{url.host or url.query.get('host', '')}:{url.port or 5432}/{url.database or ''}"
    try:
        connection = await asyncpg.connect(
            dsn=url.render_as_string(hide_password=False), timeout=CONNECT_TIMEOUT, statement_cache_size=0
        )
    except (OSError, TimeoutError, *FAILURES, ValueError) as error:
        reason = next((key for kinds, key in _REASONS if isinstance(error, kinds)), "other")
        yield _nobody(f"connect-{reason}", where=where, problem=type(error).__name__)
        return
    try:
        async with asyncio.timeout(2 * CONNECT_TIMEOUT):
            async for finding in _examined(connection, direct=around is not None):
                yield finding
    finally:
        connection.terminate()


def _nobody(key: str, **params: str) -> Finding:
    return replace(wrong(key, **params), unreachable=True)


async def _examined(connection: Any, *, direct: bool) -> AsyncIterator[Finding]:
    async with connection.transaction():
        behind_pool = connection.get_server_pid() != await connection.fetchval("SELECT pg_backend_pid()")
    if behind_pool:
        yield wrong("pool-direct" if direct else "pool")
    version = int(await connection.fetchval("SELECT current_setting('server_version_num')")) // 10_000
    yield (good if version >= OLDEST else wrong)("server" if version >= OLDEST else "server-old", version=version)
    if await connection.fetchval("SELECT pg_is_in_recovery()"):
        yield wrong("standby")
    before = time.monotonic()
    theirs = await connection.fetchval("SELECT clock_timestamp()")
    way = time.monotonic() - before
    skew = abs((datetime.now(UTC) - theirs).total_seconds())
    if skew - way > SKEW:
        yield wrong("skew", seconds=round(skew))
    for row in await connection.fetch(
        "SELECT coalesce(application_name, '') AS name, extract(epoch FROM replay_lag) AS seconds, state"
        " FROM pg_stat_replication WHERE state IS NOT NULL"
    ):
        behind = round(row["seconds"] or 0)
        late = behind > LAG or row["state"] not in ("streaming", "backup")
        yield (wrong if late else good)("standby-lag", name=row["name"], seconds=behind, state=row["state"])
