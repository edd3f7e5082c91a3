"""Reads a page of a table as lines of words: what a person would read on it, from top to bottom, without pictures."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from tests.web.pictures_of_pages import without_pictures

_INLINE = frozenset(
    {"a", "abbr", "b", "bdi", "code", "em", "i", "img", "q", "s", "small", "span", "strong", "time", "u"}
)
_SILENT = frozenset({"svg", "template", "script", "style"})
_TABLE = re.compile(r"\b([Tt]able) \d+")


def without_number(line: str) -> str:
    """The line without the number of its table, which is another in each run."""
    return _TABLE.sub(r"\1 N", line)


class _Lines(HTMLParser):
    """Begins a line at each element that is no part of a sentence."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.lines: list[str] = []
        self._words: list[str] = []
        self._mark = ""
        self._skips = 0
        self.feed(html)
        self.end_line()

    def end_line(self) -> None:
        """Ends the line that was begun, if there are words in it."""
        line = " ".join(" ".join(self._words).split())
        if line:
            self.lines.append(without_number(f"{self._mark}{line}"))
        self._words, self._mark = [], ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _SILENT:
            self._skips += 1
        if tag in _INLINE or self._skips:
            return
        self.end_line()
        found = dict(attrs)
        if tag == "button":
            pressed = found.get("aria-pressed") == "true"
            self._mark = "[closed] " if "disabled" in found else "[chosen] " if pressed else "[press] "
        elif tag == "input" and found.get("type") in ("checkbox", "radio"):
            self._mark = "[x] " if "checked" in found else "[ ] "
        elif tag in ("h1", "h2", "h3", "h4"):
            self._mark = f"{'#' * int(tag[1])} "

    def handle_endtag(self, tag: str) -> None:
        if tag in _SILENT:
            self._skips -= 1
        elif tag not in _INLINE and not self._skips:
            self.end_line()

    def handle_data(self, data: str) -> None:
        if not self._skips:
            self._words.append(data)


def lines_of_page(html: str) -> list[str]:
    """The lines of a page or of a part of it. `[press]`, `[chosen]`, `[closed]`: buttons; `[x]`, `[ ]`: boxes."""
    return _Lines(without_pictures(html)).lines
