"""Writes messages about time and about fixes: reminders, missed deadlines, questions to a player, a halted table."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.board.places import Places
from bot.delivery.reminders import ReminderMessages, may_be_named, mention_view, reminder_view, waiting_view
from bot.lobby.seat_notices import SeatNotices
from bot.messages.custom_ids import Press
from bot.messages.page import GOLD, GREY, RED, Page, button, link, plain_message
from bot.messages.sending import OutgoingMessage, Sender
from bot.moderation.views import asked_view, must_confirm, turned_down_view, unseated_view
from engine.texts import SeatRef, Text, Typed, say
from face.core.names import game_name, own_reader, reader_for
from face.table.news import moderator
from face.table.notices import Line, absence_words, is_quiet, note_lines, welcome_line
from face.wordings.reader import Reader
from face.wordings.texts import DEFAULT_LOCALE
from host.house import House
from host.moderation.proposals import FIX_WISHED
from host.moderation.values import Proposal
from host.people.onlookers import PAGES_CLOSED
from host.values import OutboxMessage, PersonSettings, Table

ASKED = "fix-asked"  # a question to a player, who must get to read it


class FixNotices:
    """Renders outbox rows of `KINDS`; returns () for a row that is no longer needed."""

    KINDS = frozenset({ASKED, FIX_WISHED, "fix-turned-down", "fix-unseated", "frozen", PAGES_CLOSED})

    def __init__(self, house: House, places: Places, mail: Sender) -> None:
        self._house = house
        self._places = places
        self._mail = mail

    async def messages(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """The messages of `row`."""
        if row.kind == "frozen":
            table = await self._house.lookups.table(row.table_id)
            if not table.halted:
                return ()
            if row.lane[0] == "player":
                halted = say("open-halted", game=game_name(table.game), table=table.id)
                words = halted if table.card(row.lane[1]) is None else Text("fix-frozen-told")
                return await self._to_player(row.lane[1], table, words, RED)
            return (await self._to_table(table, Text("fix-frozen-told"), RED),)
        if row.kind == PAGES_CLOSED:
            return await self._pages_closed(row)
        proposal = await self._house.moderation.fix_proposal(row.table_id, int((row.payload or {})["proposal"]))
        if row.kind == ASKED:
            return await self._asked(row, proposal)
        if row.kind == FIX_WISHED:
            return await self._wished(row, proposal)
        view = unseated_view if row.kind == "fix-unseated" else turned_down_view
        player = await self._house.settings.player(row.lane[1])
        reader = own_reader(proposal.table, player.locale, player.id)
        return (OutgoingMessage(await self._mail.dm(player.id), view(proposal, reader)),)

    async def _asked(self, row: OutboxMessage, proposal: Proposal) -> tuple[OutgoingMessage, ...]:
        """Asks the player by direct message, or if these are closed, by a call at the table to read it there alone."""
        player, table = await self._house.settings.player(row.lane[1]), proposal.table
        if proposal.state != "asked" or not must_confirm(proposal, player.id):
            return ()  # it is no longer theirs to say
        if player.dms == "open":
            by = (await self._places.names(table, (proposal.by,))).get(proposal.by, moderator(0))
            view = asked_view(proposal, own_reader(table, player.locale, player.id), by)
            return (OutgoingMessage(await self._mail.dm(player.id), view),)
        if table.open:  # there is no other place to ask
            return ()
        reader = self._places.reader(table)
        page = Page(GOLD)
        key = "fix-offered-at-table" if proposal.consent == "newcomer" else "fix-asked-at-table"
        page.text(reader.line(Text(key, {"who": f"<@{player.id}>"})))
        press = Press("fix-read", table.id, str(proposal.id))
        page.buttons([button(reader.label(say("fix-read")), press, "primary")])
        return (OutgoingMessage(await self._places.channel(table), page.view(), names=(player.id,), at_table=table.id),)

    async def _pages_closed(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """Tells the table that a moderator has closed pages of onlookers, but not whose."""
        table, by = await self._house.lookups.table(row.table_id), int((row.payload or {})["by"])
        if table.status != "playing":
            return ()
        name = (await self._places.names(table, (by,))).get(by, moderator(0))
        words = self._places.reader(table).line(Text("pages-closed-told", {"by": name}))
        channel = await self._places.channel(table)
        return (OutgoingMessage(channel, plain_message(words, GREY), silent=True, at_table=table.id),)

    async def _wished(self, row: OutboxMessage, proposal: Proposal) -> tuple[OutgoingMessage, ...]:
        """Tells the table that somebody asks for a fix, but not which or why; of an open table its moderators."""
        table = proposal.table
        card = table.card(proposal.by)
        if card is None or card.seat is None:
            return ()
        if row.lane[0] == "player":
            words = say("open-fix-wished", game=game_name(table.game), table=table.id, link=link(table))
            return () if table.card(row.lane[1]) is not None else await self._to_player(row.lane[1], table, words, GOLD)
        return (await self._to_table(proposal.table, say("fix-wished-told", seat=SeatRef(card.seat)), GOLD),)

    async def _to_player(self, person_id: int, table: Table, text: Text, colour: int) -> tuple[OutgoingMessage, ...]:
        """`text` by direct message, where the table has no thread."""
        player = await self._house.settings.player(person_id)
        if player.dms == "closed":
            return ()
        words = own_reader(table, player.locale, player.id).line(text)
        return (OutgoingMessage(await self._mail.dm(player.id), plain_message(words, colour)),)

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


JOINED_NOTICE = "joined"  # the kind of the first message to who has sat down
_TIMES = frozenset({"reminder", "waiting", "absence", "outage", "moved"})
_PLACE_GONE = "place-gone"  # of what players are told whose channel was deleted
_DMS_CLOSED = "dms-closed"  # of what is said at the table to who cannot be written to
ANSWERS_LENGTH = 2500  # characters for what was answered for somebody
_TOLD = _TIMES | {"zone", _PLACE_GONE, _DMS_CLOSED, JOINED_NOTICE}


class Notices:
    """Renders outbox rows of `KINDS`; returns () for a row that is no longer needed."""

    KINDS = FixNotices.KINDS | SeatNotices.KINDS | _TOLD

    def __init__(self, house: House, places: Places, mail: Sender) -> None:
        self._house = house
        self._places = places
        self._mail = mail
        self._reminders = ReminderMessages(house)
        self._fixes = FixNotices(house, places, mail)
        self._seats = SeatNotices(house, places, mail)

    async def messages(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """The messages of `row`."""
        if row.kind in FixNotices.KINDS:
            return await self._fixes.messages(row)
        if row.kind in SeatNotices.KINDS:
            return await self._seats.messages(row)
        match row.kind:
            case "reminder":
                return await self._reminder(row)
            case "absence":
                return await self._absence(row)
            case "waiting":
                return await self._waiting(row)
            case "zone":
                return await self._zone(row)
            case "place-gone":
                return await self._place_gone(row)
            case "joined":
                return await self._joined(row)
            case "dms-closed":
                return await self._dms_closed(row)
        return await self._note(row)

    # ----------------------------------------------------------------------------------- to a player

    async def _reminder(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        person_id = row.lane[1]
        player = await self._house.settings.player(person_id)
        if player.notify == "none":
            return ()
        lines = await self._reminders.lines(await self._house.reminders.reminder(row), person_id)
        public: list[Line] = []
        if player.notify == "mention":
            boards = {line.table.id: await self._house.play.board(line.table.id) for line in lines}
            public = [
                line for line in lines if may_be_named(boards[line.table.id], line.due.seat) and not line.table.open
            ]
        # At the table a reminder comes as ever: without it everybody would see who has a standing order.
        private = [line for line in lines if line not in public and not line.ordered]
        messages = [await self._mention(line, player) for line in public]
        if private and player.dms == "open":
            view = reminder_view(private, player.locale, self._house.clock())
            messages.append(OutgoingMessage(await self._mail.dm(person_id), view, silent=is_quiet(private)))
        return tuple(messages)

    async def _mention(self, line: Line, player: PersonSettings) -> OutgoingMessage:
        now = self._house.clock()
        view = mention_view(line.table, player.id, line.due, self._places.reader(line.table), now)
        silent = is_quiet([line])
        otherwise = None
        if player.dms == "open":
            otherwise = OutgoingMessage(
                await self._mail.dm(player.id), reminder_view([line], player.locale, now), silent
            )
        channel = await self._places.channel(line.table)
        return OutgoingMessage(channel, view, silent, (player.id,), line.table.id, otherwise)

    async def _absence(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        person_id = row.lane[1]
        player = await self._house.settings.player(person_id)
        table = (await self._house.play.board(row.table_id)).table
        if player.dms == "closed" or table.card(person_id) is None:
            return ()  # their desk at the table shows what is
        view = absence_view(table, row.payload or {}, own_reader(table, player.locale, person_id))
        return (OutgoingMessage(await self._mail.dm(person_id), view),)

    async def _joined(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """The first message to a newcomer, or to a player who could not be reached before."""
        table = await self._house.lookups.table(row.table_id)
        if table.card(row.lane[1]) is None or table.status == "closed":
            return ()
        reader = reader_for(table, (row.payload or {}).get("locale", DEFAULT_LOCALE))
        words = welcome_line(table, link(table), reader)
        return (OutgoingMessage(await self._mail.dm(row.lane[1]), plain_message(words, GREY)),)

    async def _zone(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """Tells somebody that their time zone is not known any more, unless they have chosen another by now."""
        player = await self._house.settings.player(row.lane[1])
        if player.dms == "closed" or player.lost_zone is None:
            return ()
        table = await self._house.lookups.table(row.table_id)
        words = own_reader(table, player.locale, player.id).line(say("me-zone-lost", zone=Typed(player.lost_zone)))
        return (OutgoingMessage(await self._mail.dm(player.id), plain_message(words, GOLD)),)

    async def _place_gone(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """Tells a player why the thread of their table is gone, and that it goes on in their direct messages."""
        player, table = await self._house.settings.player(row.lane[1]), await self._house.lookups.table(row.table_id)
        if player.dms == "closed" or table.card(player.id) is None or table.status != "playing":
            return ()
        words = own_reader(table, player.locale, player.id).line(say("place-gone", table=table.id))
        return (OutgoingMessage(await self._mail.dm(player.id), plain_message(words, GOLD)),)

    # --------------------------------------------------------------------------------- to the table

    async def _dms_closed(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        """Tells a player at the table, without any secret, that their desk is there."""
        table = await self._house.lookups.table(row.table_id)
        card = next((card for card in table.seats if card.seat == (row.payload or {}).get("seat")), None)
        person_id = None if card is None else card.person_id
        if person_id is None or (await self._house.settings.player(person_id)).dms == "open":
            return ()
        reader = self._places.reader(table)
        page = Page()
        page.text(reader.line(say("bot-dms-closed-notice", who=f"<@{person_id}>")))
        page.buttons(
            [
                button(reader.label(say("bot-my-desk")), Press("desk", table.id), "primary"),
                button(reader.label(say("bot-dms-again")), Press("dms", table.id)),
            ]
        )
        return (OutgoingMessage(await self._places.channel(table), page.view(), names=(person_id,), at_table=table.id),)

    async def _waiting(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        board = await self._house.play.board(row.table_id)
        if board.table.status != "playing" or board.table.paused or not board.owers:
            return ()  # where nobody may be named, even its moment would tell
        view = waiting_view(board, self._places.reader(board.table))
        return (OutgoingMessage(await self._places.channel(board.table), view, silent=True, at_table=row.table_id),)

    async def _note(self, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
        board = await self._house.play.board(row.table_id)
        if board.table.status != "playing":
            return ()
        reader = self._places.reader(board.table)
        page = Page(GREY)
        page.text(reader.lines(note_lines(row.kind, row.payload or {}, board)))
        return (
            OutgoingMessage(await self._places.channel(board.table), page.view(), silent=True, at_table=row.table_id),
        )


def absence_view(table: Table, done: dict[str, Any], reader: Reader, since: str = "") -> ui.LayoutView:
    """A message about the answer that was given for a player who missed the deadline, and how to go on.

    `since`: the wording that says so once no stand-in answers for them any more.
    """
    page, words = Page(GREY if since else GOLD), absence_words(table, done, link(table), reader, since)
    page.text(words.head)
    page.text(words.given, most=ANSWERS_LENGTH)
    page.text(words.next)
    row = [button(reader.label(say("reminder-open")), Press("desk", table.id), "primary")]
    if done.get("away") and not since:
        row.insert(0, button(reader.label(say("bot-back-again")), Press("back", table.id), "success"))
    page.buttons(row)
    return page.view()
