"""Statements of the outbox: one lane per recipient, in order, one message in flight.

And of chapters: the message of a thread that tells what happens in a round, edited as it goes.
"""

from __future__ import annotations

from db.connection.statements import Statement
from db.tables.store import OPEN

# How urgent a message is: it asks a decision, it tells something, it only says that time has passed.
ASKS, TELLS, LATE = 0, 1, 2

# Statistics may still say that nothing waits when thousands of lanes do. These settings leave the planner one way,
# along the indexes: for the transaction of a claim.
ALONG_INDEXES = Statement(
    "SELECT set_config('enable_sort', 'off', true), set_config('enable_seqscan', 'off', true),"
    " set_config('enable_bitmapscan', 'off', true), set_config('enable_hashjoin', 'off', true),"
    " set_config('enable_mergejoin', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)"
)
# A lane's head is its oldest unsent row; its most urgent row decides when the lane's turn comes. The heads are chosen
# before anything is joined, and checked again under the lock (OFFSET 0 makes the planner take it by their keys). What
# a process has claimed that is alive is never taken from it, however long that takes.
CLAIM = Statement(
    """
WITH heads AS MATERIALIZED (
  SELECT h.table_id, h.id, outbox.urgency, outbox.id AS place
    FROM outbox, LATERAL (
         SELECT w.table_id, w.id, w.state, w.not_before, w.claimed_by, w.claimed_at
           FROM outbox w
          WHERE w.lane_kind = outbox.lane_kind AND w.lane_id = outbox.lane_id AND w.state IN ('pending', 'sending')
            AND NOT (w.lane_kind = 'thread' AND EXISTS (
                  SELECT 1 FROM tables t WHERE t.id = w.table_id AND t.thread_id IS NULL))
          ORDER BY w.id LIMIT 1) h
   WHERE outbox.state IN ('pending', 'sending') AND outbox.urgency >= :least
     AND h.not_before <= :now AND h.id <> ALL (CAST(:flying AS bigint[]))
     AND (h.state = 'pending' OR h.claimed_by IS NULL OR h.claimed_by = :owner OR (h.claimed_at < :stale
          AND NOT EXISTS (SELECT 1 FROM processes p WHERE p.owner = h.claimed_by)))
   ORDER BY outbox.urgency, outbox.id LIMIT :looked_at
), chosen AS MATERIALIZED (
  SELECT table_id, id FROM heads GROUP BY table_id, id ORDER BY min(urgency), min(place) LIMIT :limit
), picked AS MATERIALIZED (
  SELECT o.table_id, o.id, o.was
    FROM chosen c, LATERAL (
         SELECT k.table_id, k.id, k.state AS was, k.claimed_by, k.claimed_at FROM outbox k
          WHERE k.table_id = c.table_id AND k.id = c.id
         OFFSET 0 FOR UPDATE SKIP LOCKED) o
   WHERE o.was = 'pending'
      OR (o.was = 'sending' AND (o.claimed_by IS NULL OR o.claimed_by = :owner OR (o.claimed_at < :stale
          AND NOT EXISTS (SELECT 1 FROM processes p WHERE p.owner = o.claimed_by))))
)
UPDATE outbox o SET state = 'sending', claimed_by = :owner, claimed_at = :now, attempts = attempts + 1
  FROM picked p WHERE o.table_id = p.table_id AND o.id = p.id
RETURNING o.id, o.table_id, o.lane_kind, o.lane_id, o.kind, o.number, o.state, o.attempts, o.created_at, o.not_before,
          o.payload, p.was
"""
)
# Once a reminder has arrived, earlier ones of the same player are looked at again: it may remind of the same decisions.
SENT = Statement(
    """
WITH arrived AS (
  UPDATE outbox SET state = 'sent', message_id = CAST(:message AS bigint), failure = NULL WHERE id = :id
  RETURNING id, kind, lane_kind, lane_id
)
UPDATE outbox o SET undone = true FROM arrived n JOIN seats s ON s.person_id = n.lane_id
 WHERE n.kind = 'reminder' AND n.lane_kind = 'player' AND CAST(:message AS bigint) > 0
   AND o.table_id = s.table_id AND o.lane_kind = 'player' AND o.lane_id = n.lane_id AND o.number = 0
   AND o.kind = 'reminder' AND o.id < n.id AND o.state = 'sent' AND o.message_id > 0
"""
)
# A row that may have arrived stays `sending`, claimed by nobody: it is looked up before it is sent again.
RETRY = Statement(
    "UPDATE outbox SET state = CASE WHEN CAST(:unsure AS boolean) THEN 'sending' ELSE 'pending' END, claimed_by = NULL,"
    " not_before = :at, failure = :code WHERE id = :id"
)
FAILED = Statement("UPDATE outbox SET state = 'failed', failure = :code WHERE id = :id")
# Postponed before anything was tried, which counts as no attempt.
POSTPONED = Statement(
    "UPDATE outbox SET state = CASE WHEN CAST(:unsure AS boolean) THEN 'sending' ELSE 'pending' END, claimed_by = NULL,"
    " not_before = :at, attempts = attempts - 1 WHERE id = :id"
)
# A message of that kind that has reached its reader, or is still to. One that nobody needed any more has no message.
TOLD_OF_KIND = Statement(
    "SELECT 1 FROM outbox WHERE table_id = :table AND lane_kind = 'player' AND lane_id = :person AND kind = :kind"
    " AND (state IN ('pending', 'sending') OR message_id <> 0) LIMIT 1"
)
# Once a lobby is over, messages that it can start are looked at again.
LOBBY_OVER = Statement(
    "UPDATE outbox SET undone = true WHERE table_id = :table AND lane_kind = 'player' AND kind = ANY (:kinds)"
    " AND (state = 'sending' OR (state = 'sent' AND message_id > 0))"
)
# The notice names a seat, so that it is delivered with the present name of its player.
CLOSED = Statement(
    f"""
WITH over AS (
  UPDATE outbox SET state = 'failed', failure = :code WHERE id = :id
), shut AS (
  INSERT INTO players (person_id, locale, dms) VALUES (:person, 'en', 'closed')
  ON CONFLICT (person_id) DO UPDATE SET dms = 'closed'
)
INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, payload)
SELECT c.table_id, 'thread', c.table_id, 'dms-closed', 0, CAST(:now AS timestamptz), CAST(:now AS timestamptz),
       json_build_object('seat', c.seat)
  FROM seats c WHERE c.table_id = :table AND c.person_id = :person AND c.seat IS NOT NULL
   AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = c.table_id AND t.server_id = {OPEN})
"""  # noqa: S608  constants only
)

