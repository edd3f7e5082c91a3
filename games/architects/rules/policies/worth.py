"""Weighs a position for a seat, in points at the end: what it has, and what it can still do in the turns left.

How many those are is judged by how the table plays: how fast the Guildhall fills, and how often workers are
captured.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp

from msgspec import Struct
from msgspec.structs import replace

from games.architects.rules.mechanics.powers import Powers, powers
from games.architects.rules.mechanics.scoring import score, settled
from games.architects.rules.policies.crew import reset_cost, usable
from games.architects.rules.policies.projects import (
    CATHEDRAL,
    GROWING,
    Means,
    Project,
    Weights,
    at_the_end,
    laid_out,
    rush,
    virtue_worth,
)
from games.architects.rules.rulebook import MATERIALS, MINES, RICHES, SILVER, TOWN_CENTRE
from games.architects.rules.state import MOST, State, guildhall_spaces, with_player

PAIR = 2  # rivals: a single one captures no less than two do
SINGLE = 1.5  # rivals: a single one's riches count like those of so many
SOON = 6.0  # turns, as long as the end has not begun


class Pace(Struct, frozen=True):
    """The ways of a table. `taken`: spaces of the Guildhall taken in a turn of anybody.

    `hold`: how likely it is that a crowd of a seat's workers is not captured from one of its turns to the next.
    `score`: of the seat that decides; `lead`: points ahead of the next, or behind the first (less than 0).
    """

    taken: float
    hold: float
    score: int
    lead: int


def pace(state: State, seat: int, weights: Weights) -> Pace:
    """Returns the pace by what was seen so far, and at first by what is usual."""
    others = max(PAIR, len(state.players) - 1)
    turns = state.turn + weights.pace_turns
    taken = (len(state.guildhall) + weights.pace * weights.pace_turns) / turns
    held = sum(sum(player.captured) for player in state.players) + sum(state.prison)
    captures = sum(state.workers[TOWN_CENTRE]) + held / weights.group
    usual = weights.captures + weights.crowded * company(state)
    rate = (captures + usual * weights.pace_turns) / turns
    scores = [score(state, other, player).total for other, player in enumerate(state.players)]
    mine = scores.pop(seat)
    danger = weights.focus * others * rate * exp(-_spared(state, seat, weights))
    hold = min(weights.most, max(weights.least, 1 - danger))
    return Pace(taken, round(hold, 2), mine, mine - max(scores))


def _spared(state: State, seat: int, weights: Weights) -> float:
    """How much less than usual others aim at the seat, as a power of e: who captures is left alone, others are not.

    It goes by the workers who stand in the Town Centre for everybody to see.
    """
    there = state.workers[TOWN_CENTRE]
    more = weights.grudge * (there[seat] - sum(there) / len(there))
    return max(-weights.patience, min(weights.patience, more))


def turns_after(state: State, taken: float, weights: Weights) -> float:
    """Returns how many turns the seat that moves has after this one; `taken`: spaces taken in a turn of anybody."""
    count = len(state.players)
    if state.final > 0:
        return (state.final - 1) // count
    left = 1 + (guildhall_spaces(state) - len(state.guildhall)) / taken / count
    soon = min(SOON, 1 + weights.near * (guildhall_spaces(state) - len(state.guildhall)))
    return max(soon, min(left, weights.game - state.players[state.seat].turns))


HOPED = 0.5  # part of the cards drawn that will be built
NEXT_CARD = 0.6  # part of a card's worth that the next one in hand has
SURE = 10.0  # points ahead that nobody makes up in a turn
ENOUGH = 30.0  # points more, with which a game is won
SHORT = 0.1  # turns, as good as none
OVERDUE = 36  # turns of a seat, after which it draws cards to end the game, however soon the end may come
SHORT_OF = 4.0  # workers at home: who has fewer looks for more
CHEST = 12  # silver: more is not spent in the first turns
TIE = 0.01  # points for each that others lose, among turns that bring the seat as many


def company(state: State) -> float:
    """Returns 1 for as many seats as there can be, who stand in each other's way from the start, and 0 for fewer."""
    return float(len(state.players) == MOST)


