"""Forecasts: how it goes on if a player answers as their draft says, in many imagined worlds played by stewards.

All worlds are drawn from one that was itself drawn from what the seat knows, by chance of the machine: the true state
goes nowhere, and the chance of the game has no part in it. Nothing is stored, and nobody else learns of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any

from msgspec import Struct, field, json
from msgspec.structs import replace

from engine.chance import SEED_BYTES, Chance
from engine.contract import Ask
from engine.extras.forecast import Forecast, ForecastCourse, forecast_of
from engine.forms import Form
from engine.policies import strongest_level
from engine.registry import game as rules_of
from engine.texts import MISSING, NOT_ASKED, Refusal
from host.log.epochs import plain_ask_id
from host.play.desk_reading import DeskReading
from host.stewards.thinking import SLOW, Question, Thinker, seed_of
from host.table.access import Tables
from host.table.answers_in_words import AnswerInWords, answer_in_words
from host.table.halting import is_of_machine
from host.table.stored_table import files_of
from host.trials import TRIAL_FAILED, TRIALS_OFF, may_try
from host.values import Table, Trouble
from host.workers.allowances import in_thread
from host.workers.turns import Bound, Common, Turns, of_person

FORECAST_FAILED = "forecast-failed"  # too few worlds could be played on
FORECAST_BUSY = "forecast-busy"  # too few could in time
FORECAST_UNDECIDED = "forecast-undecided"  # the form lacks something
WORLDS = 40
LEAST_WORLDS = 5  # of which anything is said
FORECAST_SECONDS = 60.0  # of the processor for one forecast, however slow it is: it has fewer worlds then
FORECAST_WAITS = 150.0  # seconds by the clock, on a machine that has much else to do: fewer worlds then, too
_FAILED = 6.0  # seconds that a world counts for which could not be played on
_AT_ONCE = 2  # worlds of one forecast
_BOUND = Bound(own=1, waiting=20)  # of forecasts
_MOST_KEPT = 200  # positions whose forecasts are kept

_log = logging.getLogger(__name__)


class AnswerForecast(Struct, frozen=True):
    """How it goes on after an answer: the `value`, the same in words, and the `forecast`.

    `points`: at the end, by the number of the world.
    """

    value: dict[str, Any]
    answer: AnswerInWords
    forecast: Forecast
    points: dict[int, int]


class TableForecast(Struct, frozen=True):
    """The forecasts of a player for the question they are asked, the latest first: two at most, in the same worlds.

    `level`: of those who played there; `asked`: how many worlds were to be played on.
    """

    table: Table
    seat: int
    level: str
    answers: tuple[AnswerForecast, ...]
    asked: int


class _Kept(Struct, frozen=True):
    """What a person was told at one position. `seed`: of its worlds.

    `begun`: what came of answers that too few worlds were played on for, by the answer and the number of the world.
    """

    ask: str
    view: Any
    seed: bytes
    answers: tuple[AnswerForecast, ...] = ()
    begun: dict[bytes, dict[int, ForecastCourse]] = field(default_factory=dict)


class _Drafted(Struct, frozen=True):
    """The answer that stands in the draft of a person."""

    reading: DeskReading
    ask: Ask
    value: dict[str, Any]

    @property
    def key(self) -> bytes:
        """The answer, as JSON."""
        return json.encode(self.value, order="deterministic")

    def told(self, answers: tuple[AnswerForecast, ...], asked: int) -> TableForecast:
        """Those forecasts, that of this answer first; `asked`: how many worlds each was to have."""
        table = self.reading.table
        ordered = sorted(answers, key=lambda each: each.value != self.value)
        return TableForecast(table, self.reading.seat, strongest_level(rules_of(table.game)), tuple(ordered), asked)


def _answer_in(form: Form) -> dict[str, Any]:
    """The answer that a form holds. Raises Trouble `forecast-undecided`, Refusal for what it refuses."""
    try:
        return form.sealed()
    except Refusal as refusal:
        if refusal.code == MISSING:
            raise Trouble(FORECAST_UNDECIDED) from refusal
        raise


class Forecasts:
    """The use case of forecasts. `thinker`: plays worlds on; `worlds`: how many of them."""

    def __init__(self, tables: Tables, thinker: Thinker, worlds: int = WORLDS) -> None:
        self.worlds = worlds
        self._tables = tables
        self._thinker = thinker
        self._turns = Turns(1, _BOUND)
        self._under_way: Common[None] = Common()
        self._progress: dict[tuple[int, int], float] = {}
        self._kept: OrderedDict[tuple[int, int], _Kept] = OrderedDict()

    async def kept(self, table_id: int, person_id: int) -> TableForecast | None:
        """What was found for the answer in that person's draft, None if nothing was yet.

        Raises Trouble `no-such-table`, `not-seated`, `not-started`, `table-closed`, `table-ended`, `table-frozen`,
        `trials-off`, `forecast-undecided`; Refusal `not-asked`, and for a draft that is refused.
        """
        drafted = await self._drafted(table_id, person_id)
        kept = self._at(drafted)
        if not any(each.value == drafted.value for each in kept.answers):
            return None
        return drafted.told(kept.answers, self.worlds)

    async def work_out(self, table_id: int, person_id: int) -> TableForecast:
        """How it goes on after the answer in that person's draft; dropped when nobody waits for it any more.

        Raises as `kept` does, and Trouble `trial-failed`, `forecast-failed`, `own-under-way`, `too-many-wait`, and
        `forecast-busy`: what was played on is kept, and asking again goes on from there.
        """
        drafted = await self._drafted(table_id, person_id)
        kept = self._at(drafted)
        if not any(each.value == drafted.value for each in kept.answers):
            key = (table_id, person_id, drafted.key)
            await self._under_way.of(key, lambda: self._worked_out(drafted, kept))
        found = self._at(drafted).answers
        if not any(each.value == drafted.value for each in found):  # the position has changed meanwhile
            raise Refusal(NOT_ASKED)
        return drafted.told(found, self.worlds)

    def progress(self, table_id: int, person_id: int) -> float | None:
        """How far that forecast is, from 0 to 1; None before its turn has come."""
        return self._progress.get((table_id, person_id))

    async def close(self) -> None:
        """Stops all that is worked out."""
        await self._under_way.close()

    async def _drafted(self, table_id: int, person_id: int) -> _Drafted:
        stored = await self._tables.read(table_id, person_id)
        async with self._tables.guarded(table_id):
            reading = DeskReading(self._tables, stored, person_id).in_play()
            if not may_try(reading.table):
                raise Trouble(TRIALS_OFF)
            ask = reading.desk.ask
            if ask is None:
                raise Refusal(NOT_ASKED)
            return _Drafted(reading, ask, _answer_in(reading.fill_in(ask.id).form))

    def _at(self, drafted: _Drafted) -> _Kept:
        """What is kept for that position, from now on nothing if it is a new one."""
        reading = drafted.reading
        key, ask_id = (reading.table.id, reading.person_id), drafted.ask.id
        kept = self._kept.get(key)
        if kept is None or kept.ask != ask_id or kept.view != reading.desk.view:
            kept = self._kept[key] = _Kept(ask_id, reading.desk.view, self._tables.entropy(SEED_BYTES))
        self._kept.move_to_end(key)
        while len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return kept

    async def _worked_out(self, drafted: _Drafted, at: _Kept) -> None:
        key = (drafted.reading.table.id, drafted.reading.person_id)
        async with self._turns.turn(of_person(key[1])):
            self._progress[key] = 0.0
            try:
                question, answer = await in_thread(self._question, drafted, at.seed)
                courses = at.begun.setdefault(drafted.key, {})
                slow = await self._play_on(key, question, courses)
            finally:
                self._progress.pop(key, None)
        if len(courses) < min(LEAST_WORLDS, self.worlds):
            _log.warning("table %s: of %s imagined worlds %s were played on", key[0], self.worlds, len(courses))
            raise Trouble(FORECAST_BUSY if slow else FORECAST_FAILED)
        kept = self._kept.get(key)
        if kept is not None and kept.seed == at.seed:
            numbers = sorted(courses)
            points = {number: courses[number].points for number in numbers}
            found = AnswerForecast(drafted.value, answer, forecast_of([courses[number] for number in numbers]), points)
            del at.begun[drafted.key]
            self._kept[key] = replace(kept, answers=(found, *kept.answers[:1]))

    def _question(self, drafted: _Drafted, seed: bytes) -> tuple[Question, AnswerInWords]:
        """What the questions of a forecast have in common, with a world in place of the true state."""
        table, seat = drafted.reading.table, drafted.reading.seat
        game = rules_of(table.game)
        ask = replace(drafted.ask, id=plain_ask_id(drafted.ask.id))
        try:
            world = drafted.reading.imagined(Chance(seed))
            answer = answer_in_words(game, world, seat, ask, drafted.value)
        except Exception as error:
            if is_of_machine(error):
                raise
            _log.exception("table %s: no world can be drawn for a forecast", table.id)
            raise Trouble(TRIAL_FAILED) from error
        question = Question(
            game=table.game,
            state=json.encode(world),
            pack=table.pack,
            files={name: bytes(content) for name, content in files_of(table.game, table.pack).items()},
            seat=seat,
            ask=ask.id,
            level=strongest_level(game),
            seed=seed,
            volunteers=False,
            whose=f"{of_person(drafted.reading.person_id)}, forecast",
            tried=drafted.value,
        )
        return question, answer

    async def _play_on(self, key: tuple[int, int], question: Question, courses: dict[int, ForecastCourse]) -> bool:
        """Puts into `courses` what comes of the answer in each world; the same worlds for each answer at a position.

        Returns whether some were not played on for want of time.
        """
        numbers = iter([number for number in range(self.worlds) if number not in courses])
        spent, slow = 0.0, False

        async def play() -> None:
            nonlocal spent, slow
            for number in numbers:
                if spent >= FORECAST_SECONDS:
                    return
                thought = await self._thinker.think(replace(question, seed=seed_of(question.seed, "world", number)))
                if thought.course is not None:
                    courses[number] = thought.course
                spent += thought.seconds if thought.course is not None else _FAILED
                slow = slow or thought.failed == SLOW
                self._progress[key] = max(len(courses) / self.worlds, min(1.0, spent / FORECAST_SECONDS))

        players = [asyncio.create_task(play()) for _ in range(_AT_ONCE)]
        try:
            _, under_way = await asyncio.wait(players, timeout=FORECAST_WAITS)
        finally:
            for player in players:
                player.cancel()
            ends = await asyncio.gather(*players, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
        return slow or bool(under_way)
