"""Rounds of a tournament: sizes of tables, who meets whom, who sits where and who sits out."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.registry import games
from host.tournaments.rules.pairing import MeetingsBefore, met_again, pair_round, pairs_met, seat_order
from host.tournaments.rules.sizes import RoundShape, shape_of_round, without_byes

SEATS = sorted({game.seats for game in games().values()} | {(3, 5), (4, 4), (1, 4), (2, 5), (2, 2), (6, 8)})


@pytest.mark.parametrize("seats", SEATS)
def test_every_number_of_people_is_seated_as_the_rule_says(seats: tuple[int, int]) -> None:
    for people in range(201):
        shape = shape_of_round(people, seats)
        assert sum(shape.sizes) + shape.byes == people
        assert list(shape.sizes) == sorted(shape.sizes, reverse=True)
        assert all(2 <= size <= seats[1] for size in shape.sizes)
        assert all(size >= 3 for size in shape.sizes) or people < 3 or seats[1] < 3
        assert shape.byes < 3
        if people >= 6 and seats[1] in (4, 5):
            assert shape.byes == 0


@pytest.mark.parametrize(
    ("people", "seats", "sizes", "byes"),
    [
        (16, (3, 5), (4, 4, 4, 4), 0),
        (9, (3, 5), (5, 4), 0),
        (11, (3, 5), (4, 4, 3), 0),
        (9, (4, 4), (3, 3, 3), 0),  # each with an automatic player
        (10, (4, 4), (4, 3, 3), 0),
        (5, (4, 4), (4,), 1),
        (15, (5, 5), (5, 5, 5), 0),  # rather than 4, 4, 4, 3 with five automatic players
        (5, (3, 5), (5,), 0),
        (2, (3, 5), (2,), 0),
        (1, (3, 5), (), 1),
        (7, (2, 2), (2, 2, 2), 1),
    ],
)
def test_sizes_in_writing(people: int, seats: tuple[int, int], sizes: tuple[int, ...], byes: int) -> None:
    assert shape_of_round(people, seats) == RoundShape(sizes, byes)


def test_a_game_for_one_has_no_tournament() -> None:
    with pytest.raises(ValueError, match="two or more"):
        shape_of_round(8, (1, 1))


def test_who_sits_out_is_the_last_of_those_who_did_least() -> None:
    assert without_byes((1, 2, 3, 4, 5), 1, {}) == ((1, 2, 3, 4), (5,))
    assert without_byes((1, 2, 3, 4, 5), 2, {5: 1, 3: 1}) == ((1, 3, 5), (2, 4))
    assert without_byes((1, 2), 0, {}) == ((1, 2), ())


def partitions(people: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All ways to seat these people at tables of these sizes, written without a thought for speed."""
    if not sizes:
        yield ()
        return
    for table in combinations(people, sizes[0]):
        for others in partitions([each for each in people if each not in table], sizes[1:]):
            yield (table, *others)


@st.composite
def met_before(draw: st.DrawFn, people: int) -> MeetingsBefore:
    pairs = list(combinations(range(people), 2))
    return {frozenset(two): draw(st.integers(1, 2)) for two in draw(st.lists(st.sampled_from(pairs), unique=True))}


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([(3, 3), (4, 4), (4, 3), (5, 3), (2, 2, 2), (3, 3, 3)]), st.data())
def test_people_meet_again_no_more_than_they_must(sizes: tuple[int, ...], data: st.DataObject) -> None:
    people = data.draw(st.permutations(range(sum(sizes))))
    met = data.draw(met_before(len(people)))
    tables = pair_round(people, sizes, met)
    assert sorted(each for table in tables for each in table) == sorted(people)
    assert sorted(len(table) for table in tables) == sorted(sizes)
    assert met_again(tables, met) == min(met_again(each, met) for each in partitions(people, sizes))


