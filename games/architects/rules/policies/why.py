"""Says in a sentence or two why a turn is what it is: from what its seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.effects import goods_of
from engine.extras.claims import (
    AnyOpen,
    Because,
    Between,
    Claim,
    Lacks,
    Met,
    Needed,
    Untouched,
    because,
    exactly,
)
from engine.forms import Draft
from engine.policies import Position
from engine.texts import Listed, Named, SeatRef, Text, say, things
from games.architects.rules.cards import Building
from games.architects.rules.effects import Gain, TakeDebt
from games.architects.rules.locations import black_market, guardhouse, guildhall, workshop
from games.architects.rules.mechanics.scoring import final_points
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases import placing, turns
from games.architects.rules.phases.opening import APPRENTICE
from games.architects.rules.policies.closing import (
    after_turn,
    debt_cost,
    in_last_lap,
    points_brought,
    points_with_next,
    spaces_free,
    taken_by_reset,
)
from games.architects.rules.policies.elsewhere import elsewhere
from games.architects.rules.policies.gathering import BEST, hand_of, missing_skills, skill_named, what_for, why_cards
from games.architects.rules.policies.projects import CATHEDRAL, Weights
from games.architects.rules.policies.worth import Valuation, next_best, offered_cards
from games.architects.rules.prospects.threats import takers_of
from games.architects.rules.rulebook import (
    GUARDHOUSE,
    KINDS,
    MARKET,
    SILVER,
    SKILLS,
    STOP,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)


def explained(position: Position, value: Mapping[str, Any], weights: Weights) -> tuple[Because, ...]:
    """At most two reasons on that answer; none where there is nothing to say."""
    kind = position.ask.kind
    if kind in ("draft", turns.KEEP):
        return (_keep(position, value["card"], weights),)
    if kind == turns.RECALL:
        return (because("architects-why-recall", exactly("workers", 0)),)
    if kind == turns.DISCARD:
        return (because("architects-why-discard"),)
    if kind in (APPRENTICE, turns.HIRE):
        return (_people(position, value["who"], BEST),)  # free: its price says nothing
    if kind != turns.TURN:
        return ()
    valuation = Valuation(position.world, position.seat, weights)
    work = Working(position.world, position.seat)
    turns.FILL[turns.TURN](work, Draft(value))
    reason = _turn(position, value, valuation, work)
    if in_last_lap(position.world):
        lap = _lap(work)
        return (reason, lap) if reason.key in STILL and work.start.final < 0 else (lap,)
    beside = _also_home(position, value, work) or _waits(value, work) or elsewhere(value, work, weights)
    return (reason.or_else(BEST), *beside)


def _waits(value: Mapping[str, Any], work: Working) -> tuple[Because, ...]:
    """The building that the turn leaves for later though it can be built: who was told of it asks why."""
    before = Working(work.start, work.seat)
    open_ = [option.id for option in placing.options(before) if option.closed is None]
    ready = [id.removeprefix(guildhall.BUILD) for id in open_ if id.startswith(guildhall.BUILD)]
    if not ready or value["location"].startswith(guildhall.BUILD):
        return ()
    card = max(ready, key=lambda id: work.pack.buildings[id].points)
    claims = (Met(card), AnyOpen("location", (f"{guildhall.BUILD}{card}",)), Untouched(), Between("spaces-then", 1))
    kept = (Between("workers-then", 1),)
    return (because("architects-why-waits", *claims, *kept, what=Named("building", card)),)


STILL = frozenset(
    f"architects-why-{name}"
    for name in ("lacks", "completes", "next-level", "step-lacks", "for-marble", "skilled", "no-silver", "release")
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
    reason = because("architects-why-lap", *claims, spaces=spaces, now=now, more=more)
    if points or more:
        return reason
    return because("architects-why-lap-idle", *claims, Between("to-come", 0, 0), spaces=spaces).or_else(reason)


def _keep(position: Position, card: str, weights: Weights) -> Because:
    """What a card needs beside goods: nothing, or what others in hand need too; else how the next best compares."""
    building, what = position.world.pack.buildings[card], Named("building", card)
    missing, best = missing_skills(position, building), _compared(position, building, weights)
    if not missing:
        gained = goods_of(building.effect, KINDS) if isinstance(building.effect, Gain) else {}
        able, points = Met(card, SKILLS), building.points
        if gained and building.effect.per is None:
            given = things(gained)
            return because("architects-why-keep-gain", able, what=what, points=points, things=given).or_else(best)
        if building.virtue < 0 or isinstance(building.effect, TakeDebt):  # then it scores less than is printed on it
            return best
        most = Between("offered-free", 0, points)  # one that scores more without a skill would speak against it
        free = because("architects-why-keep-free", able, most, what=what, points=points)
        none = because("architects-why-keep-unskilled", exactly("needs-kept", 0), most, what=what, points=points)
        return none.or_else(free).or_else(best)
    wanted = {held.id: {skill for skill in missing if skill in held.needs} for held in hand_of(position)}
    shared = max(wanted.values(), key=len, default=set())  # what one card needs as well; others may need all of it
    if not shared:
        return best
    alike = [held for held, skills in wanted.items() if shared <= skills]
    skills = Listed(tuple(skill_named(skill) for skill in missing if skill in shared))
    others = Listed(tuple(Named("building", held) for held in alike))
    both = tuple(Lacks(each, dict.fromkeys(shared, 1)) for each in (card, *alike))
    if rest := tuple(skill for skill in missing if skill not in shared):
        also, lone = Listed(tuple(skill_named(skill) for skill in rest)), Lacks(card, dict.fromkeys(rest, 1))
        reason = because("architects-why-keep-also", *both, lone, what=what, skills=skills, others=others, also=also)
        return reason.or_else(best)
    alone = Met(card, tuple(skill for skill in SKILLS if skill not in shared))
    count = len(shared)
    reason = because("architects-why-keep-shared", *both, alone, what=what, skills=skills, others=others, count=count)
    return reason.or_else(best)


def _compared(position: Position, building: Building, weights: Weights) -> Because:
    """How much more a card is reckoned to bring than the next best on offer; for one as good what both are worth."""
    world, seat = position.world, position.seat
    other, lead = next_best(world, seat, building.id, weights)
    if not other or lead < 0:
        return BEST
    what, behind = Named("building", building.id), Named("building", other)
    ranked = (exactly("card-lead", lead), exactly("next-best", [*offered_cards(world, seat)].index(other)))
    if lead:
        return because("architects-why-keep-ahead", *ranked, what=what, points=lead, other=behind)
    its, sure = _printed(position, building, "kept")
    theirs, likewise = _printed(position, world.pack.buildings[other], "next")
    claims = (*ranked, *sure, *likewise)
    return because("architects-why-keep-like", *claims, what=what, its=its, other=behind, theirs=theirs)


def _printed(position: Position, building: Building, name: str) -> tuple[Text, tuple[Claim, ...]]:
    """The points and virtue printed on a card with the skills that the seat lacks for it, and what that claims."""
    missing, points, virtue = missing_skills(position, building), building.points, building.virtue
    lacks = Lacks(building.id, dict.fromkeys(missing, 1)) if missing else Met(building.id, SKILLS)
    needs = len(building.needs)
    claims = (exactly(f"points-{name}", points), exactly(f"virtue-{name}", virtue), exactly(f"needs-{name}", needs))
    skills = Listed(tuple(map(skill_named, missing)))
    skill = "lacking" if missing else "there" if needs else "none"
    text = say("architects-keep-card", points=points, virtue=virtue, skill=skill, skills=skills)
    return text, (*claims, lacks)


def _turn(position: Position, value: Mapping[str, Any], valuation: Valuation, work: Working) -> Because:
    """The reason for a turn, by its location."""
    location: str = value["location"]
    if location.startswith(guildhall.BUILD):
        card = location.removeprefix(guildhall.BUILD)
        what, taken, brought = Named("building", card), taken_by_reset(work), points_brought(work)
        points, lost, blame = brought + taken.whole, taken.points, taken.virtue
        effect = because("architects-why-build-effect", Met(card), what=what)
        claims = (Met(card), _scores(work, brought), _owing(work))
        scores = because("architects-why-adds", *claims, what=what, points=points, lost=lost, blame=blame)
        return scores.or_else(effect) if points > 0 else effect
    if location == CATHEDRAL:
        return _step(work)
    if location == WORKSHOP or (location == MARKET and "deal" in value):
        who = value.get("who", value.get("deal"))
        return _people(position, who, because("architects-why-apprentice", what=Named("apprentice", who)))
    if location == TOWN_CENTRE:
        return _capture(position, value, work)
    if location == GUARDHOUSE:
        return _order(position, value, work)
    if location == TAX_STAND:
        tax = position.world.tax
        return because("architects-why-tax", exactly("tax", tax), silver=tax)
    return what_for(position, value, valuation, work)


def _step(work: Working) -> Because:
    """What a step on the Cathedral adds, and what the reset that it brings takes from that."""
    taken, brought = taken_by_reset(work), points_brought(work)
    points, lost, blame = brought + taken.whole, taken.points, taken.virtue
    claims = (exactly("level-then", 1), _scores(work, brought), _owing(work))
    reward = "yes" if work.start.rewards else "no"
    return because("architects-why-climb", *claims, points=points, reward=reward, lost=lost, blame=blame)


def _owing(work: Working) -> Claim:
    """The debts that the turn leaves its mover, those of the reset that it brings included."""
    return exactly("debts-then", after_turn(work).players[work.seat].debts)


def _people(position: Position, who: Any, worth: Because) -> Because:
    """An apprentice whom buildings need, or cards; `worth`: what is to be said of any other apprentice."""
    if who in (workshop.PLAN, black_market.LOOK):
        return why_cards(position)
    lacks = [set(missing_skills(position, building)) for building in hand_of(position)]
    skills = tuple(skill for skill in position.world.pack.apprentices[who].skills if skill in set().union(*lacks))
    if not skills:
        return worth
    named, count = Listed(tuple(skill_named(skill) for skill in skills)), sum(bool(each & {*skills}) for each in lacks)
    needed = because("architects-why-skilled", Needed(skills), what=Named("apprentice", who), skills=named, count=count)
    return needed.or_else(worth)


FEW = 5  # workers at home; with more it is no reason to fetch others that they are few


def _capture(position: Position, value: Mapping[str, Any], work: Working) -> Because:
    """The largest group captured: workers of others who count on each later visit there, or own ones who come home."""
    taken = _taken(position, value)
    if not taken:
        return BEST
    left = work.start.players[position.seat].workers - 1  # at home, once the one is sent who fetches them
    spare = left > FEW
    count, place, whose = max(taken, key=lambda each: (not spare or each[2] != position.seat, each[0]))
    where, there = Named("architects-place", place), exactly(f"{place}.{whose}", position.world.workers[place][whose])
    if whose == position.seat:
        claims = (there, exactly("workers", left + 1), Between("workers-then", left + count))
        if not spare and count > 1:  # a turn fetches one anyway
            return because("architects-why-fetch", *claims, count=count, place=where, left=left)
        return next(iter(_from_takers(work, place, count)), BEST)
    others, mine = [each for each in taken if each[2] != position.seat], work.start.players[position.seat]
    reward = work.board.guardhouse.reward * sum(each for each, *_ in others)
    silver = max(0, reward - mine.stock[SILVER] + work.me.stock[SILVER]) if len(taken) == len(others) else 0
    pays = (exactly("captives-pay", silver),) if silver else ()
    if len(others) > 1 and {at for _, at, _ in others} == {place} and place != TAX_STAND:
        counted = (exactly(f"adds.{place}.{seat}", each) for each, _, seat in others)
        groups = Listed(tuple(say("architects-why-group", seat=SeatRef(seat), count=each) for each, _, seat in others))
        return because("architects-why-crowds", *counted, *pays, groups=groups, place=where, silver=silver)
    if len(others) > 1:
        silver, pays = 0, ()
    counts, whom = exactly(f"adds.{place}.{whose}", count), SeatRef(whose)
    adds = because("architects-why-crowd", there, counts, *pays, seat=whom, count=count, place=where, silver=silver)
    away = because("architects-why-crowd-away", there, *pays, seat=whom, count=count, place=where, silver=silver)
    return adds.or_else(away)


def _from_takers(work: Working, place: str, count: int) -> tuple[Because, ...]:
    """That so many own workers come home from where others could capture them; nothing where none could."""
    seat = work.seat
    takers, home = takers_of(work.start, place, seat), work.start.players[seat].workers
    claims = (exactly(f"{place}.{seat}", work.start.workers[place][seat]), Between("workers-then", home - 1 + count))
    could = tuple(exactly(f"takes.{place}.{taker}", 1) for taker in takers)
    by, where = Listed(tuple(map(SeatRef, takers))), Named("architects-place", place)
    reason = because("architects-why-fetch-from", *claims, *could, count=count, place=where, by=by)
    return (reason,) if takers else ()


def _also_home(position: Position, value: Mapping[str, Any], work: Working) -> tuple[Because, ...]:
    """Own workers who come home beside those of others, who are the reason of the turn where enough are at home."""
    taken = _taken(position, value)
    own = [(place, count) for count, place, whose in taken if whose == work.seat]
    beside = own and len(own) < len(taken) and work.start.players[work.seat].workers - 1 > FEW
    return _from_takers(work, *own[0]) if beside else ()


def _taken(position: Position, value: Mapping[str, Any]) -> list[tuple[int, str, int]]:
    """The groups captured, as they stand once the mover's worker is in the Town Centre: number, place and seat."""
    groups = [(place, int(whose)) for place, _, whose in (group.rpartition(".") for group in _chosen(value, "capture"))]
    there, mine = position.world.workers, (TOWN_CENTRE, position.seat)
    return [(there[place][whose] + ((place, whose) == mine), place, whose) for place, whose in groups]


