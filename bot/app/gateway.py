"""Keeps the connection to Discord's gateway, and reads nothing that has not the shape it must have."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import aiohttp
import discord
import msgspec
from discord.ext import commands
from discord.gateway import ReconnectWebSocket
from msgspec import Struct
from yarl import URL

from bot.desk.answering import EXPLAINED

_LONGEST_CONNECTING = 60.0  # seconds for one try to connect a shard
_LONGEST_PAUSE = 64.0  # seconds between two questions for the gateway's address
INTERACTION, READY = "INTERACTION_CREATE", "READY"
_LARGEST_ID = 2**63 - 1
COMMAND, SUGGESTION = 2, 4  # types of interactions
_UNAUTHORIZED, _FORBIDDEN = 401, 403
_SERVER_BITS = 22  # of a server's id: the rest says to which shard it belongs
GROUP = 2  # types of options up to this one hold other options
CONTROLS = frozenset({2, 3})  # types of components: buttons and lists
_KIND = "p:"  # what a custom_id begins with
_TOLD = f"p:{EXPLAINED}:"
SENT_AGAIN = frozenset({"snooze", "mute", "more-time"})  # presses on reminders

_log = logging.getLogger(__name__)


class _User(Struct):
    id: str
    username: str
    discriminator: str = "0"
    global_name: str | None = None


class _Member(Struct):
    user: _User
    permissions: str = "0"
    nick: str | None = None


class _Option(Struct):
    name: str
    type: int
    value: str | int | float | bool | None = None
    options: list[_Option] = []
    focused: bool = False

    def __post_init__(self) -> None:
        if self.type > GROUP and self.value is None:
            raise ValueError("an option without a value")


class _Input(Struct):
    type: int
    custom_id: str = ""
    value: str | bool | None = None
    values: list[str] = []


class _Row(Struct):
    type: int
    component: _Input | None = None
    components: list[_Input] = []


class _Data(Struct):
    name: str = ""
    type: Literal[1, 2, 3] = 1
    guild_id: str | None = None
    options: list[_Option] = []
    custom_id: str = ""
    component_type: int = 0
    values: list[str] = []
    components: list[_Row] = []
    resolved: dict[str, dict[str, dict[str, Any]]] = {}


class _Message(Struct):
    id: str
    flags: int = 0


class _Interaction(Struct):
    """What the bot reads of an interaction, and what discord.py reads in a task where nobody hears of its errors."""

    id: str
    token: str
    type: int
    channel_id: str | None = None
    guild_id: str | None = None
    data: _Data | None = None
    user: _User | None = None
    member: _Member | None = None
    message: _Message | None = None
    locale: str = ""
    guild_locale: str | None = None

    def __post_init__(self) -> None:
        if not 0 < int(self.id) <= _LARGEST_ID or not self.token.isascii():
            raise ValueError("no interaction")
        if self.guild_id is not None and int(self.guild_id) <= 0:
            raise ValueError("no server")
        if (self.user if self.guild_id is None else self.member) is None:
            raise ValueError("nobody did it")
        if self.type in (COMMAND, SUGGESTION) and (self.data is None or not self.data.name):
            raise ValueError("no command")
        if self.type == SUGGESTION and not any(map(_focused, self.data.options if self.data is not None else ())):
            raise ValueError("nothing is being typed")


def _intents() -> discord.Intents:
    """The intents the bot needs: servers with their channels and roles. None is privileged; presses need none."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    return wanted


class _TriedAgainError(Exception):
    """discord.py tries once more from within its own try, and after an hour would be in too deep."""


