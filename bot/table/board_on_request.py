"""Shows a reader the present board, for their eyes only."""

from __future__ import annotations

from bot.games.readers import reader_for
from bot.kit.looked_up import LookedUp
from bot.kit.press_handlers import on_press
from bot.kit.presses import Press
from bot.kit.reading_language import locale_of
from bot.kit.replies import Interaction, Reply, reads_here
from bot.table.board import board_view
from bot.table.picture_replies import NO_PICTURES, PictureReplies
from bot.table.pictured import WORDS
from bot.table.scenes import board_picture
from host.house import House
from host.values import NOT_STARTED, Trouble


class BoardsOnRequest:
    """The press *Board*."""

    def __init__(self, house: House, looked_up: LookedUp, pictures: PictureReplies = NO_PICTURES) -> None:
        self._house = house
        self._looked_up = looked_up
        self._pictures = pictures

    @on_press("board")
    async def _board(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Show the present board in words, and its picture a moment after, unless it is words that are asked for.

        Raises Trouble `no-such-table`, `not-started`.
        """
        reply = Reply(interaction, fresh=True)
        board = await reply.within(self._house.play.board(press.table))
        reads_here(interaction, board.table)
        if board.view is None:
            raise Trouble(NOT_STARTED)
        head = await reply.within(self._house.outbox.last_head(press.table))
        reader = reader_for(board.table, locale_of(interaction))
        await self._looked_up.show(reply, board_view(board, reader, head))
        if press.argument != WORDS:
            await self._pictures.follow(
                interaction,
                lambda: board_picture(board, reader),
                lambda file: board_view(board, reader, head, file=file),
                still=lambda: self._looked_up.is_newest(interaction),
            )
