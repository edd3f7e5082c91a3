"""Reminders: one message for a player over all tables, private; at the table only where a name gives nothing away.

Old ones are taken out of the direct messages once what they remind of is decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import discord
from discord import ui
from msgspec.structs import replace

from bot.board.places import Places
from bot.messages.custom_ids import Press
from bot.messages.errors import reply_privately
from bot.messages.handlers import on_press
from bot.messages.page import GOLD, GREEN, GREY, Button, ButtonRow, Page, button, link
from bot.messages.reading_language import locale_of
from bot.messages.replies import Interaction, cause_of
from bot.messages.sending import Sender
from engine.texts import say
from face.core.face import face
from face.core.names import reader_for
from face.table.notices import (
    Line,
    is_quiet,
    mention_line,
    more_taken_text,
    most_urgent,
    reminder_head,
    reminder_labels,
    reminder_line,
    reminder_more,
    waiting_lines,
)
from face.wordings.lengths import unix
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.deadlines.reminders import Due, Reminder
from host.house import House
from host.moderation.queries import Undone
from host.seats.own_time import more_left
from host.table.skipping import is_passing
from host.values import NOT_SEATED, NOT_STARTED, TABLE_CLOSED, Board, Desk, Rung, Table, Trouble

SNOOZE_HOURS = 4
MOST_ITEMS = 6  # with a line and four buttons each: 40 components are Discord's limit


def reminder_view(lines: Sequence[Line], locale: str, now: datetime) -> ui.LayoutView:
    """The private message: the most urgent first, each with its own buttons."""
    plain = Reader(texts(locale))
    ordered = sorted(lines, key=lambda line: (line.due.due_at, line.table.id))
    rung = most_urgent(ordered)
    page = Page(GREY if is_quiet(ordered) else GOLD)
    page.text(reminder_head(rung, plain))
    for line in ordered[:MOST_ITEMS]:
        headed = rung == "last" and len(ordered) == 1
        page.text(reminder_line(line, link(line.table), reader_for(line.table, locale), headed=headed))
        left = more_left(line.table, line.due.seat)
        page.buttons(_buttons(line.table.id, line.due, plain, now, left))
    if len(ordered) > MOST_ITEMS:
        page.text(reminder_more(len(ordered) - MOST_ITEMS, plain))
    return page.view()


def mention_view(table: Table, person_id: int, due: Due, reader: Reader, now: datetime) -> ui.LayoutView:
    """The reminder at the table, for a player who wants it there: a name and a time, but not the decision."""
    page = Page(GOLD)
    page.text(mention_line(person_id, due, reader))
    page.buttons(_buttons(table.id, due, reader, now))
    return page.view()


def waiting_view(board: Board, reader: Reader) -> ui.LayoutView:
    """The table's own reminder near the deadline. It names the seats that are waited for if everyone may know."""
    page = Page(GREY)
    for words in waiting_lines(board, reader):
        page.text(words)
    page.buttons([button(reader.label(say("bot-my-desk")), Press("desk", board.table.id))])
    return page.view()


def may_be_named(board: Board, seat: int) -> bool:
    """Whether everyone may see that `seat` is waited for."""
    return seat in board.owers


class ReminderMessages:
    """Renders reminders, and handles the presses on them."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def lines(self, reminder: Reminder, person_id: int) -> tuple[Line, ...]:
        """The decisions of a reminder that are still owed, with their questions."""
        lines = []
        for table, due in reminder.items:
            try:
                desk = await self._house.play.desk(table.id, person_id)
            except Exception as error:  # the lines about other tables are read all the same
                if is_passing(error):
                    raise
                if not isinstance(error, Trouble):  # else they have left, or it is over or halted
                    await self._house.tables.skipping.note("a line of a reminder", table.id, error)
                continue
            if desk.ask is not None and desk.ask.id == due.ask:
                ordered = any(order.answers == due.ask for order in desk.orders)
                lines.append(Line(table, due, face(table.game).asked(desk.view, desk.ask), ordered))
        return tuple(lines)

    @on_press("snooze", "mute", "more-time")
    async def _press(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Snoozes or mutes one decision, or takes more time for it: its line says so, and what is left stays."""
        me, locale = interaction.user.id, locale_of(interaction)
        if press.action == "snooze":
            until = await self._house.reminders.snooze(press.table, me, press.ask, SNOOZE_HOURS)
            done = say("reminder-snoozed", at=unix(until))
        elif press.action == "more-time":
            await self._house.own_time.take_more(press.table, me, cause_of(interaction))
        else:
            await self._house.reminders.mute(press.table, me, press.ask)
            done = say("reminder-muted")
        desk = await self._house.play.desk(press.table, me)
        if press.action == "more-time":
            done = more_taken_text(desk.table, desk.seat, desk.due_at)
        words = Reader(texts(locale)).line(done)
        if interaction.guild_id is None and interaction.message is not None:
            now = self._house.clock()
            await interaction.response.edit_message(view=_redrawn(interaction.message, press, words, desk, locale, now))
        else:
            await reply_privately(interaction, words, GREEN)


