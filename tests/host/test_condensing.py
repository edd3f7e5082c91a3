"""Logs of tables that are over take little room, and nobody notices who reads them."""

from __future__ import annotations

from typing import Any

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from host.fixes import Correct
from host.house import House
from host.log.condensing import CannotCondense, condense_log
from tests.ground import Clock, rows
from tests.host.exporting import played, verified
from tests.host.moderation.mending import fixed
from tests.host.seating import ANNA, BERT, bid, cause, play_out, playing

LOG = "SELECT number, kind, seat, settled, entry, hash, person_id, at, undone FROM moves ORDER BY table_id, number"
LATER = 9  # days


async def delivered(database: Database) -> None:
    await database.write(Statement("UPDATE outbox SET state = 'sent'"), {})


async def condensed(house: House, database: Database, clock: Clock) -> None:
    """Everything that is over is condensed, as the sweep does it."""
    await house.records.count_due()
    await delivered(database)
    clock.pass_(days=LATER)
    while await house.condensing.condense_due():
        pass
    assert await rows(database, LOG) == []


async def left(database: Database) -> list[Any]:
    return await rows(database, "SELECT table_id, people FROM condensed_logs WHERE body IS NOT NULL ORDER BY table_id")


@pytest.mark.parametrize("game_id", ["bids", "devil"])
async def test_a_condensed_log_comes_back_as_it_was(
    house: House, database: Database, clock: Clock, game_id: str
) -> None:
    table = await played(house, game_id)
    export, log = await house.exports.export(table.id), await rows(database, LOG)
    story, dossier = await house.stories.log(table.id, ANNA.id), await house.chronicles.read(table.id)
    stored = await house.privacy.stored_of(ANNA.id)
    await condensed(house, database, clock)
    small = await rows(database, "SELECT length(body) AS bytes FROM condensed_logs")
    assert small[0].bytes < sum(len(row.entry) for row in log) / (3 if game_id == "bids" else 10)
    again = await house.privacy.stored_of(ANNA.id)
    assert (again["moves"], again["seats"]) == (stored["moves"], stored["seats"])
    assert await rows(database, LOG) == log
    await condensed(house, database, clock)
    assert await house.exports.export(table.id) == export
    await verified(house, table)
    await condensed(house, database, clock)
    assert (await house.stories.log(table.id, ANNA.id)).moves == story.moves
    await condensed(house, database, clock)
    assert await house.chronicles.read(table.id) == dossier


async def test_nothing_is_condensed_that_is_played_or_has_just_ended_or_has_news_left(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house, ANNA, BERT)
    await bid(house, table, ANNA, 1)
    clock.pass_(days=LATER)
    assert await house.condensing.condense_due() == 0
    await play_out(house, table)
    await house.records.count_due()
    await delivered(database)
    clock.pass_(days=LATER - 2)
    assert await house.condensing.condense_due() == 0
    await database.write(Statement("UPDATE outbox SET state = 'pending' WHERE lane_kind = 'thread'"), {})
    clock.pass_(days=2)
    assert await house.condensing.condense_due() == 0
    await delivered(database)
    clock.pass_(hours=2)
    assert await house.condensing.condense_due() == 1


async def test_a_log_that_was_read_stays_in_its_rows_for_a_day(house: House, database: Database, clock: Clock) -> None:
    table = await played(house, "bids")
    await condensed(house, database, clock)
    await house.exports.export(table.id)
    clock.pass_(hours=2)
    assert await house.condensing.condense_due() == 0
    clock.pass_(hours=24)
    assert await house.condensing.condense_due() == 1


async def test_who_is_forgotten_is_in_no_condensed_log(house: House, database: Database, clock: Clock) -> None:
    table = await played(house, "bids")
    await condensed(house, database, clock)
    assert ANNA.id in (await left(database))[0].people
    await house.privacy.forget(ANNA.id)
    assert ANNA.id not in {row.person_id for row in await rows(database, LOG)}
    clock.pass_(days=LATER)
    await condensed(house, database, clock)
    assert ANNA.id not in (await left(database))[0].people
    await verified(house, table)


async def test_a_seat_that_only_a_condensed_log_knows_of_is_foreseen(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house, ANNA, BERT)
    for person in (ANNA, BERT):
        await house.seats.vacate(table.id, person.id, cause())
    await condensed(house, database, clock)
    foreseen = await house.privacy.forgettable(ANNA.id)
    assert foreseen.tables == 1
    assert await house.privacy.forget(ANNA.id) == foreseen


async def test_a_result_is_counted_from_a_condensed_log_and_the_log_stays_so(
    house: House, database: Database, clock: Clock
) -> None:
    await played(house, "bids")
    await condensed(house, database, clock)
    results = "SELECT * FROM scores ORDER BY table_id, part"
    counted = await rows(database, results)
    assert counted
    await house.records.rebuild()
    assert await rows(database, results) == counted
    assert await rows(database, LOG) == []


async def test_a_correction_finds_the_log(house: House, database: Database, clock: Clock) -> None:
    table = await played(house, "bids")
    number = len(await rows(database, LOG))
    await condensed(house, database, clock)
    await fixed(house, table, Correct(tuple(range(len(table.seats)))))
    assert len(await rows(database, LOG)) == number + 1
    await verified(house, table)


@pytest.mark.parametrize(
    "spoilt",
    [
        "entry = entry || ' '",  # an end that is not known
        "hash = CAST('other' AS bytea)",  # what would come back is not what is there
        "settled = NOT settled",
    ],
)
async def test_a_log_that_would_not_come_back_stays_as_it_is(
    house: House, database: Database, clock: Clock, spoilt: str
) -> None:
    await played(house, "bids")
    await database.write(Statement(f"UPDATE moves SET {spoilt} WHERE number = 3"), {})  # noqa: S608
    log = await rows(database, LOG)
    await house.records.count_due()
    await delivered(database)
    clock.pass_(days=LATER)
    assert await house.condensing.condense_due() == 0
    assert await rows(database, LOG) == log
    with pytest.raises(CannotCondense):
        condense_log([])
