"""Statements about all tables together, for whoever runs the bot: what waits, halts or was skipped,
and which games run before an upgrade.

What is counted for metrics and for `pactum doctor` is read along an index.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from db.connection.statements import Connection, Rows, Statement
from db.tables.clocks import BY_POLICY

_MOST = 100_000  # rows of a kind that are counted: beyond it more are there, and counting them would take too long

SCHEMA = Statement("SELECT version_num FROM alembic_version")

_CLOCKS = (
    "FROM clocks k JOIN seats c ON c.table_id = k.table_id AND c.seat = k.seat JOIN tables t ON t.id = k.table_id"
    " WHERE k.due_at <= :now AND k.next_at IS NOT NULL AND t.frozen_at IS NULL AND"
)


def _counted(rows: str) -> str:
    return f"(SELECT count(*) FROM (SELECT 1 {rows} LIMIT {_MOST}) counted)"  # noqa: S608  constants only


WORK_DUE = Statement(
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
HALTED_COUNT = Statement("SELECT count(*) AS tables FROM tables WHERE status = 'playing' AND frozen_at IS NOT NULL")
# That somebody's direct messages are closed is told at their table, and their desk there has what they missed.
GIVEN_UP_ROWS = "o.state = 'failed' AND o.failure NOT IN ('closed', '50007', '50278')"
FAILED_MESSAGES = Statement(
    "SELECT count(*) AS messages, min(o.created_at) AS since, max(o.created_at) AS latest, min(o.table_id) AS first"  # noqa: S608  constants only
    f" FROM outbox o WHERE {GIVEN_UP_ROWS}"
)
# A process that has not renewed its row for longer is gone (`db.connection.presence`).
AT_WORK = Statement(
    "SELECT holder, shards <> '{}' AS leads, here, since FROM processes"
    " WHERE beat_at >= statement_timestamp() - CAST(:lease AS interval) ORDER BY shards = '{}', holder"
)
# The last sign of life: a heartbeat, or that a process has taken the database. What is from the future is of a clock
# that was put back since, and counts only where nothing else is there.
ALIVE = Statement(
    """
WITH signs AS (SELECT at FROM heartbeat UNION ALL SELECT since FROM lease)
SELECT coalesce((SELECT max(at) FROM signs WHERE at <= CAST(:now AS timestamptz) + interval '1 minute'),
                (SELECT max(at) FROM signs)) AS at
"""
)
# Where the bot has to write: the channels of tables, and the home channels of servers.
PLACES_OF_TABLES = Statement(
    "SELECT server_id, channel_id FROM tables WHERE status IN ('lobby', 'playing') AND server_id > 0 AND NOT unhosted"
    " UNION SELECT server_id, home_channel_id FROM servers WHERE home_channel_id IS NOT NULL"
)
THREADS_OF_TABLES = Statement(
    "SELECT id, server_id, thread_id FROM tables"
    " WHERE status = 'playing' AND thread_id IS NOT NULL AND server_id > 0 AND NOT unhosted"
    " ORDER BY id DESC LIMIT :most"
)


COMMANDS_REGISTERED = Statement("SELECT sent, there FROM registered_commands WHERE application_id = :application")
NOTE_COMMANDS = Statement(
    "INSERT INTO registered_commands (application_id, sent, there) VALUES (:application, :sent, :there)"
    " ON CONFLICT (application_id) DO UPDATE SET sent = excluded.sent, there = excluded.there"
)


_OF_HALTED = " FROM tables WHERE status = 'playing' AND frozen_at IS NOT NULL"
HALTED_TABLES = Statement(
    "SELECT id, server_id, coalesce(frozen_code, '') AS code, coalesce(frozen_why, '') AS why"
    + _OF_HALTED
    + " AND (CAST(:server AS bigint) IS NULL OR server_id = :server) ORDER BY id"
)
HALT_CAUSES = Statement(
    "SELECT coalesce(frozen_why, '') AS why, count(*) AS tables, min(id) AS first, min(frozen_at) AS since"
    + _OF_HALTED
    + " GROUP BY 1 ORDER BY 2 DESC, 1"
)
PACKS_IN_USE = Statement(
    "SELECT t.game, t.pack_id AS id, t.pack_version AS version, t.pack_hash AS hash, count(*) AS tables,"
    " EXISTS (SELECT 1 FROM packs p WHERE p.hash = t.pack_hash) AS kept FROM tables t"
    " WHERE t.status IN ('lobby', 'playing') AND t.pack_hash <> '' GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4"
)
# Messages that wait for their thread are in nobody's way.
BACKLOG = Statement(
    "SELECT count(*) AS messages, min(greatest(o.created_at, o.not_before)) AS since FROM outbox o"
    " WHERE o.state IN ('pending', 'sending') AND o.not_before <= :now"
    " AND NOT (o.lane_kind = 'thread' AND EXISTS (SELECT 1 FROM tables t WHERE t.id = o.table_id AND"
    " t.thread_id IS NULL))"
)
# What waits for a time that Discord has named, or after many failures: each lane by its first message.
LANES_AT_REST = Statement(
    """
