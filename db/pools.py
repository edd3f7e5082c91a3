"""Notices a pool of connections (pgbouncer) that stands before a database and lends one to each transaction."""

from __future__ import annotations

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa

from db.address import connected

UNKNOWN_PARAMETER = "unsupported startup parameter"  # what a pool says to settings that it would have to keep


async def is_own(connection: asyncpg.Connection) -> bool:
    """Whether the server itself is at the other end: a pool names a process of its own."""
    async with connection.transaction():
        served: int = await connection.fetchval("SELECT pg_backend_pid()")
    return bool(connection.get_server_pid() == served)


async def is_pooled(url: sa.URL) -> bool:
    """Whether a pool stands before the database at `url`. Raises as `connected` does."""
    connection = await connected(url, statement_cache_size=0)
    try:
        return not await is_own(connection)
    finally:
        await connection.close()
