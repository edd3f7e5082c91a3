"""Serves the pages of tables over HTTP: lets browsers in, sends pages and what changes in them, takes presses."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol
from urllib.parse import urlsplit

import msgspec
from aiohttp import web
from aiohttp.typedefs import Middleware
from markupsafe import Markup

from db.trouble import Trouble
from engine.texts import NOT_ASKED, Refusal, Text, say
from face.replay.replays import Replays
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.people.browsers import NameThere, unknown_there
from host.people.page_sessions import LONGEST_TOKEN, PageSession
from host.table.access import begin_commits
from host.workers.allowances import note_cost
from web import activity, unchanging
from web.activity import Activity
from web.answers import (
    COOKIE,
    IN_NO_FRAME,
    PERSON_COOKIE,
    STRICT,
    NotReadable,
    csrf_of,
    dressed,
    json_answer,
    let_in,
    read_form,
    read_json,
    telling_of_answers,
)
from web.beside.drawer import BesideTable
from web.entry.askers import Askers, Handler, asked_table, cookie_brought, page_name
from web.entry.door import Door, guarded
from web.entry.refusals import Refusals
from web.entry.signing_in import SigningIn
from web.entry.vouching import Application, Vouching
from web.events import MOST_IN_ALL, SIGN_SENT, STREAM_OVER, STREAM_SECONDS, Lasting, Streams
from web.looking_back import LookingBack
from web.mine.pages import MyTables
from web.mine.wishing import ServersInDiscord
from web.presses import Presses, Sent
from web.rendering import Templates, way_to_all
from web.steps import PastSteps
from web.table.forecasts import ForecastPages
from web.table.lobby import LobbiesInDiscord, LobbyWays
from web.table.page import Pages
from web.table.parts import PageParts, looking_in
from web.table.past_positions import PositionPages
from web.table.trials import TrialWays
from web.watch.pages import DrawsBoards, WatchedTables

LARGEST_BODY = 16_384  # bytes of a press


class OfDiscord(LobbiesInDiscord, ServersInDiscord, DrawsBoards, Protocol):
    """What the bot does for pages, and says of servers."""


class PageServer:
    """The pages of all tables of a house. `address`: of the server as browsers know it, like https://pactum.example.

    `application`: if pages open within Discord as well, as an Activity. `replays`: makes those of games that are over;
    unless given it has its own, which end with it. `door`: bounds what an address may take. `lobbies`: does what is
    pressed in them; None where no other game is asked for on pages. `name_there`: whether somebody sees a channel.
    `told`: counts answers, by kind, status and seconds.
    """

    def __init__(
        self,
        house: House,
        address: str,
        application: Application | None = None,
        replays: Replays | None = None,
        door: Door | None = None,
        lobbies: OfDiscord | None = None,
        name_there: NameThere = unknown_there,
        told: Callable[[str, int, float], None] | None = None,
    ) -> None:
        self._house = house
        self._told: tuple[Middleware, ...] = () if told is None else (telling_of_answers(told),)
        self.door = door or Door()
        parts = urlsplit(address)
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._secure = parts.scheme == "https"
        self._draws = lobbies
        self._templates = Templates()
        self._pages = Pages(house, self._templates, rematches=lobbies is not None)
        self._lobby = LobbyWays(house, self._templates, lobbies, self._checked, secure=self._secure)
        self._trials = TrialWays(house, self._templates, lobbies, self._checked, secure=self._secure)
        self._own_replays = Replays()
        self._past = PastSteps(house, replays or self._own_replays)
        self._looking_back = LookingBack(house, self._templates)
        self._forecasts = ForecastPages(house, self._templates)
        self._positions = PositionPages(house, self._templates, with_others=lobbies is not None)
        self._drawer = BesideTable(house, self._templates)
        self._presses = Presses(house)
        self._askers = Askers(house, self.door, LARGEST_BODY, name_there)
        self.streams = Streams(house, self._pages)
        self._mine = MyTables(
            house,
            self._templates,
            self._askers,
            name_there,
            self.streams,
            origin=self._origin,
            secure=self._secure,
            signs_in=application is not None,
            servers=lobbies,
        )
        self.lists = self._mine.lists
        self._vouching = self._activity = self._signing_in = None
        if application is not None:
            self._vouching = Vouching(application, house.clock)
            self._activity = Activity(house, self._vouching, self._templates.rendered, self.door)
            its = (house, self._vouching, self._templates, self.door, self._origin)
            self._signing_in = SigningIn(*its, secure=self._secure)
        self._refusals = Refusals(self._templates, self.door, self._not_in, activity.STATUS)
        self._lasting = Lasting(house.page_sessions)

    def app(self) -> web.Application:
        """The application that answers requests. From now on open pages are told of changes."""
        self.streams.listen()
        self.lists.listen(self.streams)
        app = web.Application(middlewares=[*self._told, self._around], client_max_size=LARGEST_BODY)
        app.add_routes(
            [
                web.get("/", self._root),
                *self._mine.routes(),
                web.get(r"/t/{table:\d{1,18}}", self._askers.in_turn(self._page)),
                web.get(r"/t/{table:\d{1,18}}/open", self._gate),
                web.post(r"/t/{table:\d{1,18}}/open", self._open),
                web.get(r"/t/{table:\d{1,18}}/parts", self._askers.in_turn(self._parts)),
                web.post(r"/t/{table:\d{1,18}}/press", self._askers.in_turn(self._press, press=True)),
                web.post(r"/t/{table:\d{1,18}}/hint", self._askers.in_turn(self._press, lane="hint")),
                web.get(r"/t/{table:\d{1,18}}/events", self._events),
                web.post(r"/t/{table:\d{1,18}}/leave", self._leave),
                web.post(r"/t/{table:\d{1,18}}/rematch", self._askers.in_turn(self._lobby.rematch, press=True)),
                web.post(r"/t/{table:\d{1,18}}/try", self._askers.in_turn(self._trials.begin, press=True)),
                web.post(r"/t/{table:\d{1,18}}/trial", self._askers.in_turn(self._trials.pressed, press=True)),
                web.post(r"/t/{table:\d{1,18}}/on", self._askers.in_turn(self._trials.play_on, press=True)),
                web.post(r"/t/{table:\d{1,18}}/lobby", self._askers.in_turn(self._lobby.pressed, press=True)),
                *self._past.routes(self._askers.session, self._askers.in_turn),
                *self._looking_back.routes(self._askers.session, self._checked, self._askers.in_turn),
                *self._positions.routes(self._askers.session, self._askers.in_turn),
                *self._forecasts.routes(self._askers.session, self._checked, self._askers.in_turn),
                *self._drawer.routes(self._askers.session, self._checked, self._askers.in_turn),
                *WatchedTables(self._house, self._templates, self._origin, self._draws).routes(),
                *unchanging.routes(),
            ]
        )
        if self._activity is not None and self._signing_in is not None and self._vouching is not None:
            app.add_routes([*self._activity.routes(), web.post(r"/t/{table:\d{1,18}}/follow", self._follow)])
            app.add_routes(self._signing_in.routes())
            app.cleanup_ctx.append(self._vouching.session)
        if self._secure:
            app.on_response_prepare.append(_by_https_alone)
        app.on_shutdown.append(self._stop)
        return app

    async def _stop(self, _: web.Application) -> None:
        self.streams.close()
        self._mine.close()
        await self._looking_back.close()
        await self._forecasts.close()
        await self._own_replays.close()

    # --------------------------------------------------------------------------------------------- around all answers

    @web.middleware
    async def _around(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if len(request.match_info.apps) > 1:  # another application at this address answers it
            return await handler(request)
        origin = request.headers.get("Origin")
        own = {self._origin, None, None if self._activity is None else self._activity.origin}
        if request.method not in ("GET", "HEAD", "POST") or origin not in own:
            return dressed(web.Response(status=403, text="Forbidden\n"))
        begin_commits()
        answer: web.StreamResponse
        try:
            answer = await self._askers.answered(request, handler)
        except Exception as error:
            answer = await self._refusals.answer(request, error)
        if answer.prepared:
            return answer
        return dressed(answer, self._frames(request))

    def _frames(self, request: web.Request) -> str:
        """The origins that may show the answer in a frame. A link opens in a window of its own alone."""
        within = request.path.startswith(("/t/", "/activity")) or _of_activity(request)
        if self._activity is None or not within or request.path.endswith("/open"):
            return IN_NO_FRAME
        return self._activity.frames or IN_NO_FRAME

    def _not_in(self, request: web.Request) -> web.Response:
        """Says that this browser may not see that page; and what to do if Discord's frame keeps no cookies."""
        return self._mine.told_not_in(request, *(() if self._activity is None else (say("web-not-in-frame"),)))

    async def _checked(self, request: web.Request, token: str) -> PageSession:
        """The session of a page that sends its token along. Raises NotLetIn, and HTTPForbidden for another token."""
        session = await self._askers.session(request)
        cookie = cookie_brought(request)
        if not hmac.compare_digest(token.encode("utf-8", "replace"), csrf_of(cookie).encode()):
            raise web.HTTPForbidden
        return session

    # ---------------------------------------------------------------------------------------------------- to be let in

    async def _root(self, request: web.Request) -> web.StreamResponse:
        """The page that Discord opens in its frame, or the tables of whoever asks in a window of their own."""
        if self._activity is not None and _of_activity(request):
            return await self._activity.opened(request)
        return await self._mine.home(request)

    async def _gate(self, request: web.Request) -> web.Response:
        return self._templates.opening(request, request.query.get("k", "")[:LONGEST_TOKEN])

    async def _open(self, request: web.Request) -> web.Response:
        table_id, token = asked_table(request), (await read_form(request)).get("k", "")
        cookie = await self._house.page_sessions.open(table_id, token)
        answer = web.Response(status=303, headers={"Location": f"/t/{table_id}"})
        let_in(answer, table_id, cookie, secure=self._secure)
        return answer

    async def _leave(self, request: web.Request) -> web.Response:
        table_id = asked_table(request)
        await self._checked(request, (await read_form(request)).get("csrf", ""))
        cookie = cookie_brought(request)
        if cookie == request.cookies.get(PERSON_COOKIE):
            return await self._mine.signed_out(request)
        await self._house.page_sessions.end(table_id, cookie)
        answer = self._templates.told(request, 200, say("web-left"), ways=way_to_all(request))
        answer.del_cookie(COOKIE, path=f"/t/{table_id}")
        return answer

    # ------------------------------------------------------------------------------------------------------- the page

    async def _page(self, request: web.Request) -> web.Response:
        session = await self._askers.session(request)
        looking = looking_in(request.query)
        parts = await self._pages.parts(session, looking)
        cookie, reader = cookie_brought(request), Reader(texts(parts.language))
        html = self._templates.rendered(
            "page.html",
            say=lambda key, **params: reader.label(Text(key, params), 200),
            html={name: Markup(html) for name, html in parts.html.items()},  # noqa: S704  escaped where it was made
            language=parts.language,
            title=parts.title,
            table=session.table_id,
            seated=bool(parts.html["desk"]),
            parts=parts,
            now=self._now(),
            looking=looking,
            digests=msgspec.json.encode(parts.digests).decode(),
            csrf=csrf_of(cookie),
            cause=self._cause(),
            mine=await self._mine.leads_to_all(request, session),
        )
        return web.Response(text=html, content_type="text/html")

    async def _parts(self, request: web.Request) -> web.Response:
        session, looking = await self._askers.session(request), looking_in(request.query)
        return self._changed(request, await self._pages.parts(session, looking), looking.ask, looking.laid.written())

    def _changed(self, request: web.Request, parts: PageParts, ask: str, laid: str) -> web.Response:
        """Answers with the parts that the browser does not have yet. `ask`, `laid`: what it asks for from now on."""
        have = set(request.query.get("have", "")[:500].split("."))
        html = {name: words for name, words in parts.html.items() if parts.digests[name] not in have}
        kept = {name: parts.digests[name] for name in html}
        where = {"ask": ask, "laid": laid, "known": parts.known, "since": parts.since}
        names = {"title": parts.title, "release": self._templates.release, "now": self._now()}
        return json_answer({"html": html, "digests": kept, "cause": self._cause(), **names, **where})

    async def _press(self, request: web.Request) -> web.Response:
        session = await self._checked(request, request.headers.get("X-Csrf", ""))
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            sent = read_json(await request.read(), Sent)
        except NotReadable:
            raise Refusal(NOT_ASKED) from None
        if not 0 < len(sent.cause) <= LONGEST_TOKEN or not sent.cause.isalnum():
            raise Refusal(NOT_ASKED)
        locale = (await self._house.settings.player(session.person_id)).locale
        with self.streams.pressing(session, page_name(request)):
            told = await self._presses.answer(session, sent, locale)
            looking = msgspec.structs.replace(looking_in(request.query), ask=told.ask_id or "", laid=told.laid)
            if told.drafted:
                parts = await self._pages.drafted(session, looking, told)
                await self.streams.drafted(session, page_name(request), told, parts)
            else:
                parts = await self._pages.parts(session, looking, told)
        return self._changed(request, parts, parts.ask, told.laid.written())

    async def _follow(self, request: web.Request) -> web.Response:
        assert self._activity is not None  # noqa: S101  its route is there with it alone
        return await self._activity.follow(await self._checked(request, request.headers.get("X-Csrf", "")))

    async def _events(self, request: web.Request) -> web.StreamResponse:
        session = await self._askers.session(request)
        note_cost(STREAM_SECONDS)
        if self.streams.count >= MOST_IN_ALL:
            raise web.HTTPServiceUnavailable
        answer = web.StreamResponse(headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"})
        dressed(answer, self._frames(request))
        await answer.prepare(request)
        cookie = cookie_brought(request)
        try:
            await answer.write(b"retry: 2000\n\n")
            settings = await self._house.settings.player(session.person_id)
            framed, reads = "framed" in request.query, (settings.locale, settings.zone)
            async for sign in self.streams.of(session, reads, page_name(request), framed=framed):
                if not await self._lasting.lasts(session.table_id, cookie):
                    await answer.write(STREAM_OVER)
                    break
                await answer.write(SIGN_SENT[sign])
        except (ConnectionResetError, Trouble):
            pass
        return answer

    def _cause(self) -> str:
        return self._house.entropy(12).hex()

    def _now(self) -> int:
        return int(self._house.clock().timestamp())


async def _by_https_alone(_: web.Request, answer: web.StreamResponse) -> None:
    answer.headers["Strict-Transport-Security"] = STRICT


def serving(server: PageServer, host: str, port: int) -> AbstractAsyncContextManager[int]:
    """Serves pages at that address until the block ends; the port. Raises OSError if it is taken."""
    return guarded(server.app(), server.door, host, port)


def _of_activity(request: web.Request) -> bool:
    """Whether Discord asks for the root, for its frame."""
    framed = request.headers.get("Sec-Fetch-Dest") == "iframe"
    return request.path == "/" and (framed or "instance_id" in request.query or "frame_id" in request.query)
