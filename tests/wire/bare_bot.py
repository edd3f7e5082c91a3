"""The least a bot can do with a click: one message edited, no database. What Pactum's clicks are compared with."""

from __future__ import annotations

import asyncio
import sys

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


class BareBot(discord.Client):
    """Counts."""

    clicks = 0

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Edit the pressed message."""
        self.clicks += 1
        await interaction.response.edit_message(content=f"{self.clicks} clicks")


async def serve(api: str, token: str) -> None:
    """Run on the stand-in at `api` until killed."""
    async with aiohttp.ClientSession() as session, session.get(f"{api}/gateway") as answer:
        gateway = (await answer.json())["url"]
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    await BareBot(intents=discord.Intents(guilds=True), max_messages=None).start(token)


if __name__ == "__main__":
    asyncio.run(serve(*sys.argv[1:]))
