"""What all commands begin with: the settings, and the database that they name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import typer

from bot.app import logs
from bot.cli.arguments import USAGE, WRONG, stop
from bot.kit.console import line

if TYPE_CHECKING:
    from bot.app.settings import Settings

T = TypeVar("T")


def read_settings() -> Settings:
    """The settings of this process; one that cannot be used ends the command with its sentence."""
    from pydantic import ValidationError

    from bot.app.settings import Settings

    try:
        return Settings()
    except (OSError, UnicodeDecodeError) as error:
        path, problem = Path(".env").resolve(), getattr(error, "strerror", None) or type(error).__name__
        stop(line("bad-env", path=str(path), problem=problem), USAGE)
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        problem = first["msg"].removeprefix("Value error, ")
        if first["loc"]:
            name = str(first["loc"][0])
        else:  # several settings do not go together: the first is named
            name, _, problem = problem.partition(": ")
        stop(line("bad-setting", name=name, problem=problem), USAGE)


def beside(work: Callable[[Settings], Coroutine[Any, Any, T]]) -> T:
    """Do `work` on the database, beside a bot or without one; a refusal ends the command with its sentence."""
    from bot.cli.visiting import CannotVisit

    settings = read_settings()
    logs.set_up(settings.log_level, settings.secrets())
    try:
        return asyncio.run(work(settings))
    except CannotVisit as cannot:
        stop(str(cannot), WRONG)


def say(sentence: str) -> None:
    """Print a sentence."""
    typer.echo(sentence)
