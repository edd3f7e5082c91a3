"""Names the public thresholds that an answer reaches or brings near: hunts, inquisitors, debt, houseguests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.extras.claims import (
    Because,
    Reasons,
    because,
)
from engine.forms import Draft
from engine.policies import Position
from games.devil.rules.mechanics.plan import plan_fields, planned
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.phases.actions import scene
from games.devil.rules.phases.production_interest_reputation import charge_interest
from games.devil.rules.phases.trading import ACCEPT, Viewing
from games.devil.rules.phases.turn_order import STEPS
from games.devil.rules.phases.witch_hunt import CONFESS
from games.devil.rules.policies.worths import faced
from games.devil.rules.rulebook import HUNTS, PIECES_TO_PROVE, WINGS_FOR_ONE
from games.devil.rules.state import ROUNDS, Kingdom, State


def risks_of(position: Position, value: Mapping[str, Any]) -> Reasons:
    """The risks of that answer, by what its seat and everyone can know."""
    world, seat = position.world, position.seat
    kingdom = world.kingdoms[seat]
    match position.ask.kind:
        case "viewing" if value.get("answer") == ACCEPT:
            return _souls_missing(world, seat, kingdom)
        case "plan":
            where = scene(world, seat)
            plan = plan_fields(kingdom, where, Draft(value))
            return _left(world, kingdom, Resolution(where).run(planned(kingdom, plan, value)))
        case "questioned" if value["answer"] == CONFESS:
            return _guest(kingdom.demons + 1)
    return ()


def _souls_missing(world: State, seat: int, kingdom: Kingdom) -> Reasons:
    """What the soul pieces of a price will be missing for."""
    step = STEPS[world.step]
    assert isinstance(step, Viewing)  # noqa: S101  only viewings ask this
    _, chest = step.seen(world, seat)
    if not chest.souls_asked:
        return ()
    left, risks = kingdom.souls - chest.price, list[Because]()
    if left < PIECES_TO_PROVE and world.round <= max(HUNTS):
        risks.append(because("devil-risk-hunt", count=left, needed=PIECES_TO_PROVE))
    asking = len(faced(world)) + kingdom.guests
    if left + kingdom.held_indulgences + chest.indulgences < asking:
        risks.append(because("devil-risk-inquisitors", count=left, asking=asking))
    return tuple(risks)


def _left(world: State, kingdom: Kingdom, after: Kingdom) -> Reasons:
    """What a plan leaves: a debt that the next interest lifts beyond the limit, and the third demon wing."""
    risks: list[Because] = []
    limit = world.pack.board.debt_limit
    if after.debt > kingdom.debt and world.round < ROUNDS and wings_of_interest(world, after):
        risks.append(because("devil-risk-debt", debt=after.debt, limit=limit))
    more = sum(count for wing, count in after.claims if wing == "demon")
    return (*risks, *(_guest(kingdom.demons + more) if more > 0 else ()))


def wings_of_interest(world: State, kingdom: Kingdom) -> int:
    """Counts the demon wings that the next interest brings."""
    claims = charge_interest(kingdom, world.pack).claims[len(kingdom.claims) :]
    return sum(count for _, count in claims)


def _guest(demons: int) -> Reasons:
    return (because("devil-risk-guest", needed=WINGS_FOR_ONE),) if demons >= WINGS_FOR_ONE else ()
