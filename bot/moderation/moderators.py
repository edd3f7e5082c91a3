"""Decides who manages a server, and who moderates it: people who manage it or have its moderator role."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.kit.replies import Interaction
from host.house import House
from host.values import Trouble

NOT_A_MODERATOR = "not-a-moderator"


async def moderated(interaction: Interaction, house: House) -> int:
    """The server that the person of `interaction` moderates, checked each time, because roles are given and taken.

    Raises Trouble `not-a-moderator`.
    """
    server_id = interaction.guild_id
    if server_id is None:
        raise Trouble(NOT_A_MODERATOR)
    if not interaction.permissions.manage_guild:
        role_id = (await house.lookups.server(server_id)).moderator_role_id
        roles = interaction.user.roles if isinstance(interaction.user, discord.Member) else []
        if role_id is None or all(role.id != role_id for role in roles):
            raise Trouble(NOT_A_MODERATOR)
    return server_id


def check_manages(interaction: Interaction) -> None:
    """Raise MissingPermissions unless they manage this server."""
    if not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])
