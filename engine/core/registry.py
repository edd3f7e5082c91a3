"""Finds the games there are: those of this tree, and those of packages that are named from outside."""

from __future__ import annotations

import importlib
import importlib.util
import os
import pkgutil
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import engine
from engine.core.contract import Game

PACKAGES = "PACTUM_GAME_PACKAGES"  # an environment variable, so that worker processes know the same games


def outside_packages() -> dict[str, str]:
    """The packages of games from outside of this tree, by the ids of their games.

    PACTUM_GAME_PACKAGES names them, separated by commas: packages that can be imported, each with the game's id as the
    last part of its name. Such a package holds all of its game: `GAME`, and in modules and folders of its own what
    games of this tree have elsewhere (`face.py`, `policies`, `locales/<language>/*.ftl`). Raises ImportError for one
    that is not there, ValueError for an id that is taken.
    """
    return _packages(os.environ.get(PACKAGES, ""))


@cache
def _packages(names: str) -> dict[str, str]:
    packages: dict[str, str] = {}
    for name in dict.fromkeys(filter(None, map(str.strip, names.split(",")))):
        game_id = name.rpartition(".")[2]
        if _there(name) is None:
            raise ImportError(f"{PACKAGES} names {name}, and there is no such package")
        if game_id in (*_own_ids(), *packages):
            raise ValueError(f"{PACKAGES} names {name}, and there is a game {game_id} already")
        packages[game_id] = name
    return packages


def outside_folders() -> tuple[Path, ...]:
    """The folders of the packages that `outside_packages` names."""
    return tuple(Path(folder) for name in outside_packages().values() for folder in _there(name) or ())


def _there(package: str) -> Sequence[str] | None:
    try:
        spec = importlib.util.find_spec(package)
    except ModuleNotFoundError:  # a package around it is not there
        return None
    return None if spec is None else spec.submodule_search_locations


def package_of(game_id: str) -> str:
    """The name of the package that holds the rules of that game."""
    return outside_packages().get(game_id, f"engine.{game_id}")


@cache
def _own_ids() -> tuple[str, ...]:
    return tuple(
        module.name for module in pkgutil.iter_modules(engine.__path__) if module.ispkg and module.name != "core"
    )


def game_ids() -> tuple[str, ...]:
    """The ids of all games. No game is loaded."""
    return tuple(sorted((*_own_ids(), *outside_packages())))


@cache
def games() -> dict[str, Game[Any]]:
    """All games by id, including those that are not offered to players."""
    return {game_id: game(game_id) for game_id in game_ids()}


@cache
def game(game_id: str) -> Game[Any]:
    """The game with that id; no other one is loaded. Raises KeyError."""
    if game_id not in game_ids():
        raise KeyError(game_id)
    rules: Game[Any] = importlib.import_module(package_of(game_id)).GAME
    return rules