@settings(max_examples=25, deadline=None)
@given(st.integers(24, 200), st.sampled_from([(3, 5), (4, 4)]), st.integers(0, 999))
def test_nobody_meets_another_twice_in_four_rounds(people: int, seats: tuple[int, int], seed: int) -> None:
    chance, met_at = random.Random(seed), list[tuple[int, ...]]()  # noqa: S311
    for _ in range(4):
        order = chance.sample(range(people), people)  # as wild as standings may change
        tables = pair_round(order, shape_of_round(people, seats).sizes, pairs_met(met_at))
        assert met_again(tables, pairs_met(met_at)) == 0
        met_at += tables


def test_where_nobody_has_met_the_best_play_the_best() -> None:
    assert pair_round((7, 3, 9, 1, 4, 8), (3, 3), {}) == ((7, 3, 9), (1, 4, 8))
    met = pairs_met([(7, 3)])
    assert pair_round((7, 3, 9, 1, 4, 8), (3, 3), met) == ((7, 9, 1), (3, 4, 8))


def test_the_best_sit_at_the_smaller_table_where_they_must() -> None:
    met = pairs_met([(1, 2), (1, 3), (1, 4)])  # with nobody left but 5
    assert pair_round((1, 2, 3, 4, 5), (3, 2), met) == ((1, 5), (2, 3, 4))


def test_a_search_that_is_too_long_ends_in_exchanges() -> None:
    """Of 40 people all have met but those of two camps, who must sit at tables of four of their own camp."""
    camps = [range(0, 40, 2), range(1, 40, 2)]
    met = {frozenset((one, other)): 1 for one in camps[0] for other in camps[1]}
    tables = pair_round(range(40), (4,) * 10, met)
    assert met_again(tables, met) == 0
    everyone = pairs_met([range(40)])
    fallen_back = pair_round(range(40), (5,) * 8, everyone | {frozenset((0, 1)): 5})
    assert met_again(fallen_back, everyone | {frozenset((0, 1)): 5}) == 8 * 10


def test_exchanges_have_fewer_people_meet_again_than_the_order_alone() -> None:
    chance = random.Random(1)  # noqa: S311
    met = {frozenset(two): 1 for two in combinations(range(60), 2) if chance.random() < 0.6}
    assert met_again(pair_round(range(60), (4,) * 15, met), met) < 10  # by the order alone 15


def test_rounds_are_the_same_every_time() -> None:
    met = pairs_met([range(start, start + 4) for start in range(0, 64, 4)])
    assert pair_round(range(64), (4,) * 16, met) == pair_round(range(64), (4,) * 16, dict(reversed(met.items())))


@pytest.mark.parametrize(("people", "sizes"), [((1, 2, 3), (2,)), ((1, 2), (3,)), ((1, 1, 2), (3,))])
def test_everyone_has_one_seat(people: tuple[int, ...], sizes: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="one seat"):
        pair_round(people, sizes, {})


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 5), st.data())
def test_seats_are_as_even_as_an_order_can_make_them(size: int, data: st.DataObject) -> None:
    sat = {each: data.draw(st.lists(st.integers(0, size - 1), max_size=6)) for each in range(size)}

    def widest(order: Sequence[int]) -> int:
        after = [[*sat[each], seat] for seat, each in enumerate(order)]
        return max(max(map(had.count, range(size))) - min(map(had.count, range(size))) for had in after)

    def even(order: Sequence[int]) -> bool:
        return all(sat[each].count(seat) == min(map(sat[each].count, range(size))) for seat, each in enumerate(order))

    order = seat_order(range(size), sat)
    assert sorted(order) == list(range(size))
    if any(even(each) for each in permutations(range(size))):
        assert even(order)
    if all(max(map(sat[each].count, range(size))) - min(map(sat[each].count, range(size))) <= 1 for each in sat):
        assert widest(order) == min(widest(each) for each in permutations(range(size)))


def test_newcomers_sit_as_they_come() -> None:
    assert seat_order((5, 2, 9), {}) == (5, 2, 9)
    assert seat_order((5, 2, 9), {5: [0], 2: [1]}) == (2, 5, 9)
    sat = {1: [0, 0, 1], 2: [0], 3: [0] * 5 + [1] * 5}
    assert seat_order((1, 2, 3), sat) == (2, 1, 3)  # rather twice a little uneven than once a lot
