"""The demo's bot and house: the real ones, and the random players that move as soon as somebody has moved."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import simcord

from bot.client import Pactum
from bot.demo.players import RandomPlayers
from host.house import House
from host.tables import Told


class LivelyHouse(House):
    """A house that says when a game has moved on."""

    moved: asyncio.Event

    async def start(self, table_id: int, person_id: int, cause: str) -> Told:
        told = await super().start(table_id, person_id, cause)
        self.moved.set()
        return told

    async def answer(self, table_id: int, person_id: int, ask_id: str, value: Mapping[str, Any], cause: str) -> Told:
        told = await super().answer(table_id, person_id, ask_id, value, cause)
        self.moved.set()
        return told


class LivelyBot(Pactum):
    """The bot with random players in its midst. They are the bot's own work, so that settling waits for them too."""

    env: simcord.Env
    players: RandomPlayers

    def __init__(self, house: LivelyHouse, **options: Any) -> None:
        super().__init__(house, **options)
        self.lively = house
        self._playing: asyncio.Task[None] | None = None

    async def on_ready(self) -> None:
        await super().on_ready()
        if self._playing is None:
            self._playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        while True:
            await self.env.external_wait(self.lively.moved.wait(), reason="nobody has moved")
            self.lively.moved.clear()
            await self.players.play()
