"""Nights and holidays: when somebody may be woken, and where a deadline moves that would end while they are not there.

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
from host.tables import NO_ZONE, QUIET_TOO_LONG, UNKNOWN_ZONE

LONGEST_NIGHT = timedelta(hours=10)
MINUTES_A_DAY = 24 * 60


class Rhythm(Struct, frozen=True, array_like=True):
    """When a person is not there. `quiet`: from and to, in minutes after local midnight; `away`: from and until."""

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
    found = next((one for one in sorted(zones()) if one.casefold() == clean.casefold().replace(" ", "_")), None)
    if found is None:
        raise Trouble(UNKNOWN_ZONE, zone=Typed(clean[:50]))
    return found


def checked_quiet(zone: str | None, quiet: tuple[int, int] | None) -> tuple[int, int] | None:
    """Quiet hours if they can be kept; None for none, and for hours that begin when they end.

    Raises Trouble `quiet-too-long` beyond ten hours, `no-zone` without a zone, ValueError for minutes of no day.
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


def awake(moment: datetime, rhythm: Rhythm) -> datetime:
    """`moment`, or when the person is there again: after the night, after the holidays."""
    if rhythm.away is not None and rhythm.away[0] <= moment < rhythm.away[1]:
        moment = rhythm.away[1]
    night = night_around(moment, rhythm)
    return moment if night is None else night[1]


def holidays(opened: datetime, due: datetime, rhythm: Rhythm) -> timedelta:
    """How long a clock stands still for that person's holidays."""
    if rhythm.away is None:
        return timedelta()
    begin, end = max(opened, rhythm.away[0]), rhythm.away[1]
    return end - begin if begin < end and begin <= due else timedelta()


def moved(opened: datetime, due: datetime, rhythm: Rhythm) -> datetime:
    """Where a deadline ends for that person: holidays stop the clock, and a night is slept through."""
    due += holidays(opened, due, rhythm)
    night = night_around(due, rhythm)
    return due if night is None else night[1]


def _local(year: int, month: int, day: int, minute: int, zone: ZoneInfo) -> datetime:
    """A wall clock time as a moment; one that a change of clocks skips comes as much later."""
    return datetime.combine(datetime(year, month, day), time(minute // 60, minute % 60), zone).astimezone(UTC)
