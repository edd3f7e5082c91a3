"""Games from outside, and the command in the files of cards, find by its former name what lay elsewhere."""

from __future__ import annotations

import importlib
import subprocess
import sys
from types import ModuleType

import pytest

import engine.extras.lessons
import engine.extras.review
import engine.texts
import face.pictures.printed.cards
import face.pictures.stage.banner
import games.architects.rules.pack
import games.devil.rules.mechanics.bank


@pytest.mark.parametrize(
    ("former", "module"),
    [
        ("engine.core.texts", engine.texts),
        ("engine.core.review", engine.extras.review),
        ("engine.core.extras.lessons", engine.extras.lessons),
        ("engine.architects.pack", games.architects.rules.pack),
        ("engine.devil.rules.bank", games.devil.rules.mechanics.bank),
        ("face.pictures.cards", face.pictures.printed.cards),
        ("face.pictures.banner", face.pictures.stage.banner),
    ],
)
def test_a_former_name_is_the_very_module(former: str, module: ModuleType) -> None:
    assert module.__spec__ is not None
    name = module.__spec__.name
    with pytest.warns(DeprecationWarning, match=f"{former} is {name} now"):
        assert importlib.import_module(former) is module
    assert module.__spec__.name == name


def test_the_command_in_the_files_of_cards_still_works() -> None:
    program = "from engine.architects.pack import pack; pack('base')"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize("name", ["engine.core.nonsense", "engine.nonsense", "face.pictures.nonsense"])
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_what_never_was_is_not_there(name: str) -> None:
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module(name)


def test_nobody_here_needs_a_former_name() -> None:
    program = "import bot.app.process, sys; sys.exit(bool({'engine.core', 'face.pictures.cards'} & {*sys.modules}))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
