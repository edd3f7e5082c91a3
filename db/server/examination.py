"""Looks at a database server before anything of Pactum's is read from it: what it is, may do, and keeps."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from db.connection.address import connect_to, connection_patience, engine_url
from db.connection.diagnosis import database_down, describe_address
from db.connection.statements import FAILURES

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


class Standby(Struct, frozen=True):
    """A server that follows this one. `behind`: seconds; `state`: Postgres' word for how it follows."""

    name: str
    behind: int
    state: str


class Examination(Struct, frozen=True):
    """What a server says of itself. `version`: of PostgreSQL; `pooled`: a pool of connections stands before it.

    `read_only`: it takes no changes; `rights`: whether `user` may make and change tables there; `tables`: those that
    are there; `losing`: settings under which a crash may lose what was committed. `skew`: seconds by which its clock
    differs from ours, beyond what the way there took.
    """

    version: int
    pooled: bool
    read_only: bool
    rights: bool
    user: str
    tables: frozenset[str]
    losing: tuple[str, ...]
    skew: float
    standbys: tuple[Standby, ...]


@asynccontextmanager
async def connect_briefly(address: str) -> AsyncIterator[Any]:
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


async def read_identity(connection: Any) -> str:
    """The same for two connections if they lead to one database."""
    return str(await connection.fetchval(_WHICH))


async def examine_server(connection: Any) -> Examination:
    """Asks the server all of it."""
    async with connection.transaction():
        pooled = connection.get_server_pid() != await connection.fetchval("SELECT pg_backend_pid()")
    return Examination(
        version=int(await connection.fetchval("SELECT current_setting('server_version_num')")) // 10_000,
        pooled=pooled,
        read_only=await connection.fetchval("SELECT current_setting('transaction_read_only')::boolean"),
        rights=await connection.fetchval(_RIGHTS),
        user=await connection.fetchval("SELECT current_user::text"),
        tables=frozenset(row["relname"] for row in await connection.fetch(_TABLES)),
        losing=tuple(row["name"] for row in await connection.fetch(_LOSING)),
        skew=await _skew(connection),
        standbys=tuple(
            Standby(row["name"], round(row["seconds"] or 0), row["state"]) for row in await connection.fetch(_STANDBYS)
        ),
    )


async def _skew(connection: Any) -> float:
    before = time.monotonic()
    theirs = await connection.fetchval("SELECT clock_timestamp()")
    way = time.monotonic() - before
    return float(abs((datetime.now(UTC) - theirs).total_seconds()) - way)
