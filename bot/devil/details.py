"""What a player needs to see to decide, for each question, and what an inquisitor would cost them."""

from __future__ import annotations

from bot.devil.board import phase
from bot.devil.cards import penalty
from bot.devil.sealed import plan_parts
from engine.core.contract import Ask
from engine.core.forms import Form
from engine.core.texts import Listed, Named, SeatRef, Text, say, things
from engine.devil.bank import raised
from engine.devil.pack import Inquisitor, Pack
from engine.devil.phases.cards import neighbour
from engine.devil.state import ROUNDS
from engine.devil.things import COINS
from engine.devil.view import Own, PublicSeat, SeenChest, View

LIBERTIES = ("bank", "repay", "wish")


def detail_lines(view: View, ask: Ask, form: Form, cards: Pack) -> tuple[Text, ...]:
    """What the phase is about, and what this question needs beside it."""
    own = view.own
    if own is None or view.viewer is None:
        return ()
    if ask.kind in LIBERTIES:
        return (say(f"devil-details-{ask.kind}", debt=own.debt, limit=cards.board.debt_limit, coins=own.stock[COINS]),)
    found = _DETAILS.get(ask.kind)
    lines = (phase(view), *(found(view, own, cards) if found is not None else ()))
    return (*lines, *plan_so_far(own, form)) if ask.kind == "plan" else lines


def plan_so_far(own: Own, form: Form) -> tuple[Text, ...]:
    """The plan as far as it is made, in words; nothing while it is empty."""
    parts = plan_parts(form.value, own.events)
    return (say("devil-plan-so-far", plan=Listed(parts)),) if parts else ()


def _pass(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    assert view.viewer is not None  # noqa: S101  only seats are asked
    return (say("devil-details-pass", seat=SeatRef(neighbour(view.viewer, view.round))),)


def _offer(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    wishes = [
        say("devil-board-wish-of", seat=SeatRef(one.seat), things=things(dict.fromkeys(one.wish, 1)))
        for one in view.seats
        if one.wish and one.seat != view.viewer
    ]
    return (say(f"devil-details-offer-{own.role}"), *wishes)


def _viewing(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    return () if own.chest is None else (chest_line(own.chest), say(f"devil-details-mark-{own.chest.mark}"))


def chest_line(chest: SeenChest) -> Text:
    """The chest before a viewer: mark, contents or payment, price."""
    price = say(f"devil-price-{'souls' if chest.souls_asked else 'coins'}", count=chest.price)
    mark = Named("mark", chest.mark)
    if chest.taken:
        return say("devil-chest-taken", mark=mark, paid=price)
    return say("devil-chest-open", mark=mark, things=things(chest.goods), price=price)


def _plan(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    assert view.viewer is not None  # noqa: S101  only seats are asked
    me = view.seats[view.viewer]
    total, free = own.tokens
    lines = [say("devil-details-tokens", total=total, free=free)]
    if len(own.events) > 1:
        lines.append(say("devil-details-two-events"))
    lines += [say("devil-details-stabled", what=Named("building", card)) for card in me.stabled]
    return tuple(lines)


def _questioned(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    return (say("devil-details-souls", count=own.pure + own.marked),)


def _wings(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    return (say("devil-details-wings", price=cards.board.prices["wing"], left=view.angels),)


def _packing(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    board = view.board
    bribe = say("devil-details-bribe-none")
    if board.bribable:
        each = cards.board.prices["bribe"]
        bribe = say("devil-details-bribe", what=Named("inquisitor", board.bribable[0]), each=each, coins=board.coins)
    half = "last" if view.round == ROUNDS else "third"
    lines = [bribe, say(f"devil-details-guess-{half}")]
    if own.role in ("devil", "cultist"):
        lines.append(say(f"devil-details-ritual-{own.role}-{half}"))
    return tuple(lines)


def _inquisitors(view: View, own: Own, cards: Pack) -> tuple[Text, ...]:
    assert view.viewer is not None  # noqa: S101  only seats are asked
    me = view.seats[view.viewer]
    lines = [say("devil-details-answers", souls=own.pieces_left, indulgences=me.indulgences)]
    for one in dict.fromkeys(inquisitor for _, inquisitor in own.facing):
        card = cards.inquisitors[one]
        lost = points_lost(card, view, me, own, cards)
        key = "devil-details-inquisitor-vandal" if lost is None else "devil-details-inquisitor"
        lines.append(say(key, what=Named("inquisitor", one), penalty=penalty(card), points=lost or 0))
    return tuple(lines)


def points_lost(card: Inquisitor, view: View, me: PublicSeat, own: Own, cards: Pack) -> int | None:
    """The points an inquisitor's penalty would cost now, at the most; None where it costs a building."""
    match card.penalty:
        case "ascetic":
            return card.points * card.goods
        case "fundamentalist":
            return card.points * (sum(place >= 0 for place in me.minors) + len(me.majors))
        case "plebeian":
            return card.points * (len(me.built) // 2)
        case "orator":
            others = [one.reputation for one in view.seats if one.seat != me.seat]
            return card.points + (0 if all(me.reputation > other for other in others) else card.extra)
        case "vandal":
            return None
        case "bailiff":
            debt, _ = raised(cards.board, own.debt, card.extra)
            return card.points * (debt // max(1, card.each))
    return card.points


_DETAILS = {
    "pass": _pass,
    "offer": _offer,
    "viewing": _viewing,
    "plan": _plan,
    "questioned": _questioned,
    "wings": _wings,
    "packing": _packing,
    "inquisitors": _inquisitors,
}
