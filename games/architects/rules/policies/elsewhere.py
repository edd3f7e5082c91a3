"""Says where a turn elsewhere would have brought a card's last goods: a place that gives them free, or a sale.

Who reads a hint turn after turn must not read the same each time. So a place is named only where its turn is about as
good, and the Black Market only where no place gives the goods, and not beside a turn that brings some of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.extras.claims import Because, Between, Claim, Lacks, Met, because, exactly
from engine.forms import Draft
from engine.texts import Named, Param, things
from games.architects.rules.locations import black_market, production
from games.architects.rules.mechanics.powers import needs
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases import turns
from games.architects.rules.policies.gathering import buildable_next
from games.architects.rules.policies.projects import Weights
from games.architects.rules.policies.worth import Valuation
from games.architects.rules.rulebook import KINDS, MARKET, PLACES, SKILLS, STOREHOUSE
from games.architects.rules.state import State

SILENT = (*production.PRODUCTION, STOREHOUSE, MARKET)
"""Places that bring goods: what they are for is reason enough beside another place that does."""


def elsewhere(value: Mapping[str, Any], work: Working, weights: Weights) -> tuple[Because, ...]:
    """The best card whose last goods one turn elsewhere would bring: that a place does, or what the Market asks."""
    before, me, location = Working(work.start, work.seat), work.start.players[work.seat], value["location"]
    if location not in PLACES or location == MARKET:  # what is worked on in the Guildhall scores now
        return ()
    for card in sorted(me.hand, key=lambda card: -work.pack.buildings[card].points):
        lacks = needs(work.pack.buildings[card], before.mine, me.stock)
        if lacks.met or lacks.skills or buildable_next(work, card):
            continue
        if there := next(_giving(before, lacks.goods), ""):
            near = location not in SILENT and not turn_lead(work.start, work.seat, value, there, weights)
            return (_free(card, lacks.goods, there),) if near else ()
        if any(work.me.stock[kind] > me.stock[kind] for kind in lacks.goods):
            return ()
        for at, price in black_market.for_sale(before).items():
            goods = black_market.goods_at(work.start, at)
            if all(goods.get(kind, 0) >= count for kind, count in lacks.goods.items()):
                return (_sold(before, card, lacks.goods, at, price),)
    return ()


def brought_at(before: Working, place: str) -> Iterator[Mapping[str, int]]:
    """What the next worker brings at a place that gives goods: in the Mines either of two."""
    count = before.here(place) + 1
    yield production.yields(before, place, count)
    if before.board.locations[place].other is not None:
        yield production.yields(before, place, count, other=True)


def _giving(before: Working, goods: Mapping[str, int]) -> Iterator[str]:
    """The places of which one more worker brings all of these goods."""
    for place in production.PRODUCTION:
        if any(all(its.get(kind, 0) >= count for kind, count in goods.items()) for its in brought_at(before, place)):
            yield place


def turn_lead(state: State, seat: int, value: Mapping[str, Any], place: str, weights: Weights) -> int:
    """How many points more a turn is reckoned to bring than a worker at a place that gives goods; -1 for fewer."""
    valuation = Valuation(state, seat, weights)

    def worth(answer: Mapping[str, Any]) -> float:
        work = Working(state, seat)
        turns.FILL[turns.TURN](work, Draft(answer))
        return valuation.worth(work.done(), work.drawing)

    harvest, count = state.pack.board.locations[place], state.workers[place][seat] + 1
    kinds = (harvest.kind, harvest.other) if harvest.other and count >= harvest.pair else (harvest.kind,)
    ways = ({"location": place, "good": kind} if harvest.other else {"location": place} for kind in kinds)
    lead = worth(value) - max(map(worth, ways))
    return round(lead) if lead >= 0 else -1


def _needed(card: str, lacks: Mapping[str, int]) -> tuple[Claim, ...]:
    """That a card lacks just these goods, and that another turn can build it."""
    return (Lacks(card, lacks), Met(card, tuple({*KINDS, *SKILLS} - lacks.keys())), Between("workers", 2))


def _free(card: str, lacks: Mapping[str, int], place: str) -> Because:
    """That a place gives all that a card lacks, where its turn is reckoned to be about as good."""
    given = (Between(f"gives.{place}.{kind}", count) for kind, count in lacks.items())
    claims = (*_needed(card, lacks), *given, exactly(f"turn-lead.{place}", 0))
    what, where = Named("building", card), Named("architects-place", place)
    return because("architects-why-for-free", *claims, what=what, things=things(lacks), place=where)


def _sold(before: Working, card: str, lacks: Mapping[str, int], at: int, price: int) -> Because:
    """That the goods which a card lacks lie on that space, with the price, and what else comes with them."""
    goods, virtue = black_market.goods_at(before.state, at), black_market.virtue_lost(before)
    rest = {kind: count - lacks.get(kind, 0) for kind, count in goods.items() if count > lacks.get(kind, 0)}
    given = (exactly(f"sold.{at}.{kind}", count) for kind, count in goods.items())
    costs = (exactly(f"sale.{at}", price), exactly("market-blame", virtue))
    what, place = Named("building", card), Named("architects-place", MARKET)
    said: dict[str, Param] = {"what": what, "things": things(lacks), "place": place, "silver": price, "virtue": virtue}
    claims = (*_needed(card, lacks), *given, *costs)
    if not rest:
        return because("architects-why-for-sale", *claims, **said)
    return because("architects-why-for-sale-with", *claims, **said, rest=things(rest))
