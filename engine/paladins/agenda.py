"""Runs the agenda of a turn: what it gains, one instruction after the other, up to a choice or to its end."""

from __future__ import annotations

from engine.core.forms import Draft
from engine.paladins import virtual
from engine.paladins.effects import GainWorkers
from engine.paladins.gains import CARRY_OUT
from engine.paladins.state import BuildWall, Judge, Repent, Strike
from engine.paladins.working import Working

FOR_ALL = (Strike, Judge)  # the same for the virtual player
HIDDEN = (BuildWall, Strike, Judge, Repent)


def onward(work: Working, draft: Draft | None) -> bool:
    """Carries out the agenda as far as it goes.

    With a `draft` it reads the choices that come before something hidden is shown or somebody else is asked, and is
    False while one of them is open. Without, it stops at the first choice, which stays in the agenda.
    """
    while work.agenda:
        todo, *rest = work.agenda
        kind = type(todo)
        if kind is Repent or (draft is not None and shows(todo)):
            return True
        if work.its_turn and kind not in FOR_ALL:
            first = virtual.carry_out(work, todo)
        else:
            carried = CARRY_OUT[kind](work, todo, draft)
            if carried is None:
                return draft is None
            first = carried
        work.agenda = (*first, *rest)
    return True


def shows(todo: object) -> bool:
    """Whether an instruction may show a hidden card, or ask somebody else."""
    return isinstance(todo, HIDDEN) or (isinstance(todo, GainWorkers) and bool(todo.criminal))
