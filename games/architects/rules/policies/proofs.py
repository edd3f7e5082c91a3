"""Reads for the check of reasons what cards and levels lack, and the numbers that they name: from view and rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from engine.chance import SEED_BYTES, Chance
from engine.extras.claims import MANY, Evidence, Proofs
from engine.extras.threats import threats_in
from engine.forms import Draft, Pick
from engine.policies import ByTemper
from games.architects.rules.cards import Building
from games.architects.rules.locations.black_market import LARGE, SMALL, for_sale, goods_at, virtue_lost
from games.architects.rules.locations.guildhall import CATHEDRAL
from games.architects.rules.locations.production import PRODUCTION, yields
from games.architects.rules.mechanics.powers import ANY
from games.architects.rules.mechanics.scoring import final_points
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases.consequences import inside_at_reset, reset
from games.architects.rules.policies.closing import debt_cost, points_to_come
from games.architects.rules.policies.elsewhere import brought_at, turn_lead
from games.architects.rules.policies.risks import reset_is_near
from games.architects.rules.policies.tempers import TEMPERS
from games.architects.rules.policies.worth import next_best, offered_cards
from games.architects.rules.prospects import needs_of, own_seat, workers_held
from games.architects.rules.rulebook import KINDS, MINES, OPEN_PLACES, SILVER, TAX_STAND
from games.architects.rules.state import State
from games.architects.rules.view import PublicSeat

MOST_SEATS = 5


def _me(evidence: Evidence, *, after: bool = False) -> PublicSeat:
    return own_seat(evidence.after if after else evidence.view)


def _lacking(evidence: Evidence, what: str, after: bool) -> Mapping[str, int]:
    """What a building lacks of goods and skills, or the next level of the Cathedral of goods and of wood or stone."""
    me = _me(evidence, after=after)
    if what != CATHEDRAL:
        needs = needs_of(me, what, evidence.view.pack)
        return {**needs.goods, **dict.fromkeys(needs.skills, 1)}
    levels = evidence.position.world.pack.board.cathedral
    if me.level == len(levels):
        return {}
    level = levels[me.level]
    lacks = {kind: count - me.stock[kind] for kind, count in level.goods.items() if count > me.stock[kind]}
    return {**lacks, "any": max(0, level.any - sum(me.stock[kind] for kind in ANY))}


def _hand(evidence: Evidence) -> Iterable[str]:
    hand: tuple[str, ...] = evidence.view.own.hand
    return hand


def _points(evidence: Evidence) -> int:
    """The points that the answer brings; the game may end with it."""
    position, then = evidence.position, evidence.then
    ended = position.game.result(then) or ()
    scores = [standing.score for standing in ended if standing.seat == position.seat]
    now = scores[0] if scores else final_points(then, position.seat)
    return now - final_points(position.world, position.seat)


def _free_spaces(evidence: Evidence) -> int:
    return max(0, int(evidence.view.spaces) - len(evidence.view.guildhall))


def _sure_spaces(evidence: Evidence) -> int:
    """Spaces of the Guildhall that are free after the answer even if everyone else takes one."""
    after = evidence.after
    return int(after.spaces) - len(after.guildhall) - (len(after.seats) - 1)


def _group(evidence: Evidence, place: str, seat: int) -> int:
    count: int = evidence.view.workers[place][seat]
    return count


def _group_then(evidence: Evidence, place: str, seat: int) -> int:
    count: int = evidence.after.workers[place][seat]
    return count


def _takes(evidence: Evidence, place: str, taker: int, *, after: bool = False) -> int:
    """Whether that seat could capture the reader's workers there, now or once the answer is given."""
    threats = threats_in(evidence.position.game, evidence.after if after else evidence.view)
    return int(any(threat.at == f"{place}.{_me(evidence).seat}" and taker in threat.by for threat in threats))


def _settled(evidence: Evidence) -> State:
    """The state after the answer and after the reset that it brings, which may wait for a choice."""
    state: State = evidence.then
    if not state.reset:
        return state
    work = Working(state, evidence.position.seat)
    work.chance = Chance(bytes(SEED_BYTES))  # a market card is turned over: it moves no worker and no virtue
    reset(work)
    return work.done()


