"""Which desks in direct messages are in somebody's hands, here or in another process: no edit gets in their way."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

from bot.messages.requests import empty_context
from bot.messages.sending import REAL, Timer
from db.connection.presence import Presence
from host.messages.living_desks import DeskKey

IN_USE = timedelta(minutes=1)  # since the last press on it


class EditUnderWay:
    """A desk that is being drawn. `overtaken`: a press on it has come since, whose reply shows what is newer."""

    def __init__(self, *, overtaken: bool) -> None:
        self.overtaken = overtaken


class DesksAtHand:
    """The desks in hand. `held`: a press on them is being answered; `is_in_use`: one was answered a moment ago.

    `on_press` is called with a desk whose press was answered here.
    """

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._held: Counter[DeskKey] = Counter()
        self._pressed: dict[DeskKey, datetime] = {}
        self._drawn: dict[DeskKey, EditUnderWay] = {}
        self.on_press: Callable[[DeskKey], object] = lambda key: None

    @contextmanager
    def held(self, key: DeskKey) -> Iterator[None]:
        """Keeps others from the desk while a press on it is answered."""
        self._held[key] += 1
        self._overtake(key)
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:  # nothing is kept for desks nobody holds
                del self._held[key]
            self.pressed(key)
            self.on_press(key)

    def pressed(self, key: DeskKey) -> None:
        """A press on that desk was answered just now, here or in another process."""
        self._pressed.pop(key, None)
        self._pressed[key] = self._clock()  # the latest stand last
        self._overtake(key)

    def _overtake(self, key: DeskKey) -> None:
        if (drawing := self._drawn.get(key)) is not None:
            drawing.overtaken = True

    @contextmanager
    def drawing(self, key: DeskKey) -> Iterator[EditUnderWay]:
        """The desk is read and drawn, and its message edited, until the block ends; one block a desk at a time."""
        self._drawn[key] = drawing = EditUnderWay(overtaken=key in self._held)
        try:
            yield drawing
        finally:
            del self._drawn[key]

    def being_answered(self) -> set[DeskKey]:
        """The desks whose press is being answered."""
        return set(self._held)

    def is_in_use(self, key: DeskKey) -> bool:
        """Whether the desk was pressed within the last minute."""
        now = self._clock()
        since = now - IN_USE
        while self._pressed and not since < self._pressed[first := next(iter(self._pressed))] <= now:
            del self._pressed[first]  # long ago, or by a clock that was put back since
        return key in self._pressed


HANDS = "hands"  # the bell of desks that were pressed
DESKS_GATHERED = 0.2  # seconds in which presses become one bell
MOST_DESKS_AT_ONCE = 200  # desks that a bell names: it holds 8,000 bytes


class Hands:
    """Tells other processes which desks are pressed here, and learns from them which are pressed there."""

    def __init__(self, presence: Presence, at_hand: DesksAtHand, timer: Timer = REAL) -> None:
        self._presence = presence
        self._at_hand = at_hand
        self._timer = timer
        self._pressed: set[DeskKey] = set()
        self._telling: asyncio.Task[None] | None = None

    def note(self, key: DeskKey) -> None:
        """Has others told soon that a desk was pressed here, unless this process edits the desks itself."""
        if self._presence.leads:
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

    def heard(self, words: str) -> None:
        """Notes the desks that were pressed in another process, as its bell names them."""
        for word in words.split():
            table, _, person = word.partition(":")
            self._at_hand.pressed((int(table), int(person)))
