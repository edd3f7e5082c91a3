"""/pactum setup: what a server's admins decide. /help: where to begin."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.wording import ANYWHERE, IN_SERVERS, INSTALLED, bot_of, described, reader_of
from bot.errors import MissingPermissions, answered, whisper
from bot.lobby import NEEDED, lacking
from bot.moderating import check_manages
from bot.page import GREEN, GREY
from engine.core.texts import say

Interaction = discord.Interaction[Any]


def add(tree: app_commands.CommandTree[Any]) -> None:
    """Add /pactum and /help."""
    group = app_commands.Group(
        name="pactum",
        description=described("command-pactum"),
        allowed_contexts=IN_SERVERS,
        allowed_installs=INSTALLED,
    )

    @group.command(name="setup", description=described("command-setup"))
    @app_commands.describe(
        home=described("option-setup-home"),
        moderators=described("option-setup-moderators"),
    )
    async def setup(
        interaction: Interaction, home: discord.TextChannel | None = None, moderators: discord.Role | None = None
    ) -> None:
        await answered(interaction, _setup(interaction, home, moderators))

    @app_commands.command(name="help", description=described("command-help"))
    async def help_(interaction: Interaction) -> None:
        await whisper(interaction, reader_of(interaction).line(say("bot-help")), GREY)

    help_.allowed_contexts, help_.allowed_installs = ANYWHERE, INSTALLED
    tree.add_command(group)
    tree.add_command(help_)


async def _setup(interaction: Interaction, home: discord.TextChannel | None, moderators: discord.Role | None) -> None:
    guild = interaction.guild
    if guild is None:
        return
    check_manages(interaction)
    house, reader = bot_of(interaction).house, reader_of(interaction)
    if home is not None:
        missing = lacking(home.permissions_for(guild.me), NEEDED)
        if missing:
            raise MissingPermissions(home.id, missing)
    before = await house.server(guild.id)
    server = await house.set_server(
        guild.id,
        home_channel_id=home.id if home is not None else before.home_channel_id,
        moderator_role_id=moderators.id if moderators is not None else before.moderator_role_id,
    )
    lines = [
        say("bot-setup-home", channel=f"<#{server.home_channel_id}>")
        if server.home_channel_id
        else say("bot-setup-no-home"),
        say("bot-setup-role", role=f"<@&{server.moderator_role_id}>")
        if server.moderator_role_id
        else say("bot-setup-no-role"),
    ]
    await whisper(interaction, reader.lines(lines), GREEN)
