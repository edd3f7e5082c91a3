"""Draws standing orders as a message: those in force, those that can be given, and buttons to cancel them."""

from __future__ import annotations

import discord

from bot.desk.news import fitted
from bot.messages.page import GREY, NEWS_ID, OWN_NEWS_ID, Page, button, option
from bot.messages.presses import Press
from engine.core.texts import say
from face.core.names import game_name, numbered
from face.table.news import NOTHING_HAPPENED, Report
from face.wordings.lengths import MOST_CHARACTERS, MOST_OPTIONS, OPTION_LABEL, unix
from face.wordings.reader import Reader
from host.values import Desk

ORDER_LENGTH = 500


def draw_waiting_order(page: Page, desk: Desk, reader: Reader) -> None:
    """Says which order is about to answer the present ask, and when, beside a button that cancels it.

    While nothing is asked, the orders in force are listed.
    """
    if desk.ask is None:
        in_force = tuple(say("order-planned", order=order.sentence) for order in desk.orders)
        page.text(reader.lines(in_force), most=2 * ORDER_LENGTH)
        return
    for order in desk.orders:
        if order.answers == desk.ask.id:
            at = "" if order.at is None else unix(order.at)
            line = say("order-waits", order=order.sentence, at=at, when="later" if order.at is None else "now")
            page.text(reader.line(line), most=ORDER_LENGTH)
            stop = Press("order-off", desk.table.id, desk.ask.id, argument=order.kind)
            page.buttons([button(reader.label(say("order-stop")), stop)])


def orders_view(
    desk: Desk, reader: Reader, *, news: Report = NOTHING_HAPPENED, note: str = ""
) -> discord.ui.LayoutView:
    """The orders of the player's own seat. `news` is kept above; `note` says what the last press did."""
    room = MOST_CHARACTERS - _orders(desk, reader, NOTHING_HAPPENED, note).characters
    return _orders(desk, reader, fitted(news, room, None, reader), note).view()


def _orders(desk: Desk, reader: Reader, news: Report, note: str) -> Page:
    table = desk.table.id
    page = Page(GREY)
    if news:
        page.box(GREY)
        page.text(news.own, id=OWN_NEWS_ID)
        page.text(news.others, id=NEWS_ID)
    page.box()
    page.text("## " + reader.line(say("order-head", game=game_name(desk.table.game), table=numbered(desk.table))))
    page.text(reader.line(say("order-how")))
    if note:
        page.text(f"> {note}".replace("\n", "\n> "), most=900)
    page.line()
    for order in desk.orders:
        waits = "no" if order.answers is None else "later" if order.at is None else "now"
        line = say("order-in-force", order=order.sentence, waits=waits, at="" if order.at is None else unix(order.at))
        page.text(reader.line(line), most=ORDER_LENGTH)
        page.buttons(
            [button(reader.label(say("order-cancel")), Press("order-off", table, argument=order.kind), "danger")]
        )
    if not desk.orders:
        page.text(reader.line(say("order-none")))
    options = [option(reader.label(ask.prompt, OPTION_LABEL), ask.id) for ask in desk.order_asks[:MOST_OPTIONS]]
    page.select(Press("open", table), reader.label(say("order-give"), 150), options)
    page.buttons([button(reader.label(say("bot-my-desk")), Press("refresh", table))])
    return page
