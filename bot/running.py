"""The bot as a process: open the database, sign in, and stop cleanly when told to."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.client import Pactum
from bot.console import line, told
from bot.settings import Settings
from db.opening import open_database
from db.session import Database
from db.trouble import Trouble
from host.house import House

Say = Callable[[str], None]


class CannotRun(Exception):  # noqa: N818  told to the operator, no defect
    """The message is the sentence to show."""


def now() -> datetime:
    """The time of day, with its zone."""
    return datetime.now(UTC)


async def serve(settings: Settings, say: Say) -> None:
    """Run the bot until it is stopped. Raises CannotRun with a sentence on what to do."""
    if settings.token is None:
        raise CannotRun(line("no-token"))
    if settings.discord_api is not None:
        await _turn_to(settings.discord_api)
    token = settings.token.get_secret_value()
    await _with_database(settings, say, lambda database: _signed_in(database, token, settings))


async def upgrade_database(settings: Settings, say: Say) -> None:
    """Migrate the database. Raises CannotRun."""

    async def done(database: Database) -> None:
        say(line("database-current"))

    await _with_database(settings, say, done)


async def _with_database(settings: Settings, say: Say, work: Callable[[Database], Awaitable[None]]) -> None:
    url = settings.database_url.get_secret_value() if settings.database_url is not None else None
    try:
        async with open_database(url, settings.data_dir) as database:
            if database.embedded:
                say(line("database-where", path=database.where))
            await work(database)
    except Trouble as trouble:
        raise CannotRun(told(trouble.text)) from trouble


async def _signed_in(database: Database, token: str, settings: Settings) -> None:
    extra = settings.extra_games.split(",") if settings.extra_games else ()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks
    bot = Pactum(House(database, clock=now, entropy=os.urandom), extra_games=extra)
    running = asyncio.create_task(bot.start(token))
    ends = {asyncio.create_task(one) for one in (database.lost.wait(), _stop_signal())}
    try:
        await asyncio.wait({running, *ends}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        elif database.lost.is_set():
            raise CannotRun(line("database-busy"))
    except discord.LoginFailure as error:
        raise CannotRun(line("token-refused")) from error
    except (aiohttp.ClientError, OSError, discord.GatewayNotFound, discord.ConnectionClosed) as error:
        raise CannotRun(line("no-connection", problem=type(error).__name__)) from error
    finally:
        await bot.close()
        for task in (running, *ends):
            task.cancel()
        await asyncio.gather(running, *ends, return_exceptions=True)


async def _stop_signal() -> None:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # not on Windows
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    await stopped.wait()


async def _turn_to(api: str) -> None:
    """Send everything to a stand-in of Discord instead."""
    async with aiohttp.ClientSession() as session, session.get(f"{api}/gateway") as answer:
        gateway = (await answer.json())["url"]
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
