"""Nobody makes moves without end; whoever is waited for can always answer."""

from __future__ import annotations

from typing import Any

import pytest

from host.house import House
from host.moderation import branches
from host.play.move_making import MOST_AT_ONE_ASK
from tests.host.moderation.mending import refused
from tests.host.seating import ANNA, BERT, PEOPLE, answered, bid, cause, playing


async def test_an_answer_is_taken_back_so_often_and_can_still_be_sealed(house: House) -> None:
    table = await playing(house)
    for _ in range(MOST_AT_ONE_ASK):
        await bid(house, table, ANNA, 1)
        await house.play.take_back(table.id, ANNA.id, "1.bid", cause())
    await bid(house, table, ANNA, 2)
    assert await refused(house.play.take_back(table.id, ANNA.id, "1.bid", cause())) == "taken-back-too-often"
    assert (await house.play.desk(table.id, ANNA.id)).sealed is not None
    await bid(house, table, BERT, 3)
    await house.play.answer(table.id, ANNA.id, "1.console", {"what": "coins"}, cause())
    await bid(house, table, ANNA, 1)
    await house.play.take_back(table.id, ANNA.id, "2.bid", cause())  # another question


async def test_a_liberty_is_taken_so_often_in_a_round(house: House) -> None:
    table = await playing(house, *PEOPLE[:4], game="devil")
    for _ in range(MOST_AT_ONE_ASK):
        await answered(house, table, 1, "1.wish", {"goods": []})
    assert await refused(answered(house, table, 1, "1.wish", {"goods": []})) == "done-too-often"
    await answered(house, table, 1, "1.bank", {"trade": "borrow", "times": 1})
    await answered(house, table, 2, "1.wish", {"goods": []})


async def test_orders_are_given_so_often_in_a_step_and_can_still_be_cancelled(house: House) -> None:
    table = await playing(house, rounds=6)
    for coins in range(MOST_AT_ONE_ASK):
        await house.orders.order(table.id, ANNA.id, "bid", {"coins": coins % 2}, cause())
    assert await refused(house.orders.order(table.id, ANNA.id, "bid", {"coins": 2}, cause())) == "ordered-too-often"
    await house.orders.order_off(table.id, ANNA.id, "bid", cause())
    assert (await house.play.desk(table.id, ANNA.id)).orders == ()


async def test_points_are_worked_out_once_for_what_everybody_sees(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    walks: list[Any] = []
    walk = branches.walk_log
    monkeypatch.setattr(branches, "walk_log", lambda log: walks.append(log) or walk(log))
    table = await playing(house, *PEOPLE[:4], game="devil")
    first = await house.fixes.rewind_points(table.id)
    await answered(house, table, 2, "1.bank", {"trade": "borrow", "times": 1})
    assert [await house.fixes.rewind_points(table.id) for _ in range(9)] == [first] * 9
    assert len(walks) == 1
    await answered(house, table, 1, "1.wish", {"goods": ["grain"]})  # the board shows it
    assert (await house.fixes.rewind_points(table.id))[0].learned
    assert len(walks) == 2
