"""The best plan for the rest of a round: a beam over the own turns, as if nobody else acted."""

from __future__ import annotations

from typing import NamedTuple

from engine.paladins.policies.gaining import Step
from engine.paladins.policies.moves import Moves
from engine.paladins.policies.sketch import Sketch
from engine.paladins.policies.worth import Worth

DEEP = 14  # turns of a plan, at the most


class Plan(NamedTuple):
    """What a plan begins with, None to pass, and what it leaves."""

    first: Step | None
    worth: float


def planned(moves: Moves, worth: Worth, sketch: Sketch, width: int) -> Plan:
    """The best plan from `sketch` on; `width`: how many sketches are followed after each turn."""
    best, first = worth.of(sketch)[0], None
    beam: list[tuple[float, int, Sketch, Step | None]] = [(0.0, 0, sketch, None)]
    seen = {tuple(sketch)}
    number = 0
    for _ in range(DEEP):
        reached: list[tuple[float, int, Sketch, Step | None]] = []
        for _, _, before, begun in beam:
            for child, step in moves.after(before):
                key = tuple(child)
                if key in seen:
                    continue
                seen.add(key)
                passing, promise = worth.of(child)
                if passing > best:
                    best, first = passing, begun or step
                number -= 1
                reached.append((promise, number, child, begun or step))
        if not reached:
            break
        reached.sort(reverse=True)
        beam = reached[:width]
    return Plan(first, best)
