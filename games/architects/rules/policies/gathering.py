"""Says what the goods of a turn are for: the project of the plan that lacks them, or what else they are good for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

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
from engine.policies import Position
from engine.texts import Listed, Named, Param, Text, things
from games.architects.rules.cards import Building
from games.architects.rules.locations.production import PRODUCTION, yields
from games.architects.rules.mechanics.powers import ANY, Needs, goods_needed, needs
from games.architects.rules.mechanics.working import Working
from games.architects.rules.policies.projects import CATHEDRAL, Project
from games.architects.rules.policies.worth import Valuation
from games.architects.rules.prospects import apprentice_price, needs_of, own_seat
from games.architects.rules.rulebook import KINDS, MINES, RICHES, SILVER, SKILLS, STOREHOUSE

BEST = because("architects-why-best")
"""What a steward says of its choice where there is nothing to say that could be checked."""


def what_for(position: Position, value: Mapping[str, Any], valuation: Valuation, work: Working) -> Because:
    """What the goods are for: a project of the plan that lacks them, or what else they are good for."""
    before, after = work.start.players[work.seat].stock, work.me.stock
    gained = {kind: after[kind] - before.get(kind, 0) for kind in after if after[kind] > before.get(kind, 0)}
    served = [each for project in valuation.projects for each in _for_project(position, project, gained, work)]
    if served:
        return min(served, key=lambda served: _RANKS.index(served.rank)).reason
    if value["location"] == STOREHOUSE and work.me.virtue > work.start.players[work.seat].virtue:
        return _virtue(position, work)
    if not gained:
        return BEST
    diggers = work.workers[MINES][work.seat]
    if value["location"] == MINES and "gold" in gained:
        return _gold(position, gained, work)
    first = value["location"] == MINES and diggers == 1
    if first and (golden := _lacks_gold(position, valuation)) is not None:
        claims = (exactly("diggers", 0), Needed(("gold",)))
        return because("architects-why-towards-gold", *claims, what=golden)
    plain = _spare(position, gained, _more_next(value["location"], gained, work))
    if first:
        sure = (Spare(tuple(gained)), exactly("diggers", 0), Between("gold-next", 1))
        return because("architects-why-towards-riches", *sure, kinds=_kinds(gained)).or_else(plain)
    return plain


def _gold(position: Position, gained: Mapping[str, int], work: Working) -> Because:
    """What the next worker in the Mines digs, where that is more than now; else what gold is good for."""
    now, then = gained["gold"], yields(work, MINES, work.here(MINES) + 1, other=True)["gold"]
    plain = _spare(position, gained, {})
    if then <= now:
        return plain
    return because("architects-why-more-gold", exactly("gold-next", then), now=now, count=then).or_else(plain)


def _kinds(gained: Mapping[str, int]) -> Listed:
    return Listed(tuple(Text(f"architects-kind-{kind}") for kind in gained))


def _more_next(place: str, gained: Mapping[str, int], work: Working) -> dict[str, int]:
    """What the next worker brings at a place where this one brought goods; nothing where that is no more than now."""
    if place not in PRODUCTION:
        return {}
    after = yields(work, place, work.here(place) + 1)
    return {kind: after[kind] for kind in gained if after.get(kind, 0) > gained[kind]}


def _spare(position: Position, gained: Mapping[str, int], then: Mapping[str, int]) -> Because:
    """That no card lacks what was gained, and what comes `then` at the same place; where one does after all, which."""
    spare, kinds = Spare(tuple(gained)), _kinds(gained)
    if gained.keys() <= set(RICHES):
        reason = because("architects-why-riches", spare)
    elif gained.keys() == {SILVER}:
        reason = because("architects-why-silver", spare)
    else:
        reason = because("architects-why-unneeded", spare, kinds=kinds)
        if then:
            grows = (exactly(f"next.{kind}", amount) for kind, amount in then.items())
            reason = because("architects-why-next", spare, *grows, kinds=kinds, things=things(then)).or_else(reason)
    for building in hand_of(position):
        lacks = _needs(position, building)
        wanted = {kind: count for kind, count in lacks.goods.items() if kind in gained}
        reason = reason.or_else(_partly("lacks", building.id, wanted, lacks))
    return reason


def _partly(name: str, card: str, wanted: Mapping[str, int], lacks: Needs) -> Because:
    """The reason of that name, by which a building lacks these goods, and whether it lacks others or skills beside."""
    beside = {
        **{kind: count for kind, count in lacks.goods.items() if kind not in wanted},
        **dict.fromkeys(lacks.skills, 1),
    }
    claims = (Lacks(card, wanted), _rest(card, wanted, beside), Untouched(card))
    what, amounts = Named("building", card), things(wanted)
    return because(f"architects-why-{name}", *claims, what=what, things=amounts, **_told(beside))


def _rest(what: str, wanted: Mapping[str, int], beside: Mapping[str, int]) -> Claim:
    """That something lacks that `beside` what is wanted of it, and nothing else."""
    return Lacks(what, beside) if beside else Met(what, tuple(kind for kind in (*KINDS, *SKILLS) if kind not in wanted))


def _told(beside: Mapping[str, int]) -> dict[str, Param]:
    """The parameters of a reason that say what else is lacking, in one list: goods, then skills."""
    goods = (things({kind: count}) for kind, count in beside.items() if kind not in SKILLS)
    skills = (skill_named(skill) for skill in beside if skill in SKILLS)
    return {"more": "named" if beside else "no", "beside": Listed((*goods, *skills))}


def _lacks(name: str, card: str, wanted: Mapping[str, int], *claims: Claim, **params: Param) -> Because:
    """The reason of that name, by which a building lacks these goods."""
    what, amounts = Named("building", card), things(wanted)
    return because(f"architects-why-{name}", Lacks(card, wanted), *claims, what=what, things=amounts, **params)


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


def buildable_next(work: Working, card: str) -> bool:
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
        rank = _rank(lacks.goods, gained, met=buildable_next(work, card))
        reason = _partly("lacks", card, wanted, lacks)
        if paid := _paid(position, card, lacks, work):
            costs = _lacks("lacks-paid", card, wanted, Lacks(card, paid, after=True), then=things(paid))
            reason = reason.or_else(costs)
        if rank == "all":
            sure = (Met(card, after=True), Between("workers-then", 1), Between("spaces-then", 1))
            reason = _lacks("completes", card, wanted, *sure).or_else(reason)
        yield _Served(reason, rank)
    elif "marble" in lacks.goods and _exchanged(position, gained):
        yield _Served(_partly("for-marble", card, {"marble": lacks.goods["marble"]}, lacks), "some")
    elif lacks.skills and SILVER in gained and own_seat(position.view).stock[SILVER] < apprentice_price(position.view):
        skills, silver = Listed(tuple(skill_named(skill) for skill in lacks.skills)), apprentice_price(position.view)
        claims = (Lacks(card, dict.fromkeys(lacks.skills, 1)), Between("silver", 0, silver - 1), Untouched(card))
        what = Named("building", card)
        reason = because("architects-why-no-silver", *claims, what=what, skills=skills, silver=silver)
        yield _Served(reason, "some")


def _paid(position: Position, card: str, lacks: Needs, work: Working) -> dict[str, int]:
    """What a building will lack of goods that it doesn't lack now, since the turn pays with them."""
    left = goods_needed(position.world.pack.buildings[card], work.mine, work.me.stock)
    return {kind: count for kind, count in left.items() if count > lacks.goods.get(kind, 0)}


