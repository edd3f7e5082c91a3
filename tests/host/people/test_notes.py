"""Private notes: bounded, their writer's alone, given out to them, and forgotten with them."""

from __future__ import annotations

import json

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from db.trouble import Trouble
from host.house import House
from host.people.notes import LONGEST_NOTE, MOST_MARKS
from tests.ground import rows
from tests.host.seating import ANNA, BERT, CLEO, cause, lobby, playing

SECRET = "Bert bluffs"


async def test_notes_belong_to_the_person_and_not_to_the_seat(house: House) -> None:
    table = await playing(house)
    await house.notes.write(table.id, ANNA.id, SECRET)
    seat = (await house.notes.mark(table.id, ANNA.id, "sun", 1)).seat
    await house.seats.vacate(table.id, ANNA.id, cause())
    await house.seats.take_seat(table.id, seat, CLEO, cause())
    taken = await house.notes.read(table.id, CLEO.id)
    assert (taken.seat, taken.words, taken.marks) == (seat, "", {})
    with pytest.raises(Trouble, match="not-seated"):
        await house.notes.read(table.id, ANNA.id)


async def test_only_who_sits_there_can_write(house: House, database: Database) -> None:
    table = await playing(house)
    for attempt in (
        house.notes.read(table.id, CLEO.id),
        house.notes.write(table.id, CLEO.id, "mine"),
        house.notes.mark(table.id, CLEO.id, "sun", 1),
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


async def test_marks_have_a_limit_too(house: House) -> None:
    table = await playing(house)
    for number in range(MOST_MARKS):
        await house.notes.mark(table.id, ANNA.id, f"m{number}", 1)
    await house.notes.mark(table.id, ANNA.id, "m0", 0)
    for mark, seat in (("more", 1), ("", 1), ("x" * 21, 1), ("m0", 2), ("m0", -1)):
        with pytest.raises(Trouble, match="no-such-mark"):
            await house.notes.mark(table.id, ANNA.id, mark, seat)
    assert len((await house.notes.read(table.id, ANNA.id)).marks) == MOST_MARKS


async def test_emptied_notes_are_gone(house: House, database: Database) -> None:
    table = await playing(house)
    await house.notes.write(table.id, ANNA.id, SECRET)
    await house.notes.mark(table.id, ANNA.id, "sun", 1)
    await house.notes.write(table.id, ANNA.id, "  ")
    assert len(await rows(database, "SELECT * FROM notes")) == 1
    await house.notes.mark(table.id, ANNA.id, "sun", None)
    assert await rows(database, "SELECT * FROM notes") == []


async def test_notes_are_in_their_writers_export_alone_and_go_with_them(house: House, database: Database) -> None:
    table = await playing(house)
    await house.notes.write(table.id, ANNA.id, SECRET)
    await house.notes.mark(table.id, ANNA.id, "sun", 1)
    own = await house.privacy.stored_of(ANNA.id)
    (kept,) = own["notes"]
    assert kept["words"] == SECRET
    assert json.loads(kept["marks"]) == {"sun": 1}
    assert SECRET not in str(await house.privacy.stored_of(BERT.id))
    await house.tables.database.write(
        Statement("UPDATE tables SET status = 'closed', opened_at = opened_at - interval '2 hours'"), {}
    )
    await house.privacy.forget(ANNA.id)
    assert await rows(database, "SELECT * FROM notes") == []


async def test_no_moderator_and_no_export_of_the_table_reads_notes(house: House) -> None:
    table = await playing(house)
    await house.notes.write(table.id, ANNA.id, SECRET)
    seen = [await house.fixes.overview(table.id, CLEO, server_id=1), await house.play.board(table.id)]
    seen.append(await house.play.desk(table.id, BERT.id))
    seen.append(await house.play.desk(table.id, ANNA.id))
    assert SECRET not in str(seen)
