"""Who holds a seat is one value: a player, a steward, nobody, somebody forgotten."""

from __future__ import annotations

import pytest

from db.connection.session import Database
from db.connection.statements import Statement, StatementError
from host.house import House
from host.occupants import Former, Nobody, Player, Steward
from host.values import Table
from tests.host.seating import ANNA, BERT, CLEO, cause, playing

STEWARD = Statement(
    "UPDATE seats SET person_id = NULL, steward = 'apprentice' WHERE table_id = :table AND seat = :seat"
)


async def present(house: House, table: Table) -> Table:
    return (await house.play.board(table.id)).table


async def test_players_and_open_seats_are_told_apart(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = table.card(BERT.id).seat
    await house.seats.vacate(table.id, BERT.id, cause())
    left = await present(house, table)
    assert left.seats[seat].occupant == Nobody()
    assert not left.seats[seat].taken
    assert left.card(ANNA.id).occupant == Player(ANNA.id)
    assert left.person_at(seat) is None


async def test_a_steward_is_no_person_and_its_seat_is_not_open(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = table.card(BERT.id).seat
    await database.write(STEWARD, {"table": table.id, "seat": seat})
    card = (await present(house, table)).seats[seat]
    assert card.occupant == Steward("apprentice")
    assert (card.person_id, card.taken, card.former, card.ballot) == (None, True, False, None)
    assert await house.seats.open_seats(table.place.server_id, 5) == ()


async def test_a_steward_has_no_vote(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await database.write(STEWARD, {"table": table.id, "seat": table.card(BERT.id).seat})
    vote = await house.votes.call_vote(table.id, ANNA.id, "abandon", cause())
    assert (vote.voters, vote.needed) == (2, 2)


async def test_a_table_of_stewards_whose_last_person_leaves_closes(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT)
    await database.write(STEWARD, {"table": table.id, "seat": table.card(BERT.id).seat})
    assert (await house.seats.vacate(table.id, ANNA.id, cause())).status == "closed"


async def test_a_forgotten_player_keeps_their_vote(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await house.votes.call_vote(table.id, BERT.id, "abandon", cause())
    vote = await house.votes.call_vote(table.id, ANNA.id, "abandon", cause())
    assert vote.state == "passed"
    await house.privacy.forget(BERT.id)
    after = await house.votes.vote(table.id, vote.id)
    cards = {type(card.occupant) for card in after.table.seats}
    assert cards == {Former, Player}
    assert after.yes == (0, 1)
    assert after.called_by == table.card(BERT.id).seat


async def test_a_seat_holds_one_occupant(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT)
    both = Statement("UPDATE seats SET steward = 'caretaker' WHERE table_id = :table")
    with pytest.raises(StatementError):
        await database.write(both, {"table": table.id})
