"""Says in a sentence or two why a turn is what it is: from what its seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from engine.effects import goods_of
from engine.forms import Draft
from engine.policies import Position
from engine.texts import Listed, Named, SeatRef, Text, say, things
from games.architects.rules.cards import Building
from games.architects.rules.effects import Gain
from games.architects.rules.locations import black_market, guardhouse, guildhall, workshop
from games.architects.rules.mechanics.powers import ANY, Needs, goods_needed, needs
from games.architects.rules.mechanics.scoring import final_points
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases import turns
from games.architects.rules.phases.opening import APPRENTICE
from games.architects.rules.policies.closing import in_last_lap, points_brought, points_with_next, spaces_free
from games.architects.rules.policies.projects import CATHEDRAL, Project, Weights
from games.architects.rules.policies.worth import Valuation
from games.architects.rules.prospects import FEW_TURNS, USUAL_TURNS, needs_of, own_seat, turns_left
from games.architects.rules.rulebook import (
    GUARDHOUSE,
    KINDS,
    MARKET,
    MINES,
    RICHES,
    SILVER,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)


def explained(position: Position, value: Mapping[str, Any], weights: Weights) -> tuple[Text, ...]:
    """At most two sentences on that answer; none where there is nothing to say."""
    kind = position.ask.kind
    if kind in ("draft", turns.KEEP):
        return (_keep(position, value["card"]),)
    if kind == turns.RECALL:
        return (say("architects-why-recall"),)
    if kind == turns.DISCARD:
        return (say("architects-why-discard"),)
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


def _lap(work: Working) -> Text:
    """The points that the turn brings now, and how many more the best turn after it."""
    points = points_brought(work)
    now = say("architects-why-now" if points >= 0 else "architects-why-now-loss", points=abs(points))
    if work.start.final > 0:
        return say("architects-why-last", now=now)
    more = max(0, points_with_next(work) - points - final_points(work.start, work.seat))
    return say("architects-why-lap", spaces=spaces_free(work.start), now=now, more=more)


def _keep(position: Position, card: str) -> Text:
    """What a card needs beside goods: nothing, or what others in hand need too."""
    building, what = position.world.pack.buildings[card], Named("building", card)
    missing = _missing_skills(position, building)
    if not missing:
        gained = goods_of(building.effect, KINDS) if isinstance(building.effect, Gain) else {}
        if gained and building.effect.per is None:
            return say("architects-why-keep-gain", what=what, points=building.points, things=things(gained))
        return say("architects-why-keep-free", what=what, points=building.points)
    alike = tuple(Named("building", held.id) for held in _hand(position) if set(missing) & set(held.needs))
    if alike:
        shared = {skill for held in _hand(position) for skill in held.needs} & set(missing)
        skills = Listed(tuple(_skill(skill) for skill in missing if skill in shared))
        return say("architects-why-keep-shared", what=what, skills=skills, others=Listed(alike), count=len(shared))
    return say("architects-why-keep", what=what)


def _turn(position: Position, value: Mapping[str, Any], valuation: Valuation, work: Working) -> Text | None:
    """The reason for a turn, by its location."""
    location: str = value["location"]
    if location.startswith(guildhall.BUILD):
        card = location.removeprefix(guildhall.BUILD)
        points = points_brought(work)
        return say(
            "architects-why-build" if points > 0 else "architects-why-build-effect",
            what=Named("building", card),
            points=points,
        )
    if location == CATHEDRAL:
        reward = "yes" if position.world.rewards else "no"
        return say("architects-why-step", points=points_brought(work), reward=reward)
    if location == WORKSHOP or (location == MARKET and "deal" in value):
        return _people(position, value.get("who", value.get("deal")))
    if location == TOWN_CENTRE:
        return _capture(position, value)
    if location == GUARDHOUSE:
        return _order(position, value.get("order1"))
    if location == TAX_STAND:
        return say("architects-why-tax", silver=position.world.tax)
    return _goods(position, value, valuation, work)


def _people(position: Position, who: Any) -> Text:
    """An apprentice whom buildings need, or cards."""
    if who in (workshop.PLAN, black_market.LOOK):
        return _cards(position)
    missing = {skill for building in _hand(position) for skill in _missing_skills(position, building)}
    skills = [skill for skill in position.world.pack.apprentices[who].skills if skill in missing]
    what = Named("apprentice", who)
    if not skills:
        return say("architects-why-apprentice", what=what)
    return say("architects-why-skill", what=what, skills=Listed(tuple(_skill(skill) for skill in skills)))


def _cards(position: Position) -> Text:
    """Why new cards are wanted: few are in hand, or none of them can be built now."""
    count = len(_hand(position))
    ready = sum(_needs(position, building).met for building in _hand(position))
    return say("architects-why-cards-ready" if ready and count > 1 else "architects-why-cards", count=count)


def _skill(skill: str) -> Text:
    return Text(f"architects-skill-{skill}")


def _capture(position: Position, value: Mapping[str, Any]) -> Text | None:
    """The group captured first: workers of others who bring more each turn, or own ones who come home."""
    place, _, seat = str(value.get("capture1", "")).rpartition(".")
    if not place:
        return None
    count = position.world.workers[place][int(seat)]
    where = Named("architects-place", place)
    if int(seat) == position.seat:
        return say("architects-why-home", count=count, place=where)
    return say("architects-why-capture", seat=SeatRef(int(seat)), count=count, place=where)


def _order(position: Position, order: Any) -> Text | None:
    world, seat = position.world, position.seat
    if order == guardhouse.RELEASE:
        return say("architects-why-release", count=world.prison[seat])
    if order == guardhouse.IMPRISON:
        return say("architects-why-imprison", count=sum(world.players[seat].captured))
    if order == guardhouse.PAY_DEBT:
        return say("architects-why-debt")
    if order in (guardhouse.BUY, guardhouse.OWE):
        return say("architects-why-free", count=sum(player.captured[seat] for player in world.players))
    return None


def _goods(position: Position, value: Mapping[str, Any], valuation: Valuation, work: Working) -> Text:
    """What the goods are for: a project of the plan that lacks them, or what else they are good for."""
    before, after = work.start.players[work.seat].stock, work.me.stock
    gained = {kind: after[kind] - before.get(kind, 0) for kind in after if after[kind] > before.get(kind, 0)}
    served = [reason for project in valuation.projects for reason in _for_project(position, project, gained, work)]
    if served:
        return min(served, key=lambda reason: _RANKS.index(reason.rank)).text
    if value["location"] == STOREHOUSE and work.me.virtue > work.start.players[work.seat].virtue:
        return _virtue(position, work)
    if value["location"] == MINES and "gold" in gained:
        return say("architects-why-gold", count=work.workers[MINES][work.seat])
    first = value["location"] == MINES and work.workers[MINES][work.seat] == 1
    if first and (golden := _lacks_gold(position, valuation)) is not None:
        return say("architects-why-towards-gold", what=golden)
    if gained and gained.keys() <= set(RICHES):
        return say("architects-why-riches", things=things(gained))
    if gained.keys() == {SILVER}:
        return say("architects-why-silver")
    return say("architects-why-stock", things=things(gained))


class _Served(Struct, frozen=True):
    """Why a project wants what was gained; `rank`: how much of what it lacks that is."""

    text: Text
    rank: str


_RANKS = ("all", "riches", "some")
"""All that a project still lacked; the gold or marble of it; anything else. Those named first are said first."""


def _rank(lacks: Mapping[str, int], gained: Mapping[str, int], *, met: bool) -> str:
    """`met`: whether nothing of it is missing after the turn, with what the turn pays."""
    if met:
        return "all"
    return "riches" if any(kind in lacks and kind in gained for kind in RICHES) else "some"


def _buildable(work: Working, card: str) -> bool:
    """Whether the mover could build that card in their next turn, as they stand after this one."""
    building = work.pack.buildings[card]
    held = card in work.me.hand and work.me.workers > 0
    return held and needs(building, work.mine, work.me.stock).met


def _for_project(position: Position, project: Project, gained: Mapping[str, int], work: Working) -> Iterator[_Served]:
    """What a building or a level lacks of the goods, of those they are exchanged for, or of silver for its skills."""
    if project.id == CATHEDRAL:
        yield from _for_level(position, project, gained, work)
        return
    what, lacks = Named("building", project.id), _needs(position, position.world.pack.buildings[project.id])
    wanted = {kind: amount for kind, amount in lacks.goods.items() if kind in gained}
    if wanted:
        rank = _rank(lacks.goods, gained, met=_buildable(work, project.id))
        key = "architects-why-completes" if rank == "all" else "architects-why-goods"
        yield _Served(say(key, what=what, things=things(wanted)), rank)
    elif "marble" in lacks.goods and _exchanged(position, gained):
        text = say("architects-why-exchange", what=what, things=things({"marble": lacks.goods["marble"]}))
        yield _Served(text, "some")
    elif lacks.skills and SILVER in gained:
        skills = Listed(tuple(_skill(skill) for skill in lacks.skills))
        yield _Served(say("architects-why-silver-skill", what=what, skills=skills), "some")


def _lacks_gold(position: Position, valuation: Valuation) -> Named | None:
    """The first building of the plan that lacks gold."""
    buildings = position.world.pack.buildings
    plans = (project.id for project in valuation.projects if project.id != CATHEDRAL)
    return next((Named("building", id) for id in plans if "gold" in _needs(position, buildings[id]).goods), None)


def _for_level(position: Position, project: Project, gained: Mapping[str, int], work: Working) -> Iterator[_Served]:
    """What the next level of the Cathedral lacks."""
    me = position.world.players[position.seat]
    if project.level != me.level + 1:
        return
    lacks = {kind: count - me.stock[kind] for kind, count in project.goods.items() if count > me.stock[kind]}
    wanted = {kind: count for kind, count in lacks.items() if kind in gained}
    if wanted:
        met = all(work.me.stock[kind] >= count for kind, count in project.goods.items())
        yield _Served(say("architects-why-level", things=things(wanted), any=0), _rank(lacks, gained, met=met))
    short = project.any - sum(me.stock[kind] for kind in ANY)
    if short > 0 and any(kind in gained for kind in ANY):
        enough = sum(gained.get(kind, 0) for kind in ANY) >= short
        yield _Served(say("architects-why-level", things=things({}), any=short), "all" if enough else "some")


def _exchanged(position: Position, gained: Mapping[str, int]) -> bool:
    """Whether the Storehouse takes what was gained for marble."""
    printed = position.world.pack.board.storehouse
    return any("marble" in exchange.take and set(exchange.kinds) & gained.keys() for exchange in printed)


def _virtue(position: Position, work: Working) -> Text:
    """Virtue for goods: whether a card in hand lacks them now, and what the place on the track scores."""
    was, now, track = work.start.players[work.seat].virtue, work.me.virtue, work.board.track
    points = track.points[now] - track.points[was]
    for building in _hand(position):
        left = goods_needed(building, work.mine, work.me.stock)
        if left != _needs(position, building).goods:
            what = Named("building", building.id)
            return say("architects-why-virtue-costs", what=what, things=things(left), points=points, virtue=now)
    return say("architects-why-virtue", points=points, virtue=now)


def _end(position: Position) -> tuple[Text, ...]:
    """How many spaces are left, where few turns are: as boards reckon, not as a steward plans."""
    left = turns_left(position.view, USUAL_TURNS[len(position.world.players)])
    return (say("architects-why-end", spaces=spaces_free(position.world)),) if left <= FEW_TURNS else ()


def _hand(position: Position) -> list[Building]:
    world = position.world
    return [world.pack.buildings[card] for card in world.players[position.seat].hand]


def _needs(position: Position, building: Building) -> Needs:
    return needs_of(own_seat(position.view), building.id, position.world.options.pack)


def _missing_skills(position: Position, building: Building) -> tuple[str, ...]:
    return _needs(position, building).skills
