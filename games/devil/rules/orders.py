"""Standing orders of Deal with the Devil: answers that a seat gives in advance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert

from engine.contract import Ask, Disarm, OrderKind
from engine.effects import minus, plus
from engine.forms import Draft, Form, Option
from engine.texts import NOT_OFFERED, Listed, Refusal, Text, say, things
from games.devil.rules.mechanics.bank import finance
from games.devil.rules.pack import Pack, pack
from games.devil.rules.phases.cards import Confirm
from games.devil.rules.phases.inquisition import Packing, Wings
from games.devil.rules.phases.ritual import open_guesses
from games.devil.rules.phases.trading import ACCEPT, REFUSE, SEEN, Offer, Viewing, prices
from games.devil.rules.phases.turn_order import DEALING, END
from games.devil.rules.phases.witch_hunt import CONFESS, NOBODY, Question, Vote
from games.devil.rules.rulebook import COIN_PRICES, COINS, GOODS, INDULGENCES, PIECES_TO_PROVE
from games.devil.rules.state import ROUNDS
from games.devil.rules.view import Own, SeenChest, View

FORCED, READY = "forced", "ready"
CHEST, DEALS, SOULS, VOTE, WINGS, PACK = "chest", "deals", "souls", "vote", "wings", "pack"
SAME, EMPTY = "same", "empty"  # what an order puts into its owner's chest
ALL_PIECES, COMPULSORY = "all", "compulsory"  # what the devil packs with its own pieces
PRICES = sorted({price for prices in COIN_PRICES.values() for price in prices})
MOST_GOODS = 10  # a chest that holds more is accepted all the same: the order says "at least"
LAST_ROUND = {
    FORCED: ROUNDS,
    READY: Confirm.rounds[-1],
    DEALS: ROUNDS,
    SOULS: ROUNDS,
    CHEST: ROUNDS,
    VOTE: Vote.rounds[-1],
    WINGS: Wings.rounds[-1],
    PACK: Packing.rounds[-1],
}
AT_ONCE = frozenset({READY})  # its owner lets everybody see that nothing will be repaid: so nobody waits for it


class ChestOrder(Struct, frozen=True):
    """Offer what the last chest held for the same price (SAME), or an empty chest (EMPTY)."""

    what: str


class DealOrder(Struct, frozen=True):
    """Accept a chest with `least` pieces of `goods` or more, for `dearest` coins or less."""

    least: int
    dearest: int
    goods: tuple[str, ...] = (*GOODS, INDULGENCES)  # orders of older releases take any


class PackOrder(Struct, frozen=True):
    """Pack no bribe; the devil packs ALL_PIECES or the COMPULSORY ones ("" in an order of another role)."""

    pieces: str = ""


def orders(view: View) -> tuple[OrderKind, ...]:
    """Lists the orders that can still answer something."""
    if view.own is None or view.step in (END, DEALING.name):  # an order for the devil needs to know who is the devil
        return ()
    return tuple(
        OrderKind(kind, say(f"devil-order-{kind}"), open=kind in AT_ONCE, skips=kind == FORCED)
        for kind, last in LAST_ROUND.items()
        if view.round <= last
    )


def order_form(view: View, kind: str, draft: Draft) -> Form:
    """The form of an order as far as `draft` fills it in. Raises Refusal `not-offered`."""
    if view.own is None or kind not in {order.id for order in orders(view)}:
        raise Refusal(NOT_OFFERED, field=kind)
    if kind == CHEST:
        closed = None if view.own.offers else say("refused-devil-nothing-offered")
        same = Option(SAME, say("devil-order-what-same"), closed)
        draft.pick("what", [same, Option(EMPTY, say("devil-order-what-empty"))])
    elif kind == DEALS:
        goods = wanted_goods(view)
        options = [Option(good, Text(f"thing-name-{good}")) for good in goods]
        draft.picks("goods", options, 1, len(options), default=list(goods))
        draft.amount("least", 1, MOST_GOODS)
        draft.amount("dearest", PRICES[0], PRICES[-1])
    elif kind == PACK and view.own.role == "devil":
        pieces = [Option(name, say(f"devil-order-pieces-{name}")) for name in (ALL_PIECES, COMPULSORY)]
        draft.pick("pieces", pieces)
    return draft.form()


def wanted_goods(view: View) -> tuple[str, ...]:
    """Lists what a chest may be taken for: the goods, and indulgences where they are traded."""
    return (*GOODS, INDULGENCES) if "indulgence_trade" in view.options else GOODS


def order_sentence(kind: str, value: Mapping[str, Any]) -> Text:
    """Says a complete order in words."""
    if kind == DEALS:
        order = convert(value, DealOrder)
        if not set(order.goods) < {*GOODS}:
            return say("devil-order-deals-so", least=order.least, dearest=order.dearest)
        named = Listed(tuple(Text(f"thing-name-{good}") for good in order.goods))
        return say("devil-order-deals-of", least=order.least, dearest=order.dearest, goods=named)
    if kind == CHEST:
        return say(f"devil-order-chest-{convert(value, ChestOrder).what}")
    if kind == PACK and (pieces := convert(value, PackOrder).pieces):
        return say(f"devil-order-pack-{pieces}")
    return say(f"devil-order-{kind}-so")


def matches(kind: str, value: Mapping[str, Any], view: View, ask: Ask) -> dict[str, Any] | Disarm | None:
    """Gives the order's answer to what the seat of `view` is asked."""
    own = view.own
    if own is None:
        return None
    if kind == FORCED:
        return _forced(view, own, ask)
    if (kind, ask.kind) == (READY, Confirm.kind):
        return {}
    if (kind, ask.kind) == (CHEST, Offer.kind):
        return _offer(convert(value, ChestOrder), own)
    if ask.kind == Viewing.kind and own.chest is not None:
        if kind == DEALS:
            return _deal(convert(value, DealOrder), own, own.chest)
        return {"answer": REFUSE} if kind == SOULS and own.chest.souls_asked and not own.chest.taken else None
    if (kind, ask.kind) == (VOTE, Vote.kind):
        return {"whom": NOBODY}
    if (kind, ask.kind) == (WINGS, Wings.kind):
        return {"count": 0}
    if (kind, ask.kind) == (PACK, Packing.kind):
        return {"bribe": 0, **_pieces(convert(value, PackOrder), view, own)}
    return None


