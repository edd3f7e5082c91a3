"""Leads to the page of a table in a browser: a link for whoever presses, good once."""

from __future__ import annotations

from urllib.parse import urlencode

import discord

from bot.messages.custom_ids import Press
from bot.messages.handlers import on_press, reads_here
from bot.messages.page import GREEN, Page, link_button
from bot.messages.reading_language import locale_of
from bot.messages.replies import Interaction, Reply
from engine.core.texts import Text, say
from face.core.names import numbered_table, reader_for
from face.wordings.reader import Reader
from host.house import House
from host.values import Table, Trouble

NO_PAGES = "no-pages"  # this bot serves none


class PageLinks:
    """The press *In the browser*, and `/table play`. `address`: of the server of pages, None where there is none."""

    def __init__(self, house: House, address: str | None) -> None:
        self._house = house
        self.address = address

    async def open(self, interaction: Interaction, table_id: int) -> None:
        """Gives a link to the page of that table. Raises Trouble `no-such-table`, `no-pages`."""
        reply = Reply(interaction, fresh=True)
        if self.address is None:
            raise Trouble(NO_PAGES)
        table = await reply.within(self._house.lookups.table(table_id))
        reads_here(interaction, table)
        token = await reply.within(self._house.page_sessions.link(table_id, interaction.user.id))
        reader = reader_for(table, locale_of(interaction))
        await reply.show(_link_view(table, page_address(self.address, table_id, token), reader))

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


def _link_view(table: Table, address: str, reader: Reader) -> discord.ui.LayoutView:
    page = Page(GREEN)
    page.text(reader.line(say("web-link", what=numbered_table(table))))
    page.buttons([link_button(reader.label(say("web-go")), address)])
    return page.view()
