"""A bare bot on a stand-in of its own, and clicks at it."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from tests.wire.bot_process import TOKEN
from tests.wire.crowd import PATIENCE, Clicked
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import Player

PROGRAM = Path(__file__).with_name("bare_bot.py")


class Bare:
    """A bare bot that runs. `pid`: the number of its process."""

    def __init__(self, discord: DiscordStandIn, buttons: list[tuple[str, str]], pid: int) -> None:
        """`buttons`: people, and a message of each with a button."""
        self._discord = discord
        self._buttons = buttons
        self.pid = pid

    async def clicks(self, count: int, in_flight: int, into: Clicked) -> None:
        """`count` clicks, `in_flight` at a time."""
        left = iter(range(count))

        async def one(person: str, message: str) -> None:
            for _ in left:
                done = self._discord.people.click(person, message, "press")
                await self._discord.people.answered(done, PATIENCE)
                into.waits.append(done.waited)

        begun = time.perf_counter()
        await asyncio.gather(*(one(*button) for button in self._buttons[:in_flight]))
        into.seconds += time.perf_counter() - begun


async def bare(stack: AsyncExitStack, presses: int) -> Bare:
    """Start one, with as many people at it as there may be clicks in flight."""
    discord = DiscordStandIn(TOKEN)
    await discord.start()
    stack.push_async_callback(discord.stop)
    process = await asyncio.create_subprocess_exec(sys.executable, str(PROGRAM), discord.api, TOKEN)
    stack.push_async_callback(_ended, process)
    await asyncio.wait_for(discord.ready.wait(), PATIENCE)
    buttons = []
    for number in range(presses):
        person = Player(discord, f"B{number}")
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "press", "custom_id": "press"}]}
        message = discord.world.post(person.dm, discord.world.bot, {"content": "press", "components": [row]})
        buttons.append((person.id, message["id"]))
    return Bare(discord, buttons, process.pid)


async def _ended(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.send_signal(signal.SIGKILL)
    await asyncio.wait_for(process.wait(), PATIENCE)
