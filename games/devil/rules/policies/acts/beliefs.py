"""Says how likely each seat is to have each role, and votes in the witch hunt for whom it can hurt.

It goes by what everybody knows and what the believer has seen itself: the chests that came before it, by their marks
(tells.py), what everybody reads of a seat (acts/), which roles were told, denied or guessed. Each deal of the hidden
roles gets the product of the likelihoods.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import exp
from typing import Any

from engine.policies import Position
from games.devil.rules.phases.witch_hunt import NOBODY
from games.devil.rules.policies.acts.counting import acts_of
from games.devil.rules.policies.acts.tells import readings
from games.devil.rules.policies.acts.weighing import Fitted, fitted
from games.devil.rules.policies.reading import mortality
from games.devil.rules.rulebook import MORTALS, ROLES, Role
from games.devil.rules.state import State, opponents

Beliefs = dict[int, dict[Role, float]]
"""For each seat the probability of each role."""
Deal = dict[int, Role]
"""The roles of the other seats."""


def beliefs(world: State, seat: int, weights: Fitted | None = None) -> Beliefs:
    """What `seat` believes of the others, by the weights in force unless others are given."""
    others, weigh = opponents(seat), (weights or fitted()).at(world.round)
    read, acts = readings(world, seat), {other: acts_of(world, other) for other in others}
    hidden = [role for role in ROLES if role != world.kingdoms[seat].role]
    likely = {
        (other, role): weigh.chests * read.get((other, role), 0.0) + weigh.told(acts[other], role)
        for other in others
        for role in hidden
    }
    deals = list(possible_deals(world, seat))
    told = [sum(likely[pair] for pair in deal.items()) for deal in deals]
    most = max(told, default=0.0)
    weighed = [exp(each - most) for each in told]
    belief: Beliefs = {other: dict.fromkeys(ROLES, 0.0) for other in others}
    if not deals:
        return {other: {role: 1 / len(hidden) if role in hidden else 0.0 for role in ROLES} for other in others}
    for deal, weight in zip(deals, weighed, strict=True):
        for other, role in deal.items():
            belief[other][role] += weight / sum(weighed)
    return belief


def possible_deals(world: State, seat: int) -> Iterator[Deal]:
    """Yields the deals of the other roles that nothing told, denied or guessed speaks against."""
    hidden = [role for role in ROLES if role != world.kingdoms[seat].role]
    for roles in permutations(hidden):
        deal = dict(zip(opponents(seat), roles, strict=True))
        if all(_possible(world, other, role) for other, role in deal.items()):
            yield deal


def _possible(world: State, seat: int, role: Role) -> bool:
    if seat in world.known:
        return world.known[seat] == role
    named = [guess for guess in world.inquisition.locked if guess.seat == seat]
    denied = sum(guess.role == role for guess in named) > 1
    return not denied and not any(guess.by == role for guess in named)


SILENT = 5  # one vote in so many accuses nobody, whoever has it: otherwise silence would tell who it is
INNOCENT = 0.9  # a mortal leaves alone who is a mortal with more likelihood than this and would prove its innocence


def voted(position: Position) -> dict[str, Any]:
    """Accuses the seat that is most likely to have to confess, and by lot nobody, alike for every role.

    Who hides accuses even those who are surely mortals: once the other has confessed, silence would tell the rest.
    """
    world, seat = position.world, position.seat
    accusable = [other for other in opponents(seat) if not world.kingdoms[other].confessed]
    if not accusable or not position.stream("vote").below(SILENT):
        return {"whom": NOBODY}
    belief = beliefs(world, seat)
    whom = min(accusable, key=lambda other: (mortality(belief[other]), -world.kingdoms[other].score, other))
    spared = mortality(belief[whom]) > INNOCENT and world.kingdoms[seat].role in MORTALS
    return {"whom": NOBODY if spared else str(whom)}
