"""What a seat's cards change for it, and what a building still needs with that.

The powers of apprentices and player board are added up once for each set of cards. A building needs skills among the
apprentices, and goods.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.effects import Goods, Registry, covers, goods_of, plus
from games.architects.rules import effects as e
from games.architects.rules.cards import Building
from games.architects.rules.pack import pack
from games.architects.rules.rulebook import KINDS, RICHES, Pairs, pairs
from games.architects.rules.state import Player


class Bonus(Struct, frozen=True):
    """An extra gain at some moment; `pairs`: the goods once more, as options take them."""

    goods: Goods
    pairs: Pairs
    cards: int = 0


class Exchange(Struct, frozen=True):
    """An action of the King's Storehouse an apprentice brings."""

    id: str
    give: Goods
    take: Goods
    virtue: int


class Powers(Struct, frozen=True):
    """The changes that a seat's cards make for it."""

    skills: frozenset[str] = frozenset()
    also: dict[str, Bonus] = {}
    trades: tuple[Exchange, ...] = ()
    more_workers: int = 0
    cheaper: dict[str, int] = {}
    unblamed: dict[str, int] = {}
    release: int = 0
    at_large: Bonus | None = None
    at_large_virtue: int = 0
    tax: int = 0
    alike: bool = False
    no_discard: bool = False
    room: int = 0
    discount: int = 0
    buy_off: int = 0


def _bonus(goods: Goods, cards: int = 0) -> Bonus:
    return Bonus(goods, pairs(goods), cards)


NO_BONUS = _bonus({})
NO_POWERS = Powers()
ADD: Registry[Callable[[Powers, Any, str], Powers]] = Registry()
"""Adds each power to those a seat has already; the last argument is the card that brings it."""


def powers(pack_id: str, player: Player) -> Powers:
    """The powers of that player."""
    return compiled(pack_id, player.character, player.apprentices)


@lru_cache(maxsize=4096)
def compiled(pack_id: str, character: str, apprentices: tuple[str, ...]) -> Powers:
    """Adds up the powers of these cards, one after the other, the player board's last."""
    if character:
        mine = compiled(pack_id, "", apprentices)
        return _with(mine, "", pack(pack_id).characters[character].power)
    if not apprentices:
        return NO_POWERS
    mine = compiled(pack_id, "", apprentices[:-1])
    card = pack(pack_id).apprentices[apprentices[-1]]
    return _with(replace(mine, skills=mine.skills.union(card.skills)), card.id, card.power)


def _with(mine: Powers, card: str, more: tuple[e.Power, ...]) -> Powers:
    """Adds the powers of one card."""
    for power in more:
        mine = ADD[type(power)](mine, power, card)
    return mine


@ADD.of(e.Also)
def _also(mine: Powers, power: e.Also, card: str) -> Powers:
    held = mine.also.get(power.when, NO_BONUS)
    bonus = _bonus(plus(held.goods, goods_of(power, KINDS)), held.cards + power.cards)
    return replace(mine, also={**mine.also, power.when: bonus})


@ADD.of(e.Trade)
def _trade(mine: Powers, power: e.Trade, card: str) -> Powers:
    trade = Exchange(card, dict(power.give), dict(power.take), power.virtue)
    return replace(mine, trades=(*mine.trades, trade))


@ADD.of(e.Cheaper)
def _cheaper(mine: Powers, power: e.Cheaper, card: str) -> Powers:
    return replace(mine, cheaper=plus(mine.cheaper, {power.where: power.silver}))


@ADD.of(e.Unblamed)
def _unblamed(mine: Powers, power: e.Unblamed, card: str) -> Powers:
    return replace(mine, unblamed=plus(mine.unblamed, {power.where: power.n}))


@ADD.of(e.AtLarge)
def _at_large(mine: Powers, power: e.AtLarge, card: str) -> Powers:
    held = NO_BONUS if mine.at_large is None else mine.at_large
    goods = plus(held.goods, goods_of(power, KINDS))
    return replace(mine, at_large=_bonus(goods), at_large_virtue=mine.at_large_virtue + power.virtue)


ADD[e.Worker] = lambda mine, power, card: replace(mine, more_workers=mine.more_workers + power.n)
ADD[e.Release] = lambda mine, power, card: replace(mine, release=mine.release + power.n)
ADD[e.AvoidTax] = lambda mine, power, card: replace(mine, tax=mine.tax + power.n)
ADD[e.Room] = lambda mine, power, card: replace(mine, room=mine.room + power.n)
ADD[e.Discount] = lambda mine, power, card: replace(mine, discount=mine.discount + power.n)
ADD[e.BuyOff] = lambda mine, power, card: replace(mine, buy_off=mine.buy_off + power.silver)
ADD[e.Alike] = lambda mine, power, card: replace(mine, alike=True)
ADD[e.NoDiscard] = lambda mine, power, card: replace(mine, no_discard=True)


ANY = ("wood", "stone")  # what a level of the Cathedral takes in any mix, and a discount is given on


class Needs(Struct, frozen=True):
    """The skills and goods that are missing for a building; without any it can be built."""

    skills: tuple[str, ...]
    goods: Goods

    @property
    def met(self) -> bool:
        return not self.skills and not self.goods


def needs(building: Building, mine: Powers, stock: Goods) -> Needs:
    """Returns the needs of a building that are not met with these powers and this stock."""
    skills = tuple(skill for skill in building.needs if skill not in mine.skills)
    return Needs(skills, goods_needed(building, mine, stock))


def can_build(building: Building, mine: Powers, stock: Goods) -> bool:
    """Whether nothing is missing for a building with these powers and this stock."""
    if building.needs and not mine.skills.issuperset(building.needs):
        return False
    if covers(stock, building.cost):  # mostly enough to know
        return True
    return (mine.alike or mine.discount > 0) and not goods_needed(building, mine, stock)


def goods_needed(building: Building, mine: Powers, stock: Goods) -> Goods:
    """Counts the goods missing in `stock` for a building; with a discount the smallest lack that its choice leaves."""
    costs = [less(building.cost, kind, mine.discount) for kind in ANY if kind in building.cost] if mine.discount else ()
    if not costs:
        return lacking(stock, building.cost, mine)
    return min((lacking(stock, cost, mine) for cost in costs), key=lambda goods: sum(goods.values()))


def less(cost: Mapping[str, int], kind: str, discount: int) -> Goods:
    """The cost with up to `discount` of that kind spared."""
    left = {**cost, kind: max(0, cost[kind] - discount)}
    return {kind: amount for kind, amount in left.items() if amount}


def lacking(stock: Goods, cost: Mapping[str, int], mine: Powers) -> Goods:
    """Counts the goods missing in `stock` for that cost; where gold and marble are alike, each stands for the other."""
    lacks: Goods = {}
    for kind, amount in cost.items():  # this runs for every card of every turn
        held = stock.get(kind, 0)
        if held < amount:
            lacks[kind] = amount - held
    if lacks and mine.alike:
        for kind, other in (RICHES, RICHES[::-1]):
            spare = max(0, stock.get(other, 0) - cost.get(other, 0))
            lacks[kind] = max(0, lacks.get(kind, 0) - spare)
        lacks = {kind: amount for kind, amount in lacks.items() if amount}
    return lacks