class GatewayBot(commands.AutoShardedBot):
    """A client with as many shards as Discord wants, which no payload ends that it cannot read.

    It counts as connected while all of them are.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=_intents(), shard_connect_timeout=_LONGEST_CONNECTING, **options)
        self._away: set[int] = set()  # shards that have lost their connection
        self._launching: int | None = None  # the shard that is being connected for the first time
        self.pausing: Callable[[float], Awaitable[None]] = asyncio.sleep
        parsers: dict[str, Callable[[Any], None]] = getattr(self._connection, "parsers", {})
        if INTERACTION not in parsers:
            _log.error(
                "discord.py %s reads payloads by a way unknown here: one that cannot be read ends the process, and"
                " clicks by HTTP are refused",
                discord.__version__,
            )
        self._interaction_read = parsers.get(INTERACTION, _unknown)
        self._forget: Callable[[discord.Guild], object] | None = getattr(self._connection, "_remove_guild", None)
        if self._forget is None:
            _log.error(
                "discord.py %s forgets servers by a way unknown here: one that takes the bot out while the gateway is"
                " away counts as there until the next start",
                discord.__version__,
            )
        for event, parse in parsers.items():
            # without READY nothing works: that ends the process
            parsers[event] = self._with_those_there(parse) if event == READY else _careful(event, parse)

    def _with_those_there(self, parse: Callable[[Any], None]) -> Callable[[Any], None]:
        """`parse`, for a payload that lists all servers of a shard: those it does not list are forgotten before.

        A client of several shards keeps them, so that a server that took the bot out while the gateway was away would
        count as there until the next start.
        """

        def ready(payload: dict[str, Any]) -> None:
            shard, count = payload.get("shard") or (0, 1)
            listed = {int(guild["id"]) for guild in payload["guilds"]}
            for guild in [guild for guild in self.guilds if (guild.id >> _SERVER_BITS) % count == shard]:
                if guild.id not in listed and self._forget is not None:
                    self._forget(guild)
            parse(payload)

        return ready

    async def launch_shards(self) -> None:
        """Connects all shards. Whatever goes wrong with the question for the gateway's address is waited for.

        Raises discord.GatewayNotFound where Discord refuses the token.
        """
        pause = 1.0
        while True:
            try:
                await super().launch_shards()
                return
            except (OSError, aiohttp.ClientError, discord.GatewayNotFound, discord.DiscordServerError) as error:
                if getattr(error.__cause__, "status", 0) in (_UNAUTHORIZED, _FORBIDDEN):
                    raise
                _log.warning(
                    "Discord does not say where its gateway is: %s; again in %d s", type(error).__name__, pause
                )
                await self.pausing(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connects a shard for the first time, trying again until the gateway lets it in."""
        if self._launching is not None:
            raise _TriedAgainError
        self._launching = shard_id
        try:
            while True:
                try:
                    await super().launch_shard(gateway, shard_id, initial=initial)
                    break
                except _TriedAgainError:
                    initial = False
        finally:
            self._launching = None
        # A new socket that closes before it says hello ends no process: it is tried again, like any other failure.
        shard = self.shards[shard_id]._parent
        if not hasattr(shard, "_handled_exceptions"):
            _log.error(
                "discord.py %s connects anew by a way unknown here: that may end the process", discord.__version__
            )
        shard._handled_exceptions = (*getattr(shard, "_handled_exceptions", ()), ReconnectWebSocket)

    async def close(self) -> None:
        """Closes the connection. discord.py cannot close a client of several shards that has not begun to sign in."""
        if isinstance(self.loop, asyncio.AbstractEventLoop):
            await super().close()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Notes that Discord is away for that shard."""
        self._away.add(shard_id)
        await self.on_away()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Notes that that shard has signed in, for the first time or anew."""
        await self._is_back(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Notes that that shard goes on."""
        await self._is_back(shard_id)

    async def on_away(self) -> None:
        """Is called when a shard has lost its connection."""

    async def on_back(self) -> None:
        """Is called once all shards are connected again."""

    async def _is_back(self, shard_id: int) -> None:
        self._away.discard(shard_id)
        if not self._away and self.is_ready():
            await self.on_back()

    def receive(self, payload: Any) -> None:
        """Has an interaction answered that came by HTTP. Raises ValueError for one that cannot be read."""
        try:
            self._interaction_read(readable(payload))
        except Exception as error:
            _log.warning("an interaction cannot be read: %s", type(error).__name__)
            raise ValueError("no interaction") from error


def _focused(option: _Option) -> bool:
    return option.focused or any(map(_focused, option.options))


def _unknown(_: Any) -> None:
    raise LookupError("no way to answer it")


def _careful(event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    """`parse`, but a payload that cannot be read is dropped with a line in the log, which shows nothing of it."""

    def careful(payload: Any) -> None:
        try:
            if event == INTERACTION:
                payload = readable(payload)
            parse(payload)
        except Exception as error:  # discord.py would end the connection, and the process with it
            _log.warning("%s: a payload of Discord cannot be read: %s", event, type(error).__name__)

    return careful


def readable(payload: Any) -> dict[str, Any]:
    """The interaction, as light as it can be. Raises msgspec.ValidationError for one that cannot be read."""
    msgspec.convert(payload, _Interaction)
    return lighten_payload(payload)


def lighten_payload(payload: dict[str, Any]) -> dict[str, Any]:
    """An interaction without the buttons and lists of the pressed message that nobody reads: they are many.

    There stay what was pressed, or what opened the modal that is sent, and the button that tells what was explained.
    A reminder, which is sent again as it was pressed, stays whole.
    """
    message = payload.get("message")
    if not message or not message.get("components"):
        return payload
    action, _, rest = str((payload.get("data") or {}).get("custom_id", ""))[len(_KIND) :].partition(":")
    if action in SENT_AGAIN:
        return payload
    components = _lighter(message["components"], f"{action}:{rest}")
    return {**payload, "message": {**message, "components": components}}


def _lighter(components: list[dict[str, Any]], pressed: str) -> list[dict[str, Any]]:
    """`pressed`: the custom_id of what was pressed, without its kind."""
    lighter = []
    for each in components:
        if "components" in each:
            if not (within := _lighter(each["components"], pressed)):
                continue
            each = {**each, "components": within}
        elif each.get("type") in CONTROLS:
            custom_id = each.get("custom_id") or ""
            if custom_id[len(_KIND) :] != pressed and not custom_id.startswith(_TOLD):
                continue
            if "options" in each:
                each = {**each, "options": []}  # nor are those read
        lighter.append(each)
    return lighter
