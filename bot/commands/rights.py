"""Who may do what on a server, beside playing."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.wording import bot_of


def check_manages(interaction: discord.Interaction[Any]) -> None:
    """Raises MissingPermissions unless they manage this server."""
    if not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])


async def check_moderates(interaction: discord.Interaction[Any]) -> None:
    """Raises MissingPermissions unless they hold this server's moderator role, or manage it."""
    role = (await bot_of(interaction).house.server(interaction.guild_id or 0)).moderator_role_id
    if role is None or not any(one.id == role for one in getattr(interaction.user, "roles", ())):
        check_manages(interaction)
