"""Messages of what a rewind has undone: a line on top says so, and their buttons can be pressed no more."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord
from discord import ui

from bot.mail import Mail
from bot.page import MOST_CHARACTERS, MOST_COMPONENTS, cut
from bot.places import Places
from bot.texts import DEFAULT_LOCALE, Reader, texts
from bot.throttle import REAL, Throttle, Timer
from engine.core.texts import say
from host.fixing.looking import Undone
from host.house import House
from host.tables import Trouble

BATCH = 20
TOO_MANY, SERVER_ERROR = 429, 500  # what Discord answers when trying again may help
MARKS = 2  # a second, of two requests each: news always find room beside them

_log = logging.getLogger(__name__)


class Marker:
    """Marks them in the background, never in the way of news. What cannot be marked now comes again with the sweep."""

    def __init__(self, house: House, places: Places, mail: Mail, timer: Timer = REAL) -> None:
        self._house = house
        self._places = places
        self._mail = mail
        self._turns = Throttle(MARKS, MARKS, timer)
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Mark what there is to mark, unless that is under way."""
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._work(), name="undone")

    async def _work(self) -> None:
        try:
            found = await self._house.undone_messages(BATCH)
            while found:
                for one in found:
                    await self._turns.turn()
                    await self._mark(one)
                    await self._house.undone_marked(one.table_id, one.row)
                found = await self._house.undone_messages(BATCH)
        except (discord.HTTPException, aiohttp.ClientError, Trouble, OSError) as error:
            _log.warning("what a rewind has undone is marked later: %r", error)
        except Exception:
            _log.exception("marking what a rewind has undone broke off")

    async def _mark(self, undone: Undone) -> None:
        """Raises discord.HTTPException where trying again may help."""
        kind, number = undone.lane
        try:
            if kind == "player":
                channel = await self._mail.dm(number)
                locale = (await self._house.player(number)).locale
                message = await channel.fetch_message(undone.message_id)
                await message.edit(view=undone_view(message, _mark_in(locale)))
            else:
                thread = await self._places.channel(await self._house.table(undone.table_id))
                message = await thread.fetch_message(undone.message_id)
                view = undone_view(message, _mark_in(DEFAULT_LOCALE))
                await self._places.edit(thread.get_partial_message(message.id), thread, view=view)
        except discord.HTTPException as error:
            if error.status == TOO_MANY or error.status >= SERVER_ERROR:
                raise
            _log.info("message %s of table %s stays as it is: %s", undone.message_id, undone.table_id, error)


def _mark_in(locale: str) -> str:
    return Reader(texts(locale)).line(say("undone-mark"))


def undone_view(message: discord.Message, words: str) -> ui.LayoutView:
    """`message` with `words` on top, its buttons and selects without a use; what finds no room any more is left out."""
    view = ui.LayoutView.from_message(message, timeout=None)
    assert isinstance(view, ui.LayoutView)  # noqa: S101  it was called on one
    view.stop()
    parts = list(view.walk_children())
    for part in parts:
        if isinstance(part, ui.Button | ui.Select):
            part.disabled = True
    for row in [part for part in reversed(parts) if isinstance(part, ui.ActionRow)]:
        if view.total_children_count < MOST_COMPONENTS:
            break
        (row.parent if isinstance(row.parent, ui.Container) else view).remove_item(row)
    over = view.content_length() + len(words) - MOST_CHARACTERS
    if over > 0:
        longest = max((part for part in parts if isinstance(part, ui.TextDisplay)), key=lambda part: len(part.content))
        longest.content = cut(longest.content, len(longest.content) - over)
    tops = list(view.children)
    view.clear_items()
    for top in (ui.TextDisplay(words), *tops):
        view.add_item(top)
    return view
