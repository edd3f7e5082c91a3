"""The desk: one message in which a player sees their own things and what is asked now. The same in DM and ephemeral."""

from __future__ import annotations

import discord

from bot.buttons import Press
from bot.face import Face, face
from bot.form_view import FormView, Shown
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
    option,
)
from bot.seat_names import name_of, names_of
from bot.texts import Reader, texts, tidy
from bot.times import unix
from engine.core.contract import Ask, Standing
from engine.core.texts import Listed, SeatRef, Text, say
from host.tables import Desk, Table

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
