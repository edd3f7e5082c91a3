"""Writes messages about time from outbox rows: reminders, missed deadlines, notes to a table."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from discord import ui
from msgspec import convert

from bot.delivery.fix_notices import FixNotices
from bot.games.face import face
from bot.games.readers import game_name, own_reader, reader_for
from bot.kit.addresses import link
from bot.kit.page import GOLD, GREY, Page, button, plain_message
from bot.kit.presses import Press
from bot.kit.reader import Reader
from bot.kit.sending import OutgoingMessage, Sender
from bot.kit.texts import DEFAULT_LOCALE
from bot.kit.times import length_text, unix
from bot.table.places import Places
from bot.table.reminders import Line, Reminders, is_quiet, mention_view, nameable, reminder_view, waiting_view
from engine.core.texts import Text, say
from host.house import House
from host.table.answer_in_words import AnswerInWords
from host.values import Board, PersonSettings, Row, Table

JOINED = "joined"  # the kind of the first message to who has sat down
DMS_CLOSED = "dms-closed"  # of what is said at the table to who cannot be written to
WELCOME = "bot-welcome-dm"
ANSWERS_LENGTH = 2500  # characters for what was answered for somebody


class Notices:
    """Renders outbox rows of `KINDS`; returns () for a row that is no longer needed."""

    KINDS = FixNotices.KINDS | {"reminder", "waiting", "absence", "outage", "moved", DMS_CLOSED, JOINED}

    def __init__(self, house: House, places: Places, mail: Sender) -> None:
        self._house = house
        self._places = places
        self._mail = mail
        self._reminders = Reminders(house)
        self._fixes = FixNotices(house, places, mail)

    async def messages(self, row: Row) -> tuple[OutgoingMessage, ...]:
        """The messages of `row`."""
        if row.kind in FixNotices.KINDS:
            return await self._fixes.messages(row)
        match row.kind:
            case "reminder":
                return await self._reminder(row)
            case "absence":
                return await self._absence(row)
            case "waiting":
                return await self._waiting(row)
            case "joined":
                return await self._joined(row)
            case "dms-closed":
                return await self._dms_closed(row)
        return await self._note(row)

    # ----------------------------------------------------------------------------------- to a player

    async def _reminder(self, row: Row) -> tuple[OutgoingMessage, ...]:
        person_id = row.lane[1]
        player = await self._house.settings.player(person_id)
        if player.notify == "none":
            return ()
        lines = await self._reminders.lines(await self._house.reminders.reminder(row), person_id)
        public: list[Line] = []
        if player.notify == "mention":
            boards = {line.table.id: await self._house.play.board(line.table.id) for line in lines}
            public = [line for line in lines if nameable(boards[line.table.id], line.due.seat)]
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

    async def _absence(self, row: Row) -> tuple[OutgoingMessage, ...]:
        person_id = row.lane[1]
        player = await self._house.settings.player(person_id)
        table = (await self._house.play.board(row.table_id)).table
        if player.dms == "closed" or table.card(person_id) is None:
            return ()  # their desk at the table shows what is
        view = absence_view(table, row.payload or {}, own_reader(table, player.locale, person_id))
        return (OutgoingMessage(await self._mail.dm(person_id), view),)

    async def _joined(self, row: Row) -> tuple[OutgoingMessage, ...]:
        """The first message to a newcomer, or to a player who could not be reached before."""
        table = await self._house.lookups.table(row.table_id)
        if table.card(row.lane[1]) is None or table.status == "closed":
            return ()
        reader = reader_for(table, (row.payload or {}).get("locale", DEFAULT_LOCALE))
        words = Text(WELCOME, {"game": game_name(table.game), "table": table.id, "link": link(table)})
        return (OutgoingMessage(await self._mail.dm(row.lane[1]), plain_message(reader.line(words), GREY)),)

    # --------------------------------------------------------------------------------- to the table

    async def _dms_closed(self, row: Row) -> tuple[OutgoingMessage, ...]:
        """Tell a player at the table, without any secret, that their desk is there."""
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

    async def _waiting(self, row: Row) -> tuple[OutgoingMessage, ...]:
        board = await self._house.play.board(row.table_id)
        if board.table.status != "playing" or board.table.paused or not board.owers:
            return ()  # where nobody may be named, even its moment would tell
        view = waiting_view(board, self._places.reader(board.table))
        return (OutgoingMessage(await self._places.channel(board.table), view, silent=True, at_table=row.table_id),)

    async def _note(self, row: Row) -> tuple[OutgoingMessage, ...]:
        board = await self._house.play.board(row.table_id)
        if board.table.status != "playing":
            return ()
        reader = self._places.reader(board.table)
        page = Page(GREY)
        page.text(reader.lines(note_lines(row.kind, row.payload or {}, board)))
        return (
            OutgoingMessage(await self._places.channel(board.table), page.view(), silent=True, at_table=row.table_id),
        )


def absence_view(table: Table, done: dict[str, Any], reader: Reader) -> ui.LayoutView:
    """A message about the answer that was given for a player who missed the deadline, and how to go on."""
    page = Page(GOLD)
    how = "draft" if done.get("draft") else "safe"
    page.text(reader.line(say("absence-head", game=game_name(table.game), table=table.id, link=link(table))))
    given = convert(done.get("given", ()), tuple[AnswerInWords, ...])
    answers = [line for answer in given for line in _given_lines(answer, table.game, reader)]
    page.text(reader.lines([Text(f"absence-{how}"), *answers]), most=ANSWERS_LENGTH)
    page.text(reader.line(Text("absence-away" if done.get("away") else "absence-go-on")))
    row = [button(reader.label(say("reminder-open")), Press("desk", table.id), "primary")]
    if done.get("away"):
        row.insert(0, button(reader.label(say("bot-back-again")), Press("back", table.id), "success"))
    page.buttons(row)
    return page.view()


def _given_lines(given: AnswerInWords, game_id: str, reader: Reader) -> list[Text]:
    """The question and the answer that was given to it, without inputs that have no heading."""
    lines = [say("absence-ask", prompt=given.ask.prompt)]
    for name, words in given.words.items():
        label = face(game_id).field(given.ask, name, reader.texts.has)
        if reader.texts.has(label.key):
            lines.append(say("bot-field", label=label, value=words))
    return lines


def note_lines(kind: str, payload: dict[str, Any], board: Board) -> list[Text]:
    """Lines for the table about its clocks: that they moved, and until when, but never because of whom."""
    due = [say("bot-due", at=unix(board.due_at))] if board.due_at is not None else []
    if kind == "outage":
        return [say("note-outage", length=length_text(timedelta(seconds=payload.get("seconds", 0)))), *due]
    return [say("note-moved"), *due]
