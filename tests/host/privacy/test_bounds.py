"""How many tables and seats a server allows, how fast they open, and whom it has blocked."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from db.connection.session import Database
from host.house import House
from host.lobby.bounds import LONGEST_REASON, RANGES, USUAL_LIMITS, Limits
from host.seats.votes import MOST_CALLED
from host.values import Place, Table, Trouble
from tests.ground import Clock, Entropy, rows
from tests.host.seating import ANNA, BERT, CLEO, DORA, EMIL, PLACE, bid, cause, lobby, play_out, playing

HERE, ELSEWHERE = PLACE.server_id, Place(server_id=9, channel_id=8)


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    """One with the usual limits."""
    return House(database, clock=clock, entropy=entropy)


async def refused(awaitable: Any) -> Trouble:
    with pytest.raises(Trouble) as caught:
        await awaitable
    return caught.value


async def opened(house: House, place: Place = PLACE, person: Any = ANNA) -> Table:
    return await house.lobby.open_table("bids", place, person, {}, cause())


def codes(results: list[Any]) -> list[str]:
    return sorted(one.code for one in results if isinstance(one, Trouble))


async def test_a_server_has_so_many_tables_at_once(house: House) -> None:
    await house.bounds.set_limits(HERE, tables=2)
    await opened(house, person=ANNA)
    await playing(house, BERT, CLEO)
    trouble = await refused(opened(house, person=DORA))
    assert (trouble.code, trouble.details) == ("too-many-tables", {"most": 2})
    await opened(house, ELSEWHERE, DORA)


async def test_a_table_that_is_over_makes_room(house: House) -> None:
    await house.bounds.set_limits(HERE, tables=1)
    table = await playing(house, ANNA, BERT, rounds=1)
    assert (await refused(opened(house, person=CLEO))).code == "too-many-tables"
    await play_out(house, table)
    await opened(house, person=CLEO)


async def test_one_person_has_so_many_tables_waiting_for_players(house: House, clock: Clock) -> None:
    for _ in range(USUAL_LIMITS.lobbies):
        table = await opened(house)
        clock.pass_(hours=1)
    assert (await refused(opened(house))).code == "too-many-own-tables"
    await opened(house, person=BERT)
    await opened(house, ELSEWHERE)
    for person in (CLEO, DORA):
        await house.lobby.join(table.id, person, "", cause())
    await house.lobby.start(table.id, CLEO.id, cause())
    await opened(house)  # one of theirs is being played


async def test_one_person_opens_so_many_in_an_hour_and_is_told_when_to_come_back(house: House, clock: Clock) -> None:
    await house.bounds.set_limits(HERE, own_hourly=2, lobbies=9)
    await opened(house)
    clock.pass_(minutes=20)
    await opened(house)
    clock.pass_(minutes=10, seconds=1)
    trouble = await refused(opened(house))
    assert (trouble.code, trouble.details) == ("too-fast", {"most": 2, "minutes": 30})
    await opened(house, person=BERT)
    clock.pass_(minutes=29, seconds=58)
    assert (await refused(opened(house))).details["minutes"] == 1
    clock.pass_(seconds=1)
    await opened(house)


async def test_closing_a_table_does_not_make_one_open_faster(house: House) -> None:
    await house.bounds.set_limits(HERE, own_hourly=1)
    table = await lobby(house, ANNA)
    await house.lobby.leave(table.id, ANNA.id, cause())
    assert (await refused(opened(house))).code == "too-fast"


async def test_a_server_opens_so_many_in_an_hour(house: House) -> None:
    await house.bounds.set_limits(HERE, hourly=2)
    for person in (ANNA, BERT):
        await opened(house, person=person)
    trouble = await refused(opened(house, person=CLEO))
    assert (trouble.code, trouble.details) == ("too-fast-here", {"most": 2, "minutes": 60})


async def test_the_last_place_goes_to_one_of_those_who_open_at_the_same_moment(
    house: House, database: Database
) -> None:
    await house.bounds.set_limits(HERE, tables=3)
    results = await asyncio.gather(
        *(opened(house, person=one) for one in (ANNA, BERT, CLEO, DORA, EMIL)), return_exceptions=True
    )
    assert codes(results) == ["too-many-tables"] * 2
    assert len(await rows(database, "SELECT 1 FROM tables")) == 3


async def test_opening_again_by_the_same_click_is_no_new_table(house: House) -> None:
    await house.bounds.set_limits(HERE, tables=1)
    first = await house.lobby.open_table("bids", PLACE, ANNA, {}, "i:once")
    assert await house.lobby.open_table("bids", PLACE, ANNA, {}, "i:once") == first


async def test_a_rematch_is_a_table_like_any_other(house: House) -> None:
    await house.bounds.set_limits(HERE, tables=1)
    table = await playing(house, ANNA, BERT, rounds=1)
    await play_out(house, table)
    await opened(house, person=CLEO)
    assert (await refused(house.seats.rematch(table.id, ANNA))).code == "too-many-tables"


async def test_a_person_has_so_many_seats_on_a_server_in_lobbies_and_games(house: House) -> None:
    await house.bounds.set_limits(HERE, seats=2)
    await playing(house, ANNA, BERT)
    await lobby(house, ANNA)
    third = await lobby(house, CLEO, DORA)
    trouble = await refused(house.lobby.join(third.id, ANNA, "", cause()))
    assert (trouble.code, trouble.details) == ("too-many-seats", {"most": 2})
    await house.lobby.start(third.id, CLEO.id, cause())
    await house.seats.vacate(third.id, CLEO.id, cause())
    (open_seat,) = await house.seats.open_seats(HERE, 9)
    assert (await refused(house.seats.take_seat(third.id, open_seat.seat, ANNA, cause()))).code == "too-many-seats"
    elsewhere = await opened(house, ELSEWHERE, DORA)
    await house.lobby.join(elsewhere.id, ANNA, "", cause())


async def test_the_last_seat_one_may_have_is_had_once(house: House, database: Database) -> None:
    await house.bounds.set_limits(HERE, seats=1)
    tables = [await opened(house, person=one) for one in (BERT, CLEO, DORA)]
    results = await asyncio.gather(
        *(house.lobby.join(table.id, ANNA, "", cause()) for table in tables), return_exceptions=True
    )
    assert codes(results) == ["too-many-seats"] * 2
    assert len(await rows(database, "SELECT 1 FROM seats")) == 1


async def test_who_is_blocked_opens_joins_and_takes_nothing_but_plays_on(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.seats.vacate(table.id, CLEO.id, cause())
    waiting = await opened(house, person=DORA)
    await house.bounds.block(HERE, EMIL.id, DORA.id, "")
    await house.bounds.block(HERE, ANNA.id, DORA.id, "")
    (open_seat,) = await house.seats.open_seats(HERE, 9)
    for asked in (
        opened(house, person=EMIL),
        house.lobby.join(waiting.id, EMIL, "", cause()),
        house.seats.take_seat(table.id, open_seat.seat, EMIL, cause()),
        house.lobby.join(waiting.id, ANNA, "", cause()),
    ):
        assert (await refused(asked)).code == "blocked-here"
    await bid(house, table, ANNA, 1)
    await house.votes.call_vote(table.id, ANNA.id, "extend", cause(), hours=1)
    await opened(house, ELSEWHERE, EMIL)
    await house.bounds.unblock(HERE, EMIL.id)
    await house.lobby.join(waiting.id, EMIL, "", cause())


async def test_who_is_blocked_opens_no_rematch(house: House) -> None:
    table = await playing(house, ANNA, BERT, rounds=1)
    await play_out(house, table)
    await house.bounds.block(HERE, ANNA.id, BERT.id, "")
    assert (await refused(house.seats.rematch(table.id, ANNA))).code == "blocked-here"


async def test_the_block_list_keeps_the_latest_word_and_cleans_it(house: House, clock: Clock) -> None:
    await house.bounds.block(HERE, BERT.id, ANNA.id, "once")
    clock.pass_(hours=1)
    await house.bounds.block(HERE, BERT.id, CLEO.id, " rude\n\u202eagain \x00" + "x" * 999)
    (block,) = await house.bounds.blocked(HERE, 9)
    assert (block.by, block.at, len(block.reason)) == (CLEO.id, clock(), LONGEST_REASON)
    assert block.reason.startswith("rude again x")
    assert await house.bounds.blocked(ELSEWHERE.server_id, 9) == ()
    await house.bounds.unblock(HERE, BERT.id)
    assert (await refused(house.bounds.unblock(HERE, BERT.id))).code == "not-blocked"


async def test_limits_are_those_of_a_server_and_keep_to_their_ranges(house: House) -> None:
    assert await house.bounds.limits_of(HERE) == USUAL_LIMITS
    await house.bounds.set_limits(HERE, tables=7)
    assert await house.bounds.set_limits(HERE, seats=3) == Limits(tables=7, seats=3)
    await house.lookups.set_server(HERE, home_channel_id=5)
    assert await house.bounds.limits_of(HERE) == Limits(tables=7, seats=3)
    assert await house.bounds.limits_of(ELSEWHERE.server_id) == USUAL_LIMITS
    for name, (least, most) in RANGES.items():
        for value in (least - 1, most + 1):
            assert (await refused(house.bounds.set_limits(HERE, **{name: value}))).code == "bad-limit"
        assert least <= getattr(USUAL_LIMITS, name) <= most


async def test_one_person_asks_a_table_so_often_a_day(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    for hours in range(1, MOST_CALLED + 1):
        vote = await house.votes.call_vote(table.id, ANNA.id, "extend", cause(), hours=hours)
        for person in (BERT, CLEO):
            await house.votes.cast(table.id, person.id, vote.id, False, cause())
            if (await house.votes.vote(table.id, vote.id)).state != "open":
                break
    trouble = await refused(house.votes.call_vote(table.id, ANNA.id, "extend", cause(), hours=9))
    assert (trouble.code, trouble.details) == ("too-many-votes", {"most": MOST_CALLED})
    running = await house.votes.call_vote(table.id, BERT.id, "extend", cause(), hours=9)
    again = await house.votes.call_vote(table.id, ANNA.id, "extend", cause(), hours=9)  # a yes, not a new one
    assert again.id == running.id
    clock.pass_(hours=24)
    await house.votes.expire_votes()
    await house.votes.call_vote(table.id, ANNA.id, "pause", cause())
