"""The board of a table that is played as everybody saw it after each of its last public moves.

It is read from the log, played again off the event loop, by what onlookers see of each position: no private view is
ever made. What a rewind has undone is not shown any more, and which moves were made in secret does not count.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any

from msgspec import Struct

from db.tables import store
from db.trouble import MACHINE_EXHAUSTED, Trouble
from engine.contract import Game
from engine.texts import Text
from host.kept import Kept
from host.people.notes import tells_all
from host.proof.replay import Log, Replay, log_of_table
from host.table.access import Queues, Tables
from host.table.halting import describe_error, is_of_machine

MOST_PAST_STEPS = 40  # that one can look back
LONGEST_LOG = 4_000  # moves of a log that is played again: about half a second of a core
_KEPT = 64  # tables in memory, the latest looked at

_log = logging.getLogger(__name__)


class BoardStep(Struct, frozen=True):
    """The board after a move that everybody was told of.

    `step`: which of these moves it is, from 1; `number`: of the move in the log, which counts what is done in secret as
    well and is for nobody; `moment`: in which it was made; `view`: the onlookers' after it, `before` after the step
    before, None without one; `owers`: who was waited for then, where that was public; `story`: all that everybody was
    told in the game, of which `begins` up to before `ends` tells of this step.
    """

    step: int
    number: int
    moment: str
    view: Any
    before: Any
    owers: tuple[int, ...]
    story: tuple[Text, ...] = ()
    begins: int = 0
    ends: int = 0

    @property
    def told(self) -> tuple[Text, ...]:
        """What everybody was told of it."""
        return self.story[self.begins : self.ends]

    @property
    def earlier(self) -> tuple[Text, ...]:
        """What everybody was told before."""
        return self.story[: self.begins]


class PublicPosition(Struct):
    """A position after a public move.

    `number`: of the move; `was`: the position it was made in, None at the start; `told`: what everybody was told of it.
    """

    number: int
    game: Game[Any]
    was: Any
    state: Any
    told: tuple[Text, ...] = ()


class PastBoards:
    """Reads what the boards of tables looked like. What it has read is kept for as long as the log does not go on."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: Kept[int, tuple[int, tuple[BoardStep, ...]]] = Kept(_KEPT)
        self._turns = Queues()

    async def boards(self, table_id: int) -> tuple[BoardStep, ...]:
        """The last steps of a table, the oldest first. They are the same for everybody who asks.

        None before the start, after the end (the replay shows all of it then), and where our rules cannot play the log
        again. Raises Trouble `no-such-table`.
        """
        async with self._turns.turn(table_id):
            stored = await self._tables.read(table_id)
            if stored.shown.status != "playing" or stored.number > LONGEST_LOG:
                return ()
            number, steps = self._kept.get(table_id) or (0, ())
            if number != stored.number:
                rows = await self._tables.database.fetch(store.MOVES, {"table": table_id})
                rows = [row for row in rows if row.number <= stored.number]
                steps = await asyncio.to_thread(_told_again, rows, stored)
                self._kept.keep(table_id, (stored.number, steps))
            return steps

    async def view_at(self, table_id: int, number: int) -> Any:
        """What everybody saw of a table after move `number`, None where one cannot look back so far.

        Raises as `boards` does.
        """
        earlier = [step for step in await self.boards(table_id) if step.number <= number]
        return earlier[-1].view if earlier else None


def _told_again(rows: Sequence[Any], stored: store.StoredTable) -> tuple[BoardStep, ...]:
    undone = frozenset(row.number for row in rows if row.undone)
    try:
        return board_steps(positions_of(log_of_table(rows, stored), undone))
    except Exception as error:  # rules other than those it was played by may raise anything anywhere
        if is_of_machine(error):
            raise Trouble(MACHINE_EXHAUSTED) from error
        _log.info("the boards of table %s cannot be shown again: %s", stored.shown.id, describe_error(error))
        return ()


def board_steps(positions: Sequence[PublicPosition]) -> tuple[BoardStep, ...]:
    """The last steps, the oldest first. `positions`: after all public moves of a game."""
    first = max(0, len(positions) - MOST_PAST_STEPS)
    story = tuple(text for position in positions for text in position.told)
    begins = [0, *accumulate(len(position.told) for position in positions)]
    views = [None, *seen_by_all(positions[max(0, first - 1) :])]
    if first:
        del views[0]
    return tuple(
        BoardStep(
            step=at + 1,
            number=position.number,
            moment=position.game.moment(position.state if position.was is None else position.was),
            view=view,
            before=before,
            owers=position.game.waiting(view),
            story=story,
            begins=begins[at],
            ends=begins[at + 1],
        )
        for at, (position, before, view) in enumerate(
            zip(positions[first:], views[:-1], views[1:], strict=True), start=first
        )
    )


def seen_by_all(positions: Iterable[PublicPosition]) -> list[Any]:
    """What everybody may see of each of these positions."""
    return [position.game.view(position.state, None) for position in positions]


def positions_of(log: Log, undone: frozenset[int]) -> list[PublicPosition]:
    """The positions after all public moves that count, as they lie on the present branch.

    `undone`: the numbers of the moves that a rewind has undone. Raises as `Replay.step` does.
    """
    replay = Replay(log.opening_seed)
    found: list[PublicPosition] = []
    branch: list[tuple[int, Any]] = []  # the states that count, each with the move that led to it
    for entry in log.entries:
        before = replay.state
        replay.step(entry)
        back_to = entry.value.get("to") if entry.kind == "fix" and entry.value.get("fix") == "rewind" else None
        if back_to is not None:
            branch = [each for each in branch if each[0] <= back_to]
            for position in found:  # a vote of that time stays told, on the board gone back to
                if position.number > back_to:
                    position.was = position.state = branch[-1][1]
        was = branch[-1][1] if branch else None
        if replay.state is not before or back_to is not None:
            branch.append((entry.number, replay.state))
        if branch and entry.number not in undone and tells_all(entry):
            told = tuple(one.public for one in entry.happenings if one.public is not None)
            found.append(PublicPosition(entry.number, replay.game, was, branch[-1][1], told))
    return found
