"""Says a lesson: its title and goal on the desk, and once it is over how it went, why, and what a steward would do."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.extras.lessons import (
    Lesson,
    LessonStep,
    first_state,
    lesson_after,
    lesson_at,
    lesson_now,
    numbered_lessons,
)
from engine.registry import game as rules_of
from engine.texts import Text, say
from face.core.face import face, given_texts
from face.core.names import game_name
from face.table.dossier import ending_in_words
from face.wordings.lengths import OPTION_LABEL
from face.wordings.reader import Reader
from host.values import Desk, Table

LEARNT = "✓"
MOST_STEPS = 3  # of a steward's line, which may be long


class LessonWords(Struct, frozen=True):
    """What a lesson says that is over. `next`: the label of the button that leads to the next, "" after the last.

    `ending`: how the game ended, "" if it would go on; `steward`: its own line, a step each, and `why`;
    `play`: the label of the button that begins a whole game.
    """

    head: str
    verdict: str
    goal: str
    ending: str
    point: str
    steward: str
    why: str
    again: str
    next: str
    play: str


def lesson_title(game: str, key: str) -> Text:
    """The title of a lesson, a few words."""
    return Text(f"{game}-lesson-{key}")


def lesson_head(table: Table, view: Any, reader: Reader, *, goal: bool = True) -> str:
    """The head of a lesson's desk: which one it is, its title and, while it goes on, its goal and what that needs."""
    game, key = table.game, table.lesson or ""
    numbers = {lesson.key: number for number, lesson in numbered_lessons(game).items()}
    number = numbers.get(lesson_now(game, key), 0)
    head = say("lesson-head", game=game_name(game), number=number, count=max(numbers.values(), default=0))
    said = goal_words(table, view, reader) if goal else reader.line(say("lesson-title", title=lesson_title(game, key)))
    return f"## {reader.line(head)}\n{said}"


def goal_words(table: Table, view: Any, reader: Reader) -> str:
    """The title and goal of the lesson at `table`, and beneath it the clues by which that is decided, a line each."""
    key = table.lesson or ""
    goal = say("lesson-goal", title=lesson_title(table.game, key), goal=_goal(table))
    return "\n".join(map(reader.line, (goal, *face(table.game).lesson_clues(key, view))))


def _goal(table: Table) -> Text:
    return Text(f"{table.game}-lesson-{table.lesson}-goal")


def lesson_words(desk: Desk, reader: Reader, *, as_steward: bool) -> LessonWords:
    """The words of a lesson that is over. `as_steward`: the learner answered as a steward does: that is said once."""
    table = desk.table
    game, key = table.game, table.lesson or ""
    lesson, following = lesson_at(game, key), lesson_after(game, key)
    facts = () if lesson is None else face(game).lesson_facts(key, _first_view(game, lesson))
    point = reader.lines([Text(f"{game}-lesson-{key}-point"), *facts])
    if lesson is not None:  # what has been said is not said again
        steps = (replace(step, why=tuple(why for why in step.why if why not in facts)) for step in lesson.steward)
        lesson = replace(lesson, steward=tuple(steps))
    return LessonWords(
        head=lesson_head(table, desk.view, reader, goal=False),
        verdict=reader.line(say("lesson-reached" if desk.lesson_done else "lesson-missed")),
        goal="> " + reader.line(_goal(table)),
        ending="" if desk.results is None else ending_in_words(desk.results, reader),
        point=point,
        steward="" if lesson is None else _steward_or_same(lesson, game, reader, same=as_steward),
        why="" if lesson is None else _why(lesson, reader),
        again=reader.label(say("lesson-again")),
        next="" if following is None else reader.label(say("lesson-next", title=lesson_title(game, following.key))),
        play=reader.label(say("lesson-play")),
    )


def lesson_beside(desk: Desk, reader: Reader, *, as_steward: bool = False) -> str:
    """What a page says of the lesson at `desk`, "" without one: goal and clues, or once it is over how it went and why.

    `as_steward` as of `lesson_words`.
    """
    if desk.table.lesson is None:
        return ""
    if desk.lesson_done is None:
        return goal_words(desk.table, desk.view, reader)
    words = lesson_words(desk, reader, as_steward=as_steward)
    return "\n".join(filter(None, (words.verdict, words.goal, words.point, words.steward, words.why)))


def _first_view(game: str, lesson: Lesson) -> Any:
    return rules_of(game).view(first_state(game, lesson), lesson.seat)


def _steward_or_same(lesson: Lesson, game: str, reader: Reader, *, same: bool) -> str:
    return reader.line(say("lesson-as-steward")) if same else steward_words(lesson, game, reader)


def steward_words(lesson: Lesson, game: str, reader: Reader) -> str:
    """What a steward answers in the position; of several answers each with its own reasons beneath."""
    lines, steps = [reader.line(say("hint-answer"))], lesson.steward[:MOST_STEPS]
    for step in steps:
        lines.append(f"> {_step(step, game, reader)}")
        if step.why and len(steps) > 1:
            lines.append(f"> -# {' '.join(map(reader.line, step.why))}")
    return "\n".join(lines)


def _why(lesson: Lesson, reader: Reader) -> str:
    """The reasons of a steward's only answer; "" without any, and where each answer has its own beneath it."""
    if len(lesson.steward) != 1 or not lesson.steward[0].why:
        return ""
    return f"{reader.line(say('hint-why'))} {' '.join(map(reader.line, lesson.steward[0].why))}"


def _step(step: LessonStep, game: str, reader: Reader) -> str:
    return " · ".join(map(reader.line, given_texts(game, step.ask, step.words, reader)))


def lesson_names(game: str, learnt: Collection[str], reader: Reader) -> list[tuple[str, str]]:
    """The lessons of a game as a list offers them, each with its key; those that were learnt have a sign."""
    named = [
        (number, lesson.key, reader.label(lesson_title(game, lesson.key), OPTION_LABEL - 8))
        for number, lesson in numbered_lessons(game).items()
    ]
    return [(f"{number} · {title}" + (f" {LEARNT}" if key in learnt else ""), key) for number, key, title in named]
