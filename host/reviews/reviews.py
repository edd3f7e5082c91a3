"""Reviews: what a steward would have answered in a player's place, decision by decision, and what that was worth.

There is none before a table has ended. One player's review at a time is worked out, in small questions to the process
in which hints are thought about, so that a hint waits for one of them at most; then it is kept for that player alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace

from db.people import players as statements
from db.tables import store
from db.tables.store import StoredTable
from db.trouble import MACHINE_EXHAUSTED
from engine.contract import Standing
from engine.policies import CARETAKER, strongest_level
from engine.registry import game as rules_of
from host.proof.replay import log_of_table
from host.reviews.own_decisions import OwnDecision, OwnGame, given_for, own_game
from host.reviews.reviewed import SHAPE, Review, ReviewedAnswer
from host.reviews.weighing import PLAYOUT_MOVES, SEARCHING, Piece, Weighing
from host.stewards.hints import HINT_EFFORT, seed_of_hints
from host.stewards.thinking import Question, Reviewed, Thinker, Thought, seed_of
from host.table.access import Tables
from host.table.halting import describe_error, is_of_machine
from host.table.projections import board_of
from host.table.stored_table import files_of, table_of
from host.values import NOT_SEATED, Table, Trouble
from host.workers.turns import Bound, Common, Turns, of_person

REVIEW_RUNNING = "review-running"  # the game goes on: there is nothing yet
REVIEW_CLOSED = "review-closed"  # the game was called off
REVIEW_UNKNOWN = "review-unknown"  # it was played by rules of an older release, or there is no steward of that game
REVIEW_FAILED = "review-failed"  # the process gave no opinion at all
MOST_SECONDS = 60.0  # of the processor for one review, however slow it is
_BOUND = Bound(own=1, waiting=20)  # of reviews
_OPINIONS = 0.1  # part of the bar that is full once all answers are compared

_log = logging.getLogger(__name__)
Progress = Callable[[float], None]


def may_review(table: Table, person_id: int) -> bool:
    """Whether somebody can ask for their review: they sit at a table that has ended, of a game that has stewards."""
    if table.status != "ended" or table.card(person_id) is None:
        return False
    return strongest_level(rules_of(table.game)) != CARETAKER


class TableReview(Struct, frozen=True):
    """A review, its table, and how the game ended; that is empty where an older release played it."""

    table: Table
    review: Review
    results: tuple[Standing, ...] = ()


def _of_table(stored: StoredTable, review: Review) -> TableReview:
    try:
        results = board_of(stored).results or ()
    except Trouble:  # what the review says stays readable
        results = ()
    return TableReview(table_of(stored.shown), review, results)


class Reviews:
    """The use case of reviews. `thinker`: that of hints; `effort`: of the steward, a multiple.

    `moves`: of all playouts of one review.
    """

    def __init__(self, tables: Tables, thinker: Thinker, effort: int = 1, moves: int = PLAYOUT_MOVES) -> None:
        self.moves = moves
        self._tables = tables
        self._thinker = thinker
        self._effort = effort
        self._turns = Turns(1, _BOUND)
        self._under_way: Common[Review] = Common()
        self._progress: dict[tuple[int, int], float] = {}

    async def kept(self, table_id: int, person_id: int) -> TableReview | None:
        """The review that was worked out for that person, None if there is none yet.

        Raises Trouble `no-such-table`, `review-running`, `review-closed`, `not-seated`.
        """
        stored = await self._ended(table_id)
        review = await self._read(table_id, person_id)
        if review is None and not await self._sat(stored, person_id):
            raise Trouble(NOT_SEATED)
        return None if review is None else _of_table(stored, review)

    async def work_out(self, table_id: int, person_id: int) -> TableReview:
        """That person's review: kept, or worked out now; it is dropped when nobody waits for it any more.

        Raises as `kept` does, and Trouble `review-unknown`, `review-failed`, `own-under-way`, `too-many-wait`.
        """
        kept = await self.kept(table_id, person_id)
        if kept is not None:
            return kept
        key = (table_id, person_id)
        review = await self._under_way.of(key, lambda: self._worked_out(table_id, person_id))
        return _of_table(await self._ended(table_id), review)

    def progress(self, table_id: int, person_id: int) -> float | None:
        """How far that review is, from 0 to 1; None before its turn has come."""
        return self._progress.get((table_id, person_id))

    async def body(self, table_id: int, person_id: int) -> str:
        """The review that is kept for that person, as JSON; "" if there is none."""
        review = await self._read(table_id, person_id)
        return "" if review is None else json.encode(review).decode()

    async def close(self) -> None:
        """Stops all that is worked out."""
        await self._under_way.close()

    async def _ended(self, table_id: int) -> StoredTable:
        stored = await self._tables.read(table_id)
        if stored.shown.status != "ended":
            raise Trouble(REVIEW_CLOSED if stored.shown.status == "closed" else REVIEW_RUNNING)
        return stored

    async def _sat(self, stored: StoredTable, person_id: int) -> bool:
        """Whether that person sits or has sat there."""
        if table_of(stored.shown).card(person_id) is not None:
            return True
        at = {"table": stored.shown.id, "person": person_id}
        return bool(await self._tables.database.fetch(statements.HAS_MOVED, at))

    async def _read(self, table_id: int, person_id: int) -> Review | None:
        rows = await self._tables.database.fetch(statements.STORED_REVIEW, {"table": table_id, "person": person_id})
        try:
            review = json.decode(rows[0].body, type=Review) if rows else None
        except DecodeError:  # of another release
            return None
        return review if review is not None and review.shape == SHAPE else None

    async def _worked_out(self, table_id: int, person_id: int) -> Review:
        key = (table_id, person_id)
        async with self._turns.turn(of_person(person_id)):
            self._progress[key] = 0.0
            try:
                stored = await self._ended(table_id)
                own = await self._own_game(stored, person_id)
                review = await review_of(
                    question_of(stored, person_id, self._effort),
                    own.decisions,
                    self._thinker,
                    lambda done: self._progress.update({key: done}),
                    self.moves,
                )
            finally:
                self._progress.pop(key, None)
        review = replace(review, given=own.given)
        body = {"table": table_id, "person": person_id, "body": json.encode(review).decode()}
        await self._tables.database.write(statements.WRITE_REVIEW, body)
        return review

    async def _own_game(self, stored: StoredTable, person_id: int) -> OwnGame:
        rows = await self._tables.database.fetch(store.MOVES, {"table": stored.shown.id})
        numbers = {row.number for row in rows if row.person_id == person_id}
        log = log_of_table(rows, stored)
        card = table_of(stored.shown).card(person_id)
        made = {row.number: row.person_id for row in rows}
        given = frozenset[int]() if card is None or card.seat is None else given_for(log, made, person_id, card.seat)
        if strongest_level(rules_of(stored.shown.game)) == CARETAKER:
            raise Trouble(REVIEW_UNKNOWN)
        try:
            return await asyncio.to_thread(own_game, log, numbers, given)
        except Exception as error:  # rules other than those it was played by may raise anything anywhere
            if is_of_machine(error):
                raise Trouble(MACHINE_EXHAUSTED) from error
            _log.info("table %s cannot be reviewed: %s", stored.shown.id, describe_error(error))
            raise Trouble(REVIEW_UNKNOWN) from error


def question_of(stored: StoredTable, person_id: int, effort: int) -> Question:
    """What all questions of a person's review have in common: with its seed and effort it agrees with every hint."""
    shown = stored.shown
    return Question(
        game=shown.game,
        state=b"",
        pack=shown.pack,
        files={name: bytes(content) for name, content in files_of(shown.game, shown.pack).items()},
        seat=0,
        ask="",
        level=strongest_level(rules_of(shown.game)),
        seed=seed_of_hints(stored),
        volunteers=False,
        effort=effort * HINT_EFFORT,
        advises=True,
        whose=of_person(person_id),
    )


