"""A simple opponent: mostly what the absent answer does (build, or gather for it), now and then something else."""

from __future__ import annotations

from typing import Any

from engine.architects import turns
from engine.architects.working import Working
from engine.core.playouts import RandomDraft
from engine.core.policies import Policy, Position
from engine.core.refusals import Refusal

TRIES = 8  # random turns looked at
ADVENTURE = 3  # one turn in so many is a random one that costs no points and no virtue


class Apprentice(Policy):
    """Builds or gathers for it, and now and then does something else."""

    def answer(self, position: Position) -> dict[str, Any]:
        """The absent answer, or a turn like any other that leaves the seat no worse."""
        world, seat, ask = position.world, position.seat, position.ask
        stream = position.stream("apprentice")
        safe = position.game.absent(world, seat)
        if ask.kind != turns.TURN or stream.below(ADVENTURE):
            return safe
        before = world.players[seat]
        for _ in range(TRIES):
            draft = RandomDraft(stream)
            trial = Working(world, seat)
            try:
                turns.FILL[ask.kind](trial, draft)
                value = draft.sealed()
            except Refusal:
                continue
            after = trial.me
            if after.virtue >= before.virtue and after.debts <= before.debts:
                return value
        return safe
