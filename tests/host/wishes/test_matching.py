"""Which wishes become a table: the likest first, in time all that can, never two who shun each other."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from host.lobby.settings import PRESETS
from host.wishes.matching import LEAST_COMPANY, WISH_PATIENCE, FittingWish, WishCompany, impatience, wish_companies

NOW = datetime(2026, 11, 29, 19, tzinfo=UTC)
SIZES = {"bids": (2, 4), "four": (4, 4), "large": (3, 5)}
DAY, NIGHT = frozenset(range(8, 20)), frozenset([*range(20, 24), *range(8)])


def wish(number: int, *, waited: timedelta = timedelta(minutes=1), **more: object) -> FittingWish:
    values = {"games": ("bids",), "pace": "daily", "languages": frozenset({"en"}), **more}
    since = NOW - waited
    return FittingWish(id=number, person_id=100 + number, since=since, ends_at=since + timedelta(days=7), **values)


def ids(found: tuple[WishCompany, ...]) -> list[list[int]]:
    return [[each.id for each in company.wishes] for company in found]


def test_two_alike_sit_down_at_once() -> None:
    (company,) = wish_companies([wish(1), wish(2)], (), SIZES, NOW)
    assert (company.game, ids((company,)), company.stewards, company.rated) == ("bids", [[1, 2]], 0, True)


@pytest.mark.parametrize(
    "other",
    [
        {"pace": "relaxed"},
        {"games": ("four",)},
        {"languages": frozenset({"cs"})},
        {"seats": 4},
        {"rated": "no"},
    ],
)
def test_what_they_wish_for_has_to_fit(other: dict[str, object]) -> None:
    first = wish(1, seats=2, rated="yes", waited=timedelta(days=3))
    assert wish_companies([first, wish(2, waited=timedelta(days=3), **other)], (), SIZES, NOW) == ()
    assert wish_companies([first, wish(2, waited=timedelta(days=3))], (), SIZES, NOW) != ()


def test_the_likest_in_strength_and_hours_is_taken_first() -> None:
    strong = wish(1, waited=timedelta(hours=1), skills={"bids": 34.0}, hours=DAY)
    others = [
        wish(2, skills={"bids": 22.0}, hours=DAY),
        wish(3, skills={"bids": 33.0}, hours=NIGHT),
        wish(4, skills={"bids": 31.0}, hours=DAY),
    ]
    assert ids(wish_companies([strong, *others], (), SIZES, NOW))[0] == [1, 4]


def test_who_is_unlike_waits_and_then_sits_down_all_the_same() -> None:
    def pair(waited: timedelta) -> list[FittingWish]:
        return [
            wish(1, waited=waited, skills={"bids": 37.0}, hours=DAY),
            wish(2, skills={"bids": 21.0}, hours=NIGHT),
        ]

    assert wish_companies(pair(timedelta(hours=1)), (), SIZES, NOW) == ()
    assert wish_companies(pair(timedelta(hours=20)), (), SIZES, NOW) == ()
    assert ids(wish_companies(pair(timedelta(hours=24)), (), SIZES, NOW)) == [[1, 2]]


def test_a_short_wish_loses_patience_before_it_ends() -> None:
    short = FittingWish(1, 1, ("bids",), "daily", frozenset({"en"}), NOW - timedelta(hours=1), NOW + timedelta(hours=1))
    assert impatience(short, NOW) == 1.0


def test_automatic_players_come_after_the_wait_and_only_to_those_who_want_them() -> None:
    def three(waited: timedelta, *, fill: bool) -> list[FittingWish]:
        return [wish(number, waited=waited, games=("four",), fill=fill or number < 3) for number in (1, 2, 3)]

    assert wish_companies(three(timedelta(hours=1), fill=True), (), SIZES, NOW) == ()
    (all_three,) = wish_companies(three(timedelta(days=1), fill=True), (), SIZES, NOW)
    assert (ids((all_three,)), all_three.stewards) == ([[1, 2, 3]], 1)
    (two,) = wish_companies(three(timedelta(days=1), fill=False), (), SIZES, NOW)
    assert (ids((two,)), two.stewards) == ([[1, 2]], 2)
    assert wish_companies([wish(1, waited=timedelta(days=5), games=("four",), fill=True)], (), SIZES, NOW) == ()


def test_a_table_is_rated_as_others_are_unless_somebody_minds() -> None:
    assert wish_companies([wish(1, rated="yes"), wish(2)], (), SIZES, NOW)[0].rated
    assert not wish_companies([wish(1, rated="no"), wish(2)], (), SIZES, NOW)[0].rated
    assert wish_companies([wish(1), wish(2)], (), SIZES, NOW)[0].rated
    patient = [wish(each, fill=True, seats=3, waited=timedelta(days=3)) for each in (1, 2)]
    (filled,) = wish_companies(patient, (), SIZES, NOW)
    assert (filled.stewards, filled.rated) == (1, False)


def test_quick_games_come_together_only_while_all_are_awake() -> None:
    both = [wish(1, pace="live", hours=DAY), wish(2, pace="live", hours=DAY)]
    assert ids(wish_companies(both, (), SIZES, NOW)) == [[1, 2]]
    assert wish_companies(both, (), SIZES, NOW + timedelta(hours=2)) == ()


def test_one_person_with_two_wishes_does_not_play_alone() -> None:
    first, second = wish(1), FittingWish(2, 101, ("bids",), "daily", frozenset({"en"}), NOW, NOW + timedelta(days=7))
    assert wish_companies([first, second], (), SIZES, NOW + timedelta(days=3)) == ()


WISHES = st.builds(
    lambda number, person, games, pace, languages, hours, fill, rated, seats, skill, waited: FittingWish(
        number,
        person,
        games,
        pace,
        languages,
        NOW - timedelta(hours=waited),
        NOW + timedelta(days=3),
        fill,
        rated,
        seats,
        hours,
        {games[0]: skill},
    ),
    st.just(0),
    st.integers(1, 9),
    st.sampled_from([("bids",), ("large",), ("bids", "large"), ("four", "bids")]),
    st.sampled_from(["daily", "live"]),
    st.sampled_from([frozenset({"en"}), frozenset({"cs"}), frozenset({"cs", "en"})]),
    st.sampled_from([DAY, NIGHT, frozenset(range(24))]),
    st.booleans(),
    st.sampled_from(["yes", "no", "any"]),
    st.sampled_from([None, 2, 3]),
    st.floats(10, 40),
    st.integers(0, 60),
)
MANY = st.lists(WISHES, max_size=9).map(lambda some: [replace(each, id=number) for number, each in enumerate(some, 1)])
PAIRS = st.sets(st.tuples(st.integers(1, 9), st.integers(1, 9)).filter(lambda pair: pair[0] != pair[1]), max_size=12)


def _fit(some: tuple[FittingWish, ...], shunned: set[tuple[int, int]]) -> bool:
    """Whether these could be a whole table of people, said in another way than the matcher does."""
    people = [each.person_id for each in some]
    if len(set(people)) < len(people) or len({each.pace for each in some}) > 1:
        return False
    if any((one, other) in shunned for one in people for other in people):
        return False
    if {"yes", "no"} <= {each.rated for each in some} or not frozenset.intersection(*(each.languages for each in some)):
        return False
    games = set.intersection(*(set(each.games) for each in some))
    return any(SIZES[game][0] <= len(some) <= SIZES[game][1] for game in games) and all(
        each.seats in (None, len(some)) for each in some
    )


@settings(max_examples=150, deadline=None)
@given(MANY, PAIRS)
def test_what_always_holds(wishes: list[FittingWish], shunned: set[tuple[int, int]]) -> None:
    found = wish_companies(wishes, shunned, SIZES, NOW)
    assert found == wish_companies(reversed(wishes), shunned, SIZES, NOW)  # whatever order they are read in
    seated = [each for company in found for each in company.wishes]
    people = [each.person_id for each in seated]
    assert len(people) == len(set(people))
    for company in found:
        fewest, most = SIZES[company.game]
        seats = len(company.wishes) + company.stewards
        assert len(company.wishes) >= LEAST_COMPANY
        assert fewest <= seats <= most
        assert len({each.pace for each in company.wishes}) == 1
        assert frozenset.intersection(*(each.languages for each in company.wishes))
        for each in company.wishes:
            assert company.game in each.games
            assert each.seats in (None, seats)
            assert each.fill or not company.stewards
            assert each.rated != ("no" if company.rated else "yes")
            assert each.pace != "live" or NOW.hour in each.hours
        for one, other in combinations(company.wishes, 2):
            assert (one.person_id, other.person_id) not in shunned
            assert (other.person_id, one.person_id) not in shunned


@settings(max_examples=150, deadline=None)
@given(MANY, PAIRS)
def test_nobody_whose_patience_is_over_is_left_who_could_sit_down(
    wishes: list[FittingWish], shunned: set[tuple[int, int]]
) -> None:
    seated = {each.person_id for company in wish_companies(wishes, shunned, SIZES, NOW) for each in company.wishes}
    left = [each for each in wishes if each.person_id not in seated and (each.pace != "live" or NOW.hour in each.hours)]
    for each in left:
        if impatience(each, NOW) < 1:
            continue
        others = [other for other in left if other.id != each.id]
        for size in range(LEAST_COMPANY, 6):
            for some in combinations(others, size - 1):
                assert not _fit((each, *some), shunned)


def test_patience_is_known_for_every_pace_that_can_be_wished_for() -> None:
    assert set(WISH_PATIENCE) == set(PRESETS)
