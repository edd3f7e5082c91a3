"""Remembers which picture stands on a message of a table: by its mark, which after a restart the message itself has."""

from __future__ import annotations

import hashlib
import logging
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import discord
from msgspec import Struct

from bot.board.view import ShownPicture
from bot.messages.looked_up import remember_latest
from face.pictures.canvas import Picture

_MOST_KNOWN = 5000  # messages whose picture is remembered; others are looked up
_MARKS = 2**30  # marks of pictures are from here to twice that; those of messages are lower

_log = logging.getLogger(__name__)


class Placed(Struct, frozen=True):
    """The picture on a message: which it is, and the attachment by which it is kept."""

    message_id: int
    shown: ShownPicture
    attachment: discord.Attachment


class PlacedPictures:
    """The pictures on the messages of tables of one kind, by table."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, Placed | None] = OrderedDict()

    async def on(self, table_id: int, message: discord.PartialMessage) -> Placed | None:
        """The picture on a message; after a restart the message itself says which it is."""
        if table_id in self._known:
            known = self._known[table_id]
            if known is None or known.message_id == message.id:
                return known
        placed = None
        try:
            placed = placed_on(await message.fetch())
        except discord.Forbidden as error:
            _log.info("the picture of table %s cannot be looked for: %s", table_id, error)
        self.know(table_id, placed)
        return placed

    def know(self, table_id: int, placed: Placed | None) -> None:
        """Remembers that this is what stands there; None: there is no picture."""
        remember_latest(self._known, table_id, placed, _MOST_KNOWN)

    def forget(self, table_id: int) -> None:
        """Remembers nothing of that table any more."""
        self._known.pop(table_id, None)

    def placed(self, table_id: int, message: discord.Message, picture: Picture) -> None:
        """Remembers the picture that `message` shows now."""
        found = message.attachments
        shown = ShownPicture(picture.alt, picture_mark(picture))
        self.know(table_id, Placed(message.id, shown, found[0]) if found else None)

    def is_there(self, table_id: int, message_id: int, picture: Picture) -> bool:
        """Whether the message shows that picture already, for all that is known."""
        placed = self._known.get(table_id)
        return placed is not None and (placed.message_id, placed.shown.mark) == (message_id, picture_mark(picture))


def picture_mark(picture: Picture) -> int:
    """The id of the component that shows the picture, by which it is known again, also after a restart."""
    return _MARKS + int.from_bytes(hashlib.blake2b(picture.svg.encode(), digest_size=4).digest(), "big") % _MARKS


def placed_on(message: discord.Message) -> Placed | None:
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
