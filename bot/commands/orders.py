"""/orders: the standing orders of one's own seat, anywhere."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.wording import ANYWHERE, INSTALLED, bot_of, described, meant, own_tables
from bot.errors import answered
from host.tables import Trouble

Interaction = discord.Interaction[Any]


def add(tree: app_commands.CommandTree[Any]) -> None:
    """Add /orders."""

    @app_commands.command(name="orders", description=described("command-orders"))
    @app_commands.describe(table=described("option-own-table"))
    @app_commands.autocomplete(table=own_tables)
    async def orders(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _orders(interaction, table))

    orders.allowed_contexts, orders.allowed_installs = ANYWHERE, INSTALLED
    tree.add_command(orders)


async def _orders(interaction: Interaction, typed: str | None) -> None:
    chosen = await meant(interaction, typed)
    if chosen is None:
        raise Trouble("which-table")
    await bot_of(interaction).play.open_orders(interaction, chosen)
