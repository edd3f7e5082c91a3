"""What happened, above a desk: in the room the desk leaves, read back from a message, the reader's own lines kept."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.kit.heights import words_height
from bot.kit.page import NEWS_ID, NOTE_ID, cut, written_in
from bot.kit.texts import Reader
from engine.core.texts import SeatRef, say

LEAST_NEWS = 120  # characters of it; a desk that fills a phone says where they are
FEWER = 40  # characters by which news are shortened until the desk fits
ACT = "▸"  # begins a line about the same seat as the line before


def fitted_news(news: str, most: int, pixels: int | None, reader: Reader, seat: int | None) -> str:
    """`news` in `most` characters, and so few lines that the desk fits a phone: at least the line on where they are."""
    kept = own_kept(news, most, reader, seat)
    if pixels is None or words_height(kept) <= pixels:
        return kept
    more = cut_news(reader)
    news = "\n".join(line for line in news.splitlines() if line != more)  # what was cut before says so once
    while words_height(kept) > pixels:
        most = min(most, len(kept)) - FEWER
        if most < LEAST_NEWS:
            return "-# " + more
        kept = own_kept(news, most, reader, seat)
    return kept


def news_of(message: discord.Message | None) -> str:
    """The news in a desk's message. They stay when the desk below them changes."""
    for top in () if message is None else message.components:
        for child in getattr(top, "children", ()):
            if isinstance(child, discord.TextDisplay) and child.id == NEWS_ID:
                return child.content
    return ""


def news_in(view: discord.ui.LayoutView) -> str:
    """The news in a desk that will be sent."""
    return _text_in(view, NEWS_ID)


def note_in(view: discord.ui.LayoutView) -> str:
    """The note about the last press in a desk that will be sent."""
    return _text_in(view, NOTE_ID).removeprefix("> ")


def _text_in(view: discord.ui.LayoutView, id: int) -> str:
    return next((str(part["content"]) for part in written_in(view) if part.get("id") == id), "")


def cut_news(reader: Reader) -> str:
    """The line in place of news that do not fit. It says where to read them."""
    return reader.line(say("bot-news-cut"))


def own_kept(news: str, room: int, reader: Reader, seat: int | None) -> str:
    """`news` in `room` characters: where lines go, those of the reader's own `seat` come after the sentence on it."""
    own = [] if seat is None else _own_lines(news, reader.line(say("subject", seat=SeatRef(seat))))
    if len(news) <= room or not own or 2 * len("\n".join(own)) > room:
        return cut(news, room, cut_news(reader))
    kept = len("\n".join(own)) + 1  # more than is needed where the report itself shows some of them
    shown = cut(news, room - kept, cut_news(reader))
    left = own[_shown_of(own, shown) :]
    return "\n".join((shown, *left))


def _shown_of(own: Sequence[str], shown: str) -> int:
    """How many of the reader's own lines, which stand in `shown` in this order, it shows."""
    lines, count = iter(shown.splitlines()), 0
    while count < len(own) and own[count] in lines:
        count += 1
    while 0 < count < len(own) and own[count].startswith(ACT):  # the acts of a seat stay under its name
        count -= 1
    return count


def _own_lines(news: str, you: str) -> list[str]:
    """The lines that begin with the reader in bold, with the acts beneath them."""
    lines, own = [], False
    for line in news.splitlines():
        own = line.startswith(f"**{you}**") or (own and line.startswith(ACT))
        if own:
            lines.append(line)
    return lines
