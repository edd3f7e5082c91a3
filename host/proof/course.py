"""The course of a finished game: out of its export, with whether the file holds, and as the chronicle of its table.

For a chronicle the log of an ended table is played again, off the event loop, and only moves that count are told.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any

from msgspec import Struct

from db.tables.store import StoredTable
from db.trouble import MACHINE_EXHAUSTED, Trouble
from engine.contract import Game, Standing
from engine.extras.chronicle import Chronicle, Played, find_chronicle
from engine.registry import game as rules_of
from host.log import journal
from host.proof.export import GameExport
from host.proof.noted import Differs
from host.proof.replay import Log, Made, Replay, load_log, walk_log
from host.proof.verify import OtherVersion, Verdict, verify_export
from host.table.access import Queues, Tables
from host.table.answers_in_words import AnswerInWords, answer_in_words
from host.table.halting import describe_error, is_of_machine
from host.table.projections import board_of
from host.values import Board


class CourseStep(Struct, frozen=True):
    """A move that counts, with the state after it. `before`: the state it was made in, None for the start.

    `given`: what its seat answered, in words, if it answered a question.
    """

    entry: journal.Entry
    game: Game[Any]
    before: Any
    state: Any
    given: AnswerInWords | None = None


class Course(Struct, frozen=True):
    """The steps of a game. `finding`: the first mistake in the file, beyond which nothing is shown; None if it holds.

    `verdict`: the result of the check, None with a finding; `seats`: how many there are; `undone`: how many moves a
    rewind has taken out of the game; `result`: the final standings, None if the file has a finding.
    """

    steps: tuple[CourseStep, ...]
    seats: int
    verdict: Verdict | None
    finding: Differs | None
    undone: int
    result: tuple[Standing, ...] | None


def course_of(export: GameExport) -> Course:
    """Plays an export again and checks it. Raises OtherVersion if our rules or cards cannot, or not to the end."""
    watching = _Watching()
    verdict: Verdict | None = None
    finding: Differs | None = None
    try:
        verdict = verify_export(export, watch=watching.see)
    except Differs as difference:
        finding = difference
    if verdict is not None and not verdict.whole:
        raise OtherVersion("rules", str(export.rules), str(verdict.rules))
    result = None if finding is not None else watching.result
    return Course(tuple(watching.steps), len(export.words), verdict, finding, watching.undone, result)


class _Watching:
    """Keeps the moves that count while a log is played again."""

    def __init__(self) -> None:
        self.steps: list[CourseStep] = []
        self.undone = 0
        self.result: tuple[Standing, ...] | None = None
        self._before: Any = None

    def see(self, entry: journal.Entry, replay: Replay) -> None:
        before, self._before = self._before, replay.state
        if replay.state is None:
            return
        self.result = replay.result()
        back_to = entry.value.get("to") if entry.kind == "fix" else None
        if back_to is not None:
            kept = [step for step in self.steps if step.entry.number <= back_to]
            self.undone += len(self.steps) - len(kept)
            self.steps = kept
        if replay.state is before and back_to is None and not entry.happenings:
            return
        self.steps.append(CourseStep(entry, replay.game, before, replay.state, _given(entry, replay.game, before)))


def _given(entry: journal.Entry, game: Game[Any], state: Any) -> AnswerInWords | None:
    if state is None or entry.seat is None or entry.ask is None or entry.kind == "take-back":
        return None
    value = entry.value.get("answer") if entry.kind == "fix" else entry.value
    asks = (game.asks(state).get(entry.seat), *game.liberties(state, entry.seat))
    ask = next((each for each in asks if each is not None and each.id == entry.ask), None)
    return None if ask is None or not isinstance(value, dict) else answer_in_words(game, state, entry.seat, ask, value)


DOSSIER_RUNNING = "dossier-running"  # the game goes on
DOSSIER_CLOSED = "dossier-closed"  # the game was called off: its secrets stay secret
DOSSIER_UNKNOWN = "dossier-unknown"  # the game tells none, or began by rules of an older release
_KEPT = 32  # chronicles in memory, the latest read

_log = logging.getLogger(__name__)


class Dossier(Struct, frozen=True):
    """The chronicle of a finished table, and its board."""

    board: Board
    chronicle: Chronicle


class Chronicles:
    """The use case of the dossier."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[tuple[int, bytes], Chronicle | None] = OrderedDict()
        self._turns = Queues()

    async def read(self, table_id: int) -> Dossier:
        """The dossier of a table that was played to its end. The same log is told once, however many ask at once.

        Raises Trouble `no-such-table`, `dossier-running`, `dossier-closed`, `dossier-unknown`.
        """
        stored = await self._tables.read(table_id)
        if stored.shown.status != "ended":
            raise Trouble(DOSSIER_CLOSED if stored.shown.status == "closed" else DOSSIER_RUNNING)
        chronicle = await self._told(stored)
        if chronicle is None:
            raise Trouble(DOSSIER_UNKNOWN)
        return Dossier(board_of(stored), chronicle)

    async def _told(self, stored: StoredTable) -> Chronicle | None:
        """The chronicle of an ended table, None if there is none: that is found out once, too."""
        table_id = stored.shown.id
        key = (table_id, stored.head)
        async with self._turns.turn(table_id):
            if key not in self._kept:
                log = await load_log(self._tables, table_id)
                self._kept[key] = await asyncio.to_thread(chronicle_of, stored.shown.game, log)
                while len(self._kept) > _KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return self._kept[key]


def chronicle_of(game_id: str, log: Log) -> Chronicle | None:
    """The chronicle of a whole log; None if the game tells none, or if the log was played by other rules."""
    game = find_chronicle(rules_of(game_id))
    if game is None:
        return None
    try:
        moves = moves_of(log)
    except Exception as error:  # rules other than those it was played by may raise anything anywhere
        if is_of_machine(error):
            raise Trouble(MACHINE_EXHAUSTED) from error
        _log.info("a log of %s cannot be played again: %s", game_id, describe_error(error))
        return None
    return game.chronicle(moves)


def moves_of(log: Log) -> list[Played]:
    """The moves of a log that touched the game and still count: what a rewind undid is not among them."""
    return [move for _, move in numbered_moves(log)]


def numbered_moves(log: Log) -> list[tuple[int, Played]]:
    """The same, each with its number in the log."""
    counted: list[tuple[int, Played]] = []
    before: Any = None
    for made in walk_log(log):
        if made.back_to is None:
            counted.append((made.entry.number, _played(made, before)))
        else:
            counted = [(number, move) for number, move in counted if number <= made.back_to]
        before = made.state
    return counted


def _played(made: Made, before: Any) -> Played:
    entry = made.entry
    fix = entry.value.get("fix") if entry.kind == "fix" else None
    return Played(
        before,
        made.state,
        entry.happenings,
        entry.seat,
        entry.ask if fix in (None, "answer") else None,
        entry.value if fix is None else entry.value.get("answer", {}),
        entry.kind == "take-back" or fix == "reopen",
    )
