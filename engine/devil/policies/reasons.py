"""Says in a sentence or two why an offer, a reply to a chest, or a plan is what it is: from what its seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import convert

from engine.core.forms import Draft
from engine.core.goods import plus
from engine.core.policies import Position
from engine.core.texts import Listed, Named, Text, say, things
from engine.devil.contents import PackedOffer
from engine.devil.phases.actions import scene
from engine.devil.phases.plan import plan_fields, planned
from engine.devil.phases.trading import Viewing
from engine.devil.policies.plans import prospect
from engine.devil.policies.purse import Purse
from engine.devil.policies.trades import bought_worth, sold_worth
from engine.devil.policies.worths import COIN
from engine.devil.resolution import Resolution
from engine.devil.turn_order import STEPS

Reasons = tuple[Text, ...]
Why = Callable[[Position, Mapping[str, Any]], Reasons]


def _offer(position: Position, value: Mapping[str, Any]) -> Reasons:
    """What a soul piece is worth, or that the goods can be spared."""
    world, seat = position.world, position.seat
    chest = convert(dict(value), PackedOffer).chest
    if chest.souls_asked:
        worth = bought_worth(world.kingdoms[seat], world.round, chest.price)
        return (say("devil-why-bid", points=round(worth), count=chest.price),)
    if not chest.contents:
        return (say("devil-why-nothing-packed"),)
    return (say("devil-why-sale", things=things(chest.contents)),)


def _viewing(position: Position, value: Mapping[str, Any]) -> Reasons:
    """What the contents bring against what they cost, and what was lacking of them."""
    world, seat = position.world, position.seat
    step, kingdom = STEPS[world.step], world.kingdoms[seat]
    assert isinstance(step, Viewing)  # noqa: S101  only viewings ask this
    _, chest = step.seen(world, seat)
    if chest.taken_by is not None:
        return (say("devil-why-taken"),)
    purse = Purse(kingdom, scene(world, seat))
    brings = purse.worth(plus(kingdom.stock, chest.goods)) - purse.worth(kingdom.stock)
    if chest.souls_asked:
        cost = sold_worth(kingdom, world.round, min(chest.price, kingdom.souls))
        return (say("devil-why-souls", points=round(brings), cost=round(cost), count=chest.price),)
    reasons = [say("devil-why-deal", worth=round(brings / COIN), price=chest.price)]
    lacks = purse.lacking(kingdom.stock)
    needed = {good: min(count, lacks[good]) for good, count in chest.goods.items() if good in lacks}
    if needed:
        reasons.append(say("devil-why-lacking", things=things(needed)))
    return tuple(reasons)


def _plan(position: Position, value: Mapping[str, Any]) -> Reasons:
    """What the plan is worth by the end of the game, and what it builds or completes."""
    world, seat = position.world, position.seat
    kingdom, where = world.kingdoms[seat], scene(world, seat)
    plan = plan_fields(kingdom, where, Draft(value))
    after = Resolution(where).run(planned(kingdom, plan, value))
    more = round(prospect(after, where) - prospect(kingdom, where))
    reasons = [say("devil-why-plan", points=more)] if more > 0 else [say("devil-why-no-plan")]
    earned = sum(place >= 0 for place in after.minors) - sum(place >= 0 for place in kingdom.minors)
    earned += len(after.majors) - len(kingdom.majors)
    built = after.built[len(kingdom.built) :]
    if earned > 0:
        reasons.append(say("devil-why-achievements", count=earned))
    elif built:
        names = Listed(tuple(Named("building", card) for card in built))
        reasons.append(say("devil-why-builds", what=names, count=len(built)))
    return tuple(reasons)


REASONS: dict[str, Why] = {"offer": _offer, "viewing": _viewing, "plan": _plan}


def explained(position: Position, value: Mapping[str, Any]) -> Reasons:
    """At most two sentences on that answer; none where there is nothing to say."""
    why = REASONS.get(position.ask.kind)
    return () if why is None else why(position, value)
