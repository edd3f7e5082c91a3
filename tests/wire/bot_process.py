"""The real `pactum run` as a process of its own, against the stand-in: started, killed, started again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path

import aiohttp

from tests.wire.discord_by_http import PUBLIC_KEY
from tests.wire.discord_stand_in import DiscordStandIn

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789ABCD"
SIGN_IN = 120.0  # seconds, on a busy machine, for the first start, which makes the database


class BotProcess:
    """One bot on one data directory. `started` is the instant of the last start, in monotonic seconds.

    `signs_in`: whether the next launch leads to a sign-in.
    """

    signs_in = True

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
        if self.signs_in:
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

    async def killed_and_started_again(self, **more: str) -> None:
        """As after a power cut."""
        self.kill()
        await self.ended()
        await self.start(**more)

    async def stop(self, by: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """End it politely, if it still runs; its exit code and all it said."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(by)
        return await self.ended()

    async def gone(self) -> int:
        """Wait for its end without reading what it says, nor for what it leaves behind; its exit code."""
        assert self._process is not None
        async with asyncio.timeout(SIGN_IN):
            while self._process.returncode is None:  # noqa: ASYNC110  asyncio waits for its pipes, too
                await asyncio.sleep(0.1)
        return self._process.returncode

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


class ClicksProcess(BotProcess):
    """One that answers what comes by HTTP, and has no gateway. `address`: where the stand-in sends it."""

    signs_in = False

    def __init__(self, discord: DiscordStandIn, data: Path, *, command: tuple[str, ...] = ()) -> None:
        super().__init__(discord, data, command=command)
        self._ports = free_port(), free_port()
        self.address = f"http://127.0.0.1:{self._ports[0]}"

    @property
    def settings(self) -> dict[str, str]:
        """Its own."""
        web, http = (f"127.0.0.1:{port}" for port in self._ports)
        return {"PACTUM_ROLE": "clicks", "PACTUM_WEB": web, "PACTUM_HTTP": http, "DISCORD_PUBLIC_KEY": PUBLIC_KEY}

    async def start(self, *, before: Callable[[], None] | None = None, **more: str) -> None:
        """Start and wait until it is ready. Raises AssertionError with all it said if it ends instead."""
        await self.launch(before=before, **{**self.settings, **more})
        async with asyncio.timeout(SIGN_IN):
            while not await self.is_there():
                if not self.running:
                    raise AssertionError(await self.ended())
                await asyncio.sleep(0.1)

    async def is_there(self) -> bool:
        """Whether it says that it answers clicks."""
        return (await _said_at(self._ports[1]))[0] == _READY


class StandbyProcess(BotProcess):
    """One that waits while another leads, and takes over when that ends."""

    def __init__(self, discord: DiscordStandIn, data: Path, *, command: tuple[str, ...] = ()) -> None:
        super().__init__(discord, data, command=command)
        self._port = free_port()

    @property
    def settings(self) -> dict[str, str]:
        """Its own."""
        return {"PACTUM_ROLE": "standby", "PACTUM_HTTP": f"127.0.0.1:{self._port}"}

    async def launch(self, *, before: Callable[[], None] | None = None, **more: str) -> None:
        """Start."""
        await super().launch(before=before, **{**self.settings, **more})

    async def stand_by(self, **more: str) -> None:
        """Start beside another that leads, and wait until it says that it waits. Raises AssertionError if it ends."""
        self.signs_in = False
        await self.launch(**more)
        self.signs_in = True
        async with asyncio.timeout(SIGN_IN):
            while not await self.is_there():
                if not self.running:
                    raise AssertionError(await self.ended())
                await asyncio.sleep(0.1)

    async def is_there(self) -> bool:
        """Whether it says that it leads, or that it stands by."""
        status, parts = await _said_at(self._port)
        return status == _READY or parts == {"lease": "stands by"}


_READY = 200


async def _said_at(port: int) -> tuple[int, dict[str, str]]:
    """The status and the parts of `/ready` of a process, 0 while nobody listens there."""
    try:
        where = f"http://127.0.0.1:{port}/ready"
        async with aiohttp.ClientSession() as session, session.get(where) as answer:
            return answer.status, await answer.json()
    except (OSError, aiohttp.ClientError):
        return 0, {}


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port
