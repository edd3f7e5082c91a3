"""What has happened in earlier rounds, as the state keeps it for those who have seen it: offers, wishes, deeds.

A record of a round is made while it is played and never changed after it. Games begun before a kind of record was kept
have none of their first rounds.
"""

from __future__ import annotations

from msgspec import Struct

from games.devil.rules.rulebook import ROLES, Stock


class OfferRecord(Struct, frozen=True):
    """An offer as it was packed, kept for those who saw its chest. `taken` in viewing 1 or 2, 0 for not (yet)."""

    goods: Stock
    souls_asked: bool
    price: int
    taken: int = 0


class OffersOfRound(Struct, frozen=True):
    """The four offers of one round, by role in the order of ROLES."""

    round: int
    offers: tuple[OfferRecord, ...]


class WishesOfRound(Struct, frozen=True):
    """What each seat openly wished for when the offers of one round were packed."""

    round: int
    wishes: tuple[tuple[str, ...], ...]


class SoulsOfRound(Struct, frozen=True):
    """How many marked pieces each chest of one round came home with, by role in the order of ROLES."""

    round: int
    marked: tuple[int, ...]


class ProductionOfRound(Struct, frozen=True):
    """What the fields of each seat have produced in one round, without the effects of buildings: it is public."""

    round: int
    made: tuple[Stock, ...]


class ActsOfRound(Struct, frozen=True):
    """What all have read of the seats in one round, by seat.

    `repaid`: coins of debt, before the inquisition; `accused`: whom, None for nobody, empty without a hunt; `proved`:
    the seats that proved their innocence.
    """

    round: int
    repaid: tuple[int, ...] = (0,) * len(ROLES)
    accused: tuple[int | None, ...] = ()
    proved: tuple[int, ...] = ()