def _lacks_gold(position: Position, valuation: Valuation) -> Named | None:
    """The first building of the plan that lacks gold."""
    buildings = position.world.pack.buildings
    plans = (project.id for project in valuation.projects if project.id != CATHEDRAL)
    return next((Named("building", id) for id in plans if "gold" in _needs(position, buildings[id]).goods), None)


def _for_level(position: Position, project: Project, gained: Mapping[str, int], work: Working) -> Iterator[_Served]:
    """What the next level of the Cathedral lacks, and that a step there takes a card, too."""
    me = position.world.players[position.seat]
    free = Working(work.start, work.seat).mine.no_discard
    name, card = ("next-level", 0) if free else ("step-lacks", 1)
    takes = exactly("step-card", card)
    if project.level != me.level + 1:
        return
    lacks = {kind: count - me.stock[kind] for kind, count in project.goods.items() if count > me.stock[kind]}
    wanted = {kind: count for kind, count in lacks.items() if kind in gained}
    if wanted:
        met = all(work.me.stock[kind] >= count for kind, count in project.goods.items())
        beside = {kind: count for kind, count in lacks.items() if kind not in wanted}
        claims = (Lacks(CATHEDRAL, wanted), _rest(CATHEDRAL, wanted, beside), Untouched(CATHEDRAL), takes)
        reason = because(f"architects-why-{name}", *claims, things=things(wanted), any=0, **_told(beside))
        yield _Served(reason, _rank(lacks, gained, met=met))
    short = project.any - sum(me.stock[kind] for kind in ANY)
    if short > 0 and any(kind in gained for kind in ANY):
        enough = sum(gained.get(kind, 0) for kind in ANY) >= short
        wants = (Lacks(CATHEDRAL, {"any": short}), Untouched(CATHEDRAL), takes)
        reason = because(f"architects-why-{name}", *wants, things=things({}), any=short, more="no")
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
    for building in hand_of(position):
        left, lacked = goods_needed(building, work.mine, work.me.stock), _needs(position, building).goods
        if any(count > lacked.get(kind, 0) for kind, count in left.items()):
            what, then = Named("building", building.id), Lacks(building.id, left, after=True)
            costs = because(
                "architects-why-virtue-costs", then, rises, what=what, things=things(left), points=points, virtue=now
            )
            return costs.or_else(reason)
    return reason


