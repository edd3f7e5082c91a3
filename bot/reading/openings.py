"""Makes the message that tells a player who they are as a game begins, with the picture of their card."""

from __future__ import annotations

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from bot.desk.attachments import DeskPicture, picture_of, upload_of
from bot.desk.beside import opening_view
from bot.desk.pictures import DeskPictures
from bot.messages.in_time import SharedPatience
from bot.messages.sending import REAL, Timer
from face.core.names import own_reader
from face.desk.desk import is_new
from face.table.opening import opening_picture, opening_words
from host.play.desk_reading import DeskReading
from host.values import PersonSettings
from host.workers.allowances import in_thread

OPENING_FILE = "opening.png"  # of every opening scene: the name tells nothing
OPENING_SECONDS = 5.0  # that such a message waits for its picture: no other one follows
ALL_SECONDS = 12.0  # that all of them together wait where none comes: other messages have to wait meanwhile


class OpeningMessage(Struct, frozen=True):
    """The opening scene of a game as a message, with the picture of its player's card, if there is one."""

    view: ui.LayoutView
    picture: DeskPicture | None = None
    png: bytes = b""

    def attach(self) -> list[discord.File]:
        """What the message has to bring, made anew for each attempt."""
        return [] if self.picture is None else [upload_of(self.picture, self.png)]


class Openings:
    """Makes opening scenes as messages. `patience`: the timer by which they wait for their pictures."""

    def __init__(self, pictures: DeskPictures, patience: Timer = REAL) -> None:
        self._pictures = pictures
        self._timer = patience
        self._patience = SharedPatience(ALL_SECONDS, patience)

    async def message(self, reading: DeskReading, player: PersonSettings, told: str = "") -> OpeningMessage | None:
        """The opening scene of that player, None where their game has none. `told`: what happened meanwhile."""
        desk = reading.desk
        reader = own_reader(desk.table, player.locale, player.id)
        words = opening_words(desk, reader, whole=is_new(reading.explanations, desk.table.game))
        if words is None:
            return None
        picture, png = None, b""
        if player.board == "picture" and self._pictures.are_made and not self._patience.is_over:
            scene = await in_thread(opening_picture, desk, reader)  # others go on meanwhile
            if scene is not None:
                with self._patience.waiting(OPENING_SECONDS) as seconds:
                    drawn = await self._pictures.in_time(scene, player.id, seconds, self._timer)
                if drawn is not None:
                    picture, png = replace(picture_of(scene), file=OPENING_FILE), drawn
        return OpeningMessage(opening_view(desk, reader, words, file=picture, told=told), picture, png)
