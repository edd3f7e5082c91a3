"""Who reads a page without sitting at its table: for as long as it is known that they see its channel."""

from __future__ import annotations

from datetime import timedelta

import pytest

from host.house import House
from host.people.onlookers import Onlooker
from host.people.page_sessions import LOOKED_EVERY, PAGE_LINK_OVER, UNSEEN_LASTS
from tests.ground import Clock
from tests.host.people.test_page_sessions import let_in, whose
from tests.host.people.test_seats import refused
from tests.host.seating import ANNA, BERT, DORA, EMIL, PLACE, cause, playing

HOUR = timedelta(hours=1)


async def due(house: House) -> list[int]:
    return sorted(onlooker.person_id for onlooker in await house.onlookers.due(100))


async def test_an_onlooker_is_looked_for_hourly_and_a_player_never(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    for person in (ANNA, EMIL, EMIL):
        await let_in(house, table.id, person.id)
    assert await due(house) == []
    clock.now += LOOKED_EVERY
    assert await house.onlookers.due(100) == (Onlooker(table.id, EMIL.id, PLACE.server_id, PLACE.channel_id),)
    await house.onlookers.seen(table.id, EMIL.id)
    assert await due(house) == []
    clock.now += LOOKED_EVERY
    assert await due(house) == [EMIL.id]


async def test_an_onlooker_nobody_can_tell_about_is_let_out_after_six_hours(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    players = await let_in(house, table.id, ANNA.id)
    known, unknown = await let_in(house, table.id, DORA.id), await let_in(house, table.id, EMIL.id)
    clock.now += UNSEEN_LASTS - HOUR
    await house.onlookers.seen(table.id, DORA.id)
    assert await whose(house, table.id, unknown) == EMIL.id
    clock.now += HOUR
    assert await whose(house, table.id, unknown) is None
    assert await whose(house, table.id, known) == DORA.id
    assert await whose(house, table.id, players) == ANNA.id


async def test_whoever_has_left_the_seat_is_an_onlooker_like_others(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    await house.seats.vacate(table.id, ANNA.id, cause())
    cookie = await let_in(house, table.id, ANNA.id)
    clock.now += LOOKED_EVERY
    assert await due(house) == [ANNA.id]
    assert await house.onlookers.end(table_id=table.id, person_id=ANNA.id) == 1
    assert await whose(house, table.id, cookie) is None


@pytest.mark.parametrize(
    ("which", "ended"),
    [
        ({"channel_id": PLACE.channel_id}, 2),
        ({"server_id": PLACE.server_id}, 2),
        ({"server_id": PLACE.server_id, "channel_id": PLACE.channel_id + 1}, 0),
        ({"server_id": PLACE.server_id + 1}, 0),
        ({"server_id": PLACE.server_id, "person_id": EMIL.id}, 1),
        ({"person_id": ANNA.id}, 0),
    ],
)
async def test_pages_of_onlookers_end_together_and_those_of_players_stay(
    house: House, which: dict[str, int], ended: int
) -> None:
    table = await playing(house, ANNA, BERT)
    cookies = {person.id: await let_in(house, table.id, person.id) for person in (ANNA, DORA, EMIL)}
    told: list[int] = []
    house.page_sessions.ended.append(told.append)
    assert await house.onlookers.end(**which) == len(told) == ended
    left = [person for person, cookie in cookies.items() if await whose(house, table.id, cookie) is None]
    assert sorted(left) == sorted(told)
    assert ANNA.id not in left


async def test_a_link_of_an_onlooker_ends_with_their_page(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    theirs, players = [await house.page_sessions.link(table.id, person.id) for person in (EMIL, ANNA)]
    await house.onlookers.end(table_id=table.id)
    assert await refused(house.page_sessions.open(table.id, theirs)) == PAGE_LINK_OVER
    assert await house.page_sessions.open(table.id, players)


async def test_those_of_a_channel_that_has_changed_are_due_at_once(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    cookie = await let_in(house, table.id, EMIL.id)
    await house.onlookers.doubt(PLACE.server_id, PLACE.channel_id + 1)
    assert await due(house) == []
    await house.onlookers.doubt(PLACE.server_id)
    assert await due(house) == [EMIL.id]
    assert await whose(house, table.id, cookie) == EMIL.id
