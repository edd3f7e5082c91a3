"""Draws a board beside its picture: ten lines at most. The whole text is in `/table show`."""

from __future__ import annotations

import discord
from msgspec import Struct

from bot.desk.ending_buttons import ending_buttons
from bot.games.face import face
from bot.games.readers import game_name, numbered
from bot.kit.lengths import cut
from bot.kit.page import GOLD, GREY, Page, button
from bot.kit.presses import Press
from bot.kit.reader import Reader
from bot.moderation.words import told_of
from bot.table.board_words import board_foot, head_line
from engine.core.texts import say
from host.values import Board, News

WORDS = "words"  # argument of the press on *Board* that asks for words alone
FILE = "board.png"  # every board's picture: the name tells nothing
MOST_LINES = 10
MOST_NEWS = 3  # lines about what happened last
LINE_LENGTH = 160  # characters of a line about what happened, two or three lines on a phone
ASKED_LENGTH = 300  # characters for what the present step is about
SHORT_HEAD = 16  # digits of the log's head: 64 bits
SMALL = "-# "


class Shown(Struct, frozen=True):
    """A picture as it stands on a message. `alt`: its words; `mark`: by which it is known; `old`: another follows."""

    alt: str
    mark: int
    old: bool = False


def pictured_board(board: Board, reader: Reader, shown: Shown, news: News | None) -> discord.ui.LayoutView:
    """The board's message with its picture: round, what is asked, who is waited for, until when, what happened last.

    `news`: what the thread was told last, None for nothing.
    """
    table, its = board.table, face(board.table.game)
    over = board.results is not None
    page = Page(GREY if over else GOLD)
    title = reader.line(say("bot-board-head", game=game_name(table.game), table=numbered(table)))
    page.text(f"## {title}\n{reader.line(its.headline(board.view))}")
    page.picture(FILE, shown.alt, shown.mark)
    foot = board_foot(board, reader, brief=True).split("\n")
    if over:  # how it ended is worth more than ten lines
        last = [f"{head_line(f'{board.head[:SHORT_HEAD]}…', reader)}"] if board.head else []
        page.text("\n".join([*foot, *last]))
    else:
        note = [SMALL + reader.line(say("picture-follows"))] if shown.old else []
        room = MOST_LINES - 2 - len(note)
        asked = cut(reader.lines(its.phase(board.view)), ASKED_LENGTH).split("\n") if table.status == "playing" else []
        lines = [line for line in (*foot, *asked) if line.strip()][:room]
        happened = _happened(news, reader)[-min(MOST_NEWS, room - len(lines)) :] if room > len(lines) else []
        page.text("\n".join([*lines, *happened, *note]))
    if over or table.status != "closed":
        row = [button(reader.label(say("bot-my-desk")), Press("desk", table.id), "primary")]
        row.append(button(reader.label(say("bot-board-words")), Press("board", table.id, argument=WORDS)))
        row.append(button(reader.label(say("log-button")), Press("story", table.id)))
        row.append(button(reader.label(say("cards-button")), Press("cards", table.id)))
        page.buttons([*row, *(ending_buttons(table, reader) if over else ())])
    return page.view()


def _happened(news: News | None, reader: Reader) -> list[str]:
    """The lines about what happened last, small."""
    if news is None:
        return []
    said = (line.removeprefix(SMALL).strip() for line in reader.lines(told_of(news)).split("\n"))
    return [SMALL + cut(line, LINE_LENGTH) for line in said if line]
