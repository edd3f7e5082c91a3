"""Games from outside that were written for 0.3.0 find what all games share where it was."""

from __future__ import annotations

import importlib
import subprocess
import sys
from types import ModuleType

import pytest

import engine.extras.lessons
import engine.extras.review
import engine.texts


@pytest.mark.parametrize(
    ("former", "module"),
    [("texts", engine.texts), ("review", engine.extras.review), ("extras.lessons", engine.extras.lessons)],
)
def test_a_former_name_is_the_very_module(former: str, module: ModuleType) -> None:
    assert module.__spec__ is not None
    name = module.__spec__.name
    with pytest.warns(DeprecationWarning, match=f"engine.core.{former} is {name} now"):
        assert importlib.import_module(f"engine.core.{former}") is module
    assert module.__spec__.name == name


def test_what_never_was_is_not_there() -> None:
    with pytest.raises(ModuleNotFoundError), pytest.warns(DeprecationWarning, match="nonsense"):
        importlib.import_module("engine.core.nonsense")


def test_nobody_here_needs_it() -> None:
    program = "import bot.app.process, sys; sys.exit('engine.core' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
