"""Knows who asks for pages, answers them in turn, and takes what answers cost from their allowances.

Once the cookie of a browser was looked up its person pays; before, and without a cookie, its address does.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable

from aiohttp import web

from host.house import House
from host.people.browsers import NameThere, SignedIn, unknown_there
from host.people.page_sessions import LONGEST_TOKEN, PageSession
from host.workers.allowances import Cost, note_cost, timed
from host.workers.turns import of_person
from web.answers import PERSON_COOKIE, compress, cookies_of
from web.entry.door import Door
from web.entry.shares import OVERTAKEN_FOR, Shares, TooHasty

MOST_COOKIES = 10_000  # whose owners are remembered
MOST_LOOKUPS = 1_000  # requests of one address that wait until their cookie is looked up
_PERSON = web.RequestKey("person", int)
_COOKIE = web.RequestKey("cookie", str)
ALL_TABLES = 0  # stands for a table where somebody asks for all of theirs
_WORTH_COMPRESSING = 1_400  # bytes, about what one packet takes

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Who = Callable[[web.Request], Awaitable[PageSession | SignedIn]]


class NotLetIn(Exception):  # noqa: N818  answered with a page that says what to do
    """This browser may not see that page: it has no session there."""


class NotSignedIn(NotLetIn):
    """This browser is signed in to the tables of nobody."""


class Askers:
    """Those who ask for pages. `door`: bounds what their addresses take; `largest`: bytes that they may send.

    `name_there`: says whether somebody sees a channel.
    """

    def __init__(self, house: House, door: Door, largest: int, name_there: NameThere = unknown_there) -> None:
        self._house = house
        self._name_there = name_there
        self._door = door
        self._largest = largest
        self._shares = Shares(house.allowances)
        self._known: OrderedDict[tuple[int, str], int] = OrderedDict()  # people by table and cookie

    async def session(self, request: web.Request) -> PageSession:
        """The session of the browser at the table it asks for. Raises NotLetIn.

        A browser that is signed in to all tables of a person opens the page that it asks for.
        """
        table_id, cookies = asked_table(request), cookies_of(request)
        sessions = await self._house.page_sessions.of_cookies({(table_id, each) for each in cookies})
        cookie = next((each for each in cookies if (table_id, each) in sessions), "")
        session = sessions.get((table_id, cookie))
        if session is None and request.method == "GET" and request.path == f"/t/{table_id}":
            cookie = request.cookies.get(PERSON_COOKIE, "")
            session = await self._house.browsers.enter(table_id, cookie, self._name_there)
        if session is None:
            for each in cookies:
                self._known.pop((table_id, each), None)
            request.pop(_PERSON, None)
            raise NotLetIn
        request[_COOKIE] = cookie
        self._know(request, (table_id, cookie), session.person_id)
        return session

    async def signed_in(self, request: web.Request) -> SignedIn:
        """Whose tables the browser asks for. Raises NotSignedIn."""
        cookie = request.cookies.get(PERSON_COOKIE, "")
        found = await self._house.browsers.of_cookie(cookie)
        if found is None:
            self._known.pop((ALL_TABLES, cookie), None)
            request.pop(_PERSON, None)
            raise NotSignedIn
        self._know(request, (ALL_TABLES, cookie), found.person_id)
        return found

    async def subscriber(self, request: web.Request) -> SignedIn:
        """Whose calendar is asked for, by its address. Raises HTTPNotFound."""
        token = request.match_info["calendar"]
        found = await self._house.calendars.of_token(token)
        if found is None:
            raise web.HTTPNotFound
        self._know(request, (ALL_TABLES, token), found.person_id)
        return found

    def _know(self, request: web.Request, at: tuple[int, str], person_id: int) -> None:
        """Remembers whose that cookie is there: they pay for what it asks."""
        request[_PERSON] = self._known[at] = person_id
        self._known.move_to_end(at)
        while len(self._known) > MOST_COOKIES:
            self._known.popitem(last=False)

    def in_turn(self, handler: Handler, *, press: bool = False, lane: str = "", who: Who | None = None) -> Handler:
        """The handler, for one request of a person at a time. `press`: it comes before others.

        `lane`: the name of a line of its own, for what takes long, so that others do not wait for it. `who`: finds out
        who asks, by the session at a table unless given.
        """
        known = who or self.session

        async def answer(request: web.Request) -> web.StreamResponse:
            if _PERSON not in request:
                async with self._shares.alone(f"address {self._door.asker(request)}", most=MOST_LOOKUPS):
                    await known(request)
            whose = of_person(request[_PERSON])
            if lane:
                async with self._shares.alone(f"{whose} {lane}"):
                    return await handler(request)
            async with self._shares.turn(whose, page_name(request), press=press):
                return await handler(request)

        return answer

    async def answered(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answers by the handler, within the bounds and at the expense of who asks. Raises as it does, and TooHasty."""
        cost = Cost()
        try:
            with self._door.asking(request):
                self._check(request)
                if request.method == "POST":
                    await self._door.body(request, self._largest)
                return await timed(self._packed(request, handler), cost)
        except web.HTTPTooManyRequests:
            raise TooHasty(OVERTAKEN_FOR) from None
        finally:
            if (person_id := request.get(_PERSON)) is None:
                self._door.spend(request, cost)
            else:
                self._house.allowances.spend(of_person(person_id), cost)

    def _check(self, request: web.Request) -> None:
        """Notes whose cookie it is, if that is known. Raises TooHasty if the allowance is used up."""
        table = int(request.match_info.get("table", ALL_TABLES))
        known = (self._known.get((table, cookie)) for cookie in cookies_of(request))
        person_id = next((each for each in known if each is not None), None)
        if person_id is not None:
            request[_PERSON] = person_id
            self._shares.check(of_person(person_id))
        elif (wait := self._door.wait(request)) > 0:
            raise TooHasty(wait)

    async def _packed(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        answer = await handler(request)
        if isinstance(answer, web.Response) and not answer.prepared:
            size = len(answer.body or b"")  # type: ignore[arg-type]
            note_cost(size=size)
            if size > _WORTH_COMPRESSING:
                await compress(request, answer)
        return answer


def cookie_brought(request: web.Request) -> str:
    """The cookie by which `Askers.session` has let the browser in; "" if it has not."""
    return str(request.get(_COOKIE, ""))


def asked_table(request: web.Request) -> int:
    """The table whose page is asked for."""
    return int(request.match_info["table"])


def page_name(request: web.Request) -> str:
    """The name of the page that asks, which it was given when it was made; "" without one."""
    return request.query.get("here", "")[:LONGEST_TOKEN]
