"""Decides how a board's message looks now: beside its picture, without one, or beside one that is about to change.

The text never waits for a picture. A picture that stands there stays while the text is edited, so that nothing jumps on
a phone; if it shows an earlier position the text says that another follows. Without a picture the board is all text.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.board.placed_pictures import PlacedPictures, picture_mark
from bot.board.view import BOARD_FILE, ShownPicture, board_view, pictured_board
from bot.messages.looked_up import remember_latest
from engine.texts import Text, say
from face.pictures.canvas import Picture
from face.pictures.png.rendering import Rendering
from face.table.scenes import board_picture
from face.wordings.reader import Reader
from host.house import House
from host.values import Board, Table
from host.workers.turns import turns_of_table

_LATELY = 3  # messages to the thread whose news stand beside a picture
_MOST_VIEWS = 500  # boards of which is remembered what their picture shows
MOST_SCENES = 50  # scenes that are kept while their PNG is drawn
NO_PERMISSION = "picture-not-allowed"
NOBODY = discord.AllowedMentions.none()  # whom an edit may mention: the client's own default holds for sending alone

MessageFiles = Callable[[], Sequence[Any]]
"""Makes the attachments of a message, new ones for each attempt to send it."""


class DrawnBoard(Struct, frozen=True):
    """How a board's message shall look. `files`: what it shall have attached, None: nothing is known of any.

    `follows`: it shall get another picture.
    """

    view: discord.ui.LayoutView
    files: MessageFiles | None = None
    follows: bool = False


class BoardMessages:
    """The drawings of boards. `reader_at`: of what all read there; `rendering`: None where no pictures are made.

    `pages`: tables have pages in a browser, to which boards lead.
    """

    def __init__(
        self,
        house: House,
        reader_at: Callable[[Table], Reader],
        rendering: Rendering | None = None,
        *,
        pages: bool = False,
    ) -> None:
        self._house = house
        self._pages = pages
        self._reader_at = reader_at
        self._rendering = rendering
        self._placed = PlacedPictures()
        self._scenes: OrderedDict[int, tuple[Board, str, Picture | None]] = OrderedDict()
        self._views: OrderedDict[int, tuple[Any, Any]] = OrderedDict()  # on the picture before, and on the present one
        self._failing: dict[int, Text | None] = {}

    async def first(self, board: Board) -> DrawnBoard:
        """A message that is new."""
        self._placed.forget(board.table.id)
        picture = await self.picture(board)
        return DrawnBoard(self._words(board), follows=picture is not None)

    async def next(self, board: Board, message: discord.PartialMessage) -> DrawnBoard:
        """A message that is there. Raises discord.HTTPException."""
        if self._rendering is None:
            return DrawnBoard(self._words(board))
        placed, picture = await self._placed.on(board.table.id, message), await self.picture(board)
        if picture is None:
            self._placed.know(board.table.id, None)
            return DrawnBoard(self._words(board), None if placed is None else list)
        if placed is None:
            return DrawnBoard(self._words(board), follows=True)
        follows = placed.shown.mark != picture_mark(picture)
        view = await self._beside(board, replace(placed.shown, old=follows))
        return DrawnBoard(view, lambda: [placed.attachment], follows)

    async def with_picture(self, board: Board, picture: Picture, png: bytes) -> DrawnBoard:
        """The message with this new picture."""
        view = await self._beside(board, ShownPicture(picture.alt, picture_mark(picture)))
        return DrawnBoard(view, lambda: [discord.File(BytesIO(png), BOARD_FILE, description=picture.alt)])

    async def picture(self, board: Board) -> Picture | None:
        """The picture a board shall have, None for none: the game has none, the server wants text, or it failed."""
        if self._rendering is None or board.table.id in self._failing:
            return None
        if (await self._house.lookups.server(board.table.place.server_id)).board == "text":
            return None
        reader = self.reader(board)
        before = self._scenes.get(board.table.id)
        if before is not None and before[:2] == (board, reader.texts.locale):
            return before[2]
        earlier, shown = self._views.get(board.table.id, (None, None))
        since = earlier if board.view == shown else shown
        made = await asyncio.to_thread(board_picture, board, reader, since)  # others go on meanwhile
        remember_latest(self._scenes, board.table.id, (board, reader.texts.locale, made), MOST_SCENES)
        return made

    async def png(self, table_id: int, picture: Picture) -> bytes:
        """The picture of a table's board as PNG. Raises PictureFailed."""
        assert self._rendering is not None  # noqa: S101  there is a picture
        return await self._rendering.png(picture, turns_of_table(table_id))

    def placed(self, table_id: int, message: discord.Message, picture: Picture) -> None:
        """Remembers the picture that `message` shows now."""
        self._placed.placed(table_id, message, picture)
        board, _, made = self._scenes.get(table_id, (None, "", None))
        _, before = self._views.get(table_id, (None, None))
        if board is not None and made == picture and board.view != before:
            remember_latest(self._views, table_id, (before, board.view), _MOST_VIEWS)

    def is_there(self, table_id: int, message_id: int, picture: Picture) -> bool:
        """Whether the message shows that picture already, for all that is known."""
        return self._placed.is_there(table_id, message_id, picture)

    def failing(self, table_id: int, why: Text | None) -> None:
        """Lets the board be text until `working`; `why` stands on it, if somebody can do something about it."""
        self._failing[table_id] = why

    def failed(self) -> frozenset[int]:
        """The tables whose boards are text because their picture failed."""
        return frozenset(self._failing)

    def working(self, table_id: int) -> None:
        """Lets the board have a picture again."""
        self._failing.pop(table_id, None)

    def reader(self, board: Board) -> Reader:
        """The reader of everybody's board."""
        return self._reader_at(board.table)

    def _words(self, board: Board) -> discord.ui.LayoutView:
        reader, why = self.reader(board), self._failing.get(board.table.id)
        return board_view(board, reader, note="" if why is None else reader.line(why), pages=self._pages)

    async def _beside(self, board: Board, shown: ShownPicture) -> discord.ui.LayoutView:
        news = await self._house.outbox.lately(board.table, _LATELY) if board.results is None else None
        return pictured_board(board, self.reader(board), shown, news, pages=self._pages)


def picture_refusal(error: Exception) -> Text | None:
    """What to say on a board whose picture could not be sent, None if nobody there can do anything about it."""
    return say(NO_PERMISSION) if isinstance(error, discord.Forbidden) else None
