"""On days off no deadline runs and nobody is reminded: weekends and holidays of the time zone of a table."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from db.trouble import Trouble
from host.clocks.calendar import Rhythm, days_off_around, due_for_person, later_by, next_awake, running_time, sooner_by
from host.clocks.model import Clock, rungs
from host.days_off import DaysOff
from host.house import House
from host.lobby.holidays import days_off_of
from host.lobby.settings import DAILY
from host.values import Pace, Table
from tests.ground import Clock as Time
from tests.ground import rows
from tests.host.seating import ANNA, BERT, PLACE, cause
from tests.host.time.passing import clocks, lines, sweep_through

PRAGUE = "Europe/Prague"
WEEKENDS = DaysOff(PRAGUE)
CHRISTMAS = DaysOff(PRAGUE, dates=("2026-12-24", "2026-12-25", "2026-12-26"), country="CZ")


def prague(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(PRAGUE)).astimezone(UTC)


def test_a_day_from_friday_noon_ends_on_monday_noon() -> None:
    assert later_by(prague("2026-03-06 12:00"), timedelta(days=1), WEEKENDS) == prague("2026-03-09 12:00")


def test_what_is_asked_on_a_day_off_has_all_its_time_afterwards() -> None:
    assert later_by(prague("2026-03-07 15:00"), timedelta(hours=10), WEEKENDS) == prague("2026-03-09 10:00")


def test_holidays_and_the_weekend_after_them_are_days_off_in_a_row() -> None:
    found = days_off_around(prague("2026-12-25 10:00"), CHRISTMAS)
    assert found == (prague("2026-12-24 00:00"), prague("2026-12-28 00:00"))


@pytest.mark.parametrize("day", ["2026-03-27", "2026-10-23"])  # clocks change on the Sunday after it
def test_a_weekend_in_which_clocks_change_is_skipped_whole(day: str) -> None:
    monday = (datetime.fromisoformat(day) + timedelta(days=3)).date()
    assert later_by(prague(f"{day} 23:00"), timedelta(hours=2), WEEKENDS) == prague(f"{monday} 01:00")


def test_reminders_are_parts_of_the_time_that_runs_and_never_come_on_days_off() -> None:
    opened, due = prague("2026-03-06 12:00"), prague("2026-03-09 12:00")
    clock = Clock(0, "1.bid", opened, due, due)
    times = [at for _, at in rungs(clock, Rhythm(off=WEEKENDS))]
    assert times == [prague("2026-03-09 00:00"), prague("2026-03-09 06:00"), prague("2026-03-09 11:00")]


def test_a_deadline_that_a_night_pushes_onto_a_saturday_comes_on_monday() -> None:
    rhythm = Rhythm(PRAGUE, (22 * 60, 7 * 60), off=WEEKENDS)
    due = prague("2026-03-06 23:00")
    assert due_for_person(due - timedelta(days=1), due, rhythm) == prague("2026-03-09 07:00")
    assert next_awake(due, rhythm) == prague("2026-03-09 07:00")


MOMENTS = st.datetimes(datetime(2026, 1, 1), datetime(2027, 12, 1), timezones=st.just(UTC))
SPANS = st.timedeltas(timedelta(), timedelta(days=14))


@settings(max_examples=300, deadline=None)
@given(moment=MOMENTS, span=SPANS)
def test_time_that_runs_is_added_measured_and_taken_away_alike(moment: datetime, span: timedelta) -> None:
    end = later_by(moment, span, CHRISTMAS)
    assert days_off_around(end, CHRISTMAS) is None
    assert running_time(moment, end, CHRISTMAS) == span
    back = sooner_by(end, span, CHRISTMAS)
    assert running_time(back, end, CHRISTMAS) == span


@settings(max_examples=200, deadline=None)
@given(moment=MOMENTS, span=SPANS, begin=st.integers(0, 1439), length=st.integers(1, 600))
def test_no_deadline_and_no_reminder_falls_on_a_day_off_or_into_a_night(
    moment: datetime, span: timedelta, begin: int, length: int
) -> None:
    rhythm = Rhythm("America/New_York", (begin, (begin + length) % 1440), off=WEEKENDS)
    due = due_for_person(moment, later_by(moment, span, WEEKENDS), rhythm)
    for at in (due, *(at for _, at in rungs(Clock(0, "a", moment, due, due), rhythm))):
        assert days_off_around(at, WEEKENDS) is None
        assert next_awake(at, rhythm) == at


async def begun(house: House, pace: Pace) -> Table:
    table = await house.lobby.open_table("bids", PLACE, ANNA, {}, cause(), pace=pace)
    for person in (ANNA, BERT):
        await house.lobby.join(table.id, person, "", cause())
    return (await house.lobby.start(table.id, ANNA.id, cause())).desk.table


async def test_a_table_waits_over_its_weekend_and_says_nothing_meanwhile(house: House, clock: Time) -> None:
    clock.now = prague("2026-03-06 12:00")
    table = await begun(house, replace(DAILY, off=WEEKENDS))
    assert {row.due_at for row in await clocks(house, table.id)} == {prague("2026-03-09 12:00")}
    await sweep_through(house, clock, until=prague("2026-03-08 23:59"))
    assert await lines(house) == []
    assert (await house.tables.read(table.id)).number == table_moves
    await sweep_through(house, clock, until=prague("2026-03-09 12:01"))
    assert {line[2] for line in await lines(house)} >= {"half", "three-quarters", "hour"}
    assert (await house.tables.read(table.id)).number > table_moves


table_moves = 4  # it was opened, two sat down, it began


async def test_a_vote_that_extends_skips_them_too(house: House, clock: Time) -> None:
    clock.now = prague("2026-03-05 18:00")
    table = await begun(house, replace(DAILY, off=WEEKENDS))
    vote = await house.votes.call_vote(table.id, ANNA.id, "extend", cause(), hours=24)
    await house.votes.cast(table.id, BERT.id, vote.id, True, cause())
    assert {row.due_at for row in await clocks(house, table.id)} == {prague("2026-03-09 18:00")}


async def test_a_bank_is_spent_on_days_that_count_alone(house: House, clock: Time) -> None:
    clock.now = prague("2026-03-06 12:00")
    table = await begun(house, Pace("own", 60, 24 * 60, off=WEEKENDS))
    clock.now = prague("2026-03-09 06:00")  # 18 hours of 25
    await house.play.answer(table.id, ANNA.id, "1.bid", {"coins": 0}, cause())
    seat = (table.card(ANNA.id) or table.seats[0]).seat or 0
    (row,) = await rows(house.database, f"SELECT bank FROM seats WHERE table_id = {table.id} AND seat = {seat}")  # noqa: S608
    assert row.bank == 7 * 3600


async def test_an_outage_and_a_quiet_night_keep_them(house: House, clock: Time) -> None:
    clock.now = prague("2026-03-06 12:00")
    await house.settings.set_zone(ANNA.id, PRAGUE)
    await house.settings.set_quiet(ANNA.id, (22 * 60, 7 * 60))
    table = await begun(house, replace(DAILY, off=WEEKENDS))
    await house.outages.outage(prague("2026-03-06 13:00"), prague("2026-03-06 15:00"))
    await house.outages.make_good()
    assert {row.due_at for row in await clocks(house, table.id)} == {prague("2026-03-09 14:00")}


def test_the_holidays_of_ones_own_country_are_found_by_the_zone() -> None:
    now = prague("2026-03-06 12:00")
    off = days_off_of(PRAGUE, weekends=True, country="yes", now=now)
    assert off is not None
    assert (off.country, off.zone) == ("CZ", PRAGUE)
    assert {"2026-12-24", "2027-01-01", "2028-07-05"} <= set(off.dates)
    assert days_off_of(PRAGUE, weekends=False, country="", now=now) is None


@pytest.mark.parametrize(
    ("zone", "country", "code"),
    [(None, "yes", "no-days-without-zone"), (PRAGUE, "atlantis", "unknown-country"), ("UTC", "yes", "unknown-country")],
)
def test_what_cannot_be_found_is_refused(zone: str | None, country: str, code: str) -> None:
    with pytest.raises(Trouble) as refused:
        days_off_of(zone, weekends=True, country=country, now=prague("2026-03-06 12:00"))
    assert refused.value.code == code
