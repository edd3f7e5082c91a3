"""Finds the moments of steward games that make lessons: what a steward did there reached the goal, and does again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Raw, Struct, convert, field, json, to_builtins
from msgspec.structs import replace

from engine.chance import SEED_BYTES, Chance
from engine.contract import Game
from engine.extras.lessons import Judge, Lesson, first_state, judges, positions
from engine.policies import CARETAKER, RANDOM, STEWARD
from engine.texts import Text
from tools.lessons.playing import Course, LessonPlay
from tools.simulated import SimulatedTable

AGAIN = 6  # times that a steward must reach the goal, by other chances
OTHERS = 8  # learners who play at random
MISSED = 4  # of them miss it, so that the goal teaches something
LONGEST = 12  # answers of the learner


class Wanted(Struct, frozen=True):
    """The moment a lesson is looked for in. `fits`: whether a state suits the seat that answers there.

    `seats`: at the table; `options`: of it; `after`: how many moments that would do to leave out; `longest`: the most
    answers of the learner; `why`: the beginning of the key of a reason that the steward must give; `says`: what that
    reason must say; `inputs`: the most inputs of the first answer, 0 for any number; `within`: the moves of a game
    after which it is not looked for any more. `of`: the key of a former lesson whose position, `edited`, it is.
    """

    fits: Callable[[Any, int], bool] = lambda state, seat: True
    seats: int = 3
    options: dict[str, Any] = field(default_factory=dict)
    after: int = 0
    longest: int = LONGEST
    why: str = ""
    says: Callable[[Text], bool] = lambda told: True
    inputs: int = 0
    within: int = 100_000
    of: str = ""
    edited: Callable[[Any], Any] = lambda state: state


class Moment(Struct, frozen=True):
    """A moment that may become a lesson: the state, the seat that answers, and how many moves led there."""

    key: str
    state: Any
    seat: int
    at: int


def chance_of(number: int) -> Chance:
    """The chance of one trial of a lesson."""
    return Chance(bytes([number + 1] * SEED_BYTES))


def tried(game: Game[Any], state: Any, seat: int, judge: Judge, learner: str, number: int) -> Course:
    """How that lesson goes for a `learner` by the chance of that number."""
    return LessonPlay(game, state, seat, judge, learner=learner).play(chance_of(number))


def with_its_line(game: Game[Any], lesson: Lesson) -> Lesson:
    """The same lesson with what a steward answers there now, and why."""
    state, judge = first_state(game.id, lesson), judges(game.id)[lesson.key]
    return replace(lesson, steward=tried(game, state, lesson.seat, judge, lesson.level, 0).steps)


def teaches(game: Game[Any], state: Any, seat: int, judge: Judge, wanted: Wanted) -> Course | None:
    """The steward's line if it always reaches the goal while many others miss it; None where that is not so."""
    first: Course | None = None
    for number in range(AGAIN):
        course = tried(game, state, seat, judge, STEWARD, number)
        first = first or course
        if not course.reached or len(course.steps) > wanted.longest or course.steps[0].value != first.steps[0].value:
            return None
    assert first is not None  # noqa: S101  it was tried
    if wanted.inputs and len(first.steps[0].value) > wanted.inputs:
        return None
    told = (text for step in first.steps for text in step.why if text.key.startswith(wanted.why))
    if wanted.why and not any(wanted.says(text) for text in told):
        return None
    others = [tried(game, state, seat, judge, RANDOM, number) for number in range(OTHERS)]
    others.append(tried(game, state, seat, judge, CARETAKER, 0))
    return first if sum(not course.reached for course in others) >= MISSED else None


class Search:
    """Looks through games of stewards. `tidy`: leaves out of a state what a lesson has no use for."""

    def __init__(self, game: Game[Any], wanted: Mapping[str, Wanted], tidy: Callable[[Any], Any], seed: int) -> None:
        self._game = game
        self._tidy = tidy
        self._seed = seed
        self._judges = judges(game.id)
        self.left = dict(wanted)
        self._left_out: Counter[str] = Counter()

    def lessons(self, tables: int) -> Iterator[Lesson]:
        """Yields a lesson for each that is wanted, each from another game, of so many `tables` at the most."""
        for key in [key for key, wanted in self.left.items() if wanted.of]:
            yield self._edited(key, self.left.pop(key))
        for number in range(tables):
            if not self.left:
                return
            lesson = self._in_game(number)
            if lesson is not None:
                del self.left[lesson.key]
                yield lesson

    def _edited(self, key: str, wanted: Wanted) -> Lesson:
        """The position of another lesson, edited. Raises ValueError where it does not teach."""
        base = positions(self._game.id)[wanted.of]
        state = wanted.edited(first_state(self._game.id, base))
        course = teaches(self._game, state, base.seat, self._judges[key], wanted)
        if course is None or not wanted.fits(state, base.seat):
            raise ValueError(f"{key}: the position of {wanted.of} as it was edited does not teach")
        return replace(base, key=key, steward=course.steps, state=Raw(json.encode(state)))

    def _in_game(self, number: int) -> Lesson | None:
        """The first lesson in the game of that number, played at the table that one of those left wants."""
        game, table = self._game, list(self.left.values())[number % len(self.left)]
        keys = [key for key, want in self.left.items() if (want.seats, want.options) == (table.seats, table.options)]
        options = convert(table.options, game.options_type)
        match = SimulatedTable(
            game, table.seats, self._seed, number, options=options, policies=(STEWARD,) * table.seats
        ).playout
        moments: list[Moment] = []
        before = match.state
        within = max(self.left[key].within for key in keys)
        for at, (move, _) in enumerate(match.steps()):
            if at > within and not moments:
                return None
            asked = game.asks(before).get(move.seat)
            if asked is not None and asked.id == move.ask:
                fits = (key for key in keys if self.left[key].fits(before, move.seat))
                moments += [Moment(key, before, move.seat, at) for key in fits]
            before = match.state
            reached = [(moment, self._reached(moment, before)) for moment in moments]
            for moment, done in reached:
                lesson = self._lesson(moment, number) if done else None
                if lesson is not None:
                    return lesson
            moments = [moment for moment, done in reached if done is None]
        return None

    def _reached(self, moment: Moment, after: Any) -> bool | None:
        return self._judges[moment.key](moment.state, after, moment.seat)

    def _lesson(self, moment: Moment, number: int) -> Lesson | None:
        """The moment as a lesson, if it teaches and enough before it were left out."""
        wanted, state = self.left[moment.key], self._tidy(moment.state)
        course = teaches(self._game, state, moment.seat, self._judges[moment.key], wanted)
        if course is None:
            return None
        self._left_out[moment.key] += 1
        if self._left_out[moment.key] <= wanted.after:
            return None
        options = to_builtins(state.options)
        if "pack" in options:
            options["pack"] = options["pack"].partition("@")[0]
        return Lesson(
            key=moment.key,
            rules=self._game.version,
            pack=self._game.pack(state.options),
            options=options,
            seats=wanted.seats,
            seat=moment.seat,
            level=STEWARD,
            seed=f"{self._seed}/{number}",
            at=moment.at,
            steward=course.steps,
            state=Raw(json.encode(state)),
        )
