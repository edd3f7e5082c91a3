"""The demo's bot and house: the real ones, and the opponents who move as soon as somebody has moved."""

from __future__ import annotations

import asyncio
from typing import Any

import simcord

from bot.app.client import Pactum
from bot.demo.players import Players
from host.house import House
from host.table.transaction import TableTransaction


class Movement:
    """Says when a game has moved on. `moved`: set after every move that asks something new."""

    def __init__(self, house: House) -> None:
        self.moved = asyncio.Event()
        house.tables.observers.append(self)

    async def on_new_questions(self, tx: TableTransaction, before: Any) -> None:
        """Set `moved` once the move is committed."""
        tx.after_commit.append(self.moved.set)


class DemoBot(Pactum):
    """The bot with opponents in its midst. They are the bot's own work, so that settling waits for them too."""

    env: simcord.Env
    players: Players

    def __init__(self, house: House, **options: Any) -> None:
        super().__init__(house, **options)
        self.tree.remove_command("ask-fix")  # the old name of /request: "/fix" and Enter would choose it
        self.movement = Movement(house)
        self._playing: asyncio.Task[None] | None = None

    async def on_ready(self) -> None:
        await super().on_ready()
        if self._playing is None:
            self._playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        while True:
            await self.env.external_wait(self.movement.moved.wait(), reason="nobody has moved")
            self.movement.moved.clear()
            await self.players.play()
