"""Reads chests: who may have packed what was seen, by what each seat has made, built and openly wished for.

A chest bears the mark of its packer's role, never its seat. Its goods fit some seats better than others: those whose
wheel brought them, who have not built with them since, and who did not ask the table for the very same thing. The
likelihoods are those of stewards' own chests, fitted by a regression over games among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp, log

from engine.effects import plus
from games.devil.rules.mechanics.chests import chests_seen
from games.devil.rules.mechanics.costs import discounted_cost, yields
from games.devil.rules.rulebook import GOODS, MORTALS, Role, Stock
from games.devil.rules.state import State, opponents

SHARE: Mapping[bool, float] = {True: 0.33, False: 0.1}
"""Of the logarithm of a good's share in what a seat should have, for each piece in a mortal's chest or another."""
UNSEEN = 0.4  # pieces of each good that a seat may have without anybody knowing
WISHED: Mapping[bool, float] = {True: -1.6, False: -0.4}  # for a good in it for which the seat wished, likewise


def produced_so_far(world: State, seat: int, number: int) -> Stock:
    """What a seat began with and its fields have made up to round `number`, its role apart: it is public.

    Rounds that were played before productions were recorded are reckoned at the present levels of its fields.
    """
    cards, recorded = world.pack, {each.round: each.made[seat] for each in world.productions}
    made: Stock = plus({}, cards.board.sides[seat].goods)
    for turn in range(1, number + 1):
        made = plus(made, recorded[turn] if turn in recorded else yields(cards, seat, turn, world.kingdoms[seat]))
    return made


Shares = dict[str, float]
"""For each good the logarithm of its share in what a seat should have."""


def shares_of_stock(world: State, seat: int, number: int) -> Shares:
    """What a seat should have when the chests of round `number` are packed, by what everybody knows.

    That is what it began with and has made, less what its buildings of earlier rounds cost.
    """
    kingdom, cards = world.kingdoms[seat], world.pack
    made = produced_so_far(world, seat, number)
    for at, card in enumerate(kingdom.built):
        if cards.buildings[card].round < number:
            cost = discounted_cost(kingdom.built[:at], cards.buildings[card], cards)
            made = {good: made.get(good, 0) - cost.get(good, 0) for good in GOODS}
    left = {good: max(0, made.get(good, 0)) + UNSEEN for good in GOODS}
    total = sum(left.values())
    return {good: log(count / total) for good, count in left.items()}


def fit(goods: Mapping[str, int], shares: Shares, wish: Iterable[str], *, mortal: bool) -> float:
    """The logarithm of how likely a seat packs these goods, up to what is alike for all seats."""
    asked = frozenset(wish)
    return sum(
        SHARE[mortal] * count * shares[good] + (WISHED[mortal] if good in asked else 0.0)
        for good, count in goods.items()
        if count and good in shares
    )


def readings(world: State, reader: int) -> dict[tuple[int, Role], float]:
    """For each other seat and each role the logarithm of how well the chests of that mark fit that seat.

    Of chests that were gone when they came, only the payment was seen.
    """
    seen = [chest for chest in chests_seen(world, reader) if chest.goods]
    wishes = {kept.round: kept.wishes for kept in world.past_wishes}
    found: dict[tuple[int, Role], float] = {}
    shares: dict[tuple[int, int], Shares] = {}
    for other in opponents(reader):
        for chest in seen:
            key = other, chest.round
            if key not in shares:
                shares[key] = shares_of_stock(world, other, chest.round)
            wish = wishes[chest.round][other] if chest.round in wishes else ()
            at = other, chest.mark
            found[at] = found.get(at, 0.0) + fit(chest.goods, shares[key], wish, mortal=chest.mark in MORTALS)
    return found


class Disguise:
    """What a seat's chest would tell the table about whose it is, to those who take it for a plain one."""

    def __init__(self, world: State, seat: int) -> None:
        self._mine = shares_of_stock(world, seat, world.round), world.kingdoms[seat].wish
        self._theirs = [
            (shares_of_stock(world, other, world.round), world.kingdoms[other].wish) for other in opponents(seat)
        ]

    def tell(self, goods: Mapping[str, int]) -> float:
        """How much better the goods fit this seat than the others on average: a logarithm; 0 tells nothing."""
        mine = fit(goods, *self._mine, mortal=True)
        theirs = [fit(goods, *each, mortal=True) for each in self._theirs]
        return mine - log(sum(map(exp, theirs)) / len(theirs))
