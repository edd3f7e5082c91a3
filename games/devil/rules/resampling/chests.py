"""The chests of another world: what a seat did not see of them is drawn again.

Past offers, the chests of this round, who has taken which deal, and the schedule that sends them round. Where
indulgences and jesters lie is as hidden as goods are, not how many there are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from engine.chance import Stream
from games.devil.rules.mechanics.chests import owner_seen, schedules, viewings_begun
from games.devil.rules.past import OfferRecord, OffersOfRound, SoulsOfRound
from games.devil.rules.phases.trading import SecondViewing, Viewing, prices
from games.devil.rules.phases.turn_order import STEPS
from games.devil.rules.rulebook import COINS, INDULGENCES, JESTERS, KINDS, ROLES, UNDEALT, Role, Stock
from games.devil.rules.state import Chest, State, chest_of, opponents, seat_of, with_chest, with_kingdom

MOST_PACKED = 3  # pieces of one kind in a chest


def fitting_schedules(state: State, viewer: Role) -> tuple[int, ...]:
    """Finds the schedules that have shown that role the same marks so far."""
    looked = tuple(
        (number, viewing) for number in range(1, state.round + 1) for viewing in viewings_begun(state, number)
    )
    return _fitting(state.schedule, viewer, looked)


@lru_cache(maxsize=4096)
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


def new_past_souls(state: State, seat: int, stream: Stream) -> State:
    """Draws anew with what pieces the offers so far were paid that the seat neither packed nor took."""
    viewer = state.kingdoms[seat].role
    if viewer == UNDEALT:
        return state
    offers = {each.round: each.offers for each in state.past_offers}
    rounds = []
    for souls in state.past_souls:
        known = {viewer, *_taken_by(state, souls.round, viewer, offers[souls.round])}
        marked = [
            count if role in known else stream.below(offer.price + 1) if offer.souls_asked and offer.taken else 0
            for role, offer, count in zip(ROLES, offers[souls.round], souls.marked, strict=True)
        ]
        rounds.append(SoulsOfRound(souls.round, tuple(marked)))
    return replace(state, past_souls=tuple(rounds))


def _taken_by(state: State, number: int, viewer: Role, offers: tuple[OfferRecord, ...]) -> set[Role]:
    """The roles whose deals of that round this role has taken."""
    seen = {viewing: owner_seen(state.schedule, number, viewing - 1, viewer) for viewing in (1, 2)}
    return {role for viewing, role in seen.items() if offers[ROLES.index(role)].taken == viewing}


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


def new_chests(state: State, seat: int, stream: Stream) -> State:
    """Draws another schedule that has shown the seat the same marks this round, other chests and other deals.

    What the seat looks at now, and what it has looked at or packed before, is as it was as far as it saw it.
    """
    mine = state.kingdoms[seat].role
    if mine == UNDEALT:
        return replace(state, schedule=stream.below(len(schedules())))
    state = replace(state, schedule=stream.pick(fitting_schedules(state, mine)))
    step = STEPS[state.step]
    if not isinstance(step, Viewing):
        return state
    viewings = (0, 1) if isinstance(step, SecondViewing) else (0,)
    marks = tuple(owner_seen(state.schedule, state.round, viewing, mine) for viewing in viewings)
    for role in ROLES:
        chest, taker = chest_of(state, role), _first_viewer(state, role)
        if chest is None or (len(marks) > 1 and role == marks[0]):
            continue  # the seat knows whether it has taken it
        if role == marks[-1]:
            state = _seen_again(state, seat, role, chest, taker, stream)
            continue
        state = _given_back(state, chest)
        if role == mine:
            state, chest = as_packed(state, chest, role)
        else:
            kind, _, price = stream.pick(prices(role)).partition("-")
            chest = replace(chest, goods=some_goods(stream), souls_asked=kind == "souls", price=int(price))
        chest = replace(chest, taken_by=None, pure=0, marked=0)
        if len(marks) > 1 and stream.below(2):
            state, chest = _taken(state, chest, taker, stream)
        state = with_chest(state, role, chest)
    return state


def _first_viewer(state: State, owner: Role) -> Role:
    """Finds the role that looks at that chest first."""
    return next(role for role in ROLES if owner_seen(state.schedule, state.round, 0, role) == owner)


def _given_back(state: State, chest: Chest) -> State:
    """Puts the soul pieces of a deal back behind the wall they came from."""
    if chest.taken_by is None:
        return state
    return _pieces(state, seat_of(state, chest.taken_by), chest.pure, chest.marked)


def as_packed(state: State, chest: Chest, role: Role) -> tuple[State, Chest]:
    """The chest with the things put into it; of a deal that is made the taker has given the indulgences back."""
    if chest.taken_by is None or not state.past_offers or state.past_offers[-1].round != state.round:
        return state, chest
    goods = dict(state.past_offers[-1].offers[ROLES.index(role)].goods)
    indulgences = goods.pop(INDULGENCES, 0)
    taker = seat_of(state, chest.taken_by)
    kingdom = state.kingdoms[taker]
    state = with_kingdom(state, taker, replace(kingdom, traded=kingdom.traded - indulgences))
    return state, replace(chest, goods=goods, indulgences=indulgences)


def _pieces(state: State, seat: int, pure: int, marked: int) -> State:
    kingdom = state.kingdoms[seat]
    return with_kingdom(state, seat, replace(kingdom, pure=kingdom.pure + pure, marked=kingdom.marked + marked))


def _taken(state: State, chest: Chest, taker: Role, stream: Stream) -> tuple[State, Chest]:
    """Lets the first viewer take the deal, unless the soul pieces for it are missing."""
    seat, price = seat_of(state, taker), chest.price
    kingdom = state.kingdoms[seat]
    with_indulgences = with_kingdom(state, seat, replace(kingdom, traded=kingdom.traded + chest.indulgences))
    if not chest.souls_asked:
        return with_indulgences, replace(chest, goods={COINS: price}, taken_by=taker, indulgences=0)
    least, most = max(0, price - kingdom.pure), min(kingdom.marked, price)
    if least > most:
        return state, chest
    marked = least + stream.below(most - least + 1)
    paid = replace(chest, goods={}, taken_by=taker, pure=price - marked, marked=marked, indulgences=0)
    return _pieces(with_indulgences, seat, marked - price, -marked), paid


def _seen_again(state: State, seat: int, role: Role, chest: Chest, taker: Role, stream: Stream) -> State:
    """Draws anew what the seat does not see of the chest before it: who took the deal, and the kinds of pieces paid."""
    if chest.taken_by is None:
        return state
    chest = replace(chest, taken_by=taker)
    if chest.pure + chest.marked and stream.below(2):
        turned = {"pure": -1, "marked": 1} if chest.pure else {"pure": 1, "marked": -1}
        for other in opponents(seat):
            kingdom = state.kingdoms[other]
            after = {kind: getattr(kingdom, kind) - by for kind, by in turned.items()}
            if min(after.values()) >= 0:
                state = with_kingdom(state, other, replace(kingdom, **after))
                both: dict[str, Any] = {kind: getattr(chest, kind) + by for kind, by in turned.items()}
                chest = replace(chest, **both)
                break
    return with_chest(state, role, chest)


MOVES = 4  # jesters that change hands at the most


def new_extras(state: State, seat: int, stream: Stream) -> State:
    """Lays jesters and indulgences elsewhere, but for those that `seat` holds, has packed or sees.

    Roles and chests are those of the other world already.
    """
    if state.kingdoms[seat].role == UNDEALT:
        return state
    elsewhere = _elsewhere(state, seat)
    if state.options.jesters:
        state = _new_jesters(state, seat, elsewhere, stream)
    if state.options.indulgence_trade:
        state = _new_indulgences(state, seat, elsewhere, stream)
    return state


def _elsewhere(state: State, seat: int) -> list[tuple[Role, Chest]]:
    """Lists the chests under way that neither belong to that seat nor have lain before it."""
    step, mine = STEPS[state.step], state.kingdoms[seat].role
    if not isinstance(step, Viewing):
        return []
    viewings = (0, 1) if isinstance(step, SecondViewing) else (0,)
    known = (mine, *(owner_seen(state.schedule, state.round, viewing, mine) for viewing in viewings))
    return [(role, chest) for role in ROLES if role not in known and (chest := chest_of(state, role)) is not None]


def _new_jesters(state: State, seat: int, elsewhere: list[tuple[Role, Chest]], stream: Stream) -> State:
    """Hands single jesters round behind the other walls, and packs the chests elsewhere anew with their owners' own."""
    for _ in range(stream.below(MOVES) if state.round > 1 else 0):  # in round 1 each role still has its own
        giver, taker = stream.shuffled(opponents(seat))[:2]
        left, right = state.kingdoms[giver], state.kingdoms[taker]
        if left.jesters:
            state = with_kingdom(state, giver, replace(left, jesters=left.jesters - 1))
            state = with_kingdom(state, taker, replace(right, jesters=right.jesters + 1))
    for role, chest in elsewhere:
        owner = seat_of(state, role)
        there = state.kingdoms[owner].jesters + sum(chest.jesters.values())
        faces = [stream.pick(JESTERS) for _ in range(stream.below(there + 1))]
        packed = {face: faces.count(face) for face in JESTERS if face in faces}
        state = with_kingdom(state, owner, replace(state.kingdoms[owner], jesters=there - len(faces)))
        state = with_chest(state, role, replace(chest, jesters=packed))
    return state


