"""What a review calls better is sure: words by how much, a number only where a second batch of playouts confirms it."""

from __future__ import annotations

import pytest
from msgspec import json

from engine.contract import Ask
from engine.extras.review import Pair
from engine.texts import Text
from host.reviews.reviewed import Review, ReviewedAnswer, ReviewVerdict
from host.reviews.weighing import CONFIRMING, FEW, Estimate, Weighing
from host.table.answers_in_words import AnswerInWords
from tools.reviewed import Came, interval, report

WORDS = AnswerInWords(Ask("t1", "turn", Text("nothing")), {})


def answered(
    points: float, error: float, playouts: int = 12, *, agreed: bool = True, turns: float = 0
) -> ReviewedAnswer:
    return ReviewedAnswer(
        1, "1.play", WORDS, WORDS, points=points, error=error, playouts=playouts, agreed=agreed, turns=turns
    )


@pytest.mark.parametrize(
    ("points", "verdict"),
    [
        (1.2, ReviewVerdict("other", "little", 1)),
        (3.4, ReviewVerdict("other", "clear", 3)),
        (6.6, ReviewVerdict("other", "much", 7)),
        (-3.4, ReviewVerdict("own", "clear", 3)),
        (0.4, ReviewVerdict()),
    ],
)
def test_words_say_how_much(points: float, verdict: ReviewVerdict) -> None:
    assert answered(points, 0.2).verdict() == verdict


def test_nothing_is_better_that_may_as_well_be_worse() -> None:
    assert answered(3.0, 2.9).verdict() == ReviewVerdict()
    assert answered(3.0, 0.5, playouts=2).verdict() == ReviewVerdict()


def test_no_number_is_said_that_playouts_do_not_agree_on() -> None:
    assert answered(6.6, 2.0, agreed=False).verdict() == ReviewVerdict("other", "much")


def test_lost_turns_are_told_of_what_was_surely_worse() -> None:
    assert answered(3.0, 1.0, turns=1.6).lost_turns() == 2
    assert answered(3.0, 1.0, turns=0.5).lost_turns() == 0
    assert answered(3.0, 2.9, turns=1.6).lost_turns() == 0


def test_the_last_answer_of_a_game_is_weighed_though_no_move_is_left() -> None:
    weighing = Weighing(1)
    while (piece := weighing.next_piece()) is not None:
        weighing.note(piece, [Pair(1.0, 5.0, 0)] * piece.count)
    found = weighing.estimate(0)
    assert (found.points == pytest.approx(4.0, abs=0.1), found.agreed) == (True, True)


def of_the_old_release(error: float, playouts: int) -> Review:
    """As it was stored before a second batch was played."""
    words = json.decode(json.encode(WORDS))
    answer = {"number": 7, "moment": "3.play", "own": words, "other": words, "points": 18.2, "error": error}
    stored = {"seat": 0, "decisions": [{**answer, "lead": 2.0, "playouts": playouts}], "seconds": 9.0, "shape": 1}
    return json.decode(json.encode(stored), type=Review)


def test_a_review_of_an_older_release_is_still_shown_without_its_number() -> None:
    sure, unsure = of_the_old_release(3.0, 9), of_the_old_release(3.0, 1)
    assert [each.verdict() for each in sure.costly()] == [ReviewVerdict("other", "much")]
    assert unsure.costly() == ()


def weighed(first: float, second: float, count: int = 5) -> Estimate:
    """One answer of several that differ. By its first playouts it lost `first` points, by the second batch `second`."""
    weighing = Weighing(count, moves=2_000)
    while (piece := weighing.next_piece()) is not None:
        cost = 0.0 if piece.which else second if piece.again else first
        spread = (-1.0, 1.0)
        pairs = [Pair(0.0, cost + spread[(piece.first + number) % 2], 10) for number in range(piece.count)]
        weighing.note(piece, pairs)
    return weighing.estimate(0)


def test_what_a_second_batch_confirms_is_said_as_a_number() -> None:
    estimate = weighed(8.0, 8.0)
    assert estimate.agreed
    assert estimate.playouts > CONFIRMING
    assert estimate.points == pytest.approx(8.0, abs=1.0)


def test_what_only_had_bad_luck_is_no_number() -> None:
    assert not weighed(8.0, 0.0).agreed


def test_a_number_waits_for_the_second_batch() -> None:
    weighing = Weighing(1, moves=10_000)
    while (piece := weighing.next_piece()) is not None and not piece.again:
        weighing.note(piece, [Pair(0.0, 8.0, 10)] * piece.count)
    assert piece is not None
    assert weighing.estimate(0).points > 7
    assert not weighing.estimate(0).agreed


def test_where_time_runs_out_what_seems_sure_is_confirmed_rather_than_more_searched() -> None:
    weighing = Weighing(2, moves=10_000)
    for _ in range(2 + FEW):
        piece = weighing.next_piece()
        assert piece is not None
        weighing.note(piece, [Pair(0.0, 8.0, 10)] * piece.count)
    (again, search) = (weighing.next_piece(late=late) for late in (True, False))
    assert again is not None
    assert search is not None
    assert (again.again, search.again) == (True, False)


def test_the_measure_counts_what_was_right_and_what_was_near() -> None:
    came = [
        Came(ReviewVerdict("other", "clear", 4), 3.0, 0.5),
        Came(ReviewVerdict("other", "clear", 4), 1.0, 0.5),
        Came(ReviewVerdict("own", "much"), -2.0, 0.5),
    ]
    *_, everything, numbers = report(came)
    assert everything.startswith("all         3 better in    2 [")
    assert numbers.startswith("numbers     2 within a half    1 [")
    assert numbers.endswith("4.0 said, 2.0 came on average")


def test_an_interval_holds_the_share_and_narrows_with_more() -> None:
    low, high = interval(70, 100)
    assert (round(low, 2), round(high, 2)) == (0.60, 0.78)
    wide = interval(7, 10)
    assert wide[0] < low < 0.7 < high < wide[1]
