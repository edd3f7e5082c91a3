"""A player's board in small, on which a steward plans a round, and what it is worth to its owner.

A sketch is a list of numbers, cheap to copy and to change. It is no second engine: hidden cards are averages on it, and
what a plan begins with is a turn that goes through the form like any other. It is worth points at the end, and what
brings more of them in the rounds that are left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from games.paladins.rules import effects as e
from games.paladins.rules.pack import pack
from games.paladins.rules.policies.weights import Weights, workers_worth
from games.paladins.rules.rulebook import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONVERT,
    FORTIFY,
    GARRISON,
    RIGHT,
    WORKERS,
)
from games.paladins.rules.state import Player, State, revealed_orders

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
HALVES = len(RIGHT)  # bits of the workshops of half of the actions
HALF = (1 << HALVES) - 1
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


PAID_LATER, DESTROYED_LATER = 1.0, 0.5  # alone, to pay a debt that is still to come, or to be rid of it
MANY = 100  # goods beyond that are worth no more


class Worth:
    """The worth of sketches of one seat in one round, read from tables."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.left = state.pack.board.rounds - max(state.round, 1)
        self.weights = weights
        self.others = max(
            (len(player.suspicions) for other, player in enumerate(state.players) if other != seat), default=0
        )
        tables = _tables(state.options.pack, revealed_orders(state), self.left, weights)
        self.faith, self.strength, self.influence, self.sets, self.develop, self.silver, self.provisions = tables[:7]
        self.low, self.high = tables[7:]
        points = state.pack.board.scoring
        part = min(1.0, self.left * weights.early)
        self.debt = -points.unpaid_debt * (1 - part) + weights.debt * part
        self.paid = points.paid_debt
        self.goods = points.goods
        self.kept = state.pack.board.kept
        self.value = _values(weights, self.left)
        if state.virtual is not None:  # whoever plays alone is caught at most Inquisitions
            owing = state.players[seat].debts > 0
            self.value = self.value | {
                PAY: self.debt + self.paid if owing else PAID_LATER,
                DESTROY: self.debt if owing else DESTROYED_LATER,
            }
        self.workers = workers_worth(weights)
        self.free = weights.free if self.left else weights.last
        self.suspicion = weights.suspicion if self.left else weights.suspicion * 0.3
        self.most = weights.most if self.left else weights.accused

    def of(self, s: Sketch) -> tuple[float, float]:
        """What the board is worth if its owner passes now, and as it is, with all workers that can still be spent."""
        (
            faith, strength, influence, silver, provisions,
            labourers, scouts, merchants, fighters, clerics, criminals,
            _, shops, monks, walls, outposts, jars, attacked, converted,
            debts, paid, suspicions, _, _, extra,
        ) = s  # fmt: skip
        commissions, forts, garrisons, absolutions, attacks, conversions = self.sets
        worth = (
            self.faith[faith] + self.strength[strength] + self.influence[influence]
            + commissions[monks] + forts[walls] + garrisons[outposts] + absolutions[jars] + attacks[attacked]
            + conversions[converted] + self.develop[shops.bit_count()] + self.low[shops & HALF]
            + self.high[shops >> HALVES] + self.paid * paid - self.debt * debts + extra
        )  # fmt: skip
        if suspicions:
            worth -= self.suspicion * suspicions
            if suspicions >= self.others:
                worth -= self.most
        if not self.left:
            worth += (silver + provisions) / self.goods
        else:
            worth += self.silver[int(silver * 2)] + self.provisions[provisions]
        labourer, scout, merchant, fighter, cleric, criminal = self.workers
        colours = scout * scouts + merchant * merchants + fighter * fighters + cleric * clerics
        free = labourer * labourers + colours + criminal * criminals
        if not self.left:
            return worth, worth + free * self.free
        kept, coloured = self.kept, scouts + merchants + fighters + clerics
        if labourers + coloured + criminals <= kept:
            passing = free
        elif criminals >= kept:
            passing = criminal * kept
        elif criminals + coloured >= kept:
            passing = criminal * criminals + colours * (kept - criminals) / coloured
        else:
            passing = criminal * criminals + colours + labourer * (kept - criminals - coloured)
        return worth + passing, worth + free * self.free

    def gain(self, ops: Ops) -> float:
        """What a gain is worth by itself, by rule of thumb."""
        value = self.value
        return sum(value[op] * n for op, n in ops)

    def step_up(self, s: Sketch, attribute: int) -> float:
        """What the next step of an attribute is worth."""
        table = (self.faith, self.strength, self.influence)[attribute]
        level = s[attribute]
        step: float = table[min(level + 1, len(table) - 1)] - table[level]
        return step


