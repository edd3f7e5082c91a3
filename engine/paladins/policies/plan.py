"""The best plan for the rest of a round: a beam over the own turns, as if nobody else acted."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, NamedTuple

from engine.paladins.policies.gaining import Step, Workers
from engine.paladins.policies.moves import Moves
from engine.paladins.policies.sketch import Sketch
from engine.paladins.policies.worth import Worth

DEEP = 14  # turns of a plan, at the most

Trail = Any  # a step, the workers laid, and the trail before it, None at the beginning
_PROMISE = itemgetter(0)


class Plan(NamedTuple):
    """The turns of a plan, none to pass at once, the workers laid in the first, and what it leaves."""

    steps: tuple[Step, ...]
    laid: Workers
    worth: float


def planned(moves: Moves, worth: Worth, sketch: Sketch, width: int) -> Plan:
    """The best plan from `sketch` on; `width`: how many sketches are followed after each turn."""
    best, trail = worth.of(sketch)[0], None
    beam: list[tuple[Sketch, Trail]] = [(sketch, None)]
    seen = {tuple(sketch)}
    for _ in range(DEEP):
        reached: list[tuple[float, Sketch, Trail]] = []
        for before, begun in beam:
            for child, step, laid in moves.after(before):
                passing, promise = worth.of(child)
                if passing > best:
                    best, trail = passing, (step, laid, begun)
                reached.append((promise, child, (step, laid, begun)))
        if not reached:
            break
        reached.sort(key=_PROMISE, reverse=True)
        beam = []
        for _, child, begun in reached:
            key = tuple(child)
            if key not in seen:
                seen.add(key)
                beam.append((child, begun))
                if len(beam) == width:
                    break
    return _plan(trail, best)


def _plan(trail: Trail, worth: float) -> Plan:
    steps: list[Step] = []
    laid: Workers = ()
    while trail is not None:
        step, laid, trail = trail
        steps.insert(0, step)
    return Plan(tuple(steps), laid, worth)
