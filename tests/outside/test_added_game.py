"""A stranger's game stands in a folder of its own, and the generic tests hold it to everything."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GENERIC = (
    "tests/contract",
    "tests/host/test_every_game.py",
    "tests/secrecy/test_drawn.py",
    "tests/bot/test_every_desk.py",
    "tests/bot/test_every_open_option.py",
    "tests/bot/test_every_wording.py",
    "tests/bot/test_ending.py",
    "tests/bot/test_reference.py",
    "tests/bot/test_time_absence.py",
)
GAMES = {"pennies": HERE, "liars": HERE / "liars"}  # where their packages lie: the second is a distribution
WORDINGS = "tests/wording/test_translations.py"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copied(tmp_path, "pennies")


def copied(to: Path, game: str) -> Path:
    shutil.copytree(GAMES[game] / game, to / game, ignore=shutil.ignore_patterns("__pycache__"))
    return to


def run_tests(folder: Path, *words: str, game: str = "pennies") -> tuple[int, str]:
    """The exit code and the words of tests that know the game of that folder beside the others."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment |= {
        "PACTUM_GAME_PACKAGES": game,
        "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT))),
    }
    command = (sys.executable, "-m", "pytest", "-n", "0", "-p", "no:warnings", "-o", f"cache_dir={folder / 'cache'}")
    done = subprocess.run([*command, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("game", ["pennies", pytest.param("liars", marks=pytest.mark.long)])
def test_every_generic_test_holds_for_it(tmp_path: Path, game: str) -> None:
    code, words = run_tests(copied(tmp_path, game), *GENERIC, "-k", game, game=game)
    assert code == 0, words
    assert int(words.rpartition(" passed")[0].split()[-1]) > 60, words


def test_its_wordings_are_english_alone_and_its_verbs_stand_in_its_own_file(folder: Path) -> None:
    held = (
        "test_nothing_is_lacking_in_a_language_that_is_offered[cs]",
        "test_whatever_a_wording_names_is_there[en]",
        "test_something_asks_for_every_wording[en]",
    )
    code, words = run_tests(folder, *(f"{WORDINGS}::{test}" for test in held))
    assert code == 0, words


def test_a_verb_that_is_nowhere_is_named(folder: Path) -> None:
    file = folder / "pennies" / "locales" / "en" / "pennies.ftl"
    file.write_text(file.read_text(encoding="utf-8").replace("{ pennies-verb-flash }", "{ verb-flash }"), "utf-8")
    code, words = run_tests(folder, f"{WORDINGS}::test_whatever_a_wording_names_is_there[en]")
    assert code == 1, words
    assert "pennies.ftl pennies-heads: verb-flash" in words


def test_what_a_small_game_lacks_is_said_with_the_remedy(folder: Path) -> None:
    file = folder / "pennies" / "under_test.py"
    file.write_text(file.read_text(encoding="utf-8").replace("    first_answers=2,\n    ", "    "), "utf-8")
    code, words = run_tests(folder, "tests/contract/test_every_game.py", "-k", "whole_form and pennies-3")
    assert code == 1, words
    assert "GameUnderTest(first_answers=2)" in words


def test_a_package_that_is_not_there_is_named(folder: Path) -> None:
    shutil.rmtree(folder / "pennies")
    _, words = run_tests(folder, "tests/contract/test_every_game.py", "-k", "told_apart")
    assert "PACTUM_GAME_PACKAGES names pennies, and there is no such package" in words
