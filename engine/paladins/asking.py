"""Says which seat owes which decision now."""

from __future__ import annotations

from engine.core.contract import Ask
from engine.paladins import choosing_paladins, tavern, turns
from engine.paladins.choosing_paladins import PALADINS
from engine.paladins.state import State


def asks(state: State) -> dict[int, Ask]:
    """The ask that each seat owes now; none at the end."""
    if state.step == "end":
        return {}
    if state.agenda:
        return turns.owed_next(state)
    if state.step == "play":
        return {state.seat: turns.turn_ask(state.players[state.seat].turns)}
    return choosing_paladins.owed(state) if state.step == PALADINS else tavern.owed(state)
