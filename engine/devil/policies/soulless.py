"""Plays as the steward does, but leaves soul pieces alone: what the game is without them."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core.policies import Position
from engine.devil.phases.trading import REFUSE, Viewing
from engine.devil.policies import trades
from engine.devil.policies.steward import Choice, Steward
from engine.devil.turn_order import STEPS


def viewed(position: Position) -> dict[str, Any]:
    """Takes no chest that costs soul pieces."""
    step = STEPS[position.world.step]
    assert isinstance(step, Viewing)  # noqa: S101  only viewings ask this
    _, chest = step.seen(position.world, position.seat)
    if chest.souls_asked and chest.taken_by is None:
        return {"answer": REFUSE}
    return trades.viewed(position)


class Soulless(Steward):
    """A steward that neither buys nor sells soul pieces. The devil packs nothing then: it may ask for nothing else."""

    choices: ClassVar[dict[str, Choice]] = {**Steward.choices, "offer": trades.offered_for_coins, "viewing": viewed}
