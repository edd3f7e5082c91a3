"""The moments of Architects that make lessons: own turns, from the first worker to the end."""

from __future__ import annotations

from msgspec.structs import replace

from games.architects.rules.lessons.judging import leads
from games.architects.rules.phases.turns import TURN, owed
from games.architects.rules.rulebook import FOREST, MINES, OPEN_PLACES, QUARRY
from games.architects.rules.state import State, guildhall_spaces
from tools.lessons.finding import Wanted


def tidy(state: State) -> State:
    """Nobody takes back the turn before the lesson."""
    return replace(state, before=None)


def _turn(state: State, seat: int) -> bool:
    asked = owed(state).get(seat) if state.step == "turn" else None
    return asked is not None and asked.kind == TURN


def _first(state: State, seat: int) -> bool:
    return _turn(state, seat) and not state.players[seat].built and state.players[seat].turns <= 14


def _early(state: State, seat: int) -> bool:
    gathered = max(state.workers[place][seat] for place in (FOREST, QUARRY, MINES)) >= 3
    return _turn(state, seat) and gathered and state.players[seat].turns <= 12


def _crowded(state: State, seat: int) -> bool:
    others = (count for place in OPEN_PLACES for other, count in enumerate(state.workers[place]) if other != seat)
    early = state.players[seat].turns <= 20  # when it is worth something that the crowd brings no more
    return _turn(state, seat) and early and max(others) >= 4 and not sum(state.players[seat].captured)


def _holds(state: State, seat: int) -> bool:
    return _turn(state, seat) and sum(state.players[seat].captured) >= 4


def _last_space(state: State, seat: int) -> bool:
    return _turn(state, seat) and len(state.guildhall) == guildhall_spaces(state) - 1 and leads(state, seat)


WANTED = {
    "start": Wanted(_first, inputs=1, within=60),
    "dig": Wanted(_early, why="architects-why-lacks"),
    "capture": Wanted(_crowded, why="architects-why-crowd"),
    "prison": Wanted(_holds),
    "tax": Wanted(_turn),
    "market": Wanted(_turn),
    "build": Wanted(_turn),
    "cathedral": Wanted(_turn),
    "end": Wanted(_last_space),
}
