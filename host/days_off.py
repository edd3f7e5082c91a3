"""The days on which nobody's time runs at a table: weekends, and the public holidays of a country."""

from __future__ import annotations

from msgspec import Struct


class DaysOff(Struct, frozen=True, omit_defaults=True):
    """Days of the calendar of `zone` (an IANA name). `weekends`: Saturdays and Sundays; `dates`: others, as 2026-12-24.

    `country`: whose public holidays those are, by its two letters; "" for none.
    """

    zone: str
    weekends: bool = True
    country: str = ""
    dates: tuple[str, ...] = ()
