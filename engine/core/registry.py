"""Which games there are: every package beside `core` that has a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

import engine
from engine.core.contract import Game


@cache
def games() -> dict[str, Game[Any]]:
    """All games by id, the ones not offered to players included."""
    found: dict[str, Game[Any]] = {}
    for module in pkgutil.iter_modules(engine.__path__):
        if module.ispkg and module.name != "core":
            game = importlib.import_module(f"engine.{module.name}").GAME
            found[game.id] = game
    return found


def game(game_id: str) -> Game[Any]:
    """The game with that id. Raises KeyError."""
    return games()[game_id]
