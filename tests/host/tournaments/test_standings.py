"""What places at tables are worth, and the standings that follow."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.tournaments.rules.standings import (
    Finish,
    PlayedTable,
    TableVerdict,
    standings_of,
    table_half_wins,
    table_points,
)

Places = tuple[int | None, ...]


def table(places: Places, verdict: TableVerdict = "played", first: int = 0) -> PlayedTable:
    return PlayedTable(tuple(Finish(first + seat, seat, place) for seat, place in enumerate(places)), verdict)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3, 4), (24, 16, 8, 0)),
        ((1, 2, 3), (24, 12, 0)),
        ((1, 2, 3, 4, 5), (24, 18, 12, 6, 0)),
        ((2, 1), (0, 24)),
        ((1, 1, 3, 4), (20, 20, 8, 0)),
        ((1, 1, 1, 1), (12, 12, 12, 12)),
        ((1, 3, 4), (24, 12, 0)),  # an automatic player came second, and does not count
        ((1, 2, 3, None), (24, 16, 8, 0)),  # who left comes behind all
        ((1, 3, None, None), (24, 16, 0, 0)),
        ((1,), (12,)),  # nobody else there was a person
    ],
)
def test_points_in_writing(places: Places, points: tuple[int, ...]) -> None:
    assert tuple(table_points(table(places)).values()) == points


def test_a_table_that_did_not_end_gives_half_to_who_stayed_or_nothing() -> None:
    assert table_points(table((1, 1, None), "shared")) == {0: 12, 1: 12, 2: 0}
    assert table_points(table((1, 1, 1), "void")) == {0: 0, 1: 0, 2: 0}
    assert table_half_wins(table((1, 1, None), "shared")) == {0: 0, 1: 0, 2: 0}


def test_who_takes_a_seat_over_gets_what_it_achieves_and_nobody_else_gets_more() -> None:
    handed = PlayedTable((*table((2, 1, 3, 4)).finishes, Finish(9, 0, None)))
    assert table_points(handed) == {0: 16, 1: 24, 2: 8, 3: 0, 9: 0}
    lines = {line.person_id: line for line in standings_of([0, 1, 2, 3, 9], [handed], {}, {})}
    assert lines[0].opponents == Fraction(24 + 8 + 0, 3)  # the two at one seat are no opponents


def shared_places(scores: list[int]) -> Places:
    return tuple(1 + sum(other > score for other in scores) for score in scores)


@given(st.lists(st.integers(0, 3), min_size=2, max_size=5))
def test_the_people_of_a_table_get_twelve_each_on_the_average(scores: list[int]) -> None:
    """In ties too; who is placed better never gets less, and wins are shared as points are."""
    places = shared_places(scores)
    points = tuple(table_points(table(places)).values())
    assert sum(points) == 12 * len(places)
    assert sorted(points, reverse=True) == [points[seat] for seat in sorted(range(len(places)), key=places.__getitem__)]
    assert len({places[seat] for seat in range(len(places))}) == len(set(points))
    wins = table_half_wins(table(places))
    assert {seat for seat, won in wins.items() if won} == {seat for seat, place in enumerate(places) if place == 1}


def test_ties_break_by_wins_then_opponents_then_share_the_place() -> None:
    tables = [
        table((1, 2, 3), first=0),  # 24, 12, 0
        table((1, 2, 3), first=3),
        PlayedTable((Finish(0, 0, 3), Finish(1, 1, 2), Finish(4, 2, 1))),  # 0: 24, 1: 24, 4: 36
    ]
    lines = standings_of(range(7), tables, {6: 2}, {})
    assert [(line.person_id, line.points, line.half_wins) for line in lines] == [
        (4, 36, 2),
        (0, 24, 2),
        (3, 24, 2),
        (1, 24, 0),
        (6, 24, 0),
        (5, 0, 0),  # met people of 24 and 36 points
        (2, 0, 0),
    ]
    by_person = {line.person_id: line for line in lines}
    assert by_person[0].opponents == Fraction(24 + 0 + 24 + 36, 4)
    assert by_person[3].opponents == Fraction(36 + 0, 2)
    assert [line.place for line in lines] == [1, 2, 3, 4, 5, 6, 7]
    assert (by_person[6].byes, by_person[6].tables, by_person[6].opponents) == (2, 0, 0)


def test_who_is_equal_in_all_shares_the_place() -> None:
    lines = standings_of([3, 2, 1, 0], [table((1, 1)), table((1, 1), first=2)], {}, {})
    assert [(line.person_id, line.place) for line in lines] == [(3, 1), (2, 1), (1, 1), (0, 1)]
    corrected = standings_of([3, 2, 1, 0], [table((1, 1)), table((1, 1), first=2)], {}, {1: -2})
    assert [(line.person_id, line.place) for line in corrected] == [(3, 1), (2, 1), (0, 3), (1, 4)]
    assert corrected[3].corrected == -2


def test_who_has_left_comes_last_without_a_place_and_still_counts_for_opponents() -> None:
    lines = standings_of([0, 1, 2], [table((1, 2, 3))], {}, {}, frozenset({0}))
    assert [(line.person_id, line.place) for line in lines] == [(1, 1), (2, 2), (0, None)]
    assert lines[0].opponents == Fraction(24 + 0, 2)


@given(
    st.lists(
        st.lists(st.tuples(st.integers(0, 9), st.integers(0, 3)), min_size=2, max_size=5, unique_by=lambda one: one[0]),
        max_size=8,
    )
)
def test_standings_depend_on_nothing_but_the_tables(rounds: list[list[tuple[int, int]]]) -> None:
    """The order in which tables, or the people of a table, are told changes no line."""
    tables = [
        PlayedTable(
            tuple(
                Finish(person, seat, place)
                for (seat, (person, _)), place in zip(enumerate(sat), shared_places([s for _, s in sat]), strict=True)
            )
        )
        for sat in rounds
    ]
    mixed = [PlayedTable(tuple(reversed(each.finishes))) for each in reversed(tables)]
    lines = standings_of(range(10), tables, {1: 1}, {2: 5})
    assert lines == standings_of(range(10), mixed, {1: 1}, {2: 5})
    assert sum(line.points for line in lines) == 12 * (sum(map(len, rounds)) + 1) + 5
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
