"""Several turns planned ahead at a table: each is played when it comes, until something stops the rest."""

from __future__ import annotations

from typing import Any

import pytest

from host.house import House
from host.proof.replay import load_log, rebuild_state
from host.values import Person, Table
from tests.host.orders.giving import desk, order
from tests.host.orders.test_planned_turn import after_the_draft, answered
from tests.host.seating import state_of


async def left(house: House, table: Table, person: Person) -> list[list[str]]:
    """The placements that each order in force names."""
    return [
        [turn.id for turn in one.sentence.params["turns"].items]  # type: ignore[union-attr]
        for one in (await desk(house, table, person)).orders
    ]


async def kinds_of(house: House, table: Table) -> list[str]:
    return [entry.kind for entry in (await load_log(house.tables, table.id)).entries]


async def test_each_turn_takes_the_next_until_none_is_left(house: House) -> None:
    table, first, second = await after_the_draft(house)
    await order(house, table, second, "queue", turns=["forest", "quarry"])
    await answered(house, table, first, location="quarry")
    assert await left(house, table, second) == [["quarry"]]
    await answered(house, table, first, location="quarry")
    assert await left(house, table, second) == []
    state, seat = await state_of(house, table), (await desk(house, table, second)).seat
    assert (state.workers["forest"][seat], state.workers["quarry"][seat], state.turn) == (1, 1, 5)
    log = await load_log(house.tables, table.id)
    assert [entry.kind for entry in log.entries].count("by-order") == 2
    assert rebuild_state(log) == state


async def test_a_capture_stops_the_rest_and_the_player_is_asked(house: House) -> None:
    table, first, second = await after_the_draft(house)
    await order(house, table, second, "queue", turns=["forest", "quarry", "forest"])
    await answered(house, table, first, location="quarry")
    seat = (await desk(house, table, second)).seat
    await answered(house, table, first, location="town-centre", capture1=f"forest.{seat}")
    now = await desk(house, table, second)
    assert (now.orders, now.ask is not None and now.ask.kind) == ((), "turn")
    log = await load_log(house.tables, table.id)
    (text,) = log.entries[-1].happenings[0].private.values()
    reason: Any = text.params["reason"]
    assert (log.entries[-1].kind, reason.key, reason.params) == ("order-off", "architects-queue-lost", {"count": 1})
    assert rebuild_state(log) == await state_of(house, table)


async def test_a_turn_taken_back_is_left_to_the_player_and_the_rest_goes_on(house: House) -> None:
    table, first, second = await after_the_draft(house)
    await order(house, table, second, "queue", turns=["forest", "quarry"])
    await answered(house, table, first, location="quarry")
    sealed = (await desk(house, table, second)).sealed
    assert sealed is not None
    await house.play.take_back(table.id, second.id, sealed.id, "i:back")
    now = await desk(house, table, second)
    assert now.ask is not None
    await answered(house, table, second, location="silversmith")
    await answered(house, table, first, location="quarry")
    assert await left(house, table, second) == []
    state = await state_of(house, table)
    assert (state.workers["silversmith"][now.seat], state.workers["quarry"][now.seat]) == (1, 1)
    assert rebuild_state(await load_log(house.tables, table.id)) == state


@pytest.mark.parametrize("given_first", ["turn", "queue"])
async def test_the_log_tells_which_of_two_orders_has_answered(house: House, given_first: str) -> None:
    table, first, second = await after_the_draft(house)
    values: dict[str, dict[str, Any]] = {"turn": {"location": "forest"}, "queue": {"turns": ["forest", "quarry"]}}
    for kind in sorted(values, key=lambda kind: kind != given_first):
        await order(house, table, second, kind, **values[kind])
    await answered(house, table, first, location="quarry")
    log = await load_log(house.tables, table.id)
    assert log.entries[-1].kind == "by-order"
    assert rebuild_state(log) == await state_of(house, table)
