"""Whether the sessions of open pages last: all that ask at once are answered by one look at the database."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from host.people.page_sessions import PageSessions


class Lasting:
    """Asks for many open pages at once: when something happens at a table, each of them asks before it is told."""

    def __init__(self, sessions: PageSessions) -> None:
        self._sessions = sessions
        self._asked: set[tuple[int, str]] = set()
        self._next: asyncio.Task[Collection[tuple[int, str]]] | None = None

    async def lasts(self, table_id: int, cookie: str) -> bool:
        """Whether that browser may still see the page. Raises Trouble `database-away`."""
        self._asked.add((table_id, cookie))
        if self._next is None:
            self._next = asyncio.create_task(self._look(), name="sessions of pages are looked up")
        return (table_id, cookie) in await asyncio.shield(self._next)  # who goes meanwhile takes no others along

    async def _look(self) -> Collection[tuple[int, str]]:
        asked, self._asked, self._next = self._asked, set(), None
        return await self._sessions.of_cookies(asked)
