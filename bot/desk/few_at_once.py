"""Lets few presses be worked on at a time, first come, first served.

Were all of them begun at once, each would wait for all others at every step, and a seal, which takes the most steps,
longest of all. Begun one after the other, all wait about as long (docs/reliability.md has figures).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

PLACES = 8  # as many as there are connections to the database
LONG = 0.5  # seconds, after which a press that waits for something else (a locked table, a thinker) is not counted


class FewAtOnce:
    """Places for work that is quick; what takes `long` seconds gives its place to the next and goes on without one."""

    def __init__(self, places: int = PLACES, long: float = LONG) -> None:
        self._places = asyncio.Semaphore(places)
        self._long = long

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Wait for a place, and keep it until the block ends or has taken long."""
        await self._places.acquire()
        kept = True

        def leave() -> None:
            nonlocal kept
            if kept:
                kept = False
                self._places.release()

        timer = asyncio.get_running_loop().call_later(self._long, leave)
        try:
            yield
        finally:
            timer.cancel()
            leave()