def why_cards(position: Position) -> Because:
    """Why new cards are wanted: few are in hand, or none of them can be built now."""
    hand = position.world.players[position.seat].hand
    count = len(hand)
    held = exactly("hand", count)
    if (near := _only_near(position)) is not None:
        card, goods = near
        claims = (held, Unmet(hand), Lacks(card, goods), Met(card, tuple({*KINDS, *SKILLS} - goods.keys())))
        what = Named("building", card)
        return because("architects-why-cards-near", *claims, what=what, things=things(goods), count=count)
    if count == 1:
        ready = because("architects-why-cards-last", held, Met(hand[0]), what=Named("building", hand[0]))
    else:
        ready = because("architects-why-cards-ready", held, Between("ready", 1), count=count)
    return because("architects-why-cards", held, Unmet(hand), count=count).or_else(ready)


NEAR = 2  # goods that a card lacks at the most which is near


def _only_near(position: Position) -> tuple[str, Mapping[str, int]] | None:
    """The one card in hand that lacks hardly any goods and no skill, with these goods; None where it is not one."""
    me, world = own_seat(position.view), position.world
    lacks = {card: needs_of(me, card, world.options.pack) for card in world.players[position.seat].hand}
    near = [card for card, its in lacks.items() if not its.skills and 0 < sum(its.goods.values()) <= NEAR]
    return (near[0], lacks[near[0]].goods) if len(near) == 1 and not any(its.met for its in lacks.values()) else None


def skill_named(skill: str) -> Text:
    """The name of a skill."""
    return Text(f"architects-skill-{skill}")


def hand_of(position: Position) -> list[Building]:
    """The buildings that the seat holds."""
    world = position.world
    return [world.pack.buildings[card] for card in world.players[position.seat].hand]


def _needs(position: Position, building: Building) -> Needs:
    return needs_of(own_seat(position.view), building.id, position.world.options.pack)


def missing_skills(position: Position, building: Building) -> tuple[str, ...]:
    """The skills of a building that the seat's apprentices lack."""
    return _needs(position, building).skills
