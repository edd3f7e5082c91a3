"""The desk: one message in which a player sees their own things and what is asked now. The same in DM and ephemeral."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

import discord

from bot.buttons import Press
from bot.face import Face, face
from bot.form_view import FormView, Shown
from bot.hours import Hours
from bot.orders import waiting_orders
from bot.page import (
    GOLD,
    GREEN,
    GREY,
    MOST_CHARACTERS,
    MOST_OPTIONS,
    NEWS_ID,
    OPTION_LABEL,
    Button,
    Page,
    button,
    cut,
    option,
)
from bot.seat_names import name_of, names_of
from bot.texts import Reader, escaped, texts, tidy
from bot.times import length_text, unix
from engine.core.contract import Ask, Standing
from engine.core.texts import Listed, SeatRef, Text, Typed, say
from host.seeds import LONGEST_WORD
from host.tables import Board, Desk, Pace, Table

NEWS_LENGTH = 2500  # characters of a desk message for what happened, if the desk leaves so many
OWN_LENGTH = 1700
RESULTS_LENGTH = 1700
LIBERTY_BUTTONS = 3  # more liberties than this go into a select
FOOT = 6 + 2  # components kept for liberties and the last row


def reader_for(table: Table, locale: str) -> Reader:
    """Who reads about `table` in `locale`."""
    wordings = texts(locale)
    seats = {card.seat: name_of(card, card.seat, wordings) for card in table.seats if card.seat is not None}
    return Reader(wordings, seats, face(table.game).names(table.options), table.game)


def game_name(game_id: str) -> Text:
    """The game's name."""
    return Text(f"{game_id}-name")


def focus(desk: Desk, ask_id: str | None = None) -> Ask | None:
    """The ask whose form the desk shows: the liberty that was opened, else what is owed."""
    if ask_id is not None:
        for ask in (*desk.liberties, *desk.order_asks):
            if ask.id == ask_id:
                return ask
    return desk.ask


def is_liberty(desk: Desk, ask: Ask) -> bool:
    """Whether `ask` is free to take, not owed."""
    return any(ask.id == one.id for one in (*desk.liberties, *desk.order_asks))


def desk_view(
    desk: Desk,
    reader: Reader,
    shown: Shown | None = None,
    *,
    owing: int = 0,
    news: str = "",
    note: str = "",
    receipt: str = "",
) -> discord.ui.LayoutView:
    """The desk message.

    `shown`: the form in hand (of what is owed, or of an opened liberty); `owing`: how many seats are waited for;
    `news`: what happened, kept above the desk; `note`: one sentence about the press just made; `receipt`: of the answer
    that was just sealed.
    """
    room = NEWS_LENGTH
    if news:  # the desk comes first: what happened gets the characters it leaves
        room = min(room, MOST_CHARACTERS - _desk(desk, reader, shown, owing, news[:1], 1, note, receipt).characters)
    return _desk(desk, reader, shown, owing, news, room, note, receipt).view()


def _desk(
    desk: Desk, reader: Reader, shown: Shown | None, owing: int, news: str, news_length: int, note: str, receipt: str
) -> Page:
    its = face(desk.table.game)
    page = Page(GOLD if desk.ask is not None else GREEN if desk.sealed is not None else GREY)
    if news:
        page.box(GREY)
        page.text(news, most=news_length, id=NEWS_ID)
    page.box()
    page.text(_head(desk.table, its.headline(desk.view), reader))
    page.text(reader.lines(its.own(desk.view)), most=OWN_LENGTH)
    if desk.results is not None:
        page.line()
        page.text(standings(desk.results, reader, corrected=desk.table.corrected), most=RESULTS_LENGTH)
    page.line()
    if note:
        page.text(f"> {note}", most=500)
    _draw_time(page, desk, reader)
    if shown is None or not shown.liberty:
        page.text(reader.lines(waiting_orders(desk)), most=600)
    if desk.sealed is not None and (shown is None or not shown.liberty):
        _draw_sealed(page, desk, desk.sealed, reader, its, owing, receipt)
    elif shown is None and desk.results is None and not desk.table.frozen:
        page.text(reader.line(say("bot-nothing-asked", owing=owing)))
    if shown is not None:
        FormView(page, desk.table.id, shown, reader, its).draw(reserve=FOOT)
    _draw_foot(page, desk, reader, opened=shown.ask.id if shown is not None and shown.liberty else "")
    return page


