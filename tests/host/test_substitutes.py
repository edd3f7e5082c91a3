"""A player asks for a substitute and plays on; others offer; the seat passes once both have agreed."""

from __future__ import annotations

import asyncio

import pytest

from db.connection.session import Database
from db.trouble import Trouble
from host.house import House
from host.lobby.bounds import ROOMY
from host.seats.substitutes import MOST_OFFERS, SEEKS_SUBSTITUTE, SUBSTITUTE_OFFERED, SUBSTITUTE_UNWANTED
from host.values import Person, Table
from tests.connections import Connections
from tests.ground import Clock, Entropy, rows
from tests.host.exporting import verified
from tests.host.seating import ANNA, BERT, CLEO, DORA, bid, cause, play_out, playing


def seat_of(table: Table, person: Person) -> int:
    return next(card.seat or 0 for card in table.seats if card.person_id == person.id)


async def sought(house: House) -> tuple[Table, int]:
    """A game in which Anna looks for a substitute."""
    table = await playing(house, ANNA, BERT)
    assert await house.substitutes.seek(table.id, ANNA.id, cause())
    return table, seat_of(table, ANNA)


async def posts(house: House, kind: str) -> list[int]:
    found = await rows(house.database, f"SELECT lane_id FROM outbox WHERE kind = '{kind}' ORDER BY id")  # noqa: S608
    return [row.lane_id for row in found]


async def test_the_table_is_told_and_who_asks_plays_on(house: House) -> None:
    table, _ = await sought(house)
    assert await posts(house, SEEKS_SUBSTITUTE) == [table.id]
    assert (await bid(house, table, ANNA)).desk.sealed is not None


async def test_the_seat_passes_with_what_it_has_sealed_once_both_have_agreed(house: House) -> None:
    table, seat = await sought(house)
    await bid(house, table, ANNA, 2)
    await house.substitutes.offer(table.id, seat, CLEO, cause())
    assert await posts(house, SUBSTITUTE_OFFERED) == [ANNA.id]
    assert (await house.lookups.table(table.id)).person_at(seat) == ANNA.id
    (offer,) = await house.substitutes.offers_for(table.id, seat)
    after = await house.substitutes.hand_over(table.id, ANNA.id, offer.id, cause())
    assert after.person_at(seat) == CLEO.id
    assert (await house.play.desk(table.id, CLEO.id)).sealed is not None
    with pytest.raises(Trouble):
        await house.play.desk(table.id, ANNA.id)
    assert not await house.substitutes.is_sought(table.id, seat)
    with pytest.raises(Trouble) as refused:  # who has left takes no other seat
        await house.substitutes.offer(table.id, seat, ANNA, cause())
    assert refused.value.code == "not-sought"


async def test_others_who_have_offered_are_told_that_it_is_over(house: House) -> None:
    table, seat = await sought(house)
    for person in (CLEO, DORA):
        await house.substitutes.offer(table.id, seat, person, cause())
        await house.substitutes.offer(table.id, seat, person, cause())
    first, _ = await house.substitutes.offers_for(table.id, seat)
    await house.substitutes.hand_over(table.id, ANNA.id, first.id, cause())
    assert await posts(house, SUBSTITUTE_UNWANTED) == [DORA.id]


async def test_what_is_taken_back_or_declined_gives_nobody_a_seat(house: House) -> None:
    table, seat = await sought(house)
    await house.substitutes.offer(table.id, seat, CLEO, cause())
    (offer,) = await house.substitutes.offers_for(table.id, seat)
    await house.substitutes.decline(table.id, ANNA.id, offer.id, cause())
    with pytest.raises(Trouble) as refused:
        await house.substitutes.hand_over(table.id, ANNA.id, offer.id, cause())
    assert refused.value.code == "no-such-offer"
    await house.substitutes.offer(table.id, seat, CLEO, cause())
    assert not await house.substitutes.seek(table.id, ANNA.id, cause())
    assert await posts(house, SUBSTITUTE_UNWANTED) == [CLEO.id, CLEO.id]
    with pytest.raises(Trouble):
        await house.substitutes.offer(table.id, seat, CLEO, cause())


async def test_only_the_player_of_the_seat_gives_it_away(house: House) -> None:
    table, seat = await sought(house)
    await house.substitutes.offer(table.id, seat, CLEO, cause())
    (offer,) = await house.substitutes.offers_for(table.id, seat)
    for person in (BERT, CLEO, DORA):
        with pytest.raises(Trouble):
            await house.substitutes.hand_over(table.id, person.id, offer.id, cause())
    assert (await house.lookups.table(table.id)).person_at(seat) == ANNA.id


async def test_who_plays_there_cannot_offer_and_offers_are_bounded(house: House) -> None:
    table, seat = await sought(house)
    with pytest.raises(Trouble) as refused:
        await house.substitutes.offer(table.id, seat, BERT, cause())
    assert refused.value.code == "already-seated"
    with pytest.raises(Trouble):  # nobody looks for one there
        await house.substitutes.offer(table.id, seat_of(table, BERT), CLEO, cause())
    for number in range(MOST_OFFERS):
        await house.substitutes.offer(table.id, seat, Person(9_000 + number, "Eve"), cause())
    with pytest.raises(Trouble) as full:
        await house.substitutes.offer(table.id, seat, CLEO, cause())
    assert full.value.code == "too-many-offers"


async def test_leaving_ends_it(house: House) -> None:
    table, seat = await sought(house)
    await house.substitutes.offer(table.id, seat, CLEO, cause())
    await house.seats.vacate(table.id, ANNA.id, cause())
    assert await house.substitutes.offers_for(table.id, seat) == ()


async def test_the_log_is_verified_and_nobody_is_held_to_have_left(house: House) -> None:
    table, seat = await sought(house)
    await house.substitutes.offer(table.id, seat, CLEO, cause())
    (offer,) = await house.substitutes.offers_for(table.id, seat)
    press = cause()
    await house.substitutes.hand_over(table.id, ANNA.id, offer.id, press)
    await house.substitutes.hand_over(table.id, ANNA.id, offer.id, press)  # the same press
    await play_out(house, await house.lookups.table(table.id))
    await verified(house, table)
    await house.sweeps.run()
    found = await rows(house.database, f"SELECT person_id, tenure FROM scores WHERE table_id = {table.id}")  # noqa: S608
    assert {row.person_id: row.tenure for row in found} == {CLEO.id: "later", BERT.id: "whole"}


async def test_in_two_processes_a_seat_passes_once(connections: Connections, database: Database, clock: Clock) -> None:
    houses = [
        House(base, clock=clock, entropy=Entropy(str(number)), limits=ROOMY)
        for number, base in enumerate((database, connections.database()))
    ]
    table, seat = await sought(houses[0])
    for person in (CLEO, DORA):
        await houses[0].substitutes.offer(table.id, seat, person, cause())
    offers = await houses[0].substitutes.offers_for(table.id, seat)
    giving = [
        house.substitutes.hand_over(table.id, ANNA.id, offer.id, cause())
        for house, offer in zip(houses, offers, strict=True)
    ]
    done = await asyncio.gather(*giving, return_exceptions=True)
    assert sum(isinstance(one, Trouble) for one in done) == 1
    assert (await houses[1].lookups.table(table.id)).person_at(seat) in (CLEO.id, DORA.id)
