"""Looks after those who read the page of a table at which they do not sit: as long as they see its channel.

Whether somebody sees it only Discord knows, so it is asked about each of them once an hour, and sooner where a channel
or a role has changed. Whom nobody could ask about for six hours reads on no longer (`PageSessions.of_cookies`).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from db.connection.statements import Connection, Statement
from db.tables import fixes
from host.people.page_sessions import LOOKED_EVERY, SESSION_LASTS, PageSessions
from host.table.access import Tables

_ONLOOKS = "NOT EXISTS (SELECT 1 FROM seats c WHERE c.table_id = s.table_id AND c.person_id = s.person_id)"
# In no order: some whom Discord does not tell about must not keep the others waiting.
_DUE = Statement(
    "SELECT s.table_id, s.person_id, t.server_id, t.channel_id"  # noqa: S608  constants only
    " FROM page_sessions s JOIN tables t ON t.id = s.table_id"
    " WHERE COALESCE(s.looked_at, s.since) <= :before AND s.since > :begun"
    " AND (t.server_id >> 22) % CAST(:count AS integer) = ANY (CAST(:shards AS integer[]))"
    f" AND {_ONLOOKS} GROUP BY 1, 2, 3, 4 ORDER BY random() LIMIT :limit"
)
_SEEN = Statement("UPDATE page_sessions SET looked_at = :now WHERE table_id = :table AND person_id = :person")
_DOUBT = Statement(
    "UPDATE page_sessions s SET looked_at = :before FROM tables t WHERE t.id = s.table_id AND t.server_id = :server"
    " AND (t.channel_id = :channel OR :channel = 0) AND COALESCE(s.looked_at, s.since) > :before"
)
_ENDED = (
    *(
        Statement(
            f"DELETE FROM {rows} s USING tables t WHERE t.id = s.table_id AND (t.id = :table OR :table = 0)"  # noqa: S608
            " AND (t.server_id = :server OR :server = 0) AND (t.channel_id = :channel OR :channel = 0)"
            f" AND (s.person_id = :person OR :person = 0) AND {_ONLOOKS}"
            " RETURNING s.person_id, t.id AS table_id, t.status"
        )
        for rows in ("page_links", "page_sessions")
    ),
)
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
        """Some of whom it was not known within the last hour that they see the channel, of this process's servers."""
        now, shards = self._tables.clock(), self._tables.database.presence.shards
        values = {"before": now - LOOKED_EVERY, "begun": now - SESSION_LASTS, "limit": limit}
        values |= {"count": shards.count, "shards": list(shards.numbers)}
        rows = await self._tables.database.fetch(_DUE, values)
        return tuple(Onlooker(row.table_id, row.person_id, row.server_id, row.channel_id) for row in rows)

    async def seen(self, table_id: int, person_id: int) -> None:
        """That person sees the channel of the table now."""
        values = {"table": table_id, "person": person_id, "now": self._tables.clock()}
        await self._tables.database.write(_SEEN, values)

    async def doubt(self, server_id: int, channel_id: int = _ANY) -> None:
        """Has those of that channel, or of the whole server, looked at again at once."""
        before = self._tables.clock() - LOOKED_EVERY
        await self._tables.database.write(_DOUBT, {"server": server_id, "channel": channel_id, "before": before})

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

        Returns how many pages there were.
        """
        values = {"table": table_id, "person": person_id, "server": server_id, "channel": _ANY}
        return await self._end(values, by)

    async def _end(self, values: dict[str, int], by: int | None = None) -> int:
        now = self._tables.clock()

        async def work(connection: Connection) -> tuple[list[Any], list[Any]]:
            links, pages = [await connection.execute(statement, values) for statement in _ENDED]
            played = {row.table_id for row in (*links, *pages) if row.status == "playing"}
            for table in sorted(played) if by is not None else ():
                await fixes.queue_message(connection, table, ("thread", table), PAGES_CLOSED, {"by": by}, now)
            return list(links), list(pages)

        _, ended = await self._tables.database.run(work)
        for person in {row.person_id for row in ended}:
            self._sessions.tell_ended(person)
        if by is not None:
            self._tables.wake.set()
        return len(ended)
