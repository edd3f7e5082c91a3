"""Says in a sentence or two why an answer is what it is: from what its seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.extras.claims import AnyOpen, Because, Between, NoneOpen, Opens, Reasons, because, exactly
from engine.forms import Draft
from engine.policies import Position
from engine.texts import Listed, Named, Param, things
from games.paladins.rules.actions.favours import FAVOUR
from games.paladins.rules.actions.placing import PASS
from games.paladins.rules.effects import GainWorkers, reward
from games.paladins.rules.mechanics.powers import rules
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases.choosing_paladins import PALADINS
from games.paladins.rules.phases.tavern import DRAFT, TAVERN
from games.paladins.rules.phases.turns import ACTIONS, REPENT, TURN, fill_next, fill_turn
from games.paladins.rules.policies.merits import (
    CHOICES,
    action_named,
    clearing,
    deed_done,
    joining,
    points_of,
    riddance,
    rounds_left,
    scoring_at_once,
    suspicions_dropped,
    track_reached,
    with_wall,
    workshop_placed,
)
from games.paladins.rules.policies.moves import Moves
from games.paladins.rules.policies.plan import Plan, free_cards, hiring, led_by, planned, to_be_had
from games.paladins.rules.policies.proofs import BIG
from games.paladins.rules.policies.weights import Weights
from games.paladins.rules.policies.worth import LABOURERS, SILVER, SUSPICIONS, Worth, mean_tax, sketched
from games.paladins.rules.rulebook import (
    ATTRIBUTES,
    CONSPIRE,
    CRIMINAL,
    DEVELOP,
    HUNT,
    NONE,
    PRAY,
    RECRUIT,
    RIGHT,
    TRADE,
    WORKERS,
)
from games.paladins.rules.state import State, with_player

WIDTH = 4  # sketches followed in a plan that is told
AIMS = BIG
FEW = 3  # actions that are named together
PROMISED = 1  # of the aims of a plan, which the rounds of stewards keep in 95 % and more


def explained(position: Position, value: Mapping[str, Any], weights: Weights) -> Reasons:
    """At most two reasons for that answer; none where there is nothing to say."""
    kind, world, seat = position.ask.kind, position.world, position.seat
    if kind == PALADINS:
        return _paladin(world, seat, value, weights)
    if world.agenda:
        return _choice(kind, world, seat, value, weights)
    if kind == TAVERN:
        return _tavern(world, seat, value["card"], weights)
    if kind == DRAFT:
        return (joining(world, seat, value["townsfolk"]),)
    return _turn(world, seat, value, weights) if kind == TURN else ()


def _aims(plan: Plan, most: int = FEW) -> tuple[str, ...]:
    """What a plan is for, in its order, each once; the first few."""
    return tuple(dict.fromkeys(step.action for step in plan.steps if step.action in AIMS))[:most]


def _follows(work: Working, weights: Weights) -> Plan:
    """The seat's best plan once that is done, with the workers that come after hidden cards are turned over."""
    worth, sketch = Worth(work.start, work.seat, weights), sketched(work.start, work.me)
    for todo in work.agenda:
        if isinstance(todo, GainWorkers):
            for number, kind in enumerate(WORKERS):
                sketch[LABOURERS + number] += getattr(todo, kind)
            sketch[SUSPICIONS] += todo.criminal
            sketch[SILVER] += todo.criminal * mean_tax(work.start.options.pack)
    return planned(Moves(work.start, work.me, worth), worth, sketch, WIDTH)


def _unused(work: Working, plan: Plan) -> tuple[str, ...]:
    """The aims of a plan that nothing needs to clear first: of the others a desk says that they are done."""
    return tuple(aim for aim in _aims(plan) if aim not in work.me.placed)


def _actions(actions: tuple[str, ...]) -> Listed:
    return Listed(tuple(action_named(action) for action in actions))


# ---------------------------------------------------------------------- before the turns


