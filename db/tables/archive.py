"""Statements about tables that are over: their logs condensed to one value and put back, and all their rows deleted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from db.connection.statements import Connection, Statement

_OVER = "t.status IN ('ended', 'closed')"
# Tables that were over before `before`, that have nothing left to be sent or counted, and that nobody has read since
# `unread_since`.
_TO_CONDENSE = Statement(
    f"""
SELECT t.id FROM tables t
 WHERE {_OVER} AND NOT t.condensed AND t.id > :after
   AND (SELECT m.at FROM moves m WHERE m.table_id = t.id ORDER BY m.number DESC LIMIT 1) < :before
   AND NOT EXISTS (SELECT 1 FROM condensed_logs c WHERE c.table_id = t.id AND c.at > :unread_since)
   AND NOT EXISTS (SELECT 1 FROM uncounted u WHERE u.table_id = t.id)
   AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = t.id AND o.state IN ('pending', 'sending'))
 ORDER BY t.id LIMIT :limit
"""  # noqa: S608  constants only
)
_LOCK_CONDENSED = Statement("SELECT t.condensed, t.status FROM tables t WHERE t.id = :table FOR NO KEY UPDATE")
_ROWS = Statement(
    "SELECT number, kind, seat, settled, entry, hash, cause, person_id, at, undone FROM moves"
    " WHERE table_id = :table ORDER BY number"
)
_KEEP = Statement(
    """
WITH kept AS (
  INSERT INTO condensed_logs (table_id, at, body, people)
  VALUES (:table, :at, CAST(:body AS bytea), CAST(:people AS bigint[]))
  ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, body = excluded.body, people = excluded.people
), marked AS (
  UPDATE tables SET condensed = true WHERE id = :table
)
DELETE FROM moves WHERE table_id = :table
"""
)
_BODY = Statement("SELECT body, people FROM condensed_logs WHERE table_id = :table AND body IS NOT NULL")
# The row stays, so that the sweep knows when the log was read last.
_PUT_BACK = Statement(
    """
WITH back AS (
  INSERT INTO moves (table_id, number, kind, seat, settled, entry, hash, cause, person_id, at, undone)
  SELECT :table, r.* FROM unnest(
         CAST(:numbers AS integer[]), CAST(:kinds AS varchar[]), CAST(:seats AS integer[]),
         CAST(:settled AS boolean[]), CAST(:entries AS bytea[]), CAST(:hashes AS bytea[]), CAST(:causes AS varchar[]),
         CAST(:people AS bigint[]), CAST(:times AS timestamptz[]), CAST(:undone AS boolean[])) AS r
), emptied AS (
  UPDATE condensed_logs SET body = NULL, people = '{}', at = :at WHERE table_id = :table
)
UPDATE tables SET condensed = false WHERE id = :table
"""
)
# Everything else that a table which is over has no more use for.
_SPENT = tuple(
    Statement(f"DELETE FROM {name} WHERE table_id = :table")  # noqa: S608  constants only
    for name in ("snapshots", "drafts", "held_answers", "order_calls", "orders", "clocks")
)


class LoggedRow(Struct, frozen=True):
    """A row of `moves`, of a table that stands beside it."""

    number: int
    kind: str
    seat: int | None
    settled: bool
    entry: bytes
    hash: bytes
    cause: str | None
    person_id: int | None
    at: datetime
    undone: bool


async def to_condense(
    connection: Connection, after: int, before: datetime, unread_since: datetime, limit: int
) -> tuple[int, ...]:
    """The tables after the id `after` whose log is to be condensed, at most `limit`."""
    values = {"after": after, "before": before, "unread_since": unread_since, "limit": limit}
    return tuple((await connection.execute(_TO_CONDENSE, values)).scalars())


async def rows_to_condense(connection: Connection, table_id: int) -> list[LoggedRow]:
    """The log of a table that is over, which is locked until the commit; nothing if it is condensed already."""
    table = (await connection.execute(_LOCK_CONDENSED, {"table": table_id})).first()
    if table is None or table.condensed or table.status not in ("ended", "closed"):
        return []
    found = await connection.execute(_ROWS, {"table": table_id})
    return [LoggedRow(*(row[name] for name in LoggedRow.__struct_fields__)) for row in found]


async def keep_condensed(
    connection: Connection, table_id: int, body: bytes, people: Sequence[int], at: datetime
) -> None:
    """Puts `body` in place of the table's moves, and drops what a table that is over needs no more."""
    for statement in _SPENT:
        await connection.execute(statement, {"table": table_id})
    await connection.execute(_KEEP, {"table": table_id, "body": body, "people": list(people), "at": at})


