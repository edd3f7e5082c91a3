"""Gives turns at a few places, first come, first served; what somebody waits for and other work take turns."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
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
        """Wait for a place. `click`: somebody waits for what is done there."""
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
        """Give the place to whoever is next."""
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
