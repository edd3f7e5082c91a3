"""Private notes: bounded, their writer's alone, given out to them, and forgotten with them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from db.trouble import Trouble
from host.house import House
from host.people.notes import LONGEST_LABEL, LONGEST_NOTE, OwnNotes
from host.values import Person, Table
from tests.ground import rows
from tests.host.seating import ANNA, BERT, CLEO, cause, lobby, playing

SECRET = "Bert bluffs"
SUSPICION = "impostor"


def seat_of(table: Table, person: Person) -> int:
    """Where that person sits."""
    card = table.card(person.id)
    assert card is not None
    assert card.seat is not None
    return card.seat


async def suspect_bert(house: House, table: Table, label: str | None = SUSPICION) -> OwnNotes:
    """Anna takes Bert for something, or for nothing any more."""
    return await house.notes.suspect(table.id, ANNA.id, seat_of(table, BERT), label)


async def test_notes_belong_to_the_person_and_not_to_the_seat(house: House) -> None:
    table = await playing(house)
    await house.notes.write(table.id, ANNA.id, SECRET)
    seat = (await suspect_bert(house, table)).seat
    await house.seats.vacate(table.id, ANNA.id, cause())
    await house.seats.take_seat(table.id, seat, CLEO, cause())
    taken = await house.notes.read(table.id, CLEO.id)
    assert (taken.seat, taken.words, taken.suspicions) == (seat, "", {})
    with pytest.raises(Trouble, match="not-seated"):
        await house.notes.read(table.id, ANNA.id)


async def test_only_who_sits_there_can_write(house: House, database: Database) -> None:
    table = await playing(house)
    for attempt in (
        house.notes.read(table.id, CLEO.id),
        house.notes.write(table.id, CLEO.id, "mine"),
        house.notes.suspect(table.id, CLEO.id, 1, "sun"),
    ):
        with pytest.raises(Trouble, match="not-seated"):
            await attempt
    waiting = await lobby(house, ANNA, BERT)
    with pytest.raises(Trouble, match="not-started"):
        await house.notes.read(waiting.id, ANNA.id)
    assert await rows(database, "SELECT * FROM notes") == []


async def test_notes_have_a_limit_and_hold_no_signs_that_nothing_can_show(house: House) -> None:
    table = await playing(house)
    full = "x" * LONGEST_NOTE
    assert (await house.notes.write(table.id, ANNA.id, full)).words == full
    with pytest.raises(Trouble, match="notes-too-long"):
        await house.notes.write(table.id, ANNA.id, full + "x")
    assert (await house.notes.write(table.id, ANNA.id, " a\0b\ud800\n\x07c 👩‍👧 ")).words == "ab\nc 👩‍👧"


async def test_a_seat_is_taken_for_one_thing_and_several_seats_for_the_same(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    bert, cleo = seat_of(table, BERT), seat_of(table, CLEO)
    await suspect_bert(house, table, "mortal")
    await house.notes.suspect(table.id, ANNA.id, cleo, "mortal")
    assert (await house.notes.read(table.id, ANNA.id)).suspicions == {bert: "mortal", cleo: "mortal"}
    assert (await suspect_bert(house, table, "devil")).suspicions == {bert: "devil", cleo: "mortal"}
    assert (await suspect_bert(house, table, None)).suspicions == {cleo: "mortal"}


async def test_nobody_suspects_themselves_a_seat_that_is_not_there_or_of_nothing(house: House) -> None:
    table = await playing(house)
    mine, bert = seat_of(table, ANNA), seat_of(table, BERT)
    for seat, label in ((mine, "sun"), (2, "sun"), (-1, "sun"), (bert, ""), (bert, "x" * (LONGEST_LABEL + 1))):
        with pytest.raises(Trouble, match="no-such-mark"):
            await house.notes.suspect(table.id, ANNA.id, seat, label)
    assert (await house.notes.read(table.id, ANNA.id)).suspicions == {}


async def test_marks_of_release_0_2_are_read_and_replaced(house: House, database: Database) -> None:
    """Their keys are the labels alone, one seat for each, and a seat could stand beside two of them."""
    table = await playing(house)
    bert = seat_of(table, BERT)
    old = json.dumps({"sun": bert, "devil": bert})
    await database.write(
        Statement("INSERT INTO notes (table_id, person_id, marks) VALUES (:table, :person, :marks)"),
        {"table": table.id, "person": ANNA.id, "marks": old},
    )
    assert (await house.notes.read(table.id, ANNA.id)).suspicions[bert] in ("sun", "devil")
    assert (await suspect_bert(house, table, "moon")).suspicions == {bert: "moon"}
    (kept,) = await rows(database, "SELECT marks FROM notes")
    assert json.loads(kept.marks) == {f"moon.{bert}": bert}


async def test_emptied_notes_are_gone(house: House, database: Database) -> None:
    table = await playing(house)
    await house.notes.write(table.id, ANNA.id, SECRET)
    await suspect_bert(house, table)
    await house.notes.write(table.id, ANNA.id, "  ")
    assert len(await rows(database, "SELECT * FROM notes")) == 1
    await suspect_bert(house, table, None)
    assert await rows(database, "SELECT * FROM notes") == []


async def test_notes_are_in_their_writers_export_alone_and_go_with_them(house: House, database: Database) -> None:
    table = await playing(house)
    await house.notes.write(table.id, ANNA.id, SECRET)
    await suspect_bert(house, table)
    bert = seat_of(table, BERT)
    own = await house.privacy.stored_of(ANNA.id)
    (kept,) = own["notes"]
    assert kept["words"] == SECRET
    assert json.loads(kept["marks"]) == {f"{SUSPICION}.{bert}": bert}
    of_bert = str(await house.privacy.stored_of(BERT.id))
    assert SECRET not in of_bert
    assert SUSPICION not in of_bert
    await house.tables.database.write(
        Statement("UPDATE tables SET status = 'closed', opened_at = opened_at - interval '2 hours'"), {}
    )
    await house.privacy.forget(ANNA.id)
    assert await rows(database, "SELECT * FROM notes") == []


async def test_no_moderator_and_no_export_of_the_table_reads_notes(house: House) -> None:
    table = await playing(house)
    await house.notes.write(table.id, ANNA.id, SECRET)
    await suspect_bert(house, table)
    seen: list[Any] = [await house.fixes.overview(table.id, CLEO, server_id=1), await house.play.board(table.id)]
    seen.append(await house.play.desk(table.id, BERT.id))
    seen.append(await house.play.desk(table.id, ANNA.id))
    seen += [await house.stories.log(table.id, person.id) for person in (ANNA, BERT)]
    assert SECRET not in str(seen)
    assert SUSPICION not in str(seen)
