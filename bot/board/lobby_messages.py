"""Decides how a lobby's message looks now: its words first, beside the picture that is there, and the next follows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from io import BytesIO

import discord

from bot.board.messages import DrawnBoard
from bot.board.placed_pictures import PlacedPictures, picture_mark
from bot.board.view import LOBBY_FILE, ShownPicture, lobby_view
from face.pictures.canvas import Picture
from face.pictures.png.rendering import Rendering
from face.table.board import hours_at
from face.table.scenes import lobby_picture
from face.wordings.reader import Reader
from host.house import House
from host.values import Table
from host.workers.turns import turns_of_table


class LobbyMessages:
    """The drawings of lobbies. `reader_at`: of what all read there; `rendering`: None where no pictures are made.

    `failed`: the tables whose pictures have failed; they are left alone for a while.
    """

    def __init__(
        self,
        house: House,
        reader_at: Callable[[Table], Reader],
        rendering: Rendering | None = None,
        failed: Callable[[], Collection[int]] = tuple,
    ) -> None:
        self._house = house
        self._reader_at = reader_at
        self._rendering = rendering
        self._failed = failed
        self._placed = PlacedPictures()

    async def words(self, table: Table, shown: ShownPicture | None = None) -> discord.ui.LayoutView:
        """The message, beside the picture that is `shown` there."""
        return lobby_view(table, self._reader_at(table), await hours_at(self._house, table), shown)

    async def next(self, table: Table, message: discord.PartialMessage) -> DrawnBoard:
        """A message that is there. Raises discord.HTTPException."""
        if self._rendering is None:
            return DrawnBoard(await self.words(table))
        placed, picture = await self._placed.on(table.id, message), await self.picture(table)
        if picture is None:
            self._placed.know(table.id, None)
            return DrawnBoard(await self.words(table), None if placed is None else list)
        if placed is None:
            return DrawnBoard(await self.words(table), follows=True)
        follows = placed.shown.mark != picture_mark(picture)
        return DrawnBoard(await self.words(table, placed.shown), lambda: [placed.attachment], follows)

    async def with_picture(self, table: Table, picture: Picture, png: bytes) -> DrawnBoard:
        """The message with this new picture."""
        view = await self.words(table, ShownPicture(picture.alt, picture_mark(picture)))
        return DrawnBoard(view, lambda: [discord.File(BytesIO(png), LOBBY_FILE, description=picture.alt)])

    async def picture(self, table: Table) -> Picture | None:
        """The picture a lobby shall have, None for none: the server wants text, or it failed."""
        if self._rendering is None or table.id in self._failed():
            return None
        if (await self._house.lookups.server(table.place.server_id)).board == "text":
            return None
        return await asyncio.to_thread(lobby_picture, table, self._reader_at(table))  # others go on meanwhile

    async def png(self, table_id: int, picture: Picture) -> bytes:
        """The picture as PNG. Raises PictureFailed."""
        assert self._rendering is not None  # noqa: S101  there is a picture
        return await self._rendering.png(picture, turns_of_table(table_id))

    def placed(self, table_id: int, message: discord.Message, picture: Picture) -> None:
        """Remembers the picture that `message` shows now."""
        self._placed.placed(table_id, message, picture)

    def is_there(self, table_id: int, message_id: int, picture: Picture) -> bool:
        """Whether the message shows that picture already, for all that is known."""
        return self._placed.is_there(table_id, message_id, picture)
