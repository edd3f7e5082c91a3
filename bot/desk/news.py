"""Fits what happened above a desk: whole lines in the room it leaves; and finds it in a message again."""

from __future__ import annotations

from collections.abc import Sequence, Set

import discord

from bot.messages.page import NEWS_ID, NOTE_ID, OWN_NEWS_ID, unbroken, words_height, written_in
from face.table.news import ACT, Report, cut_news
from face.wordings.lengths import tail
from face.wordings.reader import Reader


def fitted(report: Report, most: int, pixels: int | None, reader: Reader) -> Report:
    """`report` in `most` characters and in so few lines that the desk fits a phone: whole lines only.

    The reader's own lines stay, however high; of others the last, and a line on where the rest is to be read. Where
    nothing but that line would be left there is nothing: its button is there anyway.
    """
    more = cut_news(reader)
    own = tail(report.own, most, more)
    left = most - len(own) - 1
    high = None if pixels is None else pixels - words_height(own)
    lines = report.others.splitlines()
    whole = [line for line in lines if line != more]  # what was cut before says so once
    kept = _last(_groups(whole), left, high, "" if whole == lines else more, more)
    if kept == [more] and (not own or own.startswith(more)):
        kept = []
    return Report(own, "\n".join(kept))


def untold(report: Report, said: Set[str]) -> Report:
    """`report` without the lines that stand in `said`: a desk that says them to its question tells them once."""

    def rest(words: str) -> str:
        return "\n".join(group for group in _groups(words.splitlines()) if unbroken(group) not in said)

    return Report(rest(report.own), rest(report.others))


def _last(groups: list[str], most: int, high: int | None, before: str, more: str) -> list[str]:
    """As many of the last groups of lines as find room. `before`: the line that says that some are missing already."""
    whole = [*([before] if before else []), *groups]
    if _fits(whole, most, high):
        return whole
    for count in range(len(groups) - 1, 0, -1):
        if _fits(some := [more, *groups[-count:]], most, high):
            return some
    return [more] if len(more) <= most else []


def _fits(groups: Sequence[str], most: int, high: int | None) -> bool:
    words = "\n".join(groups)
    return len(words) <= most and (high is None or words_height(words) <= high)


def _groups(lines: Sequence[str]) -> list[str]:
    """Lines as they were grouped: an act stays under the name of its seat."""
    groups: list[str] = []
    for line in lines:
        if groups and line.startswith(ACT):
            groups[-1] += f"\n{line}"
        else:
            groups.append(line)
    return groups


def told_by(message: discord.Message | None) -> Report:
    """The news in a desk's message. They stay when the desk below them changes."""
    return Report(_text_of(message, OWN_NEWS_ID), _text_of(message, NEWS_ID))


def _text_of(message: discord.Message | None, id: int) -> str:
    for top in () if message is None else message.components:
        for child in getattr(top, "children", ()):
            if isinstance(child, discord.TextDisplay) and child.id == id:
                return child.content
    return ""


def news_in(view: discord.ui.LayoutView) -> Report:
    """The news in a desk that will be sent."""
    return Report(_text_in(view, OWN_NEWS_ID), _text_in(view, NEWS_ID))


def desk_lines_in(view: discord.ui.LayoutView) -> frozenset[str]:
    """The lines of a desk that will be sent, without the news above it."""
    parts = [part for part in written_in(view) if part.get("id") not in (NEWS_ID, OWN_NEWS_ID)]
    return frozenset(line for part in parts for line in str(part.get("content", "")).splitlines())


def note_in(view: discord.ui.LayoutView) -> str:
    """The note about the last press in a desk that will be sent."""
    return _text_in(view, NOTE_ID).removeprefix("> ")


def _text_in(view: discord.ui.LayoutView, id: int) -> str:
    return next((str(part["content"]) for part in written_in(view) if part.get("id") == id), "")
