"""Sums of goods: amounts by kind, where a kind that is not there is none. Every sum is a new dict."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

Goods = dict[str, int]
"""Amounts by kind."""

K = TypeVar("K", bound=str)


def plus(goods: Mapping[str, int], more: Mapping[K, int], times: int = 1) -> Goods:
    """Adds `times` as many of `more` to `goods`."""
    total = {**goods}
    for kind, amount in more.items():
        total[kind] = total.get(kind, 0) + amount * times
    return total


def minus(goods: Mapping[str, int], less: Mapping[K, int], times: int = 1) -> Goods:
    """Takes `times` as many of `less` out of `goods`. The caller has checked that they are there."""
    return plus(goods, less, -times)


def covers(goods: Mapping[str, int], cost: Mapping[K, int]) -> bool:
    """Whether `cost` can be paid out of `goods`."""
    for kind, amount in cost.items():  # noqa: SIM110  this runs for every card of every turn
        if goods.get(kind, 0) < amount:
            return False
    return True
