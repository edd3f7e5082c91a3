"""Serves *My tables*: signs browsers in by a link and out again, shows the list, and leads on to the tables."""

from __future__ import annotations

import hmac
from hashlib import blake2b
from typing import Any

from aiohttp import web
from markupsafe import Markup

from db.trouble import Trouble
from engine.texts import NOT_ASKED, Refusal, say
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.people.browsers import NameThere
from host.people.page_sessions import LONGEST_TOKEN, PageSession
from host.table.skipping import is_passing
from host.workers.allowances import note_cost
from web.answers import (
    COOKIE,
    PERSON_COOKIE,
    cookies_of,
    csrf_of,
    dressed,
    json_answer,
    keep_signed_in,
    language_of,
    number_sent,
    read_form,
)
from web.entry.askers import Askers, asked_table, cookie_brought
from web.events import MOST_IN_ALL, SIGN_SENT, STREAM_OVER, STREAM_SECONDS, Streams
from web.mine.calendar import DeadlineCalendars
from web.mine.channels import SeenChannels
from web.mine.listing import ListWords, OwnList, read_list, waiting_tables
from web.mine.practising import PracticesOnPages
from web.mine.watching import Drawn, OpenLists
from web.mine.wishing import OwnWishes, ServersInDiscord, WishesOnPages, wish_rows
from web.presses import PAGE_CAUSE
from web.rendering import NOT_IN, Templates


