"""The goods, roles, marks and symbols of the rulebook, by the names used everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.core.goods import K, plus

Good = Literal["wood", "stone", "grain", "glass", "marble"]
Kind = Literal["wood", "stone", "grain", "glass", "marble", "coins"]
Symbol = Literal["rural", "town", "church", "science"]
Courtier = Literal["rural", "town", "church", "alchemist"]
Role = Literal["sun", "moon", "cultist", "devil", "undealt"]
Wanted = Literal["mortal", "cultist", "devil"]

BASIC: tuple[Good, ...] = ("wood", "stone", "grain")
RARE: tuple[Good, ...] = ("glass", "marble")
GOODS: tuple[Good, ...] = BASIC + RARE
COINS = "coins"
KINDS: tuple[Kind, ...] = (*GOODS, "coins")
INDULGENCES = "indulgences"  # lie in chests like goods at tables that trade them
JESTERS = ("jester-laughing", "jester-weeping")  # a jester token by the face it shows

SYMBOLS: tuple[Symbol, ...] = ("rural", "town", "church", "science")
COURTIERS: tuple[Courtier, ...] = ("rural", "town", "church", "alchemist")
ROLES: tuple[Role, ...] = ("sun", "moon", "cultist", "devil")
MORTALS: tuple[Role, ...] = ("sun", "moon")
UNDEALT: Role = "undealt"  # what a seat is while role preferences are asked; none of ROLES
WANTED: tuple[Wanted, ...] = ("mortal", "cultist", "devil")  # what a preference is about: both mortals at once

Stock = dict[str, int]  # kind -> pieces; every kind present in a kingdom's stock


def stock(amounts: Mapping[K, int] | None = None) -> Stock:
    """All kinds, zero where `amounts` says nothing."""
    return plus(dict.fromkeys(KINDS, 0), amounts or {})
