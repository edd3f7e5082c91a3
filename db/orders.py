"""Statements of standing orders: who gave which, and when they are to answer what is asked now."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from msgspec import Struct, json
from sqlalchemy.ext.asyncio import AsyncConnection

_SAVE = sa.text(
    "INSERT INTO orders (table_id, seat, kind, number, value) VALUES (:table, :seat, :kind, :number,"
    " CAST(:value AS json)) ON CONFLICT (table_id, seat, kind) DO UPDATE SET number = excluded.number,"
    " value = excluded.value"
)
_DROP = sa.text("DELETE FROM orders WHERE table_id = :table AND seat = :seat AND kind = :kind")
_DROP_CALLS = sa.text("DELETE FROM order_calls WHERE table_id = :table AND seat = :seat AND kind = :kind")
_DROP_SEAT = tuple(
    sa.text(f"DELETE FROM {rows} WHERE table_id = :table AND seat = :seat")  # noqa: S608  constants only
    for rows in ("order_calls", "orders")
)
_SHIFT = sa.text("UPDATE order_calls SET at = at + :gap WHERE table_id = ANY(:tables) AND at >= :since")
_CALL = sa.text(
    "INSERT INTO order_calls (table_id, seat, ask, kind, number, at) VALUES (:table, :seat, :ask, :kind, :number, :at)"
    " ON CONFLICT (table_id, seat, ask) DO UPDATE SET kind = excluded.kind, number = excluded.number,"
    " at = excluded.at, claimed_by = NULL, claimed_until = NULL"
)
CALLED = sa.text("DELETE FROM order_calls WHERE table_id = :table AND seat = :seat AND ask = :ask")

# Calls of a paused or frozen table stay where they are; they answer after it goes on.
CLAIM_CALLS = sa.text(
    """
WITH picked AS (
  SELECT c.table_id, c.seat, c.ask FROM order_calls c JOIN tables t ON t.id = c.table_id
   WHERE c.at <= :now AND (c.claimed_until IS NULL OR c.claimed_until <= :now) AND t.paused_at IS NULL
     AND t.frozen_at IS NULL AND (CAST(:table AS bigint) IS NULL OR c.table_id = :table)
   ORDER BY c.at LIMIT :limit
     FOR UPDATE OF c SKIP LOCKED
)
UPDATE order_calls c SET claimed_by = :owner, claimed_until = :until
  FROM picked p WHERE c.table_id = p.table_id AND c.seat = p.seat AND c.ask = p.ask
RETURNING c.table_id, c.seat, c.ask, c.number, c.at
"""
)
DUE = sa.text("SELECT due_at FROM clocks WHERE table_id = :table AND seat = :seat AND ask = :ask")

# How long this person took at this table: from when something settled to each answer of their own.
USUAL = sa.text(
    """
SELECT CAST(extract(epoch FROM m.at - (
         SELECT s.at FROM moves s WHERE s.table_id = m.table_id AND s.number < m.number AND s.settled
          ORDER BY s.number DESC LIMIT 1)) AS double precision) AS seconds
  FROM moves m
 WHERE m.table_id = :table AND m.seat = :seat AND m.kind = 'answer' AND m.person_id = :person
 ORDER BY m.number DESC LIMIT :limit
"""
)


class Given(Struct, frozen=True, array_like=True):
    """An order in force. `number`: the move it was given by; `call`: the ask it is about to answer."""

    seat: int
    kind: str
    number: int
    value: dict[str, Any]
    call: str | None


_GIVEN = json.Decoder(tuple[Given, ...])


def given(text: str) -> tuple[Given, ...]:
    """The orders of a table as `store.READ` finds them, oldest first."""
    return _GIVEN.decode(text)


async def save(
    connection: AsyncConnection, table_id: int, seat: int, kind: str, number: int, value: dict[str, Any]
) -> None:
    """The seat's order of that kind, in place of an older one."""
    seated = {"table": table_id, "seat": seat, "kind": kind}
    await connection.execute(_DROP_CALLS, seated)
    await connection.execute(_SAVE, {**seated, "number": number, "value": json.encode(value).decode()})


async def drop(connection: AsyncConnection, table_id: int, seat: int, kind: str) -> None:
    """The seat's order of that kind is no more, nor what it was about to answer."""
    seated = {"table": table_id, "seat": seat, "kind": kind}
    await connection.execute(_DROP_CALLS, seated)
    await connection.execute(_DROP, seated)


async def drop_seat(connection: AsyncConnection, table_id: int, seat: int) -> None:
    """Nobody sits there any more: all orders of the seat go."""
    for statement in _DROP_SEAT:
        await connection.execute(statement, {"table": table_id, "seat": seat})


async def shift(connection: AsyncConnection, tables: list[int], since: datetime, gap: timedelta) -> None:
    """What orders would have answered at these tables from `since` on, they answer `gap` later."""
    await connection.execute(_SHIFT, {"tables": tables, "since": since, "gap": gap})


async def went_on(connection: AsyncConnection, table_id: int, since: datetime, now: datetime) -> None:
    """The table was paused from `since` until now: its orders answer as much later."""
    await shift(connection, [table_id], since, now - since)


async def call(connection: AsyncConnection, table_id: int, order: Given, ask: str, at: datetime) -> None:
    """At `at` that order is to answer `ask`."""
    values = {"table": table_id, "seat": order.seat, "kind": order.kind, "number": order.number}
    await connection.execute(_CALL, {**values, "ask": ask, "at": at})
