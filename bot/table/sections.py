"""Puts the entries of a section on pages that fit a phone."""

from __future__ import annotations

from bot.games.face_parts import Section
from bot.kit.lengths import cut
from bot.kit.reader import Reader
from engine.core.texts import say

PAGE_LENGTH = 1400  # characters of a page: a screen or two of a phone


def section_pages(section: Section, reader: Reader, most: int = PAGE_LENGTH) -> list[str]:
    """The entries of a section on pages of at most so many characters; an entry is never torn apart."""
    pages: list[str] = []
    for entry in section.entries:
        line = cut(reader.line(entry.text), most)
        if not pages or len(pages[-1]) + 1 + len(line) > most:
            line = line.lstrip("\n")  # an empty line divides it from what stands above
        if pages and len(pages[-1]) + 1 + len(line) <= most:
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
    return pages or [reader.line(say("cards-none"))]
