"""Takes old reminders out of the direct messages once what they remind of is decided."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from bot.kit.sending import Sender
from bot.table.reminders import Line, reminder_view
from host.house import House
from host.moderation.queries import Undone
from host.values import NOT_SEATED, NOT_STARTED, TABLE_CLOSED, Due, Trouble

OVER = frozenset({NOT_SEATED, NOT_STARTED, TABLE_CLOSED})  # nothing is asked of them there any more


class OldReminders:
    """Deletes reminders that remind of nothing any more; of others what is decided goes. Nobody is pinged by that."""

    def __init__(self, house: House, mail: Sender) -> None:
        self._house = house
        self._mail = mail

    async def tidied(self, message: Undone) -> bool:
        """Tidy one reminder; whether it is gone. Raises discord.HTTPException, and Troubles that pass."""
        person_id = message.lane[1]
        lines = [line for due in message.reminds if (line := await self._line(due, person_id)) is not None]
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
            return True
        return False

    async def _line(self, due: Due, person_id: int) -> Line | None:
        """The line about a decision that is still owed, None once it is made."""
        try:
            desk = await self._house.play.desk(due.table_id, person_id)
        except Trouble as trouble:
            if trouble.code not in OVER:
                raise
            return None
        if desk.ask is None or desk.ask.id != due.ask:
            return None
        ordered = any(order.answers == due.ask for order in desk.orders)
        return Line(desk.table, replace(due, due_at=desk.due_at or due.due_at), desk.ask.prompt, ordered)
