"""Votes in the witch hunt for whom it can hurt."""

from __future__ import annotations

from typing import Any

from engine.core.policies import Position
from engine.devil.phases.witch_hunt import NOBODY
from engine.devil.policies.beliefs import beliefs, mortal
from engine.devil.state import opponents

DOUBT = 0.55  # a seat that is a mortal with more likelihood than this would prove its innocence


def voted(position: Position) -> dict[str, Any]:
    """Accuses the seat that is most likely to have to confess; nobody where each is likely to prove its innocence."""
    world, seat = position.world, position.seat
    belief = beliefs(world, seat)
    accusable = [other for other in opponents(seat) if not world.kingdoms[other].confessed]
    if not accusable:
        return {"whom": NOBODY}
    whom = min(accusable, key=lambda other: (mortal(belief[other]), -world.kingdoms[other].score, other))
    return {"whom": str(whom) if mortal(belief[whom]) <= DOUBT else NOBODY}
