"""The demo opened in a stored position: of an export, of a state as the tests keep them."""

from __future__ import annotations

import lzma
import tracemalloc
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.demo.position import LARGEST_POSITION_FILE, NoPosition, read_position
from bot.demo.run import opened_demo
from engine.registry import game as rules_of
from host.table.stored_table import state_of
from tests.contract.leaves import changed, leaves
from tests.host.forging import exported
from tests.releases.stored import FIXTURES, NEWEST, states_of
from tools.under_test import with_packs

FROZEN = FIXTURES / f"release-{NEWEST}"


@pytest.fixture
def export(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_bytes(exported("bids"))
    return file


async def test_an_export_is_shown_as_it_stood_after_a_move_with_all_seats_yours(export: Path) -> None:
    position = read_position(export, 9, None)
    async with opened_demo(position.game, 1, position=position) as demo:
        table = await demo.server.table()
        assert table is not None
        assert table.status == "playing"
        assert len(demo.server.yours) == len(table.seats) == position.seats
        assert state_of(await demo.server.house.tables.read(table.id)) == position.state
        assert table.moment == rules_of("bids").moment(position.state)


@pytest.mark.parametrize("game_id", [game_id for game_id in with_packs() if (FROZEN / game_id).is_dir()])
async def test_a_stored_state_is_shown(game_id: str) -> None:
    position = read_position(FROZEN / game_id / "states.jsonl.xz", 5, game_id)
    assert position.state == states_of(NEWEST, game_id)[4]
    async with opened_demo(game_id, 1, position=position) as demo:
        table = await demo.server.table()
        assert table is not None
        state, game = state_of(await demo.server.house.tables.read(table.id)), rules_of(game_id)
        assert game.asks(state) == game.asks(position.state)
        for seat in range(position.seats):
            assert game.view(state, seat) == game.view(game.with_pack(position.state, state.options.pack), seat)


def test_without_a_move_an_export_is_shown_before_its_end(export: Path) -> None:
    state = read_position(export, None, None).state
    assert rules_of("bids").asks(state)


@pytest.mark.parametrize(
    ("content", "at", "game", "code"),
    [
        (b"{}", None, None, "which-game"),
        (b"{}", None, "devil", "no-state"),
        (b"{}", 2, "devil", "no-such-state"),
        (b'{"pactum-export": 1}', None, None, "no-export"),
        (exported("bids"), 1, None, "no-such-move"),
        (exported("bids"), 9999, None, "no-such-move"),
        (exported("bids").replace(b'"rules":1', b'"rules":9', 1), None, None, "other-version"),
    ],
)
def test_what_is_no_position_is_told_in_a_sentence(
    tmp_path: Path, content: bytes, at: int | None, game: str | None, code: str
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    with pytest.raises(NoPosition) as caught:
        read_position(file, at, game)
    assert caught.value.code == code
    words = ["demo", "--from", str(file), "--no-browser"]
    words += ["--at", str(at)] if at else []
    words += ["--game", game] if game else []
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 2
    assert done.stderr.strip().endswith((".", "--game."))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["demo", "--from", str(tmp_path / "none.json")])
    assert (done.exit_code, "none.json" in done.stderr) == (2, True)


@pytest.mark.parametrize("cut", [None, -20])
def test_a_packed_file_that_is_cut_or_unpacks_to_too_much_is_refused_before_it_fills_the_memory(
    tmp_path: Path, cut: int | None
) -> None:
    file = tmp_path / "states.jsonl.xz"
    file.write_bytes(lzma.compress(b"\0" * (6 * LARGEST_POSITION_FILE if cut is None else 1000), preset=0)[:cut])
    tracemalloc.start()
    try:
        with pytest.raises(NoPosition) as caught:
            read_position(file, 1, "devil")
        assert tracemalloc.get_traced_memory()[1] < 3.5 * LARGEST_POSITION_FILE
    finally:
        tracemalloc.stop()
    assert caught.value.code == "unreadable"


def test_an_export_with_a_value_that_was_changed_is_shown_or_refused_in_a_sentence(tmp_path: Path) -> None:
    """Somebody else may have sent the file."""
    file, export = tmp_path / "game.json", msgspec.json.decode(exported("bids"))
    for path, _ in list(leaves(export))[::7]:
        for value in (None, -1, "x", [], {}):
            file.write_bytes(msgspec.json.encode(changed(export, path, value)))
            with suppress(NoPosition):
                read_position(file, None, "bids")
