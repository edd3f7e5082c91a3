"""The words that all rules share: goods, skills and places, and options made of them.

Options are made once and kept: the same few are offered in every turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from engine.forms import Option
from engine.texts import Named, SeatRef, Text, closed_by, say, things

GOODS = ("clay", "wood", "stone", "gold", "marble")
SILVER = "silver"
KINDS = (*GOODS, SILVER)
MATERIALS = ("clay", "wood", "stone")
RICHES = ("gold", "marble")
SKILLS = ("carpentry", "tiling", "masonry")

Kind = Literal["clay", "wood", "stone", "gold", "marble", "silver"]
Skill = Literal["carpentry", "tiling", "masonry"]

QUARRY, FOREST, SILVERSMITH, MINES = "quarry", "forest", "silversmith", "mines"
STOREHOUSE, WORKSHOP, TOWN_CENTRE = "storehouse", "workshop", "town-centre"
TAX_STAND, GUARDHOUSE = "tax-stand", "guardhouse"
MARKET, GUILDHALL = "market", "guildhall"
OPEN_PLACES = (QUARRY, FOREST, SILVERSMITH, MINES, STOREHOUSE, WORKSHOP, TOWN_CENTRE, TAX_STAND, GUARDHOUSE)
"""The locations with a large open circle: any number of workers, who can be captured and taken back."""
PLACES = (*OPEN_PLACES, MARKET, GUILDHALL)


STOP = "stop"  # ends what is stored by number: "order1", "order2", ...
Pairs = tuple[tuple[str, int], ...]
"""Amounts by kind, in a form that can be remembered."""


def pairs(goods: Mapping[str, int]) -> Pairs:
    """`goods` without zeros."""
    return tuple((kind, amount) for kind, amount in goods.items() if amount)


@lru_cache(maxsize=4096)
def plain(id: str, key: str, closed: str = "", *numbers: tuple[str, int]) -> Option:
    """An option whose text needs numbers only. `closed`: the code of the reason why it cannot be chosen."""
    return Option(id, Text(key, dict(numbers)), closed_by(closed), dict(numbers))


@lru_cache(maxsize=1024)
def card(kind: str, id: str, closed: str = "") -> Option:
    """A card to choose."""
    return Option(id, say("architects-named", what=Named(kind, id)), closed_by(closed))


@lru_cache(maxsize=4096)
def amounts(id: str, key: str, goods: Pairs, closed: str = "", **numbers: int) -> Option:
    """An option about goods."""
    text = Text(key, {"things": things(dict(goods)), **numbers})
    return Option(id, text, closed_by(closed), {**dict(goods), **numbers})


@lru_cache(maxsize=4096)
def group(place: str, seat: int, count: int, closed: str = "", price: int = 0) -> Option:
    """Workers of one colour at one location. `price`: the silver that capturing them costs."""
    text = say("architects-group", place=Named("architects-place", place), seat=SeatRef(seat), count=count)
    return Option(f"{place}.{seat}", text, closed_by(closed), {"count": count, "price": price})


def is_group(id: str) -> bool:
    """Whether an option with that id is one of `group`."""
    place, _, seat = id.partition(".")
    return place in OPEN_PLACES and seat.isdecimal()
