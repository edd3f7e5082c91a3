"""Judges what the others would give for goods, by the wishes that they showed to everybody."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from engine.devil.policies.worths import PRICES
from engine.devil.state import State, opponents
from engine.devil.things import GOODS

WISHED = 1.1  # of the price among players: what the first of a wished good is worth to who wishes for it
UNWISHED = 0.7  # of the price among players: what other goods are worth to somebody with wishes
LEAST = 0.3  # coins that a deal must bring
DOUBT = 1.3  # coins by which a judgement is off


class Market:
    """The demand of the other seats as `seat` sees it."""

    def __init__(self, world: State, seat: int) -> None:
        self._wishes = [frozenset(world.kingdoms[other].wish) for other in opponents(seat)]

    def values(self, goods: Mapping[str, int]) -> list[float]:
        """What these goods and coins are worth to each of the others, in coins."""
        return [self._value(goods, wishes) for wishes in self._wishes]

    def _value(self, goods: Mapping[str, int], wishes: frozenset[str]) -> float:
        value = 0.0
        for kind, count in goods.items():
            each = PRICES[kind]
            if kind in wishes:
                value += WISHED * each + each * (count - 1)
            elif kind in GOODS and wishes:
                value += UNWISHED * each * count
            else:
                value += each * count
        return value


def sold(values: list[float], price: float) -> float:
    """The chance that one of two viewers takes a chest, by what it is worth to each who may be one, and its price."""
    refused = sum(1 / (1 + exp((value - price - LEAST) / DOUBT)) for value in values) / len(values)
    return 1 - refused * refused