class Valuation:
    """Weighs the positions that a decision of `seat` may lead to. `state`: the one in which it decides."""

    def __init__(self, state: State, seat: int, weights: Weights, cards: Sequence[str] = ()) -> None:
        """`cards`: building cards that it may get, beside those in hand."""
        self._seat = seat
        self._weights = weights
        self.pace = pace(state, seat, weights)
        self.far = max(0.0, min(weights.far, (self.pace.lead - SURE) / ENOUGH))
        self.long = weights.tired * max(0.0, state.players[seat].turns - weights.brisk) + weights.finish * self.far
        self._feared = _feared(state, seat, weights)
        self._opening = company(state) * max(0.0, 1 - state.players[seat].turns / weights.opening)
        self.projects = laid_out(state, seat, weights, (*state.players[seat].hand, *cards), self.long * HOPED)

    def worth(self, state: State, drawn: int = 0) -> float:
        """What the position is worth to the seat, whose turn is over; `drawn`: unknown cards that it draws."""
        seat, weights = self._seat, self._weights
        left = turns_after(state, self.pace.taken, weights)
        if left <= 0:
            ended = settled(state)
            totals = [score(ended, other, player).total for other, player in enumerate(ended.players)]
            return totals.pop(seat) - TIE * sum(totals)
        mine = powers(state.options.pack, state.players[seat])
        total = self._owned(state, mine, left) + self._planned(state, mine, left) - self._rivals(state, left)
        lead = self.pace.lead
        if state.final > 0:
            lead += score(state, seat, state.players[seat]).total - self.pace.score
            total += weights.win * max(-1.0, min(1.0, lead / SURE))
        total += weights.end * lead * (1 - left / weights.game)
        if drawn:
            total += self._drawn(state, drawn, self._in_time(state, left))
        if self.long:
            total += self.long * state.guildhall.count(seat)
        return total

    def plan(self, state: State, mine: Powers) -> Iterator[tuple[Project, float]]:
        """Yields what can be done, what pays most first, each with the turns it takes after what came before."""
        me = state.players[self._seat]
        means = Means(state, self._seat, mine, self._weights)
        for project in self.projects:
            if project.id == CATHEDRAL:
                if project.level > me.level and me.hand:
                    yield project, means.turns(project, use=True)
            elif project.id in me.hand:
                yield project, means.turns(project, use=True)

    def _owned(self, state: State, mine: Powers, left: float) -> float:
        """Points as they stand, and goods and people beside them."""
        seat, weights = self._seat, self._weights
        me, cards, stock = state.players[seat], state.pack.buildings, state.players[seat].stock
        total = score(state, seat, me).total + weights.virtue * virtue_worth(state.options.pack, me.virtue)
        for card in me.built:
            total += at_the_end(cards[card].effect, state, seat)
        total -= self.far * sum(stock[kind] for kind in RICHES)
        silver = stock[SILVER]
        few = min(silver, weights.few_silver)
        goods = weights.silver * few + weights.more_silver * (silver - few)
        goods += weights.coffer * self._opening * min(silver, CHEST)
        goods += weights.riches * min(4, sum(stock[kind] for kind in RICHES))
        goods += weights.material * sum(min(8, stock[kind]) for kind in MATERIALS)
        total += goods * min(1.0, left / 8)
        if silver:
            total += weights.ready * min(1.0, left / 6)
        own = sum(state.workers[place][seat] for place in GROWING)
        people = weights.skill * (1 + weights.hasty * self._opening) * len(mine.skills)
        people += weights.apprentice * len(me.apprentices) + weights.presence * own
        total += people * min(1.0, left / 15)
        total -= reset_cost(state, seat, left, weights) + weights.stuck * self._opening * state.market.count(seat)
        return total + self._captives(state) - weights.prisoner * state.prison[seat]

    def _captives(self, state: State) -> float:
        """What the workers of others on the own board are worth: less if their owners are about to free them."""
        weights, worth = self._weights, 0.0
        for other, count in enumerate(state.players[self._seat].captured):
            if count:
                short = max(0.0, 1 - state.players[other].workers / SHORT_OF)
                worth += count * weights.captive * (1 - weights.freed * short)
        return worth

    def _in_time(self, state: State, left: float) -> float:
        """How likely it is that a card drawn now is built: by the turns left, and by those that are sure to come."""
        weights = self._weights
        time = usable(state, self._seat, left, self.pace.hold, weights.crowd)
        sure = 1 + (guildhall_spaces(state) - len(state.guildhall)) / len(state.players)
        return max(0.0, min(1.0, (time - weights.slow) / weights.fast, (sure - weights.slow) / weights.fresh))

    def _drawn(self, state: State, drawn: int, in_time: float) -> float:
        """What cards are worth that nobody knows yet: the fuller the hand, the less; in a long game, some."""
        held, most = len(state.players[self._seat].hand), state.pack.board.hand
        anyway = max(in_time, min(1.0, max(0.0, state.players[self._seat].turns - OVERDUE) / SOON))
        first = self._weights.card * in_time + self.long * HOPED * HOPED * anyway
        return sum(first * NEXT_CARD**number for number in range(held, min(most, held + drawn)))

    def _planned(self, state: State, mine: Powers, left: float) -> float:
        """The points of the plan, as far as there is time for it, and what the rest of the time is worth."""
        weights = self._weights
        time = max(SHORT, usable(state, self._seat, left, self.pace.hold, weights.crowd))
        workers = state.workers[MINES][self._seat]
        gone = total = 0.0
        cards = len(state.players[self._seat].hand)
        free = self._free(workers, time)
        for project, needed in self.plan(state, mine):
            then = gone + needed
            over = (then - time * (1 - weights.late)) / (2 * weights.late * time)
            if over >= 1 or not cards:
                continue
            points = project.points * (weights.sure - weights.soon * then) * (1 - max(0.0, over))
            rest = self._free(workers, time - then)
            if points + rest > free:
                total += points
                cards -= 1  # built, or given for the Cathedral
                gone, free = then, rest
        return total + free + weights.home * time

    def _free(self, workers: int, turns: float) -> float:
        """What turns without a project are worth: digging for gold, if nothing better."""
        if turns <= 0:
            return 0.0
        whole, hold = int(turns), self.pace.hold
        crowd = self._weights.crowd
        dug = rush(workers, whole, hold, crowd)
        dug += (turns - whole) * (rush(workers, whole + 1, hold, crowd) - dug)
        return max(dug * (1 - self.far), self._weights.turn * turns)

    def _rivals(self, state: State, left: float) -> float:
        """What the workers of the others will bring them, for each of the others."""
        seat, weights = self._seat, self._weights
        others, feared = 0.0, self._feared
        for place in GROWING:
            for other, count in enumerate(state.workers[place]):
                if count and other != seat:
                    others += feared[other] * count
        rivals = weights.harm * others * min(1.0, left / 6)
        mines = state.workers[MINES]
        for other, player in enumerate(state.players):
            if other != seat:
                time = player.workers + max(0.0, left - player.workers) / 2
                dug = rush(mines[other], int(min(left, time)), weights.unhindered, weights.crowd)
                alarm = min(weights.panic, (mines[other] / weights.alarm) ** 2)
                rivals += weights.rival * alarm * feared[other] * dug
                rivals -= weights.blamed * reset_cost(state, other, left, weights)
        rivals *= 1 - weights.calm * self._opening
        return rivals / max(SINGLE, len(state.players) - 1)