def _new_indulgences(state: State, seat: int, elsewhere: list[tuple[Role, Chest]], stream: Stream) -> State:
    """Packs the chests elsewhere anew; what is under way and in none of them somebody else has taken."""
    others = opponents(seat)
    lacking = -sum(state.kingdoms[other].traded for other in others)  # what the others have fewer than all know of
    for role, _ in elsewhere:
        chest = chest_of(state, role)
        assert chest is not None  # noqa: S101  it lies elsewhere
        most = state.kingdoms[seat_of(state, role)].indulgences if chest.taken_by is None else 0
        packed = stream.below(most + 1)
        lacking += packed - chest.indulgences
        state = with_chest(state, role, replace(chest, indulgences=packed))
    for other in others:
        chest = chest_of(state, state.kingdoms[other].role)
        packed = chest.indulgences if chest is not None and chest.taken_by is None else 0
        lacking -= packed
        state = with_kingdom(state, other, replace(state.kingdoms[other], traded=-packed))
    while lacking:
        other = stream.pick([other for other in others if lacking < 0 or state.kingdoms[other].held_indulgences])
        by = -1 if lacking > 0 else 1
        state = with_kingdom(state, other, replace(state.kingdoms[other], traded=state.kingdoms[other].traded + by))
        lacking += by
    return state
