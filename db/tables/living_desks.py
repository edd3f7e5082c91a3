"""Statements about what is drawn again: living desks, the one message a table that can be pressed, and boards."""

from __future__ import annotations

from db.connection.statements import Statement
from db.tables.outbox import BESIDE
from db.tables.store import NOWHERE

# The marks that a move leaves, as a part of the one statement that writes it. `own`: whose own act it was, 0 for none;
# `everyone`: what all may know has changed. A mark is calm while only others have changed the desk. What the move has
# `decided` for them takes the place of what they had answered to that question (`sealed_ask`); the last few are kept.
DESKS_MARKED = """desked AS (
  UPDATE desks SET version = version + 1, dirty = true,
         calm = (calm OR NOT dirty) AND person_id <> CAST(:own AS bigint),
         decided = CASE WHEN person_id <> CAST(:own AS bigint) OR CAST(:sealed_ask AS varchar) IS NULL THEN decided
                        ELSE jsonb_path_query_array(coalesce((
                               SELECT jsonb_agg(e ORDER BY e -> 'number') FROM jsonb_array_elements(decided) e
                                WHERE e #>> '{given,ask,id}' <> CAST(:sealed_ask AS varchar)), '[]')
                             || coalesce(CAST(:decided AS jsonb), '[]'), '$[last - 4 to last]') END
   WHERE table_id = :table AND (CAST(:everyone AS boolean) OR person_id = CAST(:own AS bigint))
)"""
MARK_ALL = "UPDATE desks SET version = version + 1, dirty = true, calm = calm OR NOT dirty WHERE table_id = :table"
MARK = Statement(
    "UPDATE desks SET version = version + 1, dirty = true, calm = false"
    " WHERE table_id = :table AND person_id = :person AND message_id IS NOT NULL"
)
# Not those whose next desk is on its way, unless something is to be folded: it shows all of it. A practice desk waits
# for nobody: its reader is who it is drawn for.
DIRTY = Statement(
    f"""
SELECT d.table_id, d.person_id, d.message_id, d.row_id, d.shown, d.folding, d.version, d.calm,
       EXISTS (SELECT 1 FROM tables t WHERE t.id = d.table_id AND t.server_id = {NOWHERE}) AS practice
  FROM desks d
 WHERE d.dirty
   AND (d.table_id, d.person_id) NOT IN (
         SELECT b.table_id, b.person_id
           FROM unnest(CAST(:tables AS bigint[]), CAST(:people AS bigint[])) AS b(table_id, person_id))
   AND NOT (d.calm AND (d.table_id, d.person_id) IN (
         SELECT b.table_id, b.person_id
           FROM unnest(CAST(:held_tables AS bigint[]), CAST(:held_people AS bigint[])) AS b(table_id, person_id))
       AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = d.table_id AND t.server_id = {NOWHERE}))
   AND (d.folding <> '{{}}' OR NOT EXISTS (
         SELECT 1 FROM outbox o
          WHERE o.lane_kind = 'player' AND o.lane_id = d.person_id AND o.table_id = d.table_id
            AND o.state IN ('pending', 'sending') AND o.kind IN ('news', 'welcome')))
 ORDER BY d.calm, d.table_id LIMIT :limit
"""  # noqa: S608  constants only
)
AT = Statement(
    "SELECT json_build_array(message_id, version, dirty, shown IS NOT NULL)::text AS living FROM desks"
    " WHERE table_id = :table AND person_id = :person"
)
# A new desk has arrived: the one before it is to be folded, and its outbox row keeps what is to be said of it after a
# rewind. `version`: as it was when the new one was drawn; `asked`: the move that the folded desk was sent for.
STORE_PLACED = Statement(
    f"""
WITH landed AS (
  UPDATE outbox SET state = 'sent', message_id = :message, failure = NULL WHERE id = :row
), kept AS (
  UPDATE outbox o SET payload = json_build_object('about', d.about, 'decided', d.decided)
    FROM desks d
   WHERE d.table_id = :table AND d.person_id = :person AND d.message_id <> :message
     AND o.table_id = d.table_id AND o.id = d.row_id
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
                 ELSE d.folding || jsonb_build_object(CAST(d.message_id AS text), jsonb_build_object(
                        'about', d.about, 'decided', d.decided, 'asked', (
                          SELECT o.number FROM outbox o WHERE o.table_id = d.table_id AND o.id = d.row_id))) END,
  decided = CASE WHEN d.message_id = excluded.message_id THEN d.decided ELSE '[]' END,
  version = d.version + 1, calm = false,
  dirty = CAST(:version AS integer) <> d.version OR d.folding <> '{{}}'
          OR (d.message_id IS NOT NULL AND d.message_id <> excluded.message_id)
"""  # noqa: S608  constants only
)
# Another message becomes the desk, whatever was it before: that one is folded, and the new one drawn.
TAKE = Statement(
    """
INSERT INTO desks AS d (table_id, person_id, message_id, dirty) VALUES (:table, :person, :message, true)
ON CONFLICT (table_id, person_id) DO UPDATE SET
  message_id = excluded.message_id, row_id = 0, shown = NULL, version = d.version + 1, dirty = true, calm = false,
  folding = CASE WHEN d.message_id IS NULL OR d.message_id = excluded.message_id THEN d.folding
                 ELSE d.folding || jsonb_build_object(CAST(d.message_id AS text), jsonb_build_object(
                        'about', d.about, 'decided', d.decided)) END
"""
)
# Where it has become the desk meanwhile, it may be drawn just now as it was before the press: it is drawn once more.
ADOPT = Statement(
    "INSERT INTO desks AS d (table_id, person_id, message_id) VALUES (:table, :person, :message)"
    " ON CONFLICT (table_id, person_id) DO UPDATE SET message_id = excluded.message_id, shown = NULL,"
    " row_id = CASE WHEN d.message_id IS NULL THEN 0 ELSE d.row_id END, version = d.version + 1,"
    " dirty = d.dirty OR d.message_id IS NOT NULL, calm = d.calm AND d.message_id IS NULL"
    " WHERE d.message_id IS NULL OR d.message_id = excluded.message_id RETURNING 1"
)
# The pressed message shows the present desk by the reply itself. `version`: before the press; `cause`: of the move that
# it may have made. If anything else has happened meanwhile, the mark stays. Whoever settles a step by a press on a desk
# that showed all there was has read it: from then on the desk, and the message that comes after it, tell of that step
# and of what follows. `late`: the desk did not show all yet, so nothing counts as read and it is still to be drawn;
# what its player did themselves stands in the reply, so that can wait until they have left it. At a practice table any
# answer counts so, a sealed one too: what stewards do then is news since the last press. A desk that was dirty at the
# press may be on its way to its message as it was before: the version goes on, so that `DRAWN` draws it again, and so
# does this where that has been there already.
DESK_SHOWN = Statement(
    f"""
UPDATE desks d SET shown = NULL, version = d.version + CASE WHEN CAST(:late AS boolean) THEN 1 ELSE 0 END,
       dirty = n.changed OR CAST(:late AS boolean) OR d.folding <> '{{}}',
       calm = CASE WHEN CAST(:late AS boolean) THEN d.dirty AND (d.calm OR NOT n.changed)
                   ELSE n.changed AND d.calm END,
       told_upto = greatest(d.told_upto, n.behind)
  FROM (SELECT o.version <> :version
               + (SELECT count(*) FROM moves m WHERE m.table_id = o.table_id AND m.cause = :cause) AS changed,
               (SELECT b.number FROM moves m
                  JOIN moves b ON b.table_id = m.table_id AND b.number < m.number AND b.settled
                 WHERE m.table_id = o.table_id AND m.cause = :cause AND NOT CAST(:late AS boolean)
                   AND (m.settled OR EXISTS (
                         SELECT 1 FROM tables t WHERE t.id = o.table_id AND t.server_id = {NOWHERE}))
                 ORDER BY b.number DESC LIMIT 1) AS behind
          FROM desks o WHERE o.table_id = :table AND o.person_id = :person FOR UPDATE) n
 WHERE d.table_id = :table AND d.person_id = :person AND d.message_id = :message
"""  # noqa: S608  constants only
)
UNDONE_MOVES = Statement("SELECT number FROM moves WHERE table_id = :table AND number = ANY (:numbers) AND undone")
FOLDED = Statement(
    "UPDATE desks SET folding = folding - CAST(CAST(:message AS bigint) AS text)"
    " WHERE table_id = :table AND person_id = :person"
)
UNFOLD = Statement("UPDATE desks SET folding = '{}' WHERE table_id = :table AND person_id = :person")
# What was drawn is what the message shows, unless it has changed again, or another message has become the desk. Where
# the reply to a press has shown it meanwhile, what was drawn may be older than that, and nobody waits to draw it again.
DRAWN = Statement(
    "UPDATE desks SET shown = :shown, about = CAST(:about AS jsonb), dirty = version <> :version"
    " OR folding <> '{}', calm = calm AND NOT (version <> :version AND shown IS NULL)"
    " WHERE table_id = :table AND person_id = :person AND message_id = :message"
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

# A board is drawn by one process as long as that is alive: so it knows what stands there.
DIRTY_BOARDS = Statement(
    """
WITH found AS MATERIALIZED (
  SELECT table_id, version, behind, claimed_by FROM boards
   WHERE dirty AND (claimed_by IS NULL OR claimed_by = :owner) AND table_id <> ALL (CAST(:but AS bigint[]))
     AND (table_id, version) NOT IN (SELECT * FROM unnest(CAST(:tables AS bigint[]), CAST(:versions AS bigint[])))
   ORDER BY behind, table_id LIMIT :limit
), taken AS (
  UPDATE boards b SET claimed_by = :owner FROM found f
   WHERE f.claimed_by IS NULL AND b.table_id = f.table_id AND b.claimed_by IS NULL
  RETURNING b.table_id
)
SELECT table_id, version FROM found WHERE claimed_by IS NOT NULL OR table_id IN (SELECT table_id FROM taken)
 ORDER BY behind, table_id
"""
)
BOARD_CLEAN = Statement(
    "UPDATE boards SET dirty = false, behind = false WHERE table_id = :table AND version = :version"
)
