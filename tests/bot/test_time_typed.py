"""Times as people type them."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from face.wordings.texts import texts
from face.wordings.typed_times import day_of, hours_of, length_of, moment_of
from host.values import Trouble

ENGLISH = texts("en")
NOW = datetime(2026, 3, 1, 23, 30, tzinfo=UTC)
PRAGUE = ZoneInfo("Europe/Prague")


@pytest.mark.parametrize(
    ("typed", "length"),
    [
        ("10 min", timedelta(minutes=10)),
        ("36h", timedelta(hours=36)),
        ("1 day 12 h", timedelta(days=1, hours=12)),
        ("1.5 h", timedelta(minutes=90)),
        ("1,5 Hours", timedelta(minutes=90)),
        ("2 weeks", timedelta(weeks=2)),
        ("0 min", timedelta()),
        ("10 d", timedelta(days=10)),
    ],
)
def test_lengths_are_read_with_their_units(typed: str, length: timedelta) -> None:
    assert length_of(typed, ENGLISH) == length


@pytest.mark.parametrize(
    "typed", ["", "90", "soon", "tomorrow-ish", "h", "3 moons", "-2 h", "1 h ago", "9" * 400 + " h"]
)
def test_a_length_without_a_unit_or_with_anything_else_is_refused(typed: str) -> None:
    with pytest.raises(Trouble, match="unclear-time") as refused:
        length_of(typed, ENGLISH)
    assert len(refused.value.details["typed"].words) <= 40


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("22-7", (time(22), time(7))),
        ("22:30 - 7:15", (time(22, 30), time(7, 15))),
        ("23:00–08:00", (time(23), time(8))),
        ("0 to 9", (time(0), time(9))),
    ],
)
def test_quiet_hours_are_two_times_of_day(typed: str, hours: tuple[time, time]) -> None:
    assert hours_of(typed, ENGLISH) == hours


@pytest.mark.parametrize("typed", ["", "22", "night", "24-7", "22:60-7", "22-7-8", "25:00-26:00"])
def test_hours_that_are_no_times_of_day_are_refused(typed: str) -> None:
    with pytest.raises(Trouble, match="unclear-hours"):
        hours_of(typed, ENGLISH)


@pytest.mark.parametrize("typed", ["2026-3-8", "08.03.2026", "8. 3. 2026"])
def test_a_day_begins_at_midnight_where_the_player_lives(typed: str) -> None:
    assert day_of(typed, NOW, PRAGUE, ENGLISH) == datetime(2026, 3, 7, 23, 0, tzinfo=UTC)


def test_a_day_may_have_a_time() -> None:
    assert day_of("2026-03-08 18:30", NOW, PRAGUE, ENGLISH) == datetime(2026, 3, 8, 17, 30, tzinfo=UTC)


def test_tomorrow_is_the_players_tomorrow() -> None:
    assert day_of("Tomorrow", NOW, PRAGUE, ENGLISH) == datetime(2026, 3, 2, 23, 0, tzinfo=UTC)


SUNDAY_THERE = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)  # 13:00 in Prague


@pytest.mark.parametrize(
    ("typed", "locale", "day"),
    [
        ("Friday", "en", 6),
        ("on fri", "en", 6),
        ("pátek", "cs", 6),
        ("v patek", "cs", 6),
        ("piątek", "pl", 6),
        ("w sobotę", "pl", 7),
        ("в пятницу", "ru", 6),
        ("вс", "ru", 8),
        ("monday", "pl", 2),
        ("Sunday", "en", 8),
    ],
)
def test_a_day_of_the_week_is_the_next_one_that_has_not_begun(typed: str, locale: str, day: int) -> None:
    assert day_of(typed, SUNDAY_THERE, PRAGUE, texts(locale)) == datetime(2026, 3, day, tzinfo=PRAGUE)


@pytest.mark.parametrize(
    ("typed", "locale", "day"),
    [
        ("Friday 20:00", "en", 6),
        ("friday at 20:00", "en", 6),
        ("Sunday 20:00", "en", 1),
        ("ve středu v 20.00", "cs", 4),
        ("w piątek o 20:00", "pl", 6),
        ("завтра в 20:00", "ru", 2),
    ],
)
def test_a_day_of_the_week_may_have_a_time_and_is_today_while_that_is_ahead(typed: str, locale: str, day: int) -> None:
    assert moment_of(typed, SUNDAY_THERE, PRAGUE, texts(locale)) == datetime(2026, 3, day, 20, tzinfo=PRAGUE)


def test_a_day_of_the_week_whose_time_is_past_is_that_of_next_week() -> None:
    assert moment_of("Sunday 12:30", SUNDAY_THERE, PRAGUE, ENGLISH) == datetime(2026, 3, 8, 12, 30, tzinfo=PRAGUE)


def test_the_day_of_the_week_is_that_of_the_players_zone() -> None:
    """It is Monday in Prague, and still Sunday in UTC."""
    assert day_of("Monday", NOW, PRAGUE, ENGLISH) == datetime(2026, 3, 9, tzinfo=PRAGUE)


def test_a_length_counts_from_now() -> None:
    assert day_of("3 days", NOW, PRAGUE, ENGLISH) == NOW + timedelta(days=3)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "tomorrow-ish",
        "fridays",
        "on",
        "2026-02-30",
        "2026-13-01",
        "12/24",
        "christmas",
        "2026-03-08 25:00",
        "999999 weeks",
    ],
)
def test_a_day_that_is_unclear_or_does_not_exist_is_refused(typed: str) -> None:
    with pytest.raises(Trouble, match="unclear-day"):
        day_of(typed, NOW, PRAGUE, ENGLISH)
