"""People wish for a table; wishes that fit become one, once, whatever else happens to them."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from db.trouble import Trouble
from host.house import House
from host.lobby.bounds import ROOMY, Limits
from host.lobby.starting import FEW_CAME
from host.values import Person, Place, Table
from host.wishes.seating import WISH_MET, WISH_RESTS, WISH_SETTLES
from host.wishes.wishes import MOST_SHUNNED, MOST_WISHES, WISH_STANDS, WishOutlook, WishTerms, waking_hours
from tests.connections import Connections
from tests.ground import Clock, Entropy, rows
from tests.host.seating import ANNA, BERT, CLEO, DORA, PLACE, playing

BIDS = WishTerms(("bids",))


async def tables(house: House) -> list[Table]:
    found = await rows(house.database, "SELECT id FROM tables ORDER BY id")
    return [await house.lookups.table(row.id) for row in found]


async def code_of(work: object) -> str:
    with pytest.raises(Trouble) as refused:
        await work  # type: ignore[misc]
    return refused.value.code


async def test_two_wishes_become_a_lobby_that_starts_by_itself(house: House, clock: Clock) -> None:
    await house.wishes.say(ANNA, PLACE, WishTerms(("bids",), rated="yes"))
    await house.sweeps.run()
    assert await tables(house) == []
    clock.pass_(minutes=5)
    await house.wishes.say(BERT, PLACE, BIDS)
    await house.sweeps.run()
    (table,) = await tables(house)
    assert {card.person_id for card in table.seats} == {ANNA.id, BERT.id}
    assert (table.status, table.rated, table.pace.name) == ("lobby", True, "daily")
    told = await rows(house.database, f"SELECT lane_id FROM outbox WHERE kind = '{WISH_MET}'")  # noqa: S608
    assert {row.lane_id for row in told} == {ANNA.id, BERT.id}
    assert await house.wishes.own(ANNA.id) == ()
    clock.pass_(minutes=WISH_SETTLES.total_seconds() / 60 + 1)
    await house.sweeps.run()
    assert (await house.lookups.table(table.id)).status == "playing"


async def test_who_asked_for_a_number_plays_with_no_other(house: House, clock: Clock) -> None:
    for person, seats in ((ANNA, 3), (BERT, None), (CLEO, 3)):
        await house.wishes.say(person, PLACE, WishTerms(("bids",), seats=seats))
    await house.sweeps.run()
    (table,) = await tables(house)
    assert (table.fewest, table.most, len(table.seats)) == (3, 3, 3)
    assert await code_of(house.lobby.join(table.id, DORA, "", "d")) == "table-full"
    await house.lobby.leave(table.id, CLEO.id, "c")
    assert await code_of(house.lobby.start(table.id, ANNA.id, "s")) == "not-enough"
    clock.pass_(minutes=WISH_SETTLES.total_seconds() / 60 + 1)
    await house.sweeps.run()
    table = await house.lookups.table(table.id)
    assert (table.status, table.starts_at) == ("lobby", None)
    told = await rows(house.database, f"SELECT lane_id FROM outbox WHERE kind = '{FEW_CAME}'")  # noqa: S608
    assert {row.lane_id for row in told} == {ANNA.id, BERT.id}
    await house.lobby.join(table.id, DORA, "", "d")
    await house.lobby.start(table.id, ANNA.id, "again")
    assert len((await house.lookups.table(table.id)).seats) == 3


async def test_who_asked_for_no_number_is_joined_by_others(house: House) -> None:
    for person in (ANNA, BERT):
        await house.wishes.say(person, PLACE, BIDS)
    await house.sweeps.run()
    (table,) = await tables(house)
    await house.lobby.join(table.id, DORA, "", "d")
    assert (table.fewest, len((await house.lookups.table(table.id)).seats)) == (2, 3)


async def test_the_table_stands_where_the_server_wants_its_tables(house: House) -> None:
    await house.lookups.set_server(1, home_channel_id=77, moderator_role_id=None)
    for person in (ANNA, BERT):
        await house.wishes.say(person, PLACE, BIDS)
    await house.sweeps.run()
    assert (await tables(house))[0].place == Place(1, 77)


async def test_wishes_of_different_servers_do_not_meet(house: House, clock: Clock) -> None:
    await house.wishes.say(ANNA, PLACE, BIDS)
    await house.wishes.say(BERT, Place(9, 9), BIDS)
    clock.pass_(days=3)
    await house.sweeps.run()
    assert await tables(house) == []


@pytest.mark.parametrize("pair", [(ANNA, BERT), (BERT, ANNA)])
async def test_who_shuns_another_is_never_seated_with_them(
    house: House, clock: Clock, pair: tuple[Person, Person]
) -> None:
    await house.wishes.shun(pair[0].id, pair[1].id)
    for person in (ANNA, BERT):
        await house.wishes.say(person, PLACE, BIDS)
    clock.pass_(days=6)
    await house.sweeps.run()
    assert await tables(house) == []
    assert await house.wishes.shunned_by(pair[1].id) == ()
    await house.wishes.shun_no_more(pair[0].id, pair[1].id)
    clock.pass_(minutes=1)
    await house.sweeps.run()
    assert len(await tables(house)) == 1


async def test_automatic_players_fill_up_in_the_end(house: House, clock: Clock) -> None:
    for person in (ANNA, BERT):
        await house.wishes.say(person, PLACE, WishTerms(("bids",), fill=True, seats=3))
    await house.sweeps.run()
    assert await tables(house) == []
    clock.pass_(hours=25)
    await house.sweeps.run()
    (table,) = await tables(house)
    assert sorted(card.level is None for card in table.seats) == [False, True, True]


async def test_wishes_are_bounded_and_taken_back(house: House) -> None:
    said = [await house.wishes.say(ANNA, PLACE, BIDS) for _ in range(MOST_WISHES)]
    assert await code_of(house.wishes.say(ANNA, Place(8, 8), BIDS)) == "too-many-wishes"
    assert await code_of(house.wishes.take_back(BERT.id, said[0].id)) == "no-such-wish"
    await house.wishes.take_back(ANNA.id, said[0].id)
    assert [wish.id for wish in await house.wishes.own(ANNA.id)] == [said[1].id, said[2].id]
    assert await code_of(house.wishes.take_back(ANNA.id, said[0].id)) == "no-such-wish"


async def test_what_cannot_be_wished_for_is_refused(house: House, clock: Clock) -> None:
    async def refused(terms: WishTerms) -> str:
        return await code_of(house.wishes.say(ANNA, PLACE, terms))

    assert await refused(WishTerms(("chess",))) == "no-such-game"
    assert await refused(WishTerms(("bids",), seats=9)) == "wish-seats"
    assert await refused(WishTerms(("bids",), seats=1)) == "wish-seats"
    assert await refused(WishTerms(("bids",), rated="yes", fill=True)) == "rated-alone"
    assert await refused(WishTerms(("bids",), until=clock.now)) == "wish-over"
    assert await refused(WishTerms(("bids",), until=clock.now + timedelta(days=31))) == "wish-too-long"
    await house.bounds.block(1, ANNA.id, BERT.id, "")
    assert await refused(BIDS) == "blocked-here"


async def test_a_wish_ends_at_its_date_and_counts_in_the_outlook(house: House, clock: Clock) -> None:
    assert await house.wishes.outlook(1, BIDS) == WishOutlook()
    for waits in (1, 2, 3):
        await house.wishes.say(ANNA, PLACE, BIDS)
        clock.pass_(hours=waits)
        await house.wishes.say(BERT, PLACE, BIDS)
        await house.sweeps.run()
    wish = await house.wishes.say(ANNA, PLACE, BIDS)
    assert await house.wishes.over() == ()
    clock.pass_(seconds=WISH_STANDS["daily"].total_seconds())
    assert await house.wishes.own(ANNA.id) == ()
    assert [one.id for one in await house.wishes.over()] == [wish.id]
    await house.sweeps.run()
    await house.wishes.told_over(wish.id)
    await house.wishes.told_over(wish.id)
    assert await house.wishes.over() == ()
    # Of each table one waited some hours and the other not at all; one wish of Anna's led to none.
    assert await house.wishes.outlook(1, BIDS) == WishOutlook(7, 6, 1800)
    assert await house.wishes.outlook(1, WishTerms(("bids",), pace="relaxed")) == WishOutlook()
    assert await house.wishes.outlook(2, BIDS) == WishOutlook()


async def test_there_is_no_table_for_who_sits_at_too_many_and_the_others_go_on(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    house = House(database, clock=clock, entropy=entropy, limits=Limits(seats=1))
    await playing(house, ANNA, DORA)
    for person in (ANNA, BERT):
        await house.wishes.say(person, PLACE, BIDS)
        clock.pass_(minutes=1)
    await house.sweeps.run()
    assert len(await tables(house)) == 1
    await house.wishes.say(CLEO, PLACE, BIDS)
    await house.sweeps.run()
    (_, table) = await tables(house)
    assert {card.person_id for card in table.seats} == {BERT.id, CLEO.id}
    assert len(await house.wishes.own(ANNA.id)) == 1
    clock.pass_(seconds=WISH_RESTS.total_seconds())
    await house.sweeps.run()  # tried again, and rests again
    assert len(await tables(house)) == 2


async def test_nobody_is_seated_during_a_vacation(house: House, clock: Clock) -> None:
    await house.settings.set_away(ANNA.id, clock.now + timedelta(days=2))
    for person in (ANNA, BERT):
        await house.wishes.say(person, PLACE, BIDS)
    await house.sweeps.run()
    assert await tables(house) == []
    await house.settings.set_away(ANNA.id, None)
    clock.pass_(minutes=1)
    await house.sweeps.run()
    assert len(await tables(house)) == 1


async def test_a_row_nobody_can_read_keeps_no_other_waiting(house: House) -> None:
    for person in (ANNA, BERT, CLEO):
        await house.wishes.say(person, PLACE, BIDS)
    await house.database.write(Statement("UPDATE wishes SET pace = '[' WHERE person_id = :person"), {"person": ANNA.id})
    await house.sweeps.run()
    (table,) = await tables(house)
    assert {card.person_id for card in table.seats} == {BERT.id, CLEO.id}
    (skipped,) = await rows(house.database, "SELECT what FROM skipped")
    assert "wish" in skipped.what


async def test_two_processes_seat_a_wish_once(connections: Connections, database: Database, clock: Clock) -> None:
    houses = [
        House(base, clock=clock, entropy=Entropy(str(number)), limits=ROOMY)
        for number, base in enumerate((database, connections.database()))
    ]
    people = [Person(8_000 + number, f"P{number}") for number in range(12)]
    for person in people:
        await houses[0].wishes.say(person, PLACE, BIDS)
    await asyncio.gather(*(house.wish_seating.sweep() for house in houses * 2))
    for house in houses:
        await house.wish_seating.sweep()
    seated = [card.person_id for table in await tables(houses[0]) for card in table.seats]
    assert sorted(seated) == [person.id for person in people]


async def test_what_breaks_off_in_between_leaves_the_wishes_as_they_were(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in (ANNA, BERT):
        await house.wishes.say(person, PLACE, BIDS)
    whole = house.wish_seating._all_join

    async def killed(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(house.wish_seating, "_all_join", killed)
    await house.sweeps.run()
    assert await tables(house) == []
    assert len(await house.wishes.own(ANNA.id)) == 1
    monkeypatch.setattr(house.wish_seating, "_all_join", whole)
    clock.pass_(hours=1)
    await house.sweeps.run()
    assert len(await tables(house)) == 1


async def test_forgetting_takes_wishes_and_own_blocks_and_exports_tell_them(house: House) -> None:
    await house.wishes.say(ANNA, PLACE, BIDS)
    await house.wishes.shun(ANNA.id, BERT.id)
    await house.wishes.shun(CLEO.id, ANNA.id)
    stored = await house.privacy.stored_of(ANNA.id)
    assert [wish["games"] for wish in stored["wishes"]] == [["bids"]]
    assert [row["other_id"] for row in stored["not_seated_with"]] == [BERT.id]
    await house.privacy.forgettable(ANNA.id)
    await house.privacy.forget(ANNA.id)
    assert await house.wishes.own(ANNA.id) == ()
    assert await house.wishes.shunned_by(ANNA.id) == ()
    assert await house.wishes.shunned_by(CLEO.id) == (ANNA.id,)


async def test_shunning_is_bounded(house: House) -> None:
    assert await code_of(house.wishes.shun(ANNA.id, ANNA.id)) == "shun-oneself"
    assert await code_of(house.wishes.shun_no_more(ANNA.id, BERT.id)) == "not-shunned"
    for number in range(MOST_SHUNNED):
        await house.wishes.shun(ANNA.id, 5_000 + number)
    assert await code_of(house.wishes.shun(ANNA.id, BERT.id)) == "too-many-shunned"


def test_hours_follow_the_quiet_ones_and_else_the_hour_of_the_wish(clock: Clock) -> None:
    noon = clock.now.replace(month=1, day=10, hour=12, minute=0)
    prague = waking_hours("Europe/Prague", (22 * 60, 7 * 60), noon, noon)
    assert prague == frozenset(range(6, 21))
    assert waking_hours(None, None, noon, noon) == frozenset(range(6, 19))
