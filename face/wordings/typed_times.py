"""Reads times as people type them: "36 h", "22.30-7", "Friday 20:00", "2026-12-24 18:00". Unclear ones are refused.

The words for units stand in the locale files (`typed-minutes` and so on), so each language brings its own.
"""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta, tzinfo

from babel.dates import format_datetime

from engine.texts import Typed
from face.wordings.close_names import fold_case
from face.wordings.locales import ENGLISH
from face.wordings.texts import Texts, texts
from face.wordings.typed_amounts import in_digits, joiners
from host.values import Trouble

UNCLEAR_TIME = "unclear-time"  # `typed`
UNCLEAR_HOURS = "unclear-hours"  # `typed`
UNCLEAR_DAY = "unclear-day"  # `typed`

_UNITS = {
    "typed-minutes": timedelta(minutes=1),
    "typed-hours": timedelta(hours=1),
    "typed-days": timedelta(days=1),
    "typed-weeks": timedelta(weeks=1),
    "typed-months": timedelta(days=30),
    "typed-years": timedelta(days=365),
}
_LONGEST = 100_000  # of any unit; more is no number a person means, and would overflow a date
_SHOWN = 40  # characters of what was typed that a refusal repeats

_PART = re.compile(r"(\d{1,6}(?:[.,]\d{1,2})?)\s*([^\W\d_]+)")
_CLOCK = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?")
_NIGHT = re.compile(r"(?:(?P<first>[^\W\d]+)\s+)?([\d:.]+)\s*(?P<between>-|–|—|[^\W\d]+)\s*([\d:.]+)")
_DASHES = ("-", "–", "—")
_AT = r"(?:[ T]+(?P<at>\d{1,2}[:.]\d{2}))?"
_DAYS = (
    re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})" + _AT),
    re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.\s*(?P<year>\d{4})" + _AT),
)


def length_of(typed: str, own: Texts) -> timedelta:
    """A length of time: "10 min", "36h", "1 day and 12 h", "a week", "day". Raises Trouble `unclear-time`."""
    units, left_out = _units(own), joiners(own)
    words = " ".join(word for word in in_digits(typed, own).split() if word not in left_out)
    first = re.match(r"[^\W\d_]{2,}", words)
    if first is not None and first[0] in units:
        words = f"1 {words}"  # "day" is a day; a letter by itself would be any half-typed word
    length, rest = timedelta(), _PART.sub("", words)
    parts = _PART.findall(words)
    if not parts or rest.strip(" ,+"):
        raise _unclear(UNCLEAR_TIME, typed)
    for number, unit in parts:
        amount = float(number.replace(",", "."))
        if unit not in units or amount > _LONGEST:
            raise _unclear(UNCLEAR_TIME, typed)
        length += amount * units[unit]
    return length


def hours_of(typed: str, own: Texts) -> tuple[time, time]:
    """Two times of day, "22.30-7" or "from 23 to 8". Raises Trouble `unclear-hours`."""
    match = _NIGHT.fullmatch(fold_case(typed))
    if match is None or match["between"] not in (*_DASHES, *_words("typed-to", own)):
        raise _unclear(UNCLEAR_HOURS, typed)
    if match["first"] is not None and match["first"] not in _words("typed-from", own):
        raise _unclear(UNCLEAR_HOURS, typed)
    begins, ends = _clock(match[2]), _clock(match[4])
    if begins is None or ends is None:
        raise _unclear(UNCLEAR_HOURS, typed)
    return begins, ends


def day_of(typed: str, now: datetime, zone: tzinfo, own: Texts) -> datetime:
    """A day (its first minute there) or minute in `zone`, or a length from `now` on. Raises Trouble `unclear-day`.

    A day of the week is the next one that has not begun.
    """
    words = fold_case(typed)
    match = next((match for shape in _DAYS if (match := shape.fullmatch(words))), None)
    if match is not None:
        at = _clock(match["at"] or "0:00")
        try:
            if at is None:
                raise _unclear(UNCLEAR_DAY, typed)
            return datetime(int(match["year"]), int(match["month"]), int(match["day"]), at.hour, at.minute, tzinfo=zone)
        except ValueError as error:
            raise _unclear(UNCLEAR_DAY, typed) from error
    named = _named_day(words.split(), time(), now.astimezone(zone), own)
    if named is not None:
        return named
    try:
        return now + length_of(typed, own)
    except (Trouble, OverflowError) as error:
        raise _unclear(UNCLEAR_DAY, typed) from error


def moment_of(typed: str, now: datetime, zone: tzinfo, own: Texts) -> datetime:
    """A time of day, the next such one in `zone`, "tomorrow 20:00", "Friday 20:00", or as `day_of`.

    Raises Trouble `unclear-day`.
    """
    *day, last = fold_case(typed).split() or [""]
    at = _clock(last) if re.search("[:.]", last) else None
    if at is None:
        return day_of(typed, now, zone, own)
    local = now.astimezone(zone)
    if day:
        return _named_day(day, at, local, own) or day_of(typed, now, zone, own)
    first = datetime.combine(local.date(), at, zone)
    return first if first > local else datetime.combine(local.date() + timedelta(days=1), at, zone)


def day_in_words(at: datetime, own: Texts) -> str:
    """A moment with its weekday on the clock of its own zone, which it names: "Friday 4. 12. 20:00 (Europe/Prague)"."""
    return f"{format_datetime(at, 'EEEE d. M. HH:mm', locale=own.locale.replace('-', '_'))} ({at.tzinfo})"


def _named_day(words: list[str], at: time, local: datetime, own: Texts) -> datetime | None:
    """That time of the day that is named, "tomorrow" or "on Friday", the next one after `local`, in its zone.

    None where the words name no day.
    """
    left_out = _words("typed-on", own)
    name = " ".join(word for word in words if word not in left_out)
    if name in _words("typed-tomorrow", own):
        return datetime.combine(local.date() + timedelta(days=1), at, local.tzinfo)
    for known in (own, texts(ENGLISH)):
        for weekday, spelt in enumerate(fold_case(known.format("typed-weekdays", {})).split("|")):
            if name in spelt.split():
                day = local.date() + timedelta(days=(weekday - local.weekday()) % 7)
                named = datetime.combine(day, at, local.tzinfo)
                return named if named > local else datetime.combine(day + timedelta(days=7), at, local.tzinfo)
    return None


def _units(own: Texts) -> dict[str, timedelta]:
    """The units by what may be typed for them. A word of this language goes before one that English has for another."""
    units: dict[str, timedelta] = {}
    for known in (texts(ENGLISH), own):
        for key, unit in _UNITS.items():
            units |= dict.fromkeys(fold_case(known.format(key, {})).split(), unit)
    return units


def _words(key: str, own: Texts) -> list[str]:
    """What may be typed for `key`, in this language and in English."""
    return [word for each in (own, texts(ENGLISH)) for word in fold_case(each.format(key, {})).split()]


def _clock(words: str) -> time | None:
    match = _CLOCK.fullmatch(words)
    if match is None or int(match[1]) > 23 or int(match[2] or 0) > 59:
        return None
    return time(int(match[1]), int(match[2] or 0))


def _unclear(code: str, typed: str) -> Trouble:
    return Trouble(code, typed=Typed(typed.strip()[:_SHOWN]))
