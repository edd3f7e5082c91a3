"""Lobbies beside a game that has ended, in its channel: for another game of the same people, or to play it on.

Both are asked for by a press in Discord or on a page.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import discord

from bot.board.view import lobby_view
from bot.messages.page import GREEN, plain_message
from bot.messages.reading_language import thread_reader
from face.core.opponents import returning_numbers
from face.table.lobby import invitation
from host.house import House
from host.table.access import Queues
from host.values import Person, Table, Trouble


class Rematches:
    """Opens such lobbies. `follow`: lets a picture follow the words of a lobby."""

    def __init__(self, house: House, follow: Callable[[int], None] = lambda table_id: None) -> None:
        self._house = house
        self._follow = follow
        self._turns = Queues()

    async def open(self, client: discord.Client, before: Table, person: Person, cause: str) -> Table:
        """The lobby for another game of those who played at `before`, opened if there is none yet.

        Whoever opens it sits there, with the same automatic players as before, and the others are invited by name,
        once. Raises Trouble as `Seats.rematch` does, discord.HTTPException.
        """
        async with self._turns.turn(before.id):
            table = await self._house.seats.rematch(before.id, person)
            if table.lobby_message_id is None:
                with suppress(Trouble):  # full of seats elsewhere: the rematch is open all the same
                    table = await self._house.lobby.join(table.id, person, "", f"{cause}/opener", welcomed=True)
                    for card, number in zip(before.seats, returning_numbers(before), strict=True):
                        if card.level is not None:
                            adds = f"rematch:{before.id}/steward-{card.seat}"
                            table = await self._house.steward_seats.add(table.id, person.id, card.level, adds, number)
                await self._invite(client, before, table, person.id)
        return table

    async def play_on(
        self, client: discord.Client, before: Table, person: Person, number: int, seat: int, cause: str
    ) -> Table:
        """The lobby in which the game of `before` goes on from after that move; whoever opens it sees as that seat did.

        Raises Trouble as `PastPositions.open_lobby` and `Lobby.join` do, discord.HTTPException.
        """
        async with self._turns.turn(before.id):
            table = await self._house.past_positions.open_lobby(before.id, person, number, seat, cause)
            if table.lobby_message_id is None:
                if table.card(person.id) is None:
                    table = await self._house.lobby.join(table.id, person, "", f"{cause}/opener", welcomed=True)
                await self._post(client, table)
        return table

    async def _post(self, client: discord.Client, table: Table) -> discord.PartialMessageable:
        """Posts the message of that lobby. Returns the channel."""
        place = table.place
        channel = client.get_partial_messageable(place.channel_id, guild_id=place.server_id)
        message = await channel.send(view=lobby_view(table, thread_reader(client, table)))
        await self._house.lobby.placed(table.id, lobby_message_id=message.id)
        self._follow(table.id)
        return channel

    async def _invite(self, client: discord.Client, before: Table, table: Table, person_id: int) -> None:
        channel = await self._post(client, table)
        others = [card.person_id for card in before.seats if card.person_id is not None and card.person_id != person_id]
        named = discord.AllowedMentions(users=[discord.Object(each) for each in others])
        words = invitation(before, person_id, others, thread_reader(client, table))
        await channel.send(view=plain_message(words, GREEN), allowed_mentions=named)
