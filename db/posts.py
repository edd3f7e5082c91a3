"""Statements of the outbox: one lane per recipient, in order, one message in flight."""

from __future__ import annotations

import sqlalchemy as sa

# A lane's head is its oldest unsent row. The conditions on `o` are looked at again under the lock.
CLAIM = sa.text(
    """
WITH heads AS (
  SELECT DISTINCT ON (lane_kind, lane_id) table_id, id
    FROM outbox WHERE state IN ('pending', 'sending')
     AND NOT (lane_kind = 'thread' AND EXISTS (
           SELECT 1 FROM tables t WHERE t.id = outbox.table_id AND t.thread_id IS NULL))
   ORDER BY lane_kind, lane_id, id
), picked AS (
  SELECT o.table_id, o.id, o.state AS was
    FROM outbox o JOIN heads h ON h.table_id = o.table_id AND h.id = o.id
   WHERE (o.state = 'pending' AND o.not_before <= :now)
      OR (o.state = 'sending' AND (o.claimed_by IS NULL OR o.claimed_at < :stale))
   ORDER BY o.id LIMIT :limit
     FOR UPDATE OF o SKIP LOCKED
)
UPDATE outbox o SET state = 'sending', claimed_by = :owner, claimed_at = :now, attempts = attempts + 1
  FROM picked p WHERE o.table_id = p.table_id AND o.id = p.id
RETURNING o.id, o.table_id, o.lane_kind, o.lane_id, o.kind, o.number, o.state, o.attempts, o.created_at, o.not_before,
          o.payload, p.was
"""
)
SENT = sa.text("UPDATE outbox SET state = 'sent', message_id = :message, failure = NULL WHERE id = :id")
RETRY = sa.text("UPDATE outbox SET state = 'pending', not_before = :at, failure = :code WHERE id = :id")
FAILED = sa.text("UPDATE outbox SET state = 'failed', failure = :code WHERE id = :id")
RECLAIM = sa.text("UPDATE outbox SET claimed_by = NULL WHERE state = 'sending'")

# A player's message about the move before tells of the next one too.
LATER = sa.text(
    "UPDATE outbox SET number = :number WHERE table_id = :table AND lane_kind = 'player' AND lane_id = :person"
    " AND number = :before AND kind = 'news' AND state = 'pending' RETURNING id"
)

# What a row has to tell: everything since the lane's last message that was delivered. `written`: the move had a
# message of its own for this lane (this one, or one that failed); `since`: the move by which its reader took the seat.
# Of what a rewind has undone only the fixes are told, as such.
UNTOLD = sa.text(
    """
SELECT m.entry, m.number, m.undone, m.person_id,
       EXISTS (SELECT 1 FROM outbox w
                WHERE w.table_id = :table AND w.lane_kind = :lane_kind AND w.lane_id = :lane_id
                  AND w.number = m.number) AS written,
       (SELECT coalesce(max(c.since), 0) FROM seats c
         WHERE c.table_id = :table AND :lane_kind = 'player' AND c.person_id = :lane_id) AS since
  FROM moves m
 WHERE m.table_id = :table AND m.number <= :number AND (NOT m.undone OR m.kind = 'fix')
   AND m.number > (SELECT coalesce(max(o.number), 0) FROM outbox o
                    WHERE o.table_id = :table AND o.lane_kind = :lane_kind AND o.lane_id = :lane_id
                      AND o.state = 'sent' AND o.id <> :id
                      AND o.kind NOT IN ('reminder', 'absence', 'waiting', 'outage', 'moved'))
 ORDER BY m.number
"""
)
