"""Asks Discord whether those who look on at the page of a table still see its channel, and ends the pages of others.

Being told of members would be a privileged intent, so each is looked for once an hour; what happens to channels and
roles is told, and those whom it concerns are looked for at once.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from db.connection.diagnosis import log_level_of
from db.trouble import Trouble
from host.house import House
from host.people.onlookers import Onlooker
from host.values import Place

_AT_ONCE = 30  # onlookers of one round; a minute has one, and two more where something has changed
_WITHIN = 10.0  # seconds for an answer of Discord's
_GONE = frozenset({10003, 10007, 10013})  # Discord's codes: no such channel, member, user

_log = logging.getLogger(__name__)


class OnlookersOfPages:
    """The onlookers of the servers of one process. `client`: told by Discord of channels and roles."""

    def __init__(self, client: commands.AutoShardedBot, house: House) -> None:
        self._client = client
        self._house = house
        self._looking: asyncio.Task[None] | None = None
        self._again = False
        for event in ("on_guild_channel_delete", "on_guild_channel_update", "on_guild_role_delete"):
            client.add_listener(getattr(self, event), event)
        client.add_listener(self.on_guild_role_update, "on_guild_role_update")
        client.add_listener(self.on_guild_remove, "on_guild_remove")

    async def look_for_onlookers(self) -> None:
        """Looks for some of those who are due. Of whom Discord says nothing another round asks again."""
        for onlooker in await self._house.onlookers.due(_AT_ONCE):

            async def look(table_id: int, onlooker: Onlooker = onlooker) -> None:
                name = await self.name_there(Place(onlooker.server_id, onlooker.channel_id), onlooker.person_id)
                if name:
                    await self._house.onlookers.seen(table_id, onlooker.person_id)
                elif name is not None:
                    await self._house.onlookers.end(table_id=table_id, person_id=onlooker.person_id)

            await self._house.tables.skipping.done("an onlooker of a page", onlooker.table_id, look)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Ends the pages of the tables of that channel for those who do not sit there."""
        await self._quietly(self._house.onlookers.end(server_id=channel.guild.id, channel_id=channel.id))

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Looks for those of that channel if others may see it now."""
        if before.overwrites != after.overwrites or before.category_id != after.category_id:
            await self._doubted(after.guild.id, after.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Looks for those of the server if a role may do something else now."""
        if before.permissions != after.permissions:
            await self._doubted(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Looks for those of the server: some saw a channel by that role alone."""
        await self._doubted(role.guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Ends the pages of a server that has removed the bot: nobody can say any more who sees what there."""
        await self._quietly(self._house.onlookers.end(server_id=guild.id))

    async def _doubted(self, server_id: int, channel_id: int = 0) -> None:
        await self._quietly(self._house.onlookers.doubt(server_id, channel_id))
        self._again = True
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_now(), name="onlookers are looked for")

    async def _look_now(self) -> None:
        while self._again:
            self._again = False
            await self._quietly(self.look_for_onlookers())

    async def close(self) -> None:
        """Ends what is under way."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])

    async def _quietly(self, work: Any) -> None:
        try:
            await work
        except (Trouble, OSError) as error:
            _log.log(log_level_of(error), "onlookers of pages are looked for later: %r", error)

    async def name_there(self, place: Place, person_id: int) -> str | None:
        """What that person is called on the server if they see the channel, "" if not; None if Discord does not say."""
        guild = self._client.get_guild(place.server_id)
        if guild is None or guild.unavailable:
            return None
        try:
            async with asyncio.timeout(_WITHIN):
                member = await guild.fetch_member(person_id)
                channel: Any = guild.get_channel_or_thread(place.channel_id)
                if channel is None:
                    channel = await self._client.fetch_channel(place.channel_id)
            return member.display_name if channel.permissions_for(member).view_channel else ""
        except discord.HTTPException as error:
            if error.code in _GONE:
                return ""
            _log.info("whether somebody sees channel %s is asked later: %s", place.channel_id, error)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            later = "whether somebody sees channel %s is asked later: %r"
            _log.log(log_level_of(error), later, place.channel_id, error)
        return None
