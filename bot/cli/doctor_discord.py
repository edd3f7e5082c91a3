"""Asks Discord about the token, the application, and what the bot may do; and the address that invites it."""

from __future__ import annotations

import base64
import binascii
import math
import os
import re
import ssl
from collections.abc import AsyncIterator, Collection, Mapping
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from types import MappingProxyType

import aiohttp
import discord
from discord.http import Route
from msgspec.structs import replace

from bot.app.by_http.interactions import PING, UNSIGNED
from bot.app.by_http.signatures import keys_in
from bot.app.settings import Settings
from bot.cli.doctor_machine import Finding, good, note, wrong
from bot.lobby.own_permissions import NEEDED, lacking_permissions
from bot.messages.limits import seconds_asked

PERMISSIONS = discord.Permissions(
    view_channel=True,  # the home channel and its threads
    send_messages=True,  # the lobby message
    create_public_threads=True,  # one thread a table
    send_messages_in_threads=True,  # board and phase news
    read_message_history=True,  # to look a message up before sending it again
    attach_files=True,  # pictures of boards; without it boards are text
    pin_messages=True,  # the board; a permission of its own since February 2026
)
_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
SCOPES = ("bot", "applications.commands")


def invite_address(application_id: int) -> str:
    """Returns the address at which an admin of a server invites the bot."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=SCOPES)


def application_of(token: str) -> int | None:
    """The application's id as it stands in a bot token, or None if this is no token at all."""
    if _TOKEN.fullmatch(token) is None:
        return None
    head = token.partition(".")[0]
    try:
        return int(base64.urlsafe_b64decode(head + "=" * (-len(head) % 4)))
    except (binascii.Error, ValueError):
        return None


_PATIENCE = 10.0  # seconds
_LONGEST_LIMIT = 30.0  # seconds that a limit is waited for, the least that discord.py knows
_SKEW = 5.0  # seconds between the clocks of bot and Discord; a click can be answered for three
FEW_SESSIONS = 20  # starts left today
MOST_SERVERS = 25  # that are looked at: three requests each
UNDONE_WITHOUT = {"attach_files": "no-attach", "pin_messages": "no-pin"}  # permissions a table can do without
_NOT_THERE = (discord.NotFound, discord.Forbidden)

Channels = Mapping[int, Collection[int]]  # of tables and homes, by server
Threads = Mapping[int, tuple[int, int]]  # server and thread, by table
MOST_THREADS = 25  # that are looked at: a request each


async def discord_side(
    settings: Settings, places: Channels, threads: Threads = MappingProxyType({})
) -> AsyncIterator[Finding]:
    """What is to be said of token, application and permissions. `places`, `threads`: where the bot has to write."""
    if settings.token is None:
        yield wrong("token-missing", path=os.path.join(os.getcwd(), ".env"))
        return
    token = settings.token.get_secret_value()
    if application_of(token) is None:
        yield wrong("token-shape")
        return
    Route.BASE = settings.discord_api or settings.discord_proxy or Route.BASE
    async for finding in _way(settings):
        yield finding
        if finding.unreachable:
            return
    client = discord.AutoShardedClient(intents=discord.Intents.none(), max_ratelimit_timeout=_LONGEST_LIMIT)
    try:
        await client.login(token)
        yield good("token-good", name=str(client.user))
        async for finding in _application(client, settings):
            yield finding
        async for finding in _permissions(client, places, threads):
            yield finding
    except discord.LoginFailure:
        yield wrong("token-refused")
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        yield _without_discord(error)
    finally:
        await client.close()


def _without_discord(error: Exception) -> Finding:
    seconds = seconds_asked(error)
    if seconds is None:
        return wrong("offline", problem=type(error).__name__)
    until = datetime.now(UTC) + timedelta(seconds=seconds)
    return wrong("limited", minutes=math.ceil(seconds / 60), until=f"{until:%Y-%m-%d %H:%M}")


async def _way(settings: Settings) -> AsyncIterator[Finding]:
    """Whether Discord answers, by way of a proxy if there is one, and whether its clock agrees with this machine's."""
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(_PATIENCE)) as session,
            session.get(f"{Route.BASE}/gateway") as answer,
        ):
            before = datetime.now(UTC)
            theirs = answer.headers.get("Date")
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        problem = type(error).__name__
        key = "offline" if settings.discord_proxy is None else "proxy-away"
        yield replace(wrong(key, problem=problem), unreachable=True)
        return
    at = None if theirs is None else _moment(theirs)
    skew = 0.0 if at is None else abs((before - at).total_seconds())
    if skew > _SKEW:
        yield wrong("skew-discord", seconds=round(skew))


def _moment(date: str) -> datetime | None:
    """What a Date header says; None if it is malformed, or does not say of which zone it is ("-0000")."""
    try:
        moment = parsedate_to_datetime(date)
    except (ValueError, OverflowError):
        return None
    return moment if moment.tzinfo is not None else None


