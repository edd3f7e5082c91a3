"""Follows something that is worked out for one reader: a bar in their message, until it is there or they stop it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Generic, TypeVar

import aiohttp
import discord
from discord import ui
from msgspec import Struct

from bot.messages.custom_ids import Press
from bot.messages.page import GREY, Page, button, plain_message
from bot.messages.replies import Interaction
from bot.messages.requests import work_on
from engine.texts import Refusal, Text, say
from face.wordings.reader import Reader
from host.values import Trouble

STOP = "stop"  # the field of the press that stops it
_PAUSE = 3.0  # seconds between two looks at the bar: Discord lets a message be edited five times in five seconds
_FAILED = (discord.DiscordException, aiohttp.ClientError, OSError)

T = TypeVar("T")

_log = logging.getLogger(__name__)
_Task = asyncio.Task[None]


class Followed(Struct, Generic[T], frozen=True):
    """What is followed at the table `table_id`. `press`: the action of its presses; `failed`: the code of a failure.

    `progress`: from 0 to 1, None before its turn has come; `bar`: that in words; `shown`: what takes the bar's place;
    `stopped`: what is said where nobody waits any more.
    """

    table_id: int
    press: str
    reader: Reader
    progress: Callable[[], float | None]
    bar: Callable[[float | None, Reader], str]
    shown: Callable[[T], ui.LayoutView]
    stopped: Text
    failed: str

    def bar_view(self, done: float | None) -> ui.LayoutView:
        """What is shown while it is worked out."""
        page = Page(GREY)
        page.text(self.bar(done, self.reader))
        page.buttons([button(self.reader.label(say("review-stop")), Press(self.press, self.table_id, "", STOP))])
        return page.view()


class Following:
    """All that is followed for presses of one kind. `sleep`: waits for that many seconds, between two looks."""

    def __init__(self, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
        self.sleep = sleep
        self.waiting: dict[tuple[int, int], set[_Task]] = {}  # by person and table

    def follow(self, interaction: Interaction, its: Followed[T], work: Callable[[], Coroutine[None, None, T]]) -> None:
        """Moves the bar that `interaction` was answered with until `work` is done. It ends when that can't be edited.

        What is raised as Trouble or Refusal takes the bar's place.
        """
        key = (interaction.user.id, its.table_id)
        task = asyncio.create_task(self._followed(interaction, its, work))
        self.waiting.setdefault(key, set()).add(task)
        task.add_done_callback(lambda done: self._forget(key, done))

    def stop(self, person_id: int, table_id: int) -> None:
        """That person waits no more at that table."""
        for task in self.waiting.get((person_id, table_id), ()):
            task.cancel()

    async def close(self) -> None:
        """Ends all bars: nobody waits any more."""
        tasks = [task for tasks in self.waiting.values() for task in tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _followed(
        self, interaction: Interaction, its: Followed[T], work: Callable[[], Coroutine[None, None, T]]
    ) -> None:
        work_on(f"{its.press} {its.table_id}")  # the click has its answer
        worked = asyncio.create_task(work())
        try:
            view = await self._moved(interaction, its, worked)
            await interaction.edit_original_response(view=view)
        except _FAILED as error:  # put away by its reader, or Discord is away: pressed again it begins again
            _log.info("table %s: a %s has nobody who waits for it: %r", its.table_id, its.press, error)
        finally:
            worked.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await worked

    async def _moved(self, interaction: Interaction, its: Followed[T], work: asyncio.Task[T]) -> ui.LayoutView:
        """The message that takes the bar's place."""
        said: str | None = None
        while not work.done():
            pause = asyncio.ensure_future(self.sleep(_PAUSE))
            await asyncio.wait({work, pause}, return_when=asyncio.FIRST_COMPLETED)
            pause.cancel()
            if work.done() or interaction.is_expired():
                break
            done = its.progress()
            words = its.bar(done, its.reader)
            if words != said:
                said = words
                await interaction.edit_original_response(view=its.bar_view(done))
        if not work.done():
            return plain_message(its.reader.line(its.stopped), GREY)
        try:
            return its.shown(work.result())
        except (Trouble, Refusal) as refused:
            return plain_message(its.reader.line(refused.text), GREY)
        except Exception as error:
            _log.warning("table %s: a %s could not be worked out: %r", its.table_id, its.press, error)
            return plain_message(its.reader.line(Trouble(its.failed).text), GREY)

    def _forget(self, key: tuple[int, int], task: _Task) -> None:
        tasks = self.waiting.get(key, set())
        tasks.discard(task)
        if not tasks:
            self.waiting.pop(key, None)
