"""Lists the chests that a seat remembers: those of others by mark and round, and its own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.devil.amounts import joined, short, short_price
from engine.core.texts import Named, SeatRef, Text, say, things
from engine.devil.past_offers import ChestSeen, OwnOffer
from engine.devil.phases.trading import jester_lines
from engine.devil.state import ROUNDS
from engine.devil.view import Own, SeenChest, View


def chest_lines(chest: SeenChest) -> tuple[Text, ...]:
    """The chest before a viewer: mark, contents or payment, price."""
    price = say(f"devil-price-{'souls' if chest.souls_asked else 'coins'}", count=chest.price)
    mark = Named("mark", chest.mark)
    if chest.taken:
        return (say("devil-chest-taken", mark=mark, paid=price), *jester_lines(chest.jesters))
    return (say("devil-chest-open", mark=mark, things=things({**chest.goods, **chest.jesters}), price=price),)


def chests_seen_lines(view: View, *, in_full: int = ROUNDS, with_own: bool = True) -> tuple[Text, ...]:
    """Lists the chests of viewings that are over, a line a round, with the packer's name where all know it.

    `in_full`: so many rounds, the last ones, have a line each with the prices; what lay in the chests of those before
    stands in one line. `with_own`: with the viewer's own chests, too.
    """
    own = view.own
    if own is None:
        return ()
    offers = [offer for offer in own.offers if with_own and offer.sold is not None]
    rounds = sorted({chest.round for chest in own.seen} | {offer.round for offer in offers})
    lines = [_of_round(number, own.seen, offers) for number in rounds[-in_full:]]
    earlier = [_in_brief(number, own.seen, offers) for number in rounds[:-in_full]]
    if earlier:
        lines.insert(0, say("devil-seen-earlier", rounds=joined("devil-seen-both", earlier)))
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
    return say("devil-seen-chests-known", own=signs, who=joined("devil-seen-both", who))


def _of_round(number: int, seen: Sequence[ChestSeen], offers: Sequence[OwnOffer]) -> Text:
    parts = [_seen(chest) for chest in seen if chest.round == number]
    parts += [_own(offer) for offer in offers if offer.round == number]
    return say("devil-seen-round", round=number, chests=joined("devil-seen-both", parts))


def _in_brief(number: int, seen: Sequence[ChestSeen], offers: Sequence[OwnOffer]) -> Text:
    """A round's chests without what they cost; of those that were gone only the payment is known."""
    parts = [_seen_in_brief(chest) for chest in seen if chest.round == number]
    parts += [
        say("devil-seen-brief-own", goods=short(offer.goods), sold="yes" if offer.sold else "no")
        for offer in offers
        if offer.round == number
    ]
    return say("devil-seen-brief", round=number, chests=joined("devil-comma", parts))


def _seen_in_brief(chest: ChestSeen) -> Text:
    mark = Named("mark-sign", chest.mark)
    if chest.deal == "gone":
        return say("devil-seen-gone", mark=mark, price=short_price(souls=chest.souls_asked, count=chest.price))
    return say(f"devil-seen-brief-{chest.deal}", mark=mark, goods=short(chest.goods))


def _seen(chest: ChestSeen) -> Text:
    price = short_price(souls=chest.souls_asked, count=chest.price)
    return say(f"devil-seen-{chest.deal}", mark=Named("mark-sign", chest.mark), goods=short(chest.goods), price=price)


def _own(offer: OwnOffer) -> Text:
    price = short_price(souls=offer.souls_asked, count=offer.price)
    return say("devil-seen-own", goods=short(offer.goods), price=price, sold="yes" if offer.sold else "no")
