"""Works out quiet hours and vacations: when a player may be reminded, and where they move a deadline.

All moments carry a zone and come back in UTC. Local times are wall clock times: a night from 22:00 to 7:00 is an hour
shorter when the clocks go forward, an hour longer when they go back (but never longer than `LONGEST_NIGHT`).
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from db.trouble import Trouble
from engine.core.texts import Typed
from host.values import NO_ZONE, QUIET_TOO_LONG, UNKNOWN_ZONE

LONGEST_NIGHT = timedelta(hours=10)
MINUTES_A_DAY = 24 * 60


class Rhythm(Struct, frozen=True, array_like=True):
    """The hours a person is away. `quiet`: from and to, in minutes after local midnight; `away`: from and until."""

    zone: str | None = None
    quiet: tuple[int, int] | None = None
    away: tuple[datetime, datetime] | None = None


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def checked_zone(name: str) -> str:
    """The zone's name as it is spelt. Raises Trouble `unknown-zone`."""
    clean = name.strip()
    if clean in zones():
        return clean
    named = next((zone for zone in sorted(zones()) if zone.casefold() == clean.casefold().replace(" ", "_")), None)
    if named is None:
        raise Trouble(UNKNOWN_ZONE, zone=Typed(clean[:50]))
    return named


def checked_quiet(zone: str | None, quiet: tuple[int, int] | None) -> tuple[int, int] | None:
    """The quiet hours, checked; None for none, and for hours that begin when they end.

    Raises Trouble `quiet-too-long` beyond ten hours, `no-zone` without a zone, ValueError for minutes beyond a day.
    """
    if quiet is None or quiet[0] == quiet[1]:
        return None
    if not all(0 <= minute < MINUTES_A_DAY for minute in quiet):
        raise ValueError(f"no minutes of a day: {quiet}")
    if timedelta(minutes=(quiet[1] - quiet[0]) % MINUTES_A_DAY) > LONGEST_NIGHT:
        raise Trouble(QUIET_TOO_LONG, most=int(LONGEST_NIGHT.total_seconds()) // 3600)
    if zone is None:
        raise Trouble(NO_ZONE)
    return quiet


def night_around(moment: datetime, rhythm: Rhythm) -> tuple[datetime, datetime] | None:
    """The quiet hours `moment` falls into, from and to (exclusive); None by day."""
    if rhythm.quiet is None or rhythm.zone is None:
        return None
    zone = ZoneInfo(rhythm.zone)
    begin, end = rhythm.quiet
    today = moment.astimezone(zone).date()
    for day in (today - timedelta(days=1), today):
        starts = _local(day.year, day.month, day.day, begin, zone)
        last = day + timedelta(days=1) if end <= begin else day
        ends = min(_local(last.year, last.month, last.day, end, zone), starts + LONGEST_NIGHT)
        if starts <= moment < ends:
            return starts, ends
    return None


def next_awake(moment: datetime, rhythm: Rhythm) -> datetime:
    """`moment`, or if the person is not there then, the end of their quiet hours or vacation."""
    if rhythm.away is not None and rhythm.away[0] <= moment < rhythm.away[1]:
        moment = rhythm.away[1]
    night = night_around(moment, rhythm)
    return moment if night is None else night[1]


def holidays(opened: datetime, due: datetime, rhythm: Rhythm) -> timedelta:
    """The time for which the person's vacation stops a clock."""
    if rhythm.away is None:
        return timedelta()
    begin, end = max(opened, rhythm.away[0]), rhythm.away[1]
    return end - begin if begin < end and begin <= due else timedelta()


def due_for_person(opened: datetime, due: datetime, rhythm: Rhythm) -> datetime:
    """The person's deadline for `due`: a vacation stops the clock, and a deadline never falls into quiet hours."""
    due += holidays(opened, due, rhythm)
    night = night_around(due, rhythm)
    return due if night is None else night[1]


def _local(year: int, month: int, day: int, minute: int, zone: ZoneInfo) -> datetime:
    """A wall clock time as a moment in UTC. A time that is skipped when clocks go forward comes as much later."""
    return datetime.combine(datetime(year, month, day), time(minute // 60, minute % 60), zone).astimezone(UTC)
