"""Games are found by the packages that distributions and people name; a wrong name stops the start with a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def install(folder: Path, distribution: str, game: str, package: str, *, there: bool = True) -> None:
    """A distribution as pip leaves it in that folder, with its package or without."""
    said = folder / f"{distribution}-1.0.dist-info"
    said.mkdir()
    (said / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n", "utf-8")
    (said / "entry_points.txt").write_text(f"[pactum.games]\n{game} = {package}\n", "utf-8")
    if there:
        (folder / package).mkdir()
        (folder / package / "__init__.py").touch()


def started(folder: Path, named: str = "", before: str = "") -> tuple[int, str]:
    """The exit code and the words of `pactum --version` beside that folder, with those packages named by hand.

    `before`: Python that runs first.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PACTUM_")}
    search = os.pathsep.join((str(folder), str(ROOT)))
    environment = {**kept, "PYTHONPATH": search, "PACTUM_GAME_PACKAGES": named}
    command = (sys.executable, "-c", f"{before}\nfrom bot.cli import main; main()", "--version")
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_distribution_whose_package_is_not_there_is_named(tmp_path: Path) -> None:
    install(tmp_path, "odd-dice", "dice", "odd_dice", there=False)
    assert started(tmp_path) == (1, "pactum: the installed odd-dice names odd_dice, and there is no such package\n")


def test_two_distributions_with_one_game_are_told_apart(tmp_path: Path) -> None:
    install(tmp_path, "odd-dice", "dice", "odd_dice")
    assert started(tmp_path)[0] == 0
    install(tmp_path, "own-dice", "dice", "own_dice")
    taken = "pactum: the installed own-dice names own_dice, and there is a game dice already: odd_dice\n"
    assert started(tmp_path) == (1, taken)


def test_the_id_of_a_game_of_ours_is_taken(tmp_path: Path) -> None:
    install(tmp_path, "odd-dice", "devil", "odd_dice")
    code, words = started(tmp_path)
    assert code == 1
    assert words == "pactum: the installed odd-dice names odd_dice, and there is a game devil already: games.devil\n"


def test_a_package_named_by_hand_that_is_not_there_is_named(tmp_path: Path) -> None:
    code, words = started(tmp_path, "odd_dice")
    assert (code, words) == (1, "pactum: PACTUM_GAME_PACKAGES names odd_dice, and there is no such package\n")


def test_a_package_named_by_hand_cannot_take_an_id(tmp_path: Path) -> None:
    (tmp_path / "mine" / "devil").mkdir(parents=True)
    for folder in (tmp_path / "mine", tmp_path / "mine" / "devil"):
        (folder / "__init__.py").touch()
    code, words = started(tmp_path, "mine.devil")
    taken = "pactum: PACTUM_GAME_PACKAGES names mine.devil, and there is a game devil already: games.devil\n"
    assert (code, words) == (1, taken)


def test_where_no_game_is_found_it_is_said_how_to_install_pactum(tmp_path: Path) -> None:
    nothing_installed = "import importlib.metadata; importlib.metadata.entry_points = lambda **_: ()"
    said = "pactum: no game is found, since Pactum is not installed in this environment: `make install` does it\n"
    assert started(tmp_path, before=nothing_installed) == (1, said)
