"""Goods, skills and places: the words all rules share, and sums of goods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

GOODS = ("clay", "wood", "stone", "gold", "marble")
SILVER = "silver"
KINDS = (*GOODS, SILVER)
MATERIALS = ("clay", "wood", "stone")
RICHES = ("gold", "marble")
SKILLS = ("carpentry", "tiling", "masonry")

Kind = Literal["clay", "wood", "stone", "gold", "marble", "silver"]
Skill = Literal["carpentry", "tiling", "masonry"]
Goods = dict[str, int]
"""Amounts by kind; a kind that is not there is none."""

QUARRY, FOREST, SILVERSMITH, MINES = "quarry", "forest", "silversmith", "mines"
STOREHOUSE, WORKSHOP, TOWN_CENTRE = "storehouse", "workshop", "town-centre"
TAX_STAND, GUARDHOUSE = "tax-stand", "guardhouse"
MARKET, GUILDHALL = "market", "guildhall"
OPEN_PLACES = (QUARRY, FOREST, SILVERSMITH, MINES, STOREHOUSE, WORKSHOP, TOWN_CENTRE, TAX_STAND, GUARDHOUSE)
"""The locations with a large open circle: any number of workers, who can be captured and taken back."""
PLACES = (*OPEN_PLACES, MARKET, GUILDHALL)


def plus(goods: Mapping[str, int], more: Mapping[str, int], times: int = 1) -> Goods:
    """`goods` and `times` as many of `more`."""
    total = dict(goods)
    for kind, amount in more.items():
        total[kind] = total.get(kind, 0) + amount * times
    return total


def minus(goods: Mapping[str, int], less: Mapping[str, int]) -> Goods:
    """`goods` without `less`."""
    return plus(goods, less, -1)


def covers(goods: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    """Whether `cost` can be paid out of `goods`."""
    for kind, amount in cost.items():  # noqa: SIM110  this runs for every card of every turn
        if goods.get(kind, 0) < amount:
            return False
    return True
