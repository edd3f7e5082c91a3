"""The best plan for the rest of a round: a beam over the own turns, as if nobody else acted."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.paladins.policies.gaining import Step
from engine.paladins.policies.moves import Moves
from engine.paladins.policies.sketch import Sketch
from engine.paladins.policies.worth import Worth

DEEP = 14  # turns of a plan, at the most

Trail = Any  # a step and the trail before it, None at the beginning


class Plan(NamedTuple):
    """The turns of a plan, none to pass at once, and what it leaves."""

    steps: tuple[Step, ...]
    worth: float


def planned(moves: Moves, worth: Worth, sketch: Sketch, width: int) -> Plan:
    """The best plan from `sketch` on; `width`: how many sketches are followed after each turn."""
    best, trail = worth.of(sketch)[0], None
    beam: list[tuple[float, int, Sketch, Trail]] = [(0.0, 0, sketch, None)]
    seen = {tuple(sketch)}
    number = 0
    for _ in range(DEEP):
        reached: list[tuple[float, int, Sketch, Trail]] = []
        for _, _, before, begun in beam:
            for child, step in moves.after(before):
                key = tuple(child)
                if key in seen:
                    continue
                seen.add(key)
                passing, promise = worth.of(child)
                if passing > best:
                    best, trail = passing, (step, begun)
                number -= 1
                reached.append((promise, number, child, (step, begun)))
        if not reached:
            break
        reached.sort(reverse=True)
        beam = reached[:width]
    return Plan(_steps(trail), best)


def _steps(trail: Trail) -> tuple[Step, ...]:
    steps: list[Step] = []
    while trail is not None:
        step, trail = trail
        steps.insert(0, step)
    return tuple(steps)
