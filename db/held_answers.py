"""Stores held answers: those of the last to seal, which settle their step when the grace is over."""

from __future__ import annotations

from typing import Any

from db.connection import Connection, Statement

_HOLD = Statement(
    "INSERT INTO held_answers (table_id, seat, ask, value, cause, settles_at)"
    " VALUES (:table, :seat, :ask, CAST(:value AS json), :cause, :settles_at)"
)
_DROP = Statement("DELETE FROM held_answers WHERE table_id = :table")
# Those of a halted table wait until it goes on.
DUE = Statement(
    "SELECT h.table_id FROM held_answers h JOIN tables t ON t.id = h.table_id"
    " WHERE h.settles_at <= :now AND t.frozen_at IS NULL ORDER BY h.settles_at LIMIT :limit"
)
NEXT = Statement(
    "SELECT (SELECT h.settles_at FROM held_answers h JOIN tables t ON t.id = h.table_id"
    " WHERE t.frozen_at IS NULL ORDER BY h.settles_at LIMIT 1) AS at"
)
WENT_ON = Statement("UPDATE held_answers SET settles_at = settles_at + CAST(:gap AS interval) WHERE table_id = :table")
LAST_MOVE = Statement("SELECT at FROM moves WHERE table_id = :table ORDER BY number DESC LIMIT 1")


async def put(connection: Connection, table_id: int, answer: dict[str, Any] | None) -> None:
    """Store the columns of the answer that is held from now on; None: delete the one that was."""
    values = {"table": table_id} if answer is None else {"table": table_id, **answer}
    await connection.execute(_DROP if answer is None else _HOLD, values)
