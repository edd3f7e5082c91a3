"""Statements about stewards: which of them are about to answer."""

from __future__ import annotations

from db.connection import Statement

# A steward's clock says when it answers. Who claims it thinks ahead; nobody else does until the lease is over.
CLAIM = Statement(
    """
WITH picked AS (
  SELECT k.table_id, k.seat, k.ask FROM clocks k JOIN seats c ON c.table_id = k.table_id AND c.seat = k.seat
   WHERE k.due_at <= :ahead AND k.next_at IS NOT NULL AND c.steward IS NOT NULL
     AND (k.claimed_until IS NULL OR k.claimed_until <= :now)
   ORDER BY k.due_at LIMIT :limit FOR UPDATE OF k SKIP LOCKED
)
UPDATE clocks k SET claimed_by = :owner, claimed_until = :until
  FROM picked p WHERE k.table_id = p.table_id AND k.seat = p.seat AND k.ask = p.ask
RETURNING k.table_id, k.seat, k.ask, k.due_at
"""
)
