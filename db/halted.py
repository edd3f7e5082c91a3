"""Statements about all tables together, for whoever runs the bot: which are halted, how long messages wait."""

from __future__ import annotations

from db.connection import Statement

_HALTED = " FROM tables WHERE status = 'playing' AND frozen_at IS NOT NULL"
HALTED = Statement(
    "SELECT id, server_id, coalesce(frozen_code, '') AS code, coalesce(frozen_why, '') AS why"
    + _HALTED
    + " AND (CAST(:server AS bigint) IS NULL OR server_id = :server) ORDER BY id"
)
CAUSES = Statement(
    "SELECT coalesce(frozen_why, '') AS why, count(*) AS tables, min(id) AS first, min(frozen_at) AS since"
    + _HALTED
    + " GROUP BY 1 ORDER BY 2 DESC, 1"
)
IN_USE = Statement(
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
HELD = Statement(
    "SELECT l.holder FROM lease l WHERE l.slot = 0 AND EXISTS (SELECT 1 FROM pg_locks k WHERE k.locktype = 'advisory'"
    " AND k.granted AND k.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (CAST(k.classid::text AS bigint) << 32) + CAST(k.objid::text AS bigint) = :lock)"
)
"""Reads the process that works on this database now, if there is one."""
