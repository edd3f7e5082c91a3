"""/desk: one's own desk, anywhere. /offer: the typed short cut to a half-made answer."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.wording import ANYWHERE, INSTALLED, bot_of, described, meant, own_tables
from bot.desk import reader_for
from bot.errors import answered, tell
from engine.core.refusals import Refusal
from host.tables import Trouble

Interaction = discord.Interaction[Any]


def add(tree: app_commands.CommandTree[Any]) -> None:
    """Add /desk and /offer."""

    @app_commands.command(name="desk", description=described("command-desk"))
    @app_commands.describe(table=described("option-own-table"))
    @app_commands.autocomplete(table=own_tables)
    async def desk(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _desk(interaction, table))

    @app_commands.command(name="offer", description=described("command-offer"))
    @app_commands.describe(what=described("option-offer"), table=described("option-own-table"))
    @app_commands.autocomplete(table=own_tables)
    async def offer(interaction: Interaction, what: app_commands.Range[str, 1, 200], table: str | None = None) -> None:
        await answered(interaction, _offer(interaction, what, table))

    both: tuple[app_commands.Command[Any, ..., None], ...] = (desk, offer)
    for command in both:
        command.allowed_contexts, command.allowed_installs = ANYWHERE, INSTALLED
        tree.add_command(command)


async def _desk(interaction: Interaction, typed: str | None) -> None:
    await bot_of(interaction).play.open_desk(interaction, await meant(interaction, typed))


async def _offer(interaction: Interaction, what: str, typed: str | None) -> None:
    chosen = await meant(interaction, typed)
    if chosen is None:
        raise Trouble("which-table")
    bot = bot_of(interaction)
    table = (await bot.house.desk(chosen, interaction.user.id)).table
    try:
        await bot.play.short_cut(interaction, table, what)
    except Refusal as refusal:
        await tell(interaction, refusal, reader_for(table, str(interaction.locale)))
