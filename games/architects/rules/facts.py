"""Holds the facts of Architects: happenings of which more is made than a sentence."""

from __future__ import annotations

from engine.texts import Fact, Listed, Named, SeatRef, Things


class Turn(Fact, frozen=True):
    """A seat placed a worker, and what it did there."""

    wording = "architects-turn"
    seat: SeatRef
    place: Named
    deeds: Listed


class IdleTurn(Fact, frozen=True):
    """A seat placed a worker and did nothing."""

    wording = "architects-turn-idle"
    seat: SeatRef
    place: Named


class More(Fact, frozen=True):
    """A seat did something besides placing a worker."""

    wording = "architects-more"
    seat: SeatRef
    deeds: Listed


class MarketReset(Fact, frozen=True):
    """The Black Market was reset."""

    wording = "architects-reset"


class Refreshed(Fact, frozen=True):
    """The first apprentices of the display went under their deck."""

    wording = "architects-refreshed"


class DebtTaken(Fact, frozen=True):
    """A seat took unpaid debts."""

    wording = "architects-took-debt"
    seat: SeatRef
    count: int


class Guilty(Fact, frozen=True):
    """At a reset these `among` had most workers in Prison, `count` each: each takes a debt, which is told beside it."""

    wording = "architects-guilty"
    seats: Listed
    among: int
    count: int


class NextInTurn(Fact, frozen=True):
    """The reader's turn comes after that of a seat."""

    wording = "architects-you-are-next"
    seat: SeatRef


class Gained(Fact, frozen=True):
    """Goods, or nothing, were taken from the supply."""

    wording = "architects-did-gain"
    things: Things


class Paid(Fact, frozen=True):
    """Silver, or nothing, was paid."""

    wording = "architects-did-pay"
    things: Things


class Built(Fact, frozen=True):
    """A building was built for these goods."""

    wording = "architects-did-build"
    what: Named
    things: Things


class CathedralStep(Fact, frozen=True):
    """A step up the Cathedral was paid for."""

    wording = "architects-did-step"
    level: int
    things: Things


class Hired(Fact, frozen=True):
    """An apprentice was hired, with the silver that lay on the card."""

    wording = "architects-did-hire"
    what: Named
    things: Things


class Captured(Fact, frozen=True):
    """Workers of a seat were captured at a location."""

    wording = "architects-did-capture"
    whom: SeatRef
    count: int
    place: Named


class Imprisoned(Fact, frozen=True):
    """Captured workers of a seat were sent to Prison."""

    wording = "architects-did-imprison"
    whom: SeatRef
    count: int


class Freed(Fact, frozen=True):
    """Own workers came back from the boards of others."""

    wording = "architects-did-free"
    count: int


class FreedFrom(Freed, frozen=True):
    """The same; `shares`: how many from whose board."""

    wording = "architects-did-free-from"
    shares: Listed


class Released(Fact, frozen=True):
    """Own workers left the Prison."""

    wording = "architects-did-release"
    count: int


class Stolen(Fact, frozen=True):
    """Tax was taken from the Tax Stand."""

    wording = "architects-did-steal"
    count: int


class SpaceUsed(Fact, frozen=True):
    """A space of the Black Market was paid for."""

    wording = "architects-did-space"
    number: int
    things: Things


class Traded(Fact, frozen=True):
    """Goods were given in the King's Storehouse, for others and virtue."""

    wording = "architects-did-trade"
    given: Things
    things: Things
    virtue: int


class DebtPaid(Fact, frozen=True):
    """A debt was paid."""

    wording = "architects-did-pay-debt"


class Recalled(Fact, frozen=True):
    """Workers were taken back from a location."""

    wording = "architects-did-recall"
    place: Named


class RecalledElsewhere(Recalled, frozen=True):
    """A worker was taken back from where only the house's rule lets it leave."""

    wording = "architects-did-recall-elsewhere"


class RecalledFrom(RecalledElsewhere, frozen=True):
    """It was taken back from the board of another seat."""

    wording = "architects-did-recall-from"
    whom: SeatRef


class Afterwards(Fact, frozen=True):
    """What a seat would have then: goods and silver by kind, `held` in all, and unpaid `debts`.

    `place`: where its `virtue` would stand among all as things stand, "unmoved" if it does not change.
    """

    wording = "architects-preview-then"
    clay: int
    wood: int
    stone: int
    gold: int
    marble: int
    silver: int
    held: int
    debts: int
    virtue: int
    place: str


class ResetAhead(Fact, frozen=True):
    """A turn would reset the Black Market. `most`: whose a debt is then: "you", "shared", "others" or "nobody"."""

    wording = "architects-preview-reset"
    most: str


class Discarded(Fact, frozen=True):
    """So many cards too many were put away."""

    wording = "architects-did-discard"
    count: int