WITH heads AS MATERIALIZED (
  SELECT DISTINCT ON (lane_kind, lane_id) lane_kind, lane_id, table_id, failure, not_before FROM outbox
   WHERE state IN ('pending', 'sending') ORDER BY lane_kind, lane_id, id
)
SELECT h.lane_kind, h.table_id, coalesce(h.failure, '') AS failure, h.not_before AS until,
       (SELECT count(*) FROM outbox o WHERE o.lane_kind = h.lane_kind AND o.lane_id = h.lane_id
           AND o.state IN ('pending', 'sending')) AS messages,
       (SELECT count(*) FROM heads r WHERE r.not_before > :later) AS lanes
  FROM heads h WHERE h.not_before > :later ORDER BY h.not_before DESC, h.table_id LIMIT :limit
"""
)
NOTE_SKIPPED = Statement(
    """
WITH gone AS (
  DELETE FROM skipped WHERE last_at < CAST(:stale AS timestamptz)
     AND NOT (place = CAST(:place AS bigint) AND what = CAST(:what AS varchar))
)
INSERT INTO skipped (place, what, why, since, last_at)
VALUES (CAST(:place AS bigint), CAST(:what AS varchar), :why, CAST(:now AS timestamptz), CAST(:now AS timestamptz))
ON CONFLICT (place, what) DO UPDATE SET why = excluded.why, last_at = excluded.last_at,
  since = CASE WHEN skipped.last_at < CAST(:stale AS timestamptz) THEN excluded.since ELSE skipped.since END
"""
)
FORGET_SKIPPED = Statement("DELETE FROM skipped WHERE place = :place AND what = :what")
WHAT_WAS_SKIPPED = Statement(
    "SELECT what, why, count(*) AS places, min(place) AS first, min(since) AS since FROM skipped"
    " WHERE last_at >= :stale GROUP BY what, why ORDER BY what, why"
)
"""What was skipped of late, by its kind and that of the error."""
HOLDER = Statement(
    "SELECT l.holder FROM lease l WHERE l.slot = 0 AND EXISTS (SELECT 1 FROM pg_locks k WHERE k.locktype = 'advisory'"
    " AND k.granted AND k.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (CAST(k.classid::text AS bigint) << 32) + CAST(k.objid::text AS bigint) = :lock)"
)
"""Reads the process that works on this database now, if there is one."""


_NEXT_RUNNING = Statement(
    "SELECT t.id, t.game, t.rules, t.pack_id, t.pack_version, t.pack_hash, t.options, s.body, s.epoch, s.head,"
    " s.opening_seed FROM tables t JOIN states s ON s.table_id = t.id"
    " WHERE t.status = 'playing' AND t.frozen_at IS NULL AND t.id > :after ORDER BY t.id LIMIT :limit"
)
# Of those, tables that were opened with a version of the rules or with cards that this release does not open with.
_NEXT_RUNNING_OTHER = Statement(
    "SELECT t.id, t.game, t.rules, t.pack_id, t.pack_version, t.pack_hash, t.options, s.body, s.epoch, s.head,"
    " s.opening_seed FROM tables t JOIN states s ON s.table_id = t.id"
    " WHERE t.status = 'playing' AND t.frozen_at IS NULL AND t.id > :after AND NOT EXISTS ("
    "   SELECT 1 FROM unnest(CAST(:games AS varchar[]), CAST(:rules AS integer[]), CAST(:packs AS varchar[]))"
    "     AS p(game, rules, pack) WHERE p.game = t.game AND p.rules = t.rules AND p.pack = t.pack_hash)"
    " ORDER BY t.id LIMIT :limit"
)
_LOG = Statement("SELECT number, entry, hash FROM moves WHERE table_id = :table ORDER BY number")
_COUNT = Statement("SELECT count(*) FROM tables WHERE status = 'playing' AND frozen_at IS NULL")


class Present(Struct, frozen=True):
    """A game as this release opens it: the version of its rules, the hash of a pack of cards ("" without cards)."""

    game: str
    rules: int
    pack: str


async def count_running(connection: Connection) -> int:
    """How many games are played, without those that are halted."""
    number: int = (await connection.execute(_COUNT)).scalar_one()
    return number


async def running_after(connection: Connection, after: int, limit: int, present: Sequence[Present] | None) -> Rows:
    """The running games after the id `after`, at most `limit`; None: all, else those that are not of `present`."""
    if present is None:
        return await connection.execute(_NEXT_RUNNING, {"after": after, "limit": limit})
    values = {
        "games": [each.game for each in present],
        "rules": [each.rules for each in present],
        "packs": [each.pack for each in present],
    }
    return await connection.execute(_NEXT_RUNNING_OTHER, {"after": after, "limit": limit, **values})


async def log_of_running(connection: Connection, table_id: int) -> Rows:
    """The log of a table: number, entry, hash."""
    return await connection.execute(_LOG, {"table": table_id})
