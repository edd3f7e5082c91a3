"""A queue for each busy table, taken before a connection is, so that a busy table never empties the pool."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Queues:
    """First come, first served, per table; nothing is kept for a table nobody waits at."""

    def __init__(self) -> None:
        self._locks: dict[int, asyncio.Lock] = {}
        self._interest: dict[int, int] = {}

    @asynccontextmanager
    async def turn(self, table_id: int) -> AsyncIterator[None]:
        """Wait for one's turn at that table."""
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
        """How many tables are busy."""
        return len(self._locks)
