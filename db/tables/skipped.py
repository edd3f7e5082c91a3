"""Statements about what sweeps have skipped."""

from __future__ import annotations

from db.connection.statements import Statement

NOTE = Statement(
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
FORGET = Statement("DELETE FROM skipped WHERE place = :place AND what = :what")
WHAT_WAS_SKIPPED = Statement(
    "SELECT what, why, count(*) AS places, min(place) AS first, min(since) AS since FROM skipped"
    " WHERE last_at >= :stale GROUP BY what, why ORDER BY what, why"
)
"""What was skipped of late, by its kind and that of the error."""
