"""Statements that count what waits over all tables, for metrics and for `pactum doctor`. Each reads along an index."""

from __future__ import annotations

from db.connection import Statement
from db.stewards import BY_POLICY

MOST = 100_000  # rows of a kind that are counted: beyond it more are there, and counting them would take too long

SCHEMA = Statement("SELECT version_num FROM alembic_version")

_CLOCKS = (
    "FROM clocks k JOIN seats c ON c.table_id = k.table_id AND c.seat = k.seat JOIN tables t ON t.id = k.table_id"
    " WHERE k.due_at <= :now AND k.next_at IS NOT NULL AND t.frozen_at IS NULL AND"
)


def _counted(rows: str) -> str:
    return f"(SELECT count(*) FROM (SELECT 1 {rows} LIMIT {MOST}) counted)"  # noqa: S608  constants only


DUE = Statement(
    f"""
SELECT {_counted(f"{_CLOCKS} NOT {BY_POLICY}")} AS deadlines,
       {_counted(f"{_CLOCKS} {BY_POLICY}")} AS stewards,
       {_counted("FROM clocks WHERE next_at <= :now AND due_at > :now")} AS reminders,
       {
        _counted(
            "FROM order_calls c JOIN tables t ON t.id = c.table_id"
            " WHERE c.at <= :now AND t.paused_at IS NULL AND t.frozen_at IS NULL"
        )
    } AS orders,
       {_counted("FROM boards WHERE dirty")} AS boards,
       {_counted("FROM desks WHERE dirty")} AS desks
"""
)
HALTED = Statement("SELECT count(*) AS tables FROM tables WHERE status = 'playing' AND frozen_at IS NOT NULL")
# That somebody's direct messages are closed is told at their table, and their desk there has what they missed.
GIVEN_UP = "o.state = 'failed' AND o.failure NOT IN ('closed', '50007', '50278')"
FAILED = Statement(
    "SELECT count(*) AS messages, min(o.created_at) AS since, min(o.table_id) AS first"  # noqa: S608  constants only
    f" FROM outbox o WHERE {GIVEN_UP}"
)
# A process that has not renewed its row for longer is gone (`db.presence`).
AT_WORK = Statement(
    "SELECT holder, shards, shard_count, here, since FROM processes"
    " WHERE beat_at >= statement_timestamp() - CAST(:lease AS interval) ORDER BY shards, holder"
)
# The last sign of life: a heartbeat, or that a process has taken the database.
ALIVE = Statement("SELECT greatest((SELECT max(at) FROM heartbeat), (SELECT max(since) FROM lease)) AS at")
# Where the bot has to write: the channels of tables, and the home channels of servers.
PLACES = Statement(
    "SELECT server_id, channel_id FROM tables WHERE status IN ('lobby', 'playing') AND server_id > 0 AND NOT unhosted"
    " UNION SELECT server_id, home_channel_id FROM servers WHERE home_channel_id IS NOT NULL"
)
