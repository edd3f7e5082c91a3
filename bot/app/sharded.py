"""A process with several shards, each with a connection of its own to Discord."""

from __future__ import annotations

from typing import Any

import discord

from bot.app.client import Pactum
from db.shards import Shards
from host.house import House


class ShardedPactum(Pactum, discord.AutoShardedClient):
    """The bot of a process with several shards. It counts as connected while all of them are."""

    def __init__(self, house: House, **how: Any) -> None:
        self._away: set[int] = set()
        super().__init__(house, **how)

    async def on_disconnect(self) -> None:
        """Leave it to the shard."""

    async def on_resumed(self) -> None:
        """Leave it to the shard."""

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that Discord is away for that shard."""
        self._away.add(shard_id)
        self.pulse.gone()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that that shard has signed in, for the first time or anew."""
        await self._is_back(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that that shard goes on."""
        await self._is_back(shard_id)

    async def _is_back(self, shard_id: int) -> None:
        self._away.discard(shard_id)
        if not self._away and self.is_ready():
            await super().on_resumed()


def bot_of(house: House, shards: Shards, **how: Any) -> Pactum:
    """The bot for a process with these shards."""
    return (ShardedPactum if len(shards.numbers) > 1 else Pactum)(house, **how)
