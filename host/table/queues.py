"""Queues work at a busy table before it takes a connection, so that a busy table never empties the pool."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Queues:
    """A queue for each busy table, first come, first served. Nothing is kept for a table that is not busy."""

    def __init__(self) -> None:
        self._locks: dict[int, asyncio.Lock] = {}
        self._interest: dict[int, int] = {}

    @asynccontextmanager
    async def turn(self, table_id: int) -> AsyncIterator[None]:
        """Wait for a turn at the table, and keep it until the block ends."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        self._interest[table_id] = self._interest.get(table_id, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._interest[table_id] -= 1
            if not self._interest[table_id]:
                del self._interest[table_id], self._locks[table_id]

    def __len__(self) -> int:
        """The number of busy tables."""
        return len(self._locks)