def _inside_next(evidence: Evidence) -> tuple[int, ...]:
    """Counts the workers of each seat that a reset right after the answer would find in Prison."""
    return inside_at_reset(Working(_settled(evidence), evidence.position.seat))


def _gold_next(evidence: Evidence) -> int:
    """The gold that the next worker in the Mines digs, if nothing changes there."""
    return _yield_next(evidence, MINES, other=True)["gold"]


def _yield_next(evidence: Evidence, place: str, *, other: bool = False) -> Mapping[str, int]:
    work = Working(evidence.then, evidence.position.seat)
    return yields(work, place, work.here(place) + 1, other=other)


def _goods_next(evidence: Evidence, kind: str) -> int:
    """The goods of that kind that the next worker brings where this answer put one."""
    place = evidence.value["location"]
    return _yield_next(evidence, place).get(kind, 0) if place in PRODUCTION else 0


def _adding(evidence: Evidence, place: str, seat: int) -> int:
    """Counts the workers of a group who make what the next one of that seat does there more."""
    return 0 if place == TAX_STAND else _group(evidence, place, seat)


def _captives_pay(evidence: Evidence) -> int:
    """The silver that those captured by the answer are sold for, without what capturing them cost."""
    before, then = _me(evidence), _me(evidence, after=True)
    more = sum(then.captured) - sum(before.captured)
    reward: int = evidence.position.world.pack.board.guardhouse.reward
    return more * reward - (before.stock[SILVER] - then.stock[SILVER])


def _ready(evidence: Evidence) -> int:
    return sum(not any(_lacking(evidence, card, False).values()) for card in _hand(evidence))


def _offered_free(evidence: Evidence) -> int:
    """The most points printed on a card that the question offers and that needs no skill the seat lacks."""
    pack, nodes = evidence.position.world.pack, (field.node for field in evidence.position.form(Draft()).fields)
    offered = (option.id for node in nodes if isinstance(node, Pick) for option in node.options)
    free = (card for card in offered if not needs_of(_me(evidence), card, evidence.view.pack).skills)
    return max((pack.buildings[card].points for card in free), default=0)


def _next_best(evidence: Evidence) -> tuple[str, int]:
    """The next best card on offer, and what a steward of the seat's temper reckons that of the answer to bring more."""
    position = evidence.position
    weights = ByTemper(TEMPERS).weights(position.seat)
    return next_best(position.world, position.seat, evidence.value["card"], weights)


def _place_of_next(evidence: Evidence) -> int:
    """Where the next best card lies among those on offer, from 0."""
    world, seat = evidence.position.world, evidence.position.seat
    other, _ = _next_best(evidence)
    return [*offered_cards(world, seat)].index(other) if other else MANY


def _printed(evidence: Evidence, *, after: bool = False) -> Building:
    """The card of the answer, or the one `after` it in worth."""
    card = _next_best(evidence)[0] if after else evidence.value["card"]
    building: Building = evidence.position.world.pack.buildings[card]
    return building


def _step_card(evidence: Evidence) -> int:
    """Counts the cards of the hand that a step on the Cathedral takes."""
    return int(not Working(evidence.position.world, evidence.position.seat).mine.no_discard)


def _sale(evidence: Evidence, at: int) -> int:
    """The price in silver of that space of the Black Market, if its goods can be got now."""
    return for_sale(Working(evidence.position.world, evidence.position.seat)).get(at, MANY)


def _gives(evidence: Evidence, place: str, kind: str) -> int:
    """The goods of that kind that one more worker at a place would bring instead of this answer."""
    before = Working(evidence.position.world, evidence.position.seat)
    return max(goods.get(kind, 0) for goods in brought_at(before, place))


def _turn_lead(evidence: Evidence, place: str) -> int:
    """What a steward of the seat's temper reckons the answer to bring beyond a worker at that place."""
    position = evidence.position
    weights = ByTemper(TEMPERS).weights(position.seat)
    return turn_lead(position.world, position.seat, evidence.value, place, weights)


def _sold(evidence: Evidence, at: int, kind: str) -> int:
    return goods_at(evidence.position.world, at).get(kind, 0)


