"""A database that a release has filled opens, its logs replay, and its games go on to the end with their own cards.

What they leave behind can be checked, also where rules have changed meanwhile.
"""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.cli.verifying import HOLDS, IN_PART, PROOF_WRONG
from db.connection.address import engine_url
from db.connection.session import Database
from db.connection.statements import Statement
from db.server.embedded import EmbeddedPostgres
from engine.registry import game as rules_of
from host.house import House
from host.lobby.bounds import ROOMY
from host.proof.replay import load_log, rebuild_state
from host.values import Person, Table
from tests.ground import DEEP, Clock, Entropy, address, execute, kept, rows
from tests.host.forging import Export, chained, committed, nth, opened
from tests.host.packs import Folder
from tests.host.seating import play_out, state_of
from tests.releases import stored
from tests.releases.stored import GONE_ON, PASSED, RELEASES, UNDER, archived, as_kept, database_of

WITH_CARDS = ("architects", "devil", "paladins")
OF_THE_FIRST = ("architects", "devil")  # games of 0.1.0
PARTS = 4  # of a database: each plays its share of the tables
NEWCOMER = Person(7, "Nora")

EDGES = (RELEASES[0], RELEASES[-1])  # `make test` takes the oldest and the newest, `make check` all of them
each_release = pytest.mark.parametrize("of", kept(RELEASES, *EDGES), indirect=True)
each_database = pytest.mark.parametrize("of", kept([*RELEASES, *GONE_ON], *EDGES), indirect=True)


@pytest.fixture
def of(request: pytest.FixtureRequest) -> str:
    """The release; two of them if the later one has played on in the database of the other."""
    release: str = request.param
    return release


@pytest.fixture(scope="module")
def templates() -> set[str]:
    """The releases whose database has been filled and migrated; each test gets a copy."""
    return set()


@pytest.fixture
async def database(postgres: EmbeddedPostgres, templates: set[str], of: str) -> AsyncIterator[Database]:
    template = re.sub(r"\W", "_", f"release_{of}")
    if of not in templates:
        await execute(postgres.url, f"CREATE DATABASE {template}")
        async with stored.opened(of, address(postgres, template)):
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


@each_database
async def test_the_log_of_each_table_leads_to_its_state(house: House, of: str) -> None:
    for name, number in database_of(of).tables.items():
        table = await house.lookups.table(number)
        log = await load_log(house.tables, number)
        started = any(entry.kind == "start" for entry in log.entries)
        if started and log.entries[0].value["rules"] == rules_of(table.game).version:
            state = (await house.tables.read(number)).state
            assert state is not None
            assert as_kept(msgspec.json.encode(rebuild_state(log)), state) == state, name


@each_database
@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
async def test_each_table_goes_on_to_the_end_with_its_own_cards(
    house: House, of: str, part: int, tmp_path: Path
) -> None:
    if part % 2:  # as the bot does; a table is played all the same if something else opens the database
        await house.packs.keep_packs()
    await house.database.write(Statement("UPDATE tables SET frozen_at = NULL"), {})
    for name, number in tables_of(of)[part::PARTS]:
        table = await house.lookups.table(number)
        if table.status != "closed":
            await played_to_the_end(house, table, name)
            export, head = await export_of(house, number, name)
            code, words = verified(tmp_path, export, "--head", head)
            older = export["rules"] < rules_of(table.game).version
            assert code in ((HOLDS, IN_PART) if older else (HOLDS,)), (name, words)


def tables_of(of: str) -> list[tuple[str, int]]:
    """The tables of that database that are played: all of the oldest and the newest release.

    Of the others every second one, of which neighbours take turns, and each once where later releases have played on.
    All their logs are replayed, too; `make endurance` plays all tables.
    """
    tables = list(database_of(of).tables.items())
    began, under, _ = of.partition(UNDER)
    if DEEP or of in EDGES:
        return tables
    if not under:
        return tables[RELEASES.index(of) % 2 :: 2]
    alike = [one for one in GONE_ON if one.startswith(began + UNDER)]
    return tables[alike.index(of) :: len(alike)]


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
    if table.game in WITH_CARDS:
        assert (await state_of(house, table)).pack.key == table.pack, name


# ------------------------------------------------------------------------- what such a game leaves to be checked

OLDER = [
    *(("0.1.0", "devil"), ("0.1.0", "architects"), ("0.1.0", "ended"), ("0.2.0", "devil paused")),
    # Two upgrades in the middle of the game, so three releases: no program has the rules of all of them.
    *(("0.1.0 under 0.2.0-49b49201", "devil"), ("0.1.0 under 0.2.0-49b49201", "architects")),
    *(("0.1.0 under 0.2.0-49b49201", "devil lobby"), ("0.2.0 under 0.2.0-49b49201", "devil hunt")),
]
QUICK = [each for each in OLDER if each[0] in RELEASES]
older_games = pytest.mark.parametrize(("of", "name"), kept(OLDER, *QUICK), indirect=["of"])


async def export_of(house: House, number: int, name: str) -> tuple[Export, str]:
    """The export of that table, played to its end, and the head that its board shows."""
    table = await house.lookups.table(number)
    if table.status != "ended":
        await played_to_the_end(house, table, name)
    return opened(await house.exports.export(number)), (await house.play.board(number)).head


