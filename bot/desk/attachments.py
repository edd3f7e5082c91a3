"""The picture that a desk's message has attached: its name says which it is, also after a restart."""

from __future__ import annotations

import hashlib
import re
from io import BytesIO

import discord
from msgspec import Struct

from face.pictures.canvas import Picture

WIDTH_ON_PHONE = 338  # pixels of a picture on a phone
_FILE = re.compile(r"desk-[0-9a-f]{16}-([0-9]{1,4})\.png")


class DeskPicture(Struct, frozen=True):
    """A picture for a desk's message. `file`: its name; `alt`: its words; `high`: pixels on a phone."""

    file: str
    alt: str
    high: int


class Attached(Struct, frozen=True):
    """The picture on a message, and the attachment by which it is kept."""

    picture: DeskPicture
    attachment: discord.Attachment


def picture_of(scene: Picture) -> DeskPicture:
    """The scene as a desk's message shows it."""
    mark = hashlib.blake2b(scene.svg.encode(), digest_size=8).hexdigest()
    high = round(scene.height * WIDTH_ON_PHONE / scene.width)
    return DeskPicture(f"desk-{mark}-{high}.png", scene.alt, high)


def attached_to(message: discord.Message | None) -> Attached | None:
    """The picture of somebody's own area that a message has."""
    for attachment in () if message is None else message.attachments:
        if named := _FILE.fullmatch(attachment.filename):
            return Attached(DeskPicture(named[0], attachment.description or "", int(named[1])), attachment)
    return None


def upload_of(picture: DeskPicture, png: bytes) -> discord.File:
    """The attachment of a new picture."""
    return discord.File(BytesIO(png), picture.file, description=picture.alt)
