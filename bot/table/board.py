"""Draws what everybody sees of a table: the lobby, the board that is edited in place, the board of a halted table."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.desk.ending_buttons import ending_buttons
from bot.games.face import face
from bot.games.readers import game_name, numbered
from bot.kit.addresses import link
from bot.kit.hours import Hours
from bot.kit.lengths import MOST_CHARACTERS, cut
from bot.kit.page import GOLD, GREY, PICTURE_ID, Button, Choice, Page, button, option
from bot.kit.presses import Press
from bot.kit.reader import Reader
from bot.kit.seat_names import names_of
from bot.table.board_words import (
    SHORT,
    SHORT_HEAD,
    board_foot,
    head_line,
    lobby_seat,
    lobby_seat_note,
    more_of_pace,
    pace_text,
    rated_text,
)
from bot.table.rules import RULES
from engine.core.registry import game as rules_of
from engine.core.texts import Text, say
from host.stewards.seating import levels
from host.values import Board, Table

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
