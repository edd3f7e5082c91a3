"""What docs/players/fairness.md shows is so: its example, and the checker that a player can copy from it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from typer.testing import CliRunner

import host
from bot.cli.commands import app
from engine.registry import game_ids
from host.log.journal import MoveKind
from tests.ground import kept
from tests.host.forging import FORGERIES, chained, exported, opened

PAGE = (Path(host.__file__).parent.parent / "docs" / "players" / "fairness.md").read_text(encoding="utf-8")
# What a checker without the rules can find when nobody computed the hashes anew.
FOUND = sorted({name for name, one in FORGERIES.items() if one.code == "field"} - {"the table of the file"})
# What it finds all the same where they were computed anew.
FOUND_ANEW = (
    "an answer",
    "the result of a draw",
    "the stream of a draw",
    "the bound of a draw",
    "the epoch of a draw",
    "the salt of an answer",
    "the commitment of an answer",
    "a word in the log",
    "a word in the file",
    "the seed",
    "the opening seed",
    "the commitment in the log",
    "the opening seed with its commitment",
    "the seats in the file",
    "the seats in the log",
    "a word in log, file and seed",
)


def checked(tmp_path: Path, export: bytes, *kept: str) -> subprocess.CompletedProcess[str]:
    """What the page's own program says, run by a Python that knows nothing of Pactum."""
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    program, file = tmp_path / "check.py", tmp_path / "game.json"
    program.write_text(found[1], encoding="utf-8")
    file.write_bytes(export)
    return subprocess.run(
        [sys.executable, "-I", str(program), str(file), *kept],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        timeout=60,
    )


@pytest.mark.parametrize("game_id", game_ids())
def test_the_pages_checker_passes_honest_exports(tmp_path: Path, game_id: str) -> None:
    done = checked(tmp_path, exported(game_id))
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(exported(game_id))["head"] in done.stdout


def test_the_pages_checker_compares_what_the_lobby_showed_before_anything_else(tmp_path: Path) -> None:
    export = opened(exported())
    fingerprint, words = export["commitment"], export["words"]
    alone = checked(tmp_path, exported())
    assert (alone.returncode, "UNPROVED" in alone.stdout, fingerprint in alone.stdout) == (0, True, True)
    for begun in (fingerprint, fingerprint[:16]):
        done = checked(tmp_path, exported(), begun, *words)
        assert (done.returncode, "UNPROVED" in done.stdout) == (0, False)
    for noted in (["0" * 64, *words], [fingerprint, "sunk", *words[1:]], [fingerprint, *words[1:]], [fingerprint[:15]]):
        done = checked(tmp_path, exported(), *noted)
        assert done.returncode != 0
        assert "AssertionError" in done.stderr
        assert fingerprint in done.stdout


@pytest.mark.parametrize("name", ["the opening seed with its commitment"])
def test_the_pages_checker_finds_another_seed_by_the_fingerprint(tmp_path: Path, name: str) -> None:
    honest, export = opened(exported()), opened(exported())
    FORGERIES[name].forge(export)
    done = checked(tmp_path, json.dumps(chained(export)).encode(), honest["commitment"], *honest["words"])
    assert "another fingerprint" in done.stderr


def test_the_page_begins_with_the_comparison() -> None:
    how = PAGE[PAGE.index("## How to check") :]
    first = re.search(r"^\d+\. \*\*(.*)\*\*", how, re.MULTILINE)
    assert first is not None
    assert first[0].startswith("0. ")
    assert "fingerprint" in first[1]
    assert "words" in first[1]
    for option in ("--fingerprint", "--word", "--lobby-head", "--head"):
        assert option in how


@pytest.mark.parametrize("name", kept(FOUND, *sorted(FOUND)[::3]))
def test_the_pages_checker_finds_what_breaks_the_chain(tmp_path: Path, name: str) -> None:
    export = opened(exported())
    FORGERIES[name].forge(export)
    done = checked(tmp_path, json.dumps(export).encode())
    assert done.returncode != 0
    assert "It holds" not in done.stdout


@pytest.mark.parametrize("name", FOUND_ANEW)
def test_the_pages_checker_finds_false_draws_words_seeds_and_answers_behind_new_hashes(
    tmp_path: Path, name: str
) -> None:
    export = opened(exported())
    FORGERIES[name].forge(export)
    done = checked(tmp_path, json.dumps(chained(export)).encode())
    assert done.returncode != 0
    assert "AssertionError" in done.stderr


def test_the_pages_example_can_be_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    made, checked = re.findall(r"^    \$ pactum (.*)$", PAGE, re.MULTILINE)
    assert CliRunner().invoke(app, made.split()).exit_code == 0
    said = CliRunner().invoke(app, checked.split())
    assert said.exit_code == 0
    assert " ".join(said.stdout.split()) in " ".join(PAGE.split())


def test_the_page_names_every_key_of_the_file_and_of_a_move() -> None:
    export = opened(exported())
    keys = {*export, *(key for move in export["moves"] for key in move), *export["result"][0]}
    assert not [key for key in sorted(keys) if f"`{key}`" not in PAGE]


def test_the_page_names_every_kind_of_move_and_exit_code() -> None:
    kinds = set(get_args(MoveKind)) - {"close"}  # a closed table has no export
    assert not [kind for kind in sorted(kinds) if f"`{kind}`" not in PAGE]
    assert all(f"| {code} |" in PAGE for code in range(4))
