"""Before a game: opening a table, Join, Leave, Start; and finding the table that is meant."""

from __future__ import annotations

import logging
from collections.abc import Coroutine, Iterable
from typing import Any

import discord
from discord import ui

from bot.board import lobby_view
from bot.buttons import Press
from bot.desk import game_name, link, reader_for
from bot.errors import MissingPermissions, whisper
from bot.hours import hours_at
from bot.page import GREEN, GREY, note
from bot.play import word_modal
from bot.replies import Interaction, Reply, cause_of, person_of
from engine.core.texts import Text, say
from host.house import House
from host.paces import DAILY
from host.tables import (
    ALREADY_SEATED,
    ALREADY_STARTED,
    NO_SUCH_TABLE,
    TABLE_CLOSED,
    TABLE_FULL,
    Pace,
    Place,
    Table,
    Trouble,
)

WORD = "word"  # custom_id of the modal's input
WORD_LENGTH = 40  # characters of a word of one's own
NEEDED = ("view_channel", "send_messages", "read_message_history", "create_public_threads", "send_messages_in_threads")
NO_THREADS_HERE = "no-threads-here"  # a table needs a text channel
CLOSED_DMS = frozenset({50007, 50001, 10003, 10013})  # cannot message this user, no access, no such channel or user

_log = logging.getLogger(__name__)


