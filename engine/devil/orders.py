"""Standing orders of Deal with the Devil: what a seat would answer anyway, whoever asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.contract import Ask
from engine.core.forms import Draft, Option
from engine.core.orders import Disarm, OrderKind
from engine.core.refusals import NOT_OFFERED, Refusal
from engine.core.texts import Text, say
from engine.devil.phases.inquisition import Packing, Wings
from engine.devil.phases.trading import ACCEPT, COIN_PRICES, REFUSE, SEEN, Viewing
from engine.devil.phases.witch_hunt import NOBODY, Vote
from engine.devil.state import ROUNDS
from engine.devil.things import COINS, GOODS
from engine.devil.turn_order import END
from engine.devil.view import Own, SeenChest, View

DEALS, SOULS, VOTE, WINGS, PACK = "deals", "souls", "vote", "wings", "pack"
ALL_PIECES, COMPULSORY = "all", "compulsory"  # what the devil packs with its own pieces
PRICES = sorted({price for prices in COIN_PRICES.values() for price in prices})
MOST_GOODS = 10  # a chest that holds more is accepted all the same: the order says "at least"
LAST_ROUND = {DEALS: ROUNDS, SOULS: ROUNDS, VOTE: Vote.rounds[-1], WINGS: Wings.rounds[-1], PACK: Packing.rounds[-1]}


def orders(view: View) -> tuple[OrderKind, ...]:
    """The orders that can still come to answer something."""
    if view.own is None or view.step == END:
        return ()
    return tuple(OrderKind(kind, say(f"devil-order-{kind}")) for kind, last in LAST_ROUND.items() if view.round <= last)


def order_form(view: View, kind: str, draft: Draft) -> None:
    """Declare the form of an order. Raises Refusal `not-offered`."""
    if view.own is None or kind not in {one.id for one in orders(view)}:
        raise Refusal(NOT_OFFERED, field=kind)
    if kind == DEALS:
        draft.amount("least", 1, MOST_GOODS)
        draft.amount("dearest", PRICES[0], PRICES[-1])
    elif kind == PACK and view.own.role == "devil":
        pieces = [Option(name, say(f"devil-order-pieces-{name}")) for name in (ALL_PIECES, COMPULSORY)]
        draft.pick("pieces", pieces)


def order_sentence(kind: str, value: Mapping[str, Any]) -> Text:
    """A complete order in words."""
    if kind == DEALS:
        return say("devil-order-deals-so", least=value["least"], dearest=value["dearest"])
    if kind == PACK and "pieces" in value:
        return say(f"devil-order-pack-{value['pieces']}")
    return say(f"devil-order-{kind}-so")


def matches(kind: str, value: Mapping[str, Any], view: View, ask: Ask) -> dict[str, Any] | Disarm | None:
    """The order's answer to what the seat of `view` is asked."""
    own = view.own
    if own is None:
        return None
    if ask.kind == Viewing.kind and own.chest is not None:
        if kind == DEALS:
            return _deal(value, own, own.chest)
        return {"answer": REFUSE} if kind == SOULS and own.chest.souls_asked and not own.chest.taken else None
    if (kind, ask.kind) == (VOTE, Vote.kind):
        return {"whom": NOBODY}
    if (kind, ask.kind) == (WINGS, Wings.kind):
        return {"count": 0}
    if (kind, ask.kind) == (PACK, Packing.kind):
        return {"bribe": 0, **_pieces(value, view, own)}
    return None


def _deal(value: Mapping[str, Any], own: Own, chest: SeenChest) -> dict[str, Any] | Disarm:
    """Coins in the chest are no goods, but they help to pay. The bank is not gone to without the player."""
    if chest.taken:
        return {"answer": SEEN}
    goods = sum(chest.goods.get(good, 0) for good in GOODS)
    if chest.souls_asked or goods < value["least"] or chest.price > value["dearest"]:
        return {"answer": REFUSE}
    if own.stock[COINS] + chest.goods.get(COINS, 0) < chest.price:
        return Disarm(say("devil-order-short", price=chest.price))
    return {"answer": ACCEPT}


def _pieces(value: Mapping[str, Any], view: View, own: Own) -> dict[str, int]:
    if own.role != "devil":
        return {}
    if value["pieces"] == ALL_PIECES:
        return {"pure": own.pure, "marked": own.marked}
    return {"pure": 0, "marked": own.marked if view.round < ROUNDS else 0}
