"""Boards for who asks, the list of a server's tables, and whether a halted table can be drawn again."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.board.view import WORDS, board_view
from bot.desk.view import desk_view
from bot.messages.custom_ids import Press
from bot.messages.handlers import on_press, reads_here
from bot.messages.looked_up import NO_PICTURE_REPLIES, LookedUp, PictureReplies
from bot.messages.page import GREY, Page, channel_mention
from bot.messages.reading_language import locale_of
from bot.messages.replies import Interaction, Reply
from engine.texts import say
from face.core.names import own_reader, reader_for
from face.desk.form import shown_form
from face.table.board import status_line
from face.table.scenes import board_picture
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.upkeep.halts import Tried
from host.values import NOT_STARTED, TableStatus, Trouble


class BoardsOnRequest:
    """The press *Board*."""

    def __init__(
        self, house: House, looked_up: LookedUp, pictures: PictureReplies = NO_PICTURE_REPLIES, *, pages: bool = False
    ) -> None:
        """`pages`: tables have pages in a browser, to which boards lead."""
        self._house = house
        self._pages = pages
        self._looked_up = looked_up
        self._pictures = pictures

    @on_press("board")
    async def _board(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Shows the present board in words, and its picture a moment after, unless it is words that are asked for.

        Raises Trouble `no-such-table`, `not-started`.
        """
        reply = Reply(interaction, fresh=True)
        board = await reply.within(self._house.play.board(press.table))
        reads_here(interaction, board.table)
        if board.view is None:
            raise Trouble(NOT_STARTED)
        head = await reply.within(self._house.outbox.last_head(press.table))
        reader = reader_for(board.table, locale_of(interaction))
        await self._looked_up.show(reply, board_view(board, reader, head, pages=self._pages))
        if press.argument != WORDS:
            await self._pictures.follow(
                interaction,
                lambda: board_picture(board, reader),
                lambda file: board_view(board, reader, head, file=file, pages=self._pages),
                still=lambda: self._looked_up.is_newest(interaction),
            )


def draw_board(tried: Tried) -> None:
    """Draws all that players would see. Raises any error of the rules or the drawing."""
    reader = reader_for(tried.board.table, "en")
    board_view(tried.board, reader)
    for desk, forms in tried.desks:
        desk_view(desk, reader)
        for ask, filled in forms:
            desk_view(desk, reader, shown_form(desk, ask, filled))


def list_view(statuses: Sequence[TableStatus], locale: str, person_id: int) -> discord.ui.LayoutView:
    """The list for one person, who alone sees it."""
    page = Page(GREY)
    lines = [
        own_reader(status.table, locale, person_id).line(status_line(status, channel_mention(status.table)))
        for status in statuses
    ]
    page.text("\n".join(lines) or Reader(texts(locale)).line(say("bot-list-none")))
    return page.view()
