"""A person on the stand-in's server who plays by clicks alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.wire.discord_parts import Json, walk
from tests.wire.discord_people import Interaction
from tests.wire.discord_stand_in import DiscordStandIn

BUTTON, SELECT, TEXT = 2, 3, 10
SOON = 60.0  # seconds, on a busy machine, for something to arrive
LOOK = 0.02  # seconds between looks


class Player:
    """One account. What they see is their DM channel unless another is named."""

    def __init__(self, discord: DiscordStandIn, name: str) -> None:
        self._discord = discord
        self.id: str = discord.world.join(discord.world.add_user(name))["id"]
        self.dm: str = discord.world.dm(self.id)["id"]

    async def does(self, done: Interaction) -> Interaction:
        """Wait for the bot's reply."""
        return await self._discord.people.answered(done, SOON)

    async def types(self, command: str, **options: str | int) -> Interaction:
        """A slash command in the server's channel."""
        return await self.does(self._discord.people.slash(self.id, self._discord.world.channel_id, command, **options))

    async def presses(self, label: str, channel: str | None = None) -> Interaction:
        """The newest button with that label, as soon as it is there."""
        message, control = await self.finds(lambda one: one["type"] == BUTTON and one.get("label") == label, channel)
        return await self.does(self._discord.people.click(self.id, message["id"], control["custom_id"]))

    async def chooses(self, value: str) -> Interaction:
        """In the newest select."""
        message, control = await self.finds(lambda one: one["type"] == SELECT)
        return await self.does(self._discord.people.click(self.id, message["id"], control["custom_id"], [value]))

    async def sits_down(self, word: str) -> None:
        """Join the newest lobby, if not there already, and add a word."""
        await self.presses("Join", self._discord.world.channel_id)
        asked = await self.presses("Add a word", self._discord.world.channel_id)
        field = next(one["custom_id"] for one in walk(asked.modal["components"]) if one["type"] == 4)
        await self.does(self._discord.people.submit(asked, **{field: word}))

    async def reads(self, words: str, channel: str | None = None) -> Json:
        """A message with these words, as soon as it is there."""
        message, _ = await self.finds(lambda one: one["type"] == TEXT and words in one["content"], channel)
        return message

    async def finds(self, wanted: Callable[[Json], bool], channel: str | None = None) -> tuple[Json, Json]:
        """The newest component that is wanted and enabled, with its message. Raises TimeoutError."""
        async with asyncio.timeout(SOON):
            while True:
                for message in reversed(self._discord.world.seen_by(self.id, channel or self.dm)):
                    for one in walk(message["components"]):
                        if not one.get("disabled") and wanted(one):
                            return message, one
                await asyncio.sleep(LOOK)
