"""Players of Architects with one idea each, to see that no such idea beats stewards. Nobody meets them at a table.

Each does what its idea asks for wherever it can, of equal turns the one that the steward thinks best; where it asks for
nothing, the absent answer. What is not a turn it decides as the steward does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.policies import Policy, Position
from games.architects.rules.locations.guildhall import BUILD
from games.architects.rules.phases import turns
from games.architects.rules.policies.candidates import Candidate, candidates
from games.architects.rules.policies.projects import CATHEDRAL
from games.architects.rules.policies.steward import Steward
from games.architects.rules.policies.worth import Valuation
from games.architects.rules.rulebook import (
    FOREST,
    GUARDHOUSE,
    MINES,
    QUARRY,
    RICHES,
    SILVER,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from games.architects.rules.state import State

FEW, MANY = 2, 4  # workers worth a capture, captives worth a walk to the Guardhouse

Idea = Callable[[Candidate, State, int], float]
"""How much a turn is after the idea's heart: the greatest number is done, 0 and less never."""


class OneIdea(Policy):
    """Plays every turn by one idea."""

    def __init__(self, idea: Idea) -> None:
        self._idea = idea
        self.steward = Steward()

    def answer(self, position: Position) -> dict[str, Any]:
        """The turn most after the idea's heart."""
        world, seat, kind = position.world, position.seat, position.ask.kind
        if kind != turns.TURN:
            return self.steward.answer(position)
        wanted = [(self._idea(each, world, seat), each) for each in candidates(world, seat, kind)]
        most = max(like for like, _ in wanted)
        if most <= 0:
            return position.game.absent(world, seat)
        valuation = Valuation(world, seat, self.steward.weights(seat))
        alike = [each for like, each in wanted if like == most]
        return max(alike, key=lambda each: valuation.worth(each.work.done(), each.work.drawing)).value


def _gained(each: Candidate, world: State, seat: int, kinds: Iterable[str]) -> int:
    before, after = world.players[seat].stock, each.work.me.stock
    return sum(after[kind] - before[kind] for kind in kinds)


def dig(each: Candidate, world: State, seat: int) -> float:
    """Gold from the Mines in every turn, and the workers back from the Prison when few are left."""
    if each.place == GUARDHOUSE and world.players[seat].workers <= FEW:
        return 100.0 * (world.prison[seat] - each.work.done().prison[seat] > MANY)
    return 1.0 + _gained(each, world, seat, RICHES) if each.place == MINES else 0.0


def raid(each: Candidate, world: State, seat: int) -> float:
    """The largest crowd of others, its price at the Guardhouse, and silver to go on."""
    held = sum(world.players[seat].captured)
    if each.place.startswith((BUILD, "guildhall")):
        return 50.0
    if each.place == GUARDHOUSE and held >= MANY:
        return 30.0 * (sum(each.work.me.captured) == 0)
    if each.place == TOWN_CENTRE:
        taken = sum(each.work.me.captured) - held
        return 10.0 + taken if taken >= FEW else 0.0
    if each.place == TAX_STAND:
        return 9.0 * (_gained(each, world, seat, (SILVER,)) >= MANY)
    return 1.0 if each.place == SILVERSMITH else 0.0


def trade(each: Candidate, world: State, seat: int) -> float:
    """Wood and stone, and marble for them at the Storehouse."""
    if each.place == STOREHOUSE:
        return 10.0 * _gained(each, world, seat, RICHES)
    if each.place in (QUARRY, FOREST):
        return 1.0 + _gained(each, world, seat, ("wood", "stone"))
    return 0.0


def build(each: Candidate, world: State, seat: int) -> float:
    """What the steward does, without a single capture."""
    return 0.0 if each.place == TOWN_CENTRE else 1.0


def pray(each: Candidate, world: State, seat: int) -> float:
    """Virtue at the Storehouse, and the Cathedral."""
    location = each.value.get("location", "")
    if location == CATHEDRAL:
        return 100.0
    if location.startswith(BUILD):
        return 20.0 * (each.work.me.virtue >= world.players[seat].virtue)
    gained = each.work.me.virtue - world.players[seat].virtue
    if each.place == STOREHOUSE and gained > 0:
        return 10.0 + gained
    if each.place == WORKSHOP:
        return 5.0 * (not world.players[seat].hand and each.value.get("who") == "plan")
    return 0.0


ONE_IDEA: dict[str, Policy] = {
    "digger": OneIdea(dig),
    "raider": OneIdea(raid),
    "trader": OneIdea(trade),
    "builder-alone": OneIdea(build),
    "virtue-only": OneIdea(pray),
}
