"""Reads time zones, and works out quiet hours and vacations: when a player may be reminded, where they move a deadline.

All moments carry a zone and come back in UTC. Local times are wall clock times: a night from 22:00 to 7:00 is an hour
shorter when the clocks go forward, an hour longer when they go back (but never longer than `LONGEST_NIGHT`).

Zones are known by the names of the package `tzdata`, and read from it where the machine has none: a system may have
dropped what people have chosen. Somebody whose zone nobody has is treated as if they had chosen no hours.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo

from msgspec import Struct

from db.trouble import Trouble
from engine.texts import Typed
from host.days_off import DaysOff
from host.values import NO_ZONE, QUIET_TOO_LONG, UNKNOWN_ZONE

LONGEST_NIGHT = timedelta(hours=10)
LONGEST_ABSENCE = timedelta(days=366)  # nobody has so much vacation: more is no date that can be reckoned with
MINUTES_A_DAY = 24 * 60
_DAY = timedelta(days=1)
_SATURDAY = 5
_LONGEST_ROW = 30  # days off in a row, either way
_MOST_DAYS = 400  # that are looked through: no deadline is further away
_MOST_PUSHES = 8  # of a moment by nights and days off
_Span = tuple[datetime, datetime]
_UTC = "UTC"
_NOWHERE = frozenset({"Factory", "localtime", "posixrules"})  # releases up to 0.3 stored these if somebody chose them


class Rhythm(Struct, frozen=True, array_like=True):
    """The hours a person is away. `quiet`: from and to, in minutes after local midnight; `away`: from and until.

    `off`: the days on which no time runs at the table.
    """

    zone: str | None = None
    quiet: tuple[int, int] | None = None
    away: tuple[datetime, datetime] | None = None
    off: DaysOff | None = None


@cache
def _canonical() -> dict[str, str]:
    """The name to keep by each name that a zone has or had: a country's own (zone.tab) stays, other links are followed.

    No place is `Factory`, and none `localtime` or `posixrules`, which are whatever a machine makes of them.
    """
    folder = files("tzdata") / "zoneinfo"
    lines = [line.split() for line in (folder / "tzdata.zi").read_text(encoding="utf-8").splitlines()]
    countries = (folder / "zone.tab").read_text(encoding="utf-8").splitlines()
    own = {line.split("\t")[2] for line in countries if line and not line.startswith("#")}
    names = {words[1]: words[1] for words in lines if words[:1] == ["Z"] and words[1] not in _NOWHERE}
    names |= {words[2]: words[2] if words[2] in own else words[1] for words in lines if words[:1] == ["L"]}
    return {name: _UTC if kept == "Etc/UTC" else kept for name, kept in names.items()}


@cache
def zones() -> frozenset[str]:
    """The names of all time zones, those they had once included."""
    return frozenset(_canonical())


def canonical_zone(name: str) -> str:
    """The present name of a zone: "Europe/Kyiv" for "Europe/Kiev"; `name` itself if it is none of `zones`."""
    return _canonical().get(name, name)


def checked_zone(name: str) -> str:
    """The present name of the zone that was typed. Raises Trouble `unknown-zone`."""
    clean = name.strip()
    if clean in zones():
        return canonical_zone(clean)
    wanted = clean.casefold().replace(" ", "_")
    named = next((zone for zone in sorted(zones()) if zone.casefold() == wanted), None)
    if named is None:
        raise Trouble(UNKNOWN_ZONE, zone=Typed(clean[:50]))
    return canonical_zone(named)


def read_zone(name: str | None) -> ZoneInfo | None:
    """Opens the zone that is stored as `name`; None without a name, and where neither machine nor `tzdata` has it."""
    if name is None or name in _NOWHERE:
        return None
    try:
        return ZoneInfo(canonical_zone(name))
    except (LookupError, ValueError, OSError):  # unknown, no name of a zone, or a file that cannot be read
        return None


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


def quiet_hours(begin: int | None, end: int | None) -> tuple[int, int] | None:
    """The quiet hours that are stored so; None for none, and for what are no minutes of a day."""
    if begin is None or end is None or not all(0 <= minute < MINUTES_A_DAY for minute in (begin, end)):
        return None
    return begin, end


def night_around(moment: datetime, rhythm: Rhythm) -> tuple[datetime, datetime] | None:
    """The quiet hours `moment` falls into, from and to (exclusive); None by day, and where the zone is unknown."""
    zone = None if rhythm.quiet is None else read_zone(rhythm.zone)
    quiet = None if rhythm.quiet is None else quiet_hours(*rhythm.quiet)
    if quiet is None or zone is None:
        return None
    begin, end = quiet
    today = moment.astimezone(zone).date()
    for day in (today - timedelta(days=1), today):
        starts = _local(day.year, day.month, day.day, begin, zone)
        last = day + timedelta(days=1) if end <= begin else day
        ends = min(_local(last.year, last.month, last.day, end, zone), starts + LONGEST_NIGHT)
        if starts <= moment < ends:
            return starts, ends
    return None


def next_awake(moment: datetime, rhythm: Rhythm) -> datetime:
    """`moment`, or if the person is not there then, the end of their quiet hours, vacation, or the table's days off."""
    away = _absence(rhythm)
    if away is not None and away[0] <= moment < away[1]:
        moment = away[1]
    for _ in range(_MOST_PUSHES):
        hours = night_around(moment, rhythm) or days_off_around(moment, rhythm.off)
        if hours is None:
            break
        moment = hours[1]
    return moment


