"""The goods, roles, marks and symbols of the rulebook, by the names used everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Good = Literal["wood", "stone", "grain", "glass", "marble"]
Kind = Literal["wood", "stone", "grain", "glass", "marble", "coins"]
Symbol = Literal["rural", "town", "church", "science"]
Courtier = Literal["rural", "town", "church", "alchemist"]
Role = Literal["sun", "moon", "cultist", "devil"]

BASIC: tuple[Good, ...] = ("wood", "stone", "grain")
RARE: tuple[Good, ...] = ("glass", "marble")
GOODS: tuple[Good, ...] = BASIC + RARE
COINS = "coins"
KINDS: tuple[Kind, ...] = (*GOODS, "coins")

SYMBOLS: tuple[Symbol, ...] = ("rural", "town", "church", "science")
COURTIERS: tuple[Courtier, ...] = ("rural", "town", "church", "alchemist")
ROLES: tuple[Role, ...] = ("sun", "moon", "cultist", "devil")
MORTALS: tuple[Role, ...] = ("sun", "moon")

Stock = dict[str, int]  # kind -> pieces; every kind present in a kingdom's stock


def stock(amounts: Mapping[str, int] | None = None) -> Stock:
    """All kinds, zero where `amounts` says nothing."""
    given = amounts or {}
    return {kind: given.get(kind, 0) for kind in KINDS}


def plus(held: Stock, amounts: Mapping[str, int], times: int = 1) -> Stock:
    """`held` with `times` x `amounts` more; a new dict."""
    total = dict(held)
    for kind, amount in amounts.items():
        total[kind] = total.get(kind, 0) + amount * times
    return total


def minus(held: Stock, amounts: Mapping[str, int], times: int = 1) -> Stock:
    """`held` with `times` x `amounts` fewer; a new dict. The caller has checked that they are there."""
    return plus(held, amounts, -times)


def covers(held: Mapping[str, int], amounts: Mapping[str, int]) -> bool:
    """Whether all of `amounts` is in `held`."""
    return all(held.get(kind, 0) >= amount for kind, amount in amounts.items())
