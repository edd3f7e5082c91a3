"""Seasons: the calendar quarters, by the time in UTC at which a game ended."""

from __future__ import annotations

import re
from datetime import datetime

from engine.core.texts import Text, say

ALL_TIME = ""  # the season of what counts for ever
_SEASON = re.compile(r"(\d{4})-Q([1-4])")


def season_of(at: datetime) -> str:
    """The season in which that moment lies: "2026-Q1"."""
    return f"{at.year:04}-Q{(at.month + 2) // 3}"


def parts_of(season: str) -> tuple[int, int] | None:
    """Year and quarter of a season, None for what is none."""
    match = _SEASON.fullmatch(season)
    return (int(match[1]), int(match[2])) if match else None


def season_name(season: str) -> Text:
    """What people call a season."""
    year, quarter = parts_of(season) or (0, 0)
    return say("season", year=f"{year:04}", quarter=quarter) if quarter else say("season-all-time")
