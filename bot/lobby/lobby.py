"""Handles tables before their game: open, Join, a word, the fingerprint, Leave, Start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager, suppress
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.board.placed_pictures import placed_on
from bot.board.places import lobby_thing
from bot.board.view import ADD, HINTS, ON, STEWARDS_BUTTON, TAKE_AWAY, lobby_view
from bot.lobby.own_permissions import check_permissions
from bot.messages.custom_ids import Press, only_choice, word_modal
from bot.messages.errors import CLOSED_DMS, reply_privately
from bot.messages.handlers import check_carried, on_modal, on_press, on_this_server
from bot.messages.page import GREEN, GREY, link, plain_message
from bot.messages.reading_language import language_lacking, locale_of, thread_reader
from bot.messages.replies import Interaction, Reply, cause_of, person_of
from bot.messages.sending import mark_message
from engine.texts import Text, say
from face.asking.wishes import left_texts
from face.core.names import game_name, reader_for
from face.table.board import fingerprint_lines, hours_at
from face.table.lobby import start_set_text
from host.house import House
from host.lobby.bounds import TOO_MANY_SEATS
from host.lobby.settings import DAILY
from host.lobby.starting import BY_HAND, StartWhen
from host.table.stored_table import card_of
from host.values import (
    ALREADY_SEATED,
    ALREADY_STARTED,
    NO_SUCH_TABLE,
    TABLE_CLOSED,
    TABLE_FULL,
    Pace,
    Place,
    Table,
    Trouble,
    Trying,
)

WORD = "word"  # custom_id of the modal's input
WORD_LENGTH = 40  # characters of a player's own word
NO_THREADS_HERE = "no-threads-here"  # a table needs a text channel

NOT_SEATED_BY_OPENING = (TOO_MANY_SEATS, ALREADY_SEATED)  # then the table is open all the same
WELCOMED = 3.0  # seconds to wait for the first message to somebody

Holding = Callable[[int], AbstractContextManager[None]]
Welcome = Callable[[int, int], AbstractContextManager[asyncio.Event]]

_log = logging.getLogger(__name__)


class LobbyPresses:
    """The presses on lobby messages, and the modal that asks for a word."""

    def __init__(
        self, house: House, hold: Holding, welcome: Welcome, follow: Callable[[int], None] = lambda table_id: None
    ) -> None:
        """`hold`: keeps others from the lobby message of a table. `welcome`: the first message to a person there.

        `follow`: lets a picture follow the words of a lobby.
        """
        self._house = house
        self._follow = follow
        self._hold = hold
        self._welcome = welcome

    async def open(
        self,
        interaction: Interaction,
        game_id: str,
        options: dict[str, Any],
        pace: Pace = DAILY,
        stewards: tuple[str, ...] = (),
        *,
        hints: bool = False,
        rated: bool = False,
        trying: Trying = "off",
        start: StartWhen = BY_HAND,
        watched: bool = False,
    ) -> None:
        """Opens a table where the server wants its tables, or here. Raises MissingPermissions, Trouble.

        `stewards`: the levels of those who sit down with the person who opens it. `hints`: players may ask for them.
        `rated`: the result counts for ratings. `trying`: who may try out what they could do.
        `start`: when the game begins by itself. `watched`: whoever has its address may read its board.
        """
        here = interaction.channel
        if interaction.guild is None or here is None:
            raise Trouble(NO_SUCH_TABLE)
        home = (await self._house.lookups.server(interaction.guild.id)).home_channel_id
        if home is None and not isinstance(here, discord.TextChannel):
            raise Trouble(NO_THREADS_HERE)
        channel_id = home or here.id
        reply = Reply(interaction, fresh=True, public=channel_id == here.id)
        await reply.within(check_permissions(interaction, channel_id))
        place, person = Place(interaction.guild.id, channel_id), person_of(interaction)
        cause = cause_of(interaction)
        opened = self._house.lobby.open_table(
            game_id,
            place,
            person,
            options,
            cause,
            pace=pace,
            hints=hints,
            rated=rated,
            trying=trying,
            start=start,
            watched=watched,
        )
        table = await self._seated(interaction, await reply.within(opened), stewards)
        await self._house.languages.note_servers({place.server_id: str(interaction.guild_locale)})
        lacking = await language_lacking(self._house, interaction)
        reader = thread_reader(interaction.client, table)
        nonce = self._house.outbox.nonce(lobby_thing(table.id))
        view = mark_message(lobby_view(table, reader, await hours_at(self._house, table)), nonce)
        if channel_id == here.id:
            message_id = await reply.show(view, wanted=True)
        else:
            channel = interaction.client.get_partial_messageable(channel_id, guild_id=interaction.guild.id)
            message_id = (await channel.send(view=view, nonce=nonce)).id
            words = say("bot-opened-elsewhere", table=table.id, channel=f"<#{channel_id}>")
            await reply.show(plain_message(reader_for(table, locale_of(interaction)).line(words), GREEN))
        await self._house.lobby.placed(table.id, lobby_message_id=message_id)
        self._follow(table.id)
        if start.full:  # with automatic players it may be full by now
            await self._house.starts.start_full(table.id, person.id, f"{cause}/start")
        if lacking:
            await reply_privately(interaction, reader_for(table, locale_of(interaction)).lines(lacking), GREY)

    async def _seated(self, interaction: Interaction, table: Table, stewards: tuple[str, ...]) -> Table:
        """Seats the opener, if they may sit down here, and the stewards they asked for, and returns the table."""
        cause = f"{cause_of(interaction)}/opener"
        try:
            table = await self._house.lobby.join(table.id, person_of(interaction), "", cause, welcomed=True)
        except Trouble as trouble:
            if trouble.code not in NOT_SEATED_BY_OPENING:
                raise
        for number, level in enumerate(stewards if table.card(interaction.user.id) is not None else ()):
            cause = f"{cause_of(interaction)}/steward-{number}"
            table = await self._house.steward_seats.add(table.id, interaction.user.id, level, cause)
        return table

    @on_press(STEWARDS_BUTTON)
    async def _stewards(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Adds an automatic player, or takes the last one away."""
        await self._here(interaction, press.table)
        chosen, me, cause = only_choice(values), interaction.user.id, cause_of(interaction)
        seats = self._house.steward_seats
        work = (
            seats.take_away(press.table, me, cause)
            if chosen == TAKE_AWAY
            else seats.add(press.table, me, chosen.removeprefix(ADD), cause)
        )
        await self._changed(interaction, press.table, work)

    @on_press(HINTS)
    async def _hints(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Lets the players of the table ask for hints, or not: as the button said when it was drawn."""
        await self._here(interaction, press.table)
        setting = self._house.lobby_settings.set_hints(
            press.table, interaction.user.id, press.argument == ON, cause_of(interaction)
        )
        await self._changed(interaction, press.table, setting)

    @on_press("leave")
    async def _leave(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Takes somebody from a lobby, by a press on its server or in the message that their wish was met."""
        table, me = (await self._house.play.board(press.table)).table, interaction.user.id
        if interaction.guild_id is not None or table.card(me) is None:
            on_this_server(interaction, table)
        leaving = self._house.lobby.leave(press.table, me, cause_of(interaction))
        led = await self._house.wishes.led_to(table.id, me)
        words = reader_for(table, locale_of(interaction)).lines(left_texts(table, led=led))
        if interaction.guild_id is None:
            reply = Reply(interaction, fresh=False)
            await reply.within(leaving)
            await reply.show(plain_message(words, GREY))
            return
        await self._changed(interaction, press.table, leaving)
        if led:
            await reply_privately(interaction, words, GREY)

    async def _may_join(self, interaction: Interaction, table_id: int) -> Table:
        """The table, if the person who pressed may join it. Raises Trouble."""
        table = await self._here(interaction, table_id)
        if table.status != "lobby":
            raise Trouble(TABLE_CLOSED if table.status == "closed" else ALREADY_STARTED)
        if table.card(interaction.user.id) is not None:
            raise Trouble(ALREADY_SEATED)
        if len(table.seats) >= table.most:
            raise Trouble(TABLE_FULL, most=table.most)
        return table

    async def _here(self, interaction: Interaction, table_id: int) -> Table:
        """The table, pressed on its own server. Raises Trouble `no-such-table`."""
        table = (await self._house.play.board(table_id)).table
        on_this_server(interaction, table)
        return table

    @on_press("join")
    async def _join(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        await self._may_join(interaction, press.table)
        await self._sit(interaction, press, "")

    @on_modal("join", opened=False)
    async def _joined(self, interaction: Interaction, press: Press, word: str) -> None:
        """Seats somebody whose modal was opened by a release that asked for the word with Join."""
        await self._may_join(interaction, press.table)
        check_carried(interaction, press)
        await self._sit(interaction, press, word)

    async def _sit(self, interaction: Interaction, press: Press, word: str) -> None:
        """Seats the person, shows it, and says whether the first message has reached them."""
        me = interaction.user.id
        joining = self._house.lobby.join(
            press.table, person_of(interaction), word, cause_of(interaction), welcomed=True, announced=True
        )
        with self._welcome(press.table, me) as arrived:
            table = await self._changed(interaction, press.table, joining)
            lacking = await language_lacking(self._house, interaction)
            with suppress(TimeoutError):  # it comes later then
                await asyncio.wait_for(arrived.wait(), WELCOMED)
        closed = (await self._house.settings.player(me)).dms == "closed"
        words = Text("bot-joined-closed" if closed else "bot-joined", {"table": table.id})
        await reply_privately(interaction, reader_for(table, locale_of(interaction)).lines([words, *lacking]), GREEN)

    @on_press("word", opens_modal=True)
    async def _ask_word(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Asks somebody who has joined for a word of their own."""
        table = await self._may_add_word(interaction, press.table)
        reader = reader_for(table, locale_of(interaction))
        box: ui.TextInput[Any] = ui.TextInput(custom_id=WORD, required=False, max_length=WORD_LENGTH)
        title = reader.label(say("bot-word-title"), 45)
        label, why = reader.label(say("bot-join-word"), 45), reader.label(say("bot-join-word-why"), 100)
        await interaction.response.send_modal(word_modal(title, press, label, why, box))

    @on_modal("word")
    async def _word_sent(self, interaction: Interaction, press: Press, word: str) -> None:
        await self._may_add_word(interaction, press.table)
        check_carried(interaction, press)
        adding = self._house.lobby.add_word(press.table, interaction.user.id, word, cause_of(interaction))
        await self._changed(interaction, press.table, adding)

    async def _may_add_word(self, interaction: Interaction, table_id: int) -> Table:
        """The table, if the person who pressed waits there for the start. Raises Trouble."""
        table = await self._here(interaction, table_id)
        if table.status != "lobby":
            raise Trouble(TABLE_CLOSED if table.status == "closed" else ALREADY_STARTED)
        card_of(table, interaction.user.id)
        return table

    @on_press("fingerprint")
    async def _fingerprint(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Shows all digits of what the lobby shows short, to compare a game with later."""
        reply = Reply(interaction, fresh=True)
        table = await reply.within(self._here(interaction, press.table))
        reader = reader_for(table, locale_of(interaction))
        await reply.show(plain_message(reader.lines(fingerprint_lines(table)), GREY))

    @on_press("dms")
    async def _reopen_dms(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """ "My DMs are open again": try one, say what came of it."""
        table = (await self._house.play.desk(press.table, interaction.user.id)).table
        await interaction.response.defer(ephemeral=True, thinking=True)
        reached = await self._write(interaction, table)
        key = "bot-dms-open" if reached else "bot-dms-closed-still"
        await reply_privately(interaction, reader_for(table, locale_of(interaction)).line(Text(key)), GREEN)

    async def _write(self, interaction: Interaction, table: Table) -> bool | None:
        """Sends a direct message and stores whether messages reach this person. Returns None if that is not clear."""
        reader = reader_for(table, locale_of(interaction))
        words = say("bot-dms-work", game=game_name(table.game), table=table.id, link=link(table))
        nonce = self._house.outbox.nonce(f"again/{interaction.id}")
        try:
            dm = await interaction.user.create_dm()
            await dm.send(view=mark_message(plain_message(reader.line(words), GREY), nonce), nonce=nonce)
        except (discord.HTTPException, discord.RateLimited) as error:
            if not isinstance(error, discord.HTTPException) or error.code not in CLOSED_DMS:
                _log.warning("a direct message did not go out: %s", error)
                return None
            await self._house.lookups.dms(interaction.user.id, False)
            return False
        await self._house.lookups.dms(interaction.user.id, True)
        await self._house.lookups.dm_opened(interaction.user.id, dm.id)
        return True

    async def set_start(self, interaction: Interaction, table_id: int, when: StartWhen) -> None:
        """`/table start`: lets the game begin by itself then. The lobby's message says so for all."""
        reply = Reply(interaction, fresh=True)
        table = await reply.within(self._here(interaction, table_id))
        if when.full:
            await reply.within(check_permissions(interaction, table.place.channel_id))
        setting = self._house.starts.set_start(table_id, interaction.user.id, when, cause_of(interaction))
        table = await reply.within(setting)
        self._follow(table_id)
        said = start_set_text(table) if table.status == "lobby" else say("bot-lobby-begins")
        await reply.show(plain_message(reader_for(table, locale_of(interaction)).line(said), GREEN))

    @on_press("start")
    async def _start(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Starts the game, by a press on its server or, by who sits there, in the message that it can start."""
        table = (await self._house.play.board(press.table)).table
        if interaction.guild_id is not None or table.card(interaction.user.id) is None:
            on_this_server(interaction, table)
        if not table.open:
            await check_permissions(interaction, table.place.channel_id, table.place.server_id)
        starting = self._house.lobby.start(press.table, interaction.user.id, cause_of(interaction))
        await self._changed(interaction, press.table, starting)

    async def _changed(self, interaction: Interaction, table_id: int, work: Coroutine[Any, Any, object]) -> Table:
        """Does `work` and shows the lobby after it. The deliverer corrects a lobby that was shown late."""
        with self._hold(table_id):
            reply = Reply(interaction, fresh=False, shared=True)
            await reply.within(work)
            table = await self._noted(interaction, (await self._house.play.board(table_id)).table)
            await self._show(interaction, reply, table)
        return table

    async def _noted(self, interaction: Interaction, table: Table) -> Table:
        """`table`, with its lobby message taken from this press if it was not stored."""
        message = interaction.message
        if message is None or table.lobby_message_id is not None or message.flags.ephemeral:
            return table
        if message.channel.id != table.place.channel_id:
            return table
        await self._house.lobby.placed(table.id, lobby_message_id=message.id)
        return replace(table, lobby_message_id=message.id)

    async def _show(self, interaction: Interaction, reply: Reply, table: Table) -> None:
        """Shows the lobby's words; the picture that stands there stays until another follows."""
        reader = thread_reader(interaction.client, table)
        placed = None if interaction.message is None else placed_on(interaction.message)
        shown = None if placed is None else placed.shown
        await reply.show(lobby_view(table, reader, await hours_at(self._house, table), shown))
