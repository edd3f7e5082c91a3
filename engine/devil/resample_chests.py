"""Chests a seat does not look at, who has taken which deal, and the schedule that sends them round."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.chance import Stream
from engine.devil.phases.trading import SecondViewing, Viewing, prices
from engine.devil.resample_offers import fitting_schedules, some_goods
from engine.devil.routing import owner_seen, schedules
from engine.devil.state import Chest, State, chest_of, opponents, seat_of, with_chest, with_kingdom
from engine.devil.things import COINS, INDULGENCES, ROLES, UNDEALT, Role
from engine.devil.turn_order import STEPS


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
            state, chest = _as_packed(state, chest, role)
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


def _as_packed(state: State, chest: Chest, role: Role) -> tuple[State, Chest]:
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
