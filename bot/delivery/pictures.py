"""Lets pictures follow the text of boards: at most one every few seconds a table, and none that nobody needs any more.

The mark of a board in the database goes with its picture: what was not drawn when a process ended is drawn by the next.
"""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord
from msgspec import Struct

from bot.board.lobbies import NO_VERSION
from bot.board.messages import BoardMessages, picture_refusal
from bot.board.places import Places
from bot.delivery.side_by_side import Patience
from bot.messages.sending import REAL, Timer
from db.connection.diagnosis import log_level_of
from engine.texts import Text
from face.pictures.png.rendering import NoRoomForPicture, PictureFailed, Rendering
from host.house import House
from host.table.halting import describe_error
from host.values import Trouble
from host.workers.processes import Processes

GAP = 5.0  # seconds between two pictures of a table
_AT_ONCE = 4  # pictures
WAIT_FOR_ROOM = 1.0  # seconds until a picture for which there was no room is asked for again


class PicturesOfBoards(Struct, frozen=True):
    """How boards get pictures. `rendering`: None for none; `gap`: seconds between two of a table.

    `processes`: those it draws in; `patience`: how the time is taken that scenes of threads may need.
    """

    rendering: Rendering | None = None
    gap: float = GAP
    processes: Processes | None = None
    patience: Timer = REAL


NO_BOARD_PICTURES = PicturesOfBoards()

_log = logging.getLogger(__name__)


class Pictures:
    """Draws the pictures of boards whose text is there. `gap`: seconds between two of a table."""

    def __init__(
        self, house: House, places: Places, boards: BoardMessages, timer: Timer = REAL, gap: float = GAP
    ) -> None:
        self._house = house
        self._places = places
        self._boards = boards
        self._timer = timer
        self._gap = gap
        self._patience: Patience[int] = Patience(house.clock)
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._wanted: dict[int, int] = {}
        self._given_up: dict[int, int] = {}
        self._next: dict[int, float] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def wanted(self) -> dict[int, int]:
        """The versions of the boards whose text is there and whose picture follows, by table.

        One whose picture has failed is among them until it is drawn: its mark stays, so that the next process draws it.
        """
        return self._given_up | self._wanted

    def text_is_there(self, table_id: int, version: int) -> None:
        """Notes that the text of a board is there as of `version`, where its picture has failed."""
        if table_id in self._given_up:
            self._given_up[table_id] = version

    @property
    def at_work(self) -> list[asyncio.Task[None]]:
        """Tasks that end when no picture is left to draw."""
        return list(self._tasks.values())

    async def try_again(self) -> None:
        """Draws what has failed, once it was left alone for long enough; of tables that have ended it stays text."""
        for table_id in self._boards.failed() - set(self._patience.resting()):
            self._boards.working(table_id)
            table = await self._house.tables.skipping.done("a board's picture", table_id, self._house.lookups.table)
            version = self._given_up.pop(table_id, NO_VERSION)
            if table is not None and table.status in ("lobby", "playing"):
                self.follow(table_id, version)
            elif table is not None:
                await self._house.lookups.board_clean(table_id, version)

    def follow(self, table_id: int, version: int) -> None:
        """Draws the picture of that board, whose text is there as of `version`."""
        self._wanted[table_id] = version
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._run(table_id), name="a board's picture")

    async def close(self) -> None:
        """Stops at once."""
        tasks = self.at_work
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        try:
            while table_id in self._wanted:
                wait = self._next.get(table_id, 0.0) - self._timer.clock()
                if wait > 0:
                    await self._timer.sleep(wait)
                try:
                    async with self._room:
                        await self._one(table_id, self._wanted[table_id])
                except NoRoomForPicture:  # the last one stays beside the text meanwhile
                    await self._timer.sleep(WAIT_FOR_ROOM)
        except (Trouble, OSError) as error:  # the mark is still there
            _log.log(log_level_of(error), "the picture of table %s has to wait: %r", table_id, error)
            self._wanted.pop(table_id, None)
        finally:
            del self._tasks[table_id]

    async def _one(self, table_id: int, version: int) -> None:
        """Draws a picture and takes the mark away; if the board has changed meanwhile, leaves it: the text comes first.

        Raises NoRoomForPicture, Trouble `database-away`.
        """
        try:
            up_to_date = await self._places.add_picture(table_id)
        except NoRoomForPicture:
            raise
        except (PictureFailed, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            await self._gave_up(table_id, version, error)
            return
        except Trouble:
            raise
        except Exception as error:
            _log.error("the picture of table %s broke off: %s", table_id, describe_error(error))
            await self._gave_up(table_id, version, error)
            return
        else:
            if table_id in self._boards.failed():  # an earlier picture failed meanwhile: nothing was drawn
                self._leave_as_text(table_id, version)
                return
            if up_to_date:
                self._patience.worked(table_id)
                self._given_up.pop(table_id, None)
                now = self._timer.clock()
                self._next = {table: at for table, at in self._next.items() if at > now} | {table_id: now + self._gap}
        if up_to_date:
            await self._house.lookups.board_clean(table_id, version)
        if self._wanted.get(table_id) == version:
            del self._wanted[table_id]

    def _leave_as_text(self, table_id: int, version: int) -> None:
        """Asks no more for that picture, until it is tried again."""
        if version != NO_VERSION:
            self._given_up[table_id] = version
        if self._wanted.get(table_id) == version:
            del self._wanted[table_id]

    async def _gave_up(self, table_id: int, version: int, error: Exception) -> None:
        """Lets the board be text for a while. Its mark stays: a process that is killed meanwhile would forget it."""
        self._leave_as_text(table_id, version)
        why: Text | None = picture_refusal(error)
        level = logging.WARNING if self._patience.failed(table_id, error) else logging.DEBUG
        _log.log(level, "table %s has no picture: %s", table_id, type(error).__name__)
        self._boards.failing(table_id, why)
        try:
            await self._places.show(table_id)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as failed:
            _log.info("the board of table %s keeps its picture: %r", table_id, failed)
