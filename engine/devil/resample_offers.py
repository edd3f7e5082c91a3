"""Past offers in another world: what a seat did not see of them is drawn again."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.core.chance import Stream
from engine.devil.past_offers import viewings_begun
from engine.devil.phases.trading import prices
from engine.devil.routing import owner_seen, schedules
from engine.devil.state import OfferRecord, OffersOfRound, State, chest_of
from engine.devil.things import KINDS, ROLES, UNDEALT, Role, Stock

MOST_PACKED = 3  # pieces of one kind in a chest


def fitting_schedules(state: State, viewer: Role) -> tuple[int, ...]:
    """Finds the schedules that have shown that role the same marks so far."""
    looked = tuple(
        (number, viewing) for number in range(1, state.round + 1) for viewing in viewings_begun(state, number)
    )
    return _fitting(state.schedule, viewer, looked)


@cache
def _fitting(schedule: int, viewer: Role, looked: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """The schedules that show that role the same marks as `schedule` in these viewings of (round, viewing)."""

    def marks(schedule: int) -> list[Role]:
        return [owner_seen(schedule, number, viewing - 1, viewer) for number, viewing in looked]

    return tuple(at for at in range(len(schedules())) if marks(at) == marks(schedule))


def new_past_offers(state: State, seat: int, stream: Stream) -> State:
    """Draws anew what that seat has not seen of the offers so far. The chests under way are those of the new world."""
    viewer = state.kingdoms[seat].role
    if viewer == UNDEALT:
        return state
    return replace(state, past_offers=tuple(_new_round(state, offers, viewer, stream) for offers in state.past_offers))


def some_goods(stream: Stream) -> Stock:
    """Draws what might lie in a chest."""
    goods = {kind: stream.below(MOST_PACKED) for kind in KINDS}
    return {kind: amount for kind, amount in goods.items() if amount}


def _new_round(state: State, offers: OffersOfRound, viewer: Role, stream: Stream) -> OffersOfRound:
    seen = {
        owner_seen(state.schedule, offers.round, viewing - 1, viewer): viewing
        for viewing in viewings_begun(state, offers.round)
    }
    drawn = []
    for role, offer in zip(ROLES, offers.offers, strict=True):
        if offers.round == state.round and chest_of(state, role) is not None:
            drawn.append(_under_way(state, role, offer, known=role == viewer or seen.get(role) == 1, stream=stream))
        elif role == viewer:
            drawn.append(replace(offer, taken=1 + stream.below(2)) if offer.taken else offer)
        elif seen.get(role) == 1:
            drawn.append(offer if offer.taken == 1 else replace(offer, taken=2 * stream.below(2)))
        elif seen.get(role) == 2:
            drawn.append(replace(offer, goods=some_goods(stream)) if offer.taken == 1 else offer)
        else:
            kind, _, price = stream.pick(prices(role)).partition("-")
            drawn.append(OfferRecord(some_goods(stream), kind == "souls", int(price), stream.below(3)))
    return replace(offers, offers=tuple(drawn))


def _under_way(state: State, role: Role, offer: OfferRecord, *, known: bool, stream: Stream) -> OfferRecord:
    """The offer to a chest on its way round the table; `known`: whether the seat knows what was packed."""
    chest = chest_of(state, role)
    assert chest is not None  # noqa: S101  it is under way
    taken = 1 if chest.taken_by is not None else 0
    if known:
        return replace(offer, taken=taken)
    goods = some_goods(stream) if taken else chest.contents
    return OfferRecord(goods, chest.souls_asked, chest.price, taken)
