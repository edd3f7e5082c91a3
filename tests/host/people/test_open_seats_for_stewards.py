"""An open seat of a running game is given to a steward, by players, newcomers and moderators."""

from __future__ import annotations

import pytest

from db.connection.session import Database
from engine.texts import SeatRef, say
from host.fixes import Automate, Remove
from host.house import House
from host.occupants import Nobody, Player, SeatCard, Steward
from host.proof.replay import load_log
from host.seats.stewards import free_number
from host.values import Table
from tests.ground import Clock, Entropy
from tests.host.exporting import verified
from tests.host.moderation.mending import fixed, looked, refused, seat_of, sound
from tests.host.seating import ANNA, BERT, CLEO, DORA, EMIL, cause, lobby, playing
from tests.host.stewards.sitting import answer_safely, house_of, owes, pass_


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)


async def left_open(house: House) -> tuple[Table, int]:
    """A game that Bert has left, and his seat."""
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    return await house.seats.vacate(table.id, BERT.id, cause()), seat


async def test_who_sits_there_gives_an_open_seat_to_a_steward(house: House) -> None:
    table, seat = await left_open(house)
    given = await house.open_seats.give_to_steward(table.id, seat, ANNA, "caretaker", cause())
    card = given.seats[seat]
    assert (card.occupant, card.name, card.away) == (Steward("caretaker"), "", False)
    entry = (await load_log(house.tables, table.id)).entries[-1]
    assert (entry.kind, entry.value) == ("take-over", {"seat": seat, "steward": "caretaker"})
    assert [told.public for told in entry.happenings] == [say("table-seat-steward", seat=SeatRef(seat))]
    assert await house.seats.open_seats(1, 9) == ()
    await sound(house, table)


async def test_the_steward_answers_what_the_seat_owes_and_the_game_ends_and_verifies(
    house: House, clock: Clock
) -> None:
    table, seat = await left_open(house)
    await house.open_seats.give_to_steward(table.id, seat, ANNA, "caretaker", cause())
    await house.seats.vacate(table.id, CLEO.id, cause())
    await house.open_seats.give_to_steward(table.id, seat_of(table, CLEO), ANNA, "caretaker", cause())
    for _ in range(200):
        if (await house.play.board(table.id)).results is not None:
            break
        await (answer_safely(house, table) if await owes(house, table) else pass_(house, clock, 60, 30))
    entries = (await load_log(house.tables, table.id)).entries
    assert {entry.seat for entry in entries if entry.kind == "answer"} == {0, 1, 2}
    assert not any(entry.kind == "due" for entry in entries)  # no stand-in had to
    await verified(house, table)


async def test_the_steward_takes_its_own_time_and_not_that_of_a_stand_in(house: House, clock: Clock) -> None:
    table, seat = await left_open(house)
    await house.open_seats.give_to_steward(table.id, seat, ANNA, "caretaker", cause())
    await pass_(house, clock, 200)
    answers = [entry for entry in (await load_log(house.tables, table.id)).entries if entry.kind == "answer"]
    assert [entry.seat for entry in answers] == [seat]


async def test_a_newcomer_who_might_sit_there_gives_it_to_a_steward_too(house: House) -> None:
    table, seat = await left_open(house)
    given = await house.open_seats.give_to_steward(table.id, seat, EMIL, "caretaker", cause())
    assert given.seats[seat].level == "caretaker"
    assert given.card(EMIL.id) is None


async def test_who_has_sat_elsewhere_does_not(house: House) -> None:
    table, seat = await left_open(house)
    await house.seats.vacate(table.id, CLEO.id, cause())
    assert (
        await refused(house.open_seats.give_to_steward(table.id, seat, CLEO, "caretaker", cause())) == "sat-elsewhere"
    )


async def test_one_click_twice_is_one_move(house: House) -> None:
    table, seat = await left_open(house)
    for _ in range(2):
        await house.open_seats.give_to_steward(table.id, seat, ANNA, "caretaker", "i:give")
    kinds = [entry.kind for entry in (await load_log(house.tables, table.id)).entries]
    assert kinds.count("take-over") == 1


@pytest.mark.parametrize("level", ["grandmaster", "random", ""])
async def test_a_level_that_the_game_does_not_have_is_refused(house: House, level: str) -> None:
    table, seat = await left_open(house)
    assert await refused(house.open_seats.give_to_steward(table.id, seat, ANNA, level, cause())) == "unknown-level"
    assert await refused(looked(house, table, Automate(seat, level))) == "unknown-level"
    assert (await house.lookups.table(table.id)).seats[seat].occupant == Nobody()


