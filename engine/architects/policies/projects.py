"""Lays out what a seat could still do in the Guildhall, and in which order: the plan that the steward's turns serve."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from msgspec import Struct

from engine.architects.building_needs import ANY
from engine.architects.policies.effect_worth import once_built, virtue_worth
from engine.architects.policies.gathering import turns_to_gather
from engine.architects.policies.weights import Weights
from engine.architects.powers import Powers, powers
from engine.architects.state import State
from engine.architects.things import FOREST, MINES, QUARRY, RICHES, SILVER, SILVERSMITH, STOREHOUSE, Skill
from engine.core.goods import Goods

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
