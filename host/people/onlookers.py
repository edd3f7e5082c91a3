"""Looks after those who read the page of a table at which they do not sit: as long as they see its channel.

Whether somebody sees it only Discord knows, so it is asked about each of them once an hour, and sooner where a channel
or a role has changed. Whom nobody could ask about for six hours reads on no longer (`PageSessions.of_cookies`).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from db.connection.statements import Connection
from db.people import pages
from db.tables import fixes
from host.people.page_sessions import LOOKED_EVERY, SESSION_LASTS, PageSessions
from host.table.access import Tables

PAGES_CLOSED = "pages-closed"  # the kind of the message that tells a table so
_ANY = 0  # no id of a table, a person, a server or a channel


class Onlooker(Struct, frozen=True):
    """Somebody who reads the page of a table without sitting there."""

    table_id: int
    person_id: int
    server_id: int
    channel_id: int


class Onlookers:
    """The onlookers of all pages."""

    def __init__(self, tables: Tables, sessions: PageSessions) -> None:
        self._tables = tables
        self._sessions = sessions

    async def due(self, limit: int) -> tuple[Onlooker, ...]:
        """Some of whom it was not known within the last hour that they see the channel."""
        now = self._tables.clock()
        values = {"before": now - LOOKED_EVERY, "begun": now - SESSION_LASTS, "limit": limit}
        rows = await self._tables.database.fetch(pages.DUE_ONLOOKERS, values)
        return tuple(Onlooker(row.table_id, row.person_id, row.server_id, row.channel_id) for row in rows)

    async def seen(self, table_id: int, person_id: int) -> None:
        """That person sees the channel of the table now."""
        values = {"table": table_id, "person": person_id, "now": self._tables.clock()}
        await self._tables.database.write(pages.SAW_ONLOOKER, values)

    async def doubt(self, server_id: int, channel_id: int = _ANY) -> None:
        """Has those of that channel, or of the whole server, looked at again at once."""
        before = self._tables.clock() - LOOKED_EVERY
        await self._tables.database.write(
            pages.DOUBT_ONLOOKERS, {"server": server_id, "channel": channel_id, "before": before}
        )

    async def end(
        self, *, table_id: int = _ANY, person_id: int = _ANY, server_id: int = _ANY, channel_id: int = _ANY
    ) -> int:
        """Ends the pages of onlookers, of all to whom whatever is given applies, and returns how many there were.

        Pages that are open say so at once; links that were not used yet open nothing.
        """
        if table_id == person_id == server_id == channel_id:
            raise ValueError("whose pages?")
        values = {"table": table_id, "person": person_id, "server": server_id, "channel": channel_id}
        return await self._end(values)

    async def close(self, server_id: int, by: int, *, table_id: int = _ANY, person_id: int = _ANY) -> int:
        """Ends those pages for the moderator `by`, and tells each game under way that lost one, once, but never whose.

        Tables that whoever has their address could read are read so no longer, unless one person is meant.
        Returns how many pages there were.
        """
        values = {"table": table_id, "person": person_id, "server": server_id, "channel": _ANY}
        return await self._end(values, by)

    async def _end(self, values: dict[str, int], by: int | None = None) -> int:
        now = self._tables.clock()

        async def work(connection: Connection) -> list[Any]:
            links = await connection.execute(pages.END_ONLOOKERS_LINKS, values)
            sessions = await connection.execute(pages.END_ONLOOKERS_SESSIONS, values)
            watched = []
            if by is not None and values["person"] == _ANY:  # no page without signing in, either
                watched = (await connection.execute(pages.END_WATCHING, values)).all()
            played = {row.table_id for row in (*links, *sessions, *watched) if row.status == "playing"}
            for table in sorted(played) if by is not None else ():
                await fixes.queue_message(connection, table, ("thread", table), PAGES_CLOSED, {"by": by}, now)
            return sessions

        ended = await self._tables.database.run(work)
        for person in {row.person_id for row in ended}:
            self._sessions.tell_ended(person)
        if by is not None:
            self._tables.wake.set()
        return len(ended)
