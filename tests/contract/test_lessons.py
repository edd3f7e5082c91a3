"""Every lesson opens, a steward reaches its goal, others miss it, and all of it can be read in every language."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from engine.extras.lessons import (
    INTRODUCTION,
    POSITIONS,
    Lesson,
    first_state,
    former_judges,
    judge_lesson,
    judges,
    lesson_after,
    lesson_at,
    lesson_now,
    lessons,
    numbered_lessons,
    positions,
    read_lessons,
    write_lessons,
)
from engine.forms import Draft
from engine.policies import CARETAKER, RANDOM, STEWARD
from engine.registry import games
from face.wordings.locales import OFFERED
from face.wordings.texts import texts
from tools.lessons.finding import AGAIN, OTHERS, tried

TAUGHT = tuple(game_id for game_id in games() if judges(game_id))
ALL = [
    pytest.param(game_id, lesson.key, id=f"{game_id}-{lesson.key}") for game_id in TAUGHT for lesson in lessons(game_id)
]
OF_A_GAME = 9  # one before the first, and eight
LONGEST_START = 3  # inputs of the only answer of the lesson before the first


def taught(game_id: str, key: str) -> Lesson:
    lesson = lesson_at(game_id, key)
    assert lesson is not None
    return lesson


@pytest.mark.parametrize(("game_id", "key"), ALL)
def test_a_lesson_plays_on_with_exactly_the_cards_it_was_found_with(game_id: str, key: str) -> None:
    state = first_state(game_id, taught(game_id, key))
    assert games()[game_id].pack(state.options) == taught(game_id, key).pack


@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_game_is_taught_in_eight_lessons_after_one_that_says_who_one_is(game_id: str) -> None:
    assert list(numbered_lessons(game_id)) == list(range(OF_A_GAME))
    (first,) = [lesson for number, lesson in numbered_lessons(game_id).items() if number == 0]
    assert (first.key, len(first.steward)) == (INTRODUCTION, 1)
    assert len(first.steward[0].value) <= LONGEST_START
    keys = [lesson.key for lesson in lessons(game_id)]
    assert keys == list(judges(game_id))
    assert len(keys) == OF_A_GAME
    after = [lesson_after(game_id, key) for key in keys]
    assert [lesson and lesson.key for lesson in after] == [*keys[1:], None]


@pytest.mark.parametrize(("game_id", "key"), ALL)
def test_a_lesson_opens_at_a_question_of_its_learner_whose_goal_is_open(game_id: str, key: str) -> None:
    lesson, game = taught(game_id, key), games()[game_id]
    state = first_state(game_id, lesson)
    ask = game.asks(state)[lesson.seat]
    game.view(state, lesson.seat)
    game.form(state, lesson.seat, ask.id, Draft())
    assert judge_lesson(game_id, key, state) is None
    assert game.pack(state.options) == lesson.pack, "python -m tools.lessons writes it for the present cards"
    assert lesson.steward[0].ask.id in {ask.id, *(each.id for each in game.liberties(state, lesson.seat))}


@pytest.mark.parametrize(("game_id", "key"), ALL)
def test_a_steward_reaches_the_goal_by_the_line_that_is_shown(game_id: str, key: str) -> None:
    lesson, game = taught(game_id, key), games()[game_id]
    state, judge = first_state(game_id, lesson), judges(game_id)[key]
    courses = [tried(game, state, lesson.seat, judge, STEWARD, number) for number in range(AGAIN)]
    assert all(course.reached for course in courses), "python -m tools.lessons finds another position"
    assert {course.steps[0].value == lesson.steward[0].value for course in courses} == {True}


@pytest.mark.parametrize(("game_id", "key"), ALL)
def test_others_miss_the_goal(game_id: str, key: str) -> None:
    lesson, game = taught(game_id, key), games()[game_id]
    state, judge = first_state(game_id, lesson), judges(game_id)[key]
    courses = [tried(game, state, lesson.seat, judge, RANDOM, number) for number in range(OTHERS)]
    courses.append(tried(game, state, lesson.seat, judge, CARETAKER, 0))
    assert not all(course.reached for course in courses)


@pytest.mark.parametrize(("game_id", "key"), ALL)
def test_a_lesson_is_said_in_every_language(game_id: str, key: str) -> None:
    for locale in OFFERED:
        for part in ("", "-goal", "-point"):
            assert texts(locale).has(f"{game_id}-lesson-{key}{part}"), (locale, key, part)


def test_a_file_of_positions_is_written_as_it_was_read() -> None:
    for game_id in TAUGHT:
        stored = tuple(positions(game_id).values())
        assert read_lessons(write_lessons(stored)) == stored


def test_former_lessons_keep_their_positions_and_lead_to_those_in_their_place() -> None:
    former = [(game_id, key) for game_id in TAUGHT for key in former_judges(game_id)]
    assert ("devil", "hunt") in former
    for game_id, key in former:
        assert judge_lesson(game_id, key, first_state(game_id, taught(game_id, key))) is None
        assert lesson_now(game_id, key) in judges(game_id)
        for locale in OFFERED:
            assert texts(locale).has(f"{game_id}-lesson-{key}-goal")


def test_the_wheel_takes_the_positions_along() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["*"]
    assert any(fnmatch(POSITIONS, pattern) for pattern in patterns)
