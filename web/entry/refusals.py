"""Answers what pages cannot be given, in words with what to do next: refusals, errors, haste."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from math import ceil

from aiohttp import web

from db.storable import NOT_STORABLE
from db.trouble import DATABASE_AWAY, MACHINE_EXHAUSTED, Trouble
from engine.texts import Refusal, say
from host.people.browsers import PERSON_LINK_OVER
from host.people.page_sessions import PAGE_LINK_OVER
from host.seats.votes import ALREADY_PAUSED
from host.table.halting import describe_error, is_of_machine
from host.values import NO_SUCH_TABLE
from web.entry.askers import NotLetIn
from web.entry.door import Door
from web.entry.shares import TooHasty
from web.rendering import Templates

_STATUS = {
    DATABASE_AWAY: 503,
    MACHINE_EXHAUSTED: 503,
    NO_SUCH_TABLE: 404,
    NOT_STORABLE: 400,
    PAGE_LINK_OVER: 410,
    PERSON_LINK_OVER: 410,
}
_ON_PAGES = {ALREADY_PAUSED: say("web-already-paused")}  # in place of what names a command
_REFUSED = 409
_TOO_MANY = 429

_log = logging.getLogger(__name__)


class Refusals:
    """Makes these answers. `not_in`: of a browser that may not see a page; `status`: of more codes."""

    def __init__(
        self,
        templates: Templates,
        door: Door,
        not_in: Callable[[web.Request], web.Response],
        status: Mapping[str, int],
    ) -> None:
        self._status = {**_STATUS, **status}
        self._templates = templates
        self._door = door
        self._not_in = not_in
        self._held = 0  # refusals that are held back

    async def answer(self, request: web.Request, error: Exception) -> web.Response:
        """What is answered in place of a page whose making has raised `error`; raised again if nobody hears it."""
        match error:
            case TooHasty():
                return await self._put_off(request, error.seconds)
            case NotLetIn():
                return self._not_in(request)
            case Trouble() | Refusal():
                told = _ON_PAGES.get(error.code, error.text)
                return self._templates.told(request, self._status.get(error.code, _REFUSED), told)
            case web.HTTPNotFound():
                return self._templates.told(request, error.status, say("web-nothing-here"))
            case web.HTTPException():
                answer = web.Response(status=error.status, text=f"{error.reason}\n")
                if isinstance(error, web.HTTPRequestTimeout):
                    answer.force_close()
                return answer
            case ConnectionResetError():
                raise error
        if is_of_machine(error):
            _log.warning("a page could not be answered: %s", describe_error(error))
            return self._templates.told(request, 503, Trouble(MACHINE_EXHAUSTED).text)
        _log.error("a page could not be answered", exc_info=error)
        return self._templates.told(request, 500, say("web-error"))

    async def _put_off(self, request: web.Request, seconds: float) -> web.Response:
        """Tells somebody to ask again later. The answer is held back, so that asking again at once is no way around."""
        self._held += 1
        try:
            await asyncio.sleep(self._door.bounds.held * (1 + self._held / 100))  # a crowd is spread
        finally:
            self._held -= 1
        seconds, again = ceil(seconds), request.path.startswith("/t/") and "json" in request.headers.get("Accept", "")
        answer = self._templates.told(request, _TOO_MANY, say("web-hasty" if again else "web-wait", seconds=seconds))
        answer.headers["Retry-After"] = str(seconds)
        return answer