Table = tuple[float, ...]


@lru_cache(maxsize=1024)
def _tables(
    pack_id: str, orders: tuple[str, ...], left: int, weights: Weights
) -> tuple[Table, Table, Table, tuple[Table, ...], Table, Table, Table, Table, Table]:
    """The worth of tracks, of things done by their number, of workshops, of silver (by halves) and provisions."""
    cards = pack(pack_id)
    points = cards.board.scoring
    part = min(1.0, left * weights.early)
    growth, pace = weights.growth * left, weights.pace * left

    def track(slope: float) -> Table:
        return tuple(
            (1 - part) * _foreseen(points.track, level, growth) + part * slope * level
            for level in range(len(points.track))
        )

    wanted: dict[str, int] = {
        cards.orders[order].action: worth for order, worth in zip(orders, points.orders, strict=False)
    }
    hidden = sum(points.orders[len(orders) :]) / len(RIGHT)
    sets = []
    for action in RIGHT:
        table = getattr(points, action, (0,) * 8)
        order = float(wanted[action]) if action in wanted else hidden
        fulfilled = tuple(order * (n >= 5) for n in range(8))
        worth = []
        for n in range(60):
            most = min(n, 7)
            even = table[-1] * most / 7 + getattr(weights, action) * n
            shared = order * weights.order * min(n, 5) / 5 * (1 + min(n, 5) / 5)
            ahead = _foreseen(table, most, pace) + _foreseen(fulfilled, most, pace)
            worth.append((1 - part) * ahead + part * (even + shared))
        sets.append(tuple(worth))
    develop = tuple(
        (1 - part) * points.times("develop", n) + part * points.develop[-1] * n / 8 + weights.shop * left * n
        for n in range(13)
    )
    low, high = (_placed(half, wanted, left, weights) for half in (RIGHT[:3], RIGHT[3:]))
    silver = tuple(_goods(half / 2, weights.good, weights.goods) for half in range(2 * MANY + 1))
    provisions = tuple(_goods(n, weights.provision, weights.provisions) for n in range(MANY + 1))
    return (
        track(weights.faith),
        track(weights.strength),
        track(weights.influence),
        tuple(sets),
        develop,
        silver,
        provisions,
        low,
        high,
    )


def _placed(half: Sequence[str], wanted: Mapping[str, int], left: int, weights: Weights) -> Table:
    """What workshops on those actions are worth besides, by the bits of a sketch. `wanted`: points of Orders."""

    def besides(mask: int) -> float:
        counts = {action: (mask >> 2 * at & 3).bit_count() for at, action in enumerate(half)}
        ordered = sum(count * wanted.get(action, 0) for action, count in counts.items())
        seconds = sum(count > 1 for count in counts.values())
        return weights.mason * counts.get(FORTIFY, 0) + weights.ordered * ordered + weights.second * seconds

    return tuple(left * besides(mask) for mask in range(HALF + 1))


def _foreseen(table: Sequence[float], n: int, more: float) -> float:
    """What a table scores at the end for `n` now, if about `more` come: between the spaces, a straight line."""
    last, worth = len(table) - 1, 0.0
    for share in (0.5, 1.0, 1.5):
        to = min(n + more * share, last)
        low = int(to)
        worth += table[low] + (to - low) * (table[min(low + 1, last)] - table[low])
    return worth / 3


def _goods(n: float, first: float, later: float) -> float:
    """What so many goods are worth while rounds are left."""
    return first * min(n, 4) + later * min(max(n - 4, 0), 4) + 0.25 * max(n - 8, 0)


@lru_cache(maxsize=64)
def _values(weights: Weights, left: int) -> dict[int, float]:
    workers = workers_worth(weights)
    return {
        FAITH: weights.faith,
        STRENGTH: weights.strength,
        INFLUENCE: weights.influence,
        SILVER: weights.good,
        PROVISIONS: weights.provision,
        **{LABOURERS + number: worker for number, worker in enumerate(workers)},
        CRIMINAL: weights.criminal + 0.3,
        TAKE_TAX: weights.good * 0.9,
        DROP: weights.suspicion,
        PAY: 2.0,
        DESTROY: 1.0,
        CLEAR: 1.3,
        RECRUIT: 0.5 + 0.6 * left,
        DEVELOP: weights.shop * left + 1.5,
        ANY: weights.faith,
    }
