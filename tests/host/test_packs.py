"""The cards under running games: a game goes on with those it began with, whatever becomes of the files."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from engine.packs import exact_key, hash_of
from engine.registry import game as rules_of
from engine.texts import Refusal
from host.fixes import Unfreeze
from host.house import House
from host.proof.replay import load_log, rebuild_state
from host.values import Table
from tests.ground import kept, rows
from tests.host.moderation.mending import MODERATOR, fixed, heard, refused
from tests.host.packs import Folder
from tests.host.seating import ANNA, BERT, PEOPLE, PLACE, cause, lobby, play_out, playing, state_of
from tools.under_test import quick_games, with_packs

# Tests that play a game to its end: those of a slow one wait for `make check`.
played_out = pytest.mark.parametrize("game", kept(with_packs(), *quick_games()), indirect=True)


@pytest.fixture(params=with_packs())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def folder(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    made = Folder(game, tmp_path, monkeypatch)
    yield made
    made.read_anew()


async def begun(house: House, game: str) -> Table:
    return await playing(house, *PEOPLE[: rules_of(game).seats[0]], game=game)


async def forget_kept(database: Database) -> None:
    """As release cb55dd5 has left it: the hash beside the table, a plain name in the state, nothing kept."""
    await database.write(Statement("DELETE FROM packs"), {})


@played_out
@pytest.mark.parametrize("change", kept(["comment", "remove"], "comment"))
async def test_an_edited_or_removed_file_changes_no_running_game_and_halts_none(
    house: House, game: str, folder: Folder, change: str
) -> None:
    table = await begun(house, game)
    before = folder.key
    folder.comment("edited") if change == "comment" else folder.remove()
    assert (await state_of(house, table)).pack.key == before
    await play_out(house, table)
    assert (await house.play.board(table.id)).results is not None
    assert rebuild_state(await load_log(house.tables, table.id)) == await state_of(house, table)


async def test_two_versions_are_played_side_by_side(house: House, game: str, folder: Folder) -> None:
    old = await begun(house, game)
    first = folder.key
    folder.comment("edited")
    new = await begun(house, game)
    assert folder.key != first
    assert (await state_of(house, old)).pack.key == first
    assert (await state_of(house, new)).pack.key == folder.key
    assert (await house.lookups.table(old.id)).pack == first
    assert (await house.lookups.table(new.id)).pack == folder.key


async def test_a_table_opened_before_the_edit_starts_with_the_cards_it_was_opened_with(
    house: House, game: str, folder: Folder
) -> None:
    table = await lobby(house, *PEOPLE[: rules_of(game).seats[0]], game=game)
    before = folder.key
    folder.comment("edited")
    await house.lobby.start(table.id, ANNA.id, cause())
    assert (await state_of(house, table)).pack.key == before


async def test_a_pack_is_kept_once_however_many_tables_play_with_it(
    house: House, game: str, folder: Folder, database: Database
) -> None:
    for _ in range(3):
        await begun(house, game)
    (kept,) = await rows(database, "SELECT game, id, version, hash FROM packs")
    assert (kept.game, (kept.id, kept.version, kept.hash)) == (game, folder.key)


@pytest.mark.parametrize("typed", ["../content/base", "./base", "/etc", "base/../base"])
async def test_a_path_is_refused_when_a_table_is_opened(house: House, game: str, typed: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await house.lobby.open_table(game, PLACE, ANNA, {"pack": typed}, cause())
    assert refusal.value.code == "no-such-pack"


async def test_players_choose_a_pack_by_its_name_alone(house: House, game: str, folder: Folder) -> None:
    exactly = exact_key(folder.name, folder.key[2])
    assert await refused(house.lobby.open_table(game, PLACE, ANNA, {"pack": exactly}, cause())) == "bad-options"


@played_out
async def test_cards_that_were_never_kept_are_kept_at_the_next_start_if_the_hash_agrees(
    house: House, game: str, folder: Folder, database: Database
) -> None:
    table = await begun(house, game)
    before = folder.key
    await forget_kept(database)
    folder.read_anew()
    assert await house.packs.keep_packs() == 0
    folder.remove()
    await play_out(house, table)
    assert (await state_of(house, table)).pack.key == before


async def test_tables_whose_cards_are_nowhere_are_halted_at_the_start_with_the_reason(
    house: House, game: str, folder: Folder, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    first, second, digest = await begun(house, game), await begun(house, game), folder.key[2]
    await forget_kept(database)
    folder.comment("edited")
    with caplog.at_level(logging.INFO):
        assert await house.packs.keep_packs() == 2
        assert await house.packs.keep_packs() == 0
    assert len(caplog.records) == 2
    for table in (first, second):
        assert f"table {table.id} is halted" in caplog.text
    found = await rows(database, "SELECT frozen_why FROM tables")
    assert {row.frozen_why for row in found} == {f"there is no pack with that hash here: {folder.name}@{digest}"}


@played_out
async def test_a_halt_is_logged_once_and_every_way_in_respects_it(
    house: House, game: str, folder: Folder, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    table = await begun(house, game)
    await heard(house)
    desk = await house.play.desk(table.id, ANNA.id)
    ask = (desk.ask or (await house.play.desk(table.id, BERT.id)).ask or desk.liberties[0]).id
    await forget_kept(database)
    folder.comment("edited")

    def ways() -> list[Any]:
        return [
            house.play.form(table.id, ANNA.id, ask, {}),
            house.play.draft(table.id, ANNA.id, ask, {}),
            house.play.draft(table.id, ANNA.id, ask, None),
            house.play.desk(table.id, ANNA.id),
            house.play.board(table.id),
            house.play.answer(table.id, ANNA.id, ask, {}, cause()),
            house.play.take_back(table.id, ANNA.id, ask, cause()),
            house.fixes.rewind_points(table.id),
            house.fixes.quantities(table.id, 0),
        ]

    with caplog.at_level(logging.INFO):
        for way in ways():
            assert await refused(way) == "table-frozen"
        (_, number) = (await house.fixes.overview(table.id, MODERATOR, server_id=1)).halted or (None, "")
        for way in ways():
            assert await refused(way) == "table-frozen"
        assert (await house.fixes.overview(table.id, MODERATOR, server_id=1)).halted[1] == number
    (report,) = [one.getMessage() for one in caplog.records]
    assert f"report {number}" in report
    folder.put_back()
    await fixed(house, table, Unfreeze())
    await play_out(house, table)


@pytest.mark.crossed
@pytest.mark.parametrize("index", range(9))
async def test_each_way_in_halts_a_table_whose_cards_are_gone(
    house: House, folder: Folder, game: str, database: Database, index: int
) -> None:
    table = await begun(house, game)
    await forget_kept(database)
    folder.comment("edited")
    ways = [
        lambda: house.play.form(table.id, ANNA.id, "1", {}),
        lambda: house.play.draft(table.id, ANNA.id, "1", {}),
        lambda: house.play.draft(table.id, ANNA.id, "1", None),
        lambda: house.play.desk(table.id, ANNA.id),
        lambda: house.play.board(table.id),
        lambda: house.play.answer(table.id, ANNA.id, "1", {}, cause()),
        lambda: house.play.take_back(table.id, ANNA.id, "1", cause()),
        lambda: house.fixes.rewind_points(table.id),
        lambda: house.fixes.quantities(table.id, 0),
    ]
    assert await refused(ways[index]()) == "table-frozen"
    assert (await house.lookups.table(table.id)).halted


@played_out
async def test_an_ended_table_is_shown_though_its_cards_are_nowhere(
    house: House, folder: Folder, game: str, database: Database
) -> None:
    table = await begun(house, game)
    await play_out(house, table)
    await forget_kept(database)
    folder.comment("edited")
    assert (await house.play.board(table.id)).results is not None


async def test_kept_content_that_does_not_bear_its_hash_is_not_played_with(
    house: House, folder: Folder, game: str, database: Database
) -> None:
    table = await begun(house, game)
    await begun(house, game)
    other = hash_of([b"other"])
    await database.write(Statement("UPDATE packs SET hash = :other"), {"other": other})
    await database.write(
        Statement("UPDATE tables SET pack_hash = :other WHERE id = :id"), {"other": other, "id": table.id}
    )
    assert await refused(house.play.board(table.id)) == "table-frozen"
