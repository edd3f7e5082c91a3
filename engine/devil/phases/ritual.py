"""Bribes and the rewards of the dark ritual (rules page, section 3.9, d and e)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.goods import plus
from engine.core.happenings import Happening, public
from engine.core.sealing import with_item
from engine.core.texts import Named, say, things
from engine.devil.facts import InquisitorBribed
from engine.devil.phases.step import Moved
from engine.devil.rulebook import (
    CULTIST_GIFTS,
    DEVIL_GIFTS,
    PIECES_COUNTED,
    PIECES_FOR_FIRST,
    PIECES_FOR_SECOND,
    POINTS_BEYOND,
    POINTS_STEP,
)
from engine.devil.state import Inquisition, State, seat_of, with_kingdom

BRIBABLE = ("ascetic", "fundamentalist", "plebeian")  # A, B, C, in the order they can be bribed


def bribed(state: State, coins: int) -> Moved:
    """Lays all coins on the bribe spaces; every 5 remove the next of A, B, C, face up or not. Leftovers stay."""
    board, each = state.inquisition, state.pack.board.prices["bribe"]
    lying, gone = board.coins + coins, board.bribed
    happenings: list[Happening] = []
    while lying >= each and gone < len(BRIBABLE):
        happenings.append(public(InquisitorBribed(Named("inquisitor", BRIBABLE[gone]), each).text))
        lying, gone = lying - each, gone + 1
    if lying:
        happenings.append(public(say("devil-bribes-left", coins=lying)))
    return replace(state, inquisition=replace(board, coins=lying, bribed=gone)), tuple(happenings)


def turned_up(board: Inquisition, slot: int) -> Inquisition:
    """`board` with the inquisitor of that slot (0-2) face up."""
    return replace(board, up=with_item(board.up, slot, True))


def up_happening(state: State, slot: int) -> Happening:
    """Tells that a red inquisitor is active now."""
    return public(say("devil-inquisitor-up", number=slot + 1, what=Named("inquisitor", state.inquisition.slots[slot])))


def _turn(state: State, slot: int, happenings: list[Happening]) -> State:
    if state.inquisition.up[slot]:
        return state
    state = replace(state, inquisition=turned_up(state.inquisition, slot))
    happenings.append(up_happening(state, slot))
    return state


def rewards_of_the_third(state: State, souls: tuple[int, int]) -> Moved:
    """Gives goods and coins in round 3: to the devil and, if its marked pieces are there, to the cultist."""
    pieces, marked = sum(souls), souls[1]
    happenings: list[Happening] = []
    for role, gifts, reached in (("devil", DEVIL_GIFTS, pieces), ("cultist", CULTIST_GIFTS, marked)):
        gift: dict[str, int] = {}
        for step in gifts[: reached + 1]:
            gift = plus(gift, step)
        if gift:
            seat = seat_of(state, role)  # type: ignore[arg-type]
            kingdom = state.kingdoms[seat]
            state = with_kingdom(state, seat, replace(kingdom, stock=plus(kingdom.stock, gift)))
            happenings.append(public(say("devil-ritual-gift", mark=Named("mark", role), things=things(gift))))
    if pieces >= PIECES_FOR_FIRST:
        state = _turn(state, 0, happenings)
    if pieces >= PIECES_FOR_SECOND:
        state = _turn(state, 1, happenings)
    return state, tuple(happenings)


def rewards_of_the_last(state: State, souls: tuple[int, int]) -> Moved:
    """Gives the devil points in round 5, and turns up more inquisitors."""
    pieces = sum(souls)
    happenings: list[Happening] = []
    points = POINTS_STEP * sum(pieces >= step for step in range(PIECES_FOR_FIRST, PIECES_COUNTED + 1))
    points += POINTS_BEYOND * max(0, pieces - PIECES_COUNTED)
    if pieces >= PIECES_FOR_FIRST:
        state = _turn(state, 0, happenings)
    if pieces >= PIECES_COUNTED:
        state = _turn(state, 2 if state.inquisition.up[1] else 1, happenings)
    if points:
        seat = seat_of(state, "devil")
        kingdom = state.kingdoms[seat]
        state = with_kingdom(state, seat, replace(kingdom, score=kingdom.score + points))
        happenings.append(public(say("devil-ritual-points", points=points, pieces=pieces)))
    return state, tuple(happenings)
