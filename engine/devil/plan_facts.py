"""Holds the facts of a revealed plan of Deal with the Devil, of which more is made than a sentence."""

from __future__ import annotations

from engine.core.facts import Fact
from engine.core.texts import Listed, Named, SeatRef


class PlanRevealed(Fact, frozen=True):
    """A seat's plan lies open: its parts in the order in which they are carried out."""

    wording = "devil-plan-revealed"
    seat: SeatRef
    plan: Listed


class Planned(Fact, frozen=True):
    """A part of a plan, by the card or courtier it is about."""

    what: Named


class LeftPlanned(Planned, frozen=True):
    """The left half of the event."""

    wording = "devil-plan-left"


class RightPlanned(Planned, frozen=True):
    """The right half of the event."""

    wording = "devil-plan-right"


class UsePlanned(Planned, frozen=True):
    """The action of a building on the edge."""

    wording = "devil-plan-use"


class BuildPlanned(Planned, frozen=True):
    """A building."""

    wording = "devil-plan-build"


class BuildAndUsePlanned(Planned, frozen=True):
    """A building and its action at once."""

    wording = "devil-plan-build-act"


class HirePlanned(Planned, frozen=True):
    """A courtier."""

    wording = "devil-plan-hire"


PLANNED: tuple[type[Planned], ...] = (
    *(LeftPlanned, RightPlanned, UsePlanned),
    *(BuildPlanned, BuildAndUsePlanned, HirePlanned),
)
"""All parts a plan can have."""