def holidays(opened: datetime, due: datetime, rhythm: Rhythm) -> timedelta:
    """The time for which the person's vacation stops a clock."""
    away = _absence(rhythm)
    if away is None:
        return timedelta()
    begin, end = max(opened, away[0]), away[1]
    return end - begin if begin < end and begin <= due else timedelta()


def due_for_person(opened: datetime, due: datetime, rhythm: Rhythm) -> datetime:
    """The person's deadline for `due`: a vacation stops the clock, and it never falls into quiet hours or days off.

    One that would fall on a day off comes as much later as there are days off in a row.
    """
    due += holidays(opened, due, rhythm)
    for _ in range(_MOST_PUSHES):
        night, rest = night_around(due, rhythm), days_off_around(due, rhythm.off)
        if night is None and rest is None:
            break
        due = due + (rest[1] - rest[0]) if rest is not None else night[1] if night is not None else due
    return due


# ----------------------------------------------------------------------------------------- days off


def is_off(day: date, off: DaysOff) -> bool:
    """Whether no time runs on that day of the calendar."""
    return (off.weekends and day.weekday() >= _SATURDAY) or day.isoformat() in off.dates


def days_off_around(moment: datetime, off: DaysOff | None) -> _Span | None:
    """The days off in a row that `moment` falls into, from and to (exclusive); None where time runs."""
    zone = None if off is None else read_zone(off.zone)
    if off is None or zone is None or not is_off(moment.astimezone(zone).date(), off):
        return None
    first = last = moment.astimezone(zone).date()
    for _ in range(_LONGEST_ROW):
        if is_off(first - _DAY, off):
            first -= _DAY
        if is_off(last, off):
            last += _DAY
    return _midnight(first, zone), _midnight(last, zone)


def later_by(moment: datetime, span: timedelta, off: DaysOff | None) -> datetime:
    """`moment` and so much time that runs; a `span` below zero goes back in time that passes."""
    zone = None if off is None else read_zone(off.zone)
    if off is None or zone is None or span < timedelta():
        return moment + span
    day = moment.astimezone(zone).date()
    for _ in range(_MOST_DAYS):
        if not is_off(day, off):
            begin, end = max(moment, _midnight(day, zone)), _midnight(day + _DAY, zone)
            if span < end - begin:
                return begin + span
            span -= end - begin
        day += _DAY
    return moment + span


def sooner_by(moment: datetime, span: timedelta, off: DaysOff | None) -> datetime:
    """The moment from which so much time runs until `moment`."""
    zone = None if off is None else read_zone(off.zone)
    if off is None or zone is None:
        return moment - span
    day = moment.astimezone(zone).date()
    for _ in range(_MOST_DAYS):
        if not is_off(day, off):
            begin, end = _midnight(day, zone), min(moment, _midnight(day + _DAY, zone))
            if span <= end - begin:
                return end - span
            span -= end - begin
        day -= _DAY
    return moment - span


def running_time(begin: datetime, end: datetime, off: DaysOff | None) -> timedelta:
    """The time that runs from `begin` to `end`, below zero if `end` is earlier."""
    zone = None if off is None else read_zone(off.zone)
    if off is None or zone is None or end <= begin:
        return end - begin
    day, last, span = begin.astimezone(zone).date(), end.astimezone(zone).date(), timedelta()
    for _ in range(min(_MOST_DAYS, (last - day).days + 1)):
        if not is_off(day, off):
            span += max(timedelta(), min(end, _midnight(day + _DAY, zone)) - max(begin, _midnight(day, zone)))
        day += _DAY
    return span


def _midnight(day: date, zone: ZoneInfo) -> datetime:
    return _local(day.year, day.month, day.day, 0, zone)


def _absence(rhythm: Rhythm) -> tuple[datetime, datetime] | None:
    """The person's vacation, None for one that cannot be: whatever a row holds stops no table."""
    if rhythm.away is None or not timedelta() < rhythm.away[1] - rhythm.away[0] <= LONGEST_ABSENCE:
        return None
    return rhythm.away


def _local(year: int, month: int, day: int, minute: int, zone: ZoneInfo) -> datetime:
    """A wall clock time as a moment in UTC. A time that is skipped when clocks go forward comes as much later."""
    return datetime.combine(datetime(year, month, day), time(minute // 60, minute % 60), zone).astimezone(UTC)
