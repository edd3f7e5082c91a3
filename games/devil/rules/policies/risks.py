"""Names the public thresholds that an answer reaches or brings near: hunts, inquisitors, debt, houseguests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.extras.claims import Because, Between, Reasons, because, exactly
from engine.forms import Draft
from engine.policies import Position
from games.devil.rules.mechanics.plan import plan_fields, planned
from games.devil.rules.mechanics.reputation import wings_ahead
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
            return guests_brought(kingdom, (("demon", 1),))
    return ()


def _souls_missing(world: State, seat: int, kingdom: Kingdom) -> Reasons:
    """What the soul pieces of a price will be missing for."""
    step = STEPS[world.step]
    assert isinstance(step, Viewing)  # noqa: S101  only viewings ask this
    _, chest = step.seen(world, seat)
    if not chest.souls_asked:
        return ()
    left, risks = kingdom.souls - chest.price, list[Because]()
    souls = exactly("souls-left", left)
    if left < PIECES_TO_PROVE and world.round <= max(HUNTS):
        claims = (souls, Between("souls-left", 0, PIECES_TO_PROVE - 1), Between("round", 1, max(HUNTS)))
        risks.append(because("devil-risk-hunt", *claims, count=left, needed=PIECES_TO_PROVE))
    asking, indulgences = len(faced(world)) + kingdom.guests, kingdom.held_indulgences + chest.indulgences
    if left + indulgences < asking:
        all_told = (souls, exactly("indulgences-then", indulgences), exactly("asking", asking))
        risks.append(because("devil-risk-inquisitors", *all_told, count=left + indulgences, asking=asking))
    return tuple(risks)


def _left(world: State, kingdom: Kingdom, after: Kingdom) -> Reasons:
    """What a plan leaves: a debt that the next interest lifts beyond the limit, and the third demon wing."""
    risks: list[Because] = []
    limit = world.pack.board.debt_limit
    if after.debt > kingdom.debt and world.round < ROUNDS and wings_of_interest(world, after):
        beyond = (exactly("debt-then", after.debt), Between("wings-of-interest", 1), Between("round", 1, ROUNDS - 1))
        risks.append(because("devil-risk-debt", *beyond, debt=after.debt, limit=limit))
    return (*risks, *guests_brought(kingdom, after.claims))


def wings_of_interest(world: State, kingdom: Kingdom) -> int:
    """Counts the demon wings that the next interest brings."""
    claims = charge_interest(kingdom, world.pack).claims[len(kingdom.claims) :]
    return sum(count for _, count in claims)


def guests_brought(kingdom: Kingdom, claims: tuple[tuple[str, int], ...]) -> Reasons:
    """That one of these demon wings is the third, or how many houseguests they bring."""
    thirds = wings_ahead(kingdom, claims)["demon"].thirds
    if not thirds:
        return ()
    key = "devil-risk-guest" if thirds == 1 else "devil-risk-guests"
    return (because(key, exactly("houseguests", thirds), needed=WINGS_FOR_ONE, count=thirds),)
