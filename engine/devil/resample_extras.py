"""Indulgences in chests and jesters in another world: where they lie is as hidden as goods are, not how many."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.chance import Stream
from engine.devil.phases.trading import Viewing
from engine.devil.state import Chest, State, chest_of, opponents, seat_of, with_chest, with_kingdom
from engine.devil.things import JESTERS, ROLES, UNDEALT, Role
from engine.devil.turn_order import STEPS

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
    """Lists the chests under way that neither belong to that seat nor lie before it."""
    step = STEPS[state.step]
    if not isinstance(step, Viewing):
        return []
    known = (state.kingdoms[seat].role, step.seen(state, seat)[0])
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
