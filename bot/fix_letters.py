"""Messages about fixes that tell of no move: a question to a player, a wish, a table that stands still."""

from __future__ import annotations

from bot.buttons import Press
from bot.desk import reader_for
from bot.fix_views import asked_view, turned_down_view, unseated_view
from bot.fix_words import moderator
from bot.mail import Letter, Mail
from bot.page import GOLD, RED, Page, button
from bot.places import Places
from bot.texts import DEFAULT_LOCALE
from engine.core.texts import SeatRef, Text, say
from host.fixing.kinds import Proposal
from host.house import House
from host.tables import Row, Table

ASKED = "fix-asked"  # a question to a player, who must get to read it


class FixLetters:
    """Writes what outbox rows of `KINDS` say now; none if it has become needless."""

    KINDS = frozenset({ASKED, "fix-wished", "fix-turned-down", "fix-unseated", "frozen"})

    def __init__(self, house: House, places: Places, mail: Mail) -> None:
        self._house = house
        self._places = places
        self._mail = mail

    async def letters(self, row: Row) -> tuple[Letter, ...]:
        """The messages of `row`."""
        if row.kind == "frozen":
            table = await self._house.table(row.table_id)
            return (await self._to_table(table, Text("fix-frozen-told"), RED),) if table.frozen else ()
        proposal = await self._house.fix_proposal(row.table_id, int((row.payload or {})["proposal"]))
        if row.kind == ASKED:
            return await self._asked(row, proposal)
        if row.kind == "fix-wished":
            return await self._wished(proposal)
        view = unseated_view if row.kind == "fix-unseated" else turned_down_view
        player = await self._house.player(row.lane[1])
        return (Letter(await self._mail.dm(player.id), view(proposal, reader_for(proposal.table, player.locale))),)

    async def _asked(self, row: Row, proposal: Proposal) -> tuple[Letter, ...]:
        """By direct message; who has closed them is called at the table, where only they can read it."""
        player, table = await self._house.player(row.lane[1]), proposal.table
        card = table.card(player.id)
        if proposal.state != "asked" or card is None or card.seat != getattr(proposal.fix, "seat", None):
            return ()  # it is no longer theirs to say
        if player.dms == "open":
            by = (await self._places.names(table, (proposal.by,))).get(proposal.by, moderator(0))
            view = asked_view(proposal, reader_for(table, player.locale), by)
            return (Letter(await self._mail.dm(player.id), view),)
        reader = reader_for(table, DEFAULT_LOCALE)
        page = Page(GOLD)
        page.text(reader.line(say("fix-asked-at-table", who=f"<@{player.id}>")))
        press = Press("fix-read", table.id, str(proposal.id))
        page.buttons([button(reader.label(say("fix-read")), press, "primary")])
        return (Letter(await self._places.channel(table), page.view(), names=(player.id,), at_table=table.id),)

    async def _wished(self, proposal: Proposal) -> tuple[Letter, ...]:
        """The table learns that somebody asks for a fix, never what or why."""
        card = proposal.table.card(proposal.by)
        if card is None or card.seat is None:
            return ()
        return (await self._to_table(proposal.table, say("fix-wished-told", seat=SeatRef(card.seat)), GOLD),)

    async def _to_table(self, table: Table, text: Text, colour: int) -> Letter:
        """`text`, with the moderators' role called if there is one."""
        role = (await self._house.server(table.place.server_id)).moderator_role_id
        reader = reader_for(table, DEFAULT_LOCALE)
        page = Page(colour)
        page.text(reader.line(text))
        if role is not None:
            page.text(reader.line(say("fix-moderators", role=f"<@&{role}>")))
        roles = () if role is None else (role,)
        return Letter(await self._places.channel(table), page.view(), roles=roles, at_table=table.id)
