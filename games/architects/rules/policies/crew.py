"""Looks beyond the turn at people: for how many of the turns left a worker is at home, and what a reset will cost.

Who runs dry loses a turn for each worker called home alone, where one in the Town Centre or at the Guardhouse would
have brought a crowd. So the turns left are played through in small: a worker placed each turn, the last one sent to
bring a crowd home while that pays.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from games.architects.rules.policies.projects import Weights
from games.architects.rules.rulebook import OPEN_PLACES, SILVER
from games.architects.rules.state import State

GROUPS = 3  # groups of own workers looked at, the largest
FEW = 2.0  # workers: fewer are not worth a turn
CALM = 3  # turns left, with which a crowd is brought home in time
JOINS = 0.5  # part of a worker placed that makes the largest crowd larger
SALE = 0.5  # of a turn in which silver for a capture is got: it brings more than that


def usable(state: State, seat: int, left: float, hold: float, crowd: float) -> float:
    """Returns in how many of the `left` turns a worker can be placed for something, beside bringing others home.

    `hold`: how likely it is that a `crowd` stays where it is from one turn to the next.
    """
    me = state.players[seat]
    if me.workers >= left:
        return left
    groups = sorted((state.workers[place][seat] for place in OPEN_PLACES), reverse=True)[:GROUPS]
    rest = (me.workers, tuple(groups), state.prison[seat], min(3, me.stock[SILVER]), hold, crowd)
    whole = int(left)
    used = _used(whole, *rest)
    return used + (left - whole) * (_used(whole + 1, *rest) - used)


@lru_cache(maxsize=65536)
def _used(
    turns: int, workers: int, groups: tuple[int, ...], inside: int, silver: int, hold: float, crowd: float
) -> float:
    """Plays so many turns of one seat in small."""
    home, there, prison, used = float(workers), [float(group) for group in groups], float(inside), 0.0
    for left in range(turns - 1, -1, -1):
        first = there[0]
        there[0] = first * (1 - (1 - hold) * min(1.0, first / crowd))
        prison += (first - there[0]) / 2  # half of those who are captured, until then
        if home < 1:
            home += 1
        elif home < 2 and left >= CALM and max(there[0], prison) >= FEW:
            if prison >= there[0]:
                home, prison = home - 1 + prison, 0.0
            elif silver:
                home, silver, there = home - 1 + there[0], silver - 1, [*there[1:], 1.0]
            else:
                home, silver, used = home - 1, 2, used + SALE
        else:
            used += 1
            home -= 1
            there[0] += JOINS
    return used


def reset_cost(state: State, seat: int, left: float, weights: Weights) -> float:
    """What the next reset of the Black Market is likely to cost the seat, in points.

    Workers on the market are in Prison then and cannot be let out before; those in Prison can.
    """
    inside = [weights.stays * prison + state.market.count(other) for other, prison in enumerate(state.prison)]
    mine = inside.pop(seat)
    if not mine:
        return 0.0
    chance = min(1.0, mine) / (1 + exp((max(inside) - mine) / weights.doubt))
    blame = 1 / (1 + exp((weights.guilty - mine) / weights.doubt))
    return (weights.debt * chance + weights.blame * blame) * min(1.0, left / weights.reset)
