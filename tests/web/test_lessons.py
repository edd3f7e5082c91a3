"""The page of a lesson says what is to be reached and what decides that; once it is over, how it went and why."""

from __future__ import annotations

from itertools import count

import pytest

from engine.extras.lessons import Lesson, first_state, judges, lessons
from engine.registry import games
from face.core.face import face
from face.core.names import reader_for
from face.desk.lessons import goal_words, lesson_words
from face.table.board import board_foot
from host.house import House
from host.values import Table
from tests.host.seating import ANNA, cause
from tests.web.browsing import Browser, Served
from tests.web.written_pages import lines_of_page
from web.words import Whereabouts, blocks

TAUGHT = [game_id for game_id in games() if judges(game_id)]
_messages = count(7_000_000)


def taught(game: str) -> Lesson:
    """The lesson of that game whose desk shows clues, else its second one."""
    told = (each for each in lessons(game) if clues_of(game, each))
    return next(told, lessons(game)[1])


def clues_of(game: str, lesson: Lesson) -> bool:
    view = games()[game].view(first_state(game, lesson), lesson.seat)
    return bool(face(game).lesson_clues(lesson.key, view))


async def begun(house: House, game: str, lesson: Lesson) -> Table:
    table = await house.lessons.begin(game, lesson.key, ANNA, cause(), next(_messages))
    await house.prompt_stewards.at_rest()
    return table


async def follow(house: House, table: Table, lesson: Lesson) -> None:
    """Anna answers as a steward did."""
    for step in lesson.steward:
        if (await house.play.desk(table.id, ANNA.id)).lesson_done is None:
            await house.play.answer(table.id, ANNA.id, step.ask.id, step.value, cause())
            await house.prompt_stewards.at_rest()


def as_lines(words: str) -> list[str]:
    """Words of the bot as they stand on a page."""
    return lines_of_page(str(blocks(words, Whereabouts("en"))))


def test_a_lesson_with_clues_is_among_those_looked_at() -> None:
    assert any(clues_of(game, taught(game)) for game in TAUGHT)


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_page_says_the_goal_and_clues_of_a_lesson_above_its_question(served: Served, game: str) -> None:
    lesson = taught(game)
    table = await begun(served.house, game, lesson)
    desk = await served.house.play.desk(table.id, ANNA.id)
    page = await Browser(served, table.id, ANNA.id).sign_in()
    lines, goal = (
        lines_of_page(page.html["desk"]),
        as_lines(goal_words(table, desk.view, reader_for(table, "en", desk.seat))),
    )
    assert lines[1 : len(goal) + 1] == goal  # after the tag it is cut at


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_page_says_how_a_lesson_went_that_is_over(served: Served, game: str) -> None:
    lesson = taught(game)
    table = await begun(served.house, game, lesson)
    await follow(served.house, table, lesson)
    desk = await served.house.play.desk(table.id, ANNA.id)
    page = await Browser(served, table.id, ANNA.id).sign_in()
    words = lesson_words(desk, reader_for(desk.table, "en", desk.seat), as_steward=True)
    lines = lines_of_page(page.html["desk"])
    for said in (words.verdict, words.goal, words.point, words.steward):
        assert set(as_lines(said)) <= set(lines)
    whole = "\n".join(lines_of_page(page.page))
    assert "abandoned" not in whole
    assert "thinking" not in whole
    assert board_foot(await served.house.play.board(table.id), reader_for(desk.table, "en")) == ""


@pytest.mark.parametrize("game", TAUGHT)
async def test_practice_says_who_one_is_and_a_lesson_does_not(served: Served, game: str) -> None:
    lesson = await begun(served.house, game, taught(game))
    practice = await served.house.practice.begin(game, "apprentice", 3, ANNA, cause(), next(_messages))
    await served.house.prompt_stewards.at_rest()
    pages = [await Browser(served, table.id, ANNA.id).sign_in() for table in (lesson, practice)]
    assert ['id="opening"' in page.html["desk"] for page in pages] == [False, True]
