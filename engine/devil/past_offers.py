"""Keeps the offers of the rounds so far: each chest's contents, whether its deal was taken, a seat's view of both."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.core.sealing import with_item
from engine.devil.routing import owner_seen
from engine.devil.state import OfferRecord, OffersOfRound, State
from engine.devil.things import ROLES, UNDEALT, Role, Stock

FIRST_VIEWING, SECOND_VIEWING = "trading.first", "trading.second"
BEFORE_VIEWING = {  # steps up to the viewing itself: what lies before a viewer now is no memory yet
    1: ("production", "cards.deal", "cards.pick", "cards.done", "trading.offer", FIRST_VIEWING),
    2: ("production", "cards.deal", "cards.pick", "cards.done", "trading.offer", FIRST_VIEWING, SECOND_VIEWING),
}


class ChestSeen(Struct, frozen=True):
    """A chest a seat saw in an earlier viewing. `deal`: "taken" by the viewer, "gone" before it came, or "left".

    Of a deal that was gone the payment was seen, not the goods. `seat` is the packer's, once its role is known to all.
    """

    round: int
    viewing: int
    mark: Role
    goods: Stock
    souls_asked: bool
    price: int
    deal: str
    seat: int | None


class OwnOffer(Struct, frozen=True):
    """An offer of the viewer's own. `sold` is None while the chest is under way."""

    round: int
    goods: Stock
    souls_asked: bool
    price: int
    sold: bool | None


def offers_recorded(state: State) -> State:
    """Adds the offers that lie in the chests now to the record."""
    offers = tuple(
        OfferRecord(chest.contents, chest.souls_asked, chest.price) for chest in state.chests if chest is not None
    )
    return replace(state, past_offers=(*state.past_offers, OffersOfRound(state.round, offers)))


def deal_recorded(state: State, role: Role, viewing: int) -> State:
    """Notes that the deal of that role's chest of this round was taken in `viewing` (1 or 2)."""
    if not state.past_offers or state.past_offers[-1].round != state.round:
        return state  # a game of an older release, continued in the middle of trading
    last = state.past_offers[-1]
    offer = replace(last.offers[ROLES.index(role)], taken=viewing)
    last = replace(last, offers=with_item(last.offers, ROLES.index(role), offer))
    return replace(state, past_offers=(*state.past_offers[:-1], last))


def chests_seen(state: State, seat: int) -> tuple[ChestSeen, ...]:
    """Lists the chests that seat has seen in viewings that are over, in their order."""
    viewer = state.kingdoms[seat].role
    if viewer == UNDEALT:
        return ()
    return tuple(
        _seen(state, offers, viewing, owner_seen(state.schedule, offers.round, viewing - 1, viewer))
        for offers in state.past_offers
        for viewing in viewings_over(state, offers.round)
    )


def own_offers(state: State, seat: int) -> tuple[OwnOffer, ...]:
    """Lists what that seat itself has offered, in the order of the rounds."""
    role = state.kingdoms[seat].role
    if role == UNDEALT:
        return ()
    own = []
    for offers in state.past_offers:
        offer = offers.offers[ROLES.index(role)]
        sold = bool(offer.taken) if len(viewings_over(state, offers.round)) == len(BEFORE_VIEWING) else None
        own.append(OwnOffer(offers.round, offer.goods, offer.souls_asked, offer.price, sold))
    return tuple(own)


def viewings_over(state: State, number: int) -> tuple[int, ...]:
    """Says which viewings of round `number` are over: of (1, 2)."""
    if number < state.round:
        return tuple(BEFORE_VIEWING)
    return tuple(viewing for viewing, steps in BEFORE_VIEWING.items() if state.step not in steps)


def viewings_begun(state: State, number: int) -> tuple[int, ...]:
    """Says which viewings of round `number` are over, or are the present step."""
    present = {FIRST_VIEWING: 1, SECOND_VIEWING: 2}.get(state.step, 0) if number == state.round else 0
    over = viewings_over(state, number)
    return (*over, present) if present else over


def _seen(state: State, offers: OffersOfRound, viewing: int, mark: Role) -> ChestSeen:
    offer = offers.offers[ROLES.index(mark)]
    deal = "left"
    if offer.taken == viewing:
        deal = "taken"
    elif 0 < offer.taken < viewing:
        deal = "gone"
    return ChestSeen(
        round=offers.round,
        viewing=viewing,
        mark=mark,
        goods={} if deal == "gone" else offer.goods,
        souls_asked=offer.souls_asked,
        price=offer.price,
        deal=deal,
        seat=next((seat for seat, role in state.known.items() if role == mark), None),
    )
