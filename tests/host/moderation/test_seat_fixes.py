"""Fixes of a seat: its player is removed, another one is put there."""

from __future__ import annotations

from db.connection.session import Database
from engine.texts import SeatRef, say
from host.fixes import Remove, Replace
from host.house import House
from tests.ground import rows, without_hex
from tests.host.moderation.mending import (
    MODERATOR,
    accepted,
    applied,
    delivered,
    fixed,
    looked,
    refused,
    seat_of,
    sound,
)
from tests.host.seating import ANNA, BERT, CLEO, DORA, EMIL, cause, playing


async def test_a_removed_players_seat_is_open_and_they_are_out(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    vote = await house.votes.call_vote(table.id, ANNA.id, "abandon", cause())
    await house.votes.cast(table.id, CLEO.id, vote.id, True, cause())
    seat = seat_of(table, BERT)
    await fixed(house, table, Remove(seat))
    assert await refused(house.play.desk(table.id, BERT.id)) == "not-seated"
    assert (await house.votes.vote(table.id, vote.id)).state == "passed"  # those who are left had agreed
    assert (await house.play.board(table.id)).table.status == "closed"


async def test_the_seat_can_be_taken_afterwards(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    await fixed(house, table, Remove(seat))
    assert [one.seat for one in await house.seats.open_seats(1, 9)] == [seat]
    assert await refused(looked(house, table, Remove(seat))) == "nobody-there"
    await house.seats.take_seat(table.id, seat, EMIL, cause())
    assert (await house.play.desk(table.id, EMIL.id)).seat == seat
    await sound(house, table)


async def test_removing_the_last_one_closes_the_table(house: House) -> None:
    table = await playing(house)
    for person in (ANNA, BERT):
        await fixed(house, table, Remove(seat_of(table, person)))
    assert (await house.play.board(table.id)).table.status == "closed"


async def test_a_newcomer_gets_the_seat_with_its_story(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    await house.play.draft(table.id, BERT.id, "1.bid", {"coins": 1})
    seen = await looked(house, table, Replace(seat), newcomer=EMIL)
    assert (seen.newcomer, seen.changes) == (EMIL.id, (say("fix-will-replace", seat=SeatRef(seat), name="Emil"),))
    offered = await applied(house, seen)
    assert await refused(house.play.desk(table.id, EMIL.id)) == "not-seated"
    assert (await house.play.desk(table.id, BERT.id)).seat == seat  # until the newcomer accepts
    await accepted(house, offered)
    desk = await house.play.desk(table.id, EMIL.id)
    assert (desk.seat, desk.drafts) == (seat, {})  # what was half-made went with Bert
    assert await refused(house.play.desk(table.id, BERT.id)) == "not-seated"
    assert "welcome" in [row.kind for row, _ in await delivered(house) if row.lane == ("player", EMIL.id)]
    for row in await rows(database, "SELECT entry FROM moves WHERE kind = 'fix'"):
        assert str(EMIL.id).encode() not in without_hex(row.entry)
        assert b"Emil" not in row.entry
    await sound(house, table)


async def test_nobody_is_put_on_a_seat_unasked(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    offered = await applied(house, await looked(house, table, Replace(seat_of(table, BERT)), newcomer=EMIL))
    for somebody in (ANNA, BERT, MODERATOR):
        assert (
            await refused(house.moderation.answer_fix(table.id, offered.id, somebody.id, True, cause())) == "not-seated"
        )
    declined = await house.moderation.answer_fix(table.id, offered.id, EMIL.id, False, cause())
    assert (declined.state, declined.consent) == ("declined", "newcomer")
    assert await refused(house.moderation.answer_fix(table.id, offered.id, EMIL.id, True, cause())) == "fix-outdated"
    assert await refused(house.play.desk(table.id, EMIL.id)) == "not-seated"
    assert (await house.play.desk(table.id, BERT.id)).seat == seat_of(table, BERT)


async def test_who_is_blocked_is_offered_no_seat_and_takes_none(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    back = Replace(seat_of(table, BERT))
    seen = await looked(house, table, back, newcomer=EMIL)
    offered = await applied(house, await looked(house, table, back, newcomer=DORA))
    for person in (EMIL, DORA):
        await house.bounds.block(table.place.server_id, person.id, MODERATOR.id, "rude")
    assert await refused(looked(house, table, back, newcomer=EMIL)) == "blocked-here"
    assert await refused(applied(house, seen)) == "blocked-here"
    assert await refused(accepted(house, offered)) == "blocked-here"
    assert (await house.play.desk(table.id, BERT.id)).seat == back.seat


async def test_an_open_seat_can_be_filled_too(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    await house.seats.vacate(table.id, BERT.id, cause())
    await fixed(house, table, Replace(seat), newcomer=BERT)  # their own seat, again
    assert (await house.play.desk(table.id, BERT.id)).seat == seat


async def test_who_knows_too_much_takes_no_other_seat(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.seats.vacate(table.id, BERT.id, cause())
    other = Replace(seat_of(table, CLEO))
    assert await refused(looked(house, table, other, newcomer=BERT)) == "sat-elsewhere"
    assert await refused(looked(house, table, other, newcomer=ANNA)) == "already-seated"
    assert await refused(looked(house, table, other, newcomer=MODERATOR)) == "fix-seated"
    assert await refused(looked(house, table, other)) == "no-newcomer"
