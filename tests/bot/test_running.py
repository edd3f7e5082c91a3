"""What the bot says when it is ready, and whether its sweeps keep up with what it is made for."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import nullcontext
from datetime import timedelta
from importlib.metadata import version
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest
import simcord

from bot.app import process, supervised
from bot.app.background import jobs
from bot.app.background.jobs import TIDY_SECONDS
from bot.app.settings import Settings
from db.connection.session import Database
from host.house import House
from host.seats.seats import ROLL, ROLL_CALL
from tests.bot.people import make_bot, running

TABLES, SEATS = 10_000, 4  # what one process is made for


async def test_the_log_says_which_version_is_ready_on_how_many_servers(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, logger="bot.app.client"):
        async with running(house):
            pass
    assert f"ready: Pactum {version('pactum')}, on 0 servers" in caplog.messages


async def test_a_late_ready_after_the_stop_is_left_alone(house: House, caplog: pytest.LogCaptureFixture) -> None:
    bot = make_bot(house)
    async with bot:
        pass
    with caplog.at_level(logging.INFO, logger="bot.app.client"):
        bot.dispatch("ready")  # discord.py gathers servers for two seconds before it says so
    assert not [line for line in caplog.messages if line.startswith("ready")]


async def test_a_bot_whose_commands_cannot_be_registered_serves_those_registered_before(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: Any, **__: Any) -> None:
        raise aiohttp.ServerDisconnectedError  # the answer is lost, whether Discord has done it or not

    monkeypatch.setattr(discord.http.HTTPClient, "bulk_upsert_global_commands", lost)
    caplog.set_level(logging.INFO, logger="bot.app.client")
    env = simcord.Env(make_bot(house), shard_count=1)
    await env.start()
    await env.shutdown()
    assert "the commands could not be registered; those registered before still work" in caplog.text
    assert "ready: Pactum" in caplog.text


@pytest.mark.parametrize("error", [discord.GatewayNotFound(), discord.DiscordServerError(Mock(status=503), "away")])
async def test_a_discord_that_stays_away_at_sign_in_ends_with_a_sentence(
    database: Database, monkeypatch: pytest.MonkeyPatch, error: discord.DiscordException
) -> None:
    monkeypatch.setattr(discord.Client, "start", AsyncMock(side_effect=error))
    monkeypatch.setattr(process, "keep_loaded", Mock())  # it would hold for all tests after this one
    monkeypatch.setattr(process.sys, "setswitchinterval", Mock())
    monkeypatch.setattr(process, "open_database", lambda *_, **__: nullcontext(database))
    with pytest.raises(process.CannotRun) as said:
        await process.serve(Settings(token="x", picture_processes=0), lambda _: None)
    assert "Check the network, then run this again" in str(said.value)


@pytest.mark.parametrize("busy", [False, True])
async def test_garbage_is_searched_for_when_nobody_waits(
    house: House, monkeypatch: pytest.MonkeyPatch, busy: bool
) -> None:
    searched = Mock()
    async with running(house) as world:
        monkeypatch.setattr(jobs, "search_all", searched)
        bot: Any = world.env.bot
        if busy:
            bot.underway.add(1, "press")
        await bot.chores.tidy()
    assert searched.called is not busy


def test_everybody_at_ten_thousand_tables_is_looked_for_as_often_as_it_falls_due() -> None:
    sweeps = ROLL_CALL / timedelta(seconds=TIDY_SECONDS)
    assert sweeps * ROLL >= TABLES * SEATS


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop")
@pytest.mark.parametrize(("fast", "whose"), [(True, "uvloop"), (False, "asyncio")])
def test_the_bot_runs_on_uvloop_and_the_demo_on_the_loop_its_discord_needs(*, fast: bool, whose: str) -> None:
    async def loop() -> str:
        return type(asyncio.get_running_loop()).__module__

    assert str(supervised.run_until_stopped(loop(), fast=fast)).startswith(whose)


def test_replies_are_written_by_orjson() -> None:
    assert discord.utils.HAS_ORJSON
