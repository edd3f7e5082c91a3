"""Who may see the page of a table: links that are good once, presses, and the browsers that they have opened it in.

What a link or a cookie holds is stored as its hash alone: whoever reads the database can open no page with it.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection
from datetime import datetime, timedelta

from msgspec import Struct

from db.connection.statements import Connection
from db.people import browsers, pages
from db.trouble import Trouble
from host.table.access import Tables
from host.table.stored_table import check_id

PAGE_LINK_OVER = "page-link-over"  # it was used, or is older than five minutes
NO_PRESS = "activity-no-press"  # they pressed *Table page* nowhere in the last minute
LINK_LASTS = timedelta(minutes=5)
PRESS_LASTS = timedelta(minutes=1)  # until the page that it launched in Discord must have asked for it
SESSION_LASTS = timedelta(days=30)
LOOKED_EVERY = timedelta(hours=1)  # how often an onlooker is looked for, who may see the channel no longer
UNSEEN_LASTS = timedelta(hours=6)  # until the page of an onlooker ends of whom Discord has said nothing
MOST_LINKS = 3  # of a person at a table that wait to be used; a new one ends the oldest
MOST_SESSIONS = 5  # browsers of a person at a table; another one ends the oldest
_TOKEN_BYTES = 24
LONGEST_TOKEN = 64  # characters of what somebody sends as one


class PageSession(Struct, frozen=True):
    """A browser in which somebody has opened the page of a table, since then."""

    table_id: int
    person_id: int
    since: datetime


class PageSessions:
    """Gives out links to pages, and knows the browsers that were let in.

    `went` is called with table and person once somebody has pressed *Table page* in Discord, `ended` with the person
    once some of their browsers may have been let out.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.went: list[Callable[[int, int], object]] = []
        self.ended: list[Callable[[int], object]] = []

    async def link(self, table_id: int, person_id: int) -> str:
        """What a link to that page for that person holds: good once, for five minutes.

        Raises Trouble `no-such-table`.
        """
        check_id(table_id)
        token, now = self._token(), self._tables.clock()

        async def work(connection: Connection) -> None:
            of = {"table": table_id, "person": person_id}
            earlier = {**of, "press": _pressed(person_id), "now": now, "keep": MOST_LINKS - 1}
            await connection.execute(pages.DROP_LINKS, earlier)
            await connection.execute(pages.ADD_LINK, {**of, "token": hash_token(token), "until": now + LINK_LASTS})

        await self._tables.read(table_id)  # there is one
        await self._tables.database.run(work)
        return token

    async def open(self, table_id: int, token: str) -> str:
        """Lets the browser in that brings what a link holds, and returns what its cookie is to hold.

        Raises Trouble `page-link-over`, `no-such-table`.
        """
        check_id(table_id)
        cookie, now = self._token(), self._tables.clock()

        async def work(connection: Connection) -> int:
            rows = await connection.execute(pages.USE_LINK, {"table": table_id, "token": hash_token(token)})
            if not rows or not now < rows[0].until <= now + LINK_LASTS:  # over, or of a clock that was put back
                raise Trouble(PAGE_LINK_OVER)
            await _let_in(connection, table_id, rows[0].person_id, cookie, now)
            return int(rows[0].person_id)

        self.tell_ended(await self._tables.database.run(work))  # perhaps the oldest
        return cookie

    async def press(self, table_id: int, person_id: int) -> None:
        """Notes for a minute that this person has pressed *Table page* there, and nowhere else any more.

        Raises Trouble `no-such-table`.
        """
        check_id(table_id)
        press = {"table": table_id, "person": person_id, "press": _pressed(person_id)}
        until = self._tables.clock() + PRESS_LASTS

        async def work(connection: Connection) -> None:
            await connection.execute(pages.DROP_PRESSES_ELSEWHERE, press)
            await connection.execute(pages.NOTE_PRESS, {**press, "until": until})

        await self._tables.read(table_id)  # there is one
        await self._tables.database.run(work)
        for call in self.went:
            call(table_id, person_id)

    async def pressed(self, person_id: int) -> int:
        """The table where they have pressed *Table page* in the last minute. Raises Trouble `activity-no-press`."""
        press = {"person": person_id, "press": _pressed(person_id)}
        rows = await self._tables.database.fetch(pages.PRESSES, press)
        now = self._tables.clock()
        if not rows or not now < rows[0].until <= now + PRESS_LASTS:
            raise Trouble(NO_PRESS)
        return int(rows[0].table_id)

    async def open_pressed(self, table_id: int, person_id: int) -> str:
        """Lets the browser in of a person who is known to be there, and returns what its cookie is to hold."""
        check_id(table_id)
        cookie, now = self._token(), self._tables.clock()

        async def work(connection: Connection) -> None:
            await _let_in(connection, table_id, person_id, cookie, now)

        await self._tables.database.run(work)
        self.tell_ended(person_id)  # perhaps the oldest
        return cookie

    async def of_cookie(self, table_id: int, cookie: str) -> PageSession | None:
        """The session of a browser, None if it has none: never opened, ended, or over after 30 days.

        That of somebody who does not sit at the table is over after six hours in which nobody could tell whether they
        still see its channel (`host.people.onlookers`).
        """
        return (await self.of_cookies({(table_id, cookie)})).get((table_id, cookie))

    async def of_cookies(self, brought: Collection[tuple[int, str]]) -> dict[tuple[int, str], PageSession]:
        """The sessions of browsers, by the table and what their cookie holds; those that have none are missing."""
        asked = {}
        for table_id, cookie in brought:
            if 0 < len(cookie) <= LONGEST_TOKEN:
                check_id(table_id)
                asked[table_id, hash_token(cookie)] = cookie
        if not asked:
            return {}
        values = {"tables": [table_id for table_id, _ in asked], "tokens": [token for _, token in asked]}
        now, found = self._tables.clock(), {}
        for row in await self._tables.database.fetch(pages.FIND_SESSIONS, values):
            if (row.table_id, row.token) not in asked:  # one cookie, brought to another table
                continue
            cookie = asked[row.table_id, row.token]
            left = not row.sits and (row.seated or row.seen_at <= now - UNSEEN_LASTS)
            if left or row.since <= now - SESSION_LASTS:
                await self._delete(row.table_id, [row.token])
            else:
                found[row.table_id, cookie] = PageSession(row.table_id, row.person_id, row.since)
        return found

    async def of_person(self, person_id: int) -> tuple[PageSession, ...]:
        """All browsers in which that person has a page open, the latest first."""
        rows = await self._tables.database.fetch(pages.SESSIONS_OF_PERSON, {"person": person_id})
        begun = self._tables.clock() - SESSION_LASTS
        return tuple(PageSession(row.table_id, row.person_id, row.since) for row in rows if row.since > begun)

    async def end(self, table_id: int, cookie: str) -> None:
        """Ends the session of one browser."""
        for person_id in await self._delete(table_id, [hash_token(cookie)]):
            self.tell_ended(person_id)

    async def end_all(self, person_id: int) -> int:
        """Signs that person out of all browsers, and ends links that were not used yet; how many pages and browsers."""
        person = {"person": person_id}

        async def work(connection: Connection) -> int:
            for links in (pages.END_LINKS_OF_PERSON, browsers.END_PERSON_LINKS):
                await connection.execute(links, person)
            signed_in = [tuple(row) for row in await connection.execute(browsers.END_BROWSERS_OF_PERSON, person)]
            return len(signed_in) + len(await connection.execute(pages.END_SESSIONS_OF_PERSON, person))

        count = await self._tables.database.run(work)
        self.tell_ended(person_id)
        return count

    def tell_ended(self, person_id: int) -> None:
        """Some of their browsers may have been let out: open pages of theirs look whether they still may be."""
        for call in self.ended:
            call(person_id)

    async def _delete(self, table_id: int, tokens: list[bytes]) -> list[int]:
        """Ends sessions, and returns whose they were."""
        ended = await self._tables.database.write(pages.END_SESSIONS, {"table": table_id, "tokens": tokens})
        return [row.person_id for row in ended]

    def _token(self) -> str:
        return new_token(self._tables.entropy)


def new_token(entropy: Callable[[int], bytes]) -> str:
    """What another link or cookie is to hold."""
    return urlsafe_b64encode(entropy(_TOKEN_BYTES)).decode()


def hash_token(token: str) -> bytes:
    """What is stored of what a link or a cookie holds."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()


def _pressed(person_id: int) -> bytes:
    """What stands for a press instead of a link's hash: it is shorter than a hash, so no link is ever taken for it."""
    return b"press %d" % person_id


async def _let_in(connection: Connection, table_id: int, person_id: int, cookie: str, now: datetime) -> None:
    """Stores the session of another browser."""
    of = {"table": table_id, "person": person_id}
    await connection.execute(pages.DROP_SESSIONS, {**of, "keep": MOST_SESSIONS - 1})
    await connection.execute(pages.ADD_SESSION, {**of, "token": hash_token(cookie), "since": now})
