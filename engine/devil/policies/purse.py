"""Reckons quickly what a stock is worth to a seat: what it would build with it this round, and what would be left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from msgspec.structs import replace

from engine.core.goods import plus
from engine.devil.bank import buying_price
from engine.devil.costs import building_cost
from engine.devil.counts import Scene
from engine.devil.policies.promises import future, progress
from engine.devil.policies.worths import LOAN, worths
from engine.devil.state import Kingdom
from engine.devil.things import COINS, GOODS, Stock

UNPAYABLE = -1000.0
TOKENS_LEFT = 2  # tokens that are free: so many buildings of a round


class Purse:
    """The buildings that a seat may build, with their worth; values stocks by them."""

    def __init__(self, kingdom: Kingdom, scene: Scene, hand: Sequence[str] | None = None) -> None:
        self._kingdom = kingdom
        self._board = scene.cards.board
        self._left = worths(scene.round)
        self.worth_of_card = {card: of_card(card, kingdom, scene) for card in (kingdom.hand if hand is None else hand)}
        costs = {card: building_cost(kingdom, scene.cards.buildings[card], scene.cards) for card in self.worth_of_card}
        self._sets: list[tuple[float, Stock]] = [(0.0, {})]
        for size in range(1, TOKENS_LEFT + 1):
            for cards in combinations(costs, size):
                cost: Stock = {}
                for card in cards:
                    cost = plus(cost, costs[card])
                self._sets.append((sum(self.worth_of_card[card] for card in cards), cost))

    def worth(self, stock: Mapping[str, int]) -> float:
        """The most that stock can bring; its coins may be below zero, which is a loan."""
        return max(self._with(stock, worth, cost)[0] for worth, cost in self._sets)

    def over(self, stock: Mapping[str, int]) -> Stock:
        """What is left of the goods if the best is built, and the coins that are left then."""
        _, left = max((self._with(stock, worth, cost) for worth, cost in self._sets), key=lambda pair: pair[0])
        return {kind: max(0, count) for kind, count in left.items()}

    def lacking(self, stock: Mapping[str, int]) -> Stock:
        """The goods that would have to be bought for the best."""
        _, left = max((self._with(stock, worth, cost) for worth, cost in self._sets), key=lambda pair: pair[0])
        return {good: -left[good] for good in GOODS if left[good] < 0}

    def _with(self, stock: Mapping[str, int], worth: float, cost: Stock) -> tuple[float, Stock]:
        left = {kind: stock.get(kind, 0) - cost.get(kind, 0) for kind in (*GOODS, COINS)}
        coins = left[COINS]
        for good in GOODS:
            if left[good] < 0:
                coins += left[good] * buying_price(self._board, good)
            else:
                worth += left[good] * self._left[good]
        if coins >= 0:
            return worth + coins * self._left[COINS], {**left, COINS: coins}
        if -coins > self._board.debt_limit - self._kingdom.debt:
            return UNPAYABLE + worth + coins, {**left, COINS: coins}
        return worth + LOAN * coins, {**left, COINS: coins}


def of_card(card: str, kingdom: Kingdom, scene: Scene) -> float:
    """What a building is worth once it is built, in points."""
    building = scene.cards.buildings[card]
    with_it = replace(kingdom, built=(*kingdom.built, card))
    worth = building.points + future(card, with_it, scene, fresh=True)
    worth += progress(with_it, scene) - progress(kingdom, scene)
    return worth - (0.8 if "science" in building.types else 0)
