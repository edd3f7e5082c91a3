"""Finds the moments of steward games that make lessons: what a steward did there reached the goal, and does again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Raw, Struct, convert, field, json, to_builtins
from msgspec.structs import replace

from engine.core.chance import SEED_BYTES, Chance
from engine.core.contract import Game
from engine.core.lessons import Judge, Lesson, judges
from engine.core.policies import CARETAKER, RANDOM, STEWARD
from host.proof.simulated import SimulatedTable
from tools.lessons.playing import Course, LessonPlay

AGAIN = 6  # times that a steward must reach the goal, by other chances
OTHERS = 8  # learners who play at random
MISSED = 4  # of them miss it, so that the goal teaches something
LONGEST = 12  # answers of the learner


class Wanted(Struct, frozen=True):
    """The moment a lesson is looked for in. `fits`: whether a state suits the seat that answers there.

    `seats`: at the table; `after`: how many fitting moments to leave out.
    """

    fits: Callable[[Any, int], bool] = lambda state, seat: True
    seats: int = 3
    options: dict[str, Any] = field(default_factory=dict)
    after: int = 0
    longest: int = LONGEST


class Moment(Struct, frozen=True):
    """A moment that may become a lesson: the state, the seat that answers, and how many moves led there."""

    key: str
    state: Any
    seat: int
    at: int


def chance_of(number: int) -> Chance:
    """The chance of one trial of a lesson."""
    return Chance(bytes([number + 1] * SEED_BYTES))


def tried(
    game: Game[Any], state: Any, seat: int, judge: Judge, learner: str, number: int
) -> Course:
    """How that lesson goes for a `learner` by the chance of that number."""
    return LessonPlay(game, state, seat, judge, learner=learner).play(chance_of(number))


def teaches(game: Game[Any], state: Any, seat: int, judge: Judge, longest: int = LONGEST) -> Course | None:
    """The steward's line if it always reaches the goal while many others miss it; None where that is not so."""
    first: Course | None = None
    for number in range(AGAIN):
        course = tried(game, state, seat, judge, STEWARD, number)
        first = first or course
        if not course.reached or len(course.steps) > longest or course.steps[:1] != first.steps[:1]:
            return None
    others = [tried(game, state, seat, judge, RANDOM, number) for number in range(OTHERS)]
    others.append(tried(game, state, seat, judge, CARETAKER, 0))
    return first if sum(not course.reached for course in others) >= MISSED else None


def find_lessons(
    game: Game[Any],
    wanted: Mapping[str, Wanted],
    tidy: Callable[[Any], Any],
    seed: int,
    tables: int,
    tell: Callable[[str], object],
) -> Iterator[Lesson]:
    """Yields a lesson for each that is wanted, from different games as far as there are enough.

    `tidy`: leaves out of a state what a lesson has no use for.
    """
    left = dict(wanted)
    skipped: dict[str, int] = {}
    for number in range(tables):
        if not left:
            return
        for lesson in _of_table(game, left, tidy, seed, number, skipped):
            tell(f"{lesson.key}: game {lesson.seed}, move {lesson.at}, seat {lesson.seat}: {lesson.steward}")
            del left[lesson.key]
            yield lesson
            break  # another game for the next
    tell(f"not found: {', '.join(left)}")


def _of_table(
    game: Game[Any], left: Mapping[str, Wanted], tidy: Callable[[Any], Any], seed: int, number: int, skipped: dict[str, int]
) -> Iterator[Lesson]:
    first = next(iter(left.values()))
    keys = [key for key, want in left.items() if (want.seats, want.options) == (first.seats, first.options)]
    options = convert(first.options, game.options_type)
    table = SimulatedTable(game, first.seats, seed, number, options=options, policies=(STEWARD,) * first.seats)
    match = table.playout
    its = judges(game.id)
    moments: list[Moment] = []
    before = match.state
    for at, (move, _) in enumerate(match.steps()):
        asked = game.asks(before).get(move.seat)
        if asked is not None and asked.id == move.ask:
            moments += [
                Moment(key, before, move.seat, at) for key in keys if left[key].fits(before, move.seat)
            ]
        before = match.state
        still: list[Moment] = []
        for moment in moments:
            reached = its[moment.key](moment.state, before, moment.seat)
            if reached is None:
                still.append(moment)
            elif reached:
                want = left[moment.key]
                skipped[moment.key] = skipped.get(moment.key, 0)
                state = tidy(moment.state)
                course = teaches(game, state, moment.seat, its[moment.key], want.longest)
                if course is None:
                    continue
                skipped[moment.key] += 1
                if skipped[moment.key] > want.after:
                    yield _lesson(game, replace(moment, state=state), first, f"{seed}/{number}", course)
                    return
        moments = still


def _lesson(game: Game[Any], moment: Moment, wanted: Wanted, seed: str, course: Course) -> Lesson:
    options = to_builtins(moment.state.options)
    if "pack" in options:
        options["pack"] = options["pack"].partition("@")[0]
    return Lesson(
        key=moment.key,
        rules=game.version,
        pack=game.pack(moment.state.options),
        options=options,
        seats=wanted.seats,
        seat=moment.seat,
        level=STEWARD,
        seed=seed,
        at=moment.at,
        steward=course.steps,
        state=Raw(json.encode(moment.state)),
    )
