"""Says in a sentence or two why a turn is what it is: from what its seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.effects import goods_of
from engine.extras.claims import (
    Because,
    Between,
    Claim,
    Lacks,
    Met,
    Needed,
    Unmet,
    because,
    exactly,
)
from engine.forms import Draft
from engine.policies import Position
from engine.texts import Listed, Named, SeatRef, say, things
from games.architects.rules.effects import Gain
from games.architects.rules.locations import black_market, guardhouse, guildhall, workshop
from games.architects.rules.mechanics.scoring import final_points
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases import turns
from games.architects.rules.phases.opening import APPRENTICE
from games.architects.rules.policies.closing import in_last_lap, points_brought, points_with_next, spaces_free
from games.architects.rules.policies.gathering import hand_of, missing_skills, skill_named, what_for
from games.architects.rules.policies.projects import CATHEDRAL, Weights
from games.architects.rules.policies.worth import Valuation
from games.architects.rules.prospects import FEW_TURNS, USUAL_TURNS, turns_left
from games.architects.rules.rulebook import (
    GUARDHOUSE,
    KINDS,
    MARKET,
    SKILLS,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)


def explained(position: Position, value: Mapping[str, Any], weights: Weights) -> tuple[Because, ...]:
    """At most two reasons on that answer; none where there is nothing to say."""
    kind = position.ask.kind
    if kind in ("draft", turns.KEEP):
        return (_keep(position, value["card"]),)
    if kind == turns.RECALL:
        return (because("architects-why-recall", exactly("workers", 0)),)
    if kind == turns.DISCARD:
        return (because("architects-why-discard"),)
    if kind in (APPRENTICE, turns.HIRE):
        return (_people(position, value["who"]),)
    if kind != turns.TURN:
        return ()
    valuation = Valuation(position.world, position.seat, weights)
    work = Working(position.world, position.seat)
    turns.FILL[turns.TURN](work, Draft(value))
    reason = _turn(position, value, valuation, work)
    if in_last_lap(position.world):
        lap = _lap(work)
        return (reason, lap) if reason is not None and reason.key in STILL and work.start.final < 0 else (lap,)
    end = _end(position)
    return (reason, *end) if reason is not None else end


STILL = frozenset(
    f"architects-why-{name}" for name in ("goods", "completes", "level", "exchange", "skill", "silver-skill", "release")
)
"""The reasons that are true in the last lap as well: what they prepare is the last turn."""


def _scores(work: Working, points: int) -> Claim:
    """That the turn brings these points, or more where a reward comes that nobody has seen."""
    rewarded = work.state.rewards and work.me.level > work.start.players[work.seat].level
    return Between("points", points) if rewarded else exactly("points", points)


def _lap(work: Working) -> Because:
    """The points that the turn brings now, and how many more the best turn after it."""
    points = points_brought(work)
    now = say("architects-why-now" if points >= 0 else "architects-why-now-loss", points=abs(points))
    if work.start.final > 0:
        return because("architects-why-last", _scores(work, points), Between("last-turns", 1), now=now)
    more = max(0, points_with_next(work) - points - final_points(work.start, work.seat))
    spaces = spaces_free(work.start)
    claims = (_scores(work, points), exactly("spaces", spaces))
    return because("architects-why-lap", *claims, spaces=spaces, now=now, more=more)


def _keep(position: Position, card: str) -> Because:
    """What a card needs beside goods: nothing, or what others in hand need too."""
    building, what = position.world.pack.buildings[card], Named("building", card)
    missing = missing_skills(position, building)
    best = because("architects-why-keep", what=what)
    if not missing:
        gained = goods_of(building.effect, KINDS) if isinstance(building.effect, Gain) else {}
        able, points = Met(card, SKILLS), building.points
        if gained and building.effect.per is None:
            given = things(gained)
            return because("architects-why-keep-gain", able, what=what, points=points, things=given).or_else(best)
        return because("architects-why-keep-free", able, what=what, points=points).or_else(best)
    wanted = {held.id: {skill for skill in missing if skill in held.needs} for held in hand_of(position)}
    shared = max(wanted.values(), key=len, default=set())  # what one card needs as well; others may need all of it
    if not shared:
        return best
    alike = [held for held, skills in wanted.items() if shared <= skills]
    skills = Listed(tuple(skill_named(skill) for skill in missing if skill in shared))
    others = Listed(tuple(Named("building", held) for held in alike))
    claims = [Lacks(each, dict.fromkeys(shared, 1)) for each in (card, *alike)]
    both = because("architects-why-keep-shared", *claims, what=what, skills=skills, others=others, count=len(shared))
    return both.or_else(best)


def _turn(position: Position, value: Mapping[str, Any], valuation: Valuation, work: Working) -> Because | None:
    """The reason for a turn, by its location."""
    location: str = value["location"]
    if location.startswith(guildhall.BUILD):
        card = location.removeprefix(guildhall.BUILD)
        points, what = points_brought(work), Named("building", card)
        effect = because("architects-why-build-effect", Met(card), what=what)
        scores = because("architects-why-build", Met(card), _scores(work, points), what=what, points=points)
        return scores.or_else(effect) if points > 0 else effect
    if location == CATHEDRAL:
        reward = "yes" if position.world.rewards else "no"
        points = points_brought(work)
        return because(
            "architects-why-step", exactly("level-then", 1), _scores(work, points), points=points, reward=reward
        )
    if location == WORKSHOP or (location == MARKET and "deal" in value):
        return _people(position, value.get("who", value.get("deal")))
    if location == TOWN_CENTRE:
        return _capture(position, value)
    if location == GUARDHOUSE:
        return _order(position, value.get("order1"))
    if location == TAX_STAND:
        tax = position.world.tax
        return because("architects-why-tax", exactly("tax", tax), silver=tax)
    return what_for(position, value, valuation, work)


def _people(position: Position, who: Any) -> Because:
    """An apprentice whom buildings need, or cards."""
    if who in (workshop.PLAN, black_market.LOOK):
        return _cards(position)
    missing = {skill for building in hand_of(position) for skill in missing_skills(position, building)}
    skills = tuple(skill for skill in position.world.pack.apprentices[who].skills if skill in missing)
    what = Named("apprentice", who)
    worth = because("architects-why-apprentice", what=what)
    if not skills:
        return worth
    named = Listed(tuple(skill_named(skill) for skill in skills))
    return because("architects-why-skill", Needed(skills), what=what, skills=named).or_else(worth)


def _cards(position: Position) -> Because:
    """Why new cards are wanted: few are in hand, or none of them can be built now."""
    hand = position.world.players[position.seat].hand
    count = len(hand)
    held = exactly("hand", count)
    if count == 1:
        ready = because("architects-why-cards-last", held, Met(hand[0]), what=Named("building", hand[0]))
    else:
        ready = because("architects-why-cards-ready", held, count=count)
    return because("architects-why-cards", held, Unmet(hand), count=count).or_else(ready)


def _capture(position: Position, value: Mapping[str, Any]) -> Because | None:
    """The group captured first: workers of others who bring more each turn, or own ones who come home."""
    place, _, seat = str(value.get("capture1", "")).rpartition(".")
    if not place:
        return None
    count = position.world.workers[place][int(seat)]
    where, there = Named("architects-place", place), exactly(f"{place}.{seat}", count)
    if int(seat) == position.seat:
        return because("architects-why-home", there, count=count, place=where)
    return because("architects-why-capture", there, seat=SeatRef(int(seat)), count=count, place=where)


def _order(position: Position, order: Any) -> Because | None:
    world, seat = position.world, position.seat
    if order == guardhouse.RELEASE:
        return _counted("release", "prison", world.prison[seat])
    if order == guardhouse.IMPRISON:
        return _counted("imprison", "captured", sum(world.players[seat].captured))
    if order == guardhouse.PAY_DEBT:
        return because("architects-why-debt", Between("debts", 1))
    if order in (guardhouse.BUY, guardhouse.OWE):
        return _counted("free", "held", sum(player.captured[seat] for player in world.players))
    return None


def _counted(name: str, number: str, count: int) -> Because:
    """The reason of that name, which says how many there are."""
    return because(f"architects-why-{name}", exactly(number, count), count=count)


def _end(position: Position) -> tuple[Because, ...]:
    """How many spaces are left, where few turns are: as boards reckon, not as a steward plans."""
    left, spaces = turns_left(position.view, USUAL_TURNS[len(position.world.players)]), spaces_free(position.world)
    return (because("architects-why-end", exactly("spaces", spaces), spaces=spaces),) if left <= FEW_TURNS else ()
