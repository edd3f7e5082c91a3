"""Draws what everybody sees of a table: the lobby, the board with or without its picture, that of a halted table."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from msgspec import Struct

from bot.desk.beside import ending_buttons
from bot.messages.custom_ids import Press
from bot.messages.page import GOLD, GREY, PICTURE_ID, Button, Page, SelectOption, button, option
from bot.reading.rules import RULES
from engine.texts import say
from face.core.face import face
from face.table.board import (
    SHORT_HEAD,
    Hours,
    board_head,
    board_labels,
    board_title,
    board_words,
    pictured_lines,
)
from face.table.lobby import lobby_words, steward_choices, talk_line
from face.wordings.lengths import MOST_CHARACTERS, cut_text, unbroken
from face.wordings.reader import Reader
from host.values import Board, News, Table

_RESULTS_LENGTH = 1700
STEWARDS_BUTTON = "stewards"  # the select of automatic players in a lobby, and its values
ADD, TAKE_AWAY = "add:", "take-away"
HINTS, ON, _OFF = "hints", "on", "off"  # the button of a lobby that lets players ask for hints, or not


def board_view(
    board: Board,
    reader: Reader,
    head: str = "",
    *,
    note: str = "",
    file: tuple[str, str] | None = None,
    pages: bool = False,
) -> discord.ui.LayoutView:
    """The pinned message of a table's thread: what everyone may know, and a button to each reader's own desk.

    `head`: of the log after the last settled step, for a board that one person asks for. `note`: stands small at the
    end. `file`: name and alt text of an attached picture. `pages`: the table has a page in a browser.
    """
    table, words = board.table, board_words(board, reader, head, note)
    page = Page(GREY if board.results is not None else GOLD)
    page.text(words.head)
    if file is not None:
        page.picture(*file, PICTURE_ID)
    foot = cut_text(words.foot, _RESULTS_LENGTH)
    room = MOST_CHARACTERS - page.characters - len(foot) - len(words.log)
    body = f"{words.threats}\n{words.body}".strip("\n")
    page.text(body if len(unbroken(body)) <= room else words.body, most=room)  # what stands on the board comes first
    page.line()
    page.text(foot + words.log)
    if board.results is None and table.status == "closed":
        return page.view()
    labels = board_labels(reader)
    row = [button(labels["desk"], Press("desk", table.id), "primary")]
    row += [button(labels[action], Press(action, table.id)) for action in _leading_on(pages=pages)]
    if board.results is not None:
        row += ending_buttons(table, reader)
    page.buttons(row)
    return page.view()


def _leading_on(*, pages: bool) -> tuple[str, ...]:
    """The actions of a board's buttons that lead elsewhere; to the page whoever does not sit there looks on."""
    return ("story", "cards", *(("page",) if pages else ()))


def still_view(table: Table, reader: Reader) -> discord.ui.LayoutView:
    """The board of a halted table whose rules cannot draw one."""
    page = Page(GREY)
    page.text(board_title(table, reader))
    page.text(reader.line(say("bot-frozen")))
    return page.view()


WORDS = "words"  # argument of the press on *Board* that asks for words alone
BOARD_FILE = "board.png"  # every board's picture: the name tells nothing
LOBBY_FILE = "table.png"  # every lobby's, made to be forwarded


class ShownPicture(Struct, frozen=True):
    """A picture as it stands on a message. `alt`: its words; `mark`: by which it is known; `old`: another follows."""

    alt: str
    mark: int
    old: bool = False


def lobby_view(
    table: Table, reader: Reader, hours: Mapping[int, Hours] | None = None, shown: ShownPicture | None = None
) -> discord.ui.LayoutView:
    """The lobby's message: its players and their usual hours, pace, commitment, Join, Start.

    `hours`: the usual hours by person. `shown`: the picture that stands there.
    """
    words = lobby_words(table, reader, hours)
    page = Page(GOLD if table.status == "lobby" else GREY)
    page.text(words.head)
    if shown is not None:
        page.picture(LOBBY_FILE, shown.alt, shown.mark)
    else:
        page.text(words.pitch)
    page.text(words.seats, most=1500)
    page.text(words.status)
    page.text(talk_line(table, f"<#{table.thread_id}>", reader))
    labels = words.labels
    if table.status == "lobby":
        full, begins = len(table.seats) >= table.most, len(table.seats) >= table.fewest
        page.buttons(
            [
                button(labels["join"], Press("join", table.id), "secondary" if full else "success"),
                button(labels["leave"], Press("leave", table.id)),
                button(labels["start"], Press("start", table.id), "primary", disabled=not begins),
                button(labels[HINTS], Press(HINTS, table.id, argument=_OFF if table.hints else ON)),
            ]
        )
        page.select(_stewards_press(table), labels[STEWARDS_BUTTON], _steward_options(table, reader))
    page.text(words.options, most=900)
    page.text(words.pace)
    page.line()
    page.text(words.fingerprint)
    fingerprint = button(labels["fingerprint"], Press("fingerprint", table.id))
    if table.status == "lobby":
        word = button(labels["word"], Press("word", table.id))  # beside what it goes into
        page.buttons([*_rules_button(table, labels), word, fingerprint])
    elif table.status == "playing":
        desk = button(labels["desk"], Press("desk", table.id), "primary")
        page.buttons([desk, *_rules_button(table, labels), fingerprint])
    return page.view()


def _stewards_press(table: Table) -> Press:
    """The select of automatic players, with another id after each change of the lobby.

    Discord keeps what was chosen in a select as long as its id is the same, and does not send that choice again.
    """
    return Press(STEWARDS_BUTTON, table.id, argument=table.lobby_head[:SHORT_HEAD] or str(len(table.seats)))


def _steward_options(table: Table, reader: Reader) -> list[SelectOption]:
    """What can be done about automatic players in a lobby."""
    return [
        option(choice.label, TAKE_AWAY if choice.level is None else f"{ADD}{choice.level}", choice.why)
        for choice in steward_choices(table, reader)
    ]


def _rules_button(table: Table, labels: Mapping[str, str]) -> list[Button]:
    """The button that opens the rules of the table's game, to oneself, if they can be read."""
    return [button(labels["rules"], Press(RULES, table.id, table.game))] if face(table.game).topics("") else []


def pictured_board(
    board: Board, reader: Reader, shown: ShownPicture, news: News | None, *, pages: bool = False
) -> discord.ui.LayoutView:
    """The board's message with its picture: round, what is asked, who is waited for, until when, what happened last.

    `news`: what the thread was told last, None for nothing. `pages`: as of `board_view`.
    """
    table, labels = board.table, board_labels(reader)
    over = board.results is not None
    page = Page(GREY if over else GOLD)
    page.text(board_head(board, reader))
    page.picture(BOARD_FILE, shown.alt, shown.mark)
    page.text(pictured_lines(board, reader, news, old=shown.old))
    if over or table.status != "closed":
        row = [button(labels["desk"], Press("desk", table.id), "primary")]
        row.append(button(labels["board"], Press("board", table.id, argument=WORDS)))
        row += [button(labels[action], Press(action, table.id)) for action in _leading_on(pages=pages)]
        page.buttons([*row, *(ending_buttons(table, reader) if over else ())])
    return page.view()
