"""Runs the bot as a process: opens the database, signs in, and stops cleanly."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import datetime
from functools import partial

import aiohttp
import discord
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.app.by_http.interactions import PATH, Interactions
from bot.app.by_http.signatures import PublicKeys, keys_in
from bot.app.client import Pactum
from bot.app.endpoint import Endpoint, Gauges, answering
from bot.app.settings import MEGABYTE, BotOptions, Settings, address
from bot.app.supervised import StandstillWatch, Supervisor, supervise
from bot.delivery.pictures import NO_BOARD_PICTURES, PicturesOfBoards
from bot.messages.requests import OPEN_PAGES, count_page
from db.connection.presence import StandingBy
from db.connection.session import Database
from db.server.opening import open_database
from db.trouble import DATABASE_TAKEN, Trouble
from face.pictures.fonts import MissingFontError
from face.pictures.png.rendering import PictureProcesses, Rendering
from face.pictures.theme import check_fonts, font_files
from face.wordings.console import cli_line, sentence_of
from face.wordings.locales import keep_loaded
from face.wordings.texts import UnreadableWordingError, load_locales
from host.clocks.steady import SteadyClock
from host.house import House, StewardThinking
from host.lobby.settings import GRACE
from host.stewards.answers import Workers
from host.stewards.hints import HINTS_BOUND as HINTS
from web.entry.door import Door, guarded
from web.entry.vouching import Application
from web.server import PageServer

_Say = Callable[[str], None]

INTENTS_NOT_ALLOWED = 4014
CLOSED_FOR = {  # Discord's close codes after which trying again is of no use, and what is said
    4004: "token-refused",
    4011: "sharding-required",
    4012: "old-gateway",
    4013: "intents-unknown",
    INTENTS_NOT_ALLOWED: "intents-refused",
}
THREADS_TURN = 0.001  # seconds that a scene made in a thread keeps others waiting; Python would take five times that
_UNAUTHORIZED = 401
CLOSING = 15.0  # seconds for clicks in flight, sends and the gateway to end


class CannotRun(Exception):  # noqa: N818  told to the operator, no defect
    """The message is the sentence to show."""


now: Callable[[], datetime] = SteadyClock()  # the time of day, with its zone


async def serve(
    settings: Settings, say: _Say, *, register_commands: bool = False, watch: StandstillWatch | None = None
) -> None:
    """Runs the bot until it is stopped. Raises CannotRun with a sentence on what to do.

    `register_commands`: they are sent to Discord even if they seem to be there. `watch`: ends the process if it hangs,
    also after this has returned; without one the caller goes on.
    """
    if settings.token is None:
        raise CannotRun(cli_line("no-token"))
    await address_calls(settings)
    token = settings.token.get_secret_value()
    try:
        load_locales()
    except UnreadableWordingError as error:
        raise CannotRun(cli_line("no-wordings", problem=str(error))) from error
    pictures = drawn_as(settings)
    sys.setswitchinterval(THREADS_TURN)
    endpoint, supervisor = Endpoint(), Supervisor()
    own_watch = StandstillWatch()
    watch = watch or own_watch
    options = BotOptions(
        extra_games=tuple(settings.extra_games.split(",")) if settings.extra_games else (),
        grace=GRACE,
        alone=settings.discord_proxy is None,
        page_address=settings.web_url,
        activities=settings.client_secret is not None,
        register_commands=register_commands,
    )
    beside = partial(_signed_in, endpoint=endpoint, supervisor=supervisor, ending=watch.ending)
    work = partial(beside, token=token, settings=settings, make=partial(Pactum, options=options, pictures=pictures))
    try:
        async with supervise(supervisor, watch), _answering(endpoint, settings.http):
            standing_by = _standing_by(settings, say, endpoint, supervisor)
            await _with_database(settings, say, work, leads=settings.leads, standing_by=standing_by)
    finally:
        own_watch.over()


def _standing_by(settings: Settings, say: _Say, endpoint: Endpoint, supervisor: Supervisor) -> StandingBy | None:
    """Says what this process waits for, once each time that it changes, if it is there to take over."""
    if settings.role != "standby":
        return None

    said: list[str] = []

    def stands_by(why: Trouble) -> None:
        if not endpoint.stands_by:
            endpoint.stands_by = True
            supervisor.standing_by()
        if [why.code] != said:
            said[:] = [why.code]
            holder = {name: str(value) for name, value in why.details.items()}
            say(cli_line("stands-by", **holder) if why.code == DATABASE_TAKEN else sentence_of(why))

    return stands_by


@asynccontextmanager
async def _answering(endpoint: Endpoint, where: str | None) -> AsyncIterator[None]:
    """Answers at the address `where`, if there is one, until the block ends. Raises CannotRun."""
    async with AsyncExitStack() as stack:
        if where is not None:
            try:
                await stack.enter_async_context(answering(endpoint, *address(where)))
            except OSError as error:
                raise CannotRun(cli_line("no-http", address=where, problem=error.strerror or str(error))) from error
        yield


async def upgrade_database(settings: Settings, say: _Say) -> None:
    """Migrates the database. Raises CannotRun."""

    async def done(database: Database) -> None:
        say(cli_line("database-current"))

    await _with_database(settings, say, done)


async def _with_database(
    settings: Settings,
    say: _Say,
    work: Callable[[Database], Awaitable[None]],
    *,
    leads: bool = True,
    standing_by: StandingBy | None = None,
) -> None:
    try:
        url = settings.database()
        around = settings.direct_database()
        async with open_database(
            url, settings.data_dir, direct_url=around, leads=leads, standing_by=standing_by
        ) as database:
            if database.embedded:
                say(cli_line("database-where", path=database.where))
            await work(database)
    except Trouble as trouble:
        raise CannotRun(sentence_of(trouble)) from trouble


def drawn_as(settings: Settings) -> PicturesOfBoards:
    """How boards get pictures, none where no process may draw. Raises CannotRun, naming a font that is missing."""
    if not settings.picture_processes:
        return NO_BOARD_PICTURES
    try:
        check_fonts()
    except MissingFontError as error:
        raise CannotRun(cli_line("no-font", problem=str(error))) from error
    drawer = PictureProcesses(font_files(), count=settings.picture_processes)
    rendering = Rendering(drawer, settings.picture_memory * MEGABYTE)
    return PicturesOfBoards(rendering, settings.picture_seconds, drawer.processes)


async def _signed_in(
    database: Database,
    token: str,
    settings: Settings,
    make: Callable[..., Pactum],
    endpoint: Endpoint,
    supervisor: Supervisor,
    ending: Callable[[], None],
) -> None:
    """Runs the bot on `database` until it ends. `ending`: is called when that begins. Raises CannotRun."""
    endpoint.stands_by = False
    logging.getLogger("discord.http").addFilter(_is_not_said_by_us)
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(_in_a_line)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks
    thinker = Workers(settings.steward_seconds)
    # Its own: who asks for a hint keeps no steward waiting.
    adviser = Workers(settings.steward_seconds, count=1, bound=HINTS)
    house = House(
        database,
        clock=now,
        entropy=os.urandom,
        thinking=StewardThinking(thinker, adviser, settings.steward_effort, settings.practice_games),
        keeping=settings.keeping(),
        moderators=settings.moderator_ids,
    )
    bot = make(house)
    keep_loaded()  # now that the wordings are there: to look through them would stop the loop for half a second
    serving_pages = AsyncExitStack()
    beside = {"stewards": thinker.processes, "hints": adviser.processes, "replays": bot.pages.processes}
    if bot.pictures.processes is not None:
        beside["pictures"] = bot.pictures.processes
    endpoint.bot, endpoint.gauges = bot, Gauges(bot, beside)
    bot.on_connection.append(supervisor.ready)
    door = Door(proxies=settings.web_proxies)
    app = _app(bot, token, settings, door)
    if app is None or bot.presence.leads:
        if app is not None:
            await _listen(serving_pages, app, door, settings.web)
        running = asyncio.create_task(bot.start(token))
    else:
        listen = partial(_listen, serving_pages, app, door, settings.web)
        running = asyncio.create_task(bot.answer_clicks(token, listen))
    lost = asyncio.create_task(database.lost.wait())
    try:
        await asyncio.wait({running, lost}, return_when=asyncio.FIRST_COMPLETED)
        if not running.done():
            raise CannotRun(cli_line("database-busy"))
        await running
    except discord.LoginFailure as error:
        raise CannotRun(cli_line("token-refused")) from error
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        raise CannotRun(advice_when_closed(error)) from error
    except (aiohttp.ClientError, OSError, discord.GatewayNotFound, discord.HTTPException) as error:
        if isinstance(error, discord.HTTPException) and error.status == _UNAUTHORIZED:
            raise CannotRun(cli_line("token-refused")) from error
        raise CannotRun(cli_line("no-connection", problem=_named(error))) from error
    finally:
        ending()
        await serving_pages.aclose()
        with suppress(TimeoutError):  # the database is put away whatever Discord does
            await asyncio.wait_for(bot.close(), CLOSING)
        for task in (running, lost):
            task.cancel()
        await asyncio.gather(running, lost, return_exceptions=True)


def _named(error: Exception) -> str:
    """What has gone wrong, in a word; a refusal by its number."""
    return f"HTTP {error.status}" if isinstance(error, discord.HTTPException) else type(error).__name__


def _application(bot: Pactum, token: str, settings: Settings) -> Application | None:
    """The application whose Activity the page of a table is; None where pages open in browsers alone."""
    if settings.client_secret is None:
        return None
    return Application(lambda: bot.application_id, settings.client_secret.get_secret_value(), token, Route.BASE)


def _app(bot: Pactum, token: str, settings: Settings, door: Door) -> web.Application | None:
    """What answers browsers, and Discord's interactions by HTTP; None where neither is wanted."""
    if settings.web_url is None and settings.public_keys is None:
        return None
    if settings.web_url is None:
        app = web.Application()
    else:
        activity = _application(bot, token, settings)
        sees = bot.onlookers.name_there
        server = PageServer(bot.house, settings.web_url, activity, bot.pages, door, bot.lobbies, sees, count_page)
        OPEN_PAGES.set_function(lambda: server.streams.count)
        app = server.app()
    if settings.public_keys is not None:
        logging.getLogger("discord.client").addFilter(_is_no_wonder)
        app.add_subapp(PATH, Interactions(PublicKeys(keys_in(settings.public_keys)), bot.receiver, door).app())
    return app


