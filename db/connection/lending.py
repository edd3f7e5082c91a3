"""Lends connections to a database, each to one piece of work at a time: first come, first served, and in turns.

asyncpg's own pool makes a task and a timer of every return of a connection, which was a twentieth of a click.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

from db.connection.statements import BROKEN_CONNECTION


class ConnectionTurns:
    """Turns at `places` places. Other work leaves a quarter of them to clicks."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._others = places - places // 4  # places that other work may still take
        self._clicks: deque[asyncio.Future[None]] = deque()
        self._rest: deque[asyncio.Future[None]] = deque()
        self._passed = False  # a click went before other work that waits

    def free(self, *, click: bool) -> bool:
        """Whether whoever comes now need not wait."""
        return self._free > 0 and (click or self._others > 0)

    async def take(self, *, click: bool) -> None:
        """Waits for a place. `click`: somebody waits for what is done there."""
        queue = self._clicks if click else self._rest
        mine = asyncio.get_running_loop().create_future()
        queue.append(mine)
        self._give()
        if mine.done():
            return
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was given in the same moment
                self.leave(click=click)
            raise

    def leave(self, *, click: bool) -> None:
        """Gives the place to whoever is next."""
        self._free += 1
        if not click:
            self._others += 1
        self._give()

    def _give(self) -> None:
        while self._free:
            for queue in (self._clicks, self._rest):
                while queue and queue[0].cancelled():
                    queue.popleft()
            rest = self._rest if self._others else ()
            if rest and (self._passed or not self._clicks):
                next_, self._passed = self._rest.popleft(), False
                self._others -= 1
            elif self._clicks:
                next_, self._passed = self._clicks.popleft(), bool(rest)
            else:
                return
            self._free -= 1
            next_.set_result(None)


T = TypeVar("T")


class Lending:
    """At most `most` connections, opened by `opened` when none is free. The one that came back last is lent first."""

    def __init__(self, opened: Callable[[], Awaitable[Any]], most: int) -> None:
        self.most = most
        self._opened = opened
        self._turns = ConnectionTurns(most)
        self._open: set[Any] = set()  # all but those that are to end when they come back
        self._idle: list[Any] = []
        self._closing = False

    @property
    def idle(self) -> int:
        """The number of connections that are open and free."""
        return len(self._idle)

    @property
    def busy(self) -> int:
        """The number of connections that are lent."""
        return len(self._open) - len(self._idle)

    async def lent(self, work: Callable[[Any], Awaitable[T]], patience: float, *, click: bool = False) -> T:
        """Does `work` with a connection. Waits `patience` seconds for one where all are lent. Raises TimeoutError.

        `click`: somebody waits for it, as for the answer to a click.
        Raises what asyncpg raises where the server cannot be reached, and InterfaceError once all are closed.
        """
        if self._turns.free(click=click):  # without a need for it the time-out would be a timer for every click
            await self._turns.take(click=click)
        else:
            async with asyncio.timeout(patience):
                await self._turns.take(click=click)
        connection, sound = None, False
        try:
            connection = self._free() or await self._new()
            done = await work(connection)
            sound = True
            return done
        except (asyncio.CancelledError, OSError, *BROKEN_CONNECTION):
            raise  # a statement may still be under way
        except BaseException:
            sound = True
            raise
        finally:
            if connection is not None:
                self._take_back(connection, sound=sound)
            self._turns.leave(click=click)

    def forget(self) -> None:
        """Ends all connections, those that are lent when they come back: the server they lead to is gone."""
        for connection in self._idle:
            connection.terminate()
        self._idle.clear()
        self._open.clear()

    async def close(self, patience: float) -> None:
        """Ends all connections. Those that are lent come back first, or are ended after `patience` seconds."""
        self._closing = True
        try:
            async with asyncio.timeout(patience):
                for _ in range(self.most):
                    await self._turns.take(click=True)
                for connection in self._idle:
                    await connection.close()
        except TimeoutError:
            pass
        self.terminate()

    def terminate(self) -> None:
        """Ends all connections now, whatever they are used for."""
        self._closing = True
        for connection in self._open:
            connection.terminate()
        self._open.clear()
        self._idle.clear()

    @property
    def closed(self) -> bool:
        """Whether nothing is lent any more."""
        return self._closing

    def _take_back(self, connection: Any, *, sound: bool) -> None:
        """Keeps a connection for the next, or ends it where it is not as it was before."""
        sound = sound and connection in self._open and not (connection.is_closed() or connection.is_in_transaction())
        if sound and not self._closing:
            self._idle.append(connection)
        else:
            self._open.discard(connection)
            connection.terminate()

    def _free(self) -> Any:
        """A connection that is open and free, None without one."""
        while self._idle and not self._closing:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
            self._open.discard(connection)
        return None

    async def _new(self) -> Any:
        if self._closing:
            raise asyncpg.InterfaceError("all connections are closed")
        connection = await self._opened()
        if self._closing:
            connection.terminate()
            raise asyncpg.InterfaceError("all connections are closed")
        self._open.add(connection)
        return connection
