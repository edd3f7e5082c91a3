"""Searches for the plan of an action phase: builds that fit the seat's means, and all that can go with them.

The search is directed: first the buildings alone and in pairs, then, for the best of these, one change after the other
(event, tokens on built actions, a courtier, how coins are raised) for as long as it helps. Each plan is acted out on a
copy of the kingdom and valued by what it leaves, with the rounds in mind that are still to come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.drafts import fill_missing
from engine.effects import plus
from engine.forms import Draft
from engine.policies import Position
from games.devil.rules.effects import AnyEffect
from games.devil.rules.mechanics.bank import POLICIES
from games.devil.rules.mechanics.costs import building_cost, group, tokens
from games.devil.rules.mechanics.counts import Scene
from games.devil.rules.mechanics.plan import NONE, Plan, plan_fields, plan_form, planned
from games.devil.rules.mechanics.resolution import Resolution, immediate
from games.devil.rules.mechanics.scoring import score
from games.devil.rules.mechanics.verbs import hireable
from games.devil.rules.policies.choosing import Chooser
from games.devil.rules.policies.worths import (
    COIN,
    LOAN,
    future,
    of_reputation,
    of_wings,
    production,
    progress,
    worth_of,
    worths,
)
from games.devil.rules.rulebook import COINS, EDGE_SLOTS, GOODS, MORTALS, Stock
from games.devil.rules.state import ROUNDS, SOURCES, Kingdom, Todo, without

PLANS = 100  # of which each is one, by lot
IDLE = range(9, 17)  # of who hides these plans of round 1 build nothing: it seldom must, and one mortal in nine does
STARTS = 2  # sets of buildings from which the search goes on, at effort 1
PASSES = 2  # times that all changes are tried
KEPT_GOODS = 2  # goods that the last inquisition may ask for
KEPT_WORTH = 0.7  # points that each of them is worth then
SCORED = (*SOURCES, "so-far", "buildings", "effects", "majors", "courtiers", "marked")  # parts that are counted


class Outcome(Struct, frozen=True):
    """A plan acted out: the kingdom it leaves, what it chose ahead, and what that is worth in points."""

    plan: Plan
    after: Kingdom
    choices: dict[str, Any]
    worth: float


class Search:
    """Finds a plan for a kingdom. Every plan is acted out once."""

    def __init__(self, kingdom: Kingdom, scene: Scene, effort: int = 1) -> None:
        self._kingdom = kingdom
        self._scene = scene
        self._starts = STARTS * effort
        self._usable = _usable(kingdom, scene)
        self._known: dict[Plan, Outcome] = {}

    def best(self, fits: Callable[[Outcome], bool] | None = None) -> Outcome:
        """The best plan that was found, without buildings that it could not pay for; of those that fit, if any does."""
        outcomes = sorted((self._acted(plan) for plan in self._builds()), key=_worth, reverse=True)
        best = self._paid(max((self._improved(outcome) for outcome in outcomes[: self._starts]), key=_worth))
        if fits is None or fits(best):
            return best
        for outcome in outcomes[self._starts :]:
            self._improved(outcome)
        fitting = max(filter(fits, self._known.values()), key=_worth, default=None)
        return best if fitting is None else self._paid(fitting)

    def _builds(self) -> Iterator[Plan]:
        """Plans that do nothing but build: each building, and each two."""
        start = Plan(discard=self._kingdom.events[0]) if len(self._kingdom.events) > 1 else Plan()
        if self._kingdom.events:
            start = replace(start, card=self._kingdom.events[-1])
        start = replace(start, edge=self._usable[:EDGE_SLOTS])
        hand = self._kingdom.hand
        for size in range(min(2, len(hand)) + 1):
            for cards in combinations(hand, size):
                yield replace(start, builds=tuple((card, False) for card in cards))

    def _improved(self, outcome: Outcome) -> Outcome:
        for _ in range(PASSES):
            before = outcome
            for changes in (self._events, self._uses, self._acts, self._hires, self._ways, self._others):
                better = [self._acted(plan) for plan in changes(outcome.plan)]
                outcome = max((outcome, *better), key=_worth)
            if outcome is before:
                break
        return outcome

    def _paid(self, outcome: Outcome) -> Outcome:
        """The same without what is skipped: later changes may have taken what it costs.

        What else the plan chooses stays, where choosing for the rest alone comes to less.
        """
        plan = outcome.plan
        less = _without(plan, outcome.after.turn.skipped if outcome.after.turn else ())
        if less == plan:
            return outcome
        aimed = acted_out(less, self._kingdom, self._scene, plan)
        return self._paid(max(self._acted(less), aimed, key=_worth))

    def _events(self, plan: Plan) -> Iterator[Plan]:
        events = self._kingdom.events
        for card in events:
            discard = next(iter(without(events, (card,))), "")
            for side in ("left", "right"):
                yield replace(plan, discard=discard, card=card, event=side)
        if plan.event != NONE:
            yield replace(plan, event=NONE)

    def _uses(self, plan: Plan) -> Iterator[Plan]:
        free = self._tokens() - len(plan.builds) - sum(act for _, act in plan.builds) - bool(plan.hire)
        different = tuple(dict.fromkeys(self._usable))
        for size in range(min(EDGE_SLOTS, free, len(different)) + 1):
            for cards in combinations(different, size):
                rest = without(self._usable, cards)
                yield replace(plan, use=cards, edge=(*cards, *rest)[:EDGE_SLOTS])

    def _acts(self, plan: Plan) -> Iterator[Plan]:
        builds = plan.builds
        free = self._tokens() - len(plan.use) - len(builds) - sum(act for _, act in builds) - bool(plan.hire)
        for at, (card, act) in enumerate(builds):
            if (free > 0 or act) and self._scene.cards.buildings[card].action:
                yield replace(plan, builds=(*builds[:at], (card, not act), *builds[at + 1 :]))
        if len(builds) == 2:  # which of the two comes first may matter
            yield replace(plan, builds=builds[::-1])

    def _hires(self, plan: Plan) -> Iterator[Plan]:
        used = len(plan.use) + len(plan.builds) + sum(act for _, act in plan.builds)
        if used < self._tokens():
            for courtier in hireable(self._kingdom):
                yield replace(plan, hire=courtier)
        if plan.hire:
            yield replace(plan, hire="")

    def _ways(self, plan: Plan) -> Iterator[Plan]:
        return (replace(plan, finance=policy) for policy in POLICIES)

    def _others(self, plan: Plan) -> Iterator[Plan]:
        """Other buildings with all else: what an event, a loan or an action brings pays for some that were too dear."""
        free = self._tokens() - len(plan.use)
        for other in self._builds():
            if len(other.builds) <= free:
                yield replace(plan, builds=other.builds, hire=plan.hire if len(other.builds) < free else "")

    def _tokens(self) -> int:
        return tokens(self._kingdom, self._scene.cards)[0]

    def _acted(self, plan: Plan) -> Outcome:
        if plan not in self._known:
            self._known[plan] = acted_out(plan, self._kingdom, self._scene)
        return self._known[plan]


def _worth(outcome: Outcome) -> float:
    return outcome.worth


def _without(plan: Plan, skipped: Sequence[str]) -> Plan:
    """The plan without these instructions, by their keys."""
    return replace(
        plan,
        event=NONE if plan.event[0] in skipped else plan.event,
        use=tuple(card for at, card in enumerate(plan.use) if f"u{at}" not in skipped),
        builds=tuple(
            (card, act and f"a{at}" not in skipped)
            for at, (card, act) in enumerate(plan.builds)
            if f"b{at}" not in skipped
        ),
        hire="" if "h" in skipped else plan.hire,
    )


def _usable(kingdom: Kingdom, scene: Scene) -> tuple[str, ...]:
    """Action buildings that may stand on the edge, those first that stand there."""
    usable = [card for card in without(kingdom.built, kingdom.stabled) if scene.cards.buildings[card].action]
    known = [card for card in kingdom.edge if card in usable]
    return (*known, *without(tuple(usable), known))


def acted_out(plan: Plan, kingdom: Kingdom, scene: Scene, aim: Plan | None = None) -> Outcome:
    """Carries a plan out on a copy, choosing for each effect as `aim` needs it: the plan itself, unless given."""
    ready = planned(kingdom, plan, {})
    aim = aim or plan
    wanted: Stock = {COINS: 2 if aim.hire else 0}
    for card, _ in aim.builds:
        wanted = plus(wanted, building_cost(kingdom, scene.cards.buildings[card], scene.cards))
    chooser = Chooser(kingdom, scene, wanted, _effects(ready.agenda, scene))
    after = Resolution(scene, ahead=chooser).run(ready)
    return Outcome(plan, after, chooser.value, prospect(after, scene))


def _effects(agenda: Sequence[Todo], scene: Scene) -> dict[str, tuple[AnyEffect, ...]]:
    """The effects of each instruction under its key."""
    effects = {todo.key: group(todo, scene.cards) for todo in agenda if todo.card}
    for todo in agenda:
        if todo.act == "build":
            now = immediate(todo)
            effects[now.key] = group(now, scene.cards)
    return effects


def prospect(after: Kingdom, scene: Scene) -> float:
    """What a kingdom is worth after its actions of this round, in points at the end of the game."""
    parts = score(after, scene).parts
    worth = float(sum(parts[part] for part in SCORED))
    stock, debt = after.stock, after.debt
    worth += worth_of(stock, worths(scene.round)) + of_wings(after) + of_reputation(after, scene)
    if scene.round == ROUNDS:
        repaid = min(stock[COINS], debt)
        kept = min(KEPT_GOODS, sum(stock[good] for good in GOODS))
        return worth - LOAN * debt + 0.25 * repaid + KEPT_WORTH * kept
    worth -= LOAN * debt - (LOAN - COIN) * min(stock[COINS], debt) / 2
    worth += sum(future(card, after, scene) for card in after.built)
    return worth + production(after, scene) + progress(after, scene)


def lot_of(position: Position) -> int:
    """Which of `PLANS` the plan of that position is."""
    return position.stream("plan").below(PLANS)


def idles(position: Position) -> bool:
    """Whether the seat builds nothing now though it could."""
    world = position.world
    return world.round == 1 and world.kingdoms[position.seat].role not in MORTALS and lot_of(position) in IDLE


def value_of(outcome: Outcome, kingdom: Kingdom, scene: Scene) -> dict[str, Any]:
    """The answer to the plan's form."""
    plan = outcome.plan
    value: dict[str, Any] = {"finance": plan.finance}
    if plan.discard:
        value["discard"] = plan.discard
    if plan.event != NONE:
        value["event"] = plan.event
    if len(_usable(kingdom, scene)) > EDGE_SLOTS:
        value["edge"] = list(dict.fromkeys(plan.edge))
    if plan.use:
        value["use"] = list(plan.use)
    for number, (card, act) in enumerate(plan.builds, 1):
        value[f"build{number}"] = card
        if act:
            value[f"act{number}"] = "yes"
    if plan.hire:
        value["hire"] = plan.hire
    draft = Draft({**value, **outcome.choices})
    plan_form(kingdom, scene, draft)
    form = draft.form()
    return (
        form.value
        if form.ready
        else fill_missing(_asked(value, kingdom, scene), lambda d: plan_form(kingdom, scene, d))
    )


def _asked(value: dict[str, Any], kingdom: Kingdom, scene: Scene) -> dict[str, Any]:
    """The fields of `value` that the plan's form has, without what would be chosen ahead."""
    draft = Draft(value)
    plan_fields(kingdom, scene, draft)
    return {name: chosen for name, chosen in value.items() if name in draft.value}
