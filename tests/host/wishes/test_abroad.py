"""Wishes among servers: where both servers have said yes people meet at an open table, once, and never rated."""

from __future__ import annotations

import asyncio

import pytest

from db.connection.session import Database
from db.tables.store import OPEN
from db.trouble import Trouble
from host.house import House
from host.lobby.bounds import OPEN_LIMITS
from host.values import Person, Place, Table
from host.wishes.seating import WISH_MET, WISH_SETTLES
from host.wishes.wishes import WishTerms
from tests.connections import Connections
from tests.ground import Clock, Entropy, rows
from tests.host.seating import ANNA, BERT, CLEO, DORA

HERE, THERE, ELSEWHERE = Place(1, 2), Place(11, 12), Place(21, 22)
MODERATOR = 7_009_999
ABROAD = WishTerms(("bids",), abroad=True)


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return House(database, clock=clock, entropy=entropy, moderators=(MODERATOR,))


@pytest.fixture
async def _open(house: House) -> None:
    for place in (HERE, THERE):
        await house.lookups.set_server(place.server_id, open_tables=True)


async def tables(house: House) -> list[Table]:
    house.wishes.said = True
    await house.sweeps.run()
    found = await rows(house.database, "SELECT id FROM tables ORDER BY id")
    return [await house.lookups.table(row.id) for row in found]


async def code_of(work: object) -> str:
    with pytest.raises(Trouble) as refused:
        await work  # type: ignore[misc]
    return refused.value.code


def people(table: Table) -> set[int | None]:
    return {card.person_id for card in table.seats}


@pytest.mark.usefixtures("_open")
async def test_people_of_two_servers_meet_and_play(house: House, clock: Clock) -> None:
    await house.wishes.say(ANNA, HERE, ABROAD)
    await house.wishes.say(BERT, THERE, ABROAD)
    (table,) = await tables(house)
    assert (table.open, table.rated, table.status) == (True, False, "lobby")
    assert people(table) == {ANNA.id, BERT.id}
    told = await rows(house.database, f"SELECT lane_id FROM outbox WHERE kind = '{WISH_MET}'")  # noqa: S608
    assert {row.lane_id for row in told} == {ANNA.id, BERT.id}
    ends = await rows(house.database, "SELECT server_id, met FROM wish_ends ORDER BY server_id")
    assert [(row.server_id, row.met) for row in ends] == [(1, True), (11, True)]
    clock.pass_(minutes=WISH_SETTLES.total_seconds() / 60 + 1)
    (table,) = await tables(house)
    assert table.status == "playing"


@pytest.mark.usefixtures("_open")
async def test_those_of_one_server_meet_there_first(house: House) -> None:
    await house.wishes.say(ANNA, HERE, ABROAD)
    await house.wishes.say(BERT, THERE, ABROAD)
    await house.wishes.say(CLEO, HERE, WishTerms(("bids",)))
    (table,) = await tables(house)
    assert (table.place.server_id, people(table)) == (HERE.server_id, {ANNA.id, CLEO.id})
    assert len(await house.wishes.own(BERT.id)) == 1


@pytest.mark.usefixtures("_open")
@pytest.mark.parametrize("other", [WishTerms(("bids",)), WishTerms(("bids",), pace="live", abroad=True)])
async def test_only_wishes_that_fit_and_may_are_met_abroad(house: House, other: WishTerms) -> None:
    await house.wishes.say(ANNA, HERE, ABROAD)
    await house.wishes.say(BERT, THERE, other)
    assert await tables(house) == []


@pytest.mark.usefixtures("_open")
async def test_a_server_that_takes_its_yes_back_is_met_by_nobody(house: House) -> None:
    await house.wishes.say(ANNA, HERE, ABROAD)
    await house.wishes.say(BERT, THERE, ABROAD)
    await house.lookups.set_server(THERE.server_id, open_tables=False)
    assert await tables(house) == []
    assert len(await house.wishes.own(BERT.id)) == 1  # on their own server they wait as before


@pytest.mark.usefixtures("_open")
async def test_what_is_refused_says_why(house: House, database: Database, clock: Clock, entropy: Entropy) -> None:
    assert await code_of(house.wishes.say(ANNA, ELSEWHERE, ABROAD)) == "not-open-here"
    assert await code_of(house.wishes.say(ANNA, HERE, WishTerms(("bids",), rated="yes", abroad=True))) == "rated-abroad"
    await house.bounds.block(OPEN, ANNA.id, MODERATOR, "rude")
    assert await code_of(house.wishes.say(ANNA, HERE, ABROAD)) == "blocked-abroad"
    without = House(database, clock=clock, entropy=entropy)
    assert await code_of(without.wishes.say(BERT, HERE, ABROAD)) == "no-open-tables"


@pytest.mark.usefixtures("_open")
async def test_without_moderators_no_wish_is_met_abroad(
    house: House, database: Database, clock: Clock, entropy: Entropy
) -> None:
    await house.wishes.say(ANNA, HERE, ABROAD)
    await house.wishes.say(BERT, THERE, ABROAD)
    assert await tables(House(database, clock=clock, entropy=entropy)) == []
    assert len(await tables(house)) == 1


@pytest.mark.usefixtures("_open")
@pytest.mark.parametrize("how", ["shunned", "blocked there", "blocked from open tables"])
async def test_who_is_kept_apart_never_meets(house: House, clock: Clock, how: str) -> None:
    await house.wishes.say(ANNA, HERE, ABROAD)
    await house.wishes.say(BERT, THERE, ABROAD)
    if how == "shunned":
        await house.wishes.shun(BERT.id, ANNA.id)
    else:
        server = THERE.server_id if how == "blocked there" else OPEN
        await house.bounds.block(server, ANNA.id, MODERATOR, "rude")
    clock.pass_(hours=48)
    assert await tables(house) == []


@pytest.mark.usefixtures("_open")
async def test_two_processes_open_one_table(
    house: House, connections: Connections, clock: Clock, entropy: Entropy
) -> None:
    other = House(connections.database(), clock=clock, entropy=Entropy("other"), moderators=(MODERATOR,))
    for number, person in enumerate((ANNA, BERT, CLEO, DORA)):
        await house.wishes.say(person, (HERE, THERE)[number % 2], WishTerms(("devil",), abroad=True))
    await asyncio.gather(*(each.wish_seating.sweep() for each in (house, other) * 2))
    for each in (house, other):
        await each.wish_seating.sweep()
    (table,) = await tables(house)
    assert table.open
    assert people(table) == {ANNA.id, BERT.id, CLEO.id, DORA.id}


@pytest.mark.usefixtures("_open")
async def test_one_person_sits_at_few_open_tables(house: House, clock: Clock) -> None:
    opened = 0
    for round_ in range(12):
        for person, place in ((ANNA, HERE), (Person(7_010_000 + round_, f"p{round_}"), THERE)):
            await house.wishes.say(person, place, ABROAD)
        clock.pass_(hours=2)
        opened = sum(table.open for table in await tables(house))
        for wish in await house.wishes.own(ANNA.id):
            await house.wishes.take_back(ANNA.id, wish.id)
    assert opened == OPEN_LIMITS.seats