def with_cards(state: State, seat: int, offered: Sequence[str], weights: Weights) -> dict[str, float]:
    """What the position is worth to the seat with each of the building cards that it is offered, beside its hand."""
    me, valuation = state.players[seat], Valuation(state, seat, weights, offered)
    held = {card: replace(me, hand=(*me.hand, card)) for card in offered}
    return {card: valuation.worth(with_player(state, seat, player)) for card, player in held.items()}


def offered_cards(state: State, seat: int) -> Sequence[str]:
    """The building cards of which the seat is asked to keep one."""
    return state.piles[seat] if state.step == "draft" else state.looking


def next_best(state: State, seat: int, card: str, weights: Weights) -> tuple[str, int]:
    """The best card on offer beside that one, "" for none, and how many points more that one is reckoned to bring."""
    worths = with_cards(state, seat, offered_cards(state, seat), weights)
    mine = worths.pop(card)
    other = max(worths, key=lambda each: worths[each], default="")
    return other, round(mine - worths.get(other, mine))


def _feared(state: State, seat: int, weights: Weights) -> list[float]:
    """How much each seat's riches weigh, 1 on average: more if it is ahead, or leaves captures to the others."""
    count = len(state.players)
    scores = [score(state, other, player).total for other, player in enumerate(state.players)]
    mean = (sum(scores) - scores[seat]) / (count - 1)
    weighed = [
        exp((its - mean) / weights.aim - _spared(state, other, weights)) if other != seat else 0.0
        for other, its in enumerate(scores)
    ]
    whole = sum(weighed)
    return [(count - 1) * its / whole for its in weighed]
