"""Chooses the player's table that a command means, and suggests players who are away there."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.seats import seats_named
from bot.commands.wording import bot_of, meant, reader_of, table_number, tables_near
from bot.kit.folding import folded
from bot.kit.lengths import MOST_OPTIONS
from host.table.records import card_of
from host.values import Table, Trouble

Interaction = discord.Interaction[Any]


async def own_table(interaction: Interaction, typed: str | None) -> int:
    """The player's table: the typed one, the table of this thread, or their only one. Raises Trouble `which-table`."""
    if typed is not None:
        return table_number(typed)
    table = await _of_thread(interaction)
    if table is not None:
        return table.id
    tables = await tables_near(interaction)
    chosen = tables[0].id if len(tables) == 1 else await meant(interaction, None)
    if chosen is None:
        raise Trouble("which-table")
    return chosen


async def _of_thread(interaction: Interaction) -> Table | None:
    tables = await bot_of(interaction).house.lookups.tables_of(interaction.user.id)
    return next((table for table in tables if table.thread_id == interaction.channel_id), None)


async def absent_players(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the players who are away at the table that is typed or meant, to those who sit there."""
    typed = getattr(interaction.namespace, "table", None)
    try:
        board = await bot_of(interaction).house.play.board(await own_table(interaction, typed or None))
        card_of(board.table, interaction.user.id)
    except Trouble:  # no suggestions; the command itself will say what is wrong
        return []
    reader, wanted = reader_of(interaction), folded(current)
    away = [card.seat for card in board.table.seats if card.person_id not in (None, interaction.user.id) and card.away]
    choices = [
        app_commands.Choice(name=name, value=value)
        for name, value in seats_named(board.table, reader, away)
        if wanted in folded(name)
    ]
    return choices[:MOST_OPTIONS]
