"""Watches which effects of buildings ever change anything, by the kind of each.

Immediate and action effects: what they touch is changed. Permanent ones: the building acted in its phase. Rules: a
cost, a token or the interest was another than without it. End of game: it scores. Prices are no effects.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.contract import Outcome
from engine.forms import Draft
from engine.playouts import Move
from engine.texts import by_wording, fact_of
from games.devil.rules import effects as e
from games.devil.rules.facts import BuildingActs, ReputationsWeighed, RoundBegun
from games.devil.rules.mechanics.costs import discounted_cost, is_price, tokens
from games.devil.rules.mechanics.counts import Scene, holds, times
from games.devil.rules.mechanics.plan import plan_fields, planned
from games.devil.rules.mechanics.resolution import Done, Resolution
from games.devil.rules.mechanics.scoring import positions
from games.devil.rules.mechanics.verbs import Chosen
from games.devil.rules.pack import Building, Pack
from games.devil.rules.phases.actions import scene
from games.devil.rules.state import Kingdom, State, Todo, without

PLAN, RESOLVE = "actions.plan", "actions.resolve"
_READ = by_wording(BuildingActs, ReputationsWeighed, RoundBegun)

Fired = set[tuple[str, int]]
"""Effects by their card and their place on it."""


def effects_of(building: Building) -> dict[str, int]:
    """The effects of a card that are no price, by a name ("apiary", or "crypt 1" of several), with their places."""
    places = [at for at, effect in enumerate(building.effect) if effect.when != "cost" and not is_price(effect)]
    if len(places) == 1:
        return {building.id: places[0]}
    return {f"{building.id} {number}": at for number, at in enumerate(places, start=1)}


class Noting(Resolution):
    """Carries out a plan on a copy, and notes the effects of buildings that change something."""

    def __init__(self, scene: Scene, fired: Fired) -> None:
        super().__init__(scene)
        self._fired = fired

    def _effect(self, kingdom: Kingdom, todo: Todo, chosen: Chosen) -> Done:
        done = super()._effect(kingdom, todo, chosen)
        building = self._cards.buildings.get(todo.card)
        if building is not None and todo.effect is not None and done is not None and done[0] != kingdom:
            self._fired.add((todo.card, building.effect.index(todo.effect)))
        return done

    def _build(self, kingdom: Kingdom, todo: Todo, *rest: Any) -> Done:
        done = super()._build(kingdom, todo, *rest)
        if done is not None and done[0].built != kingdom.built:
            cost = discounted_cost(kingdom.built, self._cards.buildings[todo.card], self._cards)
            for card in kingdom.built:
                spared = without(kingdom.built, (card,))
                if discounted_cost(spared, self._cards.buildings[todo.card], self._cards) != cost:
                    self._always(card, e.Discount)
        return done

    def _pay_tokens(self, kingdom: Kingdom, rest: tuple[Todo, ...]) -> Done:
        if kingdom.turn is not None:
            used, built = kingdom.turn.used, without(kingdom.built, kingdom.turn.built)
            there = tokens(replace(kingdom, built=built), self._cards)
            for card in built:
                alone = tokens(replace(kingdom, built=without(built, (card,))), self._cards)
                if _felt(used, there, alone):
                    self._always(card, e.Tokens)
        return super()._pay_tokens(kingdom, rest)

    def _always(self, card: str, kind: type[e.AnyEffect]) -> None:
        for at, effect in enumerate(self._cards.buildings[card].effect):
            if isinstance(effect, kind):
                self._fired.add((card, at))


def _felt(used: int, there: tuple[int, int], alone: tuple[int, int]) -> bool:
    """Whether a building's rule about tokens mattered: `there` and `alone` are (all, free) with and without it."""
    (total, free), (total_alone, free_alone) = there, alone
    paid = max(0, used - free) != max(0, used - free_alone)
    return paid or used > total_alone or (total < total_alone and used >= total)


class Firing:
    """Looks on at a game for effects that change something."""

    def __init__(self) -> None:
        self.fired: Fired = set()

    def saw(self, before: State, move: Move, outcome: Outcome) -> None:
        """Notes a move."""
        after: State = outcome.state
        if before.step == PLAN and after.step != PLAN:
            for seat, kingdom in enumerate(before.kingdoms):
                value = move.value if seat == move.seat else before.sealed[seat] or {}
                where = scene(before, seat)
                plan = plan_fields(kingdom, where, Draft(value))
                Noting(where, self.fired).run(planned(kingdom, plan, value))
        elif before.step == RESOLVE and move.ask.count(".") > 1:
            Noting(scene(before, move.seat), self.fired).run(before.kingdoms[move.seat], move.value)
        if before.step in (PLAN, RESOLVE) and after.step not in (PLAN, RESOLVE):
            self._interest(after)
        self._permanent(before.pack, outcome)

    def _interest(self, after: State) -> None:
        for kingdom in after.kingdoms:
            for card in kingdom.built:
                for at, effect in enumerate(after.pack.buildings[card].effect):
                    if isinstance(effect, e.InterestFree) and kingdom.debt:
                        self.fired.add((card, at))

    def _permanent(self, cards: Pack, outcome: Outcome) -> None:
        """Notes buildings that acted in a phase, told by what is told before them."""
        phase = "interest"
        for happening in outcome.happenings:
            fact = fact_of(happening.public, _READ)
            if isinstance(fact, ReputationsWeighed):
                phase = "reputation"
            elif isinstance(fact, RoundBegun):
                phase = "production"
            elif isinstance(fact, BuildingActs):
                card = fact.what.id
                self.fired |= {
                    (card, at) for at, effect in enumerate(cards.buildings[card].effect) if effect.when == phase
                }

    def ended(self, state: State) -> None:
        """Notes the effects at the end that score."""
        places = positions(state)
        for seat, kingdom in enumerate(state.kingdoms):
            where = Scene(state.pack, state.round, seat, places)
            for card in kingdom.built:
                for at, effect in enumerate(state.pack.buildings[card].effect):
                    if effect.when == "end" and _scores(effect, kingdom, where):
                        self.fired.add((card, at))


def _scores(effect: e.AnyEffect, kingdom: Kingdom, where: Scene) -> bool:
    if not holds(effect.condition, kingdom, where):
        return False
    if isinstance(effect, e.Hoard):
        return any(kingdom.stock[kind] >= effect.each for kind in effect.kinds)
    return times(effect.per, kingdom, where) > 0
