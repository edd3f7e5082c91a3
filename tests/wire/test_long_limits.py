"""A start that Discord tells to wait for an hour waits for that hour, alive, says so, and goes on by itself."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import product
from pathlib import Path

import aiohttp
import pytest

from tests.ground import kept
from tests.prepared import copy_files, prepared_files
from tests.wire.bot_process import SIGN_IN, BotProcess, free_port
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.limits import Limits
from tests.wire.player import Player

SIGN_INS = ("GET /users/@me", "GET /oauth2/applications/@me", "GET /gateway/bot")
LATER = [(call, bool((at + 1) % 2)) for at, call in enumerate(SIGN_INS)]  # for `make endurance`
COMMANDS = "PUT /applications/{app}/commands"
REGISTERED = "GET /applications/{app}/commands"


@pytest.fixture
async def bot(discord: DiscordStandIn, place: Path) -> AsyncIterator[BotProcess]:
    copy_files(prepared_files(), place / "data")
    script = Path(__file__).with_name("let_go_bot.py")
    process = BotProcess(discord, place / "data", command=(sys.executable, str(script)))
    yield process
    await process.stop(signal.SIGKILL)


async def ready(port: int) -> tuple[int, dict[str, str]]:
    """What the process says of itself; 0 while nobody listens."""
    try:
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/ready") as answer:
            return answer.status, await answer.json()
    except aiohttp.ClientConnectorError:
        return 0, {}


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until it holds, as long as a start may take."""
    async with asyncio.timeout(SIGN_IN):
        while not await holds():  # noqa: ASYNC110  another process is looked at
            await asyncio.sleep(0.1)


@pytest.mark.parametrize(("call", "by_proxy"), kept(product(SIGN_INS, (False, True)), deep=LATER))
async def test_a_sign_in_that_is_limited_waits_alive_says_so_and_goes_on(
    discord: DiscordStandIn, bot: BotProcess, call: str, by_proxy: bool
) -> None:
    discord.weather = limits = Limits(call, by_proxy=by_proxy)
    port = free_port()
    await bot.launch(PACTUM_HTTP=f"127.0.0.1:{port}")
    await asyncio.wait_for(limits.asked.wait(), SIGN_IN)

    async def says_so() -> bool:
        status, parts = await ready(port)
        return status == 503 and "lets nobody sign in until" in parts.get("gateway", "")

    async def is_ready() -> bool:
        return (await ready(port))[0] == 200

    await until(says_so)
    await asyncio.sleep(2)
    assert (limits.met, bot.running, discord.ready.is_set()) == (1, True, False)
    limits.lasts = False
    os.kill(bot.pid, signal.SIGUSR1)
    await asyncio.wait_for(discord.ready.wait(), SIGN_IN)
    await until(is_ready)
    await Player(discord, "Ada").types("table new", game="bids")
    code, told = await bot.stop()
    assert (code, told.count("Discord lets nobody sign in"), "Traceback" in told) == (0, 1, False), told
    assert f"limits {call}. The next try is in 3600 s" in told


@pytest.mark.parametrize("call", SIGN_INS)
async def test_a_start_that_waits_can_be_stopped(discord: DiscordStandIn, bot: BotProcess, call: str) -> None:
    discord.weather = limits = Limits(call)
    await bot.launch()
    await asyncio.wait_for(limits.asked.wait(), SIGN_IN)
    code, told = await bot.stop()
    assert (code, "Traceback" in told) == (0, False), told


async def test_commands_that_cannot_be_registered_for_an_hour_hold_up_no_play_and_are_sent_then(
    discord: DiscordStandIn, bot: BotProcess
) -> None:
    await bot.start()
    await until(lambda: registered(discord))
    commands = dict(discord.world.commands)
    await bot.stop()
    discord.weather = limits = Limits(COMMANDS)
    discord.world.commands.clear()
    await bot.start()
    discord.world.commands.update(commands)
    await asyncio.wait_for(limits.asked.wait(), SIGN_IN)
    await Player(discord, "Ada").types("table new", game="bids")  # by those registered before
    limits.lasts = False
    discord.world.commands.clear()
    os.kill(bot.pid, signal.SIGUSR1)
    await until(lambda: registered(discord))
    assert discord.world.commands == commands
    code, told = await bot.stop()
    assert (code, "Traceback" in told) == (0, False), told
    assert "those registered before still work, and it is tried again in 3600 s" in told


async def test_commands_are_sent_once_however_often_the_bot_starts_and_again_once_they_are_gone(
    discord: DiscordStandIn, bot: BotProcess
) -> None:
    for number in range(3):
        await bot.start()
        await until(lambda: registered(discord))
        called = {f"{method} {path}" for method, path, _, _ in discord.log}
        assert called <= {"GET /gateway", *SIGN_INS, COMMANDS, REGISTERED}  # whose limits are known here
        await bot.stop()
        assert f"{REGISTERED}" in called or not number
    assert registrations(discord) == 1
    discord.world.commands.clear()
    await bot.start()
    await until(lambda: registered(discord))
    assert registrations(discord) == 2


async def test_whether_commands_are_registered_is_not_asked_again_where_that_is_limited(
    discord: DiscordStandIn, bot: BotProcess
) -> None:
    await bot.start()
    await until(lambda: registered(discord))
    await bot.stop()
    discord.weather = limits = Limits(REGISTERED)
    await bot.start()
    await Player(discord, "Ada").types("table new", game="bids")
    code, told = await bot.stop()
    assert (code, limits.met, registrations(discord), "Traceback" in told) == (0, 1, 1, False), told


async def test_a_gateway_that_refuses_at_first_is_tried_again_with_a_line_each_time(
    discord: DiscordStandIn, bot: BotProcess
) -> None:
    discord.refuses = True
    await bot.launch()

    async def has_tried() -> bool:
        return discord.refused > 1

    await until(has_tried)
    assert bot.running
    discord.refuses = False
    await asyncio.wait_for(discord.ready.wait(), SIGN_IN)
    code, told = await bot.stop()
    assert (code, "Traceback" in told) == (0, False), told
    assert "Failed to connect for shard_id: 0. Retrying..." in told
    assert "WSServerHandshakeError: 503" in told


async def registered(discord: DiscordStandIn) -> bool:
    """Whether there are commands."""
    return bool(discord.world.commands)


def registrations(discord: DiscordStandIn) -> int:
    """How often commands were sent, and taken."""
    return sum(f"{method} {path}" == COMMANDS and status == 200 for method, path, _, status in discord.log)
