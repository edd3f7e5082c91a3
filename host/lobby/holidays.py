"""Finds the days off of a new table: its time zone is that of who opens it, its holidays are looked up once.

They are kept with the table, so that no release of the package changes the deadlines of a running game.
"""

from __future__ import annotations

from datetime import datetime
from functools import cache
from importlib.resources import files

from db.trouble import Trouble
from engine.texts import Typed
from host.clocks.calendar import canonical_zone, read_zone
from host.days_off import DaysOff

NO_DAYS_WITHOUT_ZONE = "no-days-without-zone"

UNKNOWN_COUNTRY = "unknown-country"  # `country`
OWN_COUNTRY = "yes"  # typed for the country of one's own time zone
_YEARS = 3  # for which holidays are looked up: no game lasts so long


@cache
def _countries() -> dict[str, str]:
    """The country of each zone that lies in one, by its two letters."""
    lines = (files("tzdata") / "zoneinfo" / "zone.tab").read_text(encoding="utf-8").splitlines()
    return {zone: code for line in lines if not line.startswith("#") for code, _, zone in [line.split("\t")[:3]]}


def days_off_of(zone: str | None, *, weekends: bool, country: str, now: datetime) -> DaysOff | None:
    """The days off of a table that is opened `now` by somebody whose zone is `zone`; None if none are wanted.

    `country`: whose public holidays are off, by its two letters, `OWN_COUNTRY` for that of the zone, "" for none.
    Raises Trouble `no-days-without-zone`, `unknown-country`.
    """
    if not weekends and not country:
        return None
    here = read_zone(zone)
    if zone is None or here is None:
        raise Trouble(NO_DAYS_WITHOUT_ZONE)
    zone = canonical_zone(zone)
    code = _countries().get(zone, "") if country == OWN_COUNTRY else country.upper()
    year = now.astimezone(here).year
    dates = _public_holidays(code, range(year, year + _YEARS)) if country else ()
    return DaysOff(zone, weekends, code, dates)


def _public_holidays(country: str, years: range) -> tuple[str, ...]:
    """The public holidays of the whole country in those years, in order."""
    import holidays

    try:
        days = holidays.country_holidays(country, years=years)
    except NotImplementedError as error:
        raise Trouble(UNKNOWN_COUNTRY, country=Typed(country[:20])) from error
    return tuple(sorted(day.isoformat() for day in days))