# Once a table and person: whoever sits there when its place is found gone.
PLACE_GONE = Statement(
    """
INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before)
SELECT c.table_id, 'player', c.person_id, 'place-gone', 0, CAST(:now AS timestamptz), CAST(:now AS timestamptz)
  FROM seats c WHERE c.table_id = :table AND c.person_id IS NOT NULL AND c.seat IS NOT NULL
   AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = c.table_id AND o.lane_kind = 'player'
                      AND o.lane_id = c.person_id AND o.kind = 'place-gone')
RETURNING id
"""
)

# A message to a player that still waits takes the next move along.
MOVE_LATER = Statement(
    "UPDATE outbox SET number = :number WHERE table_id = :table AND lane_kind = 'player' AND lane_id = :person"
    " AND number = :before AND kind = 'news' AND state = 'pending' RETURNING id"
)

# The moves a row has to tell: all since the lane's last delivered message, or since the step that its reader settled
# last by a click on their desk (`told_upto`). `since`: the move by which its reader took the seat. Of the moves that a
# rewind has undone only fixes are told.
# Kinds that tell of no moves.
BESIDE = (
    "'reminder', 'absence', 'waiting', 'outage', 'moved', 'joined', 'dms-closed', 'zone', 'lobby-enough', 'lobby-full',"
    " 'lobby-closed', 'lobby-few', 'place-gone',"
    " 'substitute', 'substitute-offer', 'substitute-no'"
)
# By which move each seat, in their order, was taken last: of moves by which a seat changed hands, NULL of others.
_SEATED = """CASE WHEN m.kind IN ('vacate', 'take-over', 'vote', 'fix') THEN
       ARRAY(SELECT c.since FROM seats c WHERE c.table_id = m.table_id AND c.seat IS NOT NULL ORDER BY c.seat)
       END AS seated"""
UNTOLD = Statement(
    f"""
SELECT m.entry, m.number, m.settled, m.hash, m.undone, m.person_id, {_SEATED},
       (SELECT coalesce(max(c.since), 0) FROM seats c
         WHERE c.table_id = :table AND :lane_kind = 'player' AND c.person_id = :lane_id) AS since
  FROM moves m
 WHERE m.table_id = :table AND m.number <= :number AND (NOT m.undone OR m.kind = 'fix')
   AND m.number > (SELECT coalesce(max(o.number), 0) FROM outbox o
                    WHERE o.table_id = :table AND o.lane_kind = :lane_kind AND o.lane_id = :lane_id
                      AND o.state = 'sent' AND o.id <> :id
                      AND o.kind NOT IN ({BESIDE}))
   AND m.number > (SELECT coalesce(max(d.told_upto), 0) FROM desks d
                    WHERE :lane_kind = 'player' AND d.table_id = :table AND d.person_id = :lane_id)
 ORDER BY m.number
"""  # noqa: S608  constants only
)

