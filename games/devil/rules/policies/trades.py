"""Packs chests and answers those of others: by what their contents would build, and what a soul piece keeps off.

What the others would give for goods is judged by the wishes that they showed to everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from itertools import product
from math import exp
from typing import Any

from msgspec import json

from engine.chance import SEED_BYTES, Chance, Stream
from engine.drafts import fill_missing
from engine.effects import minus, plus
from engine.forms import Draft
from engine.policies import Position
from games.devil.rules.mechanics.costs import building_cost
from games.devil.rules.phases.actions import scene
from games.devil.rules.phases.trading import ACCEPT, REFUSE, SEEN, Viewing, prices
from games.devil.rules.phases.turn_order import STEPS
from games.devil.rules.policies.acts.tells import Disguise
from games.devil.rules.policies.purse import Purse
from games.devil.rules.policies.worths import PRICES, of_coin, of_piece
from games.devil.rules.rulebook import COIN_PRICES, COINS, GOODS, KINDS, MORTALS, ROLES, SOUL_PRICES, SOULS, Role, Stock
from games.devil.rules.state import Chest, Kingdom, State, chest_of, opponents

WISHED = 1.1  # of the price among players: what the first of a wished good is worth to who wishes for it
UNWISHED = 0.65  # of the price among players: what other goods are worth to somebody with wishes
PERCENT = 100
LEAST = 0.6  # coins that a deal must bring
DOUBT = 0.9  # coins by which a judgement is off


class Market:
    """The demand of the other seats as `seat` sees it."""

    def __init__(self, world: State, seat: int) -> None:
        self._wishes = [frozenset(world.kingdoms[other].wish) for other in opponents(seat)]

    def values(self, goods: Mapping[str, int]) -> list[float]:
        """What these goods and coins are worth to each of the others, in coins."""
        return [self._value(goods, wishes) for wishes in self._wishes]

    def mean(self, goods: Mapping[str, int]) -> float:
        """What they are worth to the others on average."""
        values = self.values(goods)
        return sum(values) / len(values)

    def _value(self, goods: Mapping[str, int], wishes: frozenset[str]) -> float:
        value = 0.0
        for kind, count in goods.items():
            each = PRICES[kind]
            if kind in wishes:
                value += WISHED * each + each * (count - 1)
            elif kind in GOODS and wishes:
                value += UNWISHED * each * count
            else:
                value += each * count
        return value


def sold(values: list[float], price: float) -> float:
    """The chance that one of two viewers takes a chest, by what it is worth to each who may be one, and its price."""
    refused = sum(1 / (1 + exp((value - price - LEAST) / DOUBT)) for value in values) / len(values)
    return 1 - refused * refused


MARGIN = -0.1  # points that a deal must bring: what is in hand can go into cards that are still to come
HANDED = 2.5  # points of an indulgence that lies in a chest
HELP = 0.5  # points that the devil's win by a piece costs its seller
SPARED = 0.92  # of what a piece is reckoned to keep off, by games that were changed under way: a seller asks for that
KEEPER = 2.75  # the same for those who part with none but for a fortune
KEEPERS = 60  # of a hundred: so many are such
PROOF = 0.3  # what three pieces are worth in a witch hunt that is to come
RITUAL = (0.0, -0.5, 0.5, 2.0, 2.0)  # points of the devil's first pieces, less those that inquisitors cost it
BEYOND = 5.5  # of each piece after these
THRIFT = 0.95  # of what pieces bring that a buyer pays: goods of early rounds still grow
GIFT = 1.0  # what the cultist gets if the devil has a marked piece of its in round 3
DEARER, CHEAPER = 1.05, 0.95  # of what a piece is thought to cost, after an offer that nobody took, and one taken
TASTE = 60  # percent by which a good for soul pieces is liked better, at the most, by lot
MOST_PACKED = {"wood": 3, "stone": 3, "grain": 3, "glass": 2, "marble": 2}  # of a good in one chest
MOST_GOODS = 5  # in one chest
EAGER = 0.8  # points that a sale brings its seller beside what it gains: what the others seek next goes its way
UNKNOWN: Mapping[Role, float] = {"devil": 1.0, "cultist": 0.6}
"""Points that who hides gives up for each step (of a logarithm) by which its chest tells less of whose it is."""
ASKED = (1, 1, 2, 2, 3)  # goods that a seat openly wishes for, one of these by lot
LOANS = {1: 7, 2: 10}  # by round: one of so many who hide and owe nothing borrows coins that it doesn't need
SMALL_LOAN = 2  # so many of them at the most
BLUFFS = 5  # one wish in so many names a good by lot


class Cover:
    """What it costs a seat that its chest tells whose it is, in points; nothing to those who need not hide."""

    def __init__(self, world: State, seat: int) -> None:
        role = world.kingdoms[seat].role
        self._each = UNKNOWN.get(role, 0.0)
        self._disguise = Disguise(world, seat) if self._each else None

    def cost(self, goods: Mapping[str, int]) -> float:
        """The cost of packing these goods; below 0 where they fit others better."""
        return 0.0 if self._disguise is None else self._each * self._disguise.tell(goods)


def helping(world: State, seat: int) -> float:
    """What the devil's win by a piece of its costs a seat, in points.

    Most are keepers: where nobody else sells, the devil goes without.
    """
    role = world.kingdoms[seat].role
    if role != "devil" and _temper(world, role).below(PERCENT) < KEEPERS:
        return KEEPER
    return HELP if role in MORTALS else 0.0


def _temper(world: State, role: Role) -> Stream:
    """Draws for that role, the same all game long: by its first chest and what all wished for then.

    Of these a seat alone knows the chest for its own; so who is what does not follow from where somebody sits.
    """
    offers, wishes = world.past_offers[:1], world.past_wishes[:1]
    chest = [(each.goods, each.souls_asked, each.price) for each in (past.offers[ROLES.index(role)] for past in offers)]
    known = json.encode((role, chest, wishes), order="sorted")
    return Chance(blake2b(known, digest_size=SEED_BYTES).digest()).stream("temper", recorded=False)


def sold_worth(kingdom: Kingdom, number: int, pieces: int, helps: float = HELP) -> float:
    """What it costs a seat to part with so many soul pieces, in points. `helps`: what the devil's win by one costs."""
    held = kingdom.souls
    cost = SPARED * kept_off(held, number, pieces)
    for at in range(pieces):
        if kingdom.role == "devil":
            cost += _ritual(held - at)
        elif kingdom.role == "cultist":
            cost += helps - 1 - (GIFT if number <= 3 else 0)
        else:
            cost += helps + (PROOF if held - at == 3 and number <= 3 else 0)
    return cost


