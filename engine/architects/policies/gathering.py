"""Reckons how many turns it takes to gather goods, from where the workers of a seat stand now."""

from __future__ import annotations

from functools import lru_cache

LONG = 30.0  # turns: it is not worth planning for


@lru_cache(maxsize=65536)
def turns_to_gather(lacking: int, workers: int, plus: int, pair: int = 1) -> float:
    """Returns the turns until `lacking` goods have come where `workers` stand.

    Each further worker brings one for each `pair` of them, and `plus`. The last turn counts less if it brings more.
    """
    turns = 0.0
    while lacking > 0:
        workers += 1
        brought = workers // pair + plus
        if brought >= lacking:
            return turns + 0.5 + 0.5 * lacking / brought
        turns += 1
        lacking -= brought
        if turns >= LONG:
            return LONG
    return turns


@lru_cache(maxsize=4096)
def rush(workers: int, turns: int, hold: float) -> float:
    """Returns the riches that so many turns in the Mines bring, where `workers` stand already.

    `hold`: how likely it is that nobody captures them from one turn to the next.
    """
    brought, sure = 0.0, 1.0
    for more in range(1, turns + 1):
        sure *= hold
        brought += sure * ((workers + more) / 2 - 0.25)
    return brought
