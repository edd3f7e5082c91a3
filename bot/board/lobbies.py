"""Keeps the messages of lobbies: their words at once, and after them the picture that can be forwarded."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.board.lobby_messages import LobbyMessages
from bot.board.messages import NOBODY
from bot.messages.limits import TOO_MANY_REQUESTS
from face.pictures.png.rendering import NoRoomForPicture
from host.house import House
from host.table.access import Queues
from host.values import Board, Table

NO_VERSION = 0  # of a board: no mark is to be taken away with its picture
SERVER_ERROR = 500

_log = logging.getLogger(__name__)


class LobbyPlaces:
    """The messages of all lobbies. `turns`: work on a table waits its turn; `follow`: as of `Places`.

    `held` says whether a lobby is being changed by a press just now.
    """

    def __init__(
        self,
        client: discord.Client,
        house: House,
        drawings: LobbyMessages,
        turns: Queues,
        follow: Callable[[int, int], None],
    ) -> None:
        self._client = client
        self._house = house
        self._drawings = drawings
        self._turns = turns
        self._follow = follow
        self._wanted: set[int] = set()
        self.held: Callable[[int], bool] = lambda table_id: False

    async def show(self, table: Table, version: int = NO_VERSION) -> None:
        """Shows a lobby's words, if it has a message; its picture follows, with the mark of the board's `version`."""
        if table.lobby_message_id is None:
            return
        message = self._message(table)
        try:
            drawing = await self._drawings.next(table, message)
            how: dict[str, Any] = {} if drawing.files is None else {"attachments": drawing.files()}
            await message.edit(view=drawing.view, allowed_mentions=NOBODY, **how)
        except discord.HTTPException as error:
            if error.status >= SERVER_ERROR or error.status == TOO_MANY_REQUESTS:  # it passes
                raise
            _log.info("the lobby message of table %s stays as it is: %s", table.id, error)
        else:
            if drawing.follows:
                self.follow(table.id, version)

    def follow(self, table_id: int, version: int = NO_VERSION) -> None:
        """Lets a picture follow the words of a lobby."""
        self._wanted.add(table_id)
        self._follow(table_id, version)

    async def add_picture(self, board: Board) -> bool:
        """Brings the picture of a lobby up to date; once its game runs only if it is wanted.

        False if the lobby has changed meanwhile: its words are first. Raises NoRoomForPicture while a press changes it,
        as what that shows must not be undone, PictureFailed, discord.HTTPException.
        """
        table = board.table
        if board.view is not None and table.id not in self._wanted:
            return True
        picture, there = await self._drawings.picture(table), table.lobby_message_id or 0
        if picture is not None and not self._drawings.is_there(table.id, there, picture):
            png = await self._drawings.png(table.id, picture)
            async with self._turns.turn(table.id):
                if self.held(table.id):
                    raise NoRoomForPicture
                table = (await self._house.play.board(table.id)).table
                present = await self._drawings.picture(table)
                if present is not None and present.svg != picture.svg:
                    return False
                if present is not None and table.lobby_message_id is not None:
                    drawing = await self._drawings.with_picture(table, picture, png)
                    files = [] if drawing.files is None else drawing.files()
                    edited = await self._message(table).edit(
                        view=drawing.view, allowed_mentions=NOBODY, attachments=files
                    )
                    self._drawings.placed(table.id, edited, picture)
        self._wanted.discard(table.id)
        return True

    def _message(self, table: Table) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.server_id)
        return channel.get_partial_message(table.lobby_message_id or 0)
