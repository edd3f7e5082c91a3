"""Draws a player's desk as their direct message shows it: with the news, for a new message or for an edit."""

from __future__ import annotations

import hashlib
from typing import Any

from discord import ui
from msgspec import Struct, json

from bot.desk.desks import LAST_MOVE, Desks
from bot.desk.folded import about
from bot.desk.news import desk_lines_in, news_in, untold
from bot.desk.report import Report, cut_news, report_of
from bot.desk.view import Around, with_news
from bot.games.readers import own_reader
from bot.kit.lengths import paged, tail
from bot.moderation.words import told_of
from bot.table.places import Places
from engine.core.texts import Text, say
from host.house import House
from host.living_desks import About, DeskKey
from host.values import News, Row

WELCOME_LENGTH = 1500  # characters of what a seat has learned, told to who takes it over


class DeskMessage(Struct, frozen=True):
    """A desk as a message. `before`: pages of news that found no room in it; `shown`: a digest of what it shows."""

    view: ui.LayoutView
    about: About
    shown: str
    before: tuple[str, ...] = ()


class DeskMessages:
    """Draws desks with their news."""

    def __init__(self, house: House, desks: Desks, places: Places) -> None:
        self._house = house
        self._desks = desks
        self._places = places

    async def new(self, row: Row, news: News, locale: str) -> DeskMessage:
        """The desk for a new message: nothing of what happened is cut. Raises Trouble as `Play.reading` does."""
        person_id = row.lane[1]
        reader = own_reader(news.table, locale, person_id)
        lines = await self._lines(news)
        told = report_of(lines, news.alone, news.table.game, reader)
        if row.kind == "welcome":  # a newcomer's story may be long: its end comes with the desk
            told = Report(others=tail(reader.lines(lines).strip("\n"), WELCOME_LENGTH, cut_news(reader)))
        reading = await self._house.play.reading(news.table.id, person_id)
        view = await self._desks.drawn(reading, locale, around=with_news(told, first=True))
        if not tells(view, told):  # the desk leaves too little room
            above = reader.line(say("bot-news-above"))
            view = await self._desks.drawn(reading, locale, around=Around(above))
            pages = paged(told.others if row.kind == "welcome" else reader.lines(lines))
            return DeskMessage(view, about(reading.desk), digest_of(view), tuple(pages))
        return DeskMessage(view, about(reading.desk), digest_of(view))

    async def present(self, key: DeskKey, row_id: int, locale: str) -> DeskMessage:
        """The desk as it is, with all that happened since the message before it, the newest where it is too much.

        `row_id`: the outbox row its message was sent for. Raises Trouble as `Play.reading` does.
        """
        table_id, person_id = key
        reading = await self._house.play.reading(table_id, person_id)
        now = self._house.clock()
        row = Row(row_id, ("player", person_id), table_id, "news", LAST_MOVE, now, "sent", "", 0, now)
        news = await self._house.outbox.news(row)
        reader = own_reader(news.table, locale, person_id)
        told = report_of(await self._lines(news), news.alone, news.table.game, reader)
        view = await self._desks.drawn(reading, locale, around=with_news(told))
        return DeskMessage(view, about(reading.desk), digest_of(view))

    async def _lines(self, news: News) -> tuple[Text, ...]:
        return told_of(news, await self._places.names(news.table, news.by))


def tells(view: ui.LayoutView, told: Report) -> bool:
    """Whether the message of a desk tells all of that, above the desk or in it."""
    return news_in(view) == untold(told, desk_lines_in(view))


def digest_of(view: ui.LayoutView) -> str:
    """A few characters that change when what `view` shows changes."""
    components: Any = view.to_components()  # type: ignore[no-untyped-call]
    return hashlib.blake2b(json.encode(components), digest_size=12).hexdigest()
