"""Statements that delete what is old: all rows of a table that is over, but its result and the ratings."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from db.connection import Connection, Statement

GONE = "gone"  # the status of what is left of a table: a row that results refer to

# Since the last move; of a condensed log, since it was condensed. Few tables are over and not gone where this is used.
_DUE = Statement(
    """
SELECT t.id, t.status, t.game FROM tables t
 WHERE t.status = ANY (CAST(:statuses AS varchar[])) AND t.id > :after AND t.opened_at < :before
   AND coalesce((SELECT m.at FROM moves m WHERE m.table_id = t.id ORDER BY m.number DESC LIMIT 1),
                (SELECT c.at FROM condensed_logs c WHERE c.table_id = t.id), t.opened_at) < :before
   AND NOT EXISTS (SELECT 1 FROM uncounted u WHERE u.table_id = t.id)
   AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = t.id AND o.state IN ('pending', 'sending'))
 ORDER BY t.id LIMIT :limit
"""
)
_LOCK = Statement(
    "SELECT t.status, s.head FROM tables t JOIN states s ON s.table_id = t.id WHERE t.id = :table FOR UPDATE OF t"
)
DELETED = (
    *("states", "boards", "moves", "condensed_logs", "snapshots", "drafts", "held_answers", "orders", "order_calls"),
    *("seats", "sitters", "desks", "lookers", "notes", "votes", "ballots", "proposals", "outbox", "clocks"),
)
STAYING = ("results", "scores", "uncounted")
_DELETE = tuple(Statement(f"DELETE FROM {name} WHERE table_id = :table") for name in DELETED)  # noqa: S608  constants
# Nothing of what is left leads to people or to Discord.
_GONE = Statement(
    f"""
UPDATE tables SET status = '{GONE}', options = '{{}}', moment = '', commitment = '', cause = '{GONE}:' || id,
       opener_id = 0, channel_id = 0, thread_id = NULL, lobby_message_id = NULL, board_message_id = NULL,
       archive_at = NULL, paused_at = NULL, corrected = NULL, condensed = false
 WHERE id = :table
"""  # noqa: S608  constants only
)


async def due(
    connection: Connection, statuses: Sequence[str], after: int, before: datetime, limit: int
) -> list[tuple[int, str, str]]:
    """Tables with one of these statuses that were over before `before`: id, status, game; of ids after `after`."""
    values = {"statuses": list(statuses), "after": after, "before": before, "limit": limit}
    return [(row.id, row.status, row.game) for row in await connection.execute(_DUE, values)]


async def delete(connection: Connection, table_id: int, status: str, head: bytes) -> bool:
    """Delete all rows of a table, unless its status or its log's last hash have changed; whether that was done."""
    row = (await connection.execute(_LOCK, {"table": table_id})).first()
    if row is None or (row.status, row.head) != (status, head):
        return False
    for statement in (*_DELETE, _GONE):
        await connection.execute(statement, {"table": table_id})
    return True