# Delivered and failed rows are deleted after a while. The last message that told a lane of moves stays, because its
# number says what is still to be told; so do messages still to be marked as undone, and the note about the last seat
# that is waited for in the table's present moment, which is sent once.
PURGE = Statement(
    f"""
WITH looked AS MATERIALIZED (
  SELECT table_id, id, lane_kind, lane_id, kind, number, created_at FROM outbox
   WHERE id > :after ORDER BY id LIMIT :limit
), gone AS (
  DELETE FROM outbox o USING looked l
   WHERE o.table_id = l.table_id AND o.id = l.id AND l.created_at < :before
     AND o.state IN ('sent', 'failed') AND NOT o.undone
     AND NOT (o.kind = 'waiting' AND EXISTS (
           SELECT 1 FROM tables t
            WHERE t.id = o.table_id AND t.status = 'playing' AND t.moment = o.payload ->> 'moment'))
     AND (l.number = 0 OR l.kind IN ({BESIDE}) OR EXISTS (
           SELECT 1 FROM outbox n
            WHERE n.table_id = l.table_id AND n.lane_kind = l.lane_kind AND n.lane_id = l.lane_id
              AND n.number >= l.number AND (n.number, n.id) > (l.number, l.id)
              AND n.state = 'sent' AND n.kind NOT IN ({BESIDE})))
  RETURNING 1
)
SELECT (SELECT max(id) FROM looked) AS upto, (SELECT count(*) FROM gone) AS gone,
       (SELECT count(*) FROM looked WHERE created_at < :before) AS old
"""  # noqa: S608  constants only
)

# Once somebody has decided something, what their reminders at all tables say is looked at again.
REMINDED = """  UPDATE outbox o SET undone = true FROM seats s
   WHERE CAST(:decided AS jsonb) IS NOT NULL AND s.person_id = CAST(:own AS bigint) AND o.table_id = s.table_id
     AND o.lane_kind = 'player' AND o.lane_id = CAST(:own AS bigint) AND o.number = 0 AND o.kind = 'reminder'
     AND (o.state = 'sending' OR (o.state = 'sent' AND o.message_id > 0))
"""
# Once somebody is back, or the game is over, messages that say that a stand-in answers for them are looked at again.
RETURNED = """  UPDATE outbox o SET undone = true
    FROM seats s
    LEFT JOIN json_to_recordset(CAST(:sitters AS json)) AS n(seat integer, away boolean) ON n.seat = s.seat
   WHERE s.table_id = :table AND (CAST(:ended AS boolean) OR (s.away AND NOT n.away)) AND o.table_id = :table
     AND o.lane_kind = 'player' AND o.lane_id = s.person_id AND o.kind = 'absence' AND o.payload ->> 'away' = 'true'
     AND (o.state = 'sending' OR (o.state = 'sent' AND o.message_id > 0))
"""


def urgency_of(lane_kind: str, kind: str) -> int:
    """The urgency of a row. News to a player count as asking, because they come with the player's question."""
    if kind == "moved":
        return LATE
    return ASKS if lane_kind == "player" and kind != "absence" else TELLS


CHAPTER_AT = Statement("SELECT chapter_message, chapter_round, chapter_after FROM boards WHERE table_id = :table")
CHAPTER_PLACED = Statement(
    "UPDATE boards SET chapter_message = :message, chapter_round = :round, chapter_after = :after"
    " WHERE table_id = :table"
)
# All moves the chapter tells of, in order. Of those that a rewind has undone only fixes are told.
CHAPTER_MOVES = Statement(
    f"SELECT m.entry, m.number, m.settled, m.hash, m.undone, m.person_id, {_SEATED}, 0 AS since FROM moves m"  # noqa: S608
    " WHERE m.table_id = :table AND m.number > :after AND m.number <= :number"
    " AND (NOT m.undone OR m.kind = 'fix') ORDER BY m.number"
)
TOLD_UPTO = Statement(
    f"""
SELECT coalesce(max(o.number), 0) AS number FROM outbox o
 WHERE o.table_id = :table AND o.lane_kind = 'thread' AND o.state = 'sent' AND o.id <> :row
   AND o.kind NOT IN ({BESIDE})
"""  # noqa: S608  constants only
)
# The moves of the last `news` messages to the thread; what comes after them may still be sealed. Never so many moves:
# how many there are between two messages may be a secret.
MOVES_LATELY = Statement(
    f"""
WITH told AS (
  SELECT DISTINCT o.number FROM outbox o
   WHERE o.table_id = :table AND o.lane_kind = 'thread' AND o.kind NOT IN ({BESIDE})
   ORDER BY o.number DESC LIMIT :news + 1
)
SELECT m.entry, m.number, m.settled, m.hash, m.undone, m.person_id, {_SEATED}, 0 AS since FROM moves m
 WHERE m.table_id = :table AND m.number <= (SELECT max(number) FROM told)
   AND m.number > coalesce((SELECT number FROM told ORDER BY number DESC OFFSET :news), 0)
   AND (NOT m.undone OR m.kind = 'fix') ORDER BY m.number
"""  # noqa: S608  constants only
)
LAST_STEP = Statement(
    "SELECT number, encode(hash, 'hex') AS head FROM moves WHERE table_id = :table AND settled"
    " ORDER BY number DESC LIMIT 1"
)
