"""Standing orders as a message: which are in force, which can be given, and how to be rid of one."""

from __future__ import annotations

import discord

from bot.buttons import Press
from bot.page import (
    GREY,
    MOST_CHARACTERS,
    MOST_OPTIONS,
    NEWS_ID,
    OPTION_LABEL,
    Page,
    button,
    option,
)
from bot.texts import Reader
from engine.core.texts import Text, say
from host.tables import Desk

ORDER_LENGTH = 500


def waiting_orders(desk: Desk) -> tuple[Text, ...]:
    """The order that is about to answer what is asked now, for the desk."""
    if desk.ask is None:
        return ()
    return tuple(say("order-waits", order=one.sentence) for one in desk.orders if one.answers == desk.ask.id)


def orders_view(desk: Desk, reader: Reader, *, news: str = "", note: str = "") -> discord.ui.LayoutView:
    """The orders of one's own seat. `news` is kept above, `note` tells what the press just made has done."""
    room = MOST_CHARACTERS - _orders(desk, reader, news[:1], 1, note).characters if news else 0
    return _orders(desk, reader, news, room, note).view()


def _orders(desk: Desk, reader: Reader, news: str, room: int, note: str) -> Page:
    table = desk.table.id
    page = Page(GREY)
    if news:
        page.box(GREY)
        page.text(news, most=room, id=NEWS_ID)
    page.box()
    page.text("## " + reader.line(say("order-head", game=Text(f"{desk.table.game}-name"), table=table)))
    page.text(reader.line(say("order-how")))
    if note:
        page.text(f"> {note}".replace("\n", "\n> "), most=900)
    page.line()
    for one in desk.orders:
        waits = desk.ask is not None and one.answers == desk.ask.id
        line = say("order-in-force", order=one.sentence, waits="yes" if waits else "no")
        page.text(reader.line(line), most=ORDER_LENGTH)
        page.buttons(
            [button(reader.label(say("order-cancel")), Press("order-off", table, argument=one.kind), "danger")]
        )
    if not desk.orders:
        page.text(reader.line(say("order-none")))
    options = [option(reader.label(ask.prompt, OPTION_LABEL), ask.id) for ask in desk.order_asks[:MOST_OPTIONS]]
    page.select(Press("open", table), reader.label(say("order-give"), 150), options)
    page.buttons([button(reader.label(say("bot-my-desk")), Press("refresh", table))])
    return page