async def locked_body(connection: Connection, table_id: int) -> tuple[bytes, list[int]] | None:
    """The condensed log of a table, which is locked until the commit, with its people; None if it is not condensed."""
    table = (await connection.execute(_LOCK_CONDENSED, {"table": table_id})).first()
    return await read_condensed(connection, table_id) if table is not None and table.condensed else None


async def read_condensed(connection: Connection, table_id: int) -> tuple[bytes, list[int]] | None:
    """The condensed log of a table with its people, None if it is not condensed."""
    row = (await connection.execute(_BODY, {"table": table_id})).first()
    return None if row is None else (row.body, list(row.people))


async def insert_log(connection: Connection, table_id: int, rows: Sequence[LoggedRow], at: datetime) -> None:
    """Puts the moves back in place of the condensed log."""
    values = {
        "table": table_id,
        "at": at,
        "numbers": [row.number for row in rows],
        "kinds": [row.kind for row in rows],
        "seats": [row.seat for row in rows],
        "settled": [row.settled for row in rows],
        "entries": [row.entry for row in rows],
        "hashes": [row.hash for row in rows],
        "causes": [row.cause for row in rows],
        "people": [row.person_id for row in rows],
        "times": [row.at for row in rows],
        "undone": [row.undone for row in rows],
    }
    await connection.execute(_PUT_BACK, values)


GONE = "gone"  # the status of what is left of a table: a row that results refer to

# Since the last move; of a condensed log, since it was condensed. Few tables are over and not gone where this is used.
_TO_DELETE = Statement(
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
    *(
        "seats",
        "sitters",
        "desks",
        "lookers",
        "notes",
        "reviews",
        "page_links",
        "page_sessions",
        "votes",
        "ballots",
        "proposals",
        "substitutes",
        "outbox",
        "clocks",
    ),
)
STAYING = ("results", "scores", "uncounted")
_DELETE_ROWS = tuple(Statement(f"DELETE FROM {name} WHERE table_id = :table") for name in DELETED)  # noqa: S608  constants
# Nothing of what is left leads to people or to Discord.
_GONE = Statement(
    f"""
UPDATE tables SET status = '{GONE}', options = '{{}}', moment = '', commitment = '', cause = '{GONE}:' || id,
       opener_id = 0, channel_id = 0, thread_id = NULL, lobby_message_id = NULL, board_message_id = NULL,
       archive_at = NULL, paused_at = NULL, corrected = NULL, condensed = false
 WHERE id = :table
"""  # noqa: S608  constants only
)


async def to_delete(
    connection: Connection, statuses: Sequence[str], after: int, before: datetime, limit: int
) -> list[tuple[int, str, str]]:
    """Tables with one of these statuses that were over before `before`: id, status, game; of ids after `after`."""
    values = {"statuses": list(statuses), "after": after, "before": before, "limit": limit}
    return [(row.id, row.status, row.game) for row in await connection.execute(_TO_DELETE, values)]


_NO_ROW = Statement("DELETE FROM tables WHERE id = :table AND trial_of IS NOT NULL")


async def delete_trial(connection: Connection, table_id: int, status: str, head: bytes) -> bool:
    """Deletes a trial and its row, which no result refers to, unless it has changed; whether that was done."""
    if not await delete_table(connection, table_id, status, head):
        return False
    await connection.execute(_NO_ROW, {"table": table_id})
    return True


async def delete_table(connection: Connection, table_id: int, status: str, head: bytes) -> bool:
    """Deletes all rows of a table, unless its status or its log's last hash have changed; whether that was done."""
    row = (await connection.execute(_LOCK, {"table": table_id})).first()
    if row is None or (row.status, row.head) != (status, head):
        return False
    for statement in (*_DELETE_ROWS, _GONE):
        await connection.execute(statement, {"table": table_id})
    return True
