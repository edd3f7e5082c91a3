"""Placing a worker: the locations, each with what it would bring now and what happens there.

`options` is the first question of every turn; `place` reads each further choice when the rule needs it.
"""

from __future__ import annotations

from functools import partial
from typing import Protocol, cast

from engine.architects.locations import (
    black_market,
    guardhouse,
    guildhall,
    production,
    storehouse,
    tax_stand,
    town_centre,
    workshop,
)
from engine.architects.things import GUARDHOUSE, GUILDHALL, MARKET, STOREHOUSE, TAX_STAND, TOWN_CENTRE, WORKSHOP
from engine.architects.working import Working
from engine.core.forms import Draft, Option


class Location(Protocol):
    """A location's module."""

    def closed(self, work: Working) -> str:
        """Returns the reason why the mover cannot go there now; "" if it can."""

    def option(self, work: Working) -> Option:
        """Returns the location as an option: its yield now, or the reason why it is closed."""

    def place(self, work: Working, draft: Draft) -> bool:
        """The rule. False while a choice is open."""


OTHERS = {
    STOREHOUSE: cast(Location, storehouse),
    WORKSHOP: cast(Location, workshop),
    TOWN_CENTRE: cast(Location, town_centre),
    TAX_STAND: cast(Location, tax_stand),
    GUARDHOUSE: cast(Location, guardhouse),
    MARKET: cast(Location, black_market),
}


def options(work: Working) -> list[Option]:
    """All locations, the Guildhall as the works possible there; a closed one says why."""
    others = [module.option(work) for module in OTHERS.values()]
    return [*production.options(work), *others, *guildhall.options(work)]


def possible(work: Working) -> list[str]:
    """The ids of the `options` that are open."""
    others = [place for place, module in OTHERS.items() if not module.closed(work)]
    return [*production.PRODUCTION, *others, *guildhall.possible(work)]


def place(work: Working, draft: Draft) -> bool:
    """One turn: the location and everything it asks. False while a choice is open."""
    chosen = draft.offer("location", partial(options, work), partial(possible, work))
    if chosen is None:
        return False
    work.place = place_of(chosen)
    if chosen in production.PRODUCTION:
        return production.place(work, draft, chosen)
    module = OTHERS.get(chosen)
    return guildhall.place(work, draft, chosen) if module is None else module.place(work, draft)


def place_of(chosen: str) -> str:
    """The location that an option of the first question belongs to."""
    return chosen if chosen in production.PRODUCTION or chosen in OTHERS else GUILDHALL