def kept_off(held: int, number: int, pieces: int) -> float:
    """What the last `pieces` of those `held` keep off in the inquisitions that are still to come."""
    return sum(of_piece(held - at, number) for at in range(pieces))


def bought_worth(kingdom: Kingdom, number: int, pieces: int) -> float:
    """What so many more soul pieces bring a seat, in points."""
    held = kingdom.souls
    worth = kept_off(held + pieces, number, pieces)
    for at in range(1, pieces + 1):
        worth += _ritual(held + at) if kingdom.role == "devil" else 0
    return THRIFT * worth


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
    purse, coming = Purse(kingdom, scene(world, seat)), revenue(world, seat)
    takes = gain(chest, kingdom, purse, world.round, coming, helping(world, seat)) >= MARGIN
    value: dict[str, Any] = {"answer": ACCEPT if takes else REFUSE}
    if takes and chest.souls_asked:
        value["marked"] = min(kingdom.marked, chest.price)
    draft = Draft(value)
    step.fill(world, seat, draft)
    return fill_missing(
        value if draft.form().problem is None else {"answer": REFUSE}, lambda draft: step.fill(world, seat, draft)
    )


def revenue(world: State, seat: int) -> int:
    """The coins that the seat may expect for what it has packed itself."""
    chest = chest_of(world, world.kingdoms[seat].role)
    if chest is None or chest.souls_asked or not chest.goods:
        return 0
    return int(chest.price * sold(Market(world, seat).values(chest.goods), chest.price))