def _is_no_wonder(record: logging.LogRecord) -> bool:
    """Leaves out that discord.py receives no interactions, which is what is wanted."""
    return "interaction endpoint URL" not in str(record.msg)


def _is_not_said_by_us(record: logging.LogRecord) -> bool:
    """Leaves out that discord.py gives up a request that is limited for long: whoever made it says until when."""
    return "erroring instead" not in str(record.msg)


def _in_a_line(record: logging.LogRecord) -> bool:
    """Lets a connection to the gateway that fails, which is tried again, be a line in the log and no traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, OSError | aiohttp.ClientError | discord.DiscordException):
        record.msg, record.args = "%s: %s: %s", (record.getMessage(), type(error).__name__, error)
        record.exc_info = None
    return True


async def _listen(stack: AsyncExitStack, app: web.Application, door: Door, where: str) -> None:
    """Answers by HTTP until `stack` is closed. Raises CannotRun."""
    try:
        await stack.enter_async_context(guarded(app, door, *address(where)))
    except OSError as error:
        raise CannotRun(cli_line("no-web", address=where, problem=error.strerror or str(error))) from error


def advice_when_closed(error: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> str:
    """Returns the advice for operators after Discord has closed the connection for good."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else INTENTS_NOT_ALLOWED
    return cli_line(CLOSED_FOR[code]) if code in CLOSED_FOR else cli_line("no-connection", problem=f"close code {code}")


async def address_calls(settings: Settings) -> None:
    """Sends all calls to a proxy or a stand-in of Discord, if there is one."""
    if settings.discord_api is not None:
        await _turn_to(settings.discord_api)
    elif settings.discord_proxy is not None:
        Route.BASE = settings.discord_proxy


async def _turn_to(api: str) -> None:
    """Sends everything to a stand-in of Discord instead."""
    async with aiohttp.ClientSession() as session, session.get(f"{api}/gateway") as answer:
        gateway = (await answer.json())["url"]
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
