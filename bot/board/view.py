"""Draws what everybody sees of a table: the lobby, the board with or without its picture, that of a halted table."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from msgspec import Struct

from bot.desk.beside import ending_buttons
from bot.messages.page import GOLD, GREY, PICTURE_ID, Button, Choice, Page, button, link, option
from bot.messages.presses import Press
from bot.reading.rules import RULES
from engine.core.contract import game as rules_of
from engine.core.texts import Text, say
from face.core.face import face
from face.core.names import game_name, names_of, numbered
from face.table.board import (
    SHORT,
    SHORT_HEAD,
    Hours,
    board_foot,
    head_line,
    lobby_seat,
    lobby_seat_note,
    more_of_pace,
    pace_text,
    rated_text,
)
from face.table.news import told_of
from face.wordings.lengths import MOST_CHARACTERS, cut
from face.wordings.reader import Reader
from host.stewards.seating import levels
from host.values import Board, News, Table

RESULTS_LENGTH = 1700
STEWARDS = "stewards"  # the select of automatic players in a lobby, and its values
ADD, TAKE_AWAY = "add:", "take-away"
HINTS, ON, OFF = "hints", "on", "off"  # the button of a lobby that lets players ask for hints, or not


def board_view(
    board: Board, reader: Reader, head: str = "", *, note: str = "", file: tuple[str, str] | None = None
) -> discord.ui.LayoutView:
    """The pinned message of a table's thread: what everyone may know, and a button to each reader's own desk.

    `head`: of the log after the last settled step, for a board that one person asks for. `note`: stands small at the
    end. `file`: name and alt text of an attached picture.
    """
    table = board.table
    its = face(table.game)
    page = Page(GREY if board.results is not None else GOLD)
    title = reader.line(say("bot-board-head", game=game_name(table.game), table=numbered(table)))
    page.text(f"## {title}\n{reader.line(its.headline(board.view))}")
    if file is not None:
        page.picture(*file, PICTURE_ID)
    foot = cut(board_foot(board, reader), RESULTS_LENGTH)
    log = f"\n{head_line(board.head, reader)}\n-# {reader.line(say('bot-check-it'))}" if board.head else ""
    if head and not board.head:
        log = f"\n{head_line(head, reader)}"
    log += f"\n-# {note}" if note else ""
    page.text(reader.lines(its.board(board.view)), most=MOST_CHARACTERS - page.characters - len(foot) - len(log))
    page.line()
    page.text(foot + log)
    if board.results is None and table.status == "closed":
        return page.view()
    row = [button(reader.label(say("bot-my-desk")), Press("desk", table.id), "primary")]
    row.append(button(reader.label(say("log-button")), Press("story", table.id)))
    row.append(button(reader.label(say("cards-button")), Press("cards", table.id)))
    if board.results is not None:
        row += ending_buttons(table, reader)
    page.buttons(row)
    return page.view()


def board_line(table: Table, reader: Reader) -> str:
    """The line that leads to the board from the news of the table."""
    return f"-# {reader.line(say('bot-to-board', link=link(table)))}"


def still_view(table: Table, reader: Reader) -> discord.ui.LayoutView:
    """The board of a halted table whose rules cannot draw one."""
    page = Page(GREY)
    page.text("## " + reader.line(say("bot-board-head", game=game_name(table.game), table=numbered(table))))
    page.text(reader.line(say("bot-frozen")))
    return page.view()


def lobby_view(table: Table, reader: Reader, hours: Mapping[int, Hours] | None = None) -> discord.ui.LayoutView:
    """The lobby's message: its players and their usual hours, pace, commitment, Join, Start.

    `hours`: the usual hours by person.
    """
    page = Page(GOLD if table.status == "lobby" else GREY)
    title = reader.line(say("bot-lobby-head", game=game_name(table.game), table=table.id))
    players = say(
        "bot-lobby-players", fewest=table.fewest, most=table.most, same="yes" if table.fewest == table.most else "no"
    )
    what = (Text(f"{table.game}-lobby"), Text(f"{table.game}-lobby-size", {"players": players}))
    page.text(f"## {title}\n{reader.lines(what)}")
    count = say(
        "bot-lobby-seats",
        seated=len(table.seats),
        needed=max(0, table.fewest - len(table.seats)),
        players=players,
        most=table.most,
    )
    around = hours or {}
    full = len(table.seats) >= table.most
    names = [
        f"- {lobby_seat(name, reader, around.get(card.person_id or 0))}{lobby_seat_note(card, reader)}"
        for card, name in zip(table.seats, names_of(table, reader.texts), strict=True)
    ]
    page.text("\n".join([reader.line(count), *names]), most=1500)
    page.text(reader.lines(face(table.game).options(table.options)), most=900)
    if table.status == "lobby":
        page.text(reader.line(say("bot-lobby-full" if full else "bot-lobby-how")))
    elif table.status == "closed":
        page.text(reader.line(say("bot-lobby-closed", seated=len(table.seats))))
    elif table.thread_id is not None:
        page.text(reader.line(say("bot-lobby-begun", thread=f"<#{table.thread_id}>")))
    else:
        page.text(reader.line(say("bot-lobby-begins")))
    hints = (say("hints-on"),) if table.hints else ()
    page.text(reader.lines([pace_text(table.pace), *more_of_pace(table.pace), *hints, rated_text(table)]))
    page.line()
    page.text(
        "-# "
        + reader.line(say("bot-commitment", hash=table.commitment[:SHORT], head=table.lobby_head[:SHORT] or "none"))
    )
    fingerprint = button(reader.label(say("bot-fingerprint")), Press("fingerprint", table.id))
    if table.status == "lobby":
        page.buttons(
            [
                button(reader.label(say("bot-join")), Press("join", table.id), "secondary" if full else "success"),
                button(reader.label(say("bot-leave")), Press("leave", table.id)),
                button(reader.label(say("bot-add-word")), Press("word", table.id)),
                button(
                    reader.label(say("bot-start")),
                    Press("start", table.id),
                    "primary",
                    disabled=len(table.seats) < table.fewest,
                ),
            ]
        )
        page.select(_stewards_press(table), reader.label(say("stewards-select")), _steward_options(table, reader))
        page.buttons([*_rules_button(table, reader), _hints_button(table, reader), fingerprint])
    elif table.status == "playing":
        desk = button(reader.label(say("bot-my-desk")), Press("desk", table.id), "primary")
        page.buttons([desk, *_rules_button(table, reader), fingerprint])
    return page.view()


def _stewards_press(table: Table) -> Press:
    """The select of automatic players, with another id after each change of the lobby.

    Discord keeps what was chosen in a select as long as its id is the same, and does not send that choice again.
    """
    return Press(STEWARDS, table.id, argument=table.lobby_head[:SHORT_HEAD] or str(len(table.seats)))


def _steward_options(table: Table, reader: Reader) -> list[Choice]:
    """What can be done about automatic players in a lobby."""
    options = []
    if len(table.seats) < table.most:
        options += [
            option(
                reader.label(say("stewards-add", level=level)),
                f"{ADD}{level}",
                reader.label(say("stewards-add-why", level=level)),
            )
            for level in levels(rules_of(table.game))
        ]
    if any(card.level is not None for card in table.seats):
        options.append(option(reader.label(say("stewards-take-away")), TAKE_AWAY))
    return options


def _rules_button(table: Table, reader: Reader) -> list[Button]:
    """The button that opens the rules of the table's game, to oneself, if they can be read."""
    if not face(table.game).topics(""):
        return []
    return [button(reader.label(say("rules-button")), Press(RULES, table.id, table.game))]


def _hints_button(table: Table, reader: Reader) -> Button:
    """The button of a lobby that lets players ask for hints, or lets them do so no more."""
    key, wanted = ("hints-disallow", OFF) if table.hints else ("hints-allow", ON)
    return button(reader.label(say(key)), Press(HINTS, table.id, argument=wanted))


WORDS = "words"  # argument of the press on *Board* that asks for words alone
FILE = "board.png"  # every board's picture: the name tells nothing
MOST_LINES = 10
MOST_NEWS = 3  # lines about what happened last
LINE_LENGTH = 160  # characters of a line about what happened, two or three lines on a phone
ASKED_LENGTH = 300  # characters for what the present step is about
SHORT_PICTURED_HEAD = 16  # digits of the log's head: 64 bits
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
        last = [f"{head_line(f'{board.head[:SHORT_PICTURED_HEAD]}…', reader)}"] if board.head else []
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
