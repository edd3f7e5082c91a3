"""Adds up the changes that a seat's apprentices and player board make for it, once for each set of cards."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from engine.architects import effects as e
from engine.architects.choosing import Pairs, pairs
from engine.architects.pack import pack
from engine.architects.state import Player
from engine.architects.things import KINDS
from engine.core.effects import goods_of
from engine.core.goods import Goods, plus


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

    skills: frozenset[str]
    also: dict[str, Bonus]
    trades: tuple[Exchange, ...]
    more_workers: int
    cheaper: dict[str, int]
    unblamed: dict[str, int]
    release: int
    at_large: Bonus | None
    at_large_virtue: int
    tax: int
    alike: bool
    no_discard: bool
    room: int
    discount: int
    buy_off: int


def _bonus(goods: Goods, cards: int = 0) -> Bonus:
    return Bonus(goods, pairs(goods), cards)


NO_BONUS = _bonus({})


def powers(pack_id: str, player: Player) -> Powers:
    """The powers of that player."""
    return compiled(pack_id, player.character, player.apprentices)


@lru_cache(maxsize=4096)
def compiled(pack_id: str, character: str, apprentices: tuple[str, ...]) -> Powers:
    """Adds up the powers of these cards."""
    cards = pack(pack_id)
    owned: list[tuple[str, e.Power]] = [
        (hired, power) for hired in apprentices for power in cards.apprentices[hired].power
    ]
    if character:
        owned += [("", power) for power in cards.characters[character].power]
    verbs = {type(power) for _, power in owned}

    def total(verb: type, field: str) -> int:
        return sum(getattr(power, field) for _, power in owned if type(power) is verb) if verb in verbs else 0

    also: dict[str, Bonus] = {}
    cheaper: dict[str, int] = {}
    unblamed: dict[str, int] = {}
    at_large: list[e.AtLarge] = []
    for _, power in owned:
        if isinstance(power, e.Also):
            held = also.get(power.when, NO_BONUS)
            also[power.when] = _bonus(plus(held.goods, goods_of(power, KINDS)), held.cards + power.cards)
        elif isinstance(power, e.Cheaper):
            cheaper[power.where] = cheaper.get(power.where, 0) + power.silver
        elif isinstance(power, e.Unblamed):
            unblamed[power.where] = unblamed.get(power.where, 0) + power.n
        elif isinstance(power, e.AtLarge):
            at_large.append(power)
    goods: Goods = {}
    for reward in at_large:
        goods = plus(goods, goods_of(reward, KINDS))
    return Powers(
        skills=frozenset(skill for hired in apprentices for skill in cards.apprentices[hired].skills),
        also=also,
        trades=tuple(
            Exchange(card, dict(power.give), dict(power.take), power.virtue)
            for card, power in owned
            if isinstance(power, e.Trade)
        ),
        more_workers=total(e.Worker, "n"),
        cheaper=cheaper,
        unblamed=unblamed,
        release=total(e.Release, "n"),
        at_large=_bonus(goods) if at_large else None,
        at_large_virtue=sum(reward.virtue for reward in at_large),
        tax=total(e.AvoidTax, "n"),
        alike=e.Alike in verbs,
        no_discard=e.NoDiscard in verbs,
        room=total(e.Room, "n"),
        discount=total(e.Discount, "n"),
        buy_off=total(e.BuyOff, "silver"),
    )
