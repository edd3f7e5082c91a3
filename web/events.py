"""Tells open pages that what they show has changed: each only of what its own reader may see.

An event holds nothing, and comes only when the reader's own page has become another one: what others do in secret moves
nobody's page, not even by the moment at which something comes.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import msgspec

from db.connection.presence import Presence
from host.people.page_sessions import PageSession
from host.table.access import Tables
from web.page import Looking, Pages

CHANGED = "page"  # the bell of a table at which something has changed
STILL_HERE = 25.0  # seconds without an event after which a stream says that it is there: proxies end silent ones
GATHERED = 0.05  # seconds in which changes become one event
MOST_STREAMS = 4  # of a person at a table; the oldest ends
MOST_IN_ALL = 20_000


class Streams:
    """The open pages of a process, by table."""

    def __init__(self, tables: Tables, presence: Presence) -> None:
        self._rung: dict[int, dict[asyncio.Event, int]] = {}
        self._of_person: Counter[tuple[int, int]] = Counter()
        self._presence = presence
        self.closing = asyncio.Event()
        tables.changed.append(self.changed)
        presence.heard[CHANGED] = self._heard

    @property
    def count(self) -> int:
        """How many pages are open."""
        return sum(map(len, self._rung.values()))

    def changed(self, table_id: int) -> None:
        """Something may have changed at a table: wakes its open pages, those of other processes too."""
        self._wake(table_id)
        self._presence.ring(CHANGED, str(table_id))

    def _heard(self, words: str) -> None:
        if words.isdecimal():
            self._wake(int(words))

    def _wake(self, table_id: int) -> None:
        for event in self._rung.get(table_id, ()):
            event.set()

    def close(self) -> None:
        """Ends all streams."""
        self.closing.set()
        for table_id in self._rung:
            self._wake(table_id)

    @contextmanager
    def _listening(self, session: PageSession) -> Iterator[asyncio.Event]:
        event = asyncio.Event()
        here = self._rung.setdefault(session.table_id, {})
        here[event] = session.person_id
        theirs = [each for each, person_id in here.items() if person_id == session.person_id]
        for oldest in theirs[:-MOST_STREAMS]:
            del here[oldest]
            oldest.set()
        try:
            yield event
        finally:
            here.pop(event, None)
            if not here:
                self._rung.pop(session.table_id, None)

    def _ended(self, session: PageSession, event: asyncio.Event) -> bool:
        return self.closing.is_set() or event not in self._rung.get(session.table_id, {})

    async def of(self, session: PageSession, pages: Pages, since: int) -> AsyncIterator[bool]:
        """A sign for each change of that person's page: True; False where it is only to be said that all is well.

        It ends when the process stops, and when they have opened the page often since.
        """
        with self._listening(session) as event:
            before = await _digest(session, pages, since)
            while not self._ended(session, event):
                try:
                    await asyncio.wait_for(event.wait(), STILL_HERE)
                except TimeoutError:
                    yield False
                    continue
                if self._ended(session, event):
                    return
                await asyncio.sleep(GATHERED)
                event.clear()
                now = await _digest(session, pages, since)
                if now != before:
                    before = now
                    yield True


async def _digest(session: PageSession, pages: Pages, since: int) -> bytes:
    """A few bytes that change whenever the page does, drafts that it does not show just now included."""
    parts = await pages.parts(session, Looking(since=since), looked=False)
    return hashlib.blake2b(msgspec.json.encode((parts.digests, parts.drafts), order="sorted"), digest_size=12).digest()
