"""Sends the outbox, lane by lane and side by side. Messages that ask somebody something go first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from bot.delivery.failures import Failures
from bot.delivery.messages import Messages
from bot.delivery.notices import JOINED
from bot.delivery.side_by_side import SideBySide
from bot.kit.metrics import DELIVERY_SECONDS, MESSAGES
from bot.kit.requests import work_on
from bot.kit.throttle import REAL, Timer
from db.posts import LATE
from host.house import House
from host.outbox import Outbox
from host.values import Row

PLACES = 24  # messages at a time
PLACES_SPARED = 6  # where other processes do most of it
PLACES_OF_LATE = 4  # more, kept for what can wait: it gets on, however many news there are
ARRIVED = "arrived"  # the bell of a first message


class Lanes:
    """Two groups of workers: one takes the most urgent rows, a small one only rows that can wait."""

    def __init__(self, house: House, messages: Messages, failures: Failures, timer: Timer = REAL) -> None:
        self._outbox: Outbox = house.outbox
        self._clock = house.clock
        self._messages = messages
        self._failures = failures
        self.urgent = SideBySide("messages", PLACES, self._claimed, self._delivered, timer)
        self.late = SideBySide("late messages", PLACES_OF_LATE, self._claimed_late, self._delivered, timer)
        self._awaited: dict[tuple[int, int], list[asyncio.Event]] = {}
        self._presence = house.database.presence
        self._presence.heard[ARRIVED] = self._heard

    @contextmanager
    def welcome(self, table_id: int, person_id: int) -> Iterator[asyncio.Event]:
        """An event that is set once the first message to that person at that table has arrived or failed."""
        event = asyncio.Event()
        waiting = self._awaited.setdefault((table_id, person_id), [])
        waiting.append(event)
        try:
            yield event
        finally:
            waiting.remove(event)
            if not waiting:
                del self._awaited[table_id, person_id]

    async def _claimed(self, limit: int) -> tuple[Row, ...]:
        return await self._outbox.claim(limit)

    async def _claimed_late(self, limit: int) -> tuple[Row, ...]:
        return await self._outbox.claim(limit, least=LATE)

    async def _delivered(self, row: Row) -> None:
        """Send one row and note how that ended. A row that cannot be noted comes again, and is looked up first."""
        work_on(f"o:{row.id}")
        try:
            try:
                delivered = await self._messages.sent(row)
            except Exception as error:
                await self._failures.noted(row, error)
            else:
                await self._messages.noted(row, delivered)
                _arrived(row, self._clock())
        finally:
            self._outbox.dropped(row.id)
            if row.kind == JOINED:
                self._welcomed(row.table_id, row.lane[1])
                self._presence.ring(ARRIVED, f"{row.table_id} {row.lane[1]}")

    def _welcomed(self, table_id: int, person_id: int) -> None:
        for event in self._awaited.get((table_id, person_id), ()):
            event.set()

    def _heard(self, words: str) -> None:
        """Another process has sent the first message to somebody."""
        table, _, person = words.partition(" ")
        self._welcomed(int(table), int(person))


def _arrived(row: Row, now: datetime) -> None:
    """Count a message that was sent, or that nobody needed any more."""
    due = row.created_at if row.attempts > 1 else max(row.created_at, row.not_before)
    DELIVERY_SECONDS.labels(row.lane[0]).observe(max(0.0, (now - due).total_seconds()))
    MESSAGES.labels("sent").inc()
