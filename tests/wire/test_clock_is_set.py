"""The real process while its machine's clock is set, by libfaketime: forward, and back again."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from db.connection.address import engine_url
from db.connection.session import Database
from db.connection.statements import Statement
from tests.ground import rows
from tests.wire.bot_process import BotProcess, free_port
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import Player

LIBRARIES = (*Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), *Path("/usr/lib").glob("faketime/libfaketime*"))
AWAY = timedelta(hours=25)  # longer than anybody has for a decision
SOON = 60.0  # seconds, on a busy machine, for what is done within a second

pytestmark = pytest.mark.skipif(not LIBRARIES, reason="libfaketime is not there (Debian: faketime)")


class Machine:
    """A machine whose time of day can be set while a process runs; the seconds that pass are left alone."""

    def __init__(self, place: Path) -> None:
        self._ahead = place / "ahead"
        self.set(timedelta())
        self.environment = {
            "LD_PRELOAD": str(LIBRARIES[0]),
            "FAKETIME_TIMESTAMP_FILE": str(self._ahead),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "DONT_FAKE_MONOTONIC": "1",
        }

    def set(self, ahead: timedelta) -> None:
        """Its clock is ahead by so much from now on."""
        new = self._ahead.with_suffix(".new")
        new.write_text(f"{ahead.total_seconds():+.0f}\n")
        os.replace(new, self._ahead)


@pytest.fixture
def machine(place: Path) -> Machine:
    return Machine(place)


@pytest.fixture
async def database(house_url: str) -> AsyncIterator[Database]:
    """The one that the bot works on, whose own clock stays right."""
    looked = Database(engine_url(house_url), "test", pool_size=1)
    yield looked
    await looked.close()


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until it holds."""
    async with asyncio.timeout(SOON):
        while not await holds():  # noqa: ASYNC110  another process is looked at
            await asyncio.sleep(0.1)


async def test_nobody_loses_a_turn_and_nothing_stands_still(
    discord: DiscordStandIn, bot: BotProcess, machine: Machine, database: Database, house_url: str
) -> None:
    port = free_port()
    where = {"DATABASE_URL": house_url.replace("+asyncpg", ""), "PACTUM_HTTP": f"127.0.0.1:{port}"}
    await bot.start(**where, **machine.environment)
    ada, ben = Player(discord, "Ada"), Player(discord, "Ben")
    await ada.types("table new", game="bids")
    await ben.presses("Join", discord.world.channel_id)
    await ben.presses("Start", discord.world.channel_id)
    await until(lambda: _there(database, "SELECT 1 FROM clocks"))
    before = await _dues(database)

    async def beats_at(ahead: timedelta) -> bool:
        (row,) = await rows(database, "SELECT max(at) AS at FROM heartbeat")
        return row.at is not None and abs(row.at - datetime.now(UTC) - ahead) < timedelta(minutes=1)

    machine.set(AWAY)
    await until(lambda: beats_at(AWAY))
    await until(lambda: _there(database, "SELECT 1 FROM outbox WHERE kind = 'outage'"))
    await asyncio.sleep(6)  # a sweep comes every five seconds
    assert not await _there(database, "SELECT 1 FROM moves WHERE kind = 'due'")
    moved = [after - due for due, after in zip(before, await _dues(database), strict=True)]
    assert all(AWAY - timedelta(minutes=1) < by < AWAY + timedelta(minutes=1) for by in moved), moved
    assert await _ready(port) == 200

    machine.set(timedelta())
    await until(lambda: beats_at(timedelta()))

    async def as_before() -> bool:
        back = [after - due for due, after in zip(before, await _dues(database), strict=True)]
        return all(abs(by) < timedelta(minutes=1) for by in back)

    await until(as_before)
    assert not await _there(database, "SELECT 1 FROM moves WHERE kind = 'due'")
    assert await _ready(port) == 200
    over = Statement("UPDATE clocks SET own_due = now(), due_at = now(), next_at = now() WHERE running")
    await database.write(over, {})
    await until(lambda: _there(database, "SELECT 1 FROM moves WHERE kind = 'due'"))  # time goes on
    code, told = await bot.stop()
    assert (code, "Traceback" in told) == (0, False), told
    assert told.count("suspended or put forward") == told.count("was put back") == 1, told


async def _dues(database: Database) -> list[datetime]:
    return [row.due_at for row in await rows(database, "SELECT due_at FROM clocks ORDER BY table_id, seat, ask")]


async def _there(database: Database, statement: str) -> bool:
    found: list[Any] = await rows(database, statement)
    return bool(found)


async def _ready(port: int) -> int:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/ready") as answer:
        return answer.status
