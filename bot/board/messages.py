"""Decides how a board's message looks now: beside its picture, without one, or beside one that is about to change.

The text never waits for a picture. A picture that stands there stays while the text is edited, so that nothing jumps on
a phone; if it shows an earlier position the text says that another follows. Without a picture the board is all text.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import Any

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.board.view import BOARD_FILE, ShownPicture, board_view, pictured_board
from bot.messages.looked_up import remember_latest
from engine.core.texts import Text, say
from face.pictures.canvas import Picture
from face.pictures.rendering import Rendering
from face.table.scenes import board_picture
from face.wordings.reader import Reader
from host.house import House
from host.values import Board, Table
from host.workers.turns import turns_of_table

_LATELY = 3  # messages to the thread whose news stand beside a picture
_MOST_VIEWS = 500  # boards of which is remembered what their picture shows
_MOST_KNOWN = 5000  # boards whose picture is remembered; others are looked up
MOST_SCENES = 50  # scenes that are kept while their PNG is drawn
_MARKS = 2**30  # marks of pictures are from here to twice that; those of messages are lower
NO_PERMISSION = "picture-not-allowed"

MessageFiles = Callable[[], Sequence[Any]]
"""Makes the attachments of a message, new ones for each attempt to send it."""

_log = logging.getLogger(__name__)


class Placed(Struct, frozen=True):
    """The picture on a message: which it is, and the attachment by which it is kept."""

    message_id: int
    shown: ShownPicture
    attachment: discord.Attachment


class _Drawing(Struct, frozen=True):
    """How a board's message shall look. `files`: what it shall have attached, None: nothing is known of any.

    `follows`: it shall get another picture.
    """

    view: discord.ui.LayoutView
    files: MessageFiles | None = None
    follows: bool = False


class BoardMessages:
    """The drawings of boards. `reader_at`: of what all read there; `rendering`: None where no pictures are made."""

    def __init__(self, house: House, reader_at: Callable[[Table], Reader], rendering: Rendering | None = None) -> None:
        self._house = house
        self._reader_at = reader_at
        self._rendering = rendering
        self._known: OrderedDict[int, Placed | None] = OrderedDict()
        self._scenes: OrderedDict[int, tuple[Board, str, Picture | None]] = OrderedDict()
        self._views: OrderedDict[int, tuple[Any, Any]] = OrderedDict()  # on the picture before, and on the present one
        self._failing: dict[int, Text | None] = {}

    async def first(self, board: Board) -> _Drawing:
        """A message that is new."""
        self._known.pop(board.table.id, None)
        picture = await self.picture(board)
        return _Drawing(self._words(board), follows=picture is not None)

    async def next(self, board: Board, message: discord.PartialMessage) -> _Drawing:
        """A message that is there. Raises discord.HTTPException."""
        if self._rendering is None:
            return _Drawing(self._words(board))
        placed, picture = await self._placed(board.table.id, message), await self.picture(board)
        if picture is None:
            self._know(board.table.id, None)
            return _Drawing(self._words(board), None if placed is None else list)
        if placed is None:
            return _Drawing(self._words(board), follows=True)
        follows = placed.shown.mark != picture_mark(picture)
        view = await self._beside(board, replace(placed.shown, old=follows))
        return _Drawing(view, lambda: [placed.attachment], follows)

    async def with_picture(self, board: Board, picture: Picture, png: bytes) -> _Drawing:
        """The message with this new picture."""
        view = await self._beside(board, ShownPicture(picture.alt, picture_mark(picture)))
        return _Drawing(view, lambda: [discord.File(BytesIO(png), BOARD_FILE, description=picture.alt)])

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
        found = message.attachments
        shown = ShownPicture(picture.alt, picture_mark(picture))
        self._know(table_id, Placed(message.id, shown, found[0]) if found else None)
        board, _, made = self._scenes.get(table_id, (None, "", None))
        _, before = self._views.get(table_id, (None, None))
        if board is not None and made == picture and board.view != before:
            remember_latest(self._views, table_id, (before, board.view), _MOST_VIEWS)

    def is_there(self, table_id: int, message_id: int, picture: Picture) -> bool:
        """Whether the message shows that picture already, for all that is known."""
        placed = self._known.get(table_id)
        return placed is not None and (placed.message_id, placed.shown.mark) == (message_id, picture_mark(picture))

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
        return board_view(board, reader) if why is None else board_view(board, reader, note=reader.line(why))

    async def _beside(self, board: Board, shown: ShownPicture) -> discord.ui.LayoutView:
        news = await self._house.outbox.lately(board.table, _LATELY) if board.results is None else None
        return pictured_board(board, self.reader(board), shown, news)

    async def _placed(self, table_id: int, message: discord.PartialMessage) -> Placed | None:
        """The picture on a message; after a restart the message itself says which it is."""
        if table_id in self._known:
            known = self._known[table_id]
            if known is None or known.message_id == message.id:
                return known
        placed = None
        try:
            placed = _placed_on(await message.fetch())
        except discord.Forbidden as error:
            _log.info("the picture of table %s cannot be looked for: %s", table_id, error)
        self._know(table_id, placed)
        return placed

    def _know(self, table_id: int, placed: Placed | None) -> None:
        remember_latest(self._known, table_id, placed, _MOST_KNOWN)


def picture_mark(picture: Picture) -> int:
    """The id of the component that shows the picture, by which it is known again, also after a restart."""
    return _MARKS + int.from_bytes(hashlib.blake2b(picture.svg.encode(), digest_size=4).digest(), "big") % _MARKS


def _placed_on(message: discord.Message) -> Placed | None:
    """The picture that a message shows."""
    for part in _parts(message.components):
        if isinstance(part, discord.MediaGalleryComponent) and part.items and message.attachments:
            shown = ShownPicture(part.items[0].description or "", part.id or 0)
            return Placed(message.id, shown, message.attachments[0])
    return None


def _parts(components: Any) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _parts(getattr(part, "children", ()))


def picture_refusal(error: Exception) -> Text | None:
    """What to say on a board whose picture could not be sent, None if nobody there can do anything about it."""
    return say(NO_PERMISSION) if isinstance(error, discord.Forbidden) else None
