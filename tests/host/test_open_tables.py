"""Open tables stand on no server: what a thread tells elsewhere is told to each player, and nothing waits for one."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest

from db.tables.store import OPEN
from db.trouble import Trouble
from host.house import House
from host.lobby.settings import PRESETS
from host.lobby.starting import StartWhen
from host.table.moves import SHUT
from host.values import Person, Place, Table
from tests.ground import Clock, rows
from tests.host.seating import ANNA, BERT, CLEO, bid, cause, play_out

ABROAD = Place(OPEN, 0)


async def lobby(house: House, *people: Person) -> Table:
    table = await house.lobby.open_table("bids", ABROAD, people[0], {}, cause(), pace=PRESETS["daily"])
    for person in people:
        table = await house.lobby.join(table.id, person, "", cause())
    return table


async def playing(house: House, *people: Person) -> Table:
    table = await lobby(house, *people)
    return (await house.lobby.start(table.id, people[0].id, cause())).desk.table


async def lanes(house: House, kind: str) -> Counter[tuple[str, int]]:
    """The lanes in which a message of that kind was written, and how many."""
    found = await rows(house.database, f"SELECT lane_kind, lane_id FROM outbox WHERE kind = '{kind}'")  # noqa: S608
    return Counter((row.lane_kind, row.lane_id) for row in found)


async def threads(house: House) -> list[str]:
    """The kinds of the messages that wait for a thread."""
    return [row.kind for row in await rows(house.database, "SELECT kind FROM outbox WHERE lane_kind = 'thread'")]


async def code_of(work: object) -> str:
    with pytest.raises(Trouble) as refused:
        await work  # type: ignore[misc]
    return refused.value.code


def each(*people: Person) -> Counter[tuple[str, int]]:
    return Counter(("player", person.id) for person in people)


async def test_a_whole_game_is_told_to_its_players_alone(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    assert (table.open, table.practice, table.placeless, table.thread_id) == (True, False, True, None)
    assert table.id < 100_000_000  # numbered among the tables
    assert await lanes(house, "news") == each(ANNA, BERT, CLEO)
    await play_out(house, table)
    board = await house.play.board(table.id)
    assert board.table.status == "ended"
    assert board.results is not None
    told = await lanes(house, "news")
    assert all(told[("player", person.id)] > 1 for person in (ANNA, BERT, CLEO))
    assert await threads(house) == []
    await house.sweeps.run()
    assert [row.table_id for row in await rows(house.database, "SELECT table_id FROM results")] == [table.id]


async def test_a_vote_comes_to_each_player_and_what_it_closes_is_told(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    vote = await house.votes.call_vote(table.id, ANNA.id, "abandon", cause())
    assert await lanes(house, f"vote:{vote.id}") == each(ANNA, BERT)
    vote = await house.votes.cast(table.id, BERT.id, vote.id, True, cause())
    assert vote.state == "passed"
    assert (await house.lookups.table(table.id)).status == "closed"
    assert await lanes(house, SHUT) == each(ANNA, BERT)
    assert await threads(house) == []


async def test_who_leaves_closes_it_only_as_the_last(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await house.seats.vacate(table.id, ANNA.id, cause())
    assert await lanes(house, SHUT) == each()
    assert (await house.lookups.table(table.id)).status == "playing"
    await house.seats.vacate(table.id, BERT.id, cause())
    assert (await house.lookups.table(table.id)).status == "closed"
    assert await threads(house) == []


async def test_a_lobby_with_too_few_closes_at_its_time(house: House, clock: Clock) -> None:
    table = await lobby(house, ANNA)
    await house.starts.set_start(table.id, ANNA.id, StartWhen(at=clock() + timedelta(minutes=15)), cause())
    clock.pass_(minutes=16)
    await house.sweeps.run()
    assert (await house.lookups.table(table.id)).status == "closed"
    assert await lanes(house, SHUT) == each(ANNA)


async def test_what_takes_a_server_is_refused(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    assert await code_of(house.substitutes.seek(table.id, ANNA.id, cause())) == "not-at-open-table"
    await play_out(house, table)
    assert await code_of(house.seats.rematch(table.id, ANNA)) == "not-at-open-table"


async def test_no_server_is_missed(house: House) -> None:
    await playing(house, ANNA, BERT)
    assert await house.seats.servers_in_play() == ()
    assert await house.lookups.tables_of(ANNA.id) != ()


async def test_a_halt_is_told_to_each_player_and_its_moderators(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    house.tables.moderators = frozenset({CLEO.id, ANNA.id})  # who plays there reads it once
    with pytest.raises(Trouble):
        async with house.tables.guarded(table.id):
            raise KeyError("x")
    assert await lanes(house, "frozen") == each(ANNA, BERT, CLEO)
    assert await threads(house) == []


async def test_deadlines_pass_as_at_any_table(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    await bid(house, table, ANNA)
    for _ in range(30):
        clock.pass_(hours=1)
        await house.sweeps.run()
    assert sum((await lanes(house, "absence")).values()) > 0
    assert sum((await lanes(house, "reminder")).values()) > 0
    assert await threads(house) == []
