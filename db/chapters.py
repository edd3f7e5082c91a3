"""Statements about chapters: the message of a thread that tells what happens in a round, edited as it goes."""

from __future__ import annotations

from db.connection import Statement
from db.posts import BESIDE

AT = Statement("SELECT chapter_message, chapter_round, chapter_after FROM boards WHERE table_id = :table")
PLACED = Statement(
    "UPDATE boards SET chapter_message = :message, chapter_round = :round, chapter_after = :after"
    " WHERE table_id = :table"
)
# All moves the chapter tells of, in order. Of those that a rewind has undone only fixes are told.
MOVES = Statement(
    "SELECT m.entry, m.number, m.settled, m.hash, m.undone, m.person_id, 0 AS since FROM moves m"
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
LATELY = Statement(
    f"""
WITH told AS (
  SELECT DISTINCT o.number FROM outbox o
   WHERE o.table_id = :table AND o.lane_kind = 'thread' AND o.kind NOT IN ({BESIDE})
   ORDER BY o.number DESC LIMIT :news + 1
)
SELECT m.entry, m.number, m.settled, m.hash, m.undone, m.person_id, 0 AS since FROM moves m
 WHERE m.table_id = :table AND m.number <= (SELECT max(number) FROM told)
   AND m.number > coalesce((SELECT number FROM told ORDER BY number DESC OFFSET :news), 0)
   AND (NOT m.undone OR m.kind = 'fix') ORDER BY m.number
"""  # noqa: S608  constants only
)
LAST_HEAD = Statement(
    "SELECT encode(hash, 'hex') AS head FROM moves WHERE table_id = :table AND settled ORDER BY number DESC LIMIT 1"
)
