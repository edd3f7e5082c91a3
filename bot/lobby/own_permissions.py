"""What the bot may do in a channel, also where its process hears nothing of that server by the gateway."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.messages.errors import MissingPermissions
from bot.messages.handlers import NO_SERVER
from bot.messages.replies import Interaction

NEEDED = ("view_channel", "send_messages", "read_message_history", "create_public_threads", "send_messages_in_threads")
NOT_SEEN = ("view_channel",)  # lacking in a channel that the bot does not even see


async def own_permissions(interaction: Interaction, channel_id: int, server_id: int) -> discord.Permissions:
    """What the bot may do in a channel of that server. Raises MissingPermissions where it does not see it.

    Of the channel it comes from the interaction says so.
    """
    if interaction.channel is not None and interaction.channel.id == channel_id:
        return interaction.app_permissions
    return await permissions_in(interaction.client, channel_id, server_id)


async def permissions_in(client: Any, channel_id: int, server_id: int) -> discord.Permissions:
    """What the bot may do in a channel of that server. Raises MissingPermissions where it does not see it.

    The process knows that leads, to which all servers' events come; any other asks Discord.
    """
    guild = client.get_guild(server_id)
    if guild is not None or client.house.database.presence.leads:
        known = None if guild is None else guild.get_channel(channel_id)
        if known is None or guild is None:
            raise MissingPermissions(channel_id, [*NOT_SEEN])
        has: discord.Permissions = known.permissions_for(guild.me)
        return has
    try:
        asked = await client.fetch_guild(server_id, with_counts=False)
        me = await asked.fetch_member(client.user.id)
        channel = await asked.fetch_channel(channel_id)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        raise MissingPermissions(channel_id, [*NOT_SEEN]) from None
    told: discord.Permissions = channel.permissions_for(me)
    return told


async def check_permissions(interaction: Interaction, channel_id: int, server_id: int | None = None) -> None:
    """Raises MissingPermissions naming what the bot lacks in that channel to host a table.

    `server_id`: of the channel, for an interaction that may come from a direct message.
    """
    has = await own_permissions(interaction, channel_id, server_id or interaction.guild_id or NO_SERVER)
    missing = lacking_permissions(has, NEEDED)
    if missing:
        raise MissingPermissions(channel_id, missing)


def lacking_permissions(has: discord.Permissions, needed: Iterable[str]) -> list[str]:
    """The permissions of `needed` that are not among `has`."""
    return [] if has.administrator else [name for name in needed if not getattr(has, name)]
