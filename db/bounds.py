"""Statements of a server's bounds: how much of it is in use, what it allows, and whom it has blocked."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

# Two who want the last place must not both find it free.
_ONE_AT_A_TIME = sa.text("SELECT pg_advisory_xact_lock(hashtextextended('bounds', :server))")
_USE = sa.text(
    """
SELECT (SELECT limits FROM servers WHERE server_id = :server) AS limits,
       EXISTS (SELECT 1 FROM blocks WHERE server_id = :server AND person_id = :person) AS blocked,
       (SELECT count(*) FROM tables WHERE server_id = :server AND status IN ('lobby', 'playing')) AS tables,
       (SELECT count(*) FROM tables WHERE server_id = :server AND status = 'lobby' AND opener_id = :person) AS lobbies,
       (SELECT count(*) FROM seats c JOIN tables t ON t.id = c.table_id
         WHERE c.person_id = :person AND t.server_id = :server AND t.status IN ('lobby', 'playing')) AS seats
"""
)
_OPENED = sa.text(
    "SELECT opened_at FROM tables WHERE server_id = :server AND opened_at > :since"
    " AND (CAST(:opener AS bigint) IS NULL OR opener_id = :opener) ORDER BY opened_at DESC OFFSET :most - 1 LIMIT 1"
)

LIMITS = sa.text("SELECT limits FROM servers WHERE server_id = :server")
SAVE_LIMITS = sa.text(
    "INSERT INTO servers (server_id, limits) VALUES (:server, :changed) ON CONFLICT (server_id) DO UPDATE"
    " SET limits = CAST(CAST(servers.limits AS jsonb) || CAST(excluded.limits AS jsonb) AS varchar)"
)
BLOCK = sa.text(
    "INSERT INTO blocks (server_id, person_id, by_id, at, reason) VALUES (:server, :person, :by, :at, :reason)"
    " ON CONFLICT (server_id, person_id) DO UPDATE SET by_id = excluded.by_id, at = excluded.at,"
    " reason = excluded.reason"
)
UNBLOCK = sa.text("DELETE FROM blocks WHERE server_id = :server AND person_id = :person RETURNING person_id")
BLOCKED = sa.text(
    "SELECT person_id, by_id, at, reason FROM blocks WHERE server_id = :server ORDER BY at DESC, person_id LIMIT :limit"
)


async def in_use(connection: AsyncConnection, server_id: int, person_id: int) -> Any:
    """Limits set, and how much of them is used; nothing is taken on that server by anyone else until commit."""
    await connection.execute(_ONE_AT_A_TIME, {"server": server_id})
    return (await connection.execute(_USE, {"server": server_id, "person": person_id})).one()


async def opened(
    connection: AsyncConnection, server_id: int, most: int, since: datetime, opener_id: int | None = None
) -> datetime | None:
    """When the last table but `most` - 1 was opened there after `since`, by anyone or by `opener_id`; None: fewer."""
    values = {"server": server_id, "most": most, "since": since, "opener": opener_id}
    found: datetime | None = (await connection.execute(_OPENED, values)).scalar()
    return found
