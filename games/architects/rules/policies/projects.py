"""Lays out what a seat could still do in the Guildhall, and in which order: the plan that the steward's turns serve.

Here stand the numbers by which the steward weighs, too; what effects of buildings and the virtue track are worth beside
what they score now; and how many turns it takes to gather goods.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil

from msgspec import Struct

from engine.effects import Goods, goods_of
from games.architects.rules import effects as e
from games.architects.rules.mechanics.powers import ANY, Powers, powers
from games.architects.rules.mechanics.scoring import count, holds, times
from games.architects.rules.pack import pack
from games.architects.rules.rulebook import (
    FOREST,
    KINDS,
    MATERIALS,
    MINES,
    QUARRY,
    RICHES,
    SILVER,
    SILVERSMITH,
    STOREHOUSE,
    Skill,
)
from games.architects.rules.state import State


class Weights(Struct, frozen=True):
    """What things are worth to the steward, in points or turns unless another unit is named."""

    turn: float = 0.38  # a turn that no plan needs
    material: float = 0.15  # clay, wood or stone that no plan needs
    riches: float = 0.4  # gold or marble that no plan needs, beside the point it is worth anyway
    silver: float = 0.28  # each of the first few
    more_silver: float = 0.1  # each further one
    few_silver: int = 6  # pieces
    captive: float = 0.1  # a worker of another on the own board
    harm: float = 0.07  # a worker of another who is off the places where it brings something
    rival: float = 1.0  # part of what others can dig for that is as bad as losing it
    unhindered: float = 0.9  # how likely it is that others do not capture them, if the seat does not
    ready: float = 1.5  # silver to pay a capture with
    virtue: float = 1.0  # a place on the track beside its points, as against what is usual
    presence: float = 0.05  # an own worker where it makes the next one bring more
    prisoner: float = 0.15  # an own worker in Prison, beside what that costs anyway
    skill: float = 1.7  # a skill among the own apprentices
    apprentice: float = 0.4  # an apprentice's power
    sure: float = 0.8  # part of a plan's points that count at all
    soon: float = 0.015  # part of them that is lost with each turn it takes
    card: float = 3.0  # the first building card in hand, less for each further one
    reward: float = 1.5  # of a step on the Cathedral
    hire_turns: float = 1.9  # to come by a skill, beside the silver
    step_card: float = 0.5  # a card given for the Cathedral
    late: float = 0.45  # part of the turns left, around their end, in which a plan may or may not be finished
    game: float = 26.0  # turns of a seat in a long game
    brisk: float = 22.0  # turns of a seat, after which it wants to end the game
    tired: float = 0.8  # a worker in the Guildhall, for each turn after those
    end: float = 1.0  # a lead of so many points at the end, as against one with a long game to come
    pace: float = 0.2  # spaces of the Guildhall taken in a turn, before anybody has played
    pace_turns: float = 30.0  # turns whose experience that stands for
    far: float = 0.9  # part of its riches that a seat does not need which is far ahead
    finish: float = 8.0  # a worker in the Guildhall, for a seat that is far ahead
    win: float = 8.0  # to have begun the end far ahead
    captures: float = 0.13  # captures in a turn, before anybody has played, of two
    crowded: float = 0.17  # so many more of five
    group: float = 4.0  # workers captured at once
    focus: float = 1.2  # how much captures aim at the largest crowd
    crowd: float = 3.2  # workers in one place who are a crowd
    least: float = 0.25  # how likely it is at least that a crowd stays from one turn to the next
    most: float = 0.82  # and at the most, however few captures were seen
    alarm: float = 4.0  # workers of a rival in the Mines who count in full; half as many for a fifth, more for more
    panic: float = 1.5  # up to so much
    aim: float = 6.0  # points ahead of the mean of the others with which a rival weighs e times as much
    grudge: float = 2.0  # how much less a seat is aimed at for each worker in the Town Centre above the mean, by e
    patience: float = 2.6  # and at the most by so much, either way
    home: float = 0.1  # a turn for which a worker is at home, beside what the plan does in it
    stays: float = 0.7  # part of the own workers in Prison who are still there at the next reset
    doubt: float = 0.7  # workers in Prison by which others may come to have more, or fewer
    debt: float = 4.5  # points that a debt taken at a reset costs
    guilty: float = 3.0  # workers in Prison at a reset who cost virtue
    blame: float = 0.6  # points that this virtue is worth
    reset: float = 10.0  # turns left, with which a reset is sure to come
    blamed: float = 0.1  # part of what a reset is likely to cost others that is a gain
    freed: float = 0.2  # part of a captive's worth, if its owner has nobody at home
    slow: float = 1.0  # turns in which no new card comes to the Guildhall
    fast: float = 4.0  # turns more, in which one comes for sure
    fresh: float = 3.0  # turns more, of those that are sure to come whatever others do
    opening: float = 8.0  # turns of a seat among five, over which what follows fades
    hasty: float = 0.8  # part that a skill counts more
    coffer: float = 0.15  # points that a silver counts more
    stuck: float = 4.0  # points that an own worker on the Black Market costs
    calm: float = 0.7  # part that the workers of others count less
    near: float = 2.0  # turns that a space of the Guildhall leaves at the most, near the end


RICH, CARD, HIRE, CAPTURE, DEBT, STEP, FREED = 1.3, 1.2, 1.6, 0.8, 2.5, 0.6, 0.4  # points
PIECE = {**dict.fromkeys(KINDS, RICH), **dict.fromkeys(MATERIALS, 0.3), SILVER: 0.25}
CHANCE = 0.4  # of a condition that is not met yet
SMOOTH = 0.25  # for a step on the part of the track that is worth nothing
HOPE = 0.4  # of one count more, for an effect that multiplies


def at_the_end(effect: e.AnyEffect, state: State, seat: int) -> float:
    """What an effect of the end is worth by what the seat has now and may still come by."""
    if isinstance(effect, e.Points | e.Virtue):
        number = effect.n * (1.0 if isinstance(effect, e.Points) else STEP)
        if effect.per is not None:
            number *= times(effect.per, state, seat) + HOPE
        elif effect.condition is not None:
            number *= 0.9 if holds(effect.condition, state, seat) else CHANCE
        return number
    return 0.0


def once_built(effect: e.AnyEffect, state: State, seat: int) -> float:
    """What the effect of a building would be worth if the seat built it."""
    me = state.players[seat]
    match effect:
        case e.Gain():
            each = 1.0 if effect.per is None else count(effect.per.of, state, seat) / effect.per.each
            return each * (_goods(goods_of(effect, KINDS)) + CARD * effect.cards)
        case e.Choose():
            return max(_goods(goods) for goods in effect.of)
        case e.Hire():
            return HIRE
        case e.Capture():
            return CAPTURE * effect.n
        case e.TakeDebt():
            return -DEBT * effect.n
        case e.DestroyDebt():
            return DEBT * min(effect.n, me.debts)
        case e.SellCard():
            return RICH * effect.gold - CARD
        case e.FromPrison():
            return FREED * state.prison[seat]
        case e.Praise():
            return STEP * effect.n
        case e.DebtCost():
            return -float(effect.n * me.debts)
        case e.Work():
            return STEP
        case e.Dismiss():
            return -STEP
        case _:
            return at_the_end(effect, state, seat)


def _goods(goods: dict[str, int]) -> float:
    return sum(PIECE[kind] * amount for kind, amount in goods.items())


@lru_cache(maxsize=256)
def virtue_worth(pack_id: str, virtue: int) -> float:
    """What a place on the track is worth beside its points: half-way to the next ones counts."""
    points = pack(pack_id).board.track.points
    below, above = points[max(0, virtue - 1)], points[min(len(points) - 1, virtue + 1)]
    return (below + above) / 4 - points[virtue] / 2 + SMOOTH * min(virtue, 10)


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
def rush(workers: int, turns: int, hold: float, crowd: float) -> float:
    """Returns the riches that so many turns in the Mines bring, where `workers` stand already.

    `hold`: how likely it is that nobody captures a `crowd` of workers from one turn to the next; fewer are safer.
    """
    brought, there = 0.0, float(workers)
    for _ in range(turns):
        there *= 1 - (1 - hold) * min(1.0, there / crowd)
        there += 1
        brought += there / 2 - 0.25
    return brought


CATHEDRAL = "cathedral"
GROWING = (QUARRY, FOREST, SILVERSMITH, MINES, STOREHOUSE)  # the more workers, the more each further one brings
LEVELS = 2  # of the Cathedral, looked ahead


class Project(Struct, frozen=True, gc=False):
    """A building, or a `level` of the Cathedral. `any`: wood and stone in any mix."""

    id: str
    points: float
    goods: Goods
    any: int = 0
    needs: tuple[Skill, ...] = ()
    level: int = 0


class Means:
    """What a seat has to work with, changed as projects of a plan use it up: goods, and workers by location."""

    def __init__(self, state: State, seat: int, mine: Powers, weights: Weights) -> None:
        board, workers = state.pack.board, state.workers
        self.stock = dict(state.players[seat].stock)
        self.there = {place: workers[place][seat] for place in GROWING}
        self._weights = weights
        self._skills = mine.skills
        also = mine.also
        self._plus = {
            kind: also[place].goods.get(kind, 0) if place in also else 0
            for kind, place in (("stone", QUARRY), ("wood", FOREST), (SILVER, SILVERSMITH), ("clay", MINES))
        }
        self._silver_for_skill = board.workshop.tax + board.workshop.silver
        self._more_trades = mine.more_workers
        self._marble = next((trade.n for trade in board.storehouse if "marble" in trade.take), 3)
        for trade in mine.trades:
            if "marble" in trade.take:
                self._marble = min(self._marble, sum(trade.give.values()))
        self._alike = mine.alike

    def turns(self, project: Project, *, use: bool = False) -> float:
        """Returns the turns until that project is done, its worker included; `use`: take what it needs."""
        stock, there, plus, goods = self.stock, self.there, self._plus, project.goods
        turns = 1.0
        wood = goods.get("wood", 0) - stock["wood"]
        stone = goods.get("stone", 0) - stock["stone"]
        marble = goods.get("marble", 0) - stock["marble"]
        gold = goods.get("gold", 0) - stock["gold"]
        clay = goods.get("clay", 0) - stock["clay"]
        if self._alike and marble > 0 > gold:
            marble += gold
        more = project.any
        if marble > 0:
            more += marble * self._marble
        if more:
            spare = (-wood if wood < 0 else 0) + (-stone if stone < 0 else 0)
            lack = more - spare
            if lack > 0:
                if there[QUARRY] + plus["stone"] >= there[FOREST] + plus["wood"]:
                    stone = max(stone, 0) + lack
                else:
                    wood = max(wood, 0) + lack
        mines = 0.0
        if wood > 0:
            turns += self._gather(wood, FOREST, plus["wood"], use)
        if stone > 0:
            turns += self._gather(stone, QUARRY, plus["stone"], use)
        if clay > 0:
            mines = turns_to_gather(clay, there[MINES], 1 + plus["clay"])
        if gold > 0:
            mines += turns_to_gather(gold, there[MINES] + ceil(mines), 0, 2)
        if mines:
            turns += mines
            if use:
                there[MINES] += ceil(mines)
        if marble > 0:
            turns += self._gather(marble, STOREHOUSE, self._more_trades, use)
        skills = 0
        for skill in project.needs:
            skills += skill not in self._skills
        if skills:
            silver = skills * self._silver_for_skill - stock[SILVER]
            turns += skills * self._weights.hire_turns
            if silver > 0:
                turns += self._gather(silver, SILVERSMITH, 1 + plus[SILVER], use)
        if use:
            self._use(project, skills)
        return turns

    def _gather(self, lacking: int, place: str, plus: int, use: bool) -> float:
        turns = turns_to_gather(lacking, self.there[place], plus)
        if use:
            self.there[place] += ceil(turns)
        return turns

    def _use(self, project: Project, skills: int) -> None:
        stock = self.stock
        for kind, amount in project.goods.items():
            stock[kind] = max(0, stock[kind] - amount)
        if skills:
            stock[SILVER] = max(0, stock[SILVER] - skills * self._silver_for_skill)
            self._skills = self._skills.union(project.needs)
        left = project.any
        for kind in ANY:
            taken = min(left, stock[kind])
            stock[kind] -= taken
            left -= taken


def laid_out(state: State, seat: int, weights: Weights, cards: tuple[str, ...], more: float) -> list[Project]:
    """Returns all that the seat could do with those cards, what pays most first; `more`: points for each."""
    means = Means(state, seat, powers(state.options.pack, state.players[seat]), weights)
    projects = [_building(state, seat, card, more) for card in dict.fromkeys(cards)]
    projects += _levels(state, seat, weights, more)
    return sorted(projects, key=lambda project: -project.points / means.turns(project))


def _building(state: State, seat: int, card: str, more: float) -> Project:
    building = state.pack.buildings[card]
    points = more + building.points + once_built(building.effect, state, seat)
    points -= sum(building.cost.get(kind, 0) for kind in RICHES)
    if building.virtue:
        track, virtue = state.pack.board.track, state.players[seat].virtue
        to = max(0, min(track.top, virtue + building.virtue))
        points += track.points[to] - track.points[virtue]
        points += virtue_worth(state.options.pack, to) - virtue_worth(state.options.pack, virtue)
    return Project(card, points, building.cost, needs=building.needs)


def _levels(state: State, seat: int, weights: Weights, more: float) -> Iterator[Project]:
    """Yields the next levels of the Cathedral, as far as the seat may climb."""
    me, board = state.players[seat], state.pack.board
    if me.virtue < board.track.cathedral:
        return
    for up in range(me.level, min(me.level + LEVELS, len(board.cathedral))):
        level = board.cathedral[up]
        if sum(player.level == up + 1 for player in state.players) >= level.spaces:
            return
        points = more + level.points - (board.cathedral[up - 1].points if up else 0)
        points += weights.reward - weights.step_card - sum(level.goods.get(kind, 0) for kind in RICHES)
        yield Project(CATHEDRAL, points, level.goods, any=level.any, level=up + 1)
