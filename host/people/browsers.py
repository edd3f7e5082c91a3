"""Browsers that are signed in to all tables of a person, by a link from Discord or because Discord says who they are.

Such a browser opens the page of a table like one that a link to that table has let in (`PageSessions`), with one cookie
for all of them. Whether it may is looked at for each table: whoever sits there may, and whoever sees its channel.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime

from msgspec import Struct

from db.connection.statements import Connection
from db.people import browsers
from db.trouble import Trouble
from host.people.page_sessions import (
    LINK_LASTS,
    LONGEST_TOKEN,
    MOST_LINKS,
    MOST_SESSIONS,
    SESSION_LASTS,
    UNSEEN_LASTS,
    PageSession,
    PageSessions,
    hash_token,
    new_token,
)
from host.table.access import Tables
from host.table.stored_table import check_id
from host.values import Place

PERSON_LINK_OVER = "person-link-over"  # it was used, or is older than five minutes

NameThere = Callable[[Place, int], Awaitable[str | None]]
"""Says what a person is called on the server of a place if they see its channel now, "" if they do not see it.

None where nobody can say.
"""


class SignedIn(Struct, frozen=True):
    """A browser that is signed in to all tables of a person, since then."""

    person_id: int
    since: datetime


async def unknown_there(_: Place, __: int) -> str | None:
    """The answer of a house that has no Discord."""
    return None


class Browsers:
    """Signs browsers in and out. `sessions`: tells whoever must know that a browser was let out."""

    def __init__(self, tables: Tables, sessions: PageSessions) -> None:
        self._tables = tables
        self._sessions = sessions

    async def link(self, person_id: int) -> str:
        """What a link holds that signs one browser in to all tables of that person: good once, for five minutes."""
        check_id(person_id)
        token, now = new_token(self._tables.entropy), self._tables.clock()
        person = {"person": person_id}

        async def work(connection: Connection) -> None:
            await connection.execute(browsers.DROP_PERSON_LINKS, {**person, "now": now, "keep": MOST_LINKS - 1})
            await connection.execute(
                browsers.ADD_PERSON_LINK, {**person, "token": hash_token(token), "until": now + LINK_LASTS}
            )

        await self._tables.database.run(work)
        return token

    async def open(self, token: str, instead: str = "") -> str:
        """Signs the browser in that brings what a link holds, and returns what its cookie is to hold.

        `instead`: what the cookie held that it has already. Raises Trouble `person-link-over`.
        """
        now, cookie = self._tables.clock(), new_token(self._tables.entropy)

        async def work(connection: Connection) -> int:
            rows = (await connection.execute(browsers.USE_PERSON_LINK, {"token": hash_token(token)})).all()
            if not rows or not now < rows[0].until <= now + LINK_LASTS:  # over, or of a clock that was put back
                raise Trouble(PERSON_LINK_OVER)
            await _sign_in(connection, int(rows[0].person_id), cookie, now)
            return int(rows[0].person_id)

        self._sessions.tell_ended(await self._tables.database.run(work))  # perhaps the oldest
        await self.end(instead)
        return cookie

    async def open_for(self, person_id: int, instead: str = "") -> str:
        """Signs the browser in of a person who is known to be there; what its cookie is to hold."""
        check_id(person_id)
        now, cookie = self._tables.clock(), new_token(self._tables.entropy)

        async def work(connection: Connection) -> None:
            await _sign_in(connection, person_id, cookie, now)

        await self._tables.database.run(work)
        self._sessions.tell_ended(person_id)  # perhaps the oldest
        await self.end(instead)
        return cookie

    async def of_cookie(self, cookie: str) -> SignedIn | None:
        """Who is signed in there, None if nobody is: it never was, was signed out, or is over after 30 days."""
        if not 0 < len(cookie) <= LONGEST_TOKEN:
            return None
        for row in await self._tables.database.fetch(browsers.FIND_BROWSER, {"token": hash_token(cookie)}):
            if row.since > self._tables.clock() - SESSION_LASTS:
                return SignedIn(row.person_id, row.since)
            await self.end(cookie)
        return None

    async def enter(self, table_id: int, cookie: str, name_there: NameThere) -> PageSession | None:
        """Opens the page of a table in a browser that is signed in; None if its person may not read it.

        Whoever sits there may, and whoever sees its channel, as Discord says now or has said in the last six hours.
        """
        check_id(table_id)
        signed_in = await self.of_cookie(cookie)
        if signed_in is None:
            return None
        person_id, now = signed_in.person_id, self._tables.clock()
        rows = await self._tables.database.fetch(browsers.RIGHT_AT_TABLE, {"table": table_id, "person": person_id})
        if not rows:
            return None
        right = rows[0]
        looked_at = None
        if not right.sits:
            looked_at = right.seen_at
            if looked_at is None or looked_at <= now - UNSEEN_LASTS:
                if not await name_there(Place(right.server_id, right.channel_id), person_id):
                    return None
                looked_at = now
        values = {"table": table_id, "token": hash_token(cookie), "seated": right.sits, "looked_at": looked_at}

        async def work(connection: Connection) -> bool:
            return bool((await connection.execute(browsers.ENTER_TABLE, values)).all())

        if not await self._tables.database.run(work):
            return None
        return PageSession(table_id, person_id, signed_in.since)

    async def end(self, cookie: str) -> None:
        """Signs one browser out of all tables."""
        if not cookie:
            return

        async def work(connection: Connection) -> list[int]:
            return await _end(connection, [hash_token(cookie)])

        for person_id in await self._tables.database.run(work):
            self._sessions.tell_ended(person_id)


async def _sign_in(connection: Connection, person_id: int, cookie: str, now: datetime) -> None:
    """Stores another browser; the oldest of too many ends."""
    of = {"person": person_id}
    rows = await connection.execute(browsers.OLD_BROWSERS, {**of, "keep": MOST_SESSIONS - 1})
    if old := [row.token for row in rows]:
        await _end(connection, old)
    await connection.execute(browsers.ADD_BROWSER, {**of, "token": hash_token(cookie), "since": now})


async def _end(connection: Connection, tokens: list[bytes]) -> list[int]:
    """Ends browsers with all tables they have open; whose they were."""
    signed_in, pages = browsers.END_BROWSERS
    whose = [int(row.person_id) for row in await connection.execute(signed_in, {"tokens": tokens})]
    await connection.execute(pages, {"tokens": tokens})
    return whose
