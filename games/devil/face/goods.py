"""Who made what and wished for what, and the chests the reader has seen: what goods can tell of who is who.

It says what was published and seen, and leaves it to the reader to compare: a page of its own, and lines for desks.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.effects import plus
from engine.texts import Named, SeatRef, Text, chain_texts, say, things
from games.devil.face.cards import short, short_price
from games.devil.rules.mechanics.chests import ChestSeen, OwnOffer
from games.devil.rules.mechanics.costs import yield_of
from games.devil.rules.pack import Pack
from games.devil.rules.phases.trading import Offer, jester_lines
from games.devil.rules.phases.turn_order import DEALING
from games.devil.rules.policies.reading import produced_in
from games.devil.rules.rulebook import COINS, GOODS, ROLE_STOCK, ROLES, Role, Stock
from games.devil.rules.state import ROUNDS
from games.devil.rules.view import Own, PublicSeat, SeenChest, View


def as_packed(view: View, draft: Mapping[str, Any]) -> View:
    """The view with the goods and coins of a chest that is being packed taken from behind the wall."""
    own = view.own
    if own is None or own.sealed is not None or view.step != Offer.name:
        return view
    inside = plus(draft.get("goods", {}), {COINS: draft.get(COINS, 0)})
    left = {kind: max(0, count - inside.get(kind, 0)) for kind, count in own.stock.items()}
    return replace(view, own=replace(own, stock=left))


def goods_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """A line for each seat with what it began with and its fields produce, then roles, then chests, a line a mark."""
    made = [say("devil-goods-how"), *(_made(seat, view, cards, range(1, ROUNDS + 1)) for seat in view.seats)]
    made += [_besides(role, GOODS) for role in ROLES if _goods(ROLE_STOCK[role])]
    return (*made, *(() if view.own is None else _chests(view, view.own)))


def clue_lines(view: View, cards: Pack, mark: Role) -> tuple[Text, ...]:
    """The chests of that mark which the reader has seen, and who of the others had made and wished for what by then.

    Of goods and rounds only those that tell of these chests; all, where nothing but coins lay in them.
    """
    if view.own is None:
        return ()
    seen = [chest for chest in view.own.seen if chest.mark == mark and chest.seat is None]
    others = [seat for seat in view.seats if seat.seat != view.viewer and seat.role is None]
    told = [chest for chest in seen if _goods(chest.goods)]
    kinds = {good for chest in told for good in _goods(chest.goods)} or set(GOODS)
    upto = max((chest.round for chest in told), default=_begun(view))
    made = [_made(seat, view, cards, range(1, upto + 1), kinds) for seat in others]
    chests = _of_mark(mark, [_chest(chest) for chest in seen], None)
    more = (_besides(mark, kinds),) if kinds & set(_goods(ROLE_STOCK[mark])) else ()
    how = say("devil-goods-how-told" if told else "devil-goods-how-far")
    return (say("devil-goods-chests"), chests, how, *made, *more)


def _besides(role: Role, kinds: Collection[str]) -> Text:
    """The goods of these kinds that a role begins with besides those of its side."""
    stock = ROLE_STOCK[role]
    return say("devil-goods-besides", mark=Named("mark", role), goods=_between(stock, stock, kinds))


def _begun(view: View) -> int:
    """How many rounds have produced."""
    return view.round if view.step != DEALING.name else 0


def _made(seat: PublicSeat, view: View, cards: Pack, rounds: Iterable[int], kinds: Collection[str] = GOODS) -> Text:
    """What a seat began with, what it has produced and wished for in these rounds, or what the wheel will bring it.

    `kinds`: of which goods.
    """
    side, begun = cards.board.sides[seat.seat], _begun(view)
    told = [
        say(
            "devil-goods-now" if number == view.round else "devil-goods-past",
            round=number,
            made=_between(*produced_in(seat, cards, number), kinds),
            wish=_wish(seat, view, number),
        )
        if number <= begun
        else say("devil-goods-later", round=number, made=_between(comes, comes, kinds))
        for number in rounds
        for comes in [yield_of(side.wheel[number - 1], seat.levels)]
    ]
    start = plus({}, side.goods)
    begins = _between(start, start, kinds)
    return say("devil-goods-of", seat=SeatRef(seat.seat), begins=begins, rounds=chain_texts("devil-seen-both", told))


def _wish(seat: PublicSeat, view: View, number: int) -> Text | str:
    """The kinds of goods that a seat openly wished for in that round, in signs; "" for none."""
    wishes = {past.round: past.wishes[seat.seat] for past in view.past_wishes}
    wish = wishes.get(number, seat.wish if number == view.round else ())
    if not wish:
        return ""
    return say("devil-goods-wish", signs=signs(wish))


def signs(wish: Collection[str]) -> Text:
    """Kinds of goods as their signs, side by side; at least one."""
    return chain_texts("devil-goods-side-by-side", [say(f"devil-good-sign-{good}") for good in GOODS if good in wish])


def _goods(stock: Stock) -> Stock:
    """Those of `stock` that lie in chests as goods: no coins."""
    return {good: stock[good] for good in GOODS if stock.get(good)}


def _between(least: Stock, most: Stock, kinds: Collection[str]) -> Text:
    """Goods of these kinds with their signs, on one line; amounts known only from one to another as such."""
    parts = [
        say(f"devil-short-{good}", count=count)
        if least.get(good, 0) == count
        else say("devil-goods-between", least=least.get(good, 0), most=count, sign=say(f"devil-good-sign-{good}"))
        for good, count in _goods(most).items()
        if good in kinds
    ]
    return chain_texts("devil-goods-both", parts) if parts else say("devil-short-nothing")


def _chests(view: View, own: Own) -> tuple[Text, ...]:
    """The chests that the reader has seen, by mark, the one that is now before them last of its mark."""
    by_mark = {mark: [_chest(chest) for chest in own.seen if chest.mark == mark] for mark in ROLES if mark != own.role}
    if own.chest is not None:
        by_mark[own.chest.mark].append(_now(own.chest))
    known = {seat.role: seat.seat for seat in view.seats}
    lines = [_of_mark(mark, chests, known.get(mark)) for mark, chests in by_mark.items() if chests]
    return (say("devil-goods-chests"), *lines) if lines else (say("devil-goods-no-chest"),)


def _of_mark(mark: Role, seen: Sequence[Text], known: int | None) -> Text:
    """The chests of a mark that the reader has seen, with the packer's name once all know it."""
    chests = chain_texts("devil-seen-both", seen)
    named = Named("mark", mark)
    if known is None:
        return say("devil-goods-mark", mark=named, chests=chests)
    return say("devil-goods-mark-known", mark=named, seat=SeatRef(known), chests=chests)


