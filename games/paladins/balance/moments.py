"""The moments of Paladins that make lessons: own turns, the choice of a paladin, the last round."""

from __future__ import annotations

from msgspec.structs import replace

from games.paladins.rules.state import State
from tools.lessons.finding import Wanted

LAST = 7  # round


def tidy(state: State) -> State:
    """Nobody takes back the turn before the lesson."""
    return replace(state, before=None)


def _turn(state: State, seat: int) -> bool:
    return state.step == "play" and state.seat == seat and not state.agenda


def _first(state: State, seat: int) -> bool:
    return _turn(state, seat) and state.round == 1


def _early(state: State, seat: int) -> bool:
    return _turn(state, seat) and state.round <= 3


def _middle(state: State, seat: int) -> bool:
    return _turn(state, seat) and 2 <= state.round < LAST


def _choosing(state: State, seat: int) -> bool:
    return state.step == "paladins" and 2 <= state.round <= 5


def _last_turns(state: State, seat: int) -> bool:
    return _turn(state, seat) and state.round == LAST


WANTED = {
    "start": Wanted(_first, seats=2, inputs=3, within=30),
    "workshop": Wanted(_early, seats=2, why="paladins-why-workshop"),
    "attributes": Wanted(_early, seats=2),
    "commission": Wanted(_early, seats=2),
    "debt": Wanted(_middle, seats=2),
    "inquisition": Wanted(_middle, seats=2),
    "order": Wanted(_middle, seats=2),
    "paladin": Wanted(_choosing, seats=2, longest=7),
    "last": Wanted(_last_turns, seats=2, longest=4),
}
