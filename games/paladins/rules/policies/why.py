"""Says in a sentence or two why an answer is what it is: from what its seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Any

from engine.extras.claims import Because, Between, NoneOpen, Opens, Reasons, because, exactly
from engine.forms import Draft
from engine.policies import Position
from engine.texts import Listed, Named, Param
from games.paladins.rules.actions.favours import FAVOUR
from games.paladins.rules.actions.placing import PASS
from games.paladins.rules.effects import reward
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases.choosing_paladins import PALADINS
from games.paladins.rules.phases.tavern import DRAFT, TAVERN
from games.paladins.rules.phases.turns import ACTIONS, REPENT, TURN, fill_next, fill_turn
from games.paladins.rules.policies.merits import (
    CHOICES,
    clearing,
    deed_done,
    favour_used,
    given_for,
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
from games.paladins.rules.policies.plan import EITHER, Plan, following, half_lead
from games.paladins.rules.policies.proofs import (
    GATHERING,
    ahead,
    by_criminals,
    open_to,
    price_in,
    served,
    within,
)
from games.paladins.rules.policies.round_ahead import (
    AIMS,
    FEW,
    aimed_at,
    aims_of,
    all_named,
    for_each,
    why_hired,
    why_leads,
)
from games.paladins.rules.policies.weights import Weights
from games.paladins.rules.rulebook import (
    ATTRIBUTES,
    CONSPIRE,
    DEVELOP,
    HUNT,
    NONE,
    PRAY,
    RECRUIT,
    RIGHT,
    TRADE,
)
from games.paladins.rules.state import State, with_player


def explained(position: Position, value: Mapping[str, Any], weights: Weights) -> Reasons:
    """At most two reasons for that answer; none where there is nothing to say."""
    kind, world, seat = position.ask.kind, position.world, position.seat
    if kind == PALADINS:
        return why_leads(world, seat, value, weights)
    if world.agenda:
        return _choice(kind, world, seat, value, weights)
    if kind == TAVERN:
        return why_hired(position, value["card"], weights)
    if kind == DRAFT:
        return (joining(world, seat, value["townsfolk"]),)
    return _turn(world, seat, value, weights) if kind == TURN else ()


def _unused(work: Working, plan: Plan) -> tuple[str, ...]:
    """The aims of a plan that nothing needs to clear first: of the others a desk says that they are done."""
    return tuple(aim for aim in aims_of(plan) if aim not in work.me.placed)


# ---------------------------------------------------------------------- turns


def _turn(world: State, seat: int, value: Mapping[str, Any], weights: Weights) -> Reasons:
    """What the turn brings, and what it leads to."""
    action: str = value["action"]
    if action == PASS:
        none = because("paladins-why-no-workers", exactly("workers", 0))
        able = because("paladins-why-pass", Between("workers", 1), Between("rounds", 2))
        return (none.or_else(able).or_else(because("paladins-why-pass-last", rounds_left(1))),)
    work = Working(world)
    fill_turn(work, Draft(value))
    plan = following(work, weights)
    then = within(ahead(work), _unused(work, plan))
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
        last = _last(work, points, _unnamed(reasons[0], then), alone=alone)
        return (last,) if alone else (reasons[0], last)
    if opened and action in AIMS:
        reasons.append(aimed_at("opens", opened, Opens("action", opened), beside=then))
    elif rest := _unnamed(reasons[0], then):
        reasons.append(aimed_at("also" if reasons[0].key in SAYS_NEXT else "then", rest, beside=then))
    return tuple(reasons)


def _unnamed(first: Because, then: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the aims that a reason doesn't name already; none where all that it says is what comes next."""
    listed = first.text.params.get("actions")
    said = {action.id for action in listed.items if isinstance(action, Named)} if isinstance(listed, Listed) else set()
    return () if first.key == "paladins-why-then" else tuple(aim for aim in then if aim not in said)


def _last(work: Working, points: int, then: tuple[str, ...], *, alone: bool) -> Because:
    """What a turn of the last round scores at once, or what comes next. `alone`: there is no other reason."""
    after = ahead(work)
    then = within(after, tuple(aim for aim in then if open_to(after, aim)))
    if work.agenda:  # hidden cards have their say: tax, halved suspicions, a wall
        if then:
            leads = (rounds_left(1), *for_each("open-then", then))
            return aimed_at("last-leads", then, *leads)
        return because("paladins-why-last-hidden", rounds_left(1), Between("sure", 0, 0))
    claims = (rounds_left(1), *scoring_at_once(points))
    if not points and then:
        leads = (*claims, *for_each("open-then", then))
        return aimed_at("last-then", then, *leads, points=0)
    if not points and alone:
        return because("paladins-why-last-idle", *claims, points=0)
    return because("paladins-why-last" if points >= 0 else "paladins-why-last-loss", *claims, points=abs(points))


SAYS_NEXT = frozenset(f"paladins-why-{name}" for name in ("goods", "conspire", "discard"))
"""The reasons that say what is aimed at next."""

NOT_IN_THE_END = frozenset(
    f"paladins-why-{name}"
    for name in ("scores", "goods-later", "goods-kept", "conspire-later", "workshop", "joins", "discard-later")
)
"""The reasons that speak of rounds to come, or say the points that the last round counts."""


