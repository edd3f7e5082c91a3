"""Connections are lent in the order they were asked for, clicks and other work in turns."""

from __future__ import annotations

import asyncio

import pytest

from db.connection.address import engine_url
from db.connection.lending import ConnectionTurns
from db.connection.session import PRESENT, Database, Spending
from db.connection.statements import Connection

SOON = 60.0  # seconds, on a busy machine


async def asked(turns: ConnectionTurns, order: list[str], name: str) -> None:
    await turns.take(click=name.startswith("click"))
    order.append(name)


async def begun(tasks: list[asyncio.Task[None]]) -> None:
    for _ in tasks:
        await asyncio.sleep(0)


async def test_clicks_and_other_work_that_wait_take_turns_each_in_the_order_they_came() -> None:
    turns, order = ConnectionTurns(1), list[str]()
    await turns.take(click=True)
    names = ["other 1", "other 2", "click 1", "click 2", "click 3"]
    tasks = [asyncio.create_task(asked(turns, order, name)) for name in names]
    await begun(tasks)
    assert not order
    turns.leave(click=True)
    for _ in names[1:]:
        await begun(tasks)
        turns.leave(click=order[-1].startswith("click"))
    await asyncio.wait_for(asyncio.gather(*tasks), SOON)
    assert order == ["click 1", "other 1", "click 2", "other 2", "click 3"]


async def test_other_work_leaves_a_quarter_of_the_places_to_clicks() -> None:
    turns, order = ConnectionTurns(8), list[str]()
    tasks = [asyncio.create_task(asked(turns, order, f"other {number}")) for number in range(7)]
    await begun(tasks)
    assert len(order) == 6
    assert turns.free(click=True)
    assert not turns.free(click=False)
    turns.leave(click=False)
    await asyncio.wait_for(asyncio.gather(*tasks), SOON)


@pytest.mark.parametrize("given", [False, True], ids=["waiting", "just given"])
async def test_who_breaks_off_while_waiting_keeps_no_place(given: bool) -> None:
    turns, order = ConnectionTurns(1), list[str]()
    await turns.take(click=True)
    tasks = [asyncio.create_task(asked(turns, order, name)) for name in ("click 1", "click 2")]
    await begun(tasks)
    if given:
        turns.leave(click=True)
    tasks[0].cancel()
    if not given:
        turns.leave(click=True)
    await asyncio.wait_for(tasks[1], SOON)
    assert order == ["click 2"]


async def test_a_click_gets_a_connection_before_other_work_that_came_earlier(database_url: str) -> None:
    database = Database(engine_url(database_url), "test", pool_size=1)
    order, held, free = list[str](), asyncio.Event(), asyncio.Event()

    async def hold(_: Connection) -> None:
        held.set()
        await free.wait()

    async def ask(name: str) -> None:
        PRESENT.set(Spending(awaited=name == "click"))

        async def note(_: Connection) -> None:
            order.append(name)

        await database.look(note)

    try:
        holding = asyncio.create_task(database.look(hold))
        await held.wait()
        tasks = [asyncio.create_task(ask(name)) for name in ("delivery", "click")]
        await begun(tasks)
        free.set()
        await asyncio.wait_for(asyncio.gather(holding, *tasks), SOON)
    finally:
        await database.close()
    assert order == ["click", "delivery"]
