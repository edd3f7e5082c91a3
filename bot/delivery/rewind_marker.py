"""Touches up messages that no longer hold: of undone moves, old reminders, stand-ins of who is back, lobbies over."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.board.places import Places
from bot.delivery.notices import absence_view
from bot.delivery.reminders import OldReminders
from bot.desk.beside import folded_view
from bot.messages.page import GREY, MOST_COMPONENTS, link, plain_message
from bot.messages.sending import REAL, Sender, Throttle, Timer
from db.connection.diagnosis import log_level_of
from engine.texts import say
from face.core.names import own_reader
from face.table.notices import ENDED_SINCE, WELCOME_BACK, lobby_over_text
from face.wordings.lengths import MOST_CHARACTERS, cut_text
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.messages.living_desks import DeskKey, Folding
from host.moderation.queries import Undone
from host.table.halting import describe_error
from host.table.skipping import is_passing
from host.values import Trouble

_BATCH = 20
_TOO_MANY, _SERVER_ERROR = 429, 500  # what Discord answers when trying again may help
_MARKS = 2  # a second, of two requests each: news always find room beside them

_log = logging.getLogger(__name__)


class RewindMarker:
    """Marks messages in the background, after the news. One that cannot be marked now waits for the next sweep."""

    def __init__(self, house: House, places: Places, mail: Sender, timer: Timer = REAL) -> None:
        self._house = house
        self._places = places
        self._mail = mail
        self._reminders = OldReminders(house, mail, places)
        self._turns = Throttle(_MARKS, _MARKS, timer)
        self.task: asyncio.Task[None] | None = None
        self._once_more = False

    def wake(self) -> None:
        """Starts marking. Where that is under way it looks once more for what has come to hold no longer meanwhile."""
        self._once_more = True
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._work(), name="undone")

    async def _work(self) -> None:
        try:
            later: set[int] = set()
            while self._once_more:
                self._once_more = False
                while batch := await self._house.fixes.undone_messages(_BATCH, later):
                    for message in batch:
                        await self._turns.turn()
                        if not await self._is_marked(message):
                            later.add(message.row)
        except (Trouble, OSError) as error:
            _log.log(log_level_of(error), "what a rewind has undone is marked later: %r", error)
        except Exception:
            _log.exception("marking what a rewind has undone broke off")

    async def _is_marked(self, message: Undone) -> bool:
        """Marks one message, or leaves it if it cannot be marked. Returns False if it must be tried again."""
        gone = False
        try:
            gone = await self._mark(message)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.log(log_level_of(error), "what a rewind has undone is marked later: %r", error)
            return False
        except Exception as error:
            if is_passing(error):
                raise
            _log.error(
                "message %s of table %s cannot be marked: %s",
                message.message_id,
                message.table_id,
                describe_error(error),
            )
        await self._house.fixes.undone_marked(message.table_id, message.row, gone=gone)
        return True

    async def _mark(self, undone: Undone) -> bool:
        """Marks one message; whether it is gone. Raises discord.HTTPException if trying again may help."""
        kind, number = undone.lane
        try:
            if undone.reminds:
                return await self._reminders.tidied(undone)
            if kind == "player":
                if (await self._house.living_desks.at(undone.table_id, number)).message_id == undone.message_id:
                    return False  # the living desk is drawn again, as it is after the rewind
                channel = await self._mail.dm(number)
                assert isinstance(channel, discord.PartialMessageable | discord.DMChannel)  # noqa: S101  of one person
                locale = (await self._house.settings.player(number)).locale
                if undone.filled:
                    return await self._begun(undone, channel.get_partial_message(undone.message_id))
                if undone.missed is not None:
                    return await self._welcome(undone, undone.missed, channel.get_partial_message(undone.message_id))
                message = await channel.fetch_message(undone.message_id)
                key = undone.table_id, number
                folded = None if undone.folding is None else await self._folded(key, undone.folding, locale)
                await message.edit(view=folded or undone_view(message, _mark_in(locale)))
            else:
                table = await self._house.lookups.table(undone.table_id)
                thread = await self._places.channel(table)
                message = await thread.fetch_message(undone.message_id)
                if _is_marked(message):
                    return False  # one message tells of several steps
                view = undone_view(message, self._places.reader(table).line(say("undone-mark")))
                await self._places.edit(thread.get_partial_message(message.id), thread, view=view)
        except discord.HTTPException as error:
            if error.status == _TOO_MANY or error.status >= _SERVER_ERROR:
                raise
            _log.info("message %s of table %s stays as it is: %s", undone.message_id, undone.table_id, error)
        return False

    async def _welcome(self, undone: Undone, missed: dict[str, Any], message: discord.PartialMessage) -> bool:
        """Says who is back, or that the game is over, where a message says that a stand-in answers; always False."""
        person_id = undone.lane[1]
        table = (await self._house.play.board(undone.table_id)).table
        card = table.card(person_id)
        since = ENDED_SINCE if table.status != "playing" else WELCOME_BACK
        if card is not None and (since == ENDED_SINCE or not card.away):
            player = await self._house.settings.player(person_id)
            await message.edit(view=absence_view(table, missed, own_reader(table, player.locale, person_id), since))
        return False

    async def _begun(self, undone: Undone, message: discord.PartialMessage) -> bool:
        """Says what became of the lobby where a message says that it can start; always False."""
        table = await self._house.lookups.table(undone.table_id)
        if table.status != "lobby":
            locale = (await self._house.settings.player(undone.lane[1])).locale
            words = own_reader(table, locale, undone.lane[1]).line(lobby_over_text(table, link(table)))
            await message.edit(view=plain_message(words, GREY))
        return False

    async def _folded(self, key: DeskKey, folding: Folding, locale: str) -> ui.LayoutView:
        """The line of a folded desk, with a mark at decisions that do not count any more."""
        table = await self._house.lookups.table(key[0])
        undone = await self._house.living_desks.undone(table.id, folding.moves)
        return folded_view(folding, table.game, own_reader(table, locale, key[1]), undone)


def _is_marked(message: discord.Message) -> bool:
    """Whether the message carries the mark already, in whatever language the server had then."""
    above = getattr(message.components[0], "content", "") if message.components else ""
    return any(above == _mark_in(locale) for locale in OFFERED)


def _mark_in(locale: str) -> str:
    return Reader(texts(locale)).line(say("undone-mark"))


def undone_view(message: discord.Message, words: str) -> ui.LayoutView:
    """`message` with `words` on top and disabled buttons and selects. Parts that no longer fit are left out."""
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
        longest.content = cut_text(longest.content, len(longest.content) - over)
    tops = list(view.children)
    view.clear_items()
    for top in (ui.TextDisplay(words), *tops):
        view.add_item(top)
    return view
