"""Writes messages about fixes that belong to no move: a question to a player, a request, a halted table."""

from __future__ import annotations

from bot.games.readers import own_reader
from bot.kit.page import GOLD, RED, Page, button
from bot.kit.presses import Press
from bot.kit.sending import OutgoingMessage, Sender
from bot.moderation.views import asked_view, asks, turned_down_view, unseated_view
from bot.moderation.words import moderator
from bot.table.places import Places
from engine.core.texts import SeatRef, Text, say
from host.house import House
from host.moderation.values import Proposal
from host.values import Row, Table

ASKED = "fix-asked"  # a question to a player, who must get to read it


class FixNotices:
    """Renders outbox rows of `KINDS`; returns () for a row that is no longer needed."""

    KINDS = frozenset({ASKED, "fix-wished", "fix-turned-down", "fix-unseated", "frozen"})

    def __init__(self, house: House, places: Places, mail: Sender) -> None:
        self._house = house
        self._places = places
        self._mail = mail

    async def messages(self, row: Row) -> tuple[OutgoingMessage, ...]:
        """The messages of `row`."""
        if row.kind == "frozen":
            table = await self._house.lookups.table(row.table_id)
            return (await self._to_table(table, Text("fix-frozen-told"), RED),) if table.halted else ()
        proposal = await self._house.moderation.fix_proposal(row.table_id, int((row.payload or {})["proposal"]))
        if row.kind == ASKED:
            return await self._asked(row, proposal)
        if row.kind == "fix-wished":
            return await self._wished(proposal)
        view = unseated_view if row.kind == "fix-unseated" else turned_down_view
        player = await self._house.settings.player(row.lane[1])
        reader = own_reader(proposal.table, player.locale, player.id)
        return (OutgoingMessage(await self._mail.dm(player.id), view(proposal, reader)),)

    async def _asked(self, row: Row, proposal: Proposal) -> tuple[OutgoingMessage, ...]:
        """Ask the player by direct message, or if these are closed, by a call at the table to read it there alone."""
        player, table = await self._house.settings.player(row.lane[1]), proposal.table
        if proposal.state != "asked" or not asks(proposal, player.id):
            return ()  # it is no longer theirs to say
        if player.dms == "open":
            by = (await self._places.names(table, (proposal.by,))).get(proposal.by, moderator(0))
            view = asked_view(proposal, own_reader(table, player.locale, player.id), by)
            return (OutgoingMessage(await self._mail.dm(player.id), view),)
        reader = self._places.reader(table)
        page = Page(GOLD)
        key = "fix-offered-at-table" if proposal.consent == "newcomer" else "fix-asked-at-table"
        page.text(reader.line(Text(key, {"who": f"<@{player.id}>"})))
        press = Press("fix-read", table.id, str(proposal.id))
        page.buttons([button(reader.label(say("fix-read")), press, "primary")])
        return (OutgoingMessage(await self._places.channel(table), page.view(), names=(player.id,), at_table=table.id),)

    async def _wished(self, proposal: Proposal) -> tuple[OutgoingMessage, ...]:
        """Tell the table that somebody asks for a fix, but not which or why."""
        card = proposal.table.card(proposal.by)
        if card is None or card.seat is None:
            return ()
        return (await self._to_table(proposal.table, say("fix-wished-told", seat=SeatRef(card.seat)), GOLD),)

    async def _to_table(self, table: Table, text: Text, colour: int) -> OutgoingMessage:
        """`text` for the table's thread, with a mention of the moderators' role if there is one."""
        role = (await self._house.lookups.server(table.place.server_id)).moderator_role_id
        reader = self._places.reader(table)
        page = Page(colour)
        page.text(reader.line(text))
        if role is not None:
            page.text(reader.line(say("fix-moderators", role=f"<@&{role}>")))
        roles = () if role is None else (role,)
        return OutgoingMessage(await self._places.channel(table), page.view(), roles=roles, at_table=table.id)
