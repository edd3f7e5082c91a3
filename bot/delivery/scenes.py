"""Shows scenes in threads: a message of its own for what people will tell each other, with one picture.

The words of a step are told beside it in any case, so a scene that cannot be drawn in time is left out, and so is one
that Discord does not take. It has a nonce of its own under its row: after a restart it is looked for before it is sent.
"""

from __future__ import annotations

import asyncio
import logging
from io import BytesIO

import aiohttp
import discord
from msgspec.structs import replace

from bot.board.placed_pictures import picture_mark
from bot.board.places import Places
from bot.messages.in_time import in_time
from bot.messages.page import GOLD, Page
from bot.messages.sending import REAL, MaybeArrived, OutgoingMessage, Sender, Timer, find_arrived, was_cut_off
from engine.texts import Text
from face.core.scenes import END, ToldScene
from face.pictures.png.rendering import PictureFailed, Rendering
from face.table.stories import ends, looks_back, scene_of, scene_picture
from host.house import House
from host.values import News, OutboxMessage, Table
from host.workers.turns import turns_of_table

SCENE_SECONDS = 4.0  # that a scene may take; the desks of the step do not wait for it
SCENE_ATTEMPTS = 3  # of a row, after which it goes without its scene
SCENE_FILE = "scene.png"  # every scene's picture: the name tells nothing
_MARK = "S"  # ends the nonce of a scene

_log = logging.getLogger(__name__)


class ThreadScenes:
    """Sends the scenes of threads. `rendering`: None where no pictures are made."""

    def __init__(
        self, house: House, places: Places, mail: Sender, rendering: Rendering | None = None, timer: Timer = REAL
    ) -> None:
        self._house = house
        self._places = places
        self._mail = mail
        self._rendering = rendering
        self._timer = timer

    async def before(self, row: OutboxMessage, news: News) -> None:
        """Shows the end of a game, if `row` tells it. The message that closes the game stays the last.

        Raises as `after`.
        """
        if ends(news.happenings, news.table.game):
            await self._show(row, news)

    async def after(self, row: OutboxMessage, news: News) -> None:
        """Shows the scene of what `row` has told, if it has one and the server wants scenes.

        Raises MaybeArrived if it has to be looked for, after a pause.
        """
        if not ends(news.happenings, news.table.game):
            await self._show(row, news)

    async def _show(self, row: OutboxMessage, news: News) -> None:
        if self._rendering is None or not news.happenings:
            return
        scene = await self._scene(row, news)
        if scene is None or not await self._wanted(news.table):
            return
        row = replace(row, nonce=row.nonce + _MARK)
        try:
            await self._sent(row, news.table, scene)
        except (aiohttp.ClientError, OSError, discord.HTTPException, discord.RateLimited, MaybeArrived) as error:
            cause = error.__cause__ if isinstance(error, MaybeArrived) else error
            passes = isinstance(error, MaybeArrived | discord.RateLimited) or was_cut_off(error)
            if passes and row.attempts < SCENE_ATTEMPTS:
                raise MaybeArrived from cause
            _log.info("table %s goes without a scene: %r", row.table_id, cause)

    async def _scene(self, row: OutboxMessage, news: News) -> ToldScene | None:
        told, table = news.happenings, news.table
        earlier: tuple[Text, ...] = ()
        if looks_back(told, table.game):
            if not await self._wanted(table):
                return None
            whole = (await self._house.outbox.chapter_news(row, 0)).happenings
            earlier = whole[: len(whole) - len(told)]
        over = ends(told, table.game)
        results = (await self._house.play.board(table.id)).results if over else None
        return scene_of(told, earlier, table, results)

    async def _wanted(self, table: Table) -> bool:
        return (await self._house.lookups.server(table.place.server_id)).scenes

    async def _sent(self, row: OutboxMessage, table: Table, scene: ToldScene) -> None:
        thread = await self._places.channel(table)
        if row.again and await find_arrived(thread, row.nonce) is not None:
            return
        reader = self._places.reader(table)
        days = await self._house.lookups.days_played(table.id) if scene.kind == END else None
        picture = await asyncio.to_thread(scene_picture, scene, table, reader, days)  # others go on meanwhile
        if picture is None or self._rendering is None:
            return
        drawing = asyncio.create_task(self._rendering.png(picture, turns_of_table(table.id)), name="a scene")
        try:
            png = await in_time(drawing, SCENE_SECONDS, self._timer)
        except PictureFailed:
            png = None
        if png is None:
            _log.info("a scene of table %s is left out: there was no time or no room for it", table.id)
            return
        page = Page(GOLD)
        page.text(reader.line(scene.said))
        page.picture(SCENE_FILE, picture.alt, picture_mark(picture))
        upload = BytesIO(png)
        await self._mail.send(
            OutgoingMessage(
                thread,
                page.view(),
                silent=scene.kind != END,
                files=lambda: [discord.File(upload, SCENE_FILE, description=picture.alt)],
            ),
            row,
        )
