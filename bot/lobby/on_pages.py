"""Lobbies whose people press on a page: the bot looks first whether it may show in Discord what follows."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from bot.lobby.own_permissions import NEEDED, lacking_permissions, permissions_in
from bot.lobby.rematches import Rematches
from bot.messages.errors import MissingPermissions
from face.pictures.canvas import Picture
from face.pictures.png.rendering import PictureFailed, Rendering
from host.house import House
from host.table.stored_table import card_of, check_placed
from host.values import Person, Place, Table, Trouble
from host.workers.turns import turns_of_table
from web.mine.wishing import WISH_UNHEARD

REMATCH_UNPOSTED = "rematch-unposted"  # Discord shows no lobby there: the bot may not, or it is away
LOBBY_UNPOSTED = "lobby-unposted"  # the same of one in which a game is played on
START_UNPOSTED = "start-unposted"  # nor the table of a game that would begin

_log = logging.getLogger(__name__)


class LobbiesOnPages:
    """Does what is pressed at an ending and in a lobby on a page, for the bot of that `client`."""

    def __init__(
        self, house: House, client: discord.Client, rematches: Rematches, rendering: Rendering | None = None
    ) -> None:
        """`rendering`: draws pictures, None where nothing does."""
        self._house = house
        self._client = client
        self._rematches = rematches
        self._rendering = rendering

    async def rematch(self, table_id: int, person_id: int, cause: str) -> Table:
        """The lobby for another game, with that player of the ended table in it: they have pressed on its page.

        Raises Trouble as `Seats.rematch` and `Lobby.join` do, and `rematch-unposted`.
        """
        before = (await self._house.play.board(table_id)).table
        person = Person(person_id, card_of(before, person_id).name)
        async with self._shown(before, REMATCH_UNPOSTED):
            await self._check(before.place)
            table = await self._rematches.open(self._client, before, person, cause)
        if table.card(person_id) is None:
            table = await self._house.lobby.join(table.id, person, "", f"{cause}/join", welcomed=True, announced=True)
        return table

    async def play_on(self, table_id: int, person_id: int, number: int, seat: int, cause: str) -> Table:
        """The lobby in which a player of that ended table plays it on with others: they have pressed on its page.

        Raises Trouble as `Rematches.play_on` does, `not-seated`, and `lobby-unposted`.
        """
        before = (await self._house.play.board(table_id)).table
        check_placed(before)
        person = Person(person_id, card_of(before, person_id).name)
        async with self._shown(before, LOBBY_UNPOSTED):
            await self._check(before.place)
            return await self._rematches.play_on(self._client, before, person, number, seat, cause)

    async def start(self, table_id: int, person_id: int, cause: str) -> None:
        """Starts the game of that lobby. Raises Trouble as `Lobby.start` does, and `start-unposted`."""
        table = (await self._house.play.board(table_id)).table
        if not table.open:
            async with self._shown(table, START_UNPOSTED):
                await self._check(table.place)
        await self._house.lobby.start(table_id, person_id, cause)

    def server_name(self, server_id: int) -> str:
        """What a server is called, "" where nobody knows now."""
        guild = self._client.get_guild(server_id)
        return "" if guild is None else guild.name

    async def check_place(self, place: Place) -> None:
        """Looks whether a table can open there. Raises Trouble `wish-unheard`."""
        try:
            await self._check(place)
        except (MissingPermissions, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.warning("a wish for channel %s: %r", place.channel_id, error)
            raise Trouble(WISH_UNHEARD) from error

    async def png(self, table_id: int, picture: Picture) -> bytes:
        """The picture of a table's board as PNG. Raises PictureFailed."""
        if self._rendering is None:
            raise PictureFailed
        return await self._rendering.png(picture, turns_of_table(table_id))

    async def _check(self, place: Place) -> None:
        has = await permissions_in(self._client, place.channel_id, place.server_id)
        if missing := lacking_permissions(has, NEEDED):
            raise MissingPermissions(place.channel_id, missing)

    @asynccontextmanager
    async def _shown(self, table: Table, code: str) -> AsyncIterator[None]:
        try:
            yield
        except (MissingPermissions, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.warning("table %s: %s: %r", table.id, code, error)
            raise Trouble(code) from error
