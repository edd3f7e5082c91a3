"""A simple opponent: mostly what the absent answer does (build, or gather for it), now and then something else."""

from __future__ import annotations

from typing import Any

from engine.architects import absent, turns
from engine.architects.state import State
from engine.architects.working import Working
from engine.core.chance import Stream
from engine.core.contract import Ask
from engine.core.playouts import RandomDraft
from engine.core.refusals import Refusal

TRIES = 8  # random turns looked at
ADVENTURE = 3  # one turn in so many is a random one that costs no points and no virtue


def volunteer(world: State, seat: int, stream: Stream) -> None:
    """Volunteers nothing: the opponent leaves its liberties alone."""
    return


def answer(world: State, seat: int, ask: Ask, stream: Stream) -> dict[str, Any]:
    """The absent answer, or a turn like any other that leaves the seat no worse."""
    safe = absent.answer(world, seat, ask.kind)
    if ask.kind != turns.TURN or stream.below(ADVENTURE):
        return safe
    before = world.players[seat]
    for _ in range(TRIES):
        draft = RandomDraft(stream)
        trial = Working(world, seat)
        try:
            turns.FILL[ask.kind](trial, draft)
            value = draft.form().sealed()
        except Refusal:
            continue
        after = trial.me
        if after.virtue >= before.virtue and after.debts <= before.debts:
            return value
    return safe
