"""Tells the process that edits desks in direct messages which of them are in somebody's hands in another one."""

from __future__ import annotations

import asyncio

from bot.desk.answering import DesksAtHand
from bot.messages.requests import empty_context
from bot.messages.sending import REAL, Timer
from db.connection.presence import Presence
from host.messages.living_desks import DeskKey

HANDS = "hands"  # the bell of desks that were pressed
DESKS_GATHERED = 0.2  # seconds in which presses become one bell
MOST_DESKS_AT_ONCE = 200  # desks that a bell names: it holds 8,000 bytes


class Hands:
    """The desks that are pressed here, told to others, and those of which others tell."""

    def __init__(self, presence: Presence, at_hand: DesksAtHand, timer: Timer = REAL) -> None:
        self._presence = presence
        self._at_hand = at_hand
        self._timer = timer
        self._pressed: set[DeskKey] = set()
        self._telling: asyncio.Task[None] | None = None
        at_hand.on_press = self._note
        presence.heard[HANDS] = self._heard

    def _note(self, key: DeskKey) -> None:
        if self._presence.shards.direct:  # this process edits them itself
            return
        self._pressed.add(key)
        if self._telling is None:
            work = self._tell()
            self._telling = asyncio.get_running_loop().create_task(work, name="hands", context=empty_context())

    async def close(self) -> None:
        """Stops at once: of presses of the last moment nobody is told."""
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    async def _tell(self) -> None:
        await self._timer.sleep(DESKS_GATHERED)
        pressed, self._pressed, self._telling = sorted(self._pressed), set(), None
        for first in range(0, len(pressed), MOST_DESKS_AT_ONCE):
            some = pressed[first : first + MOST_DESKS_AT_ONCE]
            self._presence.ring(HANDS, " ".join(f"{table}:{person}" for table, person in some))

    def _heard(self, words: str) -> None:
        for word in words.split():
            table, _, person = word.partition(":")
            self._at_hand.pressed((int(table), int(person)))