def gain(chest: Chest, kingdom: Kingdom, purse: Purse, number: int, coming: int = 0, helps: float = HELP) -> float:
    """What taking the deal brings a seat, in points.

    `coming`: coins that will be there before they are needed; `helps`: what the devil's win by a soul piece costs.
    """
    had = plus(kingdom.stock, {COINS: coming})
    stock, now = plus(had, chest.goods), purse.worth(had)
    more = HANDED * chest.indulgences
    if chest.souls_asked:
        if kingdom.souls < chest.price:
            return -1.0
        return more + purse.worth(stock) - now - sold_worth(kingdom, number, chest.price, helps)
    return more + purse.worth(plus(stock, {COINS: -chest.price})) - now


def offered(position: Position) -> dict[str, Any]:
    """Packs what the seat can spare for about what it is worth; those who may, for soul pieces."""
    world, seat = position.world, position.seat
    kingdom = world.kingdoms[seat]
    purse = Purse(kingdom, scene(world, seat))
    market = Market(world, seat)
    cover = Cover(world, seat)
    promise, bid = _bid(position, kingdom, purse, market, cover)
    other, sale = _sale(kingdom, purse, market, cover)
    best = bid if promise > other else sale
    return best or _nothing(position)


def offered_for_coins(position: Position) -> dict[str, Any]:
    """Packs what promises most for coins; nothing if the seat may ask no coins."""
    world, seat = position.world, position.seat
    kingdom = world.kingdoms[seat]
    sale = _sale(kingdom, Purse(kingdom, scene(world, seat)), Market(world, seat), Cover(world, seat))[1]
    return sale or _nothing(position)


def _nothing(position: Position) -> dict[str, Any]:
    """An empty chest. Its price is drawn, since nobody takes it: the same each time would be a habit."""
    asked = prices(position.world.kingdoms[position.seat].role)
    return {"goods": {}, "coins": 0, "price": position.stream("empty").pick(asked)}


def _bid(
    position: Position, kingdom: Kingdom, purse: Purse, market: Market, cover: Cover
) -> tuple[float, dict[str, Any]]:
    """The chest for soul pieces that promises most, and how much; what is added to it costs the seat least."""
    number = position.world.round
    coin, stream = of_coin(number), position.stream("taste")
    tastes: dict[str, float] = {kind: 1 + stream.below(TASTE) / PERCENT for kind in KINDS}
    best: dict[str, Any] = {}
    most, now = 0.0, purse.worth(kingdom.stock)
    for pieces in SOUL_PRICES[kingdom.role]:
        worth, asked = bought_worth(kingdom, number, pieces), _reserves(position, number, pieces)
        goods: Stock = {}
        left = dict(kingdom.stock)
        while add := _cheapest(left, goods, (purse, market), tastes):
            goods, left = plus(goods, {add: 1}), minus(left, {add: 1})
            profit = worth - (now - purse.worth(left))
            if profit < MARGIN:
                break
            promise = profit * sold([each * coin for each in market.values(goods)], asked) - cover.cost(goods)
            if promise > most:
                coins = goods.get(COINS, 0)
                packed = {good: count for good, count in goods.items() if good != COINS}
                best, most = {"goods": packed, "coins": coins, "price": f"souls-{pieces}"}, promise
    return most, best


