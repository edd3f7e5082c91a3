"""Statements about practice tables: those of one person alone, on no server."""

from __future__ import annotations

from typing import Any

from db.connection import Connection, Statement

NOWHERE = -1  # stands for the server of a practice table: no server has that id

# Of two games that somebody begins, only one may find the last place free.
_ONE_AT_A_TIME = Statement("SELECT pg_advisory_xact_lock(hashtextextended('practice', 0))")
_USE = Statement(
    f"""
SELECT count(*) AS tables, count(*) FILTER (WHERE opener_id = :person) AS own
  FROM tables WHERE server_id = {NOWHERE} AND status = 'playing'
"""  # noqa: S608  constants only
)
IDLE = Statement(
    f"""
SELECT id FROM tables t WHERE server_id = {NOWHERE} AND status = 'playing' AND opened_at <= :before
   AND NOT EXISTS (SELECT 1 FROM moves m WHERE m.table_id = t.id AND m.at > :before)
 ORDER BY id LIMIT :limit
"""  # noqa: S608  constants only
)
# Where stewards are asked and nobody is at work on their answers.
WAITING = Statement(
    f"""
SELECT DISTINCT k.table_id FROM tables t JOIN clocks k ON k.table_id = t.id
 WHERE t.server_id = {NOWHERE} AND t.status = 'playing' AND t.frozen_at IS NULL
   AND k.stand_in AND k.next_at IS NOT NULL AND k.due_at <= :now
   AND (k.claimed_until IS NULL OR k.claimed_until <= :now) LIMIT :limit
"""  # noqa: S608  constants only
)


async def in_use(connection: Connection, person_id: int) -> Any:
    """How many practice tables are played, by all and by that person. No other begins until the commit."""
    await connection.execute(_ONE_AT_A_TIME)
    return (await connection.execute(_USE, {"person": person_id})).one()
