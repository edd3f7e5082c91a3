"""Lessons of Deal with the Devil can be solved from what they show, and a bad bargain in them is one."""

from __future__ import annotations

import pytest

from engine.extras.lessons import Lesson, first_state, lesson_at
from engine.texts import SeatRef, say
from face.core.face import face
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from games.devil.rules.policies.reading import able_seats, clues
from games.devil.rules.rulebook import GOODS, ROLE_STOCK
from games.devil.rules.state import State
from games.devil.rules.view import View, view_of


def taught(key: str) -> tuple[Lesson, State, View]:
    lesson = lesson_at("devil", key)
    assert lesson is not None
    state: State = first_state("devil", lesson)
    return lesson, state, view_of(state, lesson.seat)


@pytest.mark.parametrize("key", ["accuse", "name"])
def test_who_the_devil_is_follows_from_what_the_learner_has_seen(key: str) -> None:
    lesson, state, view = taught(key)
    (devil,) = able_seats(view, state.pack, "devil")
    assert state.kingdoms[devil].role == "devil"
    answers = lesson.steward[0].value
    assert str(devil) in (answers.get("whom"), answers.get("devil"))


@pytest.mark.parametrize("locale", sorted(OFFERED))
@pytest.mark.parametrize("key", ["accuse", "name"])
def test_what_decides_is_in_the_words_of_the_desk(key: str, locale: str) -> None:
    _, state, view = taught(key)
    reader = Reader(texts(locale), {seat: f"Seat {seat}" for seat in range(4)}, face("devil").names(view.pack), "devil")
    lines = [reader.line(text) for text in face("devil").lesson_clues(key, view)]
    mark = next(line for line in lines if "😈" in line)
    told = [clue for clue in clues(view, state.pack) if clue.mark == "devil" and not clue.asked]
    assert told
    for clue in told:
        assert f"{clue.count}" in mark
    upto, kinds = max(clue.round for clue in told), {clue.good for clue in told}
    for other in (seat for seat in view.seats if seat.seat != view.viewer and seat.role is None):
        (line,) = [line for line in lines if f"Seat {other.seat}" in line]
        wished = [past.wishes[other.seat] for past in view.past_wishes if past.round <= upto]
        assert line.count("💬") == sum(map(bool, wished))
        for good in GOODS:  # nothing but what lay in these chests, and what was wished for
            sign = reader.line(say(f"devil-good-sign-{good}"))
            assert line.count(sign) <= (upto + 1) * (good in kinds) + sum(good in wish for wish in wished)
    (begun,) = [line for line in lines if "😈" in line and line != mark]
    for good in kinds:
        assert reader.line(say(f"devil-short-{good}", count=ROLE_STOCK["devil"][good])) in begun


def test_what_decided_is_said_at_the_end_and_once() -> None:
    lesson, state, view = taught("accuse")
    facts = face("devil").lesson_facts("accuse", view)
    (devil,) = able_seats(view, state.pack, "devil")
    assert facts
    assert all(SeatRef(devil) in text.params["who"].items for text in facts)
    assert [text for text in lesson.steward[0].why if text in facts]


def test_a_bad_bargain_costs_twice_what_it_is_worth() -> None:
    lesson, _, _ = taught("bargain")
    (told,) = [text for text in lesson.steward[0].why if text.key == "devil-why-deal"]
    worth, price = int(str(told.params["worth"])), int(str(told.params["price"]))
    assert 1 <= worth <= price / 2


def test_the_lesson_before_the_first_shows_the_devils_chest_to_a_mortal() -> None:
    _, _, view = taught("start")
    assert view.own is not None
    assert view.own.role in ("sun", "moon")
    assert view.own.chest is not None
    assert (view.own.chest.mark, view.own.chest.souls_asked) == ("devil", True)