def _reserves(position: Position, number: int, pieces: int) -> float:
    """What a seat that still has all its pieces would ask for so many, in points; more after offers nobody took."""
    role = position.world.kingdoms[position.seat].role
    sellers = [Kingdom(seller, {}, *SOULS[seller], 0) for seller in ROLES if seller != role and sum(SOULS[seller])]
    asked = sum(sold_worth(seller, number, pieces) for seller in sellers) / len(sellers)
    for offer in position.view.own.offers:
        if offer.souls_asked and any(offer.goods.values()):
            asked *= CHEAPER if offer.sold else DEARER
    return asked


def _cheapest(left: Stock, goods: Stock, worths: tuple[Purse, Market], tastes: Mapping[str, float]) -> str | None:
    """The kind of which one more in the chest means most to the others for what it means to the seat.

    What each kind means to them is multiplied by its taste: the same goods would otherwise lie in chest after chest.
    """
    purse, market = worths
    now, value = purse.worth(left), market.mean(goods)

    def ratio(kind: str) -> float:
        brings = market.mean(plus(goods, {kind: 1})) - value
        return tastes[kind] * brings / max(0.05, now - purse.worth(minus(left, {kind: 1})))

    return max((kind for kind, count in left.items() if count), key=ratio, default=None)


def _sale(kingdom: Kingdom, purse: Purse, market: Market, cover: Cover) -> tuple[float, dict[str, Any]]:
    """The goods and the price that promise most by who may take them, and how much; {} if nothing is spare."""
    asked = COIN_PRICES[kingdom.role]
    if not asked:
        return 0.0, {}
    now = purse.worth(kingdom.stock)
    best: Stock = {}
    price, most = asked[-1], 0.0
    for counts in product(*(range(min(MOST_PACKED[good], kingdom.stock[good]) + 1) for good in GOODS)):
        goods: Stock = {good: count for good, count in zip(GOODS, counts, strict=True) if count}
        if not goods or sum(counts) > MOST_GOODS:
            continue
        values = market.values(goods)
        without, told = minus(kingdom.stock, goods), cover.cost(goods)
        for coins in {min(int(value), asked[-1]) for value in values}:
            if coins not in asked:
                continue
            gained = purse.worth(plus(without, {COINS: coins})) - now
            if gained > 0 and (promise := (gained + EAGER) * sold(values, coins) - told) > most:
                best, price, most = goods, coins, promise
    return most, {"goods": best, "coins": 0, "price": f"coins-{price}"} if best else {}


def wished(position: Position) -> tuple[str, ...]:
    """The goods that the seat openly wishes for: those that lack most for what it wants to build, then for its hand.

    How many is drawn alike for every role, and now and then one of them is a bluff: neither how much somebody asks for
    nor what tells who they are.
    """
    world, seat = position.world, position.seat
    kingdom, stream = world.kingdoms[seat], position.stream("wish")
    lacks = Purse(kingdom, scene(world, seat)).lacking(kingdom.stock)
    costs = [building_cost(kingdom, world.pack.buildings[card], world.pack) for card in kingdom.hand]

    def first(good: str) -> tuple[int, int]:
        return -lacks.get(good, 0), kingdom.stock[good] - sum(cost.get(good, 0) for cost in costs)

    order = sorted(stream.shuffled(GOODS), key=first)
    asked = order[: stream.pick(ASKED)]
    if not stream.below(BLUFFS):
        asked[-1] = stream.pick(order[len(asked) - 1 :])
    return tuple(good for good in GOODS if good in asked)


def lent(position: Position) -> int:
    """The coins that the seat borrows before the chests of rounds 1 and 2 go round without needing them.

    Mortals often owe something after these; who began with more now and then does so, too, or debt would tell.
    """
    world, kingdom = position.world, position.world.kingdoms[position.seat]
    stream = position.stream("loan")
    one_in = LOANS.get(world.round, 0)
    if not one_in or kingdom.role in MORTALS or kingdom.debt or stream.below(one_in):
        return 0
    return 1 + stream.below(SMALL_LOAN)
