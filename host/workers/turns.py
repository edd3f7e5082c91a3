"""Turns at something of which there is little: they go round between people, and only so many may wait.

Nobody can fill the line: each has a few orders under way at most, everybody together a few more, and whoever waits
for the third of one person stands behind one of each other person, not behind all of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from contextlib import asynccontextmanager, suppress
from typing import Any, Generic, TypeVar

from msgspec import Struct

from db.trouble import Trouble

OWN_UNDER_WAY = "own-under-way"  # as many as one person may have
TOO_MANY_WAIT = "too-many-wait"
OVERTAXED = frozenset({OWN_UNDER_WAY, TOO_MANY_WAIT})
"""Codes that refuse for want of room: the same may be asked again later."""

TOKEN = 900.0  # seconds in which Discord takes an answer

T = TypeVar("T")


class Bound(Struct, frozen=True):
    """How much may be under way. `own`: orders of one person, waiting or at work; `waiting`: of all who wait.

    `patience`: seconds after which an order is dropped that has not begun, as nobody can be given it any more.
    """

    own: int
    waiting: int
    patience: float = TOKEN


def of_person(person_id: int) -> str:
    """Whose turns those of a person are."""
    return f"person {person_id}"


def turns_of_table(table_id: int) -> str:
    """Whose turns those are that all at a table share."""
    return f"table {table_id}"


class Turns:
    """Turns of which `room` are taken at the same time, within a bound."""

    def __init__(self, room: int, bound: Bound) -> None:
        self._free = room
        self._bound = bound
        self._lines: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()  # who is next stands first
        self._under_way: Counter[Hashable] = Counter()

    @property
    def under_way(self) -> int:
        """How many orders wait or are at work."""
        return self._under_way.total()

    @property
    def waiting(self) -> int:
        """How many orders wait."""
        return sum(len(line) for line in self._lines.values())

    @asynccontextmanager
    async def turn(self, whose: Hashable) -> AsyncIterator[None]:
        """A turn of `whose`, as soon as it comes. Who is cancelled leaves the line.

        Raises Trouble `own-under-way`, `too-many-wait` at once.
        """
        if self._under_way[whose] >= self._bound.own:
            raise Trouble(OWN_UNDER_WAY)
        if not self._free and self.waiting >= self._bound.waiting:
            raise Trouble(TOO_MANY_WAIT)
        self._under_way[whose] += 1
        try:
            await self._come(whose)
            try:
                yield
            finally:
                self._go()
        finally:
            self._under_way[whose] -= 1
            self._under_way += Counter()  # forgets those who have none

    async def _come(self, whose: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._leave(whose, called)
            else:  # it was their turn in the same moment
                self._go()
            raise

    def _leave(self, whose: Hashable, called: asyncio.Future[None]) -> None:
        line = self._lines.get(whose, deque())
        with suppress(ValueError):  # not there any more: it was passed over
            line.remove(called)
        if not line:
            self._lines.pop(whose, None)

    def _go(self) -> None:
        """Calls whoever is next: the first in the line of the person who has not been called for longest."""
        while self._lines:
            whose, line = next(iter(self._lines.items()))
            called = line.popleft()
            if line:
                self._lines.move_to_end(whose)
            else:
                del self._lines[whose]
            if not called.done():
                called.set_result(None)
                return
        self._free += 1


class _Shared(Generic[T]):
    """Work under way. `asking`: how many wait for it."""

    def __init__(self, task: asyncio.Task[T]) -> None:
        self.task = task
        self.asking = 0


class Common(Generic[T]):
    """Equal orders under way are one: all who ask for the same get the same, and it ends when nobody asks any more."""

    def __init__(self) -> None:
        self._shared: dict[Hashable, _Shared[T]] = {}

    async def of(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of `work`, or of that under way for the same key. Raises what it raises."""
        shared = self._shared.get(key)
        if shared is None:
            shared = self._shared[key] = _Shared(asyncio.create_task(self._done(key, work)))
        shared.asking += 1
        try:
            return await asyncio.shield(shared.task)
        finally:
            shared.asking -= 1
            if not shared.asking and not shared.task.done():
                if self._shared.get(key) is shared:  # who asks from now on begins anew
                    del self._shared[key]
                shared.task.cancel()

    async def close(self) -> None:
        """Ends all that is under way."""
        tasks = [shared.task for shared in self._shared.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _done(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        try:
            return await work()
        finally:
            shared = self._shared.get(key)
            if shared is not None and shared.task is asyncio.current_task():
                del self._shared[key]
