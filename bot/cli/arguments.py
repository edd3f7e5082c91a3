"""Checks that several commands make of what was typed; each ends the command with a sentence and an exit code."""

from __future__ import annotations

import importlib.util
from typing import Any, NoReturn

import msgspec
import typer
from msgspec import Struct

from bot.commands.table_options import read_options
from bot.kit.console import line
from engine.core.contract import Game
from engine.core.policies import policies
from engine.core.registry import games
from host.values import Trouble

USAGE = 2  # exit code: something is missing or misspelt
WRONG = 1  # exit code: it was tried and failed
SHOWN_FIRST = "devil"  # the game a newcomer sees, if it is offered


def known_game(game_id: str | None) -> str:
    """The id of a game that exists; without one, of the game that newcomers are shown."""
    if game_id is None:
        offered = [game.id for game in games().values() if game.offered]
        return SHOWN_FIRST if SHOWN_FIRST in offered else (*offered, *games())[0]
    if game_id not in games():
        stop(line("no-such-game", game=game_id, games=", ".join(sorted(games()))), USAGE)
    return game_id


def known_players(game: Game[Any], typed: str) -> tuple[str, ...]:
    """The policies named in "steward,random", which all play `game`."""
    names = tuple(name.strip() for name in typed.split(","))
    known = policies(game)
    for name in names:
        if name not in known:
            stop(line("no-such-players", players=name, known=", ".join(known)), USAGE)
    return names


def known_options(game: Game[Any], typed: str) -> Struct | None:
    """The table options typed as "boards=all promos=yes", None for none."""
    if not typed:
        return None
    try:
        return msgspec.convert(read_options(typed), game.options_type)
    except (Trouble, msgspec.ValidationError) as problem:
        stop(line("no-such-options", options=typed, problem=str(problem)), USAGE)


def require_demo_parts() -> None:
    """End the command if the simulated Discord is not installed."""
    if importlib.util.find_spec("simcord") is None:
        stop(line("no-demo-parts"), USAGE)


def stop(sentence: str, code: int) -> NoReturn:
    """End the command with a sentence and an exit code."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)
