"""Tells open pages that what they show has changed: each only of what its own reader may see.

An event holds nothing, and comes only when the reader's own page has become another one: what others do in secret moves
nobody's page, not even by the moment at which something comes. A page is drawn once for all who read the same.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Collection, Hashable, Iterator
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from contextvars import Context
from enum import IntEnum
from functools import partial

import msgspec

from db.connection.presence import Presence
from db.trouble import Trouble
from host.house import House
from host.people.page_sessions import PageSession, PageSessions
from host.play.desk_reading import DeskReading
from host.values import Table
from web.presses import Told
from web.table.page import Pages
from web.table.parts import Looking, PageParts

CHANGED = "page"  # the bell of a table at which something has changed
CHANGED_FOR = "page-for"  # of one where somebody alone can see it
WENT = "page-of"  # the bell of somebody who has pressed *Table page* in Discord: table and person
LET_OUT = "page-over"  # the bell of somebody some of whose browsers were let out
_IDS = {CHANGED: 1, CHANGED_FOR: 2, WENT: 2, LET_OUT: 1}  # how many of them a bell says
STILL_HERE = 25.0  # seconds without an event after which a stream says that it is there: proxies end silent ones
GATHERED = 0.05  # seconds in which changes become one event
MOST_STREAMS = 4  # of a person at a table; the oldest ends
MOST_IN_ALL = 20_000
STREAM_SECONDS = 0.02  # of a processor, that are paid for opening a page: it will be compared after each change
_TROUBLE = "trouble"  # stands for the parts of a page that cannot be shown


class Sign(IntEnum):
    """What an open page is told: that the line works, that it has changed, that its reader went to another table."""

    HERE = 0
    CHANGED = 1
    ELSEWHERE = 2


# By `Sign`. That the line works is an event and no comment, as the page's program does not hear comments.
SIGN_SENT = (b"event: here\ndata:\n\n", b"event: changed\ndata:\n\n", b"event: elsewhere\ndata:\n\n")
STREAM_OVER = b"event: over\ndata:\n\n"  # its reader was signed out


class _Ear:
    """An open page. `name`: its own, "" for none; `reads`: its language and time zone; `shown`: digests of its parts.

    `framed`: it is in Discord's frame, and follows its reader to another table.

    As nothing is known of what it shows at first, the first comparison finds a change, and the page fetches all parts
    that are newer than its own.
    """

    def __init__(self, session: PageSession, reads: Hashable, name: str, *, framed: bool) -> None:
        self.session = session
        self.reads = reads
        self.name = name
        self.framed = framed
        self.shown: dict[str, str] = {}
        self.pressing = 0  # presses of this page that are not answered yet
        self.behind = True  # parts may have changed that no draft changes
        self.changed = self.elsewhere = self.doubted = False
        self.woken = asyncio.Event()

    def key(self, table: Table) -> Hashable:
        """The same value for all who read the same page: one for a player, one for onlookers of a language and zone."""
        person_id = self.session.person_id
        return person_id if table.card(person_id) is not None else ("onlooker", self.reads)


class Streams:
    """The open pages of a process, by table."""

    def __init__(self, house: House, pages: Pages) -> None:
        self._house = house
        self._pages = pages
        self._ears: dict[int, list[_Ear]] = {}
        self._looking: dict[int, set[int | None]] = {}  # by table: whose pages are compared next; None: all
        self._tasks: set[asyncio.Task[None]] = set()
        self._presence: Presence = house.database.presence
        self._closing = False
        self.on_change: list[Callable[[int, int | None], object]] = []  # also called: with a table, and whose change
        self.on_doubt: list[Callable[[int], object]] = []  # with a person
        self._deeds: dict[str, Callable[..., None]] = {
            CHANGED: self._look,
            CHANGED_FOR: self._look,
            WENT: self._lead_on,
            LET_OUT: self._doubt,
        }

    def listen(self) -> None:
        """Looks after open pages from now on, whenever this process or the bell of another says that it has to."""
        self._house.tables.changed.append(self._changed)
        self._house.page_sessions.went.append(partial(self._ring, WENT))
        self._house.page_sessions.ended.append(partial(self._ring, LET_OUT))
        self._presence.heard |= {bell: partial(self._heard, bell) for bell in self._deeds}

    @property
    def count(self) -> int:
        """How many pages are open."""
        return sum(map(len, self._ears.values()))

    @property
    def at_work(self) -> list[asyncio.Task[None]]:
        """Tasks that end when all pages are compared."""
        return list(self._tasks)

    def _changed(self, table_id: int, person_id: int | None) -> None:
        """Has the open pages of a table compared, or those of one person, who alone can see the change."""
        if person_id is None:
            self._ring(CHANGED, table_id)
        else:
            self._ring(CHANGED_FOR, table_id, person_id)

    def _ring(self, bell: str, *ids: int) -> None:
        """Does what that bell asks for here, and has the other processes do it."""
        self._deeds[bell](*ids)
        self._presence.ring(bell, " ".join(map(str, ids)))

    def _heard(self, bell: str, words: str) -> None:
        ids = words.split(" ")
        if all(map(str.isdecimal, ids)) and len(ids) == _IDS[bell]:
            self._deeds[bell](*map(int, ids))

    def _lead_on(self, table_id: int, person_id: int) -> None:
        """Has pages in Discord's frame, which stays open, follow a reader who has pressed *Table page* elsewhere."""
        for ear in [ear for ears in self._ears.values() for ear in ears]:
            if ear.framed and ear.session.person_id == person_id and ear.session.table_id != table_id:
                ear.elsewhere = True
                ear.woken.set()

    async def _led_on_before(self, ear: _Ear) -> None:
        """Leads a page on if its reader pressed *Table page* elsewhere while it was loading or out of touch."""
        try:
            table_id = await self._house.page_sessions.pressed(ear.session.person_id)
        except Trouble:  # they did not, or the database is away
            return
        if table_id != ear.session.table_id:
            ear.elsewhere = True
            ear.woken.set()

    def _doubt(self, person_id: int) -> None:
        """Has the pages of a person look at once whether their sessions last, and not only at the next event."""
        for call in self.on_doubt:
            call(person_id)
        for ear in [ear for ears in self._ears.values() for ear in ears]:
            if ear.session.person_id == person_id:
                ear.doubted = True
                ear.woken.set()

    def _look(self, table_id: int, person_id: int | None = None) -> None:
        for call in self.on_change:
            call(table_id, person_id)
        if table_id not in self._ears or self._closing:
            return
        if table_id in self._looking:
            self._looking[table_id].add(person_id)
            return
        self._looking[table_id] = {person_id}
        task = asyncio.get_running_loop().create_task(
            self._looked(table_id), name="pages are looked at", context=Context()
        )  # an empty context: no person pays for it
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _looked(self, table_id: int) -> None:
        """Compares the open pages of a table with what they show, again if something has changed meanwhile."""
        try:
            while self._looking[table_id] and not self._closing:
                await asyncio.sleep(GATHERED)
                whose, self._looking[table_id] = self._looking[table_id], set()
                await self._compare(table_id, whose)
        finally:
            del self._looking[table_id]

    async def _compare(self, table_id: int, whose: AbstractSet[int | None]) -> None:
        try:
            table = (await self._house.play.board(table_id)).table
        except (Trouble, OSError):
            return  # a page is told why when it asks next
        shown: dict[Hashable, dict[str, str]] = {}
        for ear in tuple(self._ears.get(table_id, ())):
            if None not in whose and ear.session.person_id not in whose:
                continue
            if ear.pressing:
                ear.behind |= None in whose
                continue
            whole = None in whose or ear.behind or table.card(ear.session.person_id) is None
            key = (ear.key(table), whole)
            if key not in shown:
                try:
                    shown[key] = await (self._shown if whole else self._drafts_shown)(ear.session)
                except Exception as error:  # the pages of others are told all the same
                    await self._house.tables.skipping.note("an open page", table_id, error)
                    continue
            now = shown[key] if whole else {**ear.shown, **shown[key]}
            if ear.pressing:
                ear.behind |= whole
                continue
            ear.behind = _TROUBLE in now
            if ear.shown != now:
                ear.shown, ear.changed = now, True
                ear.woken.set()

    async def _shown(self, session: PageSession) -> dict[str, str]:
        """The digests of all parts of a page, as it would be drawn now."""
        try:
            return _digests(await self._pages.parts(session, Looking(since=0), looked=False))
        except (Trouble, OSError) as error:
            return {_TROUBLE: str(error)}

    async def _drafts_shown(self, session: PageSession) -> dict[str, str]:
        """The digests of those parts that a draft can change; of all parts if there is no desk."""
        try:
            return await self._drafted(session, await self._house.play.reading(session.table_id, session.person_id))
        except (Trouble, OSError):
            return await self._shown(session)

    @contextmanager
    def pressing(self, session: PageSession, name: str) -> Iterator[None]:
        """Tells the page of that name nothing until its press is answered, and then compares it."""
        ears = self._named(session, name)
        for ear in ears:
            ear.pressing += 1
        try:
            yield
        finally:
            for ear in ears:
                ear.pressing -= 1
            if ears:
                self._look(session.table_id, session.person_id)

    def _named(self, session: PageSession, name: str) -> list[_Ear]:
        here = self._ears.get(session.table_id, ())
        return [ear for ear in here if ear.session.person_id == session.person_id and ear.name == name != ""]

    async def drafted(self, session: PageSession, name: str, told: Told, parts: PageParts) -> None:
        """Notes that the answer to a press, `parts`, shows the page of that name what the press has drafted.

        So it needs no event for that.
        """
        ears = [ear for ear in self._named(session, name) if ear.shown]
        if not ears:
            return
        drafted = await self._drafted(session, told.reading, parts.html["own"])
        for ear in ears:
            ear.shown = {**ear.shown, **drafted}

    async def _drafted(self, session: PageSession, reading: DeskReading, own: str | None = None) -> dict[str, str]:
        """The digests of the parts that a draft can change. `own`: the own area, if it was drawn already."""
        looking, told = Looking(since=0), Told(reading, drafted=True)
        return _digests(await self._pages.drafted(session, looking, told, own, looked=False))

    def close(self) -> None:
        """Ends all streams."""
        self._closing = True
        for ear in [ear for ears in self._ears.values() for ear in ears]:
            ear.woken.set()

    @contextmanager
    def _listening(self, session: PageSession, reads: Hashable, name: str, *, framed: bool) -> Iterator[_Ear]:
        ear = _Ear(session, reads, name, framed=framed)
        here = self._ears.setdefault(session.table_id, [])
        here.append(ear)
        theirs = [each for each in here if each.session.person_id == session.person_id]
        for oldest in theirs[:-MOST_STREAMS]:
            here.remove(oldest)
            oldest.woken.set()
        try:
            yield ear
        finally:
            if ear in here:
                here.remove(ear)
            if not here and self._ears.get(session.table_id) is here:
                del self._ears[session.table_id]

    def _ended(self, ear: _Ear) -> bool:
        return self._closing or ear not in self._ears.get(ear.session.table_id, ())

    async def of(
        self, session: PageSession, reads: Hashable, name: str = "", *, framed: bool = False
    ) -> AsyncIterator[Sign]:
        """Yields a sign for each change of that person's page, and now and then that the line works.

        Whoever sends signs on looks before each whether that person may still see the page. They end when the process
        stops, and when that person has opened too many pages of the table since. `reads`: their language and time zone;
        `name`: the page's own; `framed`: it is in Discord's frame.
        """
        with self._listening(session, reads, name, framed=framed) as ear:
            self._look(session.table_id, session.person_id)  # what it shows now
            if framed:
                await self._led_on_before(ear)
            while not self._ended(ear):
                try:
                    await asyncio.wait_for(ear.woken.wait(), STILL_HERE)
                except TimeoutError:
                    yield Sign.HERE
                    continue
                ear.woken.clear()
                if ear.doubted and not self._ended(ear):
                    ear.doubted = False
                    yield Sign.HERE
                if ear.elsewhere and not self._ended(ear):
                    ear.elsewhere = False
                    yield Sign.ELSEWHERE
                if ear.changed and not self._ended(ear):
                    ear.changed = False
                    yield Sign.CHANGED


def _digests(parts: PageParts) -> dict[str, str]:
    """The digests of parts, and one of all drafts, of which a page shows some only."""
    drafts = msgspec.json.encode(parts.drafts, order="sorted")
    return {**parts.digests, "drafts": hashlib.blake2b(drafts, digest_size=6).hexdigest()}


class Lasting:
    """Looks up whether the sessions of open pages last, in one statement for many that ask at the same moment."""

    def __init__(self, sessions: PageSessions) -> None:
        self._sessions = sessions
        self._asked: set[tuple[int, str]] = set()
        self._next: asyncio.Task[Collection[tuple[int, str]]] | None = None

    async def lasts(self, table_id: int, cookie: str) -> bool:
        """Whether that browser may still see the page. Raises Trouble `database-away`."""
        self._asked.add((table_id, cookie))
        if self._next is None:
            self._next = asyncio.create_task(self._look(), name="sessions of pages are looked up")
        return (table_id, cookie) in await asyncio.shield(self._next)  # a page that closes meanwhile ends no others

    async def _look(self) -> Collection[tuple[int, str]]:
        asked, self._asked, self._next = self._asked, set(), None
        return await self._sessions.of_cookies(asked)
