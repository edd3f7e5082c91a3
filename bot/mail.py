"""Messages on their way: paced as Discord wants it, recognised if they have arrived already."""

from __future__ import annotations

import hashlib

import discord
from discord import ui
from msgspec import Struct

from bot.throttle import REAL, Throttle, Timer
from host.house import House
from host.tables import Row

SENDS = 45  # messages a second; Discord takes 50 requests
OPENINGS = 2  # new direct message channels a second: opening many quickly is punished
LOOKED_BACK = 50  # messages of a channel looked through for one that may have arrived


class Letter(Struct, frozen=True):
    """A message on its way. `silent`: it makes no sound; `names`, `roles`: whom it may ping.

    `at_table`: it goes to that table's thread; `otherwise`: what to send if that cannot be.
    """

    channel: discord.abc.Messageable
    view: ui.LayoutView
    silent: bool = False
    names: tuple[int, ...] = ()
    at_table: int | None = None
    otherwise: Letter | None = None
    roles: tuple[int, ...] = ()


class Mail:
    """The way to channels and to people."""

    def __init__(self, client: discord.Client, house: House, timer: Timer = REAL) -> None:
        self._client = client
        self._house = house
        self._sends = Throttle(SENDS, SENDS, timer)
        self._openings = Throttle(OPENINGS, OPENINGS, timer)

    async def dm(self, person_id: int) -> discord.abc.Messageable:
        """The direct messages of a person. Raises discord.HTTPException if there are none to be had."""
        known = await self._house.dm_channel(person_id)
        if known is not None:
            return self._client.get_partial_messageable(known)
        await self._openings.turn()
        opened = await self._client.create_dm(discord.Object(person_id))
        await self._house.dm_opened(person_id, opened.id)
        return opened

    async def send(self, letter: Letter, row: Row) -> int:
        """Send what `row` says; the id of the message."""
        first = letter.view.children[0]
        first.id = mark_of(row.nonce)
        allowed = discord.AllowedMentions.none()
        if letter.names:
            allowed.users = [discord.Object(one) for one in letter.names]
        if letter.roles:
            allowed.roles = [discord.Object(one) for one in letter.roles]
        await self._sends.turn()
        sent = await letter.channel.send(
            view=letter.view, nonce=row.nonce, silent=letter.silent, allowed_mentions=allowed
        )
        return sent.id


def mark_of(nonce: str) -> int:
    """The id of the first component of a message with that nonce, by which it is found again in a channel."""
    return 10_000 + int.from_bytes(hashlib.blake2b(nonce.encode(), digest_size=4).digest(), "big") % 2**30


async def arrived(channel: discord.abc.Messageable, row: Row) -> int | None:
    """The message of `row` if an earlier attempt got through."""
    async for message in channel.history(limit=LOOKED_BACK):
        if str(message.nonce) == row.nonce or any(
            getattr(part, "id", None) == mark_of(row.nonce) for part in message.components
        ):
            return message.id
    return None
