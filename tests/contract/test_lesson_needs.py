"""A lesson is solvable from what it shows: what its goal rests on is in the learner's words, in every language."""

from __future__ import annotations

import pytest

from engine.extras.lessons import judges, lessons
from engine.registry import games
from face.core.face import face
from face.wordings.locales import OFFERED
from tests.games.lesson_words import unsaid, view_of_lesson

ALL = [
    pytest.param(game_id, lesson.key, id=f"{game_id}-{lesson.key}")
    for game_id in games()
    if judges(game_id)
    for lesson in lessons(game_id)
]


@pytest.mark.parametrize(("game_id", "key"), ALL)
def test_what_a_goal_rests_on_is_in_the_words_of_the_view(game_id: str, key: str) -> None:
    facts = face(game_id).lesson_needs(view_of_lesson(game_id, key), key)
    assert facts, "the face names what the goal rests on"
    for locale in OFFERED:
        assert list(unsaid(game_id, key, facts, locale)) == []


def test_a_fact_that_no_line_tells_is_found_out() -> None:
    game_id, key = next((game_id, lesson.key) for game_id in games() for lesson in lessons(game_id))
    assert list(unsaid(game_id, key, ((123456,),), "en")) == [["123456"]]
