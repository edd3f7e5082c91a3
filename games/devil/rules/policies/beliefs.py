"""Says how likely each seat is to have each role, and votes in the witch hunt for whom it can hurt.

It goes by what everybody knows and what the believer has seen itself: the chests that came before it, by their marks
(tells.py), what was built against what its owner can have had, who proved or confessed, which roles were told, denied
or guessed. Each deal of the hidden roles gets the product of the likelihoods.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from math import exp
from typing import Any

from engine.policies import Position
from games.devil.rules.mechanics.costs import discounted_cost
from games.devil.rules.pack import Pack
from games.devil.rules.phases.witch_hunt import NOBODY
from games.devil.rules.policies.reading import mortality
from games.devil.rules.policies.tells import produced_so_far, readings
from games.devil.rules.policies.worths import in_coins
from games.devil.rules.rulebook import ROLES, Role
from games.devil.rules.state import Kingdom, State, opponents

MORE: tuple[Mapping[Role, float], ...] = (
    {"sun": 0.0, "moon": 0.0, "cultist": 0.0, "devil": 0.0},
    {"sun": -2.4, "moon": -2.4, "cultist": 0.0, "devil": 5.0},
    {"sun": -2.5, "moon": -2.5, "cultist": 1.2, "devil": 3.8},
    {"sun": -3.5, "moon": -3.5, "cultist": 1.0, "devil": 6.0},
    {"sun": -4.5, "moon": -4.5, "cultist": 0.8, "devil": 8.0},
)
"""Coins' worth that a role has built for beyond the table's average after so many rounds: it begins with more, and the
devil builds with what others would have kept."""
SPREAD = (2.0, 8.2, 7.2, 8.3, 9.6)  # how far a seat may be off that
CONFESSED: Mapping[Role, float] = {"sun": 0.2, "moon": 0.2, "cultist": 0.75, "devil": 1.0}

Beliefs = dict[int, dict[Role, float]]
"""For each seat the probability of each role."""


def beliefs(world: State, seat: int) -> Beliefs:
    """What `seat` believes of the others."""
    others = opponents(seat)
    hidden = [role for role in ROLES if role != world.kingdoms[seat].role]
    read = readings(world, seat)
    likely = {
        other: {role: _likelihood(world, other, role) * exp(read.get((other, role), 0.0)) for role in hidden}
        for other in others
    }
    belief: Beliefs = {other: dict.fromkeys(ROLES, 0.0) for other in others}
    total = 0.0
    for deal in permutations(hidden):
        weight = 1.0
        for other, role in zip(others, deal, strict=True):
            weight *= likely[other][role]
        total += weight
        for other, role in zip(others, deal, strict=True):
            belief[other][role] += weight
    if total <= 0:
        return {other: {role: 1 / len(hidden) if role in hidden else 0.0 for role in ROLES} for other in others}
    return {other: {role: weight / total for role, weight in roles.items()} for other, roles in belief.items()}


def _likelihood(world: State, seat: int, role: Role) -> float:
    if seat in world.known:
        return float(world.known[seat] == role)
    named = [guess for guess in world.inquisition.locked if guess.seat == seat]
    if sum(guess.role == role for guess in named) > 1 or any(guess.by == role for guess in named):
        return 0.0
    likely = CONFESSED[role] if world.kingdoms[seat].confessed else 1.0
    rounds = max(len(kingdom.built) for kingdom in world.kingdoms) // 2
    if not rounds:
        return likely
    at = min(rounds, len(MORE)) - 1
    spent = [spending(world, other) for other in range(len(world.kingdoms))]
    off = (spent[seat] - sum(spent) / len(spent) - MORE[at][role]) / SPREAD[at]
    return likely * exp(-off * off / 2)


def spending(world: State, seat: int) -> float:
    """The coins' worth that the seat must have had beside its production, by its buildings and its known debt."""
    kingdom, cards = world.kingdoms[seat], world.pack
    return built_for(kingdom, cards) - in_coins(produced_so_far(world, seat, world.round)) - kingdom.known_debt


def built_for(kingdom: Kingdom, cards: Pack) -> float:
    """What the buildings of a kingdom have cost, in coins among players."""
    total = 0.0
    for at, card in enumerate(kingdom.built):
        total += in_coins(discounted_cost(kingdom.built[:at], cards.buildings[card], cards))
    return total


SILENT = 5  # one vote in so many accuses nobody, whoever has it: otherwise silence would tell who it is
INNOCENT = 0.9  # a seat that is a mortal with more likelihood than this would prove its innocence


def voted(position: Position) -> dict[str, Any]:
    """Accuses the seat that is most likely to have to confess, and by lot nobody, alike for every role."""
    world, seat = position.world, position.seat
    accusable = [other for other in opponents(seat) if not world.kingdoms[other].confessed]
    if not accusable or not position.stream("vote").below(SILENT):
        return {"whom": NOBODY}
    belief = beliefs(world, seat)
    whom = min(accusable, key=lambda other: (mortality(belief[other]), -world.kingdoms[other].score, other))
    return {"whom": str(whom) if mortality(belief[whom]) <= INNOCENT else NOBODY}
