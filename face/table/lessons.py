"""Says a lesson: its title and goal on the desk, and once it is over how it went, why, and what a steward would do."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from engine.extras.lessons import Lesson, LessonStep, lesson_after, lesson_at, lessons
from engine.texts import Text, say
from face.core.face import given_texts
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


def lesson_head(table: Table, reader: Reader, *, goal: bool = True) -> str:
    """The head of a lesson's desk: which one it is, its title and, while it goes on, its goal."""
    game, key = table.game, table.lesson or ""
    keys = [lesson.key for lesson in lessons(game)]
    number = keys.index(key) + 1 if key in keys else 0
    head = say("lesson-head", game=game_name(game), number=number, count=len(keys))
    title = say("lesson-goal" if goal else "lesson-title", title=lesson_title(game, key), goal=_goal(table))
    return f"## {reader.line(head)}\n{reader.line(title)}"


def _goal(table: Table) -> Text:
    return Text(f"{table.game}-lesson-{table.lesson}-goal")


def lesson_words(desk: Desk, reader: Reader) -> LessonWords:
    """The words of a lesson that is over."""
    table = desk.table
    game, key = table.game, table.lesson or ""
    lesson, following = lesson_at(game, key), lesson_after(game, key)
    return LessonWords(
        head=lesson_head(table, reader, goal=False),
        verdict=reader.line(say("lesson-reached" if desk.lesson_done else "lesson-missed")),
        goal="> " + reader.line(_goal(table)),
        ending="" if desk.results is None else ending_in_words(desk.results, reader),
        point=reader.line(Text(f"{game}-lesson-{key}-point")),
        steward="" if lesson is None else steward_words(lesson, game, reader),
        why="" if lesson is None else _why(lesson, reader),
        again=reader.label(say("lesson-again")),
        next="" if following is None else reader.label(say("lesson-next", title=lesson_title(game, following.key))),
        play=reader.label(say("lesson-play")),
    )


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
    named = [(lesson.key, reader.label(lesson_title(game, lesson.key), OPTION_LABEL - 8)) for lesson in lessons(game)]
    return [
        (f"{number} · {title}" + (f" {LEARNT}" if key in learnt else ""), key)
        for number, (key, title) in enumerate(named, 1)
    ]