def _buttons(table: int, due: Due, reader: Reader, now: datetime, left: int = 0) -> list[Button]:
    """The buttons of one decision. `left`: how often its player can still take more time, 0 where others read it."""
    labels = reminder_labels(SNOOZE_HOURS, left, reader)
    row = [button(labels.open, Press("desk", table), "primary")]
    if now + timedelta(hours=SNOOZE_HOURS) < due.due_at:  # no use in sleeping through the deadline
        row.append(button(labels.snooze, Press("snooze", table, due.ask)))
    if left:
        row.append(button(labels.more, Press("more-time", table, due.ask)))
    row.append(button(labels.mute, Press("mute", table, due.ask)))
    return row


_DONE = {"snooze": ("snooze",), "mute": ("snooze", "mute"), "more-time": ()}  # what is not pressed again, by the press
_LAST_HOUR = timedelta(hours=1)


def _redrawn(
    message: discord.Message, press: Press, words: str, desk: Desk, locale: str, now: datetime
) -> ui.LayoutView:
    """The message after that press: its decision as it stands now, with `words`; other decisions keep theirs."""
    view = ui.LayoutView.from_message(message, timeout=None)
    pressed = press.button_id()
    for row in [item for item in view.walk_children() if isinstance(item, ui.ActionRow)]:
        if any(getattr(child, "custom_id", None) == pressed for child in row.children):
            box = row.parent
            assert isinstance(box, ui.Container)  # noqa: S101  every row of a page stands in one
            at = box.children.index(row)
            kept = list(box.children)
            said = getattr(kept[at - 1], "content", "")
            line, buttons = _as_it_stands(said, press, desk, locale, now)
            box.clear_items()
            for item in (*kept[: at - 1], ui.TextDisplay(f"{line}\n-# {words}"), ButtonRow(buttons), *kept[at + 1 :]):
                box.add_item(item)
    view.stop()
    return view


def _as_it_stands(said: str, press: Press, desk: Desk, locale: str, now: datetime) -> tuple[str, list[Button]]:
    """The line about that decision in place of what was `said`, and the buttons that still mean something."""
    reader = reader_for(desk.table, locale)
    if desk.ask is None or desk.ask.id != press.ask or desk.due_at is None:  # halted or paused meanwhile
        return said, [button(reader.label(say("reminder-open")), Press("desk", press.table), "primary")]
    rung: Rung = "hour" if desk.due_at - now <= _LAST_HOUR else "half"
    last = reader.line(say("reminder-last")) in said
    due = Due(press.table, desk.seat, press.ask, rung, desk.due_at, last)
    ordered = any(order.answers == press.ask for order in desk.orders)
    line = Line(desk.table, due, face(desk.table.game).asked(desk.view, desk.ask), ordered)
    done = {Press(action, press.table, press.ask).button_id() for action in _DONE[press.action]}
    buttons = _buttons(press.table, due, reader, now, more_left(desk.table, desk.seat))
    open_ = [each for each in buttons if each["custom_id"] not in done]
    return reminder_line(line, link(desk.table), reader, headed=not last), open_


def _decision(due: Due) -> tuple[int, int, str]:
    return due.table_id, due.seat, due.ask


_OVER = frozenset({NOT_SEATED, NOT_STARTED, TABLE_CLOSED})  # nothing is asked of them there any more


class OldReminders:
    """Deletes reminders that remind of nothing any more; of others what is decided, or reminded of again, goes.

    Nobody is pinged by that.
    """

    def __init__(self, house: House, mail: Sender, places: Places) -> None:
        self._house = house
        self._mail = mail
        self._places = places

    async def tidied(self, message: Undone) -> bool:
        """Tidy one reminder; whether it is gone. Raises discord.HTTPException, and Troubles that pass."""
        person_id = message.lane[1]
        again = {_decision(due) for due in message.again}
        left = [due for due in message.reminds if _decision(due) not in again]
        lines = [line for due in left if (line := await self._line(due, person_id)) is not None]
        if len(lines) == len(message.reminds):
            return False
        channel = await self._mail.dm(person_id)
        assert isinstance(channel, discord.PartialMessageable | discord.DMChannel)  # noqa: S101  it is of one person
        sent = channel.get_partial_message(message.message_id)
        try:
            if not lines:
                await sent.delete()
                return True
            locale = (await self._house.settings.player(person_id)).locale
            await sent.edit(view=reminder_view(lines, locale, self._house.clock()))
        except discord.NotFound:  # deleted before, or a reminder at the table
            if not left:
                await self._delete_at_the_table(message)
            return True
        return False

    async def _delete_at_the_table(self, message: Undone) -> None:
        """Deletes a mention in a thread below which there is a newer one; not where its going would tell something."""
        due = message.reminds[0]
        board = await self._house.play.board(due.table_id)
        if board.table.thread_id is None or not may_be_named(board, due.seat):
            return
        thread = await self._places.channel(board.table)
        try:
            await thread.get_partial_message(message.message_id).delete()
        except (discord.NotFound, discord.Forbidden):
            return

    async def _line(self, due: Due, person_id: int) -> Line | None:
        """The line about a decision that is still owed, None once it is made."""
        try:
            desk = await self._house.play.desk(due.table_id, person_id)
        except Trouble as trouble:
            if trouble.code not in _OVER:
                raise
            return None
        if desk.ask is None or desk.ask.id != due.ask:
            return None
        ordered = any(order.answers == due.ask for order in desk.orders)
        asked = face(desk.table.game).asked(desk.view, desk.ask)
        return Line(desk.table, replace(due, due_at=desk.due_at or due.due_at), asked, ordered)