def _paladin(world: State, seat: int, value: Mapping[str, Any], weights: Weights) -> Reasons:
    """What can be done with it, and by which of its attributes."""
    card, what = value["play"], Named("paladin", value["play"])
    plans = hiring(world, seat, led_by(world, seat, card), to_be_had(world, weights), weights, WIDTH)
    aims = _aims(max(plans, key=lambda plan: plan.worth))
    if not aims:
        return (because("paladins-why-paladin-workers", what=what),)
    reasons = [because("paladins-why-paladin", what=what, actions=_actions(aims))]
    boost, needs = world.pack.paladins[card].boost, rules(world.options.pack)
    served = {action: needs[action].needs for action in aims if needs[action].needs in boost}
    if served:
        amounts = {attribute: boost[attribute] for attribute in ATTRIBUTES if attribute in served.values()}
        reasons.append(because("paladins-why-boost", things=things(amounts), actions=_actions(tuple(served))))
    return tuple(reasons)


def _tavern(world: State, seat: int, card: str, weights: Weights) -> Reasons:
    """What its workers do, and whether another group would do the same."""
    cards, me = free_cards(world), world.players[seat]
    plans = dict(zip(cards, hiring(world, seat, me, cards, weights, WIDTH), strict=True))
    aims = _aims(plans[card])
    others = {aim for other in cards if other != card for aim in _aims(plans[other], len(AIMS))}
    only = tuple(aim for aim in aims if aim not in others)
    reasons = [_promised(aims)]
    if only and len(cards) > 1:
        reasons.append(because("paladins-why-only", actions=_actions(only)))
    elif world.pack.tavern[card].workers.get(CRIMINAL):
        reasons.append(because("paladins-why-criminals"))
    return tuple(reasons)


def _promised(aims: tuple[str, ...]) -> Because:
    """What the workers are for. Only the first aim of a plan is sure enough to be promised (tests hold how often)."""
    if not aims:
        none = because("paladins-why-group-workers", exactly("open-at-once", 0))
        return none.or_else(because("paladins-why-group-worth"))
    sure, rest = aims[:PROMISED], aims[PROMISED:]
    return because("paladins-why-group", actions=_actions(sure), aims=_actions(rest), count=len(rest))


# ---------------------------------------------------------------------- turns


def _turn(world: State, seat: int, value: Mapping[str, Any], weights: Weights) -> Reasons:
    """What the turn brings, and what it leads to."""
    action: str = value["action"]
    if action == PASS:
        left = any(world.players[seat].workers)
        able = because("paladins-why-pass", Between("workers", 1))
        return (able if left else because("paladins-why-no-workers", exactly("workers", 0)),)
    work = Working(world)
    fill_turn(work, Draft(value))
    plan = _follows(work, weights)
    then = _unused(work, plan)
    reasons = [_first(work, value, then, plan)]
    before, after = Working(world), Working(with_player(world, seat, work.me))
    opened = tuple(
        aim
        for aim in then
        if aim not in world.players[seat].placed
        and aim != action
        and ACTIONS[aim].closed(before) is not None
        and ACTIONS[aim].closed(after) is None
    )
    if world.round == world.pack.board.rounds:
        points = points_of(world, with_wall(work)) - points_of(world, world.players[seat])
        alone = reasons[0].key in NOT_IN_THE_END
        last = _last(work, points, then if action in LEADING else (), alone=alone)
        return (last,) if alone else (reasons[0], last)
    if opened and action in AIMS:
        reasons.append(because("paladins-why-opens", Opens("action", opened), actions=_actions(opened)))
    elif then and action not in (HUNT, TRADE, CONSPIRE):
        reasons.append(because("paladins-why-then", actions=_actions(then)))
    return tuple(reasons)


LEADING = (*RIGHT, DEVELOP, FAVOUR)  # whose first reason doesn't name what follows


