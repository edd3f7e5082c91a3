"""/me export and /me forget: one's own data."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.wording import bot_of, described
from bot.errors import answered

Interaction = discord.Interaction[Any]


def add(tree: app_commands.CommandTree[Any]) -> None:
    """Add to /me what concerns one's own data."""
    group = tree.get_command("me")
    assert isinstance(group, app_commands.Group)  # noqa: S101  bot.commands.me comes first

    @group.command(name="export", description=described("command-me-export"))
    async def export(interaction: Interaction) -> None:
        await answered(interaction, bot_of(interaction).privacy.export(interaction))

    @group.command(name="forget", description=described("command-me-forget"))
    async def forget(interaction: Interaction) -> None:
        await answered(interaction, bot_of(interaction).privacy.ask(interaction))
