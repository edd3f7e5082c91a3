"""How fast a table plays: presets, own numbers, or a bank of hours."""

from __future__ import annotations

import re

from db.trouble import Trouble
from host.tables import BAD_PACE, Pace

LEAST = 1  # minute
MOST = 14 * 24 * 60  # minutes
DAILY = Pace("daily", 24 * 60)
PRESETS = {one.name: one for one in (Pace("live", 10), Pace("evening", 2 * 60), DAILY, Pace("relaxed", 72 * 60))}
OWN = "own"

_UNITS = {"m": 1, "min": 1, "h": 60, "d": 24 * 60}
_TYPED = re.compile(r"(\d{1,9})\s*(m|min|h|d)?")


def own(minutes: int) -> Pace:
    """`minutes` for each decision. Raises Trouble `bad-pace` below a minute and beyond 14 days."""
    return Pace(OWN, _bounded(minutes))


def bank(minutes: int, increment: int) -> Pace:
    """A bank of `minutes` for each seat; every decision adds `increment` minutes. Raises Trouble `bad-pace`."""
    return Pace(OWN, _bounded(increment), _bounded(minutes))


def typed(words: str) -> Pace:
    """What somebody typed: the name of a preset, "36h", "90 min", "2d", or "48h+30m" for a bank and its increment.

    A bare number means hours. Raises Trouble `bad-pace`.
    """
    clean = words.strip().casefold()
    if clean in PRESETS:
        return PRESETS[clean]
    parts = [_minutes(part) for part in clean.split("+")]
    if len(parts) == 2:
        return bank(*parts)
    return own(parts[0] if len(parts) == 1 else 0)


def checked(pace: Pace) -> Pace:
    """`pace` if it is within bounds. Raises Trouble `bad-pace`."""
    if pace.bank is not None:
        _bounded(pace.bank)
    _bounded(pace.minutes)
    return pace


def _minutes(part: str) -> int:
    found = _TYPED.fullmatch(part.strip())
    return int(found[1]) * _UNITS[found[2] or "h"] if found else 0


def _bounded(minutes: int) -> int:
    if not LEAST <= minutes <= MOST:
        raise Trouble(BAD_PACE, least=LEAST, most=MOST)
    return minutes
