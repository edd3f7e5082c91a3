"""Finds the steps of a game that count after all rewinds, the points to go back to, and what was learned since.

It reads them from a table's log, and so fulfils `host.fixes.base.Past`.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from db.connection.statements import Connection
from db.tables import fixes, store
from engine.contract import Game
from engine.texts import Refusal
from host.fixes.base import Point
from host.log import journal
from host.log.epochs import plain_ask_id
from host.proof.frame import Diverged
from host.proof.replay import Log, Made, log_of_table, walk_log
from host.table.moves import phase_of
from host.table.stored_table import rules_of_table, state_from

_Question = tuple[int | None, str]  # a seat, and an ask id as the game gave it


class BranchStep(Struct, frozen=True):
    """The game after one move that changed it. `before`: the game until then.

    `entry` is None if the rules cannot replay the move: somebody may then have learned something by it.
    """

    number: int
    moment: str
    phase: bool
    settled: bool
    state: Any
    game: Game[Any]
    before: Any = None
    entry: journal.Entry | None = None
    seats: int = 0


def _steps(log: Log) -> tuple[BranchStep, ...]:
    """The game's steps on the present branch, oldest first. Raises as `replay.rebuild_state` does."""
    branch: list[BranchStep] = []
    before: Any = None
    for made in walk_log(log):
        if made.back_to is not None:
            branch = [step for step in branch if step.number <= made.back_to]
        else:
            branch.append(_step(made, before, branch[-1].moment if branch else ""))
        before = made.state
    return tuple(branch)


def _from_snapshots(snapshots: Iterable[tuple[int, Any]], game: Game[Any], since: int) -> tuple[BranchStep, ...]:
    """The starts of phases, for a table whose moves these rules cannot replay. `since`: the game's last move."""
    starts = [BranchStep(number, game.moment(state), True, True, state, game) for number, state in snapshots]
    # What came after the last phase began is not known in detail, nor whether anything did.
    return (*starts, BranchStep(since, "", False, False, None, game)) if starts else ()


def points_of(branch: Sequence[BranchStep], settled: Sequence[int]) -> tuple[Point, ...]:
    """The points to which the game can go back, the newest first: starts of phases and all settled steps.

    The last step is always among them, because it may be a secret whether anything came after it. `settled`: the
    numbers of all moves that settled a step.
    """
    counted = {number: count for count, number in enumerate(settled, start=1)}
    undecided = _undecided(branch[-1]) if branch else frozenset()
    points: list[Point] = []
    learned = False
    for step in reversed(branch):
        if step.settled:
            points.append(Point(counted[step.number], step.moment, step.phase, learned))
        learned = learned or taught(step, undecided)
    return tuple(points)


def taught(step: BranchStep, undecided: frozenset[_Question]) -> bool:
    """Whether somebody may have learned something by that move that its seat cannot take back.

    `undecided`: the asks that are open, or that their seat can open again. Everybody can see whether this is so: a
    final answer shows on the board, and nobody learns from what a seat does in secret.
    """
    entry = step.entry
    if entry is None or entry.draws:
        return True
    if entry.kind == "take-back" or entry.value.get("fix") == "reopen":
        return False
    question = entry.seat, plain_ask_id(entry.ask or "")
    if question in undecided:
        return False
    asked = step.game.asks(step.before) if step.before is not None else {}
    owed = entry.seat in asked and plain_ask_id(asked[entry.seat].id) == question[1]
    return entry.settled or owed or entry.kind == "fix" or _seen_by_others(step, entry.seat)


def _seen_by_others(step: BranchStep, mover: int | None) -> bool:
    """Whether the view of anybody but `mover` has changed. Happenings are announced when a step settles."""
    others = [None, *(seat for seat in range(step.seats) if seat != mover)]
    return any(step.game.view(step.before, viewer) != step.game.view(step.state, viewer) for viewer in others)


def _undecided(last: BranchStep) -> frozenset[_Question]:
    if last.state is None:
        return frozenset()
    open_, sealed = last.game.asks(last.state), last.game.sealed(last.state)
    return frozenset((seat, plain_ask_id(ask.id)) for asks in (open_, sealed) for seat, ask in asks.items())


def _step(made: Made, before: Any, was: str) -> BranchStep:
    entry, state = made.entry, made.state
    moment = made.game.moment(state)
    return BranchStep(
        entry.number,
        moment,
        phase=entry.settled and phase_of(moment) != phase_of(was),
        settled=entry.settled,
        state=state,
        game=made.game,
        before=before,
        entry=entry,
        seats=made.seats,
    )


_log = logging.getLogger(__name__)


async def points(connection: Connection, stored: store.StoredTable) -> tuple[Point, ...]:
    """The points to which the game can go back, the newest first."""
    return points_of(await _branch(connection, stored), await settled_moves(connection, stored))


async def settled_step(connection: Connection, stored: store.StoredTable, number: int) -> tuple[int, Any] | None:
    """The move that settled step `number`, and the state after it; None once it is undone."""
    moves = dict(enumerate(await settled_moves(connection, stored), start=1))
    steps_left = await _branch(connection, stored)
    return next(((step.number, step.state) for step in steps_left if step.number == moves.get(number)), None)


async def _branch(connection: Connection, stored: store.StoredTable) -> tuple[BranchStep, ...]:
    """The steps of the game that still count; where the rules have changed since, only the starts of phases."""
    game, table_id = rules_of_table(stored), stored.shown.id
    if stored.shown.rules == game.version:
        rows = await connection.execute(store.MOVES, {"table": table_id})
        log = log_of_table(rows, stored)
        try:
            return await asyncio.to_thread(_steps, log)
        except (Diverged, Refusal) as error:  # the rules have changed without a new version
            _log.warning("table %s: its log cannot be replayed: %s", table_id, type(error).__name__)
    kept = await connection.execute(fixes.SNAPSHOTS, {"table": table_id})
    snapshots = [(row.number, state_from(stored.shown, zlib.decompress(row.body))) for row in kept]
    return _from_snapshots(snapshots, game, await fixes.last_counted(connection, table_id))


async def settled_moves(connection: Connection, stored: store.StoredTable) -> list[int]:
    """The numbers of the moves that settled a step, undone ones too."""
    rows = await connection.execute(fixes.SETTLED, {"table": stored.shown.id})
    return [row.number for row in rows if row.number <= stored.number]
