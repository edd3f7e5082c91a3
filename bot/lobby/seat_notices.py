"""Writes messages about who comes to a table and goes: lobbies that fill, start or close, and substitutes."""

from __future__ import annotations

import discord
from discord import ui

from bot.board.lobbies import SERVER_ERROR
from bot.board.places import Places
from bot.lobby.substitutes import offers_view, sought_view, unwanted_view
from bot.lobby.wishes import wish_met_view
from bot.messages.custom_ids import Press
from bot.messages.limits import TOO_MANY_REQUESTS
from bot.messages.page import GOLD, GREEN, GREY, Page, button, link, plain_message
from bot.messages.sending import OutgoingMessage, Sender
from engine.texts import say
from face.core.names import own_reader
from face.table.lobby import few_text
from face.table.notices import filled_text, lobby_over_text
from face.tournaments.at_tables import handing_over_in_tournament
from face.wordings.reader import Reader
from host.clocks.calendar import Rhythm, night_around
from host.house import House
from host.lobby.starting import FEW_CAME
from host.lobby.stewards import FILLED, filled_kind
from host.seats.substitutes import ABOUT_SUBSTITUTES, SEEKS_SUBSTITUTE, SUBSTITUTE_OFFERED
from host.table.moves import SHUT
from host.values import OutboxMessage, PersonSettings, Table
from host.wishes.seating import WISH_MET