async def _application(client: discord.AutoShardedClient, settings: Settings) -> AsyncIterator[Finding]:
    application = await client.application_info()
    async for finding in interactions(application.verify_key, application.interactions_endpoint_url, settings):
        yield finding
    yield good("intents")
    _, _, left = await client.http.get_bot_gateway()
    if left["remaining"] < FEW_SESSIONS:
        yield wrong("few-sessions", left=left["remaining"], most=left["total"])


async def interactions(key: str, where: str | None, settings: Settings) -> AsyncIterator[Finding]:
    """By which way clicks come, and whether they are answered there.

    `key`, `where`: the application's public key and Interactions Endpoint URL, as Discord has them.
    """
    keys = () if settings.public_keys is None else keys_in(settings.public_keys.lower())
    if where and not keys:
        yield wrong("interactions-elsewhere")
    elif keys and key.lower() not in keys:
        yield wrong("other-public-key")
    elif keys and not where:
        yield (wrong if settings.role == "clicks" else note)("no-endpoint-url")
    elif where:
        yield await _answered(where)


async def _answered(where: str) -> Finding:
    """Whether interactions are taken at that address, and what nobody has signed is refused there, as it must be."""
    unsigned = {"type": PING}
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(_PATIENCE)) as session,
            session.post(where, json=unsigned) as answer,
        ):
            if answer.status == UNSIGNED:
                return good("endpoint-url", address=where)
            return wrong("endpoint-url-away", problem=str(answer.status))
    except aiohttp.ClientConnectorCertificateError as error:
        return wrong("endpoint-url-certificate", address=where, problem=_why_not_trusted(error))
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
        return wrong("endpoint-url-away", problem=type(error).__name__)


def _why_not_trusted(error: aiohttp.ClientConnectorCertificateError) -> str:
    """What is wrong with a certificate, in a few words."""
    cause = error.certificate_error
    return cause.verify_message if isinstance(cause, ssl.SSLCertVerificationError) else type(cause).__name__


async def _permissions(client: discord.AutoShardedClient, places: Channels, threads: Threads) -> AsyncIterator[Finding]:
    checked = 0
    for server_id in sorted(places, key=lambda server: -len(places[server]))[:MOST_SERVERS]:
        try:
            guild = await client.fetch_guild(server_id, with_counts=False)
            me = await guild.fetch_member(client.user.id if client.user else 0)
            there = {channel.id: channel for channel in await guild.fetch_channels()}
        except _NOT_THERE:
            yield note("not-on-server", server=str(server_id))
            continue
        checked += 1
        for channel_id in sorted(places[server_id]):
            channel = there.get(channel_id)
            if channel is None:
                yield wrong("no-channel", server=guild.name, channel=str(channel_id))
                continue
            for finding in _lacking(guild.name, channel.name, channel.permissions_for(me)):
                yield finding
            if not channel.permissions_for(guild.default_role).send_messages_in_threads:
                yield note("members-in-threads", server=guild.name, channel=channel.name)
        for table, (where, thread_id) in threads.items():
            if where == server_id:
                async for finding in _thread(client, guild.name, table, thread_id, there, me):
                    yield finding
    if checked:
        yield good("servers", count=checked)
    if len(places) > MOST_SERVERS:
        yield note("more-servers", count=len(places) - MOST_SERVERS)


async def _thread(
    client: discord.AutoShardedClient,
    server: str,
    table: int,
    thread_id: int,
    there: Mapping[int, discord.abc.GuildChannel],
    me: discord.Member,
) -> AsyncIterator[Finding]:
    """What keeps the bot from writing in the thread of a table, though it may write in its channel."""
    try:
        thread = await client.fetch_channel(thread_id)
    except discord.NotFound:
        yield note("thread-gone", server=server, table=table)
        return
    except discord.Forbidden:
        yield wrong("thread-hidden", server=server, table=table)
        return
    if isinstance(thread, discord.Thread) and thread.locked:
        parent = there.get(thread.parent_id)
        if parent is None or not parent.permissions_for(me).manage_threads:
            yield wrong("thread-locked", server=server, thread=thread.name, table=table)


def _lacking(server: str, channel: str, has: discord.Permissions) -> list[Finding]:
    """What the bot lacks in a channel, a sentence for what nothing goes without and one for each of the rest."""
    missing = lacking_permissions(has, NEEDED)
    if missing:
        names = ", ".join(name.replace("_", " ").title() for name in missing)
        return [wrong("no-permission", server=server, channel=channel, permissions=names)]
    undone = lacking_permissions(has, UNDONE_WITHOUT)
    return [wrong(UNDONE_WITHOUT[name], server=server, channel=channel) for name in undone]
