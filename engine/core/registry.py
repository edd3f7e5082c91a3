"""Finds the games: every package beside `core` that has a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

import engine
from engine.core.contract import Game


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games. No game is loaded."""
    return tuple(
        module.name for module in pkgutil.iter_modules(engine.__path__) if module.ispkg and module.name != "core"
    )


@cache
def games() -> dict[str, Game[Any]]:
    """All games by id, including those that are not offered to players."""
    return {game_id: game(game_id) for game_id in game_ids()}


@cache
def game(game_id: str) -> Game[Any]:
    """The game with that id; no other one is loaded. Raises KeyError."""
    if game_id not in game_ids():
        raise KeyError(game_id)
    rules: Game[Any] = importlib.import_module(f"engine.{game_id}").GAME
    return rules
