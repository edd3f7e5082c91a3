"""The files of every game's usual pack: each is needed and counts for the hash, and a broken one is named."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from engine.packs import Packs
from engine.registry import folder_of
from engine.registry import game as rules_of
from tests.games.packs import mistake
from tools.under_test import with_packs


def packs_of(game_id: str) -> Packs[Any]:
    packs: Packs[Any] = rules_of(game_id).packs  # type: ignore[attr-defined]
    return packs


def usual(game_id: str) -> str:
    game = rules_of(game_id)
    name, _, _ = game.pack(game.options_type())
    return name


FILES = [(game_id, file) for game_id in with_packs() for file in packs_of(game_id).files(usual(game_id))]


@pytest.fixture
def folder(game_id: str, tmp_path: Path) -> Path:
    content = folder_of(game_id) / "rules" / "content"
    shutil.copytree(content / usual(game_id), tmp_path / "own")
    return tmp_path / "own"


@pytest.mark.parametrize("game_id", with_packs())
def test_a_copy_loads_with_the_same_hash(game_id: str, folder: Path) -> None:
    packs = packs_of(game_id)
    assert packs.load(folder).hash == packs.at(usual(game_id)).hash


@pytest.mark.parametrize(("game_id", "file"), FILES)
def test_any_change_changes_the_hash(game_id: str, file: str, folder: Path) -> None:
    packs = packs_of(game_id)
    with (folder / file).open("a", encoding="utf-8") as changed:
        changed.write("\n# a word more\n")
    assert packs.load(folder).hash != packs.at(usual(game_id)).hash


@pytest.mark.parametrize(("game_id", "file"), FILES)
def test_a_missing_file_is_named(game_id: str, file: str, folder: Path) -> None:
    (folder / file).unlink()
    assert str(mistake(packs_of(game_id), folder)).startswith(f"{file}: cannot be read")


@pytest.mark.parametrize(("game_id", "file"), FILES)
def test_a_file_that_is_not_text_is_named(game_id: str, file: str, folder: Path) -> None:
    (folder / file).write_bytes(b"\xff\xfe\x00")
    assert str(mistake(packs_of(game_id), folder)).startswith(f"{file}: is not TOML")
