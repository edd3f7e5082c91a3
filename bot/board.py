"""What everybody sees of a table: the lobby, the board that is edited in place, how it looks when it stands still."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

import discord

from bot.buttons import Press
from bot.desk import game_name, standings
from bot.face import face
from bot.hours import Hours
from bot.page import GOLD, GREY, MOST_CHARACTERS, Page, button, cut
from bot.seat_names import names_of
from bot.texts import Reader, escaped, tidy
from bot.times import length_text, unix
from engine.core.texts import Listed, SeatRef, Text, Typed, say
from host.seeds import LONGEST_WORD
from host.tables import Board, Pace, Table

RESULTS_LENGTH = 1700


def board_view(board: Board, reader: Reader) -> discord.ui.LayoutView:
    """The pinned message of a table's thread: what everyone may know, and the way to one's own desk."""
    table = board.table
    its = face(table.game)
    page = Page(GREY if board.results is not None else GOLD)
    title = reader.line(say("bot-board-head", game=game_name(table.game), table=table.id))
    page.text(f"## {title}\n{reader.line(its.headline(board.view))}")
    foot = cut(_board_foot(board, reader), RESULTS_LENGTH)
    log = f"\n{head_line(board.head, reader)}\n-# {reader.line(say('bot-check-it'))}" if board.head else ""
    page.text(reader.lines(its.board(board.view)), most=MOST_CHARACTERS - page.characters - len(foot) - len(log))
    page.line()
    page.text(foot + log)
    if board.results is None and table.status == "closed":
        return page.view()
    row = [button(reader.label(say("bot-my-desk")), Press("desk", table.id), "primary")]
    if board.results is not None:
        row.append(button(reader.label(say("rematch-button")), Press("rematch", table.id), "success"))
    page.buttons(row)
    return page.view()


def head_line(head: str, reader: Reader) -> str:
    """The head of the log, for whoever wants to check later that it is the same one."""
    return "-# " + reader.line(say("bot-log-head", head=head))


def still_view(table: Table, reader: Reader) -> discord.ui.LayoutView:
    """The board of a table that stands still and of which no more can be said."""
    page = Page(GREY)
    page.text("## " + reader.line(say("bot-board-head", game=game_name(table.game), table=table.id)))
    page.text(reader.line(say("bot-frozen")))
    return page.view()


def _board_foot(board: Board, reader: Reader) -> str:
    """The final standing, or who is waited for and until when."""
    if board.results is not None:
        return standings(board.results, reader, corrected=board.table.corrected)
    if board.table.status == "closed":
        return reader.line(say("bot-board-closed"))
    waiting = say("bot-waiting", owing=board.owing)
    if board.owers:
        owers = Listed(tuple(SeatRef(seat) for seat in board.owers))
        waiting = say("bot-waiting-for", who=owers, owing=len(board.owers))
    return reader.lines([waiting, *_time_at(board)])


def _time_at(board: Board) -> list[Text]:
    """The deadline of the moment, or that there is none now; and whose seats a stand-in keeps."""
    lines = []
    if board.table.frozen:
        lines.append(say("bot-frozen"))
    elif board.table.paused:
        lines.append(say("bot-paused"))
    elif board.due_at is not None:
        lines.append(say("bot-due", at=unix(board.due_at)))
    away = tuple(SeatRef(card.seat) for card in board.table.seats if card.away and card.taken and card.seat is not None)
    if away:
        lines.append(say("bot-away", who=Listed(away), count=len(away)))
    left = tuple(SeatRef(card.seat) for card in board.table.seats if not card.taken and card.seat is not None)
    if left:
        lines.append(say("bot-open-seats", who=Listed(left), count=len(left)))
    return lines


def pace_text(pace: Pace) -> Text:
    """How long people may think at a table."""
    each = length_text(timedelta(minutes=pace.minutes))
    if pace.bank is not None:
        return say("bot-pace-bank", bank=length_text(timedelta(minutes=pace.bank)), each=each)
    return say("bot-pace", name=pace.name, each=each)


def lobby_view(table: Table, reader: Reader, hours: Mapping[int, Hours] | None = None) -> discord.ui.LayoutView:
    """The message by which people sit down: who sits and when they are usually around, pace, commitment, Join, Start.

    `hours`: from when to when somebody is around, by person.
    """
    page = Page(GOLD if table.status == "lobby" else GREY)
    title = reader.line(say("bot-lobby-head", game=game_name(table.game), table=table.id))
    page.text(f"## {title}")
    count = say(
        "bot-lobby-seats",
        seated=len(table.seats),
        needed=max(0, table.fewest - len(table.seats)),
        most=table.most,
    )
    around = hours or {}
    names = [
        f"- {_seated(name, reader, around.get(card.person_id))}{_word(card.word, reader)}"
        for card, name in zip(table.seats, names_of(table, reader.texts), strict=True)
    ]
    page.text("\n".join([reader.line(count), *names]), most=1500)
    page.text(reader.lines(face(table.game).options(table.options)), most=900)
    if table.status == "lobby":
        page.text(reader.line(say("bot-lobby-how")))
    elif table.status == "closed":
        page.text(reader.line(say("bot-lobby-closed", seated=len(table.seats))))
    elif table.thread_id is not None:
        page.text(reader.line(say("bot-lobby-begun", thread=f"<#{table.thread_id}>")))
    else:
        page.text(reader.line(say("bot-lobby-begins")))
    page.text(reader.line(pace_text(table.pace)))
    page.line()
    page.text("-# " + reader.line(say("bot-commitment", hash=table.commitment)))
    if table.status == "lobby":
        page.buttons(
            [
                button(reader.label(say("bot-join")), Press("join", table.id), "success"),
                button(reader.label(say("bot-leave")), Press("leave", table.id)),
                button(
                    reader.label(say("bot-start")),
                    Press("start", table.id),
                    "primary",
                    disabled=len(table.seats) < table.fewest,
                ),
            ]
        )
    elif table.status == "playing":
        page.buttons([button(reader.label(say("bot-my-desk")), Press("desk", table.id), "primary")])
    return page.view()


def _seated(name: str, reader: Reader, hours: Hours | None) -> str:
    if hours is None:
        return escaped(name)
    return f"{escaped(name)} · {reader.line(say('bot-usual-hours', wakes=unix(hours[0]), sleeps=unix(hours[1])))}"


def _word(word: str, reader: Reader) -> str:
    """The word a player adds to the seed."""
    return f" · {reader.line(say('bot-lobby-word', word=Typed(tidy(word, LONGEST_WORD))))}" if word else ""
