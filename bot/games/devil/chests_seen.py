"""What a seat remembers of chests: those of others by mark and round, and its own."""

from __future__ import annotations

from bot.games.devil.amounts import joined, short, short_price
from engine.core.texts import Named, SeatRef, Text, say
from engine.devil.past_offers import ChestSeen, OwnOffer
from engine.devil.view import Own, View


def chests_seen_lines(view: View) -> tuple[Text, ...]:
    """Lists the chests of all viewings that are over, a line a round, with the packer's name where all know it."""
    own = view.own
    if own is None or not (own.seen or own.offers):
        return ()
    rounds = sorted(
        {chest.round for chest in own.seen} | {offer.round for offer in own.offers if offer.sold is not None}
    )
    lines = [_of_round(number, own) for number in rounds]
    return (say("devil-seen-chests"), *lines) if lines else ()


def own_offer_line(view: View) -> tuple[Text, ...]:
    """Says what the viewer's own chest holds that goes round the table now."""
    if view.own is None:
        return ()
    return tuple(
        say("devil-own-chest", goods=short(offer.goods), price=short_price(souls=offer.souls_asked, count=offer.price))
        for offer in view.own.offers
        if offer.sold is None
    )


def _of_round(number: int, own: Own) -> Text:
    parts = [_seen(chest) for chest in own.seen if chest.round == number]
    parts += [_own(offer) for offer in own.offers if offer.round == number and offer.sold is not None]
    return say("devil-seen-round", round=number, chests=joined("devil-seen-both", parts))


def _seen(chest: ChestSeen) -> Text:
    mark = Named("mark-sign", chest.mark)
    who = say("devil-seen-mark", mark=mark)
    if chest.seat is not None:
        who = say("devil-seen-mark-of", mark=mark, seat=SeatRef(chest.seat))
    price = short_price(souls=chest.souls_asked, count=chest.price)
    return say(f"devil-seen-{chest.deal}", who=who, goods=short(chest.goods), price=price)


def _own(offer: OwnOffer) -> Text:
    price = short_price(souls=offer.souls_asked, count=offer.price)
    return say("devil-seen-own", goods=short(offer.goods), price=price, sold="yes" if offer.sold else "no")
