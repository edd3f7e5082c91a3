"""What happened is told in few sentences."""

from __future__ import annotations

from engine.core.lessons import lessons
from engine.core.texts import Listed, Named, SeatRef, Text, say, things
from face.architects.log import condensed
from face.table.lessons import lesson_line
from tests.games.architects.bot.played import READER

QUARRY = Named("architects-place", "quarry")


def turn(*deeds: Text) -> Text:
    return say("architects-turn", seat=SeatRef(0), place=QUARRY, deeds=Listed(deeds))


def told(*happenings: Text) -> list[str]:
    return [READER.line(one) for one in condensed(happenings)]


def test_a_turn_is_one_sentence() -> None:
    built = say("architects-did-build", what=Named("building", "smithy"), things=things({"clay": 4, "wood": 2}))
    gained = say("architects-did-gain", things=things({"stone": 4}))
    assert told(turn(built, gained)) == ["**Seat 1** · Quarry: builds **Smithy** for 4🏺 2🪵 and gets 4🪨."]


def test_what_brought_nothing_is_left_out() -> None:
    nothing = say("architects-did-gain", things=things({}))
    assert told(turn(nothing)) == ["**Seat 1** · Quarry: places a worker."]
    assert told(say("architects-more", seat=SeatRef(0), deeds=Listed((nothing,)))) == []


def test_a_worker_called_home_is_not_sent_anywhere() -> None:
    assert told(turn(say("architects-did-recall", place=QUARRY))) == ["**Seat 1** calls a worker home from the Quarry."]


def test_own_workers_are_brought_home_others_are_captured() -> None:
    own = say("architects-did-capture", whom=SeatRef(0), count=2, place=QUARRY)
    other = say("architects-did-capture", whom=SeatRef(1), count=1, place=QUARRY)
    assert told(turn(own, other)) == [
        "**Seat 1** · Quarry: brings 2 workers home (Quarry) and captures 1 worker of **Seat 2** (Quarry)."
    ]


def test_debts_of_one_seat_in_a_row_are_one_line() -> None:
    debts = [say("architects-took-debt", seat=SeatRef(seat), count=count) for seat, count in ((0, 1), (0, 1), (1, 2))]
    assert told(*debts) == ["📜 **Seat 1** takes 2 debts.", "📜 **Seat 2** takes 2 debts."]


def test_a_debt_of_a_reset_says_why_with_the_count_and_is_told_once() -> None:
    three = tuple(SeatRef(seat) for seat in (0, 1, 3))
    debts = [say("architects-took-debt", seat=seat, count=1) for seat in three]
    assert told(say("architects-guilty", seats=Listed(three), among=3, count=1), *debts) == [
        "📜 The most in Prison (1 each): **Seat 1, Seat 2, and Seat 4**. A debt each."
    ]
    alone = say("architects-guilty", seats=Listed(three[:1]), among=1, count=4)
    assert told(debts[0], alone, *debts[:1], debts[1]) == [
        "📜 **Seat 1** takes a debt.",  # for something else
        "📜 The most in Prison (4): **Seat 1**. A debt.",
        "📜 **Seat 2** takes a debt.",
    ]


def test_that_one_is_next_is_no_news_once_the_other_has_moved() -> None:
    following = say("architects-you-are-next", seat=SeatRef(1))
    gained = turn(say("architects-did-gain", things=things({"stone": 1})))
    assert told(gained, following) == ["**Seat 1** · Quarry: gets 1🪨.", "You're next, after **Seat 2**."]
    assert told(following, gained) == ["**Seat 1** · Quarry: gets 1🪨."]


def test_each_of_a_stewards_answers_in_a_lesson_has_its_reasons_beneath_it() -> None:
    (lesson,) = (each for each in lessons("architects") if each.key == "end")
    _, *lines = lesson_line(lesson, "architects", READER).split("\n")
    assert len(lines) == 2 * len(lesson.steward) > 2
    for step, why in zip(lesson.steward, lines[1::2], strict=True):
        assert why == "> -# " + " ".join(READER.line(text) for text in step.why)
