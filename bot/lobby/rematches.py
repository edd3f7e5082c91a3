"""Another game of the same people: its lobby in the same channel, asked for by a press in Discord or on a page."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress

import aiohttp
import discord

from bot.board.view import lobby_view
from bot.lobby.lobby import NEEDED, lacking_permissions
from bot.lobby.own_permissions import permissions_in
from bot.messages.errors import MissingPermissions
from bot.messages.page import GREEN, plain_message
from bot.messages.reading_language import thread_reader
from face.table.lobby import invitation
from host.house import House
from host.table.access import Queues
from host.table.stored_table import card_of
from host.values import Person, Table, Trouble

REMATCH_UNPOSTED = "rematch-unposted"  # Discord shows no lobby there: the bot may not, or it is away

_log = logging.getLogger(__name__)


class Rematches:
    """Opens lobbies for another game. `follow`: lets a picture follow the words of a lobby."""

    def __init__(self, house: House, follow: Callable[[int], None] = lambda table_id: None) -> None:
        self._house = house
        self._follow = follow
        self._turns = Queues()

    async def open(self, client: discord.Client, before: Table, person: Person, cause: str) -> Table:
        """The lobby for another game of those who played at `before`, opened if there is none yet.

        Whoever opens it sits there, with automatic players as before, and the others are invited by name, once. Raises
        Trouble as `Seats.rematch` does, discord.HTTPException.
        """
        async with self._turns.turn(before.id):
            table = await self._house.seats.rematch(before.id, person)
            if table.lobby_message_id is None:
                with suppress(Trouble):  # full of seats elsewhere: the rematch is open all the same
                    table = await self._house.lobby.join(table.id, person, "", f"{cause}/opener", welcomed=True)
                    for card in [card for card in before.seats if card.level is not None]:
                        adds = f"rematch:{before.id}/steward-{card.seat}"
                        table = await self._house.steward_seats.add(table.id, person.id, card.level or "", adds)
                await self._invite(client, before, table, person.id)
        return table

    async def from_page(self, client: discord.Client, table_id: int, person_id: int, cause: str) -> Table:
        """The lobby for another game, with that player of the ended table in it: they have pressed on its page.

        Raises Trouble as `Seats.rematch` and `Lobby.join` do, and `rematch-unposted`.
        """
        before = (await self._house.play.board(table_id)).table
        person = Person(person_id, card_of(before, person_id).name)
        try:
            has = await permissions_in(client, before.place.channel_id, before.place.server_id)
            if missing := lacking_permissions(has, NEEDED):
                raise MissingPermissions(before.place.channel_id, missing)
            table = await self.open(client, before, person, cause)
        except (MissingPermissions, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.warning("table %s: a rematch could not be shown in Discord: %r", table_id, error)
            raise Trouble(REMATCH_UNPOSTED) from error
        if table.card(person_id) is None:
            table = await self._house.lobby.join(table.id, person, "", f"{cause}/join", welcomed=True, announced=True)
        return table

    async def _invite(self, client: discord.Client, before: Table, table: Table, person_id: int) -> None:
        reader = thread_reader(client, table)
        place = table.place
        channel = client.get_partial_messageable(place.channel_id, guild_id=place.server_id)
        message = await channel.send(view=lobby_view(table, reader))
        await self._house.lobby.placed(table.id, lobby_message_id=message.id)
        self._follow(table.id)
        others = [card.person_id for card in before.seats if card.person_id is not None and card.person_id != person_id]
        named = discord.AllowedMentions(users=[discord.Object(each) for each in others])
        words = invitation(before, person_id, others, reader)
        await channel.send(view=plain_message(words, GREEN), allowed_mentions=named)
