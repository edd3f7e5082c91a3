"""What all commands begin with: checks of what was typed, the settings, and the database that they name."""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import msgspec
import typer
from msgspec import Struct

from bot.app import logs
from bot.commands.table_options import read_options
from engine.contract import Game
from engine.policies import policies
from engine.registry import games
from face.core.face import face
from face.wordings.console import cli_line
from host.values import Trouble

if TYPE_CHECKING:
    from bot.app.settings import Settings

USAGE = 2  # exit code: something is missing or misspelt
WRONG = 1  # exit code: it was tried and failed


def known_game(game_id: str | None) -> str:
    """The id of a game that exists; without one, of the game that newcomers are shown."""
    if game_id is None:
        offered = [game.id for game in games().values() if game.offered]
        return next((offer for offer in offered if face(offer).shown_first), (*offered, *games())[0])
    if game_id not in games():
        stop_command(cli_line("no-such-game", game=game_id, games=", ".join(sorted(games()))), USAGE)
    return game_id


def known_players(game: Game[Any], typed: str) -> tuple[str, ...]:
    """The policies named in "steward,random", which all play `game`."""
    names = tuple(name.strip() for name in typed.split(","))
    known = policies(game)
    for name in names:
        if name not in known:
            stop_command(cli_line("no-such-players", players=name, known=", ".join(known)), USAGE)
    return names


def known_options(game: Game[Any], typed: str) -> Struct | None:
    """The table options typed as "boards=all promos=yes", None for none."""
    if not typed:
        return None
    try:
        return msgspec.convert(read_options(typed), game.options_type)
    except (Trouble, msgspec.ValidationError) as problem:
        stop_command(cli_line("no-such-options", options=typed, problem=str(problem)), USAGE)


def require_demo_parts() -> None:
    """Ends the command if the simulated Discord is not installed."""
    if importlib.util.find_spec("simcord") is None:
        stop_command(cli_line("no-demo-parts"), USAGE)


def stop_command(sentence: str, code: int) -> NoReturn:
    """Ends the command with a sentence and an exit code."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


T = TypeVar("T")


def read_settings() -> Settings:
    """The settings of this process; one that cannot be used ends the command with its sentence."""
    from pydantic import ValidationError

    from bot.app.settings import Settings

    try:
        settings = Settings()
    except (OSError, UnicodeDecodeError) as error:
        path, problem = Path(".env").resolve(), getattr(error, "strerror", None) or type(error).__name__
        stop_command(cli_line("bad-env", path=str(path), problem=problem), USAGE)
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        problem = first["msg"].removeprefix("Value error, ")
        if first["loc"]:
            name = str(first["loc"][0])
        else:  # several settings do not go together: the first is named
            name, _, problem = problem.partition(": ")
        stop_command(cli_line("bad-setting", name=name, problem=problem), USAGE)
    if settings.outdated is not None:
        stop_command(cli_line("outdated-setting", name=settings.outdated), USAGE)
    return settings


def run_beside_bot(work: Callable[[Settings], Coroutine[Any, Any, T]]) -> T:
    """Does `work` on the database, beside a bot or without one; a refusal ends the command with its sentence."""
    from bot.cli.visiting import CannotVisit

    settings = read_settings()
    logs.set_up(settings.log_level, settings.secrets())
    try:
        return asyncio.run(work(settings))
    except CannotVisit as cannot:
        stop_command(str(cannot), WRONG)


def print_sentence(sentence: str) -> None:
    """Prints a sentence."""
    typer.echo(sentence)
