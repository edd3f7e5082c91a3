"""The picture of one's own area on a desk's message: it stays while one presses, and another follows when it changes.

Nobody waits for it: a press is answered beside the picture that stands on the message, and the one that shows the
present follows when its reader rests for a moment. The name of the file says which picture it is, also after a restart.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import aiohttp
import discord
import msgspec
from discord import ui
from msgspec import Struct

from bot.desk.attachments import Attached, DeskPicture, attached_to, picture_of, upload_of
from bot.messages import requests
from bot.messages.in_time import in_time
from bot.messages.looked_up import Newest, remember_latest
from bot.messages.replies import Interaction
from bot.messages.sending import REAL, Timer
from face.core.names import reader_for
from face.pictures.canvas import Picture
from face.pictures.png.rendering import NoRoomForPicture, PictureFailed, Rendering
from face.table.scenes import drawn_draft, own_picture
from host.house import House
from host.messages.living_desks import DeskKey
from host.values import Desk, Trouble
from host.workers.allowances import in_thread
from host.workers.turns import of_person

REST = 0.7  # seconds without a press until a picture is drawn anew
FOLLOWING_GAP = 2.0  # seconds between two pictures that follow a person's presses
PATIENCE = 1.0  # seconds that a message waits for its picture before it goes without
YIELD, YIELDS = 0.25, 20  # seconds in which presses come first, and how often
SPACING = 0.12  # seconds between two desks that are drawn again for their pictures
AGAIN = 1.0  # seconds until a picture for which there was no room is asked for again
AT_ONCE = 4  # messages that wait for their pictures; others go without, and their pictures follow
MOST_FOLLOWING = 100  # replies whose picture is to follow; of more only their desks are remembered
_MOST_KNOWN = 5000  # messages whose picture is remembered; others are looked at
_MOST_SCENES = 200  # scenes that are kept
_MOST_FILES = 20_000  # desks of which is remembered what their picture is called
_MOST_ASKED = 500  # seats of which is remembered what they were asked before
_MOST_BROKEN = 500

_log = logging.getLogger(__name__)


class ShownDesk(Struct, frozen=True):
    """A desk that a reply shows. `wants`: whether its reader wants pictures.

    `redraw`: draws the same again, beside that picture or without one.
    """

    desk: Desk
    person_id: int
    locale: str
    wants: bool
    redraw: Callable[[DeskPicture | None], Awaitable[ui.LayoutView]]


_Following = tuple[float, Interaction, ShownDesk, Attached | None]  # when, and what


class _Asked(Struct, frozen=True):
    """A question, and its player's view when its desk was drawn first."""

    ask: str = ""
    view: Any = None


