"""Who stays out of records is in none, and nothing of the kind is stored of them; others keep what is theirs."""

from __future__ import annotations

import json

import pytest

from db.connection.session import Database
from host.house import House
from tests.ground import Clock, rows
from tests.host.records.played import begun, ended, ratings, scores, won_by
from tests.host.seating import ANNA, BERT, CLEO, play_out


async def traces(database: Database, person_id: int) -> int:
    """How often the person stands in results and ratings."""
    found = 0
    for table in ("results", "scores", "ratings"):
        found += sum(str(person_id) in str(tuple(row)) for row in await rows(database, f"SELECT * FROM {table}"))  # noqa: S608
    return found


async def test_it_takes_them_out_at_once_and_leaves_the_others_their_game(house: House, database: Database) -> None:
    table = await won_by(house, ANNA, BERT, CLEO)
    before = await ratings(database)
    await house.records.set_counts(ANNA.id, False)
    assert await traces(database, ANNA.id) == 0
    assert not await house.records.counts(ANNA.id)
    await house.records.count_due()
    after = await ratings(database)
    assert set(after) == {BERT.id, CLEO.id}
    assert after[BERT.id] == before[BERT.id]  # somebody unknown has beaten them
    assert sorted(outcome for _, _, outcome in await scores(database, table)) == ["lost", "lost", "won"]
    blank = next(row for row in await rows(database, "SELECT * FROM scores") if row.person_id is None)
    assert (blank.feats, blank.answers) == ({}, [])


async def test_what_they_play_afterwards_is_not_counted_either(house: House, database: Database) -> None:
    await house.records.set_counts(ANNA.id, False)
    await won_by(house, ANNA, BERT)
    await house.records.rebuild()
    assert await traces(database, ANNA.id) == 0
    assert set(await ratings(database)) == {BERT.id}


async def test_who_comes_back_is_counted_as_if_they_had_never_left(house: House, database: Database) -> None:
    await won_by(house, ANNA, BERT)
    await won_by(house, BERT, ANNA)
    before = await rows(database, "SELECT * FROM scores ORDER BY table_id, part"), await ratings(database)
    await house.records.set_counts(ANNA.id, False)
    await house.records.count_due()
    await house.records.set_counts(ANNA.id, True)
    await house.records.count_due()
    assert (await rows(database, "SELECT * FROM scores ORDER BY table_id, part"), await ratings(database)) == before


async def test_one_who_has_left_a_seat_can_stay_out_too(house: House, database: Database) -> None:
    table = await begun(house, ANNA, BERT, CLEO, rounds=2)
    await house.seats.vacate(table.id, BERT.id, "left")
    await house.seats.take_seat(table.id, next(c.seat for c in table.seats if c.person_id == BERT.id), BERT, "back")
    await house.seats.vacate(table.id, BERT.id, "left again")
    await ended(house, table)
    assert await traces(database, BERT.id)
    await house.records.set_counts(BERT.id, False)
    await house.records.count_due()
    assert await traces(database, BERT.id) == 0
    assert len(await ratings(database)) == 2


async def test_a_stranger_is_counted_unless_they_say_otherwise(house: House) -> None:
    assert await house.records.counts(12345)


async def test_the_export_holds_results_and_ratings(house: House) -> None:
    table = await won_by(house, ANNA, BERT)
    stored = await house.privacy.stored_of(ANNA.id)
    (result,) = stored["results"]
    assert (result["table_id"], result["outcome"], result["tenure"]) == (table.id, "won", "whole")
    assert [(row["game"], row["season"], row["games"], row["won"]) for row in stored["ratings"]] == [
        ("bids", "", 1, 1),
        ("bids", "2026-Q1", 1, 1),
    ]
    assert str(BERT.id) not in json.dumps({**stored, "at": ""}, default=str)


@pytest.mark.parametrize("counted", [True, False])
async def test_who_is_forgotten_leaves_no_trace_in_records(
    house: House, database: Database, clock: Clock, counted: bool
) -> None:
    table = await begun(house, ANNA, BERT)
    table = await ended(house, table) if counted else table
    if not counted:
        await play_out(house, table)
    clock.pass_(hours=2)
    await house.privacy.forget(ANNA.id)
    assert await traces(database, ANNA.id) == 0
    await house.records.count_due()
    await house.records.rebuild()
    assert await traces(database, ANNA.id) == 0
    assert len(await scores(database, table)) == 2
    assert set(await ratings(database)) == {BERT.id}
