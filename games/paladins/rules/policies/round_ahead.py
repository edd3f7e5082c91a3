"""Says what a plan aims at, and by that why a paladin leads and whose workers are hired for the round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.extras.claims import Afforded, Because, Between, Claim, Reasons, because, exactly
from engine.forms import Draft
from engine.policies import Position
from engine.texts import Listed, Named, Param, say, things
from games.paladins.rules.effects import Also, Cheaper, reward
from games.paladins.rules.mechanics.powers import rules
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases.tavern import fill_tavern
from games.paladins.rules.policies.merits import action_named
from games.paladins.rules.policies.plan import QUICK, TOLD, Plan, hiring, lead_of, led_by, to_be_had
from games.paladins.rules.policies.proofs import BIG, ahead, boosted, open_to, within
from games.paladins.rules.policies.weights import Weights
from games.paladins.rules.rulebook import ATTRIBUTES, CRIMINAL
from games.paladins.rules.state import State

AIMS = BIG
FEW = 3  # actions that are named together
PROMISED = 1  # of the aims of a plan, if it can be done at once: the rounds of stewards keep that in 95 % and more


def aims_of(plan: Plan, most: int = FEW) -> tuple[str, ...]:
    """What a plan is for, in its order, each once; the first few."""
    return tuple(dict.fromkeys(step.action for step in plan.steps if step.action in AIMS))[:most]


def aimed_at(
    name: str, aims: tuple[str, ...], *claims: Claim, beside: tuple[str, ...] = (), **params: Param
) -> Because:
    """The reason of that name, which names aims that what is left then is enough for; `beside`: with these others."""
    return because(f"paladins-why-{name}", Afforded(beside or aims), *claims, actions=all_named(aims), **params)


def all_named(actions: tuple[str, ...]) -> Listed:
    """These actions by their names."""
    return Listed(tuple(action_named(action) for action in actions))


def why_leads(world: State, seat: int, value: Mapping[str, Any], weights: Weights) -> Reasons:
    """What can be done with it, and by which of its attributes."""
    card, what = value["play"], Named("paladin", value["play"])
    plans = hiring(world, seat, led_by(world, seat, card), to_be_had(world, weights), weights, TOLD)
    aims = aims_of(max(plans, key=lambda plan: plan.worth))
    if not aims:
        return (because("paladins-why-paladin-workers", what=what),)
    aimed = because("paladins-why-paladin", what=what, actions=all_named(aims))
    boost, needs = world.pack.paladins[card].boost, rules(world.options.pack)
    reached = {action: needs[action].needs for action in aims if boosted(world, seat, card, action)}
    if reached:
        amounts = {attribute: boost[attribute] for attribute in ATTRIBUTES if attribute in reached.values()}
        claims, actions = for_each("boosted", tuple(reached)), all_named(tuple(reached))
        return aimed, because("paladins-why-boost", *claims, things=things(amounts), actions=actions)
    return aimed, *_ability(world, card, aims)


def _ability(world: State, card: str, aims: tuple[str, ...]) -> Reasons:
    """What its ability does for an aim; nothing where it does nothing for any."""
    ability = world.pack.paladins[card].ability
    action = ability.when if isinstance(ability, Also) else ability.action
    if action not in aims:
        return ()
    if isinstance(ability, Also):
        words = say("paladins-ability-also", action=action_named(action), gain=reward(ability.gain))
    elif isinstance(ability, Cheaper):
        words = say("paladins-ability-cheaper", action=action_named(action), count=ability.silver)
    else:
        what = say(f"paladins-name-{ability.what}")
        words = say("paladins-ability-waive", action=action_named(action), what=what)
    return (because("paladins-why-ability", what=Named("paladin", card), ability=words),)


def for_each(name: str, actions: tuple[str, ...]) -> tuple[Claim, ...]:
    """Claims of each of these actions what the game knows by that name."""
    return tuple(Between(f"{name}.{action}", 1) for action in actions)


def why_hired(position: Position, card: str, weights: Weights) -> Reasons:
    """What its workers are for, and what more is planned; where nothing is sure, the points a steward reckons with."""
    world, seat = position.world, position.seat
    me, work = world.players[seat], Working(world)
    plan, quick = (hiring(world, seat, me, [card], weights, width)[0] for width in (TOLD, QUICK))
    fill_tavern(work, Draft({"card": card}))
    then = ahead(work)
    lead = lead_of(world, seat, card, weights, position.effort)
    reasons = [_promised(aims_of(plan), aims_of(quick), then, lead)]
    sure = reasons[0].key in ("paladins-why-group", "paladins-why-group-aims")
    if world.pack.tavern[card].workers.get(CRIMINAL):
        suspects = because("paladins-why-criminals")
        ahead_of = because("paladins-why-group-worth", exactly("lead", lead), points=lead).or_else(suspects)
        reasons.append(ahead_of if sure and lead > 0 else suspects)
    return tuple(reasons)


def _promised(planned: tuple[str, ...], others: tuple[str, ...], then: Working, lead: int) -> Because:
    """What the workers are for; `lead`: over the next best group, in points, less than 0 behind it.

    Only what can be done at once is promised, and comes first in a quicker plan, too, whose aims are `others` (tests
    hold how often it is done). Of what is `planned` besides it is said that it takes more than these workers.
    """
    aims = within(then, planned)
    if not aims and lead < 0:
        return because("paladins-why-worth")
    if not aims:
        reckoned = exactly("lead", lead)
        none = because("paladins-why-group-workers", exactly("open-at-once", 0), reckoned, points=lead)
        return none.or_else(because("paladins-why-group-worth", reckoned, points=lead))
    more = tuple(aim for aim in planned if aim not in aims)
    extra = len(more)
    sure = tuple(aim for aim in within(then, others)[:PROMISED] if aim in aims and open_to(then, aim))
    if not sure:
        return aimed_at("group-aims", aims, more=all_named(more), extra=extra)
    rest = tuple(aim for aim in aims if aim not in sure)
    claims = (Afforded(aims), *for_each("open-then", sure))
    named: dict[str, Param] = {"actions": all_named(sure), "aims": all_named(rest), "count": len(rest)}
    return because("paladins-why-group", *claims, **named, more=all_named(more), extra=extra)
