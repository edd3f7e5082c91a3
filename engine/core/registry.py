"""Which games there are: every package beside `core` that has a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

import engine
from engine.core.contract import Game


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games; no game is loaded for it."""
    return tuple(one.name for one in pkgutil.iter_modules(engine.__path__) if one.ispkg and one.name != "core")


@cache
def games() -> dict[str, Game[Any]]:
    """All games by id, the ones not offered to players included."""
    return {game_id: game(game_id) for game_id in game_ids()}


@cache
def game(game_id: str) -> Game[Any]:
    """The game with that id; the others are not loaded for it. Raises KeyError."""
    if game_id not in game_ids():
        raise KeyError(game_id)
    found: Game[Any] = importlib.import_module(f"engine.{game_id}").GAME
    return found
