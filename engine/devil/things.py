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
SOULS: dict[Role, tuple[int, int]] = {"sun": (3, 0), "moon": (3, 0), "cultist": (0, 2), "devil": (0, 0)}
"""Pure and marked soul pieces at the beginning."""

Stock = dict[str, int]  # kind -> pieces; every kind present in a kingdom's stock
Amounts = Mapping[str, int] | Mapping[Kind, int] | Mapping[Good, int]


def stock(amounts: Amounts | None = None) -> Stock:
    """All kinds, zero where `amounts` says nothing."""
    return plus(dict.fromkeys(KINDS, 0), amounts or {})


def plus(held: Stock, amounts: Amounts, times: int = 1) -> Stock:
    """`held` with `times` x `amounts` more; a new dict."""
    total = dict(held)
    for kind, amount in amounts.items():
        total[kind] = total.get(kind, 0) + amount * times
    return total


def minus(held: Stock, amounts: Amounts, times: int = 1) -> Stock:
    """`held` with `times` x `amounts` fewer; a new dict. The caller has checked that they are there."""
    return plus(held, amounts, -times)


def covers(held: Stock, amounts: Amounts) -> bool:
    """Whether all of `amounts` is in `held`."""
    return all(held.get(kind, 0) >= amount for kind, amount in amounts.items())
