"""Nobody can tell by what they are sent, or when, whether an order has answered or its player."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest

from db.connection.session import Database
from host.house import House
from host.values import Table
from tests.ground import Clock, Entropy, rows
from tests.host.seating import ANNA, BERT, bid, cause, playing

Heard = list[tuple[str, timedelta, int, Any]]


async def everything_told(
    database: Database, house: House, clock: Clock, table: Table, began: datetime, heard: Heard
) -> None:
    """Note what has been sent since the last time to Bert and to the thread, when, and how the board looks."""
    while claimed := await house.outbox.claim(20):
        for row in claimed:
            if row.lane != ("player", ANNA.id):
                news = (await house.outbox.news(row)).happenings
                heard.append((row.lane[0], row.created_at - began, row.table_id - table.id, news))
            await house.outbox.sent(row.id, 1)
    board = await house.play.board(table.id)
    heard.append(
        ("board", clock.now - began, board.version, (board.owing, board.view, board.due_at and board.due_at - began))
    )
    desk = await house.play.desk(table.id, BERT.id)
    heard.append(
        ("desk", clock.now - began, 0, (desk.view, desk.ask, desk.orders, desk.due_at and desk.due_at - began))
    )


async def a_round(database: Database, clock: Clock, after: timedelta, *, by_order: bool) -> Heard:
    """Anna bids two coins `after` the beginning, by an order or by hand; then Bert bids, and is consoled."""
    house, heard = House(database, clock=clock, entropy=Entropy("same")), Heard()
    table = await playing(house)
    began = clock.now
    await house.lobby.placed(table.id, thread_id=table.id)
    await everything_told(database, house, clock, table, began, heard)
    if by_order:
        await house.orders.order(table.id, ANNA.id, "bid", {"coins": 2}, cause())
        await house.orders.order(table.id, ANNA.id, "console", {}, cause())
        await house.orders.order_off(table.id, ANNA.id, "console", cause())
    await everything_told(database, house, clock, table, began, heard)
    clock.now = began + after
    if by_order:
        assert await house.order_calls.answer_by_orders() == 1
        await house.orders.order_off(table.id, ANNA.id, "bid", cause())
    else:
        await bid(house, table, ANNA, coins=2)
    await everything_told(database, house, clock, table, began, heard)
    await bid(house, table, BERT, coins=1)
    await everything_told(database, house, clock, table, began, heard)
    await house.play.answer(table.id, BERT.id, "1.console", {"what": "coins"}, cause())
    await everything_told(database, house, clock, table, began, heard)
    return heard


async def test_what_others_hear_and_when_is_the_same_by_order_and_by_hand(database: Database, clock: Clock) -> None:
    after = timedelta(hours=20)  # later than any order waits here
    by_order = await a_round(database, clock, after, by_order=True)
    by_hand = await a_round(database, clock, after, by_order=False)
    assert by_order == by_hand
    assert len([one for one in by_order if one[0] == "thread"]) == 3


@pytest.mark.parametrize("minutes", [10, 180])
async def test_an_order_takes_as_long_as_its_player_did_before(
    house: House, database: Database, clock: Clock, minutes: int
) -> None:
    table = await playing(house, rounds=6)
    for number in (1, 2, 3):
        clock.pass_(minutes=minutes)
        await bid(house, table, ANNA, coins=1)
        await bid(house, table, BERT, coins=0)
        await house.play.answer(table.id, BERT.id, f"{number}.console", {"what": "coins"}, cause())
    await house.orders.order(table.id, ANNA.id, "bid", {"coins": 0}, cause())
    (call,) = await rows(database, "SELECT at FROM order_calls")
    assert timedelta(minutes=minutes * 0.75) <= call.at - clock.now <= timedelta(minutes=minutes * 1.25)


async def test_two_tables_alike_do_not_wait_alike(house: House, database: Database) -> None:
    for _ in range(5):
        table = await playing(house)
        await house.orders.order(table.id, ANNA.id, "bid", {"coins": 2}, cause())
    calls = {row.at for row in await rows(database, "SELECT at FROM order_calls")}
    assert len(calls) == 5
