"""`pactum replay`: the page it writes, what it says, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli import app
from tests.host.forging import chained, opened
from tests.replay.pages import data_in, exported

run = CliRunner().invoke


@pytest.fixture
def export(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_bytes(exported("bids"))
    return file


def test_the_page_is_written_with_the_names_that_were_given(export: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    done = run(app, ["replay", str(export), "-o", str(page), "--names", "Ann"])
    assert done.exit_code == 0, done.stderr
    assert f"{page} is written" in done.stdout
    names = [eyes["name"] for eyes in data_in(page.read_bytes())["eyes"]]
    assert names == ["everyone", "the thread", "Ann", "Seat 2"]


def test_a_file_that_does_not_hold_is_written_as_far_as_it_goes_and_said(export: Path, tmp_path: Path) -> None:
    forged = opened(exported("bids"))
    at = next(number for number, move in enumerate(forged["moves"]) if move["kind"] == "answer" and number > 12)
    forged["moves"][at]["value"] = {"coins": 99}
    export.write_text(json.dumps(chained(forged)))
    page = tmp_path / "game.html"
    done = run(app, ["replay", str(export), "-o", str(page)])
    assert done.exit_code == 1
    assert "doesn't hold" in done.stderr
    assert data_in(page.read_bytes())["steps"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("nowhere.json",), 2, "There's no file"),
        (("FILE", "--language", "tlh"), 2, "There's no language “tlh”"),
        (("FILE", "-o", "/nowhere/game.html"), 2, "can't be written"),
    ],
)
def test_what_cannot_be_done_is_said(export: Path, words: tuple[str, ...], code: int, said: str) -> None:
    done = run(app, ["replay", *(str(export) if word == "FILE" else word for word in words)])
    assert done.exit_code == code
    assert said in done.stderr


def test_a_file_of_which_nothing_can_be_played_writes_nothing(export: Path, tmp_path: Path) -> None:
    export.write_text(export.read_text().replace('"salt":"', '"salt":"0', 1))
    page = tmp_path / "game.html"
    done = run(app, ["replay", str(export), "-o", str(page)])
    assert done.exit_code == 1
    assert "No move of" in done.stderr
    assert not page.exists()


def test_an_export_by_other_rules_is_said(export: Path, tmp_path: Path) -> None:
    export.write_text(export.read_text().replace('"rules":', '"rules":9', 1))
    done = run(app, ["replay", str(export), "-o", str(tmp_path / "game.html")])
    assert done.exit_code == 3
