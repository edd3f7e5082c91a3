"""The tempers of stewards: each seat has its own, so that those at one table do not all do the same.

A temper follows from the seat alone: everybody may know it, it is the same in every decision of a game, and nothing is
stored for it. Seats are drawn when a game starts, and so are tempers.
"""

from __future__ import annotations

from msgspec import Struct

from games.architects.rules.policies.projects import Weights


class Temper(Struct, frozen=True):
    """What a steward is like: its `id`, and the weights by which it weighs."""

    id: str
    weights: Weights


TEMPERS = (
    Temper("builder", Weights(skill=2.0, card=3.4, material=0.2)),
    Temper("jailer", Weights(harm=0.1, captive=0.14)),
    Temper("pilgrim", Weights(reward=2.5, virtue=1.4)),
    Temper("smuggler", Weights(silver=0.5, more_silver=0.25, debt=2.5, virtue=0.7)),
    Temper("master", Weights()),
)


def temper_of(seat: int) -> Temper:
    """The temper of the steward at that seat."""
    return TEMPERS[seat % len(TEMPERS)]
