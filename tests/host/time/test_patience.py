"""Who often lets deadlines pass is waited for less, is warned first, and has the whole time again once they answer."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from db.trouble import Trouble
from face.core.names import own_reader
from face.desk.desk import desk_words
from host.clocks import patience
from host.clocks.patience import asked_once_more, lateness, let_pass, time_for
from host.house import House
from host.lobby.settings import DAILY
from host.values import Pace, Table
from tests.ground import Clock, rows
from tests.host.seating import ANNA, BERT, PLACE, bid, cause
from tests.host.time.passing import DAY, clocks, sent, sweep_through

PATIENT = replace(DAILY, patience=2)


async def begun(house: House, pace: Pace = PATIENT, rounds: int = 9) -> Table:
    table = await house.lobby.open_table("bids", PLACE, ANNA, {"rounds": rounds}, cause(), pace=pace)
    for person in (ANNA, BERT):
        await house.lobby.join(table.id, person, "", cause())
    return (await house.lobby.start(table.id, ANNA.id, cause())).desk.table


async def one_round(house: House, clock: Clock, table: Table, *, misses: bool) -> None:
    """Both bid in time, or Anna lets her deadline pass."""
    await bid(house, table, BERT)
    if misses:
        await sweep_through(house, clock, until=(await deadline_of(house, table)))
    else:
        await bid(house, table, ANNA)
    for person in (ANNA, BERT):
        desk = await house.play.desk(table.id, person.id)
        if desk.ask is not None and desk.ask.kind == "console":
            await house.play.answer(table.id, person.id, desk.ask.id, {"what": "coins"}, cause())


async def deadline_of(house: House, table: Table) -> Any:
    seat = (table.card(ANNA.id) or table.seats[0]).seat
    return next(row.due_at for row in await clocks(house, table.id) if row.seat == seat)


async def hours_for(house: House, clock: Clock, table: Table) -> float:
    """The hours that Anna has for her decision."""
    return float((await deadline_of(house, table) - clock.now) / timedelta(hours=1))


async def test_two_of_six_and_there_is_half_the_time(house: House, clock: Clock) -> None:
    table = await begun(house)
    assert await hours_for(house, clock, table) == 24
    await one_round(house, clock, table, misses=True)
    assert await hours_for(house, clock, table) == 24
    await one_round(house, clock, table, misses=False)
    await one_round(house, clock, table, misses=True)
    for _ in range(4):  # the first that passed is one of the last six until then
        assert await hours_for(house, clock, table) == 12
        await one_round(house, clock, table, misses=False)
    assert await hours_for(house, clock, table) == 24


async def test_the_desk_says_why_there_is_half_the_time_and_only_then(house: House, clock: Clock) -> None:
    table = await begun(house)
    why = "2 of your last 6 deadlines here have passed"
    for misses in (True, False, True, False):
        await one_round(house, clock, table, misses=misses)
        for person in (ANNA, BERT):
            desk = await house.play.desk(table.id, person.id)
            reader = own_reader(desk.table, "en", person.id)
            hours = await hours_for(house, clock, table)
            assert (why in desk_words(desk, reader, "", None).time) is (person is ANNA and hours < 24)


async def test_who_is_late_is_warned_first_and_told_then(house: House, clock: Clock) -> None:
    table = await begun(house)
    for misses in (True, False, True, False, False, False, False, True):
        await one_round(house, clock, table, misses=misses)
    assert [row.payload["late"] for row in await sent(house, "absence")] == ["warned", "halved", "halved"]


async def test_others_keep_their_time(house: House, clock: Clock) -> None:
    table = await begun(house)
    for misses in (True, False, True):
        await one_round(house, clock, table, misses=misses)
    dues = [row.due_at - clock.now for row in await clocks(house, table.id)]
    assert sorted(dues) == [timedelta(hours=12), timedelta(hours=24)]


async def test_a_table_without_the_rule_waits_as_long_for_all(house: House, clock: Clock) -> None:
    table = await begun(house, DAILY)
    for misses in (True, False, True):
        await one_round(house, clock, table, misses=misses)
    assert await hours_for(house, clock, table) == 24
    assert {row.payload["late"] for row in await sent(house, "absence")} == {""}
    assert {row.recent for row in await rows(house.database, "SELECT recent FROM seats")} == {0}


async def test_it_is_kept_over_an_absence_and_ends_with_the_seat(house: House, clock: Clock) -> None:
    table = await begun(house)
    for _ in range(2):
        await one_round(house, clock, table, misses=True)
    back = await house.deadlines.back(table.id, ANNA.id, cause())
    assert back.due_at == clock.now + timedelta(hours=12)
    await house.seats.vacate(table.id, ANNA.id, cause())
    seats = await rows(house.database, "SELECT seat, recent FROM seats")
    assert {row.recent for row in seats} == {0}


async def test_what_nobody_else_knows_was_asked_neither_counts_nor_is_shorter(house: House, clock: Clock) -> None:
    table = await begun(house)
    for misses in (True, False, True):
        await one_round(house, clock, table, misses=misses)
    await bid(house, table, ANNA, coins=0)
    await bid(house, table, BERT, coins=1)
    asked = await rows(house.database, "SELECT s.recent, k.due_at FROM clocks k JOIN seats s USING (table_id, seat)")
    assert [row.due_at - clock.now for row in asked] == [timedelta(hours=24)]  # Anna alone chooses her consolation
    recent = asked[0].recent
    await sweep_through(house, clock, until=asked[0].due_at)
    assert [row.payload["late"] for row in await sent(house, "absence")] == ["warned", "halved", ""]
    assert recent.bit_count() == 2


@pytest.mark.parametrize("count", [1, 7, -2])
async def test_a_number_that_warns_nobody_is_refused(house: House, count: int) -> None:
    with pytest.raises(Trouble) as refused:
        await begun(house, replace(PATIENT, patience=count))
    assert refused.value.code == "bad-patience"


@given(st.lists(st.booleans(), max_size=30), st.integers(2, 6))
def test_half_the_time_goes_by_the_last_six(passed: list[bool], count: int) -> None:
    recent, pace = 0, replace(PATIENT, patience=count)
    for one in passed:
        recent = asked_once_more(recent)
        recent = let_pass(recent) if one else recent
    late = sum(passed[-patience.REMEMBERED :])
    assert time_for(recent, pace) == timedelta(minutes=DAY) / (2 if late >= count else 1)
    assert lateness(recent, pace) == ("halved" if late >= count else "warned" if late == count - 1 else "")
