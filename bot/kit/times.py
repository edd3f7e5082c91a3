"""Times as people read them: Discord shows `<t:unix:F>` in each reader's own zone; lengths in days, hours, minutes."""

from __future__ import annotations

from datetime import datetime, timedelta

from engine.core.texts import Listed, Text

UNITS = (("days", timedelta(days=1)), ("hours", timedelta(hours=1)), ("minutes", timedelta(minutes=1)))
PARTS = 2  # of a length: "2 days and 3 hours" is exact enough


def unix(at: datetime) -> str:
    """`at` for a wording with `<t:{ $at }:F>`: as digits, so that no language puts separators in."""
    return str(int(at.timestamp()))


def length_text(length: timedelta) -> Text:
    """A length of time in words, rounded up to minutes, in its two largest units."""
    rest = timedelta(minutes=-(-length // timedelta(minutes=1)))
    parts: list[Text] = []
    for name, unit in UNITS:
        count, rest = divmod(rest, unit)
        if count and len(parts) < PARTS:
            parts.append(Text(f"length-{name}", {"count": count}))
    return Text("length", {"parts": Listed(tuple(parts or [Text("length-minutes", {"count": 0})]))})
