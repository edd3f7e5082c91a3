"""Simple opponents, who fill the seats of a demo: quick, sensible, and without a long memory.

A game may bring one, as `engine/<id>/opponent.py` with the functions of `Opponent`. It decides on a world that is drawn
anew for each decision, so that it cannot use what its seat does not know. Games without one get random answers.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Any, Protocol, cast

from engine.core.chance import Chance, Stream
from engine.core.contract import Ask, Game
from engine.core.forms import drafted
from engine.core.playouts import random_value
from engine.core.refusals import Refusal


class Opponent(Protocol):
    """The simple opponent of one game. `world`: a state that the seat cannot tell from the true one."""

    def volunteer(self, world: Any, seat: int, stream: Stream) -> tuple[str, dict[str, Any]] | None:
        """A liberty that the seat takes before it decides, as ask id and value; None for nothing."""

    def answer(self, world: Any, seat: int, ask: Ask, stream: Stream) -> dict[str, Any]:
        """Returns the seat's answer to `ask`. A Refusal or a wrong value is replaced by the absent answer."""


def opponent_of(game: Game[Any]) -> Opponent | None:
    """The opponent that this game brings, or None."""
    return _opponent(game.id)


@cache
def _opponent(game_id: str) -> Opponent | None:
    name = f"engine.{game_id}.opponent"
    return None if importlib.util.find_spec(name) is None else cast(Opponent, importlib.import_module(name))


def volunteered(game: Game[Any], state: Any, seat: int, chance: Chance) -> tuple[str, dict[str, Any]] | None:
    """A liberty that the simple opponent takes now, as ask id and value; None for nothing."""
    opponent = opponent_of(game)
    if opponent is None:
        return None
    return opponent.volunteer(game.resample(state, seat, chance), seat, chance.stream("opponent"))


def decided(game: Game[Any], state: Any, seat: int, ask: Ask, chance: Chance) -> dict[str, Any]:
    """A legal answer of the simple opponent to the question that `seat` owes. `chance`: fresh for each decision."""
    opponent, stream = opponent_of(game), chance.stream("opponent")
    world = game.resample(state, seat, chance)
    try:
        value = (
            opponent.answer(world, seat, ask, stream) if opponent else random_value(game, world, seat, ask.id, stream)
        )
        return game.form(world, seat, ask.id, drafted(value)).sealed()
    except (Refusal, LookupError):
        return game.absent(world, seat)