class SeatNotices:
    """Renders outbox rows of `KINDS`; returns () for a row that is no longer needed."""

    KINDS = FILLED | {SHUT, FEW_CAME, WISH_MET} | ABOUT_SUBSTITUTES

    def __init__(self, house: House, places: Places, mail: Sender) -> None:
        self._house = house
        self._places = places
        self._mail = mail

    async def messages(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """The messages of `row`."""
        if row.kind in FILLED:
            return await self._filled(row)
        if row.kind == SHUT:
            return await self._shut(row)
        if row.kind == FEW_CAME:
            return await self._few(row)
        if row.kind == WISH_MET:
            return await self._wish_met(row)
        if row.kind == SEEKS_SUBSTITUTE:
            return await self._sought(row)
        return await (self._offered(row) if row.kind == SUBSTITUTE_OFFERED else self._unwanted(row))

    async def _filled(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """Tells who opened a table that it can start; in its channel, by name, if direct messages don't reach them."""
        player, table = await self._house.settings.player(row.lane[1]), await self._house.lookups.table(row.table_id)
        if table.status != "lobby" or filled_kind(table, len(table.seats)) != row.kind or player.notify == "none":
            return ()  # it is no longer so
        if player.dms == "closed" or player.notify == "mention":
            view = filled_view(table, self._places.reader(table), f"<@{player.id}>")
            return (OutgoingMessage(self._places.parent(table), view, names=(player.id,)),)
        reader = own_reader(table, player.locale, player.id)
        asleep = self._asleep(player)
        return (OutgoingMessage(await self._mail.dm(player.id), filled_view(table, reader), silent=asleep),)

    async def _shut(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """Tells whoever had joined a lobby that it is closed, without a sound: there is nothing to do."""
        player, table = await self._house.settings.player(row.lane[1]), await self._house.lookups.table(row.table_id)
        if player.dms == "closed" or player.notify == "none" or table.status != "closed":
            return ()
        reader = own_reader(table, player.locale, player.id)
        lines, silent = [lobby_over_text(table, link(table))], True
        if table.open and not table.moment:  # whoever comes back to it has to say so
            lines.append(say("wish-left"))
            silent = self._asleep(player)
        return (OutgoingMessage(await self._mail.dm(player.id), plain_message(reader.lines(lines), GREY), silent),)

    async def _few(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """Tells whoever sits in a lobby that its game did not begin at its time, as it is still so."""
        player, table = await self._house.settings.player(row.lane[1]), await self._house.lookups.table(row.table_id)
        gone = table.status != "lobby" or table.starts_at is not None
        if gone or player.notify == "none" or player.dms == "closed":
            return ()
        reader = own_reader(table, player.locale, player.id)
        asleep = self._asleep(player)
        lines = [few_text(table, link(table))]
        if len(table.seats) < table.fewest and table.card(player.id) is not None:
            lines += [say("wish-few")] if await self._house.wishes.led_to(table.id, player.id) else []
        view = plain_message(reader.lines(lines), GOLD)
        return (OutgoingMessage(await self._mail.dm(player.id), view, silent=asleep),)

    async def _wish_met(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """Tells somebody that they have a table; in its channel, by name, if direct messages don't reach them."""
        player, table = await self._house.settings.player(row.lane[1]), await self._house.lookups.table(row.table_id)
        if table.status != "lobby" or table.card(player.id) is None:
            return ()
        table = table if table.open else await self._shown_first(table)
        if table.open and player.dms == "closed":
            return ()
        if not table.open and (player.dms == "closed" or player.notify == "mention"):
            view = wish_met_view(table, player, self._places.reader(table), f"<@{player.id}>")
            return (OutgoingMessage(self._places.parent(table), view, names=(player.id,)),)
        waits = await self._house.wishes.own(player.id)
        view = wish_met_view(table, player, own_reader(table, player.locale, player.id), waits=waits)
        return (OutgoingMessage(await self._mail.dm(player.id), view, silent=self._asleep(player)),)

    async def _shown_first(self, table: Table) -> Table:
        """`table` with the message of its lobby, to which others lead; as it is where that cannot be shown."""
        if table.lobby_message_id is not None:
            return table
        try:
            await self._places.channel(table)
        except discord.HTTPException as error:
            if error.status >= SERVER_ERROR or error.status == TOO_MANY_REQUESTS:  # it passes
                raise
        return await self._house.lookups.table(table.id)

    async def _sought(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """Tells the table, and in its channel those who may offer, that somebody looks for a substitute."""
        table, seat = await self._house.lookups.table(row.table_id), int((row.payload or {})["seat"])
        if table.status != "playing" or not await self._house.substitutes.is_sought(table.id, seat):
            return ()
        reader, silent = self._places.reader(table), True
        thread = await self._places.channel(table)
        inside = OutgoingMessage(thread, sought_view(table, seat, reader, offering=False), silent, at_table=table.id)
        return inside, OutgoingMessage(self._places.parent(table), sought_view(table, seat, reader, offering=True))

    async def _offered(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """Asks a player whether somebody shall have their seat; at the table if messages don't reach them."""
        table, seat = await self._house.lookups.table(row.table_id), int((row.payload or {})["seat"])
        player, offers = (
            await self._house.settings.player(row.lane[1]),
            await self._house.substitutes.offers_for(table.id, seat),
        )
        if not offers or table.person_at(seat) != player.id:
            return ()
        means = handing_over_in_tournament(await self._house.tournaments.of_table(table.id), player.id)
        if player.dms == "closed":
            view = offers_view(table, offers, self._places.reader(table), f"<@{player.id}>", means)
            channel = await self._places.channel(table)
            return (OutgoingMessage(channel, view, names=(player.id,), at_table=table.id),)
        view = offers_view(table, offers, own_reader(table, player.locale, player.id), means=means)
        return (OutgoingMessage(await self._mail.dm(player.id), view, silent=self._asleep(player)),)

    async def _unwanted(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        player, table = await self._house.settings.player(row.lane[1]), await self._house.lookups.table(row.table_id)
        if player.dms == "closed" or table.card(player.id) is not None:
            return ()
        view = unwanted_view(table, own_reader(table, player.locale, player.id))
        return (OutgoingMessage(await self._mail.dm(player.id), view, silent=True),)

    def _asleep(self, player: PersonSettings) -> bool:
        """Whether it is night where the player lives, or an hour they want to be left alone in."""
        return night_around(self._house.clock(), Rhythm(player.zone, player.quiet)) is not None


def filled_view(table: Table, reader: Reader, who: str = "") -> ui.LayoutView:
    """A message that so many have joined `table` that it can start. `who`: a mention, where others read it too."""
    page = Page(GREEN)
    page.text(reader.line(filled_text(table, link(table), who)))
    if not who and any(card.person_id == table.opener_id for card in table.seats):
        page.buttons([button(reader.label(say("bot-start")), Press("start", table.id), "success")])
    return page.view()