def _chosen(value: Mapping[str, Any], name: str) -> list[str]:
    """What was chosen of a list that is stored by number."""
    return [value[field] for field in value if field.startswith(name) and value[field] != STOP]


SILVER_A_POINT = 3  # as stewards reckon


def _order(position: Position, value: Mapping[str, Any], work: Working) -> Because:
    """The order that moves the most."""
    players, seat, orders = work.start.players, position.seat, _chosen(value, "order")
    prison, captured = work.start.prison[seat], sum(players[seat].captured)
    held, debts = sum(player.captured[seat] for player in players), orders.count(guardhouse.PAY_DEBT)
    moves = {
        guardhouse.RELEASE: (prison, _counted("release", "prison", prison)),
        guardhouse.IMPRISON: (captured * work.board.guardhouse.reward, _counted("imprison", "captured", captured)),
        guardhouse.PAY_DEBT: (
            debts * SILVER_A_POINT * debt_cost(work.start, seat),
            because("architects-why-debt", Between("debts", 1)),
        ),
        guardhouse.BUY: (held, _counted("free", "held", held)),
        guardhouse.OWE: (held, _counted("free", "held", held)),
    }
    return max((moves[order] for order in orders), key=lambda move: move[0], default=(0, BEST))[1]


def _counted(name: str, number: str, count: int) -> Because:
    """The reason of that name, which says how many there are."""
    return because(f"architects-why-{name}", exactly(number, count), count=count)
