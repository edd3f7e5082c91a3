"""The consequences of a turn: an agenda of what it has brought, resolved before the next turn begins.

The rules fix its order, and nothing is due twice. So the state keeps a flag for each instruction, and the agenda is
made of them whenever the game goes on.
"""

from __future__ import annotations

from typing import Literal

from engine.architects.reset import refresh, reset
from engine.architects.working import Working

Decision = Literal["keep", "hire", "work", "reset", "discard", "react"]
"""The instructions that may need a choice. Each is named like the step of the state at which it is asked."""

Instruction = Literal["refresh", "market", Decision]


def next_decision(work: Working) -> Instruction | None:
    """Resolves the agenda up to the first decision that it needs; None if it needs none."""
    for instruction in agenda(work):
        if not _resolved(work, instruction):
            return instruction
    return None


def agenda(work: Working) -> tuple[Instruction, ...]:
    """The instructions in the order of the rules."""
    state = work.state
    due: tuple[Instruction, ...] = ("discard",)
    if work.reactions or state.reset or state.may_use:
        due = ("discard", "react")  # last, so that the turn does not come back to its owner
    if state.reset or state.may_use:
        due = ("market", "reset", *due)
    if state.work:
        due = ("work", *due)
    if state.hire:
        due = ("hire", *due)
    if state.looking:
        due = ("keep", *due)
    return ("refresh", *due) if state.refresh else due  # before a Tavern hires, from the new display


def _resolved(work: Working, instruction: Instruction) -> bool:
    """Does what that instruction brings by itself; False if it needs a choice."""
    state = work.state
    match instruction:
        case "discard":
            return len(work.players[state.seat].hand) <= work.board.hand
        case "react":
            return not (work.reactions and any(player.may_destroy or player.may_avoid for player in work.players))
        case "refresh":
            refresh(work)
        case "market":
            if state.reset:
                reset(work)
        case "keep":
            return False
        case "hire":
            if any(card for row in state.rows for card in row):
                return False
            work.set(hire=False)
        case "work":
            if work.players[state.seat].workers:
                return False
            work.set(work=False)
        case "reset":
            return not state.may_use
    return True