def verified(where: Path, export: Export, *words: str) -> tuple[int, str]:
    """The exit code of `pactum verify`, and what it says."""
    file = where / "game.json"
    file.write_text(json.dumps(export, ensure_ascii=False))
    done = CliRunner().invoke(app, ["verify", str(file), *words])
    assert "Traceback" not in done.output
    return done.exit_code, done.output


TOLD_OTHERWISE = {("architects", 2), ("paladins", 1)}
"""Games and versions of their rules since which only the events are told otherwise."""


@older_games
async def test_a_game_that_began_by_older_rules_is_checked_as_far_as_possible(
    house: House, of: str, name: str, tmp_path: Path
) -> None:
    export, head = await export_of(house, database_of(of).tables[name], name)
    ours = rules_of(export["game"]).version
    assert export["rules"] < ours
    code, words = verified(tmp_path, export, "--head", head)
    assert f"started with rules version {export['rules']}" in words
    assert "and anchored" in words
    assert "Pactum 0.1.0" not in words  # which reads no file that is written today
    if (export["game"], export["rules"]) in TOLD_OTHERWISE or code == HOLDS:
        assert export["game"] != "devil"  # whose rules decide otherwise since
        alike = f"the same game by rules version {ours}" in words  # nothing came up in it that is told otherwise
        assert (code, alike or "the same draws, states and standings" in words) == (HOLDS, True), words
        return
    assert (code, "NOT CHECKED" in words) == (IN_PART, True), words
    played = re.search(rf"The first (\d+) of them were also replayed by rules version {ours}", words)
    assert played is not None, words
    assert 1 < int(played[1]) < len(export["moves"])
    assert ("Pactum 0.2.0 as published" in words) == of.startswith("0.2.0")
    assert "not anchored" in verified(tmp_path, export)[1]


def _result_of_a_draw(export: Export) -> None:
    draw = nth(export, lambda move: move["draws"], -1)["draws"][-1]
    draw[4] = (draw[4] + 1) % draw[3] if draw[3] > 1 else 1


def _draw_of_a_seat(export: Export) -> None:
    nth(export, lambda move: move["kind"] == "start")["draws"][0][4] += 1


def _answer(export: Export) -> None:
    move = nth(export, lambda move: move["kind"] == "answer", -1)
    move["value"] = {**move["value"], "more": 1}


def _seats(export: Export) -> None:
    export["seats"] = export["seats"][::-1]
    nth(export, lambda move: move["kind"] == "start")["value"]["seats"] = export["seats"]


def _word(export: Export) -> None:
    nth(export, lambda move: move["kind"] == "join")["value"]["word"] = "another"


def _opening_seed(export: Export) -> None:
    export["opening_seed"] = "0" * 64


def _cards(export: Export) -> None:
    name = sorted(export["cards"])[0]
    export["cards"][name] += "\n# more\n"


def _epoch(export: Export) -> None:
    export["moves"][-1]["epoch"] += 1


def _kind(export: Export) -> None:
    export["moves"][-1]["kind"] = "join"


def _last_move(export: Export) -> None:
    export["moves"].pop()


def _happening(export: Export) -> None:
    nth(export, lambda move: move["happenings"], -1)["happenings"] = []


def _answer_and_commitment(export: Export) -> None:
    _answer(export)
    committed(nth(export, lambda move: move["kind"] == "answer", -1))


FOUND_WITHOUT_A_HEAD: tuple[Callable[[Export], None], ...] = (
    *(_result_of_a_draw, _draw_of_a_seat, _answer, _seats, _word, _opening_seed, _cards, _epoch, _kind),
)


@pytest.mark.parametrize(("of", "name"), kept(OLDER, QUICK[0], QUICK[-1]), indirect=["of"])
async def test_tampering_with_a_game_that_began_by_older_rules_is_refused(
    house: House, of: str, name: str, tmp_path: Path
) -> None:
    export, head = await export_of(house, database_of(of).tables[name], name)
    whole = verified(tmp_path, export)[0] == HOLDS
    for forge in (*FOUND_WITHOUT_A_HEAD, _last_move, _happening, _answer_and_commitment):
        forged: Any = json.loads(json.dumps(export))
        forge(forged)
        code, words = verified(tmp_path, forged, "--head", head)
        assert code == PROOF_WRONG, (forge.__name__, words)
        code, words = verified(tmp_path, chained(forged))
        if forge in FOUND_WITHOUT_A_HEAD:
            assert code == PROOF_WRONG, (forge.__name__, words)
        elif forge is _happening and whole:  # for which the head alone vouches
            assert (code, "told otherwise now" in words) == (HOLDS, True), words
        else:
            assert code == IN_PART, (forge.__name__, words)


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


@pytest.mark.parametrize("of", PASSED, indirect=True)
async def test_the_games_that_had_ended_are_counted_and_not_rated(house: House, database: Database, of: str) -> None:
    had_ended = {row.id for row in await rows(database, "SELECT id FROM tables WHERE status = 'ended'")}
    assert await house.records.count_due() == len(had_ended) > 0  # queued when people's games began to be counted
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
    stored_packs = {row.game: row.hash for row in await rows(database, "SELECT game, hash FROM packs")}
    assert stored_packs == {game: archived(of, game) for game in OF_THE_FIRST}
    for number in database_of(of).tables.values():
        table = await house.lookups.table(number)
        assert table.pack[2] == archived(of, table.game)


@pytest.mark.parametrize("of", ["0.1.0"], indirect=True)
@pytest.mark.parametrize("name", OF_THE_FIRST)
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
