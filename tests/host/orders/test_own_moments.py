"""Every order answers at the moment that was drawn for it, and at no beat, restarts included."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Any

from db.connection.session import Database
from host.house import House
from host.play.order_calls import CALLED, OrderTimer
from host.table.early_answers import MISSED_LATEST
from host.values import Table
from tests.ground import Clock, Entropy, rows
from tests.host.orders.giving import desk, order
from tests.host.seating import ANNA, BERT, PEOPLE, bid, playing

TABLES = 12
BEAT = 5.0  # seconds between two sweeps


class Alarm:
    """Sleep that moves the clock on by as much."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    async def __call__(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self._clock.pass_(seconds=seconds)


async def ordered_at(house: House, tables: int) -> list[Table]:
    """Tables at which Anna's bid is ordered."""
    found = [await playing(house) for _ in range(tables)]
    for table in found:
        await order(house, table, ANNA, coins=2)
    return found


async def calls(database: Database) -> list[datetime]:
    return sorted(row.at for row in await rows(database, "SELECT at FROM order_calls"))


async def answers(database: Database) -> list[datetime]:
    return sorted(row.at for row in await rows(database, "SELECT at FROM moves WHERE kind = 'by-order'"))


async def rung_until(timer: OrderTimer, answered: int) -> None:
    """The timer goes on until so many calls were looked into."""
    for _ in range(20_000):
        answered -= await timer.once()
        if answered <= 0:
            return
    raise AssertionError("the timer does not ring")


def phases(moments: list[datetime]) -> list[float]:
    """Where on a beat of five seconds they lie."""
    return [moment.timestamp() % BEAT for moment in moments]


async def test_every_order_answers_at_the_moment_drawn_for_it(house: House, database: Database, clock: Clock) -> None:
    await ordered_at(house, TABLES)
    drawn = await calls(database)
    await rung_until(OrderTimer(house.order_calls, house.graces, sleep=Alarm(clock)), TABLES)
    assert await calls(database) == []
    late = [at - call for at, call in zip(await answers(database), drawn, strict=True)]
    assert all(timedelta() <= one < timedelta(milliseconds=1) for one in late)
    assert max(phases(drawn)) - min(phases(drawn)) > BEAT / 2


async def test_the_sweep_answers_no_order_that_still_has_time(house: House, database: Database, clock: Clock) -> None:
    await ordered_at(house, TABLES)
    clock.pass_(hours=12)  # all their moments have passed with nobody at work
    await house.sweeps.run()
    assert await answers(database) == []
    again = await calls(database)
    assert len(set(again)) == TABLES
    assert all(clock.now <= at <= clock.now + timedelta(seconds=MISSED_LATEST) for at in again)
    assert max(phases(again)) - min(phases(again)) > BEAT / 2
    await rung_until(OrderTimer(house.order_calls, house.graces, sleep=Alarm(clock)), TABLES)
    assert [at.replace(microsecond=0) for at in await answers(database)] == [at.replace(microsecond=0) for at in again]


async def test_a_process_that_starts_anew_finds_the_moments_in_the_database(
    house: House, database: Database, clock: Clock
) -> None:
    await ordered_at(house, 2)
    (first, second) = await calls(database)
    await rung_until(OrderTimer(house.order_calls, house.graces, sleep=Alarm(clock)), 1)
    other = House(database, clock=clock, entropy=Entropy("other"))
    await rung_until(OrderTimer(other.order_calls, other.graces, sleep=Alarm(clock)), 1)
    assert [
        at - call < timedelta(milliseconds=1) for at, call in zip(await answers(database), (first, second), strict=True)
    ]


async def test_a_new_call_wakes_a_timer_that_had_nothing_to_wait_for(house: House, clock: Clock) -> None:
    async def forever(_: float) -> Any:
        await asyncio.Event().wait()

    timer = OrderTimer(house.order_calls, house.graces, sleep=forever)
    timer.listen()
    table = await playing(house)
    waiting = asyncio.create_task(timer.once())
    await asyncio.sleep(0)
    await bid(house, table, BERT, coins=1)
    await order(house, table, ANNA, coins=2)
    assert await asyncio.wait_for(waiting, 40) == 0
    at = await house.order_calls.next_call()
    assert at is not None
    clock.now = at
    assert await timer.once() == 1
    assert (await desk(house, table, ANNA)).table.moment == "1.console"


async def test_while_discord_is_gone_no_order_answers(house: House, database: Database, clock: Clock) -> None:
    await ordered_at(house, 1)
    here = False
    timer = OrderTimer(house.order_calls, house.graces, sleep=Alarm(clock), here=lambda: here)
    timer.listen()
    (at,) = await calls(database)
    clock.now = at
    assert [await timer.once() for _ in range(3)] == [0, 0, 0]
    here = True
    await timer.once()  # its moment is over: it gets another one
    assert await answers(database) == []
    (again,) = await calls(database)
    await rung_until(timer, 1)
    assert (await answers(database))[0] - again < timedelta(milliseconds=1)


async def test_reminders_and_orders_of_one_moment_do_not_share_it(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house, *PEOPLE[:2])
    await order(house, table, ANNA, coins=2)
    (at,) = await calls(database)
    clock.now = at + timedelta(seconds=4)
    await house.sweeps.run()
    assert await answers(database) == []
    assert (await calls(database))[0] > clock.now


async def test_a_call_that_is_noted_in_another_process_wakes_the_timer(house: House) -> None:
    presence, looked = house.database.presence, asyncio.Event()

    async def forever(_: float) -> None:
        looked.set()
        await asyncio.Event().wait()

    timer = OrderTimer(house.order_calls, house.graces, sleep=forever)
    timer.listen()
    waiting = asyncio.create_task(timer.once())
    await looked.wait()
    presence.heard[CALLED]("")
    assert await waiting == 0
