"""Statements about answers given early, or half made: standing orders, held answers (for the grace), and drafts."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct, json

from db.connection.statements import Connection, Statement

_SAVE = Statement(
    "INSERT INTO orders (table_id, seat, kind, number, value) VALUES (:table, :seat, :kind, :number,"
    " CAST(:value AS json)) ON CONFLICT (table_id, seat, kind) DO UPDATE SET number = excluded.number,"
    " value = excluded.value"
)
_SHORTEN = Statement(
    "UPDATE orders SET value = CAST(:value AS json) WHERE table_id = :table AND seat = :seat AND kind = :kind"
)
_DROP = Statement("DELETE FROM orders WHERE table_id = :table AND seat = :seat AND kind = :kind")
_DROP_CALLS = Statement("DELETE FROM order_calls WHERE table_id = :table AND seat = :seat AND kind = :kind")
_SHIFT = Statement("UPDATE order_calls SET at = at + :gap WHERE table_id = ANY(:tables) AND at >= :since")
_CALL = Statement(
    "INSERT INTO order_calls (table_id, seat, ask, kind, number, at) VALUES (:table, :seat, :ask, :kind, :number, :at)"
    " ON CONFLICT (table_id, seat, ask) DO UPDATE SET kind = excluded.kind, number = excluded.number,"
    " at = excluded.at, claimed_by = NULL, claimed_until = NULL"
)
DELETE_CALL = Statement("DELETE FROM order_calls WHERE table_id = :table AND seat = :seat AND ask = :ask")

# As of clocks: a claim by a clock that was put back since is none.
_FREE = "(c.claimed_until IS NULL OR c.claimed_until <= :now OR c.claimed_until > :now + interval '5 minutes')"
# Orders of a paused or halted table answer after it goes on.
CLAIM_CALLS = Statement(
    f"""
WITH picked AS (
  SELECT c.table_id, c.seat, c.ask FROM order_calls c JOIN tables t ON t.id = c.table_id
   WHERE c.at <= :now AND {_FREE} AND t.paused_at IS NULL
     AND t.frozen_at IS NULL AND (CAST(:table AS bigint) IS NULL OR c.table_id = :table)
   ORDER BY c.at LIMIT :limit
     FOR UPDATE OF c SKIP LOCKED
)
UPDATE order_calls c SET claimed_by = :owner, claimed_until = :until
  FROM picked p WHERE c.table_id = p.table_id AND c.seat = p.seat AND c.ask = p.ask
RETURNING c.table_id, c.seat, c.ask, c.number, c.at
"""  # noqa: S608  constants only
)
NEXT_CALL = Statement(
    "SELECT (SELECT c.at FROM order_calls c JOIN tables t ON t.id = c.table_id"  # noqa: S608  constants only
    f" WHERE {_FREE} AND t.paused_at IS NULL AND t.frozen_at IS NULL"
    " ORDER BY c.at LIMIT 1) AS at"
)
_WAITS = (
    " FROM order_calls c JOIN tables t ON t.id = c.table_id"
    " LEFT JOIN clocks k ON k.table_id = c.table_id AND k.seat = c.seat AND k.ask = c.ask"
    f" WHERE c.at <= :late AND {_FREE} AND t.paused_at IS NULL"
    " AND t.frozen_at IS NULL AND "
)
MISSED = Statement(
    "SELECT c.table_id, c.seat, c.ask, k.due_at"
    + _WAITS
    + "(k.due_at IS NULL OR k.due_at > :now) ORDER BY c.at LIMIT :limit FOR UPDATE OF c SKIP LOCKED"
)
CALL_LATER = Statement(
    "UPDATE order_calls SET at = :at, claimed_by = NULL, claimed_until = NULL"
    " WHERE table_id = :table AND seat = :seat AND ask = :ask"
)
# Of the deadlines that were missed: the ask itself is about to be answered for the seat.
CLAIM_OVERDUE = Statement(
    "WITH picked AS (SELECT c.table_id, c.seat, c.ask"  # noqa: S608  constants only
    + _WAITS
    + "k.due_at <= :now ORDER BY c.at LIMIT :limit FOR UPDATE OF c SKIP LOCKED)"
    " UPDATE order_calls c SET claimed_by = :owner, claimed_until = :until"
    " FROM picked p WHERE c.table_id = p.table_id AND c.seat = p.seat AND c.ask = p.ask"
    " RETURNING c.table_id, c.seat, c.ask, c.number, c.at"
)
DUE_ORDERS = Statement("SELECT due_at FROM clocks WHERE table_id = :table AND seat = :seat AND ask = :ask")

# How long this person took for each answer at this table, from when the step before had settled.
USUAL_DELAYS = Statement(
    """
