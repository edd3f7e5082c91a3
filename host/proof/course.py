"""The course of a finished game out of its export: every move that counts, and whether the file holds."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.core.contract import Game, Standing
from host.log import journal
from host.proof.export import GameExport
from host.proof.replay import Replay
from host.proof.verify import Differs, OtherVersion, Verdict, verify
from host.table.answer_in_words import AnswerInWords, given


class Step(Struct, frozen=True):
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

    steps: tuple[Step, ...]
    seats: int
    verdict: Verdict | None
    finding: Differs | None
    undone: int
    result: tuple[Standing, ...] | None


def course_of(export: GameExport) -> Course:
    """Play an export again and check it. Raises OtherVersion if our rules or cards cannot, or not to the end."""
    watching = _Watching()
    verdict: Verdict | None = None
    finding: Differs | None = None
    try:
        verdict = verify(export, watch=watching.see)
    except Differs as difference:
        finding = difference
    if verdict is not None and not verdict.whole:
        raise OtherVersion("rules", str(export.rules), str(verdict.rules))
    result = None if finding is not None else watching.result
    return Course(tuple(watching.steps), len(export.words), verdict, finding, watching.undone, result)


class _Watching:
    """Keeps the moves that count while a log is played again."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
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
        self.steps.append(Step(entry, replay.game, before, replay.state, _given(entry, replay.game, before)))


def _given(entry: journal.Entry, game: Game[Any], state: Any) -> AnswerInWords | None:
    if state is None or entry.seat is None or entry.ask is None or entry.kind == "take-back":
        return None
    value = entry.value.get("answer") if entry.kind == "fix" else entry.value
    asks = (game.asks(state).get(entry.seat), *game.liberties(state, entry.seat))
    ask = next((each for each in asks if each is not None and each.id == entry.ask), None)
    return None if ask is None or not isinstance(value, dict) else given(game, state, entry.seat, ask, value)
