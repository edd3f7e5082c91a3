"""Places at the end of a game."""

from __future__ import annotations

from engine.contract import Part, rank_seats
from engine.effects import covers, minus, plus
from engine.texts import SeatRef, Text, say


def places(*ranks: tuple[int, ...]) -> list[tuple[int, int, int, bool]]:
    """Seat, place, score, and whether the score was another's too."""
    standings = rank_seats(
        ranks,
        lambda seat: (Part(say("bot-open"), ranks[seat][0]),),
        lambda seat, tied: (say("bot-open"),) if tied else (),
    )
    return [(each.seat, each.place, each.score, bool(each.details)) for each in standings]


def test_the_highest_score_comes_first() -> None:
    assert places((3, 0), (7, 0), (5, 0)) == [(1, 1, 7, False), (2, 2, 5, False), (0, 3, 3, False)]


def test_a_tie_is_broken_by_the_next_number() -> None:
    assert places((5, 1), (5, 4)) == [(1, 1, 5, True), (0, 2, 5, True)]


def test_equals_share_a_place_in_seat_order_and_the_next_place_is_skipped() -> None:
    assert places((2, 0), (5, 1), (5, 1)) == [(1, 1, 5, True), (2, 1, 5, True), (0, 3, 2, False)]


def ties(*ranks: tuple[int, ...]) -> list[tuple[int, Text | None]]:
    standings = rank_seats(ranks, lambda seat: (), lambda seat, tied: (), "its-tie")
    return [(each.seat, each.tie) for each in standings]


def test_a_tie_says_which_number_put_a_seat_ahead_of_the_next_and_by_which_figures() -> None:
    assert ties((5, 1, 0), (5, 4, 0), (5, 1, -2), (3, 9, 9)) == [
        (1, say("its-tie-1", whom=SeatRef(0), own=4, theirs=1)),
        (0, say("its-tie-2", whom=SeatRef(2), own=0, theirs=2)),
        (2, None),
        (3, None),
    ]


def test_who_is_equal_in_all_numbers_says_that_nothing_decided() -> None:
    assert ties((5, 1), (5, 1)) == [(0, say("its-tie-level", whom=SeatRef(1))), (1, None)]


def test_sums_of_goods_leave_their_parts_alone() -> None:
    wood = {"wood": 1}
    assert plus(wood, {"wood": 2, "clay": 1}) == {"wood": 3, "clay": 1}
    assert plus(wood, {"wood": 2}, 3) == {"wood": 7}
    assert minus({"wood": 9}, {"wood": 2}, 2) == {"wood": 5}
    assert wood == {"wood": 1}


def test_what_is_not_there_covers_nothing() -> None:
    assert covers({"wood": 2}, {"wood": 2, "clay": 0})
    assert not covers({"wood": 2}, {"wood": 3})
    assert not covers({"wood": 2}, {"clay": 1})
