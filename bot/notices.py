"""What time brings, as messages: reminders, a missed deadline, a table's own notes. Written from outbox rows."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from discord import ui
from msgspec import convert

from bot.buttons import Press
from bot.desk import game_name, link, reader_for
from bot.face import face
from bot.fix_letters import FixLetters
from bot.mail import Letter, Mail
from bot.page import GOLD, GREY, Page, button
from bot.places import Places
from bot.reminders import Line, Reminders, is_quiet, mention_view, nameable, reminder_view, waiting_view
from bot.texts import DEFAULT_LOCALE, Reader
from bot.times import length_text, unix
from engine.core.texts import Text, say
from host.given import Given
from host.house import House
from host.tables import Board, Player, Row, Table

ANSWERS_LENGTH = 2500  # characters for what was answered for somebody


class Notices:
    """Writes what outbox rows of `KINDS` say now; none if it has become needless."""

    KINDS = FixLetters.KINDS | {"reminder", "waiting", "absence", "outage", "moved"}

    def __init__(self, house: House, places: Places, mail: Mail) -> None:
        self._house = house
        self._places = places
        self._mail = mail
        self._reminders = Reminders(house)
        self._fixes = FixLetters(house, places, mail)

    async def letters(self, row: Row) -> tuple[Letter, ...]:
        """The messages of `row`."""
        if row.kind in FixLetters.KINDS:
            return await self._fixes.letters(row)
        match row.kind:
            case "reminder":
                return await self._reminder(row)
            case "absence":
                return await self._absence(row)
            case "waiting":
                return await self._waiting(row)
        return await self._note(row)

    # ----------------------------------------------------------------------------------- to a player

    async def _reminder(self, row: Row) -> tuple[Letter, ...]:
        person_id = row.lane[1]
        player = await self._house.player(person_id)
        if player.notify == "none":
            return ()
        lines = await self._reminders.lines(await self._house.reminder(row), person_id)
        public: list[Line] = []
        if player.notify == "mention":
            boards = {line.table.id: await self._house.board(line.table.id) for line in lines}
            public = [line for line in lines if nameable(boards[line.table.id], line.due.seat)]
        private = [line for line in lines if line not in public]
        letters = [await self._mention(line, player) for line in public]
        if private and player.dms == "open":
            view = reminder_view(private, player.locale, self._house.clock())
            letters.append(Letter(await self._mail.dm(person_id), view, silent=is_quiet(private)))
        return tuple(letters)

    async def _mention(self, line: Line, player: Player) -> Letter:
        now = self._house.clock()
        view = mention_view(line.table, player.id, line.due, reader_for(line.table, DEFAULT_LOCALE), now)
        silent = is_quiet([line])
        otherwise = None
        if player.dms == "open":
            otherwise = Letter(await self._mail.dm(player.id), reminder_view([line], player.locale, now), silent)
        channel = await self._places.channel(line.table)
        return Letter(channel, view, silent, (player.id,), line.table.id, otherwise)

    async def _absence(self, row: Row) -> tuple[Letter, ...]:
        person_id = row.lane[1]
        player = await self._house.player(person_id)
        table = (await self._house.board(row.table_id)).table
        if player.dms == "closed" or table.card(person_id) is None:
            return ()  # their desk at the table shows what is
        view = absence_view(table, row.payload or {}, reader_for(table, player.locale))
        return (Letter(await self._mail.dm(person_id), view),)

    # --------------------------------------------------------------------------------- to the table

    async def _waiting(self, row: Row) -> tuple[Letter, ...]:
        board = await self._house.board(row.table_id)
        if board.table.status != "playing" or board.table.paused or not board.owers:
            return ()  # where nobody may be named, even its moment would tell
        view = waiting_view(board, reader_for(board.table, DEFAULT_LOCALE))
        return (Letter(await self._places.channel(board.table), view, silent=True, at_table=row.table_id),)

    async def _note(self, row: Row) -> tuple[Letter, ...]:
        board = await self._house.board(row.table_id)
        if board.table.status != "playing":
            return ()
        reader = reader_for(board.table, DEFAULT_LOCALE)
        page = Page(GREY)
        page.text(reader.lines(note_lines(row.kind, row.payload or {}, board)))
        return (Letter(await self._places.channel(board.table), page.view(), silent=True, at_table=row.table_id),)


def absence_view(table: Table, done: dict[str, Any], reader: Reader) -> ui.LayoutView:
    """What was done for somebody whose time had run out, and how to go on."""
    page = Page(GOLD)
    how = "draft" if done.get("draft") else "safe"
    page.text(reader.line(say("absence-head", game=game_name(table.game), table=table.id, link=link(table))))
    given = convert(done.get("given", ()), tuple[Given, ...])
    answers = [line for one in given for line in _given_lines(one, table.game, reader)]
    page.text(reader.lines([Text(f"absence-{how}"), *answers]), most=ANSWERS_LENGTH)
    page.text(reader.line(Text("absence-away" if done.get("away") else "absence-go-on")))
    row = [button(reader.label(say("reminder-open")), Press("desk", table.id), "primary")]
    if done.get("away"):
        row.insert(0, button(reader.label(say("bot-back-again")), Press("back", table.id), "success"))
    page.buttons(row)
    return page.view()


def _given_lines(given: Given, game_id: str, reader: Reader) -> list[Text]:
    """The question and what was answered to it; inputs without a heading of their own speak through the others."""
    lines = [say("absence-ask", prompt=given.ask.prompt)]
    for name, words in given.words.items():
        label = face(game_id).field(given.ask, name, reader.texts.has)
        if reader.texts.has(label.key):
            lines.append(say("bot-field", label=label, value=words))
    return lines


def note_lines(kind: str, told: dict[str, Any], board: Board) -> list[Text]:
    """What the table is told of its clocks, once: that they moved, and until when; never for whose sake."""
    due = [say("bot-due", at=unix(board.due_at))] if board.due_at is not None else []
    if kind == "outage":
        return [say("note-outage", length=length_text(timedelta(seconds=told.get("seconds", 0)))), *due]
    return [say("note-moved"), *due]
