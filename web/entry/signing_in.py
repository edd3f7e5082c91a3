"""Signs browsers in by *Sign in with Discord*: leads to Discord, and hears from it who has come back.

What a browser brings back must fit the cookie that it was sent away with: signed, for ten minutes, good once. From that
cookie both the state and the secret of the exchange (PKCE) are worked out, so that any process can finish what another
has begun. It says where to lead as well: to all tables, or to one by its number, never to an address.
"""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode
from collections import OrderedDict
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from urllib.parse import urlencode

from aiohttp import web
from msgspec import Struct

from db.trouble import Trouble
from engine.texts import say
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.people.page_sessions import new_token
from web.answers import PERSON_COOKIE, keep_signed_in, language_of
from web.entry.door import Door
from web.entry.entering import Entering
from web.entry.vouching import ACTIVITY_REFUSED, DISCORD_AWAY, Vouching
from web.rendering import Templates

WAY_BACK = "/sign-in/back"
AWAY_FOR = timedelta(minutes=10)  # until which somebody must have come back from Discord
_AWAY = "pactum-sign-in"  # the cookie of a browser that is at Discord
_MOST_USED = 10_000  # cookies that are remembered as used, until they are over anyway
_CODE = re.compile(r"[A-Za-z0-9._~-]{1,200}")

SIGN_IN_OVER = "sign-in-over"  # it was begun elsewhere, or too long ago, or has been finished
SIGN_IN_CANCELLED = "sign-in-cancelled"
SIGN_IN_REFUSED = "sign-in-refused"  # Discord does not vouch for what came back
SIGN_IN_AWAY = "sign-in-away"  # Discord does not answer
_STATUS = {SIGN_IN_OVER: 410, SIGN_IN_CANCELLED: 403, SIGN_IN_REFUSED: 403, SIGN_IN_AWAY: 503}
_SAID = {ACTIVITY_REFUSED: SIGN_IN_REFUSED, DISCORD_AWAY: SIGN_IN_AWAY}


class _Journey(Struct, frozen=True):
    """A way to Discord and back. `words`: what its cookie signs; `table`: where it leads, 0 for all tables."""

    words: str
    until: datetime
    table: int


class SigningIn:
    """The way to Discord and back. `address`: of the pages, as browsers know it; `secure`: cookies are for https."""

    def __init__(
        self, house: House, vouching: Vouching, templates: Templates, door: Door, address: str, *, secure: bool
    ) -> None:
        self._house = house
        self._vouching = vouching
        self._templates = templates
        self._door = door
        self._back = address + WAY_BACK
        self._secure = secure
        self._key = hmac.new(vouching.application.secret.encode(), b"pactum sign-in", sha256).digest()
        self._entering = Entering(house.clock)
        self._used: OrderedDict[str, datetime] = OrderedDict()

    def routes(self) -> list[web.RouteDef]:
        """The routes."""
        return [web.get("/sign-in", self._begin), web.get(WAY_BACK, self._came_back)]

    async def _begin(self, request: web.Request) -> web.Response:
        """Leads to Discord, which asks its reader."""
        try:
            number = self._vouching.id()
        except Trouble:
            return self._told(request, SIGN_IN_AWAY)
        table = request.query.get("table", "")
        table = table if re.fullmatch(r"[1-9][0-9]{0,17}", table) else "0"
        until = self._house.clock() + AWAY_FOR
        words = f"{new_token(self._house.entropy)}.{int(until.timestamp())}.{table}"
        asked = {
            "response_type": "code",
            "client_id": str(number),
            "scope": "identify",
            "redirect_uri": self._back,
            "state": self._derived("state", words),
            "code_challenge": _base64(sha256(self._derived("verifier", words).encode()).digest()),
            "code_challenge_method": "S256",
        }
        answer = web.Response(
            status=303, headers={"Location": f"{self._vouching.application.sign_in}?{urlencode(asked)}"}
        )
        answer.set_cookie(
            _AWAY,
            f"{words}.{self._derived('cookie', words)}",
            path="/sign-in",
            max_age=int(AWAY_FOR.total_seconds()),
            secure=self._secure,
            httponly=True,
            samesite="Lax",
        )
        return answer

    async def _came_back(self, request: web.Request) -> web.Response:
        """Signs the browser in, if Discord says who sent it. Whatever comes of it, its cookie is used up."""
        try:
            journey = self._journey(request)
            person_id = await self._person(request, journey)
        except Trouble as trouble:
            answer = self._told(request, _SAID.get(trouble.code, trouble.code))
        else:
            cookie = await self._house.browsers.open_for(person_id, request.cookies.get(PERSON_COOKIE, ""))
            to = f"/mine/{journey.table}" if journey.table else "/"
            answer = web.Response(status=303, headers={"Location": to})
            keep_signed_in(answer, cookie, secure=self._secure)
        answer.del_cookie(_AWAY, path="/sign-in", secure=self._secure, httponly=True, samesite="Lax")
        return answer

    def _journey(self, request: web.Request) -> _Journey:
        """The way that this browser has begun and not finished. Raises Trouble `sign-in-over`."""
        words, _, signed = request.cookies.get(_AWAY, "").rpartition(".")
        state = request.query.get("state", "")
        if not _same(signed, self._derived("cookie", words)) or not _same(state, self._derived("state", words)):
            raise Trouble(SIGN_IN_OVER)
        _, until, table = words.split(".")
        journey = _Journey(words, datetime.fromtimestamp(int(until), UTC), int(table))
        now = self._house.clock()
        while self._used and next(iter(self._used.values())) <= now:
            self._used.popitem(last=False)
        if words in self._used or not now < journey.until <= now + AWAY_FOR:
            raise Trouble(SIGN_IN_OVER)
        self._used[words] = journey.until
        while len(self._used) > _MOST_USED:
            self._used.popitem(last=False)
        return journey

    async def _person(self, request: web.Request, journey: _Journey) -> int:
        """Who has come back. Raises Trouble `sign-in-cancelled`, `activity-refused`, `activity-discord-away`."""
        if "error" in request.query:
            raise Trouble(SIGN_IN_CANCELLED if request.query["error"] == "access_denied" else SIGN_IN_REFUSED)
        code = request.query.get("code", "")
        if not _CODE.fullmatch(code):
            raise Trouble(SIGN_IN_REFUSED)
        async with self._entering.trying(self._door.asker(request), journey.words) as failed:
            try:
                return await self._vouching.person(
                    code, redirect_uri=self._back, code_verifier=self._derived("verifier", journey.words)
                )
            except Trouble as trouble:
                if trouble.code == ACTIVITY_REFUSED:
                    failed()
                raise

    def _told(self, request: web.Request, code: str) -> web.Response:
        """Says why nobody was signed in, and leads there once more."""
        again = Reader(texts(language_of(request))).label(say("web-again"))
        return self._templates.told(request, _STATUS[code], Trouble(code).text, ways=[("/sign-in", again)])

    def _derived(self, what: str, words: str) -> str:
        """A value for that purpose that only this application can work out of what a cookie signs."""
        return _base64(hmac.new(self._key, f"{what} {words}".encode("utf-8", "replace"), sha256).digest())


def _base64(value: bytes) -> str:
    return urlsafe_b64encode(value).decode().rstrip("=")


def _same(brought: str, expected: str) -> bool:
    return hmac.compare_digest(brought.encode("utf-8", "replace"), expected.encode())
