"""Makes paces, which say how fast a table plays: presets, own numbers, or a bank of hours."""

from __future__ import annotations

from db.trouble import Trouble
from host.values import BAD_PACE, Pace

LEAST = 1  # minute
MOST = 14 * 24 * 60  # minutes
BAD_GRACE = "bad-grace"  # `most`, in minutes

LONGEST_GRACE = 10  # minutes
STEWARDS = 180  # seconds in which stewards answer, at tables that people open
GRACE = 1  # minute, of tables that people open
DAILY = Pace("daily", 24 * 60)
PRESETS = {pace.name: pace for pace in (Pace("live", 10), Pace("evening", 2 * 60), DAILY, Pace("relaxed", 72 * 60))}
PRACTICE = Pace("practice", 0, stewards=0)  # one person alone, as long as they like; stewards answer at once
OWN = "own"


def own(minutes: int) -> Pace:
    """`minutes` for each decision. Raises Trouble `bad-pace` below a minute and beyond 14 days."""
    return Pace(OWN, _bounded(minutes))


def bank(minutes: int, increment: int) -> Pace:
    """A bank of `minutes` for each seat; every decision adds `increment` minutes. Raises Trouble `bad-pace`."""
    return Pace(OWN, _bounded(increment), _bounded(minutes))


def checked(pace: Pace) -> Pace:
    """`pace` if it is within bounds. Raises Trouble `bad-pace`, `bad-grace`."""
    if not 0 <= pace.grace <= LONGEST_GRACE:
        raise Trouble(BAD_GRACE, most=LONGEST_GRACE)
    if pace.bank is not None:
        _bounded(pace.bank)
    _bounded(pace.minutes)
    return pace


def _bounded(minutes: int) -> int:
    if not LEAST <= minutes <= MOST:
        raise Trouble(BAD_PACE, least=LEAST, most=MOST)
    return minutes
