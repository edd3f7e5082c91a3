"""Statements about trials: tables of one person alone that begin where they are now at another table."""

from __future__ import annotations

from db.connection.statements import Statement

OPEN_OF = Statement(
    "SELECT id FROM tables WHERE trial_of = :table AND opener_id = :person AND status = 'playing' ORDER BY id DESC"
)
"""The trials of that table which that person has open: one, or two for a moment."""

BEGUN_LATELY = Statement(
    "SELECT count(*) AS begun FROM tables WHERE trial_of IS NOT NULL AND opener_id = :person AND opened_at > :since"
)

TRIALS_OVERDUE = Statement(
    "SELECT id, status FROM tables WHERE trial_of IS NOT NULL AND (status IN ('ended', 'closed') AND opened_at < :over"
    " OR status = 'playing' AND opened_at < :open) ORDER BY id LIMIT :limit"
)
"""Trials that are over and were opened before `over`, and open ones of before `open`."""

NAME_SEATS = Statement(
    "UPDATE seats SET name = named.name"
    " FROM unnest(CAST(:seats AS integer[]), CAST(:names AS varchar[])) AS named(seat, name)"
    " WHERE table_id = :table AND seats.seat = named.seat AND seats.steward IS NOT NULL"
)
"""Calls automatic players as those are called whose seats they hold in the trial."""

ALL_MAY_TRY = Statement("UPDATE tables SET trying = 'all' WHERE id = :table")
TRIAL_START = Statement("SELECT entry FROM moves WHERE table_id = :table AND kind = 'start'")
FIRST_ANSWER = Statement(
    "SELECT number FROM moves WHERE table_id = :table AND seat = :seat AND kind = 'answer' AND NOT undone"
    " ORDER BY number LIMIT 1"
)
