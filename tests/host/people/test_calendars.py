"""The addresses of calendars: one a person, known by its hash alone, until they end it."""

from __future__ import annotations

import pytest

from host.house import House
from host.people.page_sessions import hash_token
from host.people.privacy import NOTHING_STORED
from tests.ground import Clock, rows
from tests.host.people.test_seats import refused
from tests.host.seating import ANNA, BERT


async def whose(house: House, token: str) -> int | None:
    found = await house.calendars.of_token(token)
    return None if found is None else found.person_id


async def test_an_address_is_one_persons_until_they_make_another_or_end_it(house: House, clock: Clock) -> None:
    first, others = await house.calendars.make(ANNA.id), await house.calendars.make(BERT.id)
    assert [await whose(house, token) for token in (first, others)] == [ANNA.id, BERT.id]
    clock.pass_(days=400)  # no calendar stops telling deadlines by itself
    assert await whose(house, first) == ANNA.id
    second = await house.calendars.make(ANNA.id)
    assert [await whose(house, token) for token in (first, second)] == [None, ANNA.id]
    assert await house.calendars.since(ANNA.id) == clock()
    assert [await house.calendars.end(ANNA.id) for _ in range(2)] == [True, False]
    assert [await whose(house, token) for token in (second, others)] == [None, BERT.id]
    assert await house.calendars.since(ANNA.id) is None


@pytest.mark.parametrize("made_up", ["", "made-up", "x" * 65, "é\x00"])
async def test_no_other_address_is_anybodys(house: House, made_up: str) -> None:
    await house.calendars.make(ANNA.id)
    assert await whose(house, made_up) is None


async def test_only_the_hash_is_stored(house: House) -> None:
    token = await house.calendars.make(ANNA.id)
    ((stored,),) = [tuple(row) for row in await rows(house.database, "SELECT token FROM calendars")]
    assert bytes(stored) == hash_token(token)
    assert token.encode() not in bytes(stored)


async def test_it_is_exported_without_its_token_and_forgotten_also_of_whom_no_table_knows(house: House) -> None:
    token = await house.calendars.make(ANNA.id)
    (stored,) = (await house.privacy.stored_of(ANNA.id))["calendar"]
    assert set(stored) == {"person_id", "since"}
    await house.privacy.forgettable(ANNA.id)
    await house.privacy.forget(ANNA.id)
    assert await whose(house, token) is None
    assert await refused(house.privacy.forget(ANNA.id)) == NOTHING_STORED
    assert not await rows(house.database, "SELECT 1 FROM calendars")
