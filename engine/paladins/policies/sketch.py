"""A player's board in small: what a steward plans a round on.

A sketch is a list of numbers, cheap to copy and to change. It is no second engine: hidden cards are averages on it, and
what a plan begins with is a turn that goes through the form like any other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from engine.paladins import effects as e
from engine.paladins.pack import pack
from engine.paladins.state import Player, State
from engine.paladins.things import ABSOLVE, ACTIONS, ATTACK, COMMISSION, CONVERT, FORTIFY, GARRISON, RIGHT, WORKERS

# Where each number stands. Workers lie from LABOURERS to CRIMINALS in the order of WORKERS, what was done from DONE in
# the order of RIGHT. USED: actions that are used, a bit each in the order of ACTIONS; SHOPS: workshops, two bits for
# each action of RIGHT; GONE: what was taken in this plan; EXTRA: points of what has no place of its own.
FAITH, STRENGTH, INFLUENCE, SILVER, PROVISIONS, LABOURERS = range(6)
CRIMINALS = LABOURERS + len(WORKERS) - 1
USED, SHOPS, DONE = CRIMINALS + 1, CRIMINALS + 2, CRIMINALS + 3
DEBTS = DONE + len(RIGHT)
PAID, SUSPICIONS, TAX, GONE, EXTRA = range(DEBTS + 1, DEBTS + 6)

Sketch = list[Any]  # ints, but for silver, tax and EXTRA
BIT = {action: 1 << number for number, action in enumerate(ACTIONS)}
SHOP = {action: 2 * number for number, action in enumerate(RIGHT)}
AT = {action: DONE + number for number, action in enumerate(RIGHT)}

# What a gain is made of: a number of the list to raise by `n`, or one of these.
CRIMINAL, TAKE_TAX, DROP, PAY, DESTROY, CLEAR, RECRUIT, DEVELOP, ANY = range(100, 109)
Ops = tuple[tuple[int, int], ...]
_ATTRIBUTE = {"faith": FAITH, "strength": STRENGTH, "influence": INFLUENCE}


def sketched(state: State, player: Player) -> Sketch:
    """The board of `player`."""
    pieces = {
        COMMISSION: player.monks,
        FORTIFY: player.walls,
        GARRISON: player.outposts,
        ABSOLVE: player.jars,
        ATTACK: player.attacked,
        CONVERT: player.converted,
    }
    return [
        player.faith,
        player.strength,
        player.influence,
        player.silver,
        player.provisions,
        *player.workers,
        sum(BIT[action] for action in player.placed),
        sum(mask << SHOP[action] for action, mask in player.workshops.items()),
        *(len(pieces[action]) for action in RIGHT),
        player.debts,
        player.paid,
        len(player.suspicions),
        state.tax,
        0,
        0.0,
    ]


@lru_cache(maxsize=4096)
def ops_of(reward: Sequence[e.Gain]) -> Ops:
    """A reward as a sketch gains it: of two halves the first one that can matter."""
    return tuple(op for gain in reward for op in _ops(gain))


def _ops(gain: e.Gain) -> Iterator[tuple[int, int]]:
    if isinstance(gain, e.GainGoods):
        yield from ((at, n) for at, n in ((SILVER, gain.silver), (PROVISIONS, gain.provisions)) if n)
    elif isinstance(gain, e.GainWorkers):
        yield from (
            (LABOURERS + number, getattr(gain, kind)) for number, kind in enumerate(WORKERS[:-1]) if getattr(gain, kind)
        )
        if gain.criminal:
            yield CRIMINAL, gain.criminal
    elif isinstance(gain, e.Raise):
        yield _ATTRIBUTE.get(gain.what, ANY), gain.n
    elif isinstance(gain, e.TakeTax):
        yield TAKE_TAX, gain.n
    elif isinstance(gain, e.DropSuspicion):
        yield DROP, gain.n
    elif isinstance(gain, e.Either):
        yield from ops_of(gain.of[-1])
    else:
        yield _PLAIN[type(gain)], 1


_PLAIN: dict[type, int] = {
    e.PayDebt: PAY,
    e.DestroyDebt: DESTROY,
    e.FreePray: CLEAR,
    e.FreeRecruit: RECRUIT,
    e.FreeDevelop: DEVELOP,
}


@lru_cache(maxsize=8)
def mean_tax(pack_id: str) -> float:
    """The tax that a suspicion takes on average."""
    cards = pack(pack_id).suspicions.values()
    return sum(card.tax * card.copies for card in cards) / sum(card.copies for card in cards)
