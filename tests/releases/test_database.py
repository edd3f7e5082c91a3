"""A database that a release has filled opens, its logs replay, and its games go on to the end with their own cards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from db.address import engine_url
from db.connection import Statement
from db.embedded import EmbeddedPostgres
from db.session import Database
from engine.core.registry import game as rules_of
from host.house import House
from host.lobby.bounds import ROOMY
from host.proof.replay import load, rebuild
from host.values import Person, Table
from tests.ground import Clock, Entropy, address, execute, rows
from tests.host.packs import Folder
from tests.host.seating import play_out, state_of
from tests.releases.stored import RELEASES, archived, as_kept, database_of, opened

WITH_CARDS = ("architects", "devil")
PARTS = 4  # of a database: each plays its share of the tables
NEWCOMER = Person(7, "Nora")

each_release = pytest.mark.parametrize("of", RELEASES, indirect=True)


@pytest.fixture
def of(request: pytest.FixtureRequest) -> str:
    """The release."""
    release: str = request.param
    return release


@pytest.fixture(scope="module")
def templates() -> set[str]:
    """The releases whose database has been filled and migrated; each test gets a copy."""
    return set()


@pytest.fixture
async def database(postgres: EmbeddedPostgres, templates: set[str], of: str) -> AsyncIterator[Database]:
    template = f"release_{of.replace('.', '_')}"
    if of not in templates:
        await execute(postgres.url, f"CREATE DATABASE {template}")
        async with opened(of, address(postgres, template)):
            templates.add(of)
    await execute(postgres.url, f"CREATE DATABASE copied TEMPLATE {template}")
    database = Database(engine_url(address(postgres, "copied")), "test", pool_size=3)
    database.nonce_key = bytes(32)
    yield database
    await database.close()
    await execute(postgres.url, "DROP DATABASE copied WITH (FORCE)")


@pytest.fixture
def house(database: Database, of: str) -> House:
    clock = Clock()
    clock.now = database_of(of).now
    return House(database, clock=clock, entropy=Entropy("newer"), limits=ROOMY)


@each_release
async def test_the_log_of_each_table_leads_to_its_state(house: House, of: str) -> None:
    for name, number in database_of(of).tables.items():
        table = await house.lookups.table(number)
        log = await load(house.tables, number)
        started = any(entry.kind == "start" for entry in log.entries)
        if started and log.entries[0].value["rules"] == rules_of(table.game).version:
            stored = (await house.tables.read(number)).state
            assert stored is not None
            assert as_kept(msgspec.json.encode(rebuild(log)), stored) == stored, name


@each_release
@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
async def test_each_table_goes_on_to_the_end_with_its_own_cards(house: House, of: str, part: int) -> None:
    if part % 2:  # as the bot does; a table is played all the same if something else opens the database
        await house.packs.keep_packs()
    await house.database.write(Statement("UPDATE tables SET frozen_at = NULL"), {})
    for name, number in list(database_of(of).tables.items())[part::PARTS]:
        table = await house.lookups.table(number)
        if table.status != "closed":
            await played_to_the_end(house, table, name)


async def played_to_the_end(house: House, table: Table, name: str) -> None:
    """Start it if it has not begun, fill its open seats, and answer at random."""
    if table.status == "lobby":
        await house.lobby.start(table.id, table.seats[0].person_id, f"newer:{name}")
    for card in table.seats:
        if not card.taken:
            await house.seats.take_seat(table.id, card.seat or 0, NEWCOMER, f"newer:{name}:{card.seat}")
    table = await house.lookups.table(table.id)
    if table.game in WITH_CARDS:
        assert (await state_of(house, table)).pack.key == table.pack, name
    await play_out(house, table)
    assert (await house.play.board(table.id)).results is not None, name
    assert await house.exports.export(table.id), name
    if table.game in WITH_CARDS:
        assert (await state_of(house, table)).pack.key == table.pack, name


@each_release
async def test_what_falls_due_is_done_and_what_waits_is_told(house: House, of: str) -> None:
    """Reminders, orders, deadlines, votes, and the messages that the release has not sent."""
    house.clock.pass_(hours=30)  # type: ignore[attr-defined]
    await house.order_calls.answer_by_orders()
    await house.sweeps.run()
    told = 0
    while claimed := await house.outbox.claim(20):
        told += len(claimed)
        for row in claimed:
            if row.kind in ("news", "welcome"):
                await house.outbox.news(row)
            await house.outbox.sent(row.id, row.id)
    assert told
    for name, number in database_of(of).tables.items():
        assert (await house.lookups.table(number)).status in ("playing", "lobby", "ended", "closed"), name


@each_release
async def test_the_games_that_had_ended_are_counted_and_not_rated(house: House, database: Database, of: str) -> None:
    had_ended = {row.id for row in await rows(database, "SELECT id FROM tables WHERE status = 'ended'")}
    assert await house.records.count_due() == len(had_ended) > 0  # queued by the migration
    results = await rows(database, "SELECT * FROM results")
    assert {row.table_id for row in results} == had_ended
    assert not any(row.rated for row in results)  # nobody knew that they would be
    for row in results:
        board = await house.play.board(row.table_id)
        scores = await rows(database, "SELECT * FROM scores ORDER BY table_id, part")
        of_table = [score for score in scores if score.table_id == row.table_id and score.tenure != "left"]
        places = {standing.seat: (standing.place, standing.score) for standing in board.results or ()}
        assert {score.seat: (score.place, score.score) for score in of_table} == places
        assert {score.person_id for score in of_table} == {card.person_id for card in board.table.seats}
    assert await rows(database, "SELECT * FROM ratings") == []


@pytest.mark.parametrize("of", ["0.1.0"], indirect=True)
async def test_the_cards_of_a_release_that_kept_none_are_kept_at_the_first_start(
    house: House, database: Database, of: str
) -> None:
    assert await house.packs.keep_packs() == 0
    kept = {row.game: row.hash for row in await rows(database, "SELECT game, hash FROM packs")}
    assert kept == {game: archived(of, game) for game in WITH_CARDS}
    for number in database_of(of).tables.values():
        table = await house.lookups.table(number)
        assert table.pack[2] == archived(of, table.game)


@pytest.mark.parametrize("of", ["0.1.0"], indirect=True)
@pytest.mark.parametrize("name", WITH_CARDS)
async def test_without_the_archive_or_the_files_its_tables_are_halted_and_go_on_once_they_are_back(
    house: House, database: Database, of: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = await house.lookups.table(database_of(of).tables[name])
    with monkeypatch.context() as patch:
        folder: Any = Folder(table.game, tmp_path, patch)
        folder.comment("edited by whoever runs the bot")
        assert await house.packs.keep_packs() == 1
        assert (await house.lookups.table(table.id)).halted
        (row,) = await rows(database, f"SELECT frozen_why FROM tables WHERE id = {table.id}")  # noqa: S608
        assert table.pack[2] in row.frozen_why
    folder.read_anew()
    assert await house.packs.keep_packs() == 0
    await database.write(Statement("UPDATE tables SET frozen_at = NULL"), {})
    assert rules_of(table.game).packs.holds(table.pack[2])
    await play_out(house, table)
