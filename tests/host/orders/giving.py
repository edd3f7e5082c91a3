"""Giving orders, letting time pass, and reading what is sent."""

from __future__ import annotations

from typing import Any

from host.house import House
from host.values import Desk, OutboxMessage, OwnReply, Person, Table
from tests.ground import Clock
from tests.host.seating import cause

LATER = {"hours": 23}


async def order(house: House, table: Table, person: Person, kind: str = "bid", **value: Any) -> OwnReply:
    return await house.orders.order(table.id, person.id, kind, value, cause())


async def cancel(house: House, table: Table, person: Person, kind: str = "bid") -> OwnReply:
    return await house.orders.order_off(table.id, person.id, kind, cause())


async def desk(house: House, table: Table, person: Person) -> Desk:
    return await house.play.desk(table.id, person.id)


async def wait(house: House, clock: Clock, **amount: float) -> int:
    """Time passes; then the sweep comes by."""
    clock.pass_(**(amount or LATER))
    return await house.order_calls.answer_by_orders()


async def delivered(house: House) -> list[tuple[OutboxMessage, list[str]]]:
    """Send everything there is to send: each message, and the ids of what it tells."""
    found = []
    while claimed := await house.outbox.claim(20):
        for row in claimed:
            news = await house.outbox.news(row)
            found.append((row, [text.key for text in news.happenings]))
            await house.outbox.sent(row.id, 1)
    return found


def keys(told: OwnReply) -> list[str]:
    return [text.key for text in told.happenings]
