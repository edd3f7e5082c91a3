"""Statements about a server's limits: what it allows, how much of that is used, and who is blocked."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from db.connection import Connection, Statement

# Of two people who want the last place, only one may find it free.
_ONE_AT_A_TIME = Statement("SELECT pg_advisory_xact_lock(hashtextextended('bounds', :server))")
_USE = Statement(
    """
SELECT (SELECT limits FROM servers WHERE server_id = :server) AS limits,
       EXISTS (SELECT 1 FROM blocks WHERE server_id = :server AND person_id = :person) AS blocked,
       (SELECT count(*) FROM tables WHERE server_id = :server AND status IN ('lobby', 'playing')) AS tables,
       (SELECT count(*) FROM tables WHERE server_id = :server AND status = 'lobby' AND opener_id = :person) AS lobbies,
       (SELECT count(*) FROM seats c JOIN tables t ON t.id = c.table_id
         WHERE c.person_id = :person AND t.server_id = :server AND t.status IN ('lobby', 'playing')) AS seats
"""
)
OPENED = Statement(
    "SELECT opened_at FROM tables WHERE server_id = :server AND opened_at > :since"
    " AND (CAST(:opener AS bigint) IS NULL OR opener_id = :opener) ORDER BY opened_at DESC OFFSET :most - 1 LIMIT 1"
)

LIMITS = Statement("SELECT limits FROM servers WHERE server_id = :server")
SAVE_LIMITS = Statement(
    "INSERT INTO servers (server_id, limits) VALUES (:server, :changed) ON CONFLICT (server_id) DO UPDATE"
    " SET limits = CAST(CAST(servers.limits AS jsonb) || CAST(excluded.limits AS jsonb) AS varchar)"
)
BLOCK = Statement(
    "INSERT INTO blocks (server_id, person_id, by_id, at, reason) VALUES (:server, :person, :by, :at, :reason)"
    " ON CONFLICT (server_id, person_id) DO UPDATE SET by_id = excluded.by_id, at = excluded.at,"
    " reason = excluded.reason"
)
UNBLOCK = Statement("DELETE FROM blocks WHERE server_id = :server AND person_id = :person RETURNING person_id")
BLOCKED = Statement(
    "SELECT person_id, by_id, at, reason FROM blocks WHERE server_id = :server ORDER BY at DESC, person_id LIMIT :limit"
)


async def in_use(connection: Connection, server_id: int, person_id: int) -> Any:
    """The server's limits and how much of them is used. Nobody else can use any of it until the commit."""
    await connection.execute(_ONE_AT_A_TIME, {"server": server_id})
    return (await connection.execute(_USE, {"server": server_id, "person": person_id})).one()


async def opened(
    connection: Connection, server_id: int, most: int, since: datetime, opener_id: int | None = None
) -> datetime | None:
    """Returns when the `most`-th latest table since `since` was opened, by anyone or `opener_id`; None without it."""
    values = {"server": server_id, "most": most, "since": since, "opener": opener_id}
    opened_at: datetime | None = (await connection.execute(OPENED, values)).scalar()
    return opened_at
