"""What happened, above a desk: whole lines, what touches the reader first, the rest in the room the desk leaves."""

from __future__ import annotations

from collections.abc import Sequence, Set

import discord
from msgspec import Struct

from bot.games.face import Face, face
from bot.games.log_parts import is_about
from bot.kit.heights import words_height
from bot.kit.page import NEWS_ID, NOTE_ID, OWN_NEWS_ID, tail, written_in
from bot.kit.texts import Reader
from bot.kit.unbroken import unbroken
from engine.core.texts import Text, say

ACT = "▸"  # begins a line about the same seat as the line before
OF_ALL = ("table-vote", "fix-told")  # how the ids of what the house does to the whole table begin


class Report(Struct, frozen=True):
    """What happened, for one reader. `own`: the lines that touch them; `others`: the rest, the least important first.

    The two are parts of a message of their own: a press on it finds them again, and no line is read for what it says.
    """

    own: str = ""
    others: str = ""

    def __bool__(self) -> bool:
        return bool(self.own or self.others)


NOTHING_HAPPENED = Report()


def report_of(lines: Sequence[Text], alone: Set[str], game: str, reader: Reader) -> Report:
    """Sorts lines of news. `alone`: the ids of wordings that were told to the reader's seat alone."""
    its = face(game)
    own: list[str] = []
    others: list[str] = []
    routine: list[str] = []
    for block in _blocks(lines, its):
        touches = any(_touches(line, alone, its, reader.seat) for line in block)
        to = own if touches else routine if its.is_routine(block[0]) else others
        to.append(reader.lines(block))
    return Report("\n".join(own).strip("\n"), "\n".join((*routine, *others)).strip("\n"))


def _touches(line: Text, alone: Set[str], its: Face, seat: int | None) -> bool:
    """Whether a line is about the reader's seat, told to it alone, or about what all seats had a part in."""
    if seat is None:
        return False
    return is_about(line, seat) or line.key in alone or line.key in its.of_all or line.key.startswith(OF_ALL)


def _blocks(lines: Sequence[Text], its: Face) -> list[list[Text]]:
    """The lines, with those that go on about the deed of the line before in one block."""
    blocks: list[list[Text]] = []
    for line in lines:
        if blocks and line.key in its.goes_on:
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return blocks


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


def cut_news(reader: Reader) -> str:
    """The line in place of news that do not fit. It says where to read them."""
    return "-# " + reader.line(say("bot-news-cut"))
