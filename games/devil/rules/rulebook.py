"""The words of the rulebook (goods, roles, marks, symbols), and its numbers that stand on no card and no board.

The numbers stand by the sections of the rules page; those of the table options are decoded strictly from
`content/options.toml`. What is printed on cards and boards is in a pack, see `pack.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from engine.effects import Count, K, plus
from engine.packs import decode_toml

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


# 1 and 5, the beginning and the roles

SOULS: dict[Role, tuple[int, int]] = {"sun": (3, 0), "moon": (3, 0), "cultist": (0, 2), "devil": (0, 0)}
"""Pure and marked soul pieces at the beginning."""
ROLE_STOCK: dict[Role, Stock] = {
    "sun": {},
    "moon": {},
    "cultist": {"marble": 1, "glass": 1, "coins": 1},
    "devil": {"marble": 1, "glass": 1, "wood": 1, "stone": 1, "grain": 1, "coins": 8},
}
"""Goods and coins that lie in the first chest, beside those of the side of the board."""

# 3.1, production

COINS_EACH = 2  # every kingdom, every round
INNER = (1, 2)  # fields whose second level also makes a coin

# 3.2 and 3.3, the rounds

DEALT, PASSED = 4, 2  # buildings drawn from round 2 on, and how many of them go on to the neighbour
COIN_PRICES = {"sun": range(2, 8), "moon": range(2, 8), "cultist": range(2, 7), "devil": range(0)}
SOUL_PRICES = {"sun": range(0), "moon": range(0), "cultist": range(1, 2), "devil": range(1, 3)}

# 3.4, actions

TOKENS, FREE_TOKENS = 4, 2
TOKEN_GOOD: Good = "grain"  # noqa: S105  what a token beyond the free ones costs
EDGE_SLOTS = 2  # built action buildings that tokens can use
SYMBOLS_OF_EACH = 2  # of the four types, for the major achievement "all"

# 3.6, interest

CIRCLE = 4  # steps of the interest circle; space 0 is the start space

# 3.7, reputation

WINGS_FOR_ONE = 3  # wings returned for an indulgence, or for a houseguest
GUEST_POINTS = 2  # points lost at once when a houseguest is won

# 3.8, the witch hunt

HUNTS = (2, 3)  # rounds
VOTES_TO_QUESTION = 2
PIECES_TO_PROVE = 3

# 3.9, the inquisition

INQUISITIONS = (3, 5)  # rounds
DEVIL_GIFTS: tuple[Stock, ...] = (
    {"glass": 1, "marble": 1},
    {"wood": 1, "stone": 1},
    {"coins": 2},
    {},
)  # round 3: for 0, 1, 2, 3 pieces
CULTIST_GIFTS: tuple[Stock, ...] = ({}, {"grain": 1, "coins": 1}, {"coins": 3})  # for 0, 1, 2 marked pieces
PIECES_FOR_FIRST, PIECES_FOR_SECOND = 2, 3  # pieces that turn up a red inquisitor
POINTS_STEP, POINTS_BEYOND, PIECES_COUNTED = (
    2,
    6,
    4,
)  # round 5: from the first of these on, and for each beyond the fourth
REPUTATION_LOST = {"devil": 4, "cultist": 3}  # round 3: of whom two guesses have found
REWARD_COINS = 2  # round 3: in the chest of each right guesser
RIGHT_POINTS, WRONG_POINTS = 2, 1  # round 5: for the guesser, for the one wrongly sought

# 4, the final score

EXCHANGE = 5  # leftover coins and basic goods for a point


FILE = Path(__file__).parent / "content" / "options.toml"


class Jesters(Struct, frozen=True, forbid_unknown_fields=True):
    """The jester tokens that each role finds in its first chest. The devil finds none."""

    sun: Count
    moon: Count
    cultist: Count


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The weight of each preference when roles are dealt; none is 0, so that every deal stays possible."""

    gladly: Count
    either: Count
    unwillingly: Count


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """All of them."""

    jesters: Jesters
    preferences: Weights


@cache
def numbers() -> Numbers:
    """The numbers in force."""
    in_force: Numbers = decode_toml(FILE.name, FILE.read_bytes(), Numbers)
    return in_force
