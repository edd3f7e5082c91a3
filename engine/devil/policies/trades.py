"""Packs chests and answers those of others: by what their contents would build, and what a soul piece keeps off."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from engine.core.filling import filled
from engine.core.forms import Draft
from engine.core.goods import minus, plus
from engine.core.policies import Position
from engine.devil.phases.actions import scene
from engine.devil.phases.trading import ACCEPT, REFUSE, SEEN, Viewing, prices
from engine.devil.policies.purse import Purse
from engine.devil.policies.worths import PRICES, in_coins, of_piece
from engine.devil.rulebook import COIN_PRICES, SOUL_PRICES
from engine.devil.state import Chest, Kingdom, State
from engine.devil.things import COINS, GOODS, Stock
from engine.devil.turn_order import STEPS

MARGIN = 0.25  # points that a deal must bring
HANDED = 2.5  # points of an indulgence that lies in a chest
HELP = 0.8  # points that the devil's win by a piece costs its seller
PROOF = 0.8  # what three pieces are worth in a witch hunt that is to come
RITUAL = (0.0, 1.0, 2.0, 2.0, 2.0)  # points of the devil's first pieces; each beyond these makes six
BEYOND = 5.5
GIFT = 1.2  # what the cultist gets if the devil has a marked piece of its in round 3
FIRST_BID = 5.5  # coins' worth for a soul piece
RAISE = 1.6  # of the bid after an offer that nobody took
SHARE = 0.85  # of what a piece is worth to its buyer, paid at the most


def sold_worth(kingdom: Kingdom, number: int, pieces: int) -> float:
    """What it costs a seat to part with so many soul pieces, in points."""
    cost, held = 0.0, kingdom.souls
    for at in range(pieces):
        cost += of_piece(held - at, number)
        if kingdom.role == "devil":
            cost += _ritual(held - at)
        elif kingdom.role == "cultist":
            cost -= 1 + (GIFT if number <= 3 else 0)
        else:
            cost += HELP + (PROOF if held - at == 3 and number <= 3 else 0)
    return cost


def bought_worth(kingdom: Kingdom, number: int, pieces: int) -> float:
    """What so many more soul pieces bring a seat, in points."""
    worth, held = 0.0, kingdom.souls
    for at in range(1, pieces + 1):
        worth += of_piece(held + at, number)
        worth += _ritual(held + at) if kingdom.role == "devil" else 0
    return worth


def _ritual(piece: int) -> float:
    return RITUAL[piece] if piece < len(RITUAL) else BEYOND


def viewed(position: Position) -> dict[str, Any]:
    """Takes a chest that brings more than it costs."""
    world, seat = position.world, position.seat
    step, kingdom = STEPS[world.step], world.kingdoms[seat]
    assert isinstance(step, Viewing)  # noqa: S101  only viewings ask this
    _, chest = step.seen(world, seat)
    if chest.taken_by is not None:
        return {"answer": SEEN}
    takes = gain(chest, kingdom, Purse(kingdom, scene(world, seat)), world.round) >= MARGIN
    value: dict[str, Any] = {"answer": ACCEPT if takes else REFUSE}
    if takes and chest.souls_asked:
        value["marked"] = min(kingdom.marked, chest.price)
    draft = Draft(value)
    step.fill(world, seat, draft)
    return filled(
        value if draft.form().problem is None else {"answer": REFUSE}, lambda draft: step.fill(world, seat, draft)
    )


def gain(chest: Chest, kingdom: Kingdom, purse: Purse, number: int) -> float:
    """What taking the deal brings a seat, in points."""
    stock, now = plus(kingdom.stock, chest.goods), purse.worth(kingdom.stock)
    more = HANDED * chest.indulgences
    if chest.souls_asked:
        if kingdom.souls < chest.price:
            return -1.0
        return more + purse.worth(stock) - now - sold_worth(kingdom, number, chest.price)
    return more + purse.worth(plus(stock, {COINS: -chest.price})) - now


def offered(position: Position) -> dict[str, Any]:
    """Packs what the seat can spare for about what it is worth; those who may, for soul pieces."""
    world, seat = position.world, position.seat
    kingdom = world.kingdoms[seat]
    if SOUL_PRICES[kingdom.role]:
        bid = _bid(position, kingdom, Purse(kingdom, scene(world, seat)))
        if bid is not None:
            return bid
    return offered_for_coins(position)


def offered_for_coins(position: Position) -> dict[str, Any]:
    """Packs what the seat can spare for about what it is worth; nothing if it may ask no coins."""
    world, seat = position.world, position.seat
    kingdom = world.kingdoms[seat]
    if COIN_PRICES[kingdom.role]:
        return _sale(world, seat, Purse(kingdom, scene(world, seat)).over(kingdom.stock))
    return {"goods": {}, "coins": 0, "price": prices(kingdom.role)[-1]}


def _bid(position: Position, kingdom: Kingdom, purse: Purse) -> dict[str, Any] | None:
    """A chest for soul pieces: as many as can be had for less than they are worth; None for none."""
    number = position.world.round
    each = FIRST_BID
    for offer in position.view.own.offers:
        if offer.souls_asked:
            each *= 1 if offer.sold else RAISE
    now = purse.worth(kingdom.stock)
    best, most = None, MARGIN
    for pieces in SOUL_PRICES[kingdom.role]:
        worth = bought_worth(kingdom, number, pieces)
        goods = _contents(kingdom, purse, each * pieces)
        if goods is None:
            continue
        cost = now - purse.worth(minus(kingdom.stock, goods))
        if cost <= SHARE * worth and worth - cost > most:
            best, most = (goods, pieces), worth - cost
    if best is None:
        return None
    goods, pieces = best
    coins = goods.get(COINS, 0)
    return {
        "goods": {good: n for good, n in goods.items() if good != COINS},
        "coins": coins,
        "price": f"souls-{pieces}",
    }


def _contents(kingdom: Kingdom, purse: Purse, worth: float) -> Stock | None:
    """Things of that worth in coins: what is over first, then coins, then the rest; None if there is not enough."""
    chosen: Stock = {}
    left, over = worth, purse.over(kingdom.stock)
    for source in (over, {COINS: kingdom.stock[COINS]}, kingdom.stock):
        for kind in sorted(source, key=lambda kind: -PRICES[kind]):
            while left > 0.5 and chosen.get(kind, 0) < min(source[kind], kingdom.stock[kind]):
                chosen[kind] = chosen.get(kind, 0) + 1
                left -= PRICES[kind]
    return chosen if left <= 0.5 else None


def _sale(world: State, seat: int, over: Mapping[str, int]) -> dict[str, Any]:
    """Goods that are over, as many as the dearest price pays for; what others wish for comes first."""
    role = world.kingdoms[seat].role
    dearest = COIN_PRICES[role][-1]
    wished = {good for other, kingdom in enumerate(world.kingdoms) if other != seat for good in kingdom.wish}
    best: Stock = {}
    most = 0.0
    for counts in product(*(range(min(3, over[good]) + 1) for good in GOODS)):
        goods: Stock = {good: count for good, count in zip(GOODS, counts, strict=True) if count}
        worth = in_coins(goods)
        if worth > dearest + 0.5:
            continue
        value = worth + 0.3 * sum(count for good, count in goods.items() if good in wished) - 0.05 * len(goods)
        if value > most:
            best, most = goods, value
    price = min(max(int(in_coins(best)), COIN_PRICES[role][0]), dearest) if best else dearest
    return {"goods": best, "coins": 0, "price": f"coins-{price}"}


def wished(world: State, seat: int) -> tuple[str, ...]:
    """The goods that the seat would have to buy for what it wants to build."""
    kingdom = world.kingdoms[seat]
    lacks = Purse(kingdom, scene(world, seat)).lacking(kingdom.stock)
    return tuple(good for good in GOODS if lacks.get(good))
