"""A bot that hangs is found, ended and started again: by a supervisor that misses its signs, or by itself."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app.supervised import HANGS
from db.connection.address import engine_url
from db.connection.session import Database
from db.connection.statements import Statement
from tests.wire.bot_process import SIGN_IN, BotProcess
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import Player

WATCHDOG = 4.0  # seconds within which a sign is wanted; a minute in the unit of docs/operators/operations.md
HUNG = timedelta(minutes=5)


class SupervisorStandIn:
    """What systemd does with `Type=notify` and `WatchdogSec`: it listens, and kills a process that shows no sign."""

    def __init__(self, folder: Path) -> None:
        self.where = folder / "notify"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(str(self.where))
        self._socket.setblocking(False)
        self.told: list[str] = []

    @property
    def environment(self) -> dict[str, str]:
        """What the process finds in its environment."""
        return {"NOTIFY_SOCKET": str(self.where), "WATCHDOG_USEC": str(int(WATCHDOG * 1_000_000))}

    async def hears(self, sign: str, within: float) -> bool:
        """Whether that sign comes in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while True:
                    lines = (await asyncio.get_running_loop().sock_recv(self._socket, 4096)).decode().splitlines()
                    self.told += lines
                    if sign in lines:
                        return True
        return False

    async def kills_what_hangs(self, bot: BotProcess) -> None:
        """Wait as long as signs come; then kill."""
        while await self.hears("WATCHDOG=1", WATCHDOG):
            pass
        bot.kill()

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def supervisor(place: Path) -> Iterator[SupervisorStandIn]:
    made = SupervisorStandIn(place)
    yield made
    made.close()


@pytest.fixture
async def bot(discord: DiscordStandIn, place: Path) -> AsyncIterator[BotProcess]:
    script = Path(__file__).with_name("watched_bot.py")
    process = BotProcess(discord, place / "data", command=(sys.executable, str(script), str(place / "stalls")))
    yield process
    if process.running:
        os.kill(process.pid, signal.SIGCONT)
    await process.stop(signal.SIGKILL)


async def health(place: Path) -> tuple[int, str]:
    """The exit code of `pactum health`, and what it says."""
    command = str(Path(sys.executable).with_name("pactum"))
    environment = {**os.environ, "DATABASE_URL": "", "PACTUM_DATA_DIR": str(place / "data")}
    asked = await asyncio.create_subprocess_exec(
        command, "health", env=environment, cwd=place, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await asyncio.wait_for(asked.communicate(), SIGN_IN)
    return asked.returncode or 0, said.decode()


async def silent_since(place: Path, ago: timedelta) -> None:
    """As if the bot had hung for so long: it writes no more."""
    dsn = f"postgresql://postgres:@/postgres?host={place / 'data' / 'postgres'}"
    database = Database(engine_url(dsn), "test", pool_size=1)
    for column in ("heartbeat SET at = at", "lease SET since = since"):
        statement = f"UPDATE {column} - CAST(:ago AS interval)"
        await database.write(Statement(statement), {"ago": ago})
    await database.close()


async def test_a_stopped_process_is_found_by_health_killed_by_its_supervisor_and_goes_on_once_started_again(
    discord: DiscordStandIn, bot: BotProcess, place: Path, supervisor: SupervisorStandIn
) -> None:
    await bot.start(**supervisor.environment)
    assert await supervisor.hears("READY=1", SIGN_IN)
    assert supervisor.told[0].startswith("EXTEND_TIMEOUT_USEC=")  # a start may take its time
    ada = Player(discord, "Ada")
    await ada.types("table new", game="bids")
    assert await supervisor.hears("WATCHDOG=1", WATCHDOG)
    code, said = await health(place)
    assert (code, "A bot is running" in said) == (0, True), said

    os.kill(bot.pid, signal.SIGSTOP)
    await silent_since(place, HUNG)
    code, said = await health(place)
    assert (code, "no sign of life for 5 minutes" in said) == (1, True), said
    await supervisor.kills_what_hangs(bot)
    await bot.ended()

    await bot.start(**supervisor.environment)
    code, said = await health(place)
    assert (code, "A bot is running" in said) == (0, True), said
    await ada.types("table list")


async def test_a_process_whose_loop_stands_still_says_where_ends_itself_and_goes_on_once_started_again(
    discord: DiscordStandIn, bot: BotProcess, place: Path
) -> None:
    await bot.start(STANDSTILL="3")
    ada = Player(discord, "Ada")
    await ada.types("table new", game="bids")
    os.kill(bot.pid, signal.SIGUSR2)
    code, said = await bot.ended()
    assert code == HANGS
    assert "CRITICAL" in said
    assert "the event loop has stood still for 3 s" in said
    assert "asyncio" in said  # the place
    await bot.start()
    assert (await health(place))[0] == 0
    await ada.types("table list")


async def test_a_stop_is_announced_to_the_supervisor(
    discord: DiscordStandIn, bot: BotProcess, supervisor: SupervisorStandIn
) -> None:
    await bot.start(**supervisor.environment)
    stopping = asyncio.create_task(bot.stop())
    assert await supervisor.hears("STOPPING=1", SIGN_IN)
    assert (await stopping)[0] == 0
