"""What a person gets of what is stored of them, and nothing of anybody else."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from db.people.own_rows import OWN_SECTIONS
from host.house import House
from tests.ground import Clock
from tests.host.seating import ANNA, BERT, CLEO, DORA, PLACE, bid, cause, lobby, playing


def of_table(found: dict[str, Any], section: str, table_id: int) -> list[dict[str, Any]]:
    return [row for row in found[section] if row["table_id"] == table_id]


async def test_a_stranger_gets_an_empty_file(house: House) -> None:
    found = await house.privacy.stored_of(ANNA.id)
    assert {name: found[name] for name in (of.section for of in OWN_SECTIONS)} == {
        of.section: [] for of in OWN_SECTIONS
    }


async def test_settings_seats_and_words_are_given_out(house: House, clock: Clock) -> None:
    await house.settings.set_zone(ANNA.id, "Europe/Berlin")
    await house.settings.set_quiet(ANNA.id, (1380, 420))
    table = await playing(house, ANNA, BERT)
    found = await house.privacy.stored_of(ANNA.id)
    (settings,) = found["settings"]
    assert (settings["zone"], settings["quiet_from"], settings["quiet_to"]) == ("Europe/Berlin", 1380, 420)
    (seat,) = found["seats"]
    assert (seat["table_id"], seat["name"], seat["word"]) == (table.id, "Anna", "word of Anna")
    assert seat["since"] == clock()
    (card,) = found["tables"]
    assert (card["id"], card["game"], card["server_id"], card["opener_id"]) == (
        table.id,
        "bids",
        PLACE.server_id,
        ANNA.id,
    )


async def test_who_did_not_open_a_table_is_not_told_who_did(house: House) -> None:
    await playing(house, ANNA, BERT)
    (card,) = (await house.privacy.stored_of(BERT.id))["tables"]
    assert card["opener_id"] is None


async def test_of_a_running_table_only_ones_own_moves_are_given_out(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await bid(house, table, ANNA, 3)
    await bid(house, table, BERT, 1)
    found = await house.privacy.stored_of(ANNA.id)
    answers = [move for move in found["moves"] if move["kind"] == "answer"]
    assert [(move["value"], move["ask"]) for move in answers] == [({"coins": 3}, "1.bid")]
    assert {move["person_id"] for move in found["moves"]} == {ANNA.id}
    assert isinstance(answers[0]["at"], datetime)


async def test_what_others_do_changes_nothing_in_the_file(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await bid(house, table, ANNA, 3)
    before = await house.privacy.stored_of(ANNA.id)
    await bid(house, table, BERT, 1)
    desk = await house.play.desk(table.id, BERT.id)
    assert desk.sealed is not None
    await house.play.take_back(table.id, BERT.id, desk.sealed.id, cause())
    await house.play.draft(table.id, BERT.id, "1.bid", {"coins": 5})
    await house.settings.set_zone(BERT.id, "Asia/Tokyo")
    assert await house.privacy.stored_of(ANNA.id) == before


async def test_no_number_of_a_move_is_given_out(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await bid(house, table, ANNA, 1)
    found = await house.privacy.stored_of(ANNA.id)
    assert not [
        name for of in OWN_SECTIONS for row in found[of.section] for name in row if name in ("number", "hash", "entry")
    ]


async def test_drafts_votes_ballots_and_messages_are_given_out(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 2})
    vote = await house.votes.call_vote(table.id, ANNA.id, "extend", cause(), hours=5)
    await house.votes.cast(table.id, BERT.id, vote.id, False, cause())
    found = await house.privacy.stored_of(ANNA.id)
    assert [row["partial"] for row in found["drafts"]] == [{"coins": 2}]
    assert [(row["kind"], row["hours"]) for row in found["votes_called"]] == [("extend", 5)]
    assert [row["yes"] for row in found["ballots"]] == [True]
    assert {row["lane_id"] for row in found["messages"]} == {ANNA.id}
    assert [row["ask"] for row in found["clocks"]] == ["1.bid"]
    his = await house.privacy.stored_of(BERT.id)
    assert (his["drafts"], his["votes_called"], [row["yes"] for row in his["ballots"]]) == ([], [], [False])


async def test_who_has_left_a_game_gets_what_they_did_but_nothing_of_the_seat(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.play.draft(table.id, ANNA.id, "1.bid", {"coins": 2})
    await house.seats.vacate(table.id, ANNA.id, cause())
    await house.seats.take_seat(table.id, (await house.seats.open_seats(PLACE.server_id, 1))[0].seat, DORA, cause())
    found = await house.privacy.stored_of(ANNA.id)
    assert [row["table_id"] for row in found["left"]] == [table.id]
    assert [move["kind"] for move in of_table(found, "moves", table.id)] == ["open", "join", "start", "vacate"]
    assert (found["seats"], found["drafts"], found["clocks"]) == ([], [], [])
    hers = await house.privacy.stored_of(DORA.id)
    assert [seat["name"] for seat in hers["seats"]] == ["Dora"]
    assert [row["ask"] for row in hers["clocks"]] == ["1.bid"]  # the seat is hers, with what it owes
    assert hers["drafts"] == []


async def test_who_came_to_a_lobby_and_went_finds_that_too(house: House) -> None:
    table = await lobby(house, ANNA, BERT)
    await house.lobby.leave(table.id, BERT.id, cause())
    found = await house.privacy.stored_of(BERT.id)
    assert [move["kind"] for move in found["moves"]] == ["join", "leave"]


async def test_blocks_are_in_the_file_of_who_is_blocked_without_who_blocked_them(house: House) -> None:
    await house.bounds.block(PLACE.server_id, BERT.id, ANNA.id, "was rude")
    (blocked,) = (await house.privacy.stored_of(BERT.id))["blocked_on"]
    assert (blocked["server_id"], blocked["reason"]) == (PLACE.server_id, "was rude")
    assert ANNA.id not in blocked.values()
    (made,) = (await house.privacy.stored_of(ANNA.id))["blocks_made"]
    assert BERT.id not in made.values()


async def test_the_file_can_be_written_as_json(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await bid(house, table, ANNA, 1)
    found = msgspec.json.decode(msgspec.json.encode(await house.privacy.stored_of(ANNA.id)))
    assert found["person_id"] == ANNA.id
    assert str(BERT.id) not in msgspec.json.encode(found).decode()
    assert "Bert" not in msgspec.json.encode(found).decode()
