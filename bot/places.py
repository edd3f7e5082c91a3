"""A table's public places: the lobby message, the thread, the pinned board. Made when missing, changed in place."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Literal

import discord

from bot.board import board_view, lobby_view, still_view
from bot.desk import game_name, reader_for
from bot.hours import hours_at
from bot.texts import DEFAULT_LOCALE, tidy
from engine.core.texts import Param, Typed, say
from host.house import House
from host.tables import Board, Table

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, THREAD_ARCHIVED, THREAD_EXISTS = 10003, 10008, 50083, 160004
NOBODY = discord.AllowedMentions.none()  # whom an edit may mention: the client's own default holds for sending alone
ARCHIVE_MINUTES: Literal[10080] = 10080  # a week, the longest Discord has

_log = logging.getLogger(__name__)


class Places:
    """Keeps the public messages of tables as they should be."""

    def __init__(self, client: discord.Client, house: House) -> None:
        self._client = client
        self._house = house

    async def show(self, board: Board) -> None:
        """Bring lobby message, thread and board of a table up to date. Raises discord.HTTPException."""
        table = board.table
        if board.view is None:
            await self._show_lobby(table)
            return
        if table.thread_id is None:
            table = await self.open_thread(table)
            await self._show_lobby(table)
        forgotten = any(card.former for card in table.seats)
        if forgotten:
            await self._show_lobby(table)
        try:
            await self._show_board(board, table)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL or forgotten:  # there is no name left to take away
                raise
            await self._house.placed(table.id, thread_id=await self._new_thread(table))
            await self._show_board(board, (await self._house.board(table.id)).table)
            await self._show_lobby((await self._house.board(table.id)).table)

    async def names(self, table: Table, people: Iterable[int]) -> dict[int, Param]:
        """What those people are called on the table's server, as far as Discord says; in private a mention may not."""
        found: dict[int, Param] = {}
        guild = self._client.get_guild(table.place.server_id)
        for person_id in {one for one in people if one}:
            try:
                if guild is not None:
                    found[person_id] = Typed(tidy((await guild.fetch_member(person_id)).display_name))
            except discord.HTTPException as error:
                _log.info("a moderator of table %s has no name: %s", table.id, error)
        return found

    async def show_still(self, table: Table) -> None:
        """A table whose rules cannot even say how it stands: the board says that. Raises discord.HTTPException."""
        if table.board_message_id is not None:
            thread = await self.channel(table)
            message = thread.get_partial_message(table.board_message_id)
            await self.edit(message, thread, view=still_view(table, reader_for(table, DEFAULT_LOCALE)))

    async def open_thread(self, table: Table) -> Table:
        """The table with its public thread; a thread that was made but not noted is found again."""
        reader = reader_for(table, DEFAULT_LOCALE)
        parent = self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.server_id)
        if table.lobby_message_id is not None:
            thread_id = await self._thread_of(table, parent.get_partial_message(table.lobby_message_id))
        else:
            message = await parent.send(view=lobby_view(table, reader, await hours_at(self._house, table)))
            await self._house.placed(table.id, lobby_message_id=message.id)
            thread_id = await self._thread_of(table, parent.get_partial_message(message.id))
        await self._house.placed(table.id, thread_id=thread_id)
        return (await self._house.board(table.id)).table

    async def channel(self, table: Table) -> discord.PartialMessageable:
        """The thread of a table, opened if need be."""
        if table.thread_id is None:
            table = await self.open_thread(table)
        return self._client.get_partial_messageable(table.thread_id or 0, guild_id=table.place.server_id)

    async def _thread_of(self, table: Table, message: discord.PartialMessage) -> int:
        """A thread that begins at a message has the message's id, so a second attempt finds the first one's."""
        try:
            return (await message.create_thread(name=_name(table), auto_archive_duration=ARCHIVE_MINUTES)).id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return message.id
            if error.code != UNKNOWN_MESSAGE:
                raise
        return await self._new_thread(table)

    async def _new_thread(self, table: Table) -> int:
        """A thread without a message to begin at: that is gone, or its thread was deleted."""
        channel = await self._client.fetch_channel(table.place.channel_id)
        assert isinstance(channel, discord.TextChannel)  # noqa: S101  tables are opened in text channels only
        thread = await channel.create_thread(
            name=_name(table), type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_MINUTES
        )
        return thread.id

    async def _show_lobby(self, table: Table) -> None:
        if table.lobby_message_id is None:
            return
        channel = self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.server_id)
        try:
            await channel.get_partial_message(table.lobby_message_id).edit(
                view=lobby_view(table, reader_for(table, DEFAULT_LOCALE), await hours_at(self._house, table)),
                allowed_mentions=NOBODY,
            )
        except discord.NotFound:
            _log.info("the lobby message of table %s is gone", table.id)

    async def _show_board(self, board: Board, table: Table) -> None:
        reader = reader_for(table, DEFAULT_LOCALE)
        thread = await self.channel(table)
        if table.board_message_id is not None:
            message = thread.get_partial_message(table.board_message_id)
            try:
                await self.edit(message, thread, view=board_view(board, reader))
            except discord.HTTPException as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return
        sent = await thread.send(view=board_view(board, reader))
        await self._house.placed(table.id, board_message_id=sent.id)
        try:
            await sent.pin()
        except discord.HTTPException as error:
            _log.warning("the board of table %s could not be pinned: %s", table.id, error)

    async def edit(self, message: discord.PartialMessage, thread: discord.PartialMessageable, *, view: Any) -> None:
        """Edit in a thread; one that went to sleep is woken first."""
        try:
            await message.edit(view=view, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            found = await self._client.fetch_channel(thread.id)
            assert isinstance(found, discord.Thread)  # noqa: S101  a board stands in a thread
            await found.edit(archived=False)
            await message.edit(view=view, allowed_mentions=NOBODY)


def _name(table: Table) -> str:
    """What a table's thread is called."""
    return reader_for(table, DEFAULT_LOCALE).label(
        say("bot-thread-name", game=game_name(table.game), table=table.id), 100
    )