SELECT CAST(extract(epoch FROM m.at - (
         SELECT s.at FROM moves s WHERE s.table_id = m.table_id AND s.number < m.number AND s.settled
          ORDER BY s.number DESC LIMIT 1)) AS double precision) AS seconds
  FROM moves m
 WHERE m.table_id = :table AND m.seat = :seat AND m.kind = 'answer' AND m.person_id = :person
 ORDER BY m.number DESC LIMIT :limit
"""
)


class PendingAnswer(Struct, frozen=True, array_like=True):
    """The ask that an order is about to answer, and when."""

    ask: str
    at: datetime


class StandingOrder(Struct, frozen=True, array_like=True):
    """An order in force. `number`: the move it was given by; `pending`: what it is about to answer.

    A pending answer whose ask is over (answered by hand, say) stays until its moment, and then does nothing.
    """

    seat: int
    kind: str
    number: int
    value: dict[str, Any]
    pending: tuple[PendingAnswer, ...] = ()


_GIVEN = json.Decoder(tuple[StandingOrder, ...])


def orders_given(text: str) -> tuple[StandingOrder, ...]:
    """The orders of a table as `store.READ` finds them, oldest first."""
    return _GIVEN.decode(text)


async def save_order(
    connection: Connection, table_id: int, seat: int, kind: str, number: int, value: dict[str, Any]
) -> None:
    """Stores the seat's order of that kind, in place of an older one."""
    seated = {"table": table_id, "seat": seat, "kind": kind}
    await connection.execute(_DROP_CALLS, seated)
    await connection.execute(_SAVE, {**seated, "number": number, "value": json.encode(value).decode()})


async def shorten_order(connection: Connection, table_id: int, order: StandingOrder) -> None:
    """Stores what is left of an order that has given one of its answers."""
    values = {"table": table_id, "seat": order.seat, "kind": order.kind}
    await connection.execute(_SHORTEN, {**values, "value": json.encode(order.value).decode()})


async def drop_order(connection: Connection, table_id: int, seat: int, kind: str) -> None:
    """Deletes the seat's order of that kind, and the answer it was about to give."""
    seated = {"table": table_id, "seat": seat, "kind": kind}
    await connection.execute(_DROP_CALLS, seated)
    await connection.execute(_DROP, seated)


async def shift_order_calls(connection: Connection, tables: list[int], since: datetime, gap: timedelta) -> None:
    """Moves the answers that orders are to give at these tables from `since` on later by `gap`."""
    await connection.execute(_SHIFT, {"tables": tables, "since": since, "gap": gap})


async def order_calls_went_on(connection: Connection, table_id: int, since: datetime, now: datetime) -> None:
    """Moves the answers of a table's orders later by the time it was paused, from `since` until `now`."""
    await shift_order_calls(connection, [table_id], since, now - since)


async def call_order(connection: Connection, table_id: int, order: StandingOrder, ask: str, at: datetime) -> None:
    """Has that order answer `ask` at `at`."""
    values = {"table": table_id, "seat": order.seat, "kind": order.kind, "number": order.number}
    await connection.execute(_CALL, {**values, "ask": ask, "at": at})


_HOLD = Statement(
    "INSERT INTO held_answers (table_id, seat, ask, value, cause, settles_at)"
    " VALUES (:table, :seat, :ask, CAST(:value AS json), :cause, :settles_at)"
)
_DROP_HELD = Statement("DELETE FROM held_answers WHERE table_id = :table")
# Those of a halted table wait until it goes on.
DUE_HELD = Statement(
    "SELECT h.table_id FROM held_answers h JOIN tables t ON t.id = h.table_id"
    " WHERE h.settles_at <= :now AND t.frozen_at IS NULL AND h.table_id <> ALL (CAST(:but AS bigint[]))"
    " ORDER BY h.settles_at LIMIT :limit"
)
NEXT_HELD = Statement(
    "SELECT (SELECT h.settles_at FROM held_answers h JOIN tables t ON t.id = h.table_id"
    " WHERE t.frozen_at IS NULL AND h.table_id <> ALL (CAST(:but AS bigint[])) ORDER BY h.settles_at LIMIT 1) AS at"
)
HELD_MOVED = Statement(
    "UPDATE held_answers h SET settles_at = h.settles_at + CAST(:gap AS interval) FROM tables t"
    " WHERE h.table_id = ANY (CAST(:tables AS bigint[])) AND h.settles_at >= CAST(:since AS timestamptz)"
    " AND t.id = h.table_id AND t.paused_at IS NULL"
)
HELD_WENT_ON = Statement(
    "UPDATE held_answers SET settles_at = settles_at + CAST(:gap AS interval) WHERE table_id = :table"
)
LAST_MOVE_AT = Statement("SELECT at FROM moves WHERE table_id = :table ORDER BY number DESC LIMIT 1")