NUMBERS: dict[str, Callable[[Evidence], int]] = {
    "points": _points,
    "hand": lambda evidence: len(evidence.view.own.hand),
    "workers": lambda evidence: _me(evidence).workers,
    "silver": lambda evidence: _me(evidence).stock[SILVER],
    "ready": _ready,
    "offered-free": _offered_free,
    "card-lead": lambda evidence: _next_best(evidence)[1],
    "next-best": _place_of_next,
    "points-kept": lambda evidence: _printed(evidence).points,
    "points-next": lambda evidence: _printed(evidence, after=True).points,
    "virtue-kept": lambda evidence: _printed(evidence).virtue,
    "virtue-next": lambda evidence: _printed(evidence, after=True).virtue,
    "needs-kept": lambda evidence: len(_printed(evidence).needs),
    "needs-next": lambda evidence: len(_printed(evidence, after=True).needs),
    "step-card": _step_card,
    "market-blame": lambda evidence: virtue_lost(Working(evidence.position.world, evidence.position.seat)),
    **{f"sale.{at}": partial(_sale, at=at) for at in (SMALL, LARGE)},
    **{f"sold.{at}.{kind}": partial(_sold, at=at, kind=kind) for at in (SMALL, LARGE) for kind in KINDS},
    **{f"gives.{place}.{kind}": partial(_gives, place=place, kind=kind) for place in PRODUCTION for kind in KINDS},
    **{f"turn-lead.{place}": partial(_turn_lead, place=place) for place in PRODUCTION},
    "gold-next": _gold_next,
    "debt-cost": lambda evidence: debt_cost(evidence.position.world, evidence.position.seat),
    "captives-pay": _captives_pay,
    "market-then": lambda evidence: _settled(evidence).market.count(evidence.position.seat),
    "workers-then": lambda evidence: _me(evidence, after=True).workers,
    "level-then": lambda evidence: _me(evidence, after=True).level - _me(evidence).level,
    "virtue-then": lambda evidence: _settled(evidence).players[evidence.position.seat].virtue,
    "debts-then": lambda evidence: _settled(evidence).players[evidence.position.seat].debts,
    "prison-then": lambda evidence: _settled(evidence).prison[evidence.position.seat],
    "prison-next": lambda evidence: _inside_next(evidence)[evidence.position.seat],
    "prison-next-most": lambda evidence: max(_inside_next(evidence)),
    "workers-to-reset": lambda evidence: 1 if reset_is_near(_settled(evidence)) else MANY,
    "prison": lambda evidence: _me(evidence).in_prison,
    "captured": lambda evidence: sum(_me(evidence).captured),
    "held": lambda evidence: workers_held(evidence.view, evidence.position.seat),
    "debts": lambda evidence: _me(evidence).debts,
    "tax": lambda evidence: int(evidence.view.tax),
    "spaces": _free_spaces,
    "to-come": lambda evidence: points_to_come(evidence.position.world, evidence.position.seat),
    "spaces-then": _sure_spaces,
    "last-turns": lambda evidence: int(evidence.view.final),
    "diggers": lambda evidence: _group(evidence, MINES, evidence.position.seat),
    **{f"next.{kind}": partial(_goods_next, kind=kind) for kind in KINDS},
    **{
        f"adds.{place}.{seat}": partial(_adding, place=place, seat=seat)
        for place in OPEN_PLACES
        for seat in range(MOST_SEATS)
    },
    **{
        f"then.{place}.{seat}": partial(_group_then, place=place, seat=seat)
        for place in OPEN_PLACES
        for seat in range(MOST_SEATS)
    },
    **{
        f"takes-then.{place}.{seat}": partial(_takes, place=place, taker=seat, after=True)
        for place in OPEN_PLACES
        for seat in range(MOST_SEATS)
    },
    **{
        f"takes.{place}.{seat}": partial(_takes, place=place, taker=seat)
        for place in OPEN_PLACES
        for seat in range(MOST_SEATS)
    },
    **{
        f"{place}.{seat}": partial(_group, place=place, seat=seat)
        for place in OPEN_PLACES
        for seat in range(MOST_SEATS)
    },
}

PROOFS = Proofs(lacking=_lacking, hand=_hand, numbers=NUMBERS)
