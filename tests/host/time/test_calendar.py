"""Nights and holidays, in the wall clock time of who lives them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.clocks.calendar import (
    LONGEST_NIGHT,
    Rhythm,
    checked_quiet,
    checked_zone,
    due_for_person,
    next_awake,
    night_around,
)
from host.values import Trouble

PRAGUE = Rhythm("Europe/Prague", (22 * 60, 7 * 60))  # UTC+1, in summer UTC+2


def at(day: int, hour: int, minute: int = 0, month: int = 1) -> datetime:
    return datetime(2026, month, day, hour, minute, tzinfo=UTC)


def test_a_night_across_midnight_is_one_night() -> None:
    assert night_around(at(10, 22), PRAGUE) == (at(10, 21), at(11, 6))
    assert night_around(at(11, 5, 59), PRAGUE) == (at(10, 21), at(11, 6))


def test_quiet_hours_within_a_day_are_of_that_day() -> None:
    noon = Rhythm("Europe/Prague", (12 * 60, 14 * 60))
    assert night_around(at(10, 11, 30), noon) == (at(10, 11), at(10, 13))
    assert night_around(at(10, 13), noon) is None


def test_the_first_minute_is_quiet_and_the_last_is_not() -> None:
    assert next_awake(at(10, 21), PRAGUE) == at(11, 6)
    assert next_awake(at(11, 6), PRAGUE) == at(11, 6)
    assert next_awake(at(10, 20, 59), PRAGUE) == at(10, 20, 59)


def test_a_deadline_in_the_night_moves_to_its_end() -> None:
    assert due_for_person(at(9, 23), at(10, 23), PRAGUE) == at(11, 6)


def test_a_deadline_by_day_stays() -> None:
    assert due_for_person(at(9, 12), at(10, 12), PRAGUE) == at(10, 12)


def test_without_a_zone_there_is_no_night() -> None:
    assert night_around(at(10, 23), Rhythm(None, (22 * 60, 7 * 60))) is None


def test_when_the_clocks_go_forward_the_night_ends_by_the_new_wall_clock() -> None:
    # In Prague 29 March 2026, 2:00 becomes 3:00: the night is an hour shorter.
    begin, end = night_around(at(29, 0, 30, month=3), PRAGUE) or (None, None)
    assert (begin, end) == (at(28, 21, month=3), at(29, 5, month=3))


def test_when_the_clocks_go_back_the_night_ends_by_the_new_wall_clock() -> None:
    # In Prague 25 October 2026, 3:00 becomes 2:00: the night is an hour longer.
    begin, end = night_around(at(25, 1, 30, month=10), PRAGUE) or (None, None)
    assert (begin, end) == (at(24, 20, month=10), at(25, 6, month=10))


def test_a_night_of_ten_hours_is_no_longer_when_the_clocks_go_back() -> None:
    long = Rhythm("Europe/Prague", (21 * 60, 7 * 60))
    begin, end = night_around(at(25, 1, month=10), long) or (at(1, 0), at(1, 0))
    assert end - begin == LONGEST_NIGHT


def test_a_night_that_begins_at_an_hour_that_does_not_exist_begins_when_the_clocks_have_moved() -> None:
    from_half_past_two = Rhythm("Europe/Prague", (2 * 60 + 30, 8 * 60))
    begin, end = night_around(at(29, 3, month=3), from_half_past_two) or (at(1, 0), at(1, 0))
    assert (begin, end) == (at(29, 1, 30, month=3), at(29, 6, month=3))


def test_the_southern_half_of_the_world_moves_its_clocks_the_other_way() -> None:
    sydney = Rhythm("Australia/Sydney", (22 * 60, 6 * 60))
    # 5 April 2026: back to UTC+10; 4 October 2026: forward to UTC+11.
    assert night_around(at(4, 18, month=4), sydney) == (at(4, 11, month=4), at(4, 20, month=4))
    assert night_around(at(3, 18, month=10), sydney) == (at(3, 12, month=10), at(3, 19, month=10))


def test_holidays_stop_the_clock_for_as_long_as_they_last() -> None:
    away = Rhythm(away=(at(10, 0), at(15, 0)))
    assert due_for_person(at(9, 12), at(10, 12), away) == at(15, 12)


def test_a_decision_that_opens_during_the_holidays_has_all_its_time_afterwards() -> None:
    away = Rhythm(away=(at(10, 0), at(15, 0)))
    assert due_for_person(at(12, 0), at(13, 0), away) == at(16, 0)


def test_a_deadline_before_the_holidays_stays() -> None:
    away = Rhythm(away=(at(10, 0), at(15, 0)))
    assert due_for_person(at(8, 0), at(9, 0), away) == at(9, 0)
    assert due_for_person(at(16, 0), at(17, 0), away) == at(17, 0)


def test_who_comes_back_at_night_is_woken_in_the_morning() -> None:
    away = Rhythm("Europe/Prague", (22 * 60, 7 * 60), (at(10, 0), at(15, 0)))
    assert next_awake(at(12, 0), away) == at(15, 6)


@pytest.mark.parametrize("zone", ["Mars/Olympus", "", "CET+1", "../etc/passwd", "x" * 500])
def test_an_unknown_zone_is_refused(zone: str) -> None:
    with pytest.raises(Trouble, match="unknown-zone"):
        checked_zone(zone)


@pytest.mark.parametrize(
    ("typed", "zone"), [("europe/prague", "Europe/Prague"), (" america/new york ", "America/New_York")]
)
def test_a_zone_is_found_however_it_is_spelt(typed: str, zone: str) -> None:
    assert checked_zone(typed) == zone


@pytest.mark.parametrize("quiet", [(0, 23 * 60 + 59), (20 * 60, 6 * 60 + 1), (1, 0)])
def test_quiet_hours_of_more_than_ten_hours_are_refused(quiet: tuple[int, int]) -> None:
    with pytest.raises(Trouble, match="quiet-too-long"):
        checked_quiet("UTC", quiet)


def test_quiet_hours_need_a_zone() -> None:
    with pytest.raises(Trouble, match="no-zone"):
        checked_quiet(None, (22 * 60, 7 * 60))


ZONES = st.sampled_from(["Europe/Prague", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"])
MOMENTS = st.datetimes(datetime(2025, 1, 1), datetime(2028, 1, 1), timezones=st.just(UTC))


@given(ZONES, st.integers(0, 1439), st.integers(1, 600), MOMENTS)
def test_a_deadline_never_ends_in_the_night_and_never_moves_by_more_than_one(
    zone: str, begin: int, length: int, due: datetime
) -> None:
    rhythm = Rhythm(zone, (begin, (begin + length) % 1440))
    after = due_for_person(due - timedelta(days=1), due, rhythm)
    assert due <= after <= due + LONGEST_NIGHT
    assert night_around(after, rhythm) is None
