"""Statements for people who come and go: open seats, newcomers, members who have gone, tables nobody needs."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

_RISE = sa.text(
    "UPDATE seats SET person_id = NULL, seen_at = NULL WHERE table_id = :table AND seat = :seat RETURNING joined"
)
_SAT_HERE = sa.text(
    "INSERT INTO sitters (table_id, person_id, seat) VALUES (:table, :person, :seat)"
    " ON CONFLICT (table_id, person_id) DO UPDATE SET seat = excluded.seat"
)
_FORMER_SEAT = sa.text("SELECT seat FROM sitters WHERE table_id = :table AND person_id = :person")
_SIT = sa.text(
    "UPDATE seats SET person_id = :person, name = :name, since = :number, seen_at = :now"
    " WHERE table_id = :table AND seat = :seat AND person_id IS NULL RETURNING joined"
)

# Seats of tables that are over are claimed once more, to be forgotten.
NOT_OF_LATE = sa.text(
    """
WITH picked AS (
  SELECT table_id, joined FROM seats WHERE seen_at <= :before ORDER BY seen_at LIMIT :limit FOR UPDATE SKIP LOCKED
)
UPDATE seats c SET seen_at = CASE WHEN t.status IN ('lobby', 'playing') THEN CAST(:now AS timestamptz) END
  FROM picked p, tables t
 WHERE c.table_id = p.table_id AND c.joined = p.joined AND t.id = c.table_id
RETURNING c.table_id, t.server_id, c.person_id, t.status
"""
)
DOUBT = sa.text("UPDATE seats SET seen_at = :before WHERE person_id = :person AND seen_at > :before")
IDLE_LOBBIES = sa.text(
    "SELECT id FROM tables t WHERE status = 'lobby' AND opened_at <= :before"
    " AND NOT EXISTS (SELECT 1 FROM moves m WHERE m.table_id = t.id AND m.at > :before)"
    " ORDER BY opened_at LIMIT :limit"
)
DONE_WITH = sa.text(
    "UPDATE tables SET archive_at = :again WHERE id IN (SELECT id FROM tables WHERE archive_at <= :now"
    " ORDER BY archive_at LIMIT :limit FOR UPDATE SKIP LOCKED) RETURNING id"
)
_REST = sa.text("UPDATE tables SET paused_at = :since, unhosted = :unhosted WHERE id = :table")
TO_REST = sa.text(
    "SELECT id FROM tables WHERE server_id = :server AND status = 'playing' AND paused_at IS NULL AND frozen_at IS NULL"
)
RESTING = sa.text(
    "SELECT id FROM tables WHERE server_id = :server AND status = 'playing' AND unhosted AND frozen_at IS NULL"
)
SERVERS = sa.text("SELECT DISTINCT server_id FROM tables WHERE status = 'playing'")
ARCHIVED = sa.text("UPDATE tables SET archive_at = NULL WHERE id = :table")


async def rise(connection: AsyncConnection, table_id: int, seat: int, person_id: int) -> None:
    """The seat is open; who sat there is remembered, so that they take no other one at this table."""
    await connection.execute(_RISE, {"table": table_id, "seat": seat})
    await connection.execute(_SAT_HERE, {"table": table_id, "person": person_id, "seat": seat})


async def former_seat(connection: AsyncConnection, table_id: int, person_id: int) -> int | None:
    """Where that person sat at this table before they left it."""
    found: int | None = (await connection.execute(_FORMER_SEAT, {"table": table_id, "person": person_id})).scalar()
    return found


async def sit(
    connection: AsyncConnection, table_id: int, seat: int, person_id: int, name: str, number: int, now: datetime
) -> bool:
    """A newcomer takes an open seat by move `number`; False if it is not open."""
    values = {"table": table_id, "seat": seat, "person": person_id, "name": name, "number": number, "now": now}
    return (await connection.execute(_SIT, values)).first() is not None


async def not_seen_of_late(connection: AsyncConnection, before: datetime, now: datetime, limit: int) -> list[Any]:
    """Claim seats whose person was last known to be on the server at `before` or earlier; they count as seen now."""
    values = {"before": before, "now": now, "limit": limit}
    return [
        row
        for row in await connection.execute(NOT_OF_LATE, values)
        if row.status in ("lobby", "playing") and row.person_id is not None
    ]


async def done_with(connection: AsyncConnection, now: datetime, again: datetime, limit: int) -> list[int]:
    """Claim tables whose thread may be put away; they come up again at `again` unless that was done."""
    values = {"now": now, "again": again, "limit": limit}
    return [row.id for row in await connection.execute(DONE_WITH, values)]


async def rest(connection: AsyncConnection, table_id: int, since: datetime | None, *, unhosted: bool = False) -> None:
    """The table is paused since then, or goes on (None). `unhosted`: because the bot is not on its server."""
    await connection.execute(_REST, {"table": table_id, "since": since, "unhosted": unhosted})