def _first(work: Working, value: Mapping[str, Any], then: tuple[str, ...], plan: Plan) -> Because:
    """What the turn itself is good for. `plan`: what follows it, with its aims `then`."""
    world, action = work.start, value["action"]
    if action in RIGHT:
        return deed_done(work, action)
    if action in (HUNT, TRADE):
        return _stocked(work, action, then, plan)
    if action == CONSPIRE:
        return _conspired(work, then, plan)
    if action == PRAY:
        return clearing(value["clear"])
    if action == DEVELOP:
        return workshop_placed(world, value["workshop"])
    if action == RECRUIT:
        card = value["townsfolk"]
        if card in work.me.retinue:
            return joining(world, work.seat, card)
        return _sent_away(work, card, then, by_debt=value.get("pay") == "debt")
    return favour_used(world.pack.favours[value["favour"]])


def _stocked(work: Working, action: str, then: tuple[str, ...], plan: Plan) -> Because:
    """What the goods are for: the aims that they pay for, others that take them, or the next round."""
    after, good = ahead(work), next(good for good, gathers in GATHERING.items() if gathers == action)
    held = getattr(work.start.players[work.seat], good)
    able = within(after, (*then, PRAY)) if _step(plan, PRAY) else then
    takes = {aim: price_in(after, good, aim) for aim in able}
    paid = tuple(aim for aim, price in takes.items() if price)
    sums = accumulate(takes[aim] for aim in paid)
    if serves := tuple(aim for aim, needed in zip(paid, sums, strict=True) if needed > held):
        return aimed_at("goods", serves, *for_each(good, serves), beside=able)
    if then:
        spends = any(_step(plan, action) for action in (FAVOUR, RECRUIT, PRAY))  # which may be what they are for
        return aimed_at("then", then) if spends else because("paladins-why-goods-kept", Between("rounds", 2))
    if _step(plan, FAVOUR) or _step(plan, RECRUIT):
        steps = dict.fromkeys(step.action for step in plan.steps if step.action not in work.me.placed)
        return because("paladins-why-then", actions=all_named(tuple(steps)[:FEW]))
    return _unless_open("goods")


def _step(plan: Plan, action: str) -> bool:
    return any(step.action == action for step in plan.steps)


def _unless_open(name: str, **params: Param) -> Because:
    """That no big action is left this round; where one is, that none is worth more to a steward."""
    none = because(f"paladins-why-{name}-later", NoneOpen("action", AIMS, after=True), **params)
    some = because(f"paladins-why-{name}-instead", Between("open-now", 1), **params)
    return none.or_else(some).or_else(because("paladins-why-worth"))


def _conspired(work: Working, then: tuple[str, ...], plan: Plan) -> Because:
    """What the criminal is for: the big actions that follow, a King's Favour, or the next round."""
    world = work.start
    if filled := tuple(aim for aim in then if by_criminals(work, aim)):
        return aimed_at("conspire", filled, *for_each("by-criminals", filled), beside=then)
    if then:
        return because("paladins-why-criminals")
    if favour := next((dict(step.fields)["favour"] for step in plan.steps if step.action == FAVOUR), None):
        return because("paladins-why-conspire-favour", gain=reward(world.pack.favours[favour].gain))
    return because("paladins-why-conspire-later")


def _sent_away(work: Working, card: str, then: tuple[str, ...], *, by_debt: bool) -> Because:
    """What a townsfolk brings who is sent away: what is rid of, the attribute it raises, or what serves the aims."""
    before, after = work.start.players[work.seat], work.me
    if rid := riddance(work):
        return rid
    if raised := next((name for name in ATTRIBUTES if getattr(after, name) > getattr(before, name)), ""):
        return track_reached(work.start, raised, getattr(before, raised), getattr(after, raised))
    what, gain = Named("townsfolk", card), reward(work.pack.townsfolk[card].discard)
    if helped := tuple(aim for aim in then if served(work, aim)):
        return aimed_at("discard", helped, *for_each("served", helped), beside=then, what=what, gain=gain)
    cost = given_for(work.given.get("silver", 0), 0, int(by_debt))
    if then:
        return because("paladins-why-discard-for", what=what, gain=gain, cost=cost)
    return _unless_open("discard", what=what, gain=gain, cost=cost)


# ---------------------------------------------------------------------- choices


def _choice(kind: str, world: State, seat: int, value: Mapping[str, Any], weights: Weights) -> Reasons:
    """The reason for the first choice of an answer."""
    chosen = next(iter(value.values()), NONE)
    if kind in ("drop", REPENT):
        dropping = Working(world)
        fill_next(dropping, Draft(value))
        return (suspicions_dropped(dropping),) if chosen else ()
    if chosen == NONE:
        return (because("paladins-why-declines"),)
    if kind == EITHER:
        work = Working(world)
        fill_next(work, Draft(value))
        if rid := riddance(work):
            return (rid,)
        aims = within(ahead(work), _unused(work, following(work, weights)))
        if helped := tuple(aim for aim in aims if served(work, aim)):
            return (aimed_at("either", helped, *for_each("served", helped), beside=aims),)
        lead = half_lead(world, chosen, weights)
        return (because("paladins-why-either-worth", exactly("half-lead", lead), points=lead),)
    return (CHOICES[kind](world, seat, chosen),)