def _last(work: Working, points: int, then: tuple[str, ...], *, alone: bool) -> Because:
    """What a turn of the last round scores at once, or leads to if nothing. `alone`: there is no other reason."""
    claims = (rounds_left(1), *scoring_at_once(work, points))
    if not points and then:
        return because("paladins-why-last-then", *claims, points=0, actions=_actions(then))
    if not points and alone:
        return because("paladins-why-last-idle", *claims, points=0)
    return because("paladins-why-last" if points >= 0 else "paladins-why-last-loss", *claims, points=abs(points))


NOT_IN_THE_END = frozenset(
    f"paladins-why-{name}" for name in ("scores", "goods-later", "conspire-later", "workshop", "joins", "discard-later")
)
"""The reasons that speak of rounds to come, or say the points that the last round counts."""


def _first(work: Working, value: Mapping[str, Any], then: tuple[str, ...], plan: Plan) -> Because:
    """What the turn itself is good for. `plan`: what follows it, with its aims `then`."""
    world, action = work.start, value["action"]
    if action in RIGHT:
        return deed_done(work, action)
    if action in (HUNT, TRADE):
        return because("paladins-why-goods", actions=_actions(then)) if then else _unless_open("goods")
    if action == CONSPIRE:
        return _conspired(world, then, plan)
    if action == PRAY:
        return clearing(value["clear"])
    if action == DEVELOP:
        return workshop_placed(world, value["workshop"])
    if action == RECRUIT:
        card = value["townsfolk"]
        if card in work.me.retinue:
            return joining(world, work.seat, card)
        return _sent_away(work, card, then)
    favour = value["favour"]
    return because("paladins-why-favour", gain=reward(world.pack.favours[favour].gain))


def _unless_open(name: str, **params: Param) -> Because:
    """That no big action is left this round; where one is, that none is worth more to a steward."""
    none = because(f"paladins-why-{name}-later", NoneOpen("action", AIMS, after=True), **params)
    return none.or_else(because(f"paladins-why-{name}-instead", AnyOpen("action", AIMS), **params))


def _conspired(world: State, then: tuple[str, ...], plan: Plan) -> Because:
    """What the criminal is for: the big actions that follow, a King's Favour, or the next round."""
    if then:
        return because("paladins-why-conspire", actions=_actions(then))
    if favour := next((dict(step.fields)["favour"] for step in plan.steps if step.action == FAVOUR), None):
        return because("paladins-why-conspire-favour", gain=reward(world.pack.favours[favour].gain))
    return because("paladins-why-conspire-later")


def _sent_away(work: Working, card: str, then: tuple[str, ...]) -> Because:
    """What a townsfolk brings who is sent away: what is rid of, the attribute it raises, or what serves the aims."""
    before, after = work.start.players[work.seat], work.me
    if rid := riddance(work):
        return rid
    if raised := next((name for name in ATTRIBUTES if getattr(after, name) > getattr(before, name)), ""):
        return track_reached(work.start, raised, getattr(after, raised))
    what, gain = Named("townsfolk", card), reward(work.pack.townsfolk[card].discard)
    if then:
        return because("paladins-why-discard", what=what, gain=gain, actions=_actions(then))
    return _unless_open("discard", what=what, gain=gain)


# ---------------------------------------------------------------------- choices


def _choice(kind: str, world: State, seat: int, value: Mapping[str, Any], weights: Weights) -> Reasons:
    """The reason for the first choice of an answer."""
    chosen = next(iter(value.values()), NONE)
    if kind in ("drop", REPENT):
        return (suspicions_dropped(world, seat),) if chosen else ()
    if chosen == NONE:
        return (because("paladins-why-declines"),)
    if kind == "either":
        work = Working(world)
        fill_next(work, Draft(value))
        if rid := riddance(work):
            return (rid,)
        then = _unused(work, _follows(work, weights))
        return (
            because("paladins-why-either", actions=_actions(then)) if then else because("paladins-why-either-worth"),
        )
    return (CHOICES[kind](world, seat, chosen),)
