"""Policies decide for a seat without a person: by its view, its question and the form of that, never by the state.

A game may bring policies as `POLICIES` of `engine/<id>/policies/__init__.py`, by name. Three names are levels that
players meet at a table: the caretaker (the absent answer, in every game), the apprentice and the steward. Further names
are for simulations.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, Protocol, cast, runtime_checkable

from msgspec import Struct

from engine.core.chance import Chance, Stream
from engine.core.contract import Ask, Game
from engine.core.forms import Draft, Form, drafted
from engine.core.playouts import random_value
from engine.core.texts import Text

CARETAKER, APPRENTICE, STEWARD = LEVELS = ("caretaker", "apprentice", "steward")  # from the weakest to the strongest
RANDOM = "random"


class Position:
    """A decision as a policy sees it. It holds a world that the seat cannot tell from the true one, never that one.

    `effort`: how much thinking is allowed, in multiples of what a simulation spends (1); never a time, so that the same
    chance always decides alike.
    """

    def __init__(self, game: Game[Any], state: Any, seat: int, ask: Ask, chance: Chance, effort: int = 1) -> None:
        """`chance`: of this decision alone; all that the policy draws comes from it."""
        self.game = game
        self.seat = seat
        self.ask = ask
        self.effort = effort
        self.world = game.resample(state, seat, chance.branch("world"))
        self._chance = chance

    @cached_property
    def view(self) -> Any:
        """All that the seat may know."""
        return self.game.view(self.world, self.seat)

    def form(self, draft: Draft) -> Form:
        """The form of the question, as far as `draft` fills it in."""
        return self.game.form(self.world, self.seat, self.ask.id, draft)

    def stream(self, name: str) -> Stream:
        """A stream of random numbers for that use, the same each time."""
        return self._chance.stream(name, recorded=False)


class Policy(Protocol):
    """Decides for a seat."""

    def volunteer(self, position: Position) -> tuple[str, dict[str, Any]] | None:
        """A liberty that the seat takes before it decides, as ask id and value; None for nothing, as if left out."""
        return None

    def answer(self, position: Position) -> dict[str, Any]:
        """Returns the seat's answer to the question; fields left out take their defaults."""


@runtime_checkable
class Explaining(Protocol):
    """A policy that can say why."""

    def explain(self, position: Position, value: Mapping[str, Any]) -> tuple[Text, ...]:
        """At most two sentences: why it would answer `value`, from own and public information only."""


class Decision(Struct, frozen=True):
    """An answer. `failed`: the type of the error for which it is the caretaker's, "" if the policy gave it."""

    value: dict[str, Any]
    failed: str = ""


class Caretaker(Policy):
    """Gives the absent answer, which is legal, dull and safe, and volunteers nothing."""

    def answer(self, position: Position) -> dict[str, Any]:
        return position.game.absent(position.world, position.seat)


class AtRandom(Policy):
    """Answers uniformly, and volunteers nothing."""

    def answer(self, position: Position) -> dict[str, Any]:
        game, stream = position.game, position.stream(RANDOM)
        return random_value(game, position.world, position.seat, position.ask.id, stream)


COMMON: dict[str, Policy] = {RANDOM: AtRandom(), CARETAKER: Caretaker()}


def policies(game: Game[Any]) -> Mapping[str, Policy]:
    """All policies that can play `game`, by name."""
    return {**COMMON, **_brought(game.id)}


@cache
def _brought(game_id: str) -> Mapping[str, Policy]:
    name = f"engine.{game_id}.policies"
    if importlib.util.find_spec(name) is None:
        return {}
    return cast(Mapping[str, Policy], importlib.import_module(name).POLICIES)


def decided(policy: Policy, position: Position) -> Decision:
    """The policy's answer, complete and legal; the caretaker's if it fails or its answer is not legal."""
    try:
        return Decision(position.form(drafted(policy.answer(position))).sealed())
    except Exception as error:
        return Decision(position.game.absent(position.world, position.seat), type(error).__name__)


def volunteered(policy: Policy, position: Position) -> tuple[str, dict[str, Any]] | None:
    """A liberty that the policy takes now, as ask id and value; None for nothing, or if it fails."""
    try:
        return policy.volunteer(position)
    except Exception:
        return None