def _offer(order: ChestOrder, own: Own) -> dict[str, Any] | Disarm | None:
    """Packs a chest. Jesters are never laid into it, and what is missing is not bought."""
    if order.what == EMPTY:
        return {"goods": {}, "coins": 0, "price": prices(own.role)[-1]}  # as for whoever does not answer
    if not own.offers:
        return None
    last = own.offers[-1]
    there = {**own.stock, INDULGENCES: own.indulgences}
    lacking = {kind: count for kind, count in minus(last.goods, there).items() if kind in last.goods and count > 0}
    if lacking:
        return Disarm(say("devil-order-lacking", things=things(lacking)))
    goods = {kind: count for kind, count in last.goods.items() if kind != COINS}
    price = f"souls-{last.price}" if last.souls_asked else f"coins-{last.price}"
    return {"goods": goods, "coins": last.goods.get(COINS, 0), "price": price}


def _deal(order: DealOrder, own: Own, chest: SeenChest) -> dict[str, Any] | Disarm:
    """Answers a chest. Indulgences count as goods, coins do not, but help to pay. No order trades at the bank."""
    if chest.taken:
        return {"answer": SEEN}
    goods = sum(chest.goods.get(good, 0) for good in order.goods)
    if chest.souls_asked or goods < order.least or chest.price > order.dearest:
        return {"answer": REFUSE}
    if own.stock[COINS] + chest.goods.get(COINS, 0) < chest.price:
        return Disarm(say("devil-order-short", price=chest.price))
    return {"answer": ACCEPT}


def _forced(view: View, own: Own, ask: Ask) -> dict[str, Any] | None:
    """Answers what leaves no choice. Jesters that could be laid into a chest are one; nothing for a price is none.

    Except for marked pieces: to be rid of them is worth something by itself, to the cultist above all.
    """
    cards = pack(view.pack)
    if ask.kind == Viewing.kind and own.chest is not None and not own.jesters:
        if own.chest.taken:
            return {"answer": SEEN}
        wanted = any(own.chest.goods.values()) or (own.chest.souls_asked and own.marked)
        return None if wanted and _payable(own, own.chest, cards) else {"answer": REFUSE}
    if ask.kind == Confirm.kind and not (own.debt and own.stock[COINS]):
        return {}
    if ask.kind == Packing.kind:
        return None if _may_pack(view, own) else {"bribe": 0, **_pieces(PackOrder(COMPULSORY), view, own)}
    if ask.kind == Question.kind and own.pure + own.marked < PIECES_TO_PROVE:
        return {"answer": CONFESS}
    if ask.kind == Wings.kind and own.stock[COINS] < cards.board.prices["wing"]:
        return {"count": 0}
    return None


def _may_pack(view: View, own: Own) -> bool:
    """Says whether that seat has something to bribe with, somebody to guess at, or pieces that it may keep or pack."""
    bribes = (COINS, *GOODS) if "goods_bribes" in view.options else (COINS,)
    if any(own.stock[kind] for kind in bribes):
        return True
    if own.role == "devil":
        return own.pure > 0 or (own.marked > 0 and view.round == ROUNDS)
    return bool(open_guesses(own.role, view.board.locked, found_devil=view.board.found_devil))


def _payable(own: Own, chest: SeenChest, cards: Pack) -> bool:
    """Says whether that seat could pay for the chest, by selling and borrowing too."""
    if chest.souls_asked:
        return own.pure + own.marked >= chest.price
    goods = {kind: amount for kind, amount in chest.goods.items() if kind != INDULGENCES}
    return finance(cards.board, plus(own.stock, goods), own.debt, {COINS: chest.price}) is not None


def _pieces(order: PackOrder, view: View, own: Own) -> dict[str, int]:
    if own.role != "devil":
        return {}
    if order.pieces == ALL_PIECES:
        return {"pure": own.pure, "marked": own.marked}
    return {"pure": 0, "marked": own.marked if view.round < ROUNDS else 0}
