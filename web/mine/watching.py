"""Tells open lists of tables that they have become others: each only of what its own reader may see.

As with pages of tables (`web.events`) an event holds nothing, and comes only when the list itself is another one.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextvars import Context

from msgspec import Struct

from db.trouble import Trouble
from host.house import House
from web.events import GATHERED, MOST_STREAMS, STILL_HERE, Sign, Streams


class Drawn(Struct, frozen=True):
    """A list as it stands. `tables`: that it shows; `servers`: whose lobbies it shows."""

    digest: str
    tables: frozenset[int]
    servers: frozenset[int]


class _OpenList:
    """An open list. `drawn`: as it was drawn last, None as long as it was not."""

    def __init__(self, person_id: int) -> None:
        self.person_id = person_id
        self.drawn: Drawn | None = None
        self.doubted = self.over = False
        self.woken = asyncio.Event()


class OpenLists:
    """The open lists of a process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._open: list[_OpenList] = []
        self._looking: set[int] = set()  # tables that are new to some list
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self, streams: Streams) -> None:
        """From now on they are told of changes that `streams` hears of."""
        streams.on_change.append(self._changed)
        streams.on_doubt.append(self._doubt)

    @property
    def count(self) -> int:
        """How many are open."""
        return len(self._open)

    def close(self) -> None:
        """Ends all."""
        for each in self._open:
            each.over = True
            each.woken.set()

    def _doubt(self, person_id: int) -> None:
        for each in self._open:
            if each.person_id == person_id:
                each.doubted = True
                each.woken.set()

    def _changed(self, table_id: int, person_id: int | None) -> None:
        new_to_some = False
        for each in self._open:
            if person_id not in (None, each.person_id):
                continue
            if each.drawn is None or table_id in each.drawn.tables:
                each.woken.set()
            else:
                new_to_some = True
        if new_to_some and table_id not in self._looking:
            self._looking.add(table_id)
            task = asyncio.get_running_loop().create_task(
                self._look(table_id), name="a table is looked at for lists", context=Context()
            )
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look(self, table_id: int) -> None:
        """Wakes the lists to which a table has come: its reader sits there now, or a lobby is open where they play."""
        try:
            await asyncio.sleep(GATHERED)
            self._looking.discard(table_id)
            table = await self._house.lookups.table(table_id)
        except (Trouble, OSError):
            return  # the list asks again within a minute
        finally:
            self._looking.discard(table_id)
        for each in self._open:
            around = each.drawn is not None and table.place.server_id in each.drawn.servers
            if table.card(each.person_id) is not None or (table.status == "lobby" and around):
                each.woken.set()

    async def of(self, person_id: int, draw: Callable[[], Awaitable[Drawn]]) -> AsyncIterator[Sign]:
        """Yields a sign for each change of that person's list, and now and then that the line works.

        Whoever sends signs on looks before each whether that person is still signed in. `draw`: the list as it is now.
        """
        own = _OpenList(person_id)
        self._open.append(own)
        for oldest in [each for each in self._open if each.person_id == person_id][:-MOST_STREAMS]:
            oldest.over = True
            oldest.woken.set()
        try:
            own.drawn = await draw()
            yield Sign.CHANGED  # what the page was sent may be older
            while not own.over:
                try:
                    await asyncio.wait_for(own.woken.wait(), STILL_HERE)
                except TimeoutError:
                    yield Sign.HERE
                    continue
                await asyncio.sleep(GATHERED)
                own.woken.clear()
                if own.over:
                    break
                if own.doubted:
                    own.doubted = False
                    yield Sign.HERE
                before, own.drawn = own.drawn, await draw()
                if own.drawn.digest != before.digest:
                    yield Sign.CHANGED
        finally:
            self._open.remove(own)