async def put_held(connection: Connection, table_id: int, answer: dict[str, Any] | None) -> None:
    """Stores the columns of the answer that is held from now on; None: delete the one that was."""
    values = {"table": table_id} if answer is None else {"table": table_id, **answer}
    await connection.execute(_DROP_HELD if answer is None else _HOLD, values)


STEPS_KEPT = 12  # of a half-made answer that can be taken back
# Of an open seat, or a steward's, there is none. It was sealed before: no step leads back beyond that.
SAVE_DRAFT = Statement(
    "INSERT INTO drafts (table_id, seat, ask, partial, person_id)"
    " SELECT c.table_id, c.seat, :ask, CAST(:partial AS json), c.person_id FROM seats c"
    " WHERE c.table_id = :table AND c.seat = :seat AND c.person_id IS NOT NULL"
    " ON CONFLICT (table_id, seat, ask) DO UPDATE SET partial = excluded.partial, person_id = excluded.person_id,"
    " steps = '{}'"
)
DROP_DRAFT = Statement(
    "DELETE FROM drafts d USING seats c WHERE d.table_id = :table AND d.seat = :seat AND d.ask = :ask"
    " AND c.table_id = d.table_id AND c.seat = d.seat AND c.person_id = :person"
)
# The reply to the press will show the desk: nobody knows any more what it looked like when it was drawn last, and what
# others have changed (`version`: before the press) can wait until its player has left it. No reply comes if the process
# ends: then the desk is drawn once more than needed. The desk first, then the draft, as moves lock them.
_SHOWN_SOON = """
UPDATE desks SET shown = NULL, calm = calm OR version = :version
 WHERE table_id = :table AND person_id = :person AND (shown IS NOT NULL OR (dirty AND NOT calm))"""
# Runs without the table's lock; the condition on the seat keeps a player who has just lost it from writing. What comes
# at that very moment all the same is theirs, and nobody reads it.
KEEP_DRAFT = Statement(
    f"""
WITH kept AS (
  INSERT INTO drafts (table_id, seat, ask, partial, person_id, steps)
  SELECT c.table_id, c.seat, :ask, CAST(:partial AS json), c.person_id, ARRAY[''] FROM seats c
   WHERE c.table_id = :table AND c.seat = :seat AND c.person_id = :person
  ON CONFLICT (table_id, seat, ask) DO UPDATE SET partial = excluded.partial, person_id = excluded.person_id,
    steps = CASE WHEN drafts.person_id <> excluded.person_id THEN excluded.steps
                 WHEN drafts.partial::text = excluded.partial::text THEN drafts.steps
                 ELSE (array_prepend(drafts.partial::text, drafts.steps::text[]))[1:{STEPS_KEPT}] END
){_SHOWN_SOON}
"""  # noqa: S608  constants only
)
STEPS_OF_DRAFT = Statement(
    "SELECT d.steps[1] AS step, cardinality(d.steps) > 1 AS more FROM drafts d"
    " WHERE d.table_id = :table AND d.seat = :seat AND d.ask = :ask AND d.person_id = :person"
)
# Only from the draft that was read: what was changed meanwhile stays.
STEP_BACK = Statement(
    f"""
WITH stepped AS (
  UPDATE drafts d SET partial = CAST(d.steps[1] AS json), steps = d.steps[2:] FROM seats c
   WHERE d.table_id = :table AND d.seat = :seat AND d.ask = :ask AND d.person_id = :person
     AND c.table_id = d.table_id AND c.seat = d.seat AND c.person_id = :person AND d.steps[1] = CAST(:step AS varchar)
){_SHOWN_SOON}
"""  # noqa: S608  constants only
)
CLEAR_DRAFT = Statement(f"WITH dropped AS ({DROP_DRAFT.text}){_SHOWN_SOON}")
LAST_ANSWERS = Statement(
    "SELECT entry FROM moves WHERE table_id = :table AND seat = :seat"
    " AND kind IN ('answer', 'by-order', 'due', 'fix') AND NOT undone ORDER BY number DESC LIMIT :limit"
)
# How many of the seat's last `limit` moves of that kind were about that ask.
DONE_AT = Statement(
    "SELECT count(*) FROM (SELECT entry FROM moves WHERE table_id = :table AND seat = :seat AND kind = :kind"
    " ORDER BY number DESC LIMIT :limit) m WHERE convert_from(m.entry, 'UTF8')::json ->> 'ask' = :ask"
)
DONE_SINCE = Statement(
    "SELECT count(*) FROM moves WHERE table_id = :table AND seat = :seat AND kind = :kind AND number >"
    " (SELECT coalesce(max(number), 0) FROM moves WHERE table_id = :table AND settled)"
)
