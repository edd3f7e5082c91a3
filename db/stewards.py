"""Statements about stewards: which of them are about to answer."""

from __future__ import annotations

from db.connection import Statement
from db.practice import NOWHERE

# Of a clock k, a seat c and a table t: whether a policy answers there, a steward's or that of a stand-in who thinks.
BY_POLICY = (
    "(c.steward IS NOT NULL OR (k.stand_in AND c.away"
    " AND coalesce(CAST(t.pace AS json) ->> 'stand_in', 'caretaker') <> 'caretaker'))"
)
# A steward's clock says when it answers. Who claims it thinks ahead; nobody else does until the lease is over.
# `table`: there alone; None for all but those of practice, where somebody waits for each answer.
CLAIM = Statement(
    f"""
WITH picked AS (
  SELECT k.table_id, k.seat, k.ask FROM clocks k JOIN seats c ON c.table_id = k.table_id AND c.seat = k.seat
    JOIN tables t ON t.id = k.table_id
   WHERE k.due_at <= :ahead AND k.next_at IS NOT NULL AND {BY_POLICY}
     AND CASE WHEN CAST(:table AS bigint) IS NULL THEN t.server_id <> {NOWHERE} ELSE t.id = CAST(:table AS bigint) END
     AND (k.claimed_until IS NULL OR k.claimed_until <= :now)
   ORDER BY k.due_at LIMIT :limit FOR UPDATE OF k SKIP LOCKED
)
UPDATE clocks k SET claimed_by = :owner, claimed_until = :until
  FROM picked p WHERE k.table_id = p.table_id AND k.seat = p.seat AND k.ask = p.ask
RETURNING k.table_id, k.seat, k.ask, k.due_at
"""  # noqa: S608  constants only
)
# What could not be thought about now is for whoever looks next, not only once the lease is over.
RELEASE = Statement(
    "UPDATE clocks SET claimed_by = NULL, claimed_until = NULL"
    " WHERE table_id = :table AND seat = :seat AND ask = :ask AND claimed_by = :owner"
)
