"""Stewards sit down in a lobby, are taken away, and are seen."""

from __future__ import annotations

import pytest

from db.connection.session import Database
from engine.policies import levels
from engine.registry import games
from host.fixes import Remove, Replace
from host.house import House
from host.lobby.stewards import MOST_STEWARDS, room_for
from host.occupants import Player, Steward
from host.proof.replay import load_log
from host.values import Trouble
from tests.ground import Clock, Entropy
from tests.host.moderation.mending import fixed, sound
from tests.host.seating import ANNA, BERT, cause, lobby
from tests.host.stewards.sitting import begun, house_of, pass_, waiting


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)


async def refused(awaitable: object) -> str:
    with pytest.raises(Trouble) as caught:
        await awaitable
    return caught.value.code


def test_every_game_has_caretakers_and_names_levels_from_weak_to_strong() -> None:
    for game in games().values():
        assert levels(game)[0] == "caretaker"
    assert "apprentice" in levels(games()["devil"])


async def test_a_steward_sits_down_and_its_level_is_seen(house: House) -> None:
    table = await waiting(house, "caretaker")
    assert [card.occupant for card in table.seats] == [Player(ANNA.id), Steward("caretaker")]
    assert table.seats[1].word == ""


async def test_its_join_is_a_move_of_the_log_and_adds_no_word(house: House) -> None:
    table = await waiting(house, "caretaker")
    joins = [entry.value for entry in (await load_log(house.tables, table.id)).entries if entry.kind == "join"]
    assert joins[1] == {"joined": 3, "word": "", "steward": "caretaker"}
    assert "steward" not in joins[0]


async def test_the_same_click_seats_one_steward(house: House) -> None:
    table = await lobby(house, ANNA)
    click = cause()
    await house.steward_seats.add(table.id, ANNA.id, "caretaker", click)
    assert len((await house.steward_seats.add(table.id, ANNA.id, "caretaker", click)).seats) == 2


async def test_the_last_steward_is_taken_away_first(house: House) -> None:
    table = await waiting(house, "caretaker", "apprentice", game="devil")
    left = await house.steward_seats.take_away(table.id, ANNA.id, cause())
    assert [card.level for card in left.seats] == [None, "caretaker"]
    await house.steward_seats.take_away(table.id, ANNA.id, cause())
    assert await refused(house.steward_seats.take_away(table.id, ANNA.id, cause())) == "no-steward"


async def test_a_level_that_the_game_does_not_have_is_refused(house: House) -> None:
    table = await lobby(house, ANNA)
    assert await refused(house.steward_seats.add(table.id, ANNA.id, "grandmaster", cause())) == "unknown-level"
    assert await refused(house.steward_seats.add(table.id, ANNA.id, "random", cause())) == "unknown-level"


async def test_only_those_who_sit_there_seat_stewards(house: House) -> None:
    table = await waiting(house, "caretaker")
    assert await refused(house.steward_seats.add(table.id, BERT.id, "caretaker", cause())) == "not-seated"
    assert await refused(house.steward_seats.take_away(table.id, BERT.id, cause())) == "not-seated"


async def test_a_full_table_has_no_room_for_a_steward(house: House) -> None:
    table = await waiting(house, "caretaker", "caretaker", "caretaker", game="devil")
    assert await refused(house.steward_seats.add(table.id, ANNA.id, "caretaker", cause())) == "table-full"
    assert await refused(house.lobby.join(table.id, BERT, "", cause())) == "table-full"


def test_a_person_always_has_room_at_a_table_that_is_opened_with_stewards() -> None:
    assert room_for("devil", 3, "") == levels(games()["devil"])[-1]
    with pytest.raises(Trouble, match="table-full"):
        room_for("devil", 4, "")


async def test_stewards_alone_do_not_start(house: House) -> None:
    table = await lobby(house, ANNA)  # she has opened it
    await house.lobby.join(table.id, BERT, "", cause())
    await house.steward_seats.add(table.id, BERT.id, "caretaker", cause())
    await house.steward_seats.add(table.id, BERT.id, "caretaker", cause())
    await house.lobby.leave(table.id, ANNA.id, cause())
    left = await house.lobby.leave(table.id, BERT.id, cause())
    assert left.status == "lobby"
    assert await refused(house.lobby.start(table.id, BERT.id, cause())) == "stewards-only"


async def test_an_opener_who_leaves_stewards_behind_closes_the_table(house: House) -> None:
    table = await waiting(house, "caretaker")
    assert (await house.lobby.leave(table.id, ANNA.id, cause())).status == "closed"


async def test_a_started_table_takes_no_more_stewards(house: House) -> None:
    table = await begun(house, "caretaker")
    assert await refused(house.steward_seats.add(table.id, ANNA.id, "caretaker", cause())) == "already-started"
    assert await refused(house.steward_seats.take_away(table.id, ANNA.id, cause())) == "already-started"


async def test_seats_are_drawn_for_stewards_too(house: House) -> None:
    table = await begun(house, "caretaker", "caretaker", "apprentice", game="devil")
    assert sorted(card.seat for card in table.seats) == [0, 1, 2, 3]
    assert sorted(str(card.level) for card in table.seats) == ["None", "apprentice", "caretaker", "caretaker"]


async def test_stewards_come_and_go_only_so_often(house: House) -> None:
    table = await lobby(house, ANNA)
    for _ in range(MOST_STEWARDS):
        await house.steward_seats.add(table.id, ANNA.id, "caretaker", cause())
        await house.steward_seats.take_away(table.id, ANNA.id, cause())
    assert await refused(house.steward_seats.add(table.id, ANNA.id, "caretaker", cause())) == "stewards-too-often"
    await house.lobby.leave(table.id, ANNA.id, cause())  # theirs are no joins of hers


async def test_stewards_are_no_joins_of_whoever_seats_them(house: House) -> None:
    table = await lobby(house, ANNA, BERT)
    for _ in range(10):
        await house.steward_seats.add(table.id, BERT.id, "caretaker", cause())
        await house.steward_seats.take_away(table.id, BERT.id, cause())
    await house.lobby.leave(table.id, BERT.id, cause())
    assert (await house.lobby.join(table.id, BERT, "", cause())).card(BERT.id) is not None


async def test_a_moderator_opens_the_seat_of_a_steward_to_people(house: House, clock: Clock) -> None:
    table = await begun(house, "caretaker", "caretaker")
    seat = next(card.seat or 0 for card in table.seats if card.level)
    await fixed(house, table, Remove(seat))
    taken = await house.seats.take_seat(table.id, seat, BERT, cause())
    assert taken.seats[seat].occupant == Player(BERT.id)
    assert (await house.play.desk(table.id, BERT.id)).due_at is not None  # they have a person's time
    await pass_(house, clock, 200)
    assert (await house.play.desk(table.id, BERT.id)).ask is not None
    await sound(house, table)


async def test_a_moderator_gives_the_seat_of_a_steward_to_somebody(house: House, clock: Clock) -> None:
    table = await begun(house, "caretaker")
    seat = next(card.seat or 0 for card in table.seats if card.level)
    await fixed(house, table, Replace(seat), newcomer=BERT)
    assert (await house.lookups.table(table.id)).seats[seat].occupant == Player(BERT.id)
    await pass_(house, clock, 200)
    assert (await house.play.desk(table.id, BERT.id)).ask is not None
    await sound(house, table)
