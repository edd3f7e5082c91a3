"""Lets a picture follow what one person has opened: the words are there at once, and no click waits for a picture."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from io import BytesIO

import aiohttp
import discord

from bot.kit import requests
from bot.kit.replies import Interaction
from bot.pictures.picture import Picture
from bot.pictures.rendering import PictureFailed, Rendering
from host.house import House
from host.turns import of_person

FILE = "picture.png"  # of everything: the name tells nothing

_log = logging.getLogger(__name__)


class PictureReplies:
    """Adds pictures to replies that only their reader sees, for those who want them. `rendering`: None for nobody."""

    def __init__(self, house: House | None, rendering: Rendering | None = None) -> None:
        self._house = house
        self._rendering = rendering

    async def follow(
        self,
        interaction: Interaction,
        make: Callable[[], Picture | None],
        view: Callable[[tuple[str, str]], discord.ui.LayoutView],
        still: Callable[[], bool] = lambda: True,
    ) -> None:
        """Add the picture that `make` makes to the reply that is shown, if it is `still` what its reader looks at.

        `view`: the same reply with a file of that name and alt text. Without a picture the reply stays as it is.
        """
        if self._rendering is None or self._house is None:
            return
        if (await self._house.settings.player(interaction.user.id)).board == "text":
            return
        with requests.picture_follows():
            await self._add(interaction, make, view, still)

    async def _add(
        self,
        interaction: Interaction,
        make: Callable[[], Picture | None],
        view: Callable[[tuple[str, str]], discord.ui.LayoutView],
        still: Callable[[], bool],
    ) -> None:
        picture = await asyncio.to_thread(make)  # others go on meanwhile
        if picture is None or self._rendering is None:
            return
        try:
            png = await self._rendering.png(picture, of_person(interaction.user.id))
            if still():
                file = discord.File(BytesIO(png), FILE, description=picture.alt)
                await interaction.edit_original_response(view=view((FILE, picture.alt)), attachments=[file])
        except (PictureFailed, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.info("a reply stays without its picture: %r", error)


NO_PICTURES = PictureReplies(None)
