"""/table export: sends the whole log of a finished game as a file. Anybody on the server may: no secret is left.

That of a practice game is for its player alone.
"""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui

from bot.commands.wording import bot_of, matching, reader_of, table_number
from bot.games.readers import reader_for
from bot.kit.lengths import MOST_OPTIONS
from bot.kit.page import GREY, plain_message
from bot.kit.reading_language import locale_of
from bot.kit.replies import Reply
from engine.core.texts import say
from host.values import NO_SUCH_TABLE, Board, Trouble

Interaction = discord.Interaction[Any]
WHICH_EXPORT = "which-export"


async def send_export(interaction: Interaction, typed: str | None) -> None:
    """Send the log of the table that is meant as a file. Raises Trouble as `House.export`."""
    house, reply = bot_of(interaction).house, Reply(interaction, fresh=True)
    board = await reply.within(ended_table(interaction, typed))
    content = await reply.within(house.exports.export(board.table.id))
    name = f"pactum-{board.table.game}-{board.table.id}.json"
    reader = reader_for(board.table, locale_of(interaction))
    practice = "yes" if board.table.practice else "no"
    told = say("bot-export", table=board.table.id, practice=practice, head=board.head)
    view = plain_message(reader.line(told), GREY)
    view.add_item(ui.File(f"attachment://{name}"))
    await reply.attach(view, discord.File(io.BytesIO(content), name))


async def ended_table(interaction: Interaction, typed: str | None) -> Board:
    """The table that was typed, or the table of this thread. Raises Trouble `which-export`, `no-such-table`."""
    house, server = bot_of(interaction).house, interaction.guild_id or 0
    if typed is None:
        table = await house.lookups.table_at(server, interaction.channel_id or 0)
        if table is None:
            raise Trouble(WHICH_EXPORT)
        return await house.play.board(table.id)
    board = await house.play.board(table_number(typed))
    theirs = board.table.practice and board.table.card(interaction.user.id) is not None
    if board.table.place.server_id != server and not theirs:
        raise Trouble(NO_SUCH_TABLE)
    return board


async def ended_tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the finished games of this server, the newest first, then one's own practice."""
    house = bot_of(interaction).house
    try:
        tables = await house.lookups.ended_in(interaction.guild_id or 0, MOST_OPTIONS)
        tables += await house.practice.ended_of(interaction.user.id, MOST_OPTIONS)
    except Trouble:  # no suggestions; the command itself will say what is wrong
        return []
    return matching(tables, current, reader_of(interaction))