async def review_of(
    question: Question,
    decisions: Sequence[OwnDecision],
    thinker: Thinker,
    progress: Progress = lambda done: None,
    moves: int = PLAYOUT_MOVES,
) -> Review:
    """Works out a review of those decisions. `question`: what its questions have in common; `moves`: of all playouts.

    The same question and decisions give the same review, unless its seconds run out. Raises Trouble `review-failed`.
    """
    asked = [_asked(question, decision) for decision in decisions]
    answers: list[ReviewedAnswer] = []
    differing: list[tuple[int, Question, Reviewed]] = []  # place among the answers, and what to play
    seconds = 0.0
    for at, (decision, its) in enumerate(zip(decisions, asked, strict=True)):
        progress(_OPINIONS * at / len(decisions))
        thought = await thinker.think(replace(its, reviewed=Reviewed(decision.value)))
        seconds += thought.seconds
        if thought.own is None:  # no opinion, and no words: the process was too slow, or broke
            continue
        answers.append(_answer(decision, thought))
        if answers[-1].other is not None and thought.value is not None:
            played = replace(its, seed=seed_of(question.seed, decision.number))
            differing.append((len(answers) - 1, played, Reviewed(decision.value, thought.value)))
    if decisions and not answers:
        raise Trouble(REVIEW_FAILED)
    weighing = Weighing(len(differing), moves)
    while seconds < MOST_SECONDS:
        piece = weighing.next_piece(late=seconds > SEARCHING * MOST_SECONDS)
        if piece is None:
            break
        progress(_OPINIONS + (1 - _OPINIONS) * weighing.progress)
        _, its, values = differing[piece.which]
        thought = await thinker.think(replace(its, reviewed=_played(values, piece)))
        seconds += thought.seconds
        weighing.note(piece, thought.pairs)
    for which, (at, _, _) in enumerate(differing):
        estimate = weighing.estimate(which)
        answers[at] = replace(
            answers[at],
            points=round(estimate.points, 2),
            error=round(estimate.error, 2),
            lead=None if estimate.own is None else round(estimate.own, 2),
            playouts=estimate.playouts,
            agreed=estimate.agreed,
            turns=round(estimate.turns, 2),
        )
    progress(1.0)
    return Review(decisions[0].seat if decisions else 0, tuple(answers), round(seconds, 1))


def _asked(question: Question, decision: OwnDecision) -> Question:
    return replace(
        question,
        state=json.encode(decision.state),
        seat=decision.seat,
        ask=decision.ask.id,
        seed=seed_of(question.seed, decision.seat, decision.ask.id),
    )


def _played(values: Reviewed, piece: Piece) -> Reviewed:
    return replace(values, first=piece.first, count=piece.count, far=piece.far)


def _answer(decision: OwnDecision, thought: Thought) -> ReviewedAnswer:
    assert thought.own is not None  # noqa: S101  asked before
    answer = ReviewedAnswer(decision.number, decision.moment, thought.own, lost=thought.lost)
    if thought.alike or thought.failed or thought.advice is None:
        return answer
    advice = thought.advice
    return replace(answer, other=advice.answer, why=advice.why, effects=thought.effects, other_value=thought.value)