async def test_a_seat_that_is_not_open_is_refused(house: House) -> None:
    table, seat = await left_open(house)
    for taken in (seat_of(table, CLEO), 9):
        giving = house.open_seats.give_to_steward(table.id, taken, ANNA, "caretaker", cause())
        assert await refused(giving) == "seat-not-open"
    await house.open_seats.give_to_steward(table.id, seat, ANNA, "caretaker", cause())
    assert (
        await refused(house.open_seats.give_to_steward(table.id, seat, ANNA, "caretaker", cause())) == "seat-not-open"
    )
    assert await refused(house.seats.take_seat(table.id, seat, DORA, cause())) == "seat-not-open"


async def test_before_the_start_and_after_the_end_no_seat_is_given(house: House) -> None:
    waiting = await lobby(house, ANNA, BERT)
    assert await refused(house.open_seats.give_to_steward(waiting.id, 0, ANNA, "caretaker", cause())) == "not-started"
    table, seat = await left_open(house)
    for person in (ANNA, CLEO):
        await house.seats.vacate(table.id, person.id, cause())
    assert await refused(house.open_seats.give_to_steward(table.id, seat, EMIL, "caretaker", cause())) == "table-closed"


async def test_a_table_whose_last_person_leaves_closes_with_its_stewards(house: House) -> None:
    table, seat = await left_open(house)
    await house.open_seats.give_to_steward(table.id, seat, ANNA, "caretaker", cause())
    await house.seats.vacate(table.id, CLEO.id, cause())
    assert (await house.seats.vacate(table.id, ANNA.id, cause())).status == "closed"


async def test_a_moderator_gives_an_open_seat_to_a_steward(house: House) -> None:
    table, seat = await left_open(house)
    await fixed(house, table, Automate(seat, "caretaker"))
    assert (await house.lookups.table(table.id)).seats[seat].occupant == Steward("caretaker")
    await sound(house, table)


async def test_a_moderator_gives_the_seat_of_a_player_to_a_steward(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    await fixed(house, table, Automate(seat, "caretaker"))
    assert (await house.lookups.table(table.id)).seats[seat].occupant == Steward("caretaker")
    assert await refused(house.play.desk(table.id, BERT.id)) == "not-seated"
    await pass_(house, clock, 200)
    entries = (await load_log(house.tables, table.id)).entries
    assert [entry.seat for entry in entries if entry.kind == "answer"] == [seat]
    await sound(house, table)


async def test_votes_are_counted_anew_without_the_player_whose_seat_it_was(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    vote = await house.votes.call_vote(table.id, ANNA.id, "abandon", cause())
    await house.votes.cast(table.id, CLEO.id, vote.id, True, cause())
    await fixed(house, table, Automate(seat_of(table, BERT), "caretaker"))
    assert (await house.votes.vote(table.id, vote.id)).state == "passed"


async def test_the_last_person_is_not_replaced_by_a_steward(house: House) -> None:
    table = await playing(house)
    await fixed(house, table, Automate(seat_of(table, ANNA), "caretaker"))
    assert await refused(looked(house, table, Automate(seat_of(table, BERT), "caretaker"))) == "nobody-left"


async def test_a_person_takes_the_seat_of_the_steward_once_a_moderator_has_opened_it(house: House) -> None:
    table, seat = await left_open(house)
    await house.open_seats.give_to_steward(table.id, seat, ANNA, "caretaker", cause())
    await fixed(house, table, Remove(seat))
    assert (await house.seats.take_seat(table.id, seat, DORA, cause())).seats[seat].occupant == Player(DORA.id)
    await sound(house, table)


def test_a_steward_who_takes_a_seat_has_a_number_that_no_other_has() -> None:
    ann, two, three = (SeatCard(0, Player(1), "Ann"), *(SeatCard(at, Steward("steward"), "") for at in (1, 2)))
    assert free_number((ann, two, three), 0) == ""
    renamed = SeatCard(2, Steward("steward"), "1")
    assert free_number((SeatCard(0, Nobody(), "Ann"), two, renamed), 0) == "3"
    assert [card.steward_number(card.seat or 0) for card in (two, three, renamed)] == [2, 3, 1]
