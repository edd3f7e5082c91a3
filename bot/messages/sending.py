"""Sends messages in turns: recognises those that have arrived, and opens no more channels than Discord allows."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from time import monotonic

import aiohttp
import discord
from discord import ui
from discord.utils import MISSING
from msgspec import Struct

from host.house import House
from host.values import OutboxMessage


class Timer(Struct, frozen=True):
    """The time of a throttle. `clock`: seconds that only grow; `sleep`: waits for that many seconds."""

    clock: Callable[[], float] = monotonic
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep


async def _at_once(_: float) -> None:
    return None


REAL = Timer()
NEVER_WAITS = Timer(sleep=_at_once)  # for a Discord without limits


class Throttle:
    """At most `rate` turns a second, and `burst` at once after a rest."""

    def __init__(self, rate: float, burst: int, timer: Timer = REAL) -> None:
        self._gap = 1.0 / rate
        self._slack = (burst - 1) * self._gap
        self._timer = timer
        self._free = float("-inf")  # when the next turn is free, if nobody had hurried

    def set(self, rate: float, burst: int) -> None:
        """Gives that many turns a second from now on, and that many at once after a rest."""
        self._gap = 1.0 / rate
        self._slack = (burst - 1) * self._gap

    def ahead(self) -> float:
        """The seconds that a turn asked for now would have to wait."""
        return max(0.0, self._free - self._slack - self._timer.clock())

    async def turn(self) -> None:
        """Waits for a turn. Turns are given in the order they were asked for."""
        now = self._timer.clock()
        at = max(self._free, now)
        self._free = at + self._gap
        wait = at - self._slack - now
        if wait > 0:
            await self._timer.sleep(wait)


OPENINGS = 2  # new direct message channels a second: opening many quickly is punished
LONGEST_QUEUE = 4.0  # seconds a message waits for its channel to be opened; others are sent meanwhile
_SERVER_ERROR = 500
TIMED_OUT = 408  # what a proxy answers when Discord did not answer it in time: it may have done it all the same
LOOKED_BACK = 200  # messages of a channel looked through for one that may have arrived


class OutgoingMessage(Struct, frozen=True):
    """An outgoing message. `silent`: it makes no sound; `names`, `roles`: the people and roles it may ping.

    `at_table`: it goes to that table's thread; `otherwise`: the message to send if it cannot be sent. `files`: makes
    what it has attached, anew for each attempt; `placed`: told of the message once it is there.
    """

    channel: discord.abc.Messageable
    view: ui.LayoutView
    silent: bool = False
    names: tuple[int, ...] = ()
    at_table: int | None = None
    otherwise: OutgoingMessage | None = None
    roles: tuple[int, ...] = ()
    files: Callable[[], list[discord.File]] | None = None
    placed: Callable[[discord.Message], None] | None = None


class MaybeArrived(Exception):  # noqa: N818  names what is known
    """Discord's answer to a message was cut off, so it may have arrived. The cause says what went wrong."""


class Crowded(Exception):  # noqa: N818  a state, no defect
    """Too many messages wait for a new channel; this one may try again in `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"in {seconds:.0f} s")
        self.seconds = seconds


class Sender:
    """The way to channels and to people."""

    def __init__(self, client: discord.Client, house: House, timer: Timer = REAL) -> None:
        self._client = client
        self._house = house
        self._timer = timer
        self._openings = Throttle(OPENINGS, OPENINGS, timer)
        self._promised = float("-inf")  # until when those turned away fill all turns

    async def dm(self, person_id: int) -> discord.abc.Messageable:
        """The direct messages of a person. Raises discord.HTTPException if they cannot be opened, Crowded."""
        known = await self._house.lookups.dm_channel(person_id)
        if known is not None:
            return self._client.get_partial_messageable(known)
        if self._openings.ahead() > LONGEST_QUEUE:
            now = self._timer.clock()
            self._promised = max(self._promised, now + self._openings.ahead()) + 1 / OPENINGS
            raise Crowded(self._promised - now)
        await self._openings.turn()
        opened = await self._client.create_dm(discord.Object(person_id))
        await self._house.lookups.dm_opened(person_id, opened.id)
        return opened

    async def send(self, message: OutgoingMessage, row: OutboxMessage) -> int:
        """Sends `message` for `row` and returns the message's id. Raises MaybeArrived if the answer was cut off."""
        allowed = discord.AllowedMentions.none()
        if message.names:
            allowed.users = [discord.Object(person) for person in message.names]
        if message.roles:
            allowed.roles = [discord.Object(role) for role in message.roles]
        files = message.files() if message.files is not None else []
        try:
            sent = await message.channel.send(
                view=mark_message(message.view, row.nonce),
                nonce=row.nonce,
                silent=message.silent,
                allowed_mentions=allowed,
                files=files or MISSING,
            )
        except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
            if was_cut_off(error):
                raise MaybeArrived from error
            raise
        if message.placed is not None:
            message.placed(sent)
        return sent.id


def was_cut_off(error: Exception) -> bool:
    """Whether a request that ended with `error` may have taken effect all the same."""
    if isinstance(error, discord.HTTPException):
        return error.status >= _SERVER_ERROR or error.status == TIMED_OUT
    unconnected = isinstance(error, aiohttp.ClientConnectorError | aiohttp.ClientConnectorDNSError)
    return isinstance(error, aiohttp.ClientError | OSError) and not unconnected


def mark_message(view: ui.LayoutView, nonce: str) -> ui.LayoutView:
    """`view` with the mark by which a message with that nonce is found again."""
    view.children[0].id = message_mark(nonce)
    return view


def message_mark(nonce: str) -> int:
    """The id of the first component of a message with that nonce, by which it is found again in a channel."""
    return 10_000 + int.from_bytes(hashlib.blake2b(nonce.encode(), digest_size=4).digest(), "big") % 2**30


async def find_arrived(channel: discord.abc.Messageable, nonce: str) -> int | None:
    """The id of the message with that nonce if an earlier attempt has arrived in the channel, else None."""
    mark = message_mark(nonce)
    async for message in channel.history(limit=LOOKED_BACK):
        if str(message.nonce) == nonce or any(getattr(part, "id", None) == mark for part in message.components):
            return message.id
    return None
