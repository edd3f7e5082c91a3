"""/table export: the whole log of a finished game as a file. All its secrets are out: anybody on the server may."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui

from bot.commands.wording import bot_of, described, matching, reader_of, table_number
from bot.desk import reader_for
from bot.errors import answered
from bot.page import GREY, MOST_OPTIONS, note
from bot.replies import Reply
from engine.core.texts import say
from host.tables import NO_SUCH_TABLE, Board, Trouble

Interaction = discord.Interaction[Any]
WHICH_EXPORT = "which-export"


def add(tree: app_commands.CommandTree[Any]) -> None:
    """Add it to /table."""
    group = tree.get_command("table")
    assert isinstance(group, app_commands.Group)  # noqa: S101  bot.commands.table comes first

    @group.command(name="export", description=described("command-table-export"))
    @app_commands.describe(table=described("option-ended-table"))
    @app_commands.autocomplete(table=_ended_tables)
    async def export(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _export(interaction, table))


async def _export(interaction: Interaction, typed: str | None) -> None:
    house, reply = bot_of(interaction).house, Reply(interaction, fresh=True)
    board = await reply.within(_meant(interaction, typed))
    content = await reply.within(house.export(board.table.id))
    name = f"pactum-{board.table.game}-{board.table.id}.json"
    reader = reader_for(board.table, str(interaction.locale))
    view = note(reader.line(say("bot-export", table=board.table.id, head=board.head)), GREY)
    view.add_item(ui.File(f"attachment://{name}"))
    await reply.attach(view, discord.File(io.BytesIO(content), name))


async def _meant(interaction: Interaction, typed: str | None) -> Board:
    """The table that was typed, or whose thread this is. Raises Trouble `which-export`, `no-such-table`."""
    house, server = bot_of(interaction).house, interaction.guild_id or 0
    if typed is None:
        table = await house.table_at(server, interaction.channel_id or 0)
        if table is None:
            raise Trouble(WHICH_EXPORT)
        return await house.board(table.id)
    board = await house.board(table_number(typed))
    if board.table.place.server_id != server:
        raise Trouble(NO_SUCH_TABLE)
    return board


async def _ended_tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The finished games of this server, the newest first."""
    try:
        tables = await bot_of(interaction).house.ended_in(interaction.guild_id or 0, MOST_OPTIONS)
    except Trouble:  # no suggestions; the command itself will say what is wrong
        return []
    return matching(tables, current, reader_of(interaction))
