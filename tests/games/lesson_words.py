"""What the learner of a lesson is told as it begins: goal and clues, question, choices, own things and board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.extras.lessons import first_state, lesson_at
from engine.forms import Draft
from engine.registry import game as rules_of
from engine.texts import Param
from face.core.face import face
from face.core.names import reader_for
from face.desk.form import options_of_node, shown_form
from face.desk.lessons import goal_words
from host.play.desk_reading import Filled
from tests.bot.test_every_desk import desk_of, table_of

Fact = tuple[Param, ...]
"""What stands in one line: numbers, names and signs."""


def view_of_lesson(game: str, key: str) -> Any:
    """The view of the learner as that lesson begins."""
    lesson = lesson_at(game, key)
    assert lesson is not None
    return rules_of(game).view(first_state(game, lesson), lesson.seat)


def lines_of_lesson(game: str, key: str, locale: str) -> list[str]:
    """All lines that the learner reads as that lesson begins."""
    lesson, rules, its = lesson_at(game, key), rules_of(game), face(game)
    assert lesson is not None
    state = first_state(game, lesson)
    table = replace(table_of(rules, lesson.seats), lesson=key, pack=rules.pack(state.options))
    desk, reader = desk_of(rules, state, table, lesson.seat), reader_for(table, locale, lesson.seat)
    assert desk.ask is not None
    form = rules.form(state, lesson.seat, desk.ask.id, Draft({}))
    preview = () if form.problem else rules.preview(state, lesson.seat, desk.ask.id, form.value)
    shown = shown_form(desk, desk.ask, Filled({}, form, preview))
    said = [*goal_words(table, desk.view, reader).split("\n")]
    said += [reader.line(text) for text in (*its.own(desk.view), *its.board(desk.view), *shown.details)]
    for field in form.fields:
        for option in options_of_node(field.node):
            note = shown.layout.notes.get(field.name, {}).get(option.id)
            said.append(" ".join(reader.line(text) for text in (option.text, note) if text is not None))
    return said


def unsaid(game: str, key: str, facts: tuple[Fact, ...], locale: str) -> Iterator[list[str]]:
    """The facts that no line tells in that language."""
    lesson = lesson_at(game, key)
    assert lesson is not None
    rules = rules_of(game)
    reader = reader_for(table_of(rules, lesson.seats), locale, lesson.seat)
    lines = [line.replace("*", "") for line in lines_of_lesson(game, key, locale)]
    for fact in facts:
        parts = [reader.line(part).replace("*", "") for part in fact]
        if not any(all(_tells(line, part) for part in parts) for line in lines):
            yield parts


def _tells(line: str, part: str) -> bool:
    """Whether `part` stands in the line, a number not as a part of another."""
    before, after = (r"(?<!\d)" if part[0].isdigit() else ""), (r"(?!\d)" if part[-1].isdigit() else "")
    return re.search(before + re.escape(part) + after, line) is not None
