"""The steps of the game that still count, after all rewinds: where it can go back to, and what was learned since."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from engine.core.contract import Game
from host.fixing.kinds import Point
from host.moves import phase_of
from host.replay import Log, Made, walk


class Step(Struct, frozen=True):
    """The game after one move that touched it. `taught`: by this move somebody has learned something."""

    number: int
    moment: str
    phase: bool
    settled: bool
    taught: bool
    state: Any


def steps(log: Log) -> tuple[Step, ...]:
    """The game's steps on the present branch, oldest first. Raises as `replay.rebuild` does."""
    branch: list[Step] = []
    for made in walk(log):
        if made.back_to is not None:
            branch = [one for one in branch if one.number <= made.back_to]
        else:
            branch.append(_step(made, branch[-1].moment if branch else ""))
    return tuple(branch)


def from_snapshots(snapshots: Iterable[tuple[int, Any]], game: Game[Any], since: int) -> tuple[Step, ...]:
    """Where phases began, for a table whose moves these rules cannot replay. `since`: the game's last move."""
    found = [Step(number, game.moment(state), True, True, True, state) for number, state in snapshots]
    last = found[-1].number if found else since
    # What came after the last phase began is not known in detail: it counts as having taught somebody something.
    return (*found, Step(since, "", False, False, True, None)) if since > last else tuple(found)


def points(branch: Sequence[Step], settled: Sequence[int]) -> tuple[Point, ...]:
    """Where the game can go back to, the newest first: starts of phases and settled steps that something came after.

    `settled`: the numbers of all moves that settled a step.
    """
    counted = {number: count for count, number in enumerate(settled, start=1)}
    found: list[Point] = []
    learned = False
    for after, step in zip(reversed(branch), reversed(branch[:-1]), strict=False):
        learned = learned or after.taught
        if step.settled:
            found.append(Point(counted[step.number], step.moment, step.phase, learned))
    return tuple(found)


def _step(made: Made, before: str) -> Step:
    entry, state = made.entry, made.state
    moment = made.game.moment(state)
    sealed = made.game.sealed(state)
    shown = entry.settled and entry.seat not in sealed  # what is still sealed can be taken back
    return Step(
        entry.number,
        moment,
        phase=entry.settled and phase_of(moment) != phase_of(before),
        settled=entry.settled,
        taught=bool(entry.draws) or shown,
        state=state,
    )