def _draw_time(page: Page, desk: Desk, reader: Reader) -> None:
    """Until when, or why not; and the way back for somebody whose seat is kept by a stand-in."""
    if desk.results is not None:
        return
    if desk.table.frozen:
        page.text(reader.line(say("bot-frozen")))
    elif desk.table.paused:
        page.text(reader.line(say("bot-paused")))
    elif desk.due_at is not None:
        page.text(reader.line(say("bot-due", at=unix(desk.due_at))))
    if any(card.seat == desk.seat and card.away for card in desk.table.seats):
        page.text(reader.line(say("bot-you-are-away")))
        page.buttons([button(reader.label(say("bot-back-again")), Press("back", desk.table.id), "primary")])


def _head(table: Table, headline: Text, reader: Reader) -> str:
    title = reader.line(say("bot-desk-head", game=game_name(table.game), table=table.id))
    return f"## {title}\n{reader.line(say('bot-desk-line', headline=headline, link=link(table)))}"


def link(table: Table) -> str:
    """The address of a table's thread, or of the channel it was opened in; it can be followed from anywhere."""
    return f"https://discord.com/channels/{table.place.server_id}/{table.thread_id or table.place.channel_id}"


def _draw_sealed(page: Page, desk: Desk, sealed: Ask, reader: Reader, its: Face, owing: int, receipt: str) -> None:
    lines = [say("bot-sealed"), *its.sealed(desk.view, sealed), say("bot-waiting", owing=owing)]
    page.text(reader.lines(lines), most=900)
    if receipt:
        page.text("-# " + reader.line(say("bot-receipt", receipt=receipt)))
    label = reader.label(say("bot-take-back"))
    page.buttons([button(label, Press("take-back", desk.table.id, sealed.id))])


def _draw_foot(page: Page, desk: Desk, reader: Reader, *, opened: str) -> None:
    others = [ask for ask in desk.liberties if ask.id != opened][:MOST_OPTIONS]
    row: list[Button] = []
    labels = [reader.label(ask.prompt) for ask in others]
    if len(others) <= LIBERTY_BUTTONS and all(len(label) <= 48 for label in labels):
        row = [button(label, Press("open", desk.table.id, ask.id)) for ask, label in zip(others, labels, strict=True)]
    else:
        options = [option(reader.label(ask.prompt, OPTION_LABEL), ask.id) for ask in others]
        page.select(Press("open", desk.table.id), reader.label(say("bot-liberties"), 150), options)
    if desk.order_asks:
        row.append(button(reader.label(say("order-button", count=len(desk.orders))), Press("orders", desk.table.id)))
    page.buttons([*row, button(reader.label(say("bot-refresh")), Press("refresh", desk.table.id))])


def standings(results: tuple[Standing, ...], reader: Reader, *, corrected: bool = False) -> str:
    """The final table, best first. `corrected`: a moderator has set the scores right."""
    lines: list[Text] = []
    for one in results:
        details = Listed(one.details) if one.details else ""
        key = "bot-standing" if one.details else "bot-standing-plain"
        lines.append(Text(key, {"place": one.place, "seat": SeatRef(one.seat), "score": one.score, "details": details}))
    return reader.lines([say("bot-final"), *lines, *([say("bot-corrected")] if corrected else [])])


def moved_on_view(news: str, reader: Reader, table_id: int) -> discord.ui.LayoutView:
    """What a desk in a DM becomes when the step it belonged to has settled: the present desk comes below it."""
    page = Page(GREY)
    page.box(GREY)
    page.text(news, most=NEWS_LENGTH, id=NEWS_ID)
    page.text(reader.line(say("bot-settled-below")))
    page.buttons([button(reader.label(say("bot-my-desk")), Press("refresh", table_id))])
    return page.view()


def news_of(message: discord.Message | None) -> str:
    """What happened, as told in a desk message before: it stays when the desk under it changes."""
    if message is None:
        return ""
    for top in message.components:
        for child in getattr(top, "children", ()):
            if isinstance(child, discord.TextDisplay) and child.id == NEWS_ID:
                return child.content
    return ""


# ------------------------------------------------------------------------------------------------ public messages


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


def tables_view(tables: tuple[Table, ...], reader: Reader) -> discord.ui.LayoutView:
    """Which of one's tables? A select; nothing is guessed."""
    page = Page()
    page.text(reader.line(say("bot-which-table")))
    options = [
        option(
            reader.label(say("bot-table-option", game=game_name(table.game), table=table.id), OPTION_LABEL),
            str(table.id),
            tidy(", ".join(names_of(table, reader.texts)), 100) or None,
        )
        for table in tables[:MOST_OPTIONS]
    ]
    page.select(Press("which"), reader.label(say("bot-which-table"), 150), options)
    return page.view()
