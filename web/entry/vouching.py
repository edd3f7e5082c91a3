"""Asks Discord who somebody is, with the code that it has given their browser, and what the bot itself may ask.

Nothing of what Discord answers is kept. While it wants no requests on a route, none are made there (`Pauses`).
"""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Callable
from datetime import datetime, timedelta
from typing import Any, TypeVar

import aiohttp
from aiohttp import web
from msgspec import Struct

from db.trouble import Trouble
from web.answers import NotReadable, read_json
from web.entry.entering import Pauses

DISCORD_API = "https://discord.com/api/v10"
DISCORD_SIGN_IN = "https://discord.com/oauth2/authorize"
DISCORD_WITHIN = 5.0  # seconds for each answer of Discord's
_TOO_MANY = 429
_WRONG_SECRET = 401
_LONGEST_PAUSE = 600.0  # seconds without a request to Discord after it said "too many"

ACTIVITY_REFUSED = "activity-refused"  # Discord does not vouch for what the browser has sent
DISCORD_AWAY = "activity-discord-away"

_CODES = "/oauth2/token"
_ME = "/users/@me"
_OWN = frozenset({_CODES, _ME})  # a limit there may be for one code, or its owner, alone
_log = logging.getLogger(__name__)
_T = TypeVar("_T")


class Application(Struct, frozen=True):
    """The bot's application at Discord. `id` gives None until the bot has signed in; `api`: the address of the API.

    `sign_in`: the address where Discord asks people whether they want to sign in.
    """

    id: Callable[[], int | None]
    secret: str
    token: str
    api: str = DISCORD_API
    sign_in: str = DISCORD_SIGN_IN

    def __repr__(self) -> str:
        return "Application(…)"  # it holds secrets


class _Token(Struct):
    access_token: str


class _User(Struct):
    id: str


class Vouching:
    """What an application asks of Discord. `clock` tells the time."""

    def __init__(self, application: Application, clock: Callable[[], datetime]) -> None:
        self.application = application
        self._session: aiohttp.ClientSession | None = None
        self._pauses = Pauses(clock)

    async def session(self, _: web.Application) -> AsyncIterator[None]:
        """Keeps connections to Discord open for as long as the server runs."""
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=DISCORD_WITHIN)) as self._session:
            yield
        self._session = None

    @property
    def number(self) -> int | None:
        """The id of the application; None until the bot has signed in."""
        return self.application.id()

    def id(self) -> int:
        """The id of the application. Raises Trouble `activity-discord-away` until the bot has signed in."""
        if self.number is None:
            raise Trouble(DISCORD_AWAY)
        return self.number

    async def person(self, code: str, **more: str) -> int:
        """The person to whom Discord gave that code. `more`: what it wants to hear where the code came by an address.

        Raises Trouble `activity-refused`, `activity-discord-away`.
        """
        form = {
            "client_id": str(self.id()),
            "client_secret": self.application.secret,
            "grant_type": "authorization_code",
            "code": code,
            **more,
        }
        token = await self._asked(_Token, ACTIVITY_REFUSED, "POST", _CODES, data=form)
        bearer = {"Authorization": f"Bearer {token.access_token}"}
        user = await self._asked(_User, ACTIVITY_REFUSED, "GET", _ME, headers=bearer)
        if not re.fullmatch(r"[0-9]{1,19}", user.id):
            raise Trouble(DISCORD_AWAY)
        return int(user.id)

    async def as_bot(self, kind: type[_T], refused: str, path: str) -> _T:
        """What Discord answers the bot there. Raises Trouble `activity-discord-away`, and one of the code `refused`."""
        return await self._asked(kind, refused, "GET", path, headers={"Authorization": f"Bot {self.application.token}"})

    async def _asked(self, kind: type[_T], refused: str, method: str, path: str, **how: Any) -> _T:
        """Asks Discord. Raises Trouble `activity-discord-away`, and one of the code `refused` if Discord refuses."""
        route = path.rpartition("/")[0]
        if self._session is None or self._pauses.lasts(route):
            raise Trouble(DISCORD_AWAY)
        try:
            async with self._session.request(
                method, self.application.api + path, allow_redirects=False, **how
            ) as answer:
                if answer.status == _TOO_MANY:
                    told = _pause(answer.headers.get("Retry-After", ""))
                    self._pauses.begin(route, told, tried=path in _OWN)
                elif answer.status == 200:
                    self._pauses.end(route)
                if answer.status == _WRONG_SECRET and path == _CODES:
                    _log.error("Discord does not take DISCORD_CLIENT_SECRET: nobody can be let in by Discord")
                if answer.status == _TOO_MANY or answer.status >= 500:
                    raise Trouble(DISCORD_AWAY)
                if answer.status != 200:
                    raise Trouble(refused)
                return read_json(await answer.read(), kind)
        except (aiohttp.ClientError, OSError, NotReadable) as error:  # or it took too long
            _log.warning("Discord could not be asked who opens a page: %s", type(error).__name__)
            raise Trouble(DISCORD_AWAY) from None


def _pause(seconds: str) -> timedelta:
    """The time that a `Retry-After` header asks for, a second if it cannot be read."""
    return timedelta(seconds=min(float(seconds), _LONGEST_PAUSE) if re.fullmatch(r"\d+(\.\d+)?", seconds) else 1.0)
