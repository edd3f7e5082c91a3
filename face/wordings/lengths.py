"""How much a message takes and words cut to that; times and lengths of time as people read them."""

from __future__ import annotations

from datetime import datetime, timedelta

from engine.core.texts import Listed, Text

MOST_CHARACTERS = 4000
MOST_OPTIONS = 25
LONG_PAGE = 3000  # characters of a page of the story, or of long news
OPTION_LABEL = 100
MORE = "…"  # in place of what is cut


def cut(words: str, most: int, more: str = MORE) -> str:
    """`words`, or as many whole lines of them, or words of a long one, as fit into `most` characters, and `more`."""
    if len(words) <= most:
        return words
    if most < 2:
        return ""
    if more != MORE and most < 3 * len(more):  # no room for a sentence about what is missing
        more = MORE
    kept = words.removesuffix(f"\n{more}")[: most - len(more) - (more != MORE)]
    end = kept.rfind("\n")
    if end > most // 2:
        return f"{kept[:end]}\n{more}"
    if (space := kept.rfind(" ")) > most // 2:  # one long line: it ends with a whole word
        kept = kept[:space]
    return kept + (MORE if more == MORE else f"\n{more}")


def tail(words: str, most: int, more: str = MORE) -> str:
    """The last whole lines of `words` that fit into `most` characters, after `more` for the rest; "" if none does."""
    if len(words) <= most:
        return words
    begin = len(words) - most + len(more) + 1
    begin = words.find("\n", begin - 1) + 1  # that of a line, if it has not just begun
    return f"{more}\n{words[begin:]}" if 0 < begin < len(words) else ""


def paged(words: str) -> list[str]:
    """`words` in pages of whole lines, at least one."""
    pages = [""]
    for line in words.split("\n"):
        shown = line[:LONG_PAGE]
        if pages[-1] and len(pages[-1]) + len(shown) + 1 > LONG_PAGE:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{shown}" if pages[-1] else shown
    return pages


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
