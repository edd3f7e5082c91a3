"""Architects at a table: the turn planned ahead is played when it comes, and dropped when a capture made it worse."""

from __future__ import annotations

from typing import Any

from engine.registry import game as rules_of
from host.house import House
from host.proof.replay import load_log, rebuild_state
from host.values import OwnReply, Person, Table
from tests.ground import Clock
from tests.host.orders.giving import desk, keys, order
from tests.host.seating import ANNA, BERT, cause, playing, state_of

PEOPLE = {ANNA.id: ANNA, BERT.id: BERT}


async def answered(house: House, table: Table, person: Person, **value: Any) -> OwnReply:
    asked = (await desk(house, table, person)).ask
    assert asked is not None
    return await house.play.answer(table.id, person.id, asked.id, value, cause())


async def after_the_draft(house: House) -> tuple[Table, Person, Person]:
    """A table of two: who moves first, and the other."""
    table = await playing(house, game="architects")
    rules = rules_of("architects")
    while (state := await state_of(house, table)).step == "draft":
        for person in (ANNA, BERT):
            asked = await desk(house, table, person)
            if asked.ask is not None:
                await answered(house, table, person, **rules.absent(state, asked.seat))
                break
    first = next(card.person_id for card in table.seats if card.seat == state.seat)
    return table, PEOPLE[first], BERT if first == ANNA.id else ANNA


async def test_a_planned_turn_is_played_as_soon_as_it_comes_and_is_gone(house: House) -> None:
    table, first, second = await after_the_draft(house)
    told = await order(house, table, second, "turn", location="forest")
    assert keys(told) == ["order-given"]
    await answered(house, table, first, location="quarry")
    state, after = await state_of(house, table), await desk(house, table, second)
    assert state.workers["forest"][after.seat] == 1
    assert state.turn == 3
    assert after.orders == ()
    log = await load_log(house.tables, table.id)
    assert log.entries[-1].kind == "by-order"
    assert rebuild_state(log) == state


async def test_a_planned_turn_is_played_at_once_after_the_deadline_of_the_turn_before(
    house: House, clock: Clock
) -> None:
    table, _, second = await after_the_draft(house)
    await order(house, table, second, "turn", location="forest")
    clock.pass_(days=1)
    assert await house.deadlines.expire_due() == 1
    seat = (await desk(house, table, second)).seat
    assert (await state_of(house, table)).workers["forest"][seat] == 1
    assert [entry.kind for entry in (await load_log(house.tables, table.id)).entries][-2:] == ["due", "by-order"]


async def test_a_planned_turn_that_a_capture_made_worse_is_dropped_with_the_reason(house: House) -> None:
    table, first, second = await after_the_draft(house)
    await answered(house, table, first, location="quarry")
    await answered(house, table, second, location="forest")
    await order(house, table, second, "turn", location="forest")
    seat = (await desk(house, table, second)).seat
    await answered(house, table, first, location="town-centre", capture1=f"forest.{seat}")
    after = await desk(house, table, second)
    assert after.orders == ()
    assert after.ask is not None
    assert after.ask.kind == "turn"
    entry = (await load_log(house.tables, table.id)).entries[-1]
    (text,) = entry.happenings[0].private.values()
    assert (entry.kind, text.key) == ("order-off", "order-disarmed")
    why: Any = text.params["reason"]
    assert why.key == "architects-order-fewer"
    assert [dict(why.params[one].params["things"].amounts) for one in ("now", "planned")] == [{"wood": 1}, {"wood": 2}]
