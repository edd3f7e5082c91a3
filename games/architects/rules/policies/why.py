"""Says in a sentence or two why a turn is what it is: from what its seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from engine.effects import goods_of
from engine.extras.claims import (
    Because,
    Between,
    Claim,
    Lacks,
    Met,
    Needed,
    Spare,
    Unmet,
    Untouched,
    because,
    exactly,
)
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
    SKILLS,
    STOREHOUSE,
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
    missing = _missing_skills(position, building)
    best = because("architects-why-keep", what=what)
    if not missing:
        gained = goods_of(building.effect, KINDS) if isinstance(building.effect, Gain) else {}
        able, points = Met(card, SKILLS), building.points
        if gained and building.effect.per is None:
            given = things(gained)
            return because("architects-why-keep-gain", able, what=what, points=points, things=given).or_else(best)
        return because("architects-why-keep-free", able, what=what, points=points).or_else(best)
    alike = tuple(Named("building", held.id) for held in _hand(position) if set(missing) & set(held.needs))
    if alike:
        shared = {skill for held in _hand(position) for skill in held.needs} & set(missing)
        skills = Listed(tuple(_skill(skill) for skill in missing if skill in shared))
        claims = (Lacks(card, dict.fromkeys(shared, 1)), *(Unmet((held.id,)) for held in alike))
        both = because(
            "architects-why-keep-shared", *claims, what=what, skills=skills, others=Listed(alike), count=len(shared)
        )
        return both.or_else(best)
    return best


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
    return _goods(position, value, valuation, work)


def _people(position: Position, who: Any) -> Because:
    """An apprentice whom buildings need, or cards."""
    if who in (workshop.PLAN, black_market.LOOK):
        return _cards(position)
    missing = {skill for building in _hand(position) for skill in _missing_skills(position, building)}
    skills = tuple(skill for skill in position.world.pack.apprentices[who].skills if skill in missing)
    what = Named("apprentice", who)
    worth = because("architects-why-apprentice", what=what)
    if not skills:
        return worth
    named = Listed(tuple(_skill(skill) for skill in skills))
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


def _skill(skill: str) -> Text:
    return Text(f"architects-skill-{skill}")


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


def _goods(position: Position, value: Mapping[str, Any], valuation: Valuation, work: Working) -> Because:
    """What the goods are for: a project of the plan that lacks them, or what else they are good for."""
    before, after = work.start.players[work.seat].stock, work.me.stock
    gained = {kind: after[kind] - before.get(kind, 0) for kind in after if after[kind] > before.get(kind, 0)}
    served = [each for project in valuation.projects for each in _for_project(position, project, gained, work)]
    if served:
        return min(served, key=lambda served: _RANKS.index(served.rank)).reason
    if value["location"] == STOREHOUSE and work.me.virtue > work.start.players[work.seat].virtue:
        return _virtue(position, work)
    diggers = work.workers[MINES][work.seat]
    if value["location"] == MINES and "gold" in gained:
        return because("architects-why-gold", exactly("diggers", diggers - 1), count=diggers)
    first = value["location"] == MINES and diggers == 1
    if first and (golden := _lacks_gold(position, valuation)) is not None:
        claims = (exactly("diggers", 0), Needed(("gold",)))
        return because("architects-why-towards-gold", *claims, what=golden)
    return _spare(position, gained)


def _spare(position: Position, gained: Mapping[str, int]) -> Because:
    """That no card lacks what was gained; where one does after all, which."""
    spare = Spare(tuple(gained))
    if gained and gained.keys() <= set(RICHES):
        reason = because("architects-why-riches", spare, things=things(gained))
    elif gained.keys() == {SILVER}:
        reason = because("architects-why-silver", spare)
    else:
        reason = because("architects-why-stock", spare, things=things(gained))
    for building in _hand(position):
        wanted = {kind: count for kind, count in _needs(position, building).goods.items() if kind in gained}
        reason = reason.or_else(_lacks("goods", building.id, wanted))
    return reason


def _lacks(name: str, card: str, wanted: Mapping[str, int], *claims: Claim) -> Because:
    """The reason of that name, by which a building lacks these goods."""
    what, amounts = Named("building", card), things(wanted)
    return because(f"architects-why-{name}", Lacks(card, wanted), *claims, what=what, things=amounts)


class _Served(Struct, frozen=True):
    """Why a project wants what was gained; `rank`: how much of what it lacks that is."""

    reason: Because
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
    card, lacks = project.id, _needs(position, position.world.pack.buildings[project.id])
    wanted = {kind: amount for kind, amount in lacks.goods.items() if kind in gained}
    if wanted:
        rank = _rank(lacks.goods, gained, met=_buildable(work, card))
        reason = _lacks("goods", card, wanted)
        if rank == "all":
            sure = (Met(card, after=True), Between("workers-then", 1), Between("spaces-then", 1))
            reason = _lacks("completes", card, wanted, *sure).or_else(reason)
        yield _Served(reason, rank)
    elif "marble" in lacks.goods and _exchanged(position, gained):
        yield _Served(_lacks("exchange", card, {"marble": lacks.goods["marble"]}), "some")
    elif lacks.skills and SILVER in gained:
        skills = Listed(tuple(_skill(skill) for skill in lacks.skills))
        short = Lacks(card, dict.fromkeys(lacks.skills, 1))
        what = Named("building", card)
        yield _Served(because("architects-why-silver-skill", short, what=what, skills=skills), "some")


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
        reason = because("architects-why-level", Lacks(CATHEDRAL, wanted), things=things(wanted), any=0)
        yield _Served(reason, _rank(lacks, gained, met=met))
    short = project.any - sum(me.stock[kind] for kind in ANY)
    if short > 0 and any(kind in gained for kind in ANY):
        enough = sum(gained.get(kind, 0) for kind in ANY) >= short
        reason = because("architects-why-level", Lacks(CATHEDRAL, {"any": short}), things=things({}), any=short)
        yield _Served(reason, "all" if enough else "some")


def _exchanged(position: Position, gained: Mapping[str, int]) -> bool:
    """Whether the Storehouse takes what was gained for marble."""
    printed = position.world.pack.board.storehouse
    return any("marble" in exchange.take and set(exchange.kinds) & gained.keys() for exchange in printed)


def _virtue(position: Position, work: Working) -> Because:
    """Virtue for goods: whether a card in hand lacks them now, and what the place on the track scores."""
    was, now, track = work.start.players[work.seat].virtue, work.me.virtue, work.board.track
    points, rises = track.points[now] - track.points[was], exactly("virtue-then", now)
    reason = because("architects-why-virtue", Untouched(), rises, points=points, virtue=now)
    for building in _hand(position):
        left = goods_needed(building, work.mine, work.me.stock)
        if left != _needs(position, building).goods:
            what, then = Named("building", building.id), Lacks(building.id, left, after=True)
            costs = because(
                "architects-why-virtue-costs", then, rises, what=what, things=things(left), points=points, virtue=now
            )
            return costs.or_else(reason)
    return reason


def _end(position: Position) -> tuple[Because, ...]:
    """How many spaces are left, where few turns are: as boards reckon, not as a steward plans."""
    left, spaces = turns_left(position.view, USUAL_TURNS[len(position.world.players)]), spaces_free(position.world)
    return (because("architects-why-end", exactly("spaces", spaces), spaces=spaces),) if left <= FEW_TURNS else ()


def _hand(position: Position) -> list[Building]:
    world = position.world
    return [world.pack.buildings[card] for card in world.players[position.seat].hand]


def _needs(position: Position, building: Building) -> Needs:
    return needs_of(own_seat(position.view), building.id, position.world.options.pack)


def _missing_skills(position: Position, building: Building) -> tuple[str, ...]:
    return _needs(position, building).skills