def _chest(chest: ChestSeen) -> Text:
    price = short_price(souls=chest.souls_asked, count=chest.price)
    return say(f"devil-goods-chest-{chest.deal}", round=chest.round, goods=short(chest.goods), price=price)


def _now(chest: SeenChest) -> Text:
    price = short_price(souls=chest.souls_asked, count=chest.price)
    return say(f"devil-goods-chest-now{'-gone' if chest.taken else ''}", goods=short(chest.goods), price=price)


def chest_lines(chest: SeenChest) -> tuple[Text, ...]:
    """The chest before a viewer: mark, contents or payment, price."""
    price = say(f"devil-price-{'souls' if chest.souls_asked else 'coins'}", count=chest.price)
    mark = Named("mark", chest.mark)
    if chest.taken:
        return (say("devil-chest-taken", mark=mark, paid=price), *jester_lines(chest.jesters))
    return (say("devil-chest-open", mark=mark, things=things({**chest.goods, **chest.jesters}), price=price),)


def chests_seen_lines(view: View, *, in_full: int = ROUNDS, with_own: bool = True) -> tuple[Text, ...]:
    """Lists the chests of viewings that are over, a line a round, with the packer's name where all know it.

    `in_full`: so many rounds, the last ones, have a line each; those before stand in one line. `with_own`: with
    the viewer's own chests, too.
    """
    own = view.own
    if own is None:
        return ()
    offers = [offer for offer in own.offers if with_own and offer.sold is not None]
    rounds = sorted({chest.round for chest in own.seen} | {offer.round for offer in offers})
    lines = [_of_round(number, own.seen, offers) for number in rounds[-in_full:]]
    earlier = [_among_others(number, own.seen, offers) for number in rounds[:-in_full]]
    if earlier:
        lines.insert(0, say("devil-seen-earlier", rounds=chain_texts("devil-seen-both", earlier)))
    return (_head(own, with_own), *lines) if lines else ()


def own_offer_line(view: View) -> tuple[Text, ...]:
    """Says what the viewer's own chest holds that goes round the table now."""
    if view.own is None:
        return ()
    return tuple(
        say("devil-own-chest", goods=short(offer.goods), price=short_price(souls=offer.souls_asked, count=offer.price))
        for offer in view.own.offers
        if offer.sold is None
    )


def _head(own: Own, with_own: bool) -> Text:
    """The signs that the lines use, with the names of those whose mark all know."""
    known = {chest.mark: chest.seat for chest in own.seen if chest.seat is not None}
    signs = "yes" if with_own else "no"
    if not known:
        return say("devil-seen-chests", own=signs)
    who = [say("devil-seen-known", mark=Named("mark-sign", mark), seat=SeatRef(seat)) for mark, seat in known.items()]
    return say("devil-seen-chests-known", own=signs, who=chain_texts("devil-seen-both", who))


def _of_round(number: int, seen: Sequence[ChestSeen], offers: Sequence[OwnOffer]) -> Text:
    return say("devil-seen-round", round=number, chests=chain_texts("devil-seen-both", _parts(number, seen, offers)))


def _among_others(number: int, seen: Sequence[ChestSeen], offers: Sequence[OwnOffer]) -> Text:
    """A round's chests in a line with other rounds."""
    return say("devil-seen-brief", round=number, chests=chain_texts("devil-comma", _parts(number, seen, offers)))


def _parts(number: int, seen: Sequence[ChestSeen], offers: Sequence[OwnOffer]) -> list[Text]:
    parts = [_seen(chest) for chest in seen if chest.round == number]
    return [*parts, *(_own(offer) for offer in offers if offer.round == number)]


def _seen(chest: ChestSeen) -> Text:
    price = short_price(souls=chest.souls_asked, count=chest.price)
    return say(f"devil-seen-{chest.deal}", mark=Named("mark-sign", chest.mark), goods=short(chest.goods), price=price)


def _own(offer: OwnOffer) -> Text:
    price = short_price(souls=offer.souls_asked, count=offer.price)
    sold = "yes" if offer.sold else "no"
    if offer.marked is None:
        return say("devil-seen-own", goods=short(offer.goods), price=price, sold=sold)
    paid = say("devil-own-pieces", pure=offer.price - offer.marked, marked=offer.marked)
    return say("devil-seen-own-souls", goods=short(offer.goods), price=price, paid=paid)