class MyTables:
    """The pages of one person, at `origin`.

    `signs_in`: Discord says who somebody is; `name_there`: whether they see a channel; `servers`: what Discord knows of
    servers, None where no table can be wished for on pages.
    """

    def __init__(
        self,
        house: House,
        templates: Templates,
        askers: Askers,
        name_there: NameThere,
        streams: Streams,
        *,
        origin: str,
        secure: bool,
        signs_in: bool,
        servers: ServersInDiscord | None,
    ) -> None:
        self._house = house
        self._templates = templates
        self._askers = askers
        self._channels = SeenChannels(name_there, house.clock)
        self._wishes = WishesOnPages(house, name_there, self._channels, servers)
        self._practices = PracticesOnPages(house)
        self.lists = OpenLists(house)
        self._streams = streams
        self._calendars = DeadlineCalendars(house, askers, origin)
        self._secure = secure
        self._signs_in = signs_in
        self.home = askers.in_turn(self._home, who=askers.signed_in)
        self._list_in_turn = askers.in_turn(self._list, who=askers.signed_in)
        self._enter_in_turn = askers.in_turn(self._enter, who=askers.signed_in)

    def routes(self) -> list[web.RouteDef]:
        """The routes, without the root."""
        signed_in = self._askers.signed_in
        return [
            web.get("/open", self._gate),
            web.post("/open", self._open),
            web.post("/sign-out", self._sign_out),
            web.get("/mine", self._list_in_turn),
            web.get("/mine/events", self._events),
            web.post("/mine/wish", self._askers.in_turn(self._wish, press=True, who=signed_in)),
            web.post("/mine/practice", self._askers.in_turn(self._practise, press=True, who=signed_in)),
            web.post(r"/t/{table:\d{1,18}}/again", self._askers.in_turn(self._again, press=True, who=signed_in)),
            web.post("/mine/back", self._askers.in_turn(self._back, press=True, who=signed_in)),
            *self._calendars.routes(),
            web.get(r"/mine/{table:\d{1,18}}", self._enter_in_turn),
            web.get(r"/t/{table:\d{1,18}}/next", self._askers.in_turn(self._next)),
        ]

    def told_not_in(self, request: web.Request, *said: Any) -> web.Response:
        """Says that this browser is not signed in, and how it can be."""
        if isinstance(request.match_info.get("table"), str):
            return self._templates.told(request, NOT_IN, say("web-not-let-in"), *said, ways=self._sign_in_ways(request))
        told = say("mine-sign-in") if self._signs_in else say("mine-sign-in-by-link")
        return self._templates.told(request, NOT_IN, told, ways=self._sign_in_ways(request))

    def _sign_in_ways(self, request: web.Request) -> list[tuple[str, str]]:
        if not self._signs_in:
            return []
        table = request.match_info.get("table")
        label = Reader(texts(language_of(request))).label(say("mine-sign-in-press"))
        return [("/sign-in" if table is None else f"/sign-in?table={int(table)}", label)]

    # ---------------------------------------------------------------------------------------------- in, out, and onward

    async def _gate(self, request: web.Request) -> web.Response:
        token = request.query.get("k", "")[:LONGEST_TOKEN]
        return self._templates.opening(request, token, say("mine-opening"), say("mine-open-all"), say("mine-late"))

    async def _open(self, request: web.Request) -> web.Response:
        token = (await read_form(request)).get("k", "")[:LONGEST_TOKEN]
        cookie = await self._house.browsers.open(token, request.cookies.get(PERSON_COOKIE, ""))
        answer = web.Response(status=303, headers={"Location": "/"})
        keep_signed_in(answer, cookie, secure=self._secure)
        return answer

    async def _sign_out(self, request: web.Request) -> web.Response:
        await _form_of_page(request)
        return await self.signed_out(request)

    async def signed_out(self, request: web.Request) -> web.Response:
        """Signs the browser out of all tables of its person, and says so."""
        await self._house.browsers.end(request.cookies.get(PERSON_COOKIE, ""))
        answer = self._templates.told(request, 200, say("mine-left"), ways=self._sign_in_ways(request))
        answer.del_cookie(PERSON_COOKIE, path="/", secure=self._secure, httponly=True, samesite="Lax")
        return answer

    async def _enter(self, request: web.Request) -> web.Response:
        """Leads to a table as the person who is signed in, also where a link has let in somebody else before."""
        table_id = asked_table(request)
        await self._askers.signed_in(request)
        answer = web.Response(status=303, headers={"Location": f"/t/{table_id}"})
        answer.del_cookie(COOKIE, path=f"/t/{table_id}", secure=self._secure, httponly=True, samesite="Lax")
        return answer

    # --------------------------------------------------------------------------------------------------------- the list

    async def _home(self, request: web.Request) -> web.Response:
        words, own, wishes = await self._read(request)
        csrf = csrf_of(request.cookies[PERSON_COOKIE])
        html = self._drawn(words, own, wishes, csrf)
        page = self._templates.rendered(
            "mine.html",
            say=words.said,
            language=words.language,
            title=words.title(own),
            html=Markup(html),  # noqa: S704  escaped where it was made
            digest=_digest(html),
            now=int(self._house.clock().timestamp()),
            csrf=csrf,
            wish=self._wishes.form_values(wishes, words),
            practise=self._practices.form_values(own, words),
        )
        return web.Response(text=page, content_type="text/html")

    async def _list(self, request: web.Request) -> web.Response:
        """What has changed since the browser was sent a list with the digest `have`."""
        words, own, wishes = await self._read(request)
        html = self._drawn(words, own, wishes, csrf_of(request.cookies[PERSON_COOKIE]))
        digest = _digest(html)
        if request.query.get("have", "") == digest:
            html = ""
        return json_answer({"html": html, "digest": digest, "title": words.title(own)})

    async def _wish(self, request: web.Request) -> web.Response:
        """Keeps a wish, or takes one back, and shows the list again; or says why not, with a way back."""
        words, _, wishes = await self._read(request)
        form = await _form_of_page(request)
        try:
            if form.get("do") == "take-back":
                await self._wishes.take_back(words.settings.id, form)
            else:
                await self._wishes.say(words.settings, form, wishes.places)
        except Trouble as trouble:
            if is_passing(trouble):
                raise
            return self._templates.told(request, 409, trouble.text, ways=[("/", words.said("mine-all"))])
        return web.Response(status=303, headers={"Location": "/"})

    async def _practise(self, request: web.Request) -> web.Response:
        """Begins a practice game and leads to it; or says why not, with a way back."""
        words, own, _ = await self._read(request)
        form = await _form_of_page(request)
        try:
            table = await self._practices.begin(words.settings, own, form)
        except Trouble as trouble:
            if is_passing(trouble):
                raise
            return self._templates.told(request, 409, trouble.text, ways=[("/", words.said("mine-all"))])
        return web.Response(status=303, headers={"Location": f"/mine/{table.id}"})

    async def _again(self, request: web.Request) -> web.Response:
        """Begins another game like the practice game that has ended, from its page; or says why not, with ways back."""
        table_id, settings = asked_table(request), await self._house.settings.player(await self._person(request))
        csrf, cookies = (await read_form(request)).get("csrf", ""), cookies_of(request)
        if not any(hmac.compare_digest(csrf.encode("utf-8", "replace"), csrf_of(each).encode()) for each in cookies):
            raise web.HTTPForbidden
        try:
            table = await self._practices.again(settings, table_id)
        except Trouble as trouble:
            if is_passing(trouble):
                raise
            label = Reader(texts(settings.locale)).label
            ways = [(f"/t/{table_id}", label(say("web-back"))), ("/", label(say("mine-all")))]
            return self._templates.told(request, 409, trouble.text, ways=ways)
        return web.Response(status=303, headers={"Location": f"/mine/{table.id}"})

    async def _person(self, request: web.Request) -> int:
        return (await self._askers.signed_in(request)).person_id

    async def _back(self, request: web.Request) -> web.Response:
        """Ends the absence of the person at a table, and shows the list again; or says why not, with a way back."""
        words, _, _ = await self._read(request)
        table = number_sent((await _form_of_page(request)).get("table", ""))
        if table is None:
            raise Refusal(NOT_ASKED)
        try:
            cause = f"{PAGE_CAUSE}{self._house.entropy(12).hex()}"
            await self._house.deadlines.back(table, words.settings.id, cause)
        except Trouble as trouble:
            if is_passing(trouble):
                raise
            return self._templates.told(request, 409, trouble.text, ways=[("/", words.said("mine-all"))])
        return web.Response(status=303, headers={"Location": "/"})

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Tells the page when its list has become another one, until its reader is signed out."""
        person_id = await self._person(request)
        note_cost(STREAM_SECONDS)
        if self._streams.count + self.lists.count >= MOST_IN_ALL:
            raise web.HTTPServiceUnavailable
        answer = web.StreamResponse(headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"})
        await dressed(answer).prepare(request)

        csrf = csrf_of(request.cookies[PERSON_COOKIE])

        async def draw() -> Drawn:
            words, own, wishes = await self._read_for(person_id)
            return Drawn(_digest(self._drawn(words, own, wishes, csrf)), own.ids, own.servers)

        try:
            await answer.write(b"retry: 2000\n\n")
            async for sign in self.lists.of(person_id, draw):
                if await self._house.browsers.of_cookie(request.cookies.get(PERSON_COOKIE, "")) is None:
                    await answer.write(STREAM_OVER)
                    break
                await answer.write(SIGN_SENT[sign])
        except (ConnectionResetError, Trouble):
            pass
        return answer

    def close(self) -> None:
        """Ends the streams of open lists."""
        self.lists.close()

    async def _next(self, request: web.Request) -> web.Response:
        """The table that waits for its reader next, for the page of another one."""
        session = await self._askers.session(request)
        theirs = await self.leads_to_all(request, session)
        return json_answer({"html": await self._next_of(session) if theirs else ""})

    async def leads_to_all(self, request: web.Request, session: PageSession) -> bool:
        """Whether the browser is signed in to all tables of whoever looks at that one, however it was let in there."""
        cookie = request.cookies.get(PERSON_COOKIE, "")
        if not cookie or cookie_brought(request) == cookie:
            return bool(cookie)
        found = await self._house.browsers.of_cookie(cookie)
        return found is not None and found.person_id == session.person_id

    async def _next_of(self, session: PageSession) -> str:
        waiting = await waiting_tables(self._house, session.person_id)
        other = next((status for status in waiting if status.table.id != session.table_id), None)
        if other is None:
            return ""
        return self._templates.rendered("next.html", **(await self._words(session.person_id)).next_row(other))

    async def _read(self, request: web.Request) -> tuple[ListWords, OwnList, OwnWishes]:
        return await self._read_for(await self._person(request))

    async def _read_for(self, person_id: int) -> tuple[ListWords, OwnList, OwnWishes]:
        own = await read_list(self._house, person_id, self._channels)
        return await self._words(person_id), own, await self._wishes.read(person_id, own.played)

    async def _words(self, person_id: int) -> ListWords:
        settings = await self._house.settings.player(person_id)
        return ListWords(settings, Reader(texts(settings.locale)))

    def _drawn(self, words: ListWords, own: OwnList, wishes: OwnWishes, csrf: str) -> str:
        rows = wish_rows(wishes, words)
        return self._templates.rendered("tables.html", say=words.said, **words.values(own), wishes=rows, csrf=csrf)


async def _form_of_page(request: web.Request) -> dict[str, str]:
    """What a form of the list sends. Raises HTTPForbidden where it does not bring the token of its page."""
    form, cookie = await read_form(request), request.cookies.get(PERSON_COOKIE, "")
    if not hmac.compare_digest(form.get("csrf", "").encode("utf-8", "replace"), csrf_of(cookie).encode()):
        raise web.HTTPForbidden
    return form


def _digest(html: str) -> str:
    return blake2b(html.encode(), digest_size=6).hexdigest()
