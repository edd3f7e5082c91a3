"""Players take more time by themselves: as often as their table says, for what they owe, told to all."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from msgspec.structs import replace

from db.connection.session import Database
from db.trouble import Trouble
from engine.texts import Refusal
from host.house import House
from host.lobby.bounds import ROOMY
from host.lobby.settings import DAILY
from host.values import Pace, Table
from tests.connections import Connections
from tests.ground import Clock, Entropy, rows
from tests.host.exporting import verified
from tests.host.seating import ANNA, BERT, CLEO, PLACE, bid, cause, play_out
from tests.host.time.passing import clocks, lines, sweep_through

DAY = timedelta(days=1)


async def begun(house: House, count: int = 2, pace: Pace = DAILY) -> Table:
    table = await house.lobby.open_table("bids", PLACE, ANNA, {}, cause(), pace=replace(pace, extensions=count))
    for person in (ANNA, BERT):
        await house.lobby.join(table.id, person, "", cause())
    return (await house.lobby.start(table.id, ANNA.id, cause())).desk.table


async def due_of(house: House, table: Table, seat: int) -> object:
    return {row.seat: row.due_at for row in await clocks(house, table.id)}[seat]


async def test_it_moves_the_own_deadline_alone_by_the_time_of_a_decision(house: House) -> None:
    table = await begun(house)
    mine, other = (card.seat or 0 for card in (table.card(ANNA.id), table.card(BERT.id)) if card is not None)
    before, theirs = await due_of(house, table, mine), await due_of(house, table, other)
    after = await house.own_time.take_more(table.id, ANNA.id, cause())
    assert await due_of(house, table, mine) == before + DAY  # type: ignore[operator]
    assert await due_of(house, table, other) == theirs
    card = after.card(ANNA.id)
    assert card is not None
    assert card.extended == 1


async def test_the_thread_is_told_who_took_it_and_how_often_they_still_can(house: House) -> None:
    table = await begun(house)
    seat = (table.card(ANNA.id) or table.seats[0]).seat
    await house.own_time.take_more(table.id, ANNA.id, cause())
    told = [row for row in await house.outbox.claim(20) if row.lane[0] == "thread"]
    assert not told  # its thread is not there yet
    await house.lobby.placed(table.id, thread_id=9)
    (row,) = [row for row in await house.outbox.claim(20) if row.lane[0] == "thread"]
    await house.outbox.sent(row.id, 1)
    (row,) = [row for row in await house.outbox.claim(20) if row.lane[0] == "thread"]
    (text,) = [one for one in (await house.outbox.news(row)).happenings if one.key == "table-more-time"]
    assert (text.params["seat"].seat, text.params["left"]) == (seat, 1)  # type: ignore[union-attr]


async def test_it_can_be_taken_as_often_as_the_table_says(house: House) -> None:
    table = await begun(house, 1)
    press = cause()
    await house.own_time.take_more(table.id, ANNA.id, press)
    await house.own_time.take_more(table.id, ANNA.id, press)  # the same press
    with pytest.raises(Trouble) as refused:
        await house.own_time.take_more(table.id, ANNA.id, cause())
    assert (refused.value.code, refused.value.details["most"]) == ("no-more-time", 1)
    await house.own_time.take_more(table.id, BERT.id, cause())


async def test_tables_of_earlier_releases_have_none(house: House) -> None:
    table = await begun(house, 0)
    with pytest.raises(Trouble):
        await house.own_time.take_more(table.id, ANNA.id, cause())


async def test_only_what_is_owed_can_be_put_off(house: House) -> None:
    table = await begun(house)
    await bid(house, table, ANNA)
    with pytest.raises(Refusal) as refused:
        await house.own_time.take_more(table.id, ANNA.id, cause())
    assert refused.value.code == "not-asked"
    with pytest.raises(Trouble):
        await house.own_time.take_more(table.id, CLEO.id, cause())


async def test_reminders_begin_anew(house: House, clock: Clock) -> None:
    table = await begun(house)
    clock.pass_(hours=23, minutes=30)
    await sweep_through(house, clock, until=clock.now)
    before = len([line for line in await lines(house) if line[0] == ANNA.id and line[2] != "last"])
    await house.own_time.take_more(table.id, ANNA.id, cause())
    await sweep_through(house, clock, until=clock.now + timedelta(hours=24))
    again = [line[2] for line in await lines(house) if line[0] == ANNA.id and line[2] != "last"][before:]
    assert again == ["half", "three-quarters", "hour"]


async def test_the_time_of_a_bank_is_lengthened_too(house: House) -> None:
    table = await begun(house, 2, Pace("own", 60, 600))
    seat = (table.card(ANNA.id) or table.seats[0]).seat or 0
    before = await due_of(house, table, seat)
    await house.own_time.take_more(table.id, ANNA.id, cause())
    assert await due_of(house, table, seat) == before + timedelta(hours=1)  # type: ignore[operator]


async def test_the_log_of_such_a_game_is_verified(house: House) -> None:
    table = await begun(house)
    await house.own_time.take_more(table.id, BERT.id, cause())
    await play_out(house, table)
    await verified(house, table)


async def test_whoever_takes_the_seat_over_has_all_of_it_again(house: House) -> None:
    table = await begun(house, 1)
    seat = (table.card(ANNA.id) or table.seats[0]).seat or 0
    await house.own_time.take_more(table.id, ANNA.id, cause())
    await house.seats.vacate(table.id, ANNA.id, cause())
    await house.seats.take_seat(table.id, seat, ANNA, cause())
    with pytest.raises(Trouble):  # who comes back does not
        await house.own_time.take_more(table.id, ANNA.id, cause())
    await house.seats.vacate(table.id, ANNA.id, cause())
    await house.seats.take_seat(table.id, seat, CLEO, cause())
    await house.own_time.take_more(table.id, CLEO.id, cause())


async def test_of_two_presses_in_two_processes_the_last_one_left_is_taken_once(
    connections: Connections, database: Database, clock: Clock
) -> None:
    houses = [
        House(base, clock=clock, entropy=Entropy(str(number)), limits=ROOMY)
        for number, base in enumerate((database, connections.database()))
    ]
    table = await begun(houses[0], 1)
    taking = [house.own_time.take_more(table.id, ANNA.id, cause()) for house in houses]
    done = await asyncio.gather(*taking, return_exceptions=True)
    assert sum(isinstance(one, Trouble) for one in done) == 1
    (row,) = await rows(database, f"SELECT extended FROM seats WHERE table_id = {table.id} AND extended > 0")  # noqa: S608
    assert row.extended == 1