class DeskPictures:
    """The pictures of desks. `rendering`: None where no pictures are made.

    `busy`: whether presses are being answered or messages sent, which come first.
    """

    def __init__(self, house: House, rendering: Rendering | None = None, timer: Timer = REAL) -> None:
        self._house = house
        self._rendering = rendering
        self._timer = timer
        self._known: OrderedDict[int, Attached | None] = OrderedDict()
        self._scenes: OrderedDict[bytes, Picture | None] = OrderedDict()
        self._files: OrderedDict[bytes, str] = OrderedDict()  # of scenes by their keys; "" for none
        self._asked: OrderedDict[tuple[int, int], tuple[_Asked, _Asked]] = OrderedDict()
        self._broken: OrderedDict[str, None] = OrderedDict()
        self._wanted: dict[DeskKey, None] = {}
        self._following: OrderedDict[tuple[int, int | None], _Following] = OrderedDict()
        self._follower: asyncio.Task[None] | None = None
        self._marker: asyncio.Task[None] | None = None
        self._room = asyncio.Semaphore(AT_ONCE)
        self.busy: Callable[[], bool] = lambda: False
        self._newest = Newest()
        self._editing: dict[int, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting = 0
        self._next: dict[int, float] = {}

    @property
    def are_made(self) -> bool:
        """Whether there are pictures at all."""
        return self._rendering is not None

    @property
    def at_work(self) -> list[asyncio.Task[None]]:
        """Tasks that end when no picture is left to follow."""
        return list(self._tasks)

    async def close(self) -> None:
        """Stops at once."""
        tasks = self.at_work
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def on(self, message: discord.Message | None) -> Attached | None:
        """The picture on a message that was pressed: as it was placed last, which a quick press may not know yet."""
        if message is None or self._rendering is None:
            return None
        if message.id not in self._known:
            self.placed(message)
        return self._known[message.id]

    def there(self, message_id: int) -> Attached | None:
        """The picture on a message, for all that is known."""
        return self._known.get(message_id)

    def placed(self, message: discord.Message) -> None:
        """Remembers the picture that a message has now."""
        if self._rendering is None:
            return
        remember_latest(self._known, message.id, attached_to(message), _MOST_KNOWN)

    async def scene(self, desk: Desk, locale: str) -> Picture | None:
        """The scene of a desk, None for none: there is none, or it failed before."""
        if self._rendering is None or desk.results is not None:
            return None
        earlier = self._earlier(desk)
        key = _key_of(desk, locale, earlier.ask)
        if key not in self._scenes:
            reader = reader_for(desk.table, locale, desk.seat)
            made = await in_thread(own_picture, desk, reader, earlier.view)  # others go on meanwhile
            remember_latest(self._scenes, key, made, _MOST_SCENES)
            remember_latest(self._files, key, "" if made is None else picture_of(made).file, _MOST_FILES)
        scene = self._scenes[key]
        return None if scene is None or picture_of(scene).file in self._broken else scene

    def _earlier(self, desk: Desk) -> _Asked:
        """The question before the present one: what has changed since it was asked is marked."""
        place = desk.table.id, desk.table.person_at(desk.seat) or 0
        earlier, present = self._asked.get(place, (_Asked(), _Asked()))
        if desk.ask is not None and desk.ask.id != present.ask:
            earlier, present = present, _Asked(desk.ask.id, desk.view)
            remember_latest(self._asked, place, (earlier, present), _MOST_ASKED)
        return earlier

    async def png(self, scene: Picture, person_id: int) -> bytes:
        """The scene as PNG. Raises PictureFailed, after which the scene counts as broken; NoRoomForPicture."""
        assert self._rendering is not None  # noqa: S101  there is a scene
        try:
            return await self._rendering.png(scene, of_person(person_id))
        except NoRoomForPicture:
            raise
        except PictureFailed:
            remember_latest(self._broken, picture_of(scene).file, None, _MOST_BROKEN)
            raise

    @property
    def crowded(self) -> bool:
        """Whether so many messages wait for their pictures that another had better go without."""
        return self._waiting >= AT_ONCE

    async def in_time(
        self, scene: Picture, person_id: int, seconds: float = PATIENCE, timer: Timer | None = None
    ) -> bytes | None:
        """The scene as PNG for a message that is about to be sent; None if it fails, has no room, or takes too long.

        `seconds`: how long the message waits for it, by that timer.
        """
        self._waiting += 1
        drawing = asyncio.create_task(self.png(scene, person_id), name="a desk's picture")
        try:
            return await in_time(drawing, seconds, timer or self._timer)
        except PictureFailed:
            return None
        finally:
            self._waiting -= 1

    def later(self, key: DeskKey) -> None:
        """Has a living desk drawn again in a while: there was no time or no room for its picture."""
        self._wanted[key] = None
        if self._marker is None or self._marker.done():
            self._marker = self._begin(self._mark())

    async def _mark(self) -> None:
        """Marks desks whose pictures are wanted, one after the other: no faster than they are drawn."""
        while self._wanted:
            await self._timer.sleep(SPACING)
            await self._quiet()
            key = next(iter(self._wanted))
            del self._wanted[key]
            try:
                await self._house.living_desks.changed(*key)
            except (Trouble, OSError) as error:
                _log.info("a desk stays without its picture: %r", error)
            self._house.tables.redraw.set()

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name="a picture follows")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ------------------------------------------------------------------------------------------------ after a press

    async def pressed(self, interaction: Interaction) -> None:
        """A press is being answered: no picture of an earlier moment comes any more. Waits for one under way."""
        if self._rendering is not None:
            self._newest.note(interaction)
            await self._still(interaction.user.id)

    async def overtake(self, person_id: int, channel_id: int | None) -> None:
        """The desks of that person there are about to be edited: the same as after a press."""
        if channel_id is not None:
            self._newest.forget(person_id, channel_id)
        await self._still(person_id)

    async def _still(self, person_id: int) -> None:
        if (editing := self._editing.get(person_id)) is not None:
            await asyncio.wait({editing})

    def follow(self, interaction: Interaction, shown: ShownDesk, there: Attached | None) -> None:
        """Lets the present picture follow a reply that stands beside the one `there`."""
        if self._rendering is None or shown.desk.results is not None:
            return
        file = "" if there is None else there.picture.file
        key = _key_of(shown.desk, shown.locale, self._earlier(shown.desk).ask)
        present = self._files.get(key) if shown.wants else ""
        if present == file or (present in self._broken and not file):
            return
        place = interaction.user.id, interaction.channel_id
        self._following.pop(place, None)
        at = self._timer.clock() + REST
        self._following[place] = (max(at, self._next.get(place[0], 0.0)), interaction, shown, there)
        if len(self._following) > MOST_FOLLOWING:  # the first comes when its desk is drawn again
            _, (_, _, first, _) = self._following.popitem(last=False)
            self.later((first.desk.table.id, first.person_id))
        if self._follower is None or self._follower.done():
            self._follower = self._begin(self._follow())

    async def _follow(self) -> None:
        """Lets pictures follow, one person's after the other's, whenever its reader rests and nobody presses."""
        while self._following:
            place, following = next(iter(self._following.items()))
            if (wait := following[0] - self._timer.clock()) > 0:
                await self._timer.sleep(wait)
            await self._quiet()
            if self._following.get(place) is following:
                del self._following[place]
                await self._room.acquire()
                self._begin(self._one(*following[1:]))

    async def _quiet(self) -> None:
        """Waits until nobody presses, a few seconds at most."""
        for _ in range(YIELDS):
            if not self.busy():
                return
            await self._timer.sleep(YIELD)

    async def _one(self, interaction: Interaction, shown: ShownDesk, there: Attached | None) -> None:
        try:
            if self._newest.is_newest(interaction):
                with requests.picture_follows():
                    await self._draw(interaction, shown, there)
        except (Trouble, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("a desk keeps the picture it has: %r", error)
        finally:
            self._room.release()

    async def _draw(self, interaction: Interaction, shown: ShownDesk, there: Attached | None) -> None:
        person_id = interaction.user.id
        scene = await self.scene(shown.desk, shown.locale) if shown.wants else None
        picture, png = None if scene is None else picture_of(scene), None
        if there is not None and picture is not None and there.picture.file == picture.file:
            return
        while scene is not None and self._newest.is_newest(interaction):
            try:
                png = await self.png(scene, person_id)
            except NoRoomForPicture:
                await self._timer.sleep(AGAIN)
                continue
            except PictureFailed:
                picture = None
            break
        if picture is None and there is None:
            return
        view = await shown.redraw(picture)
        if await self._drawn_since(interaction, shown):
            return
        if self._newest.is_newest(interaction):  # nothing is awaited between this and the edit
            files = [] if picture is None or png is None else [upload_of(picture, png)]
            edit = self._editing[person_id] = asyncio.create_task(self._edit(interaction, view, files))
            try:
                await asyncio.shield(edit)
            finally:
                if self._editing.get(person_id) is edit:
                    del self._editing[person_id]

    async def _drawn_since(self, interaction: Interaction, shown: ShownDesk) -> bool:
        """Whether the desk's message was edited since the reply, by another process: it shows what is newer."""
        if interaction.message is None:
            return False
        living = await self._house.living_desks.at(shown.desk.table.id, shown.person_id)
        return living.drawn and living.message_id == interaction.message.id

    async def _edit(self, interaction: Interaction, view: ui.LayoutView, files: list[discord.File]) -> None:
        now = self._timer.clock()
        self._next = {person: at for person, at in self._next.items() if at > now}
        self._next[interaction.user.id] = now + FOLLOWING_GAP
        self.placed(await interaction.edit_original_response(view=view, attachments=files))


def _key_of(desk: Desk, locale: str, earlier: str) -> bytes:
    """A few bytes that change whenever the scene of a desk may. `earlier`: the question before the present one."""
    table, ask = desk.table, desk.ask
    names = [(card.seat, card.name) for card in table.seats]
    known = (
        table.id,
        table.practice,
        desk.seat,
        None if ask is None else ask.id,
        locale,
        names,
        drawn_draft(desk),
        earlier,
    )
    return hashlib.blake2b(msgspec.msgpack.encode((known, desk.view)), digest_size=16).digest()