class Lobby:
    """The presses on lobby messages."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def open(self, interaction: Interaction, game_id: str, options: dict[str, Any], pace: Pace = DAILY) -> None:
        """Open a table where the server wants its tables, or here. Raises MissingPermissions, Trouble."""
        here = interaction.channel
        if interaction.guild is None or here is None:
            raise Trouble(NO_SUCH_TABLE)
        home = (await self._house.server(interaction.guild.id)).home_channel_id
        if home is None and not isinstance(here, discord.TextChannel):
            raise Trouble(NO_THREADS_HERE)
        channel_id = home or here.id
        check_permissions(interaction, channel_id)
        reply = Reply(interaction, fresh=True, public=channel_id == here.id)
        place, person = Place(interaction.guild.id, channel_id), person_of(interaction)
        opened = self._house.open_table(game_id, place, person, options, cause_of(interaction), pace=pace)
        table = await reply.within(opened)
        reader = reader_for(table, str(interaction.locale))
        view = lobby_view(table, reader, await hours_at(self._house, table))
        if channel_id == here.id:
            message_id = await reply.show(view, wanted=True)
        else:
            channel = interaction.client.get_partial_messageable(channel_id, guild_id=interaction.guild.id)
            message_id = (await channel.send(view=view)).id
            words = reader.line(say("bot-opened-elsewhere", table=table.id, channel=f"<#{channel_id}>"))
            await reply.show(note(words, GREEN))
        await self._house.placed(table.id, lobby_message_id=message_id)

    async def press(self, interaction: Interaction, press: Press) -> None:
        """Join, Leave or Start."""
        if press.action == "join":
            await self._ask_word(interaction, press)
        elif press.action == "leave":
            leaving = self._house.leave(press.table, interaction.user.id, cause_of(interaction))
            await self._changed(interaction, leaving)
        else:
            await self._start(interaction, press.table)

    async def _ask_word(self, interaction: Interaction, press: Press) -> None:
        table = (await self._house.board(press.table)).table
        if table.status != "lobby":
            raise Trouble(TABLE_CLOSED if table.status == "closed" else ALREADY_STARTED)
        if table.card(interaction.user.id) is not None:
            raise Trouble(ALREADY_SEATED)
        if len(table.seats) >= table.most:
            raise Trouble(TABLE_FULL, most=table.most)
        reader = reader_for(table, str(interaction.locale))
        box: ui.TextInput[Any] = ui.TextInput(custom_id=WORD, required=False, max_length=WORD_LENGTH)
        title = reader.label(say("bot-join-title", game=game_name(table.game)), 45)
        label, why = reader.label(say("bot-join-word"), 45), reader.label(say("bot-join-word-why"), 100)
        await interaction.response.send_modal(word_modal(title, press, label, why, box))

    async def joined(self, interaction: Interaction, table_id: int, word: str) -> None:
        """The modal was sent: sit down, show it, and open the DM by this very click."""
        joining = self._house.join(table_id, person_of(interaction), word, cause_of(interaction))
        table = await self._changed(interaction, joining)
        await self._house.set_locale(interaction.user.id, str(interaction.locale))
        reader = reader_for(table, str(interaction.locale))
        reached = await self._write(interaction, table, "bot-welcome-dm")
        key = "bot-joined-closed" if reached is False else "bot-joined"
        await whisper(interaction, reader.line(Text(key, {"table": table.id})), GREEN)

    async def reopen_dms(self, interaction: Interaction, table_id: int) -> None:
        """ "My DMs are open again": try one, say what came of it."""
        table = (await self._house.desk(table_id, interaction.user.id)).table
        await interaction.response.defer(ephemeral=True, thinking=True)
        reached = await self._write(interaction, table, "bot-dms-work")
        key = "bot-dms-open" if reached else "bot-dms-closed-still"
        await whisper(interaction, reader_for(table, str(interaction.locale)).line(Text(key)), GREEN)

    async def _write(self, interaction: Interaction, table: Table, key: str) -> bool | None:
        """Send a first direct message and remember whether messages reach this person; None if that is not clear."""
        reader = reader_for(table, str(interaction.locale))
        words = reader.line(Text(key, {"game": game_name(table.game), "table": table.id, "link": link(table)}))
        try:
            dm = await interaction.user.create_dm()
            await dm.send(view=note(words, GREY))
        except discord.HTTPException as error:
            if error.code not in CLOSED_DMS:
                _log.warning("a first direct message did not go out: %s", error)
                return None
            await self._house.dms(interaction.user.id, False)
            return False
        await self._house.dms(interaction.user.id, True)
        await self._house.dm_opened(interaction.user.id, dm.id)
        return True

    async def _start(self, interaction: Interaction, table_id: int) -> None:
        table = (await self._house.board(table_id)).table
        check_permissions(interaction, table.place.channel_id)
        reply = Reply(interaction, fresh=False)
        await reply.within(self._house.start(table_id, interaction.user.id, cause_of(interaction)))
        await self._show(interaction, reply, (await self._house.board(table_id)).table)

    async def _changed(self, interaction: Interaction, work: Coroutine[Any, Any, Table]) -> Table:
        """Do `work` and show the lobby as it is then."""
        reply = Reply(interaction, fresh=False)
        return await self._show(interaction, reply, await reply.within(work))

    async def _show(self, interaction: Interaction, reply: Reply, table: Table) -> Table:
        """Show the lobby, once more if it changed meanwhile: what another has shown since must not be undone."""
        while True:
            reader = reader_for(table, str(interaction.locale))
            await reply.show(lobby_view(table, reader, await hours_at(self._house, table)))
            shown, table = table, (await self._house.board(table.id)).table
            if table == shown:
                return table


def check_permissions(interaction: Interaction, channel_id: int) -> None:
    """Raises MissingPermissions naming what the bot lacks in that channel to host a table."""
    if interaction.channel is not None and interaction.channel.id == channel_id:
        has = interaction.app_permissions
    else:
        channel = interaction.guild.get_channel(channel_id) if interaction.guild else None
        if channel is None or interaction.guild is None:
            raise MissingPermissions(channel_id, ["view_channel"])
        has = channel.permissions_for(interaction.guild.me)
    missing = lacking(has, NEEDED)
    if missing:
        raise MissingPermissions(channel_id, missing)


def lacking(has: discord.Permissions, needed: Iterable[str]) -> list[str]:
    """Which of `needed` are not among `has`."""
    return [] if has.administrator else [name for name in needed if not getattr(has, name)]
