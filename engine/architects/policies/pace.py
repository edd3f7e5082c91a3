"""Judges how a table plays: how fast the Guildhall fills, which ends the game, and how often workers are captured."""

from __future__ import annotations

from msgspec import Struct

from engine.architects.policies.weights import Weights
from engine.architects.scoring import score
from engine.architects.state import State, guildhall_spaces
from engine.architects.things import TOWN_CENTRE

SOON = 6.0  # turns, as long as the end has not begun


class Pace(Struct, frozen=True):
    """The ways of a table. `taken`: spaces of the Guildhall taken in a turn of anybody.

    `hold`: how likely it is that a seat's workers in a place are not captured from one of its turns to the next.
    `score`: of the seat that decides; `lead`: points ahead of the next, or behind the first (less than 0).
    """

    taken: float
    hold: float
    score: int
    lead: int


def pace(state: State, seat: int, weights: Weights) -> Pace:
    """Returns the pace by what was seen so far, and at first by what is usual."""
    others = len(state.players) - 1
    turns = state.turn + weights.pace_turns
    taken = (len(state.guildhall) + weights.pace * weights.pace_turns) / turns
    held = sum(sum(player.captured) for player in state.players) + sum(state.prison)
    captures = sum(state.workers[TOWN_CENTRE]) + held / weights.group
    rate = (captures + weights.captures * weights.pace_turns) / turns
    scores = [score(state, other, player).total for other, player in enumerate(state.players)]
    mine = scores.pop(seat)
    return Pace(taken, round(max(0.5, 1 - weights.focus * others * rate), 2), mine, mine - max(scores))


def turns_after(state: State, taken: float, weights: Weights) -> float:
    """Returns how many turns the seat that moves has after this one; `taken`: spaces taken in a turn of anybody."""
    count = len(state.players)
    if state.final > 0:
        return (state.final - 1) // count
    left = 1 + (guildhall_spaces(state) - len(state.guildhall)) / taken / count
    return max(SOON, min(left, weights.game - state.players[state.seat].turns))
