"""Keeps what a person looked up in one message that turns its pages, and lets a picture follow its words."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import copy
from datetime import datetime
from io import BytesIO
from typing import Generic, TypeVar

import aiohttp
import discord

from bot.messages import requests
from bot.messages.replies import Interaction, Reply
from face.pictures.canvas import Picture
from face.pictures.png.rendering import PictureFailed, Rendering
from host.house import House
from host.workers.allowances import in_thread
from host.workers.turns import of_person

_Place = tuple[int, int | None]  # a person, and the channel they looked in
K = TypeVar("K")
T = TypeVar("T")


def remember_latest(kept: OrderedDict[K, T], key: K, value: T, most: int) -> None:
    """Keeps `value`, and of all that was kept the latest `most`."""
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)


class WhileAnswerable(Generic[T]):
    """Something of each place, until the interaction it came from can be answered no more: all can equally long."""

    def __init__(self) -> None:
        self._kept: dict[_Place, tuple[datetime, T]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, interaction: Interaction, thing: T) -> None:
        """Keeps it instead of what was kept of that place, and nothing any more that has run out."""
        place = _place(interaction)
        self._kept.pop(place, None)
        for old in [*self._run_out()]:
            del self._kept[old]
        self._kept[place] = (interaction.expires_at, thing)

    def get(self, interaction: Interaction) -> T | None:
        """What is kept of that place."""
        return self._kept.get(_place(interaction), (None, None))[1]

    def pop(self, interaction: Interaction) -> T | None:
        """What is kept of that place, unless it has run out; it is kept no more."""
        until, thing = self._kept.pop(_place(interaction), (None, None))
        return None if until is None or until < discord.utils.utcnow() else thing

    def forget(self, place: _Place) -> None:
        """Keeps nothing of that place any more."""
        self._kept.pop(place, None)

    def _run_out(self) -> Iterator[_Place]:
        """The places, the oldest first, whose time is over."""
        now = discord.utils.utcnow()
        for place, (until, _) in self._kept.items():
            if until >= now:
                return
            yield place


class Newest:
    """What was shown last to each person in each channel: a picture that comes late must not turn a page back."""

    def __init__(self) -> None:
        self._newest: WhileAnswerable[int] = WhileAnswerable()

    def note(self, interaction: Interaction) -> None:
        """Its answer is shown now."""
        self._newest.keep(interaction, interaction.id)

    def forget(self, person_id: int, channel_id: int) -> None:
        """None that was noted there is the newest any more."""
        self._newest.forget((person_id, channel_id))

    def is_newest(self, interaction: Interaction) -> bool:
        """Whether its answer is the last that was shown there: no page was turned since, nothing else looked up."""
        return self._newest.get(interaction) == interaction.id


class LookedUp:
    """The last messages that showed people a board, cards, rules, a story or notes, by person and channel.

    Of an interaction only what is needed is kept: all of it is 12 kB, and there may be thousands in fifteen minutes.
    """

    def __init__(self) -> None:
        self._last: WhileAnswerable[Interaction] = WhileAnswerable()
        self._newest = Newest()

    async def show(self, reply: Reply, view: discord.ui.LayoutView) -> None:
        """Shows `view`; a new message takes the place of the one before."""
        await reply.show(view)
        self._newest.note(reply.interaction)
        if not reply.fresh:
            return
        await self.put_away(reply.interaction)
        self._last.keep(reply.interaction, _lightened(reply.interaction))

    def is_newest(self, interaction: Interaction) -> bool:
        """Whether its answer is the last that was shown there."""
        return self._newest.is_newest(interaction)

    async def put_away(self, interaction: Interaction) -> None:
        """Removes what this person looked up in this channel, if anything."""
        shown = self._last.pop(interaction)
        if shown is None:
            return
        with suppress(discord.DiscordException, aiohttp.ClientError, OSError):  # put away by its reader already
            await shown.delete_original_response()


def _lightened(interaction: Interaction) -> Interaction:
    """The same, which can still be answered, without the message that was pressed and what was said with it."""
    light = copy(interaction)
    light.message = light.data = light.channel = None
    return light


def _place(interaction: Interaction) -> _Place:
    return interaction.user.id, interaction.channel_id


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
        """Adds the picture that `make` makes to the reply that is shown, if it is `still` what its reader looks at.

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
        picture = await in_thread(make)  # others go on meanwhile
        if picture is None or self._rendering is None:
            return
        try:
            png = await self._rendering.png(picture, of_person(interaction.user.id))
            if still():
                file = discord.File(BytesIO(png), FILE, description=picture.alt)
                await interaction.edit_original_response(view=view((FILE, picture.alt)), attachments=[file])
        except (PictureFailed, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("a reply stays without its picture: %r", error)


NO_PICTURE_REPLIES = PictureReplies(None)
