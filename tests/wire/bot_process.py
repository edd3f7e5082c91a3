"""The real `pactum run` as a process of its own, against the stand-in: started, killed, started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.wire.discord_stand_in import DiscordStandIn

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789ABCD"
SIGN_IN = 40.0  # seconds for the first start, which makes the database


class BotProcess:
    """One bot on one data directory. `started` is the instant of the last start, in monotonic seconds."""

    def __init__(self, discord: DiscordStandIn, data: Path, *, command: tuple[str, ...] = ()) -> None:
        """`command`: what to start in place of `pactum`."""
        self._discord = discord
        self._data = data
        self._command = command or (str(Path(sys.executable).with_name("pactum")),)
        self._process: asyncio.subprocess.Process | None = None
        self.started = 0.0

    @property
    def pid(self) -> int:
        """The number of the running process."""
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it was started and has not ended."""
        return self._process is not None and self._process.returncode is None

    async def start(self, *, before: Callable[[], None] | None = None, **more: str) -> None:
        """Start and wait until it has signed in. Raises AssertionError with all it said if it ends instead."""
        await self.launch(before=before, **more)
        assert self._process is not None
        waits = [asyncio.create_task(one) for one in (self._discord.ready.wait(), self._process.wait())]
        await asyncio.wait(waits, timeout=SIGN_IN, return_when=asyncio.FIRST_COMPLETED)
        for one in waits:
            one.cancel()
        if not self._discord.ready.is_set():
            raise AssertionError(await self.stop())

    async def launch(self, *, before: Callable[[], None] | None = None, **more: str) -> None:
        """Start. `before`: what the process does before it becomes the bot."""
        self._discord.ready.clear()
        environment = {
            **os.environ,
            "DISCORD_TOKEN": TOKEN,
            "DATABASE_URL": "",
            "PACTUM_DATA_DIR": str(self._data),
            "PACTUM_TEST_DISCORD_API": self._discord.api,
            "PACTUM_TEST_GAMES": "bids",
            "PYTHONUNBUFFERED": "1",
            **more,
        }
        self.started = time.monotonic()
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            "run",
            env=environment,
            cwd=self._data.parent,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            preexec_fn=before,
        )

    def kill(self) -> None:
        """As hard as it gets (kill -9)."""
        assert self._process is not None
        self._process.kill()

    async def killed_and_started_again(self) -> None:
        """As after a power cut."""
        self.kill()
        await self.ended()
        await self.start()

    async def stop(self, by: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """End it politely, if it still runs; its exit code and all it said."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(by)
        return await self.ended()

    async def ended(self) -> tuple[int, str]:
        """Wait for its end; exit code and all it said."""
        assert self._process is not None
        try:
            said, _ = await asyncio.wait_for(self._process.communicate(), SIGN_IN)
        except TimeoutError:
            self._process.kill()
            await asyncio.wait_for(self._process.wait(), SIGN_IN)
            raise
        assert self._process.returncode is not None
        return self._process.returncode, said.decode()
