"""Finds the games there are: those of installed distributions, this tree's among them, and those named by hand.

A game is one package, found by its id. Its `rules` hold `GAME`; all else is optional: `face` with `FACE`,
`rules.policies`, `rules.lessons`, `balance`, `lengths.toml` and `locales/<language>/*.ftl`.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from engine.contract import Game

ENTRY_POINTS = "pactum.games"  # the entry points of distributions: `id = "package"`
PACKAGES = "PACTUM_GAME_PACKAGES"  # an environment variable, so that worker processes know the same games


def packages() -> dict[str, str]:
    """The packages of all games, by the ids of the games.

    Entry points of the group `pactum.games` name those of installed distributions. PACTUM_GAME_PACKAGES names others,
    separated by commas, each with the game's id as the last part of its name. Raises ImportError for a package that
    is not there, ValueError for an id that is taken.
    """
    return _packages(os.environ.get(PACKAGES, ""))


@cache
def _packages(names: str) -> dict[str, str]:
    found: dict[str, str] = {}
    installed = [
        (entry.name, entry.module, f"the installed {entry.dist.name if entry.dist else 'distribution'}")
        for entry in entry_points(group=ENTRY_POINTS)
    ]
    by_hand = ((name.rpartition(".")[2], name, PACKAGES) for name in map(str.strip, names.split(",")) if name)
    for game_id, package, who in (*sorted(installed), *by_hand):
        if _spec(package) is None:
            raise ImportError(f"{who} names {package}, and there is no such package")
        if found.setdefault(game_id, package) != package:
            raise ValueError(f"{who} names {package}, and there is a game {game_id} already: {found[game_id]}")
    if not found:
        raise ImportError("no game is found, since Pactum is not installed in this environment: `make install` does it")
    return found


def folders() -> tuple[Path, ...]:
    """The folders of the packages of all games, in the order of their ids."""
    return tuple(folder_of(game_id) for game_id in game_ids())


def folder_of(game_id: str) -> Path:
    """The folder of that game's package. Raises KeyError for a game that is not there."""
    spec = _spec(packages()[game_id])
    return Path(((spec and spec.submodule_search_locations) or [game_id])[0])


def part(game_id: str, name: str) -> ModuleType | None:
    """The module `name` of that game's package ("rules.policies"), None where it or the game is not there."""
    package = packages().get(game_id)
    if package is None or _spec(f"{package}.{name}") is None:
        return None
    return importlib.import_module(f"{package}.{name}")


def _spec(module: str) -> ModuleSpec | None:
    try:
        return importlib.util.find_spec(module)
    except ModuleNotFoundError as error:
        if error.name and f"{module}.".startswith(f"{error.name}."):  # it or a package around it is not there
            return None
        raise


def game_ids() -> tuple[str, ...]:
    """The ids of all games. No game is loaded."""
    return tuple(sorted(packages()))


@cache
def games() -> dict[str, Game[Any]]:
    """All games by id, including those that are not offered to players."""
    return {game_id: game(game_id) for game_id in game_ids()}


@cache
def game(game_id: str) -> Game[Any]:
    """The game with that id; no other one is loaded.

    Raises KeyError for an id that is not there, ImportError for a package without `rules`.
    """
    package = packages()[game_id]
    rules = part(game_id, "rules")
    if rules is None:
        raise ImportError(f"{package} has no rules.py or rules/, where GAME of {game_id} belongs")
    found: Game[Any] = rules.GAME
    return found
