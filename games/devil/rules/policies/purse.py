"""Reckons quickly what a stock is worth to a seat: what it would build with it this round, and what would be left.

By that it chooses which building is kept and which of the drawn ones go on to the neighbour.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, combinations
from typing import Any

from msgspec.structs import replace

from engine.policies import Position
from games.devil.rules.mechanics.bank import buying_price, selling_price
from games.devil.rules.mechanics.costs import building_cost
from games.devil.rules.mechanics.counts import Scene
from games.devil.rules.phases.actions import scene
from games.devil.rules.policies.worths import LOAN, PRICES, future, progress, worths
from games.devil.rules.rulebook import COINS, GOODS, KINDS, PASSED, Stock
from games.devil.rules.state import ROUNDS, Kingdom

UNPAYABLE = -1000.0
STORED = (1.0, 0.85, 0.7, 0.55, 0.45)  # what the first, the second… of a good in store is worth, of its usual worth
MANY = len(STORED)
TOKENS_LEFT = 2  # tokens that are free: so many buildings of a round

Amounts = tuple[int, ...]  # of each of KINDS, coins last


class Purse:
    """The buildings that a seat may build, with their worth; values stocks by them."""

    def __init__(self, kingdom: Kingdom, scene: Scene, hand: Sequence[str] | None = None) -> None:
        board, each = scene.cards.board, worths(scene.round)
        self._most = board.debt_limit - kingdom.debt
        kept = STORED if scene.round < ROUNDS else (1.0,) * MANY
        self._each = tuple(_sums(each[good], kept) for good in GOODS)
        self._coin = each[COINS]
        self._bank = tuple(buying_price(board, good) for good in GOODS)
        self._pays = tuple(selling_price(board, good) for good in GOODS)
        self._market = tuple(PRICES[good] for good in GOODS)
        self.worth_of_card = {card: of_card(card, kingdom, scene) for card in (kingdom.hand if hand is None else hand)}
        costs = {
            card: _amounts(building_cost(kingdom, scene.cards.buildings[card], scene.cards))
            for card in self.worth_of_card
        }
        self._sets: list[tuple[float, Amounts]] = [(0.0, _amounts({}))]
        self._cards: list[tuple[str, ...]] = [()]  # of each of these sets
        for size in range(1, TOKENS_LEFT + 1):
            for cards in combinations(costs, size):
                cost = tuple(map(sum, zip(*(costs[card] for card in cards), strict=True)))
                self._cards.append(cards)
                self._sets.append((sum(self.worth_of_card[card] for card in cards), cost))

    def worth(self, stock: Mapping[str, int]) -> float:
        """The most that stock can bring; its coins may be below zero, which is a loan."""
        return max(worth for worth, _ in self._with(stock, self._bank))

    def lacking(self, stock: Mapping[str, int]) -> Stock:
        """The goods that would be needed for what is best if they could be had for what players ask."""
        return self.wanted(stock)[1]

    def wanted(self, stock: Mapping[str, int]) -> tuple[tuple[str, ...], Stock]:
        """The cards that are best if goods could be had for what players ask, and the goods they lack together."""
        (_, left), cards = max(zip(self._with(stock, self._market), self._cards, strict=True))
        return cards, {good: -count for good, count in zip(GOODS, left, strict=False) if count < 0}

    def _with(self, stock: Mapping[str, int], prices: Sequence[float]) -> Iterator[tuple[float, Amounts]]:
        """For each set of buildings what it brings, and what is left of the stock; what lacks is bought."""
        have = _amounts(stock)
        for points, cost in self._sets:
            worth = points
            left = tuple(map(int.__sub__, have, cost))
            coins: float = left[-1]
            for count, each, price in zip(left, self._each, prices, strict=False):
                if count < 0:
                    coins += count * price
                else:
                    worth += each[count] if count <= MANY else each[-1] + (count - MANY) * (each[-1] - each[-2])
            if coins < 0:
                coins, given_up = self._sold(left, coins)
                worth -= given_up
            if coins >= 0:
                worth += coins * self._coin
            elif -coins > self._most:
                worth += UNPAYABLE + coins
            else:
                worth += LOAN * coins
            yield worth, (*left[:-1], int(coins))

    def _sold(self, left: Amounts, coins: float) -> tuple[float, float]:
        """The coins after goods in store went to the bank for what it pays, and what they would have been worth."""
        given_up = 0.0
        for count, each, pays in zip(left, self._each, self._pays, strict=False):
            for held in range(count, 0, -1):
                worth = each[min(held, MANY)] - each[min(held, MANY) - 1]
                if coins >= 0 or worth > LOAN * pays:
                    break
                coins, given_up = coins + pays, given_up + worth
        return coins, given_up


def _sums(worth: float, kept: Sequence[float]) -> tuple[float, ...]:
    """What none, one, two… of a good are worth."""
    return (0.0, *(worth * part for part in accumulate(kept)))


def _amounts(stock: Mapping[str, int]) -> Amounts:
    return tuple(stock.get(kind, 0) for kind in KINDS)


def of_card(card: str, kingdom: Kingdom, scene: Scene) -> float:
    """What a building is worth once it is built, in points."""
    building = scene.cards.buildings[card]
    with_it = replace(kingdom, built=(*kingdom.built, card))
    worth = building.points + future(card, with_it, scene, fresh=True)
    worth += progress(with_it, scene) - progress(kingdom, scene)
    return worth - (0.8 if "science" in building.types else 0)


NEXT = 0.3  # of what a card is worth beyond this round's means, for it may be kept


def kept(position: Position) -> dict[str, Any]:
    """Keeps the building that the seat's means get most out of."""
    world, seat = position.world, position.seat
    kingdom, where = world.kingdoms[seat], scene(world, seat)
    purse = {card: Purse(kingdom, where, (card,)) for card in kingdom.hand}
    return {"card": max(kingdom.hand, key=lambda card: purse[card].worth(kingdom.stock))}


def passed(position: Position) -> dict[str, Any]:
    """Passes on those without which the rest of the hand is worth most."""
    world, seat = position.world, position.seat
    kingdom, where = world.kingdoms[seat], scene(world, seat)
    pile = world.piles[seat]

    def left(gone: Iterable[str]) -> float:
        hand = list(kingdom.hand)
        for card in gone:
            hand.remove(card)
        purse = Purse(kingdom, where, tuple(hand))
        return purse.worth(kingdom.stock) + NEXT * sum(purse.worth_of_card.values()) / len(hand)

    return {"cards": list(max(combinations(pile, PASSED), key=left))}
