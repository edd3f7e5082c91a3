"""Leads to the page of a table: launches it in Discord, or gives whoever presses a link for a browser, good once."""

from __future__ import annotations

import logging
from urllib.parse import urlencode

import discord

from bot.messages.custom_ids import Press
from bot.messages.handlers import on_press, reads_here
from bot.messages.page import GREEN, Page, link_button
from bot.messages.reading_language import locale_of, reader_of
from bot.messages.replies import Interaction, Reply
from engine.texts import Text, say
from face.core.names import numbered_table, reader_for
from face.wordings.lengths import unix
from face.wordings.reader import Reader
from host.house import House
from host.values import Table, Trouble

NO_PAGES = "no-pages"  # this bot serves none
_BAD_REQUEST = 400
_log = logging.getLogger(__name__)


class PageLinks:
    """The press *Table page*, and `/table play`.

    `address`: of the server of pages, None where there is none; `activities`: Discord shows them in its own frame.
    """

    def __init__(self, house: House, address: str | None, *, activities: bool = False) -> None:
        self._house = house
        self.address = address
        self._activities = activities and address is not None

    async def open(self, interaction: Interaction, table_id: int, *, browser: bool = False) -> None:
        """Opens the page of that table in Discord, or gives a link to it where it can't, or for a `browser`.

        Raises Trouble `no-such-table`, `no-pages`.
        """
        reply = Reply(interaction, fresh=True)
        if self.address is None:
            raise Trouble(NO_PAGES)
        table = await reply.within(self._house.lookups.table(table_id))
        reads_here(interaction, table)
        if self._activities and not browser and await self._launched(interaction, reply, table_id):
            return
        token = await reply.within(self._house.page_sessions.link(table_id, interaction.user.id))
        reader = reader_for(table, locale_of(interaction))
        to_all = person_address(self.address, await reply.within(self._house.browsers.link(interaction.user.id)))
        await reply.show(_link_view(table, page_address(self.address, table_id, token), to_all, reader, self.address))

    async def open_all(self, interaction: Interaction) -> None:
        """Gives a link to the page of all tables of whoever asks. Raises Trouble `no-pages`."""
        reply, reader = Reply(interaction, fresh=True), reader_of(interaction)
        if self.address is None:
            raise Trouble(NO_PAGES)
        token = await reply.within(self._house.browsers.link(interaction.user.id))
        page = Page(GREEN)
        page.text(reader.line(say("mine-link")))
        page.buttons([link_button(reader.label(say("mine-open-all")), person_address(self.address, token))])
        await reply.show(page.view())

    async def calendar(self, interaction: Interaction, wish: str | None) -> None:
        """Gives whoever asks the address of a calendar of their deadlines, as they wish: "new", "end" or None.

        None makes one only where there is none. Raises Trouble `no-pages`.
        """
        reply, reader, me = Reply(interaction, fresh=True), reader_of(interaction), interaction.user.id
        if self.address is None:
            raise Trouble(NO_PAGES)
        calendars, page = self._house.calendars, Page(GREEN)
        if wish == "end":
            ended = await reply.within(calendars.end(me))
            page.text(reader.line(say("me-calendar-ended") if ended else say("me-calendar-none")))
        elif wish is None and (since := await reply.within(calendars.since(me))) is not None:
            page.text(reader.line(say("me-calendar-there", since=unix(since))))
        else:
            token = await reply.within(calendars.make(me))
            page.text(reader.line(say("me-calendar-new")))
            page.text(f"```\n{self.address}/calendar/{token}.ics\n```")
            page.text(reader.line(say("me-calendar-alone")))
        await reply.show(page.view())

    async def _launched(self, interaction: Interaction, reply: Reply, table_id: int) -> bool:
        """Launches the page in Discord, which then asks where they have pressed. Whether it could.

        It can't after a deferral, which comes where the database is slow, and where the portal has no Activity.
        """
        await reply.within(self._house.page_sessions.press(table_id, interaction.user.id))
        if interaction.response.is_done():
            return False
        try:
            await interaction.response.launch_activity()
        except discord.HTTPException as error:
            if error.status != _BAD_REQUEST:
                raise
            _log.warning("Discord launches no Activity of this bot (docs/operators/web.md): %s", error)
            return False
        return True

    async def end_all(self, interaction: Interaction) -> Text:
        """Signs the person out of all pages; the sentence that says so."""
        ended = await self._house.page_sessions.end_all(interaction.user.id)
        return say("me-sessions-ended", count=ended)

    @on_press("page")
    async def _page(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        await self.open(interaction, press.table)


def page_address(address: str, table_id: int, token: str) -> str:
    """The address of a link to a page of the server at `address`."""
    return f"{address}/t/{table_id}/open?{urlencode({'k': token})}"


def person_address(address: str, token: str) -> str:
    """The address of a link to all tables of a person, at the server of pages at `address`."""
    return f"{address}/open?{urlencode({'k': token})}"


def _link_view(table: Table, address: str, to_all: str, reader: Reader, pages: str) -> discord.ui.LayoutView:
    page = Page(GREEN)
    page.text(reader.line(say("web-link", what=numbered_table(table))))
    if table.watched:
        page.text(reader.line(say("watched-address", address=f"{pages}/watch/{table.id}")))
    more = link_button(reader.label(say("mine-open-all")), to_all)
    page.buttons([link_button(reader.label(say("web-go")), address), more])
    return page.view()
