"""Games begin by themselves: once their lobby is full, or at a time; with too few the lobby goes on."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from db.connection.session import Database
from db.trouble import Trouble
from engine.policies import CARETAKER
from host.house import House
from host.lobby.bounds import ROOMY
from host.lobby.starting import BY_HAND, FEW_CAME, MOST_AHEAD, StartWhen
from host.values import Table
from tests.connections import Connections
from tests.ground import Clock, Entropy, rows
from tests.host.seating import ANNA, BERT, CLEO, DORA, PLACE, cause, lobby

FULL = StartWhen(full=True)


async def shown(house: House, *people: object) -> Table:
    """A lobby whose message is there."""
    table = await lobby(house, *people)  # type: ignore[arg-type]
    await house.lobby.placed(table.id, lobby_message_id=5)
    return table


async def status(house: House, table: Table) -> str:
    return (await house.lookups.table(table.id)).status


async def starts_of(house: House, table: Table) -> int:
    return len(await rows(house.database, f"SELECT 1 FROM moves WHERE table_id = {table.id} AND kind = 'start'"))  # noqa: S608


async def test_the_last_to_join_begins_the_game_of_a_table_that_starts_when_full(house: House) -> None:
    table = await shown(house, ANNA, BERT)
    await house.starts.set_start(table.id, BERT.id, FULL, cause())
    await house.lobby.join(table.id, CLEO, "", cause())
    assert await status(house, table) == "lobby"
    seated = await house.lobby.join(table.id, DORA, "", cause())
    assert seated.status == "playing"
    assert seated.card(DORA.id) is not None


async def test_an_automatic_player_in_the_last_seat_begins_it_too(house: House) -> None:
    table = await shown(house, ANNA, BERT, CLEO)
    await house.starts.set_start(table.id, ANNA.id, FULL, cause())
    await house.steward_seats.add(table.id, ANNA.id, CARETAKER, cause())
    assert await status(house, table) == "playing"


async def test_a_table_that_is_full_begins_as_soon_as_that_is_wanted(house: House) -> None:
    table = await shown(house, ANNA, BERT, CLEO, DORA)
    assert (await house.starts.set_start(table.id, ANNA.id, FULL, cause())).status == "playing"


async def test_a_lobby_that_nobody_sees_yet_waits_until_it_is_shown(house: House) -> None:
    table = await house.lobby.open_table("bids", PLACE, ANNA, {}, cause(), start=FULL)
    for person in (ANNA, BERT, CLEO, DORA):
        await house.lobby.join(table.id, person, "", cause())
    assert await status(house, table) == "lobby"
    await house.lobby.placed(table.id, lobby_message_id=5)
    assert (await house.starts.start_full(table.id, ANNA.id, cause())).status == "playing"


async def test_the_same_press_again_begins_nothing_twice(house: House) -> None:
    table = await shown(house, ANNA, BERT, CLEO)
    await house.starts.set_start(table.id, ANNA.id, FULL, cause())
    press = cause()
    await house.lobby.join(table.id, DORA, "", press)
    await house.lobby.join(table.id, DORA, "", press)
    assert await starts_of(house, table) == 1


async def test_a_game_begins_at_its_time_and_not_before(house: House, clock: Clock) -> None:
    table = await shown(house, ANNA, BERT)
    await house.starts.set_start(table.id, ANNA.id, StartWhen(at=clock.now + timedelta(hours=3)), cause())
    clock.pass_(hours=2)
    await house.sweeps.run()
    assert await status(house, table) == "lobby"
    clock.pass_(hours=1)
    await house.sweeps.run()
    assert await status(house, table) == "playing"


async def test_with_too_few_the_lobby_goes_on_and_all_of_it_are_told_once(house: House, clock: Clock) -> None:
    table = await shown(house, ANNA)
    await house.starts.set_start(table.id, ANNA.id, StartWhen(at=clock.now + timedelta(hours=3)), cause())
    clock.pass_(hours=4)
    await house.sweeps.run()
    await house.sweeps.run()
    told = await rows(house.database, f"SELECT lane_id FROM outbox WHERE kind = '{FEW_CAME}'")  # noqa: S608
    assert [row.lane_id for row in told] == [ANNA.id]
    now = await house.lookups.table(table.id)
    assert (now.status, now.starts_at) == ("lobby", None)
    assert (await house.lobby.join(table.id, BERT, "", cause())).status == "lobby"
    await house.lobby.start(table.id, BERT.id, cause())
    assert await status(house, table) == "playing"


async def test_a_time_that_is_taken_back_begins_nothing(house: House, clock: Clock) -> None:
    table = await shown(house, ANNA, BERT)
    await house.starts.set_start(table.id, ANNA.id, StartWhen(at=clock.now + timedelta(hours=3)), cause())
    await house.starts.set_start(table.id, BERT.id, BY_HAND, cause())
    clock.pass_(hours=9)
    await house.sweeps.run()
    assert await status(house, table) == "lobby"


async def test_a_lobby_with_a_time_to_come_is_not_idle(house: House, clock: Clock) -> None:
    table = await shown(house, ANNA, BERT)
    await house.starts.set_start(table.id, ANNA.id, StartWhen(at=clock.now + timedelta(days=20)), cause())
    clock.pass_(days=10)
    assert await house.seats.close_idle_lobbies() == 0
    clock.pass_(days=10)
    await house.sweeps.run()
    assert await status(house, table) == "playing"


@pytest.mark.parametrize(
    ("ahead", "code"),
    [(timedelta(), "start-in-the-past"), (MOST_AHEAD + timedelta(minutes=1), "start-too-late")],
)
async def test_a_time_that_cannot_be_is_refused(house: House, clock: Clock, ahead: timedelta, code: str) -> None:
    table = await shown(house, ANNA, BERT)
    when = StartWhen(at=clock.now + ahead)
    with pytest.raises(Trouble) as refused:
        await house.starts.set_start(table.id, ANNA.id, when, cause())
    assert refused.value.code == code
    with pytest.raises(Trouble):
        await house.lobby.open_table("bids", PLACE, ANNA, {}, cause(), start=when)


async def test_a_stranger_sets_no_start(house: House) -> None:
    table = await shown(house, ANNA, BERT)
    with pytest.raises(Trouble) as refused:
        await house.starts.set_start(table.id, CLEO.id, FULL, cause())
    assert refused.value.code == "not-seated"


async def test_two_processes_and_a_press_begin_one_game(
    connections: Connections, database: Database, clock: Clock
) -> None:
    houses = [
        House(base, clock=clock, entropy=Entropy(str(number)), limits=ROOMY)
        for number, base in enumerate((database, connections.database()))
    ]
    for _ in range(5):
        table = await shown(houses[0], ANNA, BERT)
        await houses[0].starts.set_start(table.id, ANNA.id, StartWhen(at=clock.now + timedelta(hours=1)), cause())
        clock.pass_(hours=2)
        doing = [house.starts.start_due() for house in houses]
        pressed = houses[1].lobby.start(table.id, BERT.id, cause())
        await asyncio.gather(*doing, pressed, return_exceptions=True)
        assert await starts_of(houses[0], table) == 1
        assert await status(houses[0], table) == "playing"
