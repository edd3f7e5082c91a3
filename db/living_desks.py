"""Statements about living desks: the one direct message a table that shows a player's desk and can be pressed."""

from __future__ import annotations

from db.connection import Statement
from db.posts import BESIDE

# The marks that a move leaves, as a part of the one statement that writes it. `own`: whose own act it was, 0 for none;
# `everyone`: what all may know has changed. A mark is calm while only others have changed the desk.
MARKED = """desked AS (
  UPDATE desks SET version = version + 1, dirty = true,
         calm = (calm OR NOT dirty) AND person_id <> CAST(:own AS bigint)
   WHERE table_id = :table AND (CAST(:everyone AS boolean) OR person_id = CAST(:own AS bigint))
)"""
MARK_ALL = "UPDATE desks SET version = version + 1, dirty = true, calm = calm OR NOT dirty WHERE table_id = :table"
MARK = Statement(
    "UPDATE desks SET version = version + 1, dirty = true, calm = false"
    " WHERE table_id = :table AND person_id = :person AND message_id IS NOT NULL"
)
# Not those whose next desk is on its way, unless something is to be folded: it shows all of it.
DIRTY = Statement(
    """
SELECT d.table_id, d.person_id, d.message_id, d.row_id, d.shown, d.folding, d.version, d.calm FROM desks d
 WHERE d.dirty
   AND (d.table_id, d.person_id) NOT IN (
         SELECT b.table_id, b.person_id
           FROM unnest(CAST(:tables AS bigint[]), CAST(:people AS bigint[])) AS b(table_id, person_id))
   AND NOT (d.calm AND (d.table_id, d.person_id) IN (
         SELECT b.table_id, b.person_id
           FROM unnest(CAST(:held_tables AS bigint[]), CAST(:held_people AS bigint[])) AS b(table_id, person_id)))
   AND (d.folding <> '{}' OR NOT EXISTS (
         SELECT 1 FROM outbox o
          WHERE o.lane_kind = 'player' AND o.lane_id = d.person_id AND o.table_id = d.table_id
            AND o.state IN ('pending', 'sending') AND o.kind IN ('news', 'welcome')))
 ORDER BY d.calm, d.table_id LIMIT :limit
"""
)
AT = Statement("SELECT message_id, version, dirty FROM desks WHERE table_id = :table AND person_id = :person")
# A new desk has arrived: the one before it is to be folded. `version`: as it was when the new one was drawn.
PLACED = Statement(
    f"""
WITH landed AS (
  UPDATE outbox SET state = 'sent', message_id = :message, failure = NULL WHERE id = :row
), told AS (
  SELECT coalesce(max(o.number), 0) AS upto FROM outbox o
   WHERE o.table_id = :table AND o.lane_kind = 'player' AND o.lane_id = :person AND o.state = 'sent' AND o.id <> :row
     AND o.kind NOT IN ({BESIDE})
)
INSERT INTO desks AS d (table_id, person_id, message_id, row_id, told_upto, about, shown, dirty)
SELECT :table, :person, :message, :row, told.upto, CAST(:about AS jsonb), :shown, true
  FROM told
ON CONFLICT (table_id, person_id) DO UPDATE SET
  message_id = excluded.message_id, row_id = excluded.row_id, about = excluded.about, shown = excluded.shown,
  told_upto = greatest(d.told_upto, excluded.told_upto),
  folding = CASE WHEN d.message_id IS NULL OR d.message_id = excluded.message_id THEN d.folding
                 ELSE d.folding || jsonb_build_object(CAST(d.message_id AS text), d.about) END,
  version = d.version + 1, calm = false,
  dirty = CAST(:version AS integer) <> d.version OR d.folding <> '{{}}'
          OR (d.message_id IS NOT NULL AND d.message_id <> excluded.message_id)
"""  # noqa: S608  constants only
)
ADOPT = Statement(
    "INSERT INTO desks AS d (table_id, person_id, message_id) VALUES (:table, :person, :message)"
    " ON CONFLICT (table_id, person_id) DO UPDATE SET message_id = excluded.message_id, row_id = 0, shown = NULL,"
    " version = d.version + 1 WHERE d.message_id IS NULL RETURNING 1"
)
# The pressed message shows the present desk by the reply itself. `version`: before the press; `cause`: of the move that
# it may have made. If anything else has happened meanwhile, the mark stays.
SHOWN = Statement(
    "UPDATE desks d SET shown = NULL, dirty = d.folding <> '{}', calm = false, told_upto = greatest(d.told_upto,"
    " (SELECT m.number FROM moves m WHERE m.table_id = d.table_id AND m.cause = :cause AND m.settled))"
    " WHERE d.table_id = :table AND d.person_id = :person AND d.message_id = :message"
    " AND d.version = :version + (SELECT count(*) FROM moves m WHERE m.table_id = d.table_id AND m.cause = :cause)"
)
TOLD = Statement(
    "UPDATE desks d SET told_upto = greatest(d.told_upto,"
    " (SELECT m.number FROM moves m WHERE m.table_id = d.table_id AND m.cause = :cause AND m.settled))"
    " WHERE d.table_id = :table AND d.person_id = :person"
)
FOLDED = Statement(
    "UPDATE desks SET folding = folding - CAST(CAST(:message AS bigint) AS text)"
    " WHERE table_id = :table AND person_id = :person"
)
# What was drawn is what the message shows, unless it has changed again, or another message has become the desk.
DRAWN = Statement(
    "UPDATE desks SET shown = :shown, about = CAST(:about AS jsonb), dirty = version <> :version"
    " OR folding <> '{}' WHERE table_id = :table AND person_id = :person AND message_id = :message"
)
# The message is gone, or shows no desk any more.
LOST = Statement(
    "UPDATE desks SET message_id = NULL, shown = NULL, dirty = folding <> '{}'"
    " WHERE table_id = :table AND person_id = :person AND message_id = :message"
)
CLEAN = Statement(
    "UPDATE desks SET dirty = false WHERE table_id = :table AND person_id = :person AND version = :version"
    " AND folding = '{}'"
)
