"""Trials on pages: where one is begun, what its page says above everything, and what leads from it to the table."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from aiohttp import web

from engine.texts import NOT_ASKED, Refusal, Text, say
from face.desk.trial_words import trial_labels, trial_line
from face.desk.trying import answer_so, note_trial, try_better
from host.house import House
from host.people.page_sessions import PageSession
from host.trials import may_try
from host.values import Person, Table
from web.answers import let_in, let_in_framed, number_sent, read_form
from web.presses import PAGE_CAUSE
from web.rendering import Templates
from web.table.lobby import CheckedSession, LobbiesInDiscord


def trial_values(table: Table, seat: int | None, label: Callable[[Text], str]) -> dict[str, Any]:
    """The values of the line of a page: of a trial, or of a table where its reader may begin one."""
    at = f"/t/{table.id}"
    if table.trial_of is not None:
        ways = [(do, label(words)) for do, words in trial_labels(table).items()]
        return {"trial": label(trial_line(table)), "trial_ways": ways, "trial_to": f"{at}/trial", "tries": None}
    tries = (f"{at}/try", label(say("trial-button"))) if seat is not None and may_try(table) else None
    return {"trial": "", "trial_ways": (), "trial_to": "", "tries": tries}


class TrialWays:
    """What is pressed to begin a trial, and on its page. `checked`: the session of a page that sends its token along.

    `lobbies`: None where no lobby can be shown in Discord; `secure`: cookies are for https alone.
    """

    def __init__(
        self,
        house: House,
        templates: Templates,
        lobbies: LobbiesInDiscord | None,
        checked: CheckedSession,
        *,
        secure: bool,
    ) -> None:
        self._house = house
        self._lobbies = lobbies
        self._templates = templates
        self._checked = checked
        self._secure = secure

    async def begin(self, request: web.Request) -> web.Response:
        """Leads to a trial of that table. Raises Trouble as `Trials.begin` does."""
        session = await self._checked(request, (await read_form(request)).get("csrf", ""))
        return await self._begun(request, session, self._house.trials.begin(session.table_id, *self._by(session)))

    async def pressed(self, request: web.Request) -> web.Response:
        """Does what its buttons say. Raises Trouble and Refusal as `Trials` and `answer_so` do."""
        form = await read_form(request)
        session = await self._checked(request, form.get("csrf", ""))
        does = self._ways().get(form.get("do", ""))
        if does is None:
            raise Refusal(NOT_ASKED)
        return await does(request, session)

    async def play_on(self, request: web.Request) -> web.Response:
        """Leads to a table that begins in a position of that one, which has ended.

        Raises Trouble as `PastPositions.begin` and `try_better` do, Refusal `not-asked` for what nobody can press.
        """
        form = await read_form(request)
        session = await self._checked(request, form.get("csrf", ""))
        person_id, cause = self._by(session)
        card = (await self._house.lookups.table(session.table_id)).card(person_id)
        person = Person(person_id, "" if card is None else card.name)
        if before := number_sent(form.get("before", ""), _LONGEST):
            begun = try_better(self._house, session.table_id, person, before, cause)
            return await self._begun(request, session, begun)
        with_others = form.get("others", "")
        after, _, seat = (with_others or form.get("after", "")).partition(".")
        number, eyes = number_sent(after, _LONGEST), number_sent(seat, _LONGEST)
        if not number or eyes is None:
            raise Refusal(NOT_ASKED)
        if with_others:
            if self._lobbies is None:
                raise Refusal(NOT_ASKED)
            opened = self._lobbies.play_on(session.table_id, person_id, number, eyes, cause)
            return await self._begun(request, session, opened)
        begun = self._house.past_positions.begin(session.table_id, person, number, eyes, cause)
        return await self._begun(request, session, begun)

    def _ways(self) -> Mapping[str, Callable[[web.Request, PageSession], Coroutine[Any, Any, web.Response]]]:
        return {
            "trial-world": self._world,
            "trial-back": self._back,
            "trial-note": self._note,
            "trial-so": self._so,
            "trial-end": self._end,
        }

    async def _world(self, request: web.Request, session: PageSession) -> web.Response:
        trial = await self._house.trials.own(session.table_id, session.person_id)
        begun = self._house.trials.begin(trial.trial_of or 0, *self._by(session))
        return await self._begun(request, session, begun)

    async def _back(self, request: web.Request, session: PageSession) -> web.Response:
        return await self._begun(request, session, self._house.trials.again(session.table_id, *self._by(session)))

    async def _note(self, request: web.Request, session: PageSession) -> web.Response:
        settings = await self._house.settings.player(session.person_id)
        await note_trial(self._house, session.table_id, session.person_id, settings.locale)
        return self._templates.told(request, web.HTTPCreated.status_code, say("trial-noted"))

    async def _so(self, _: web.Request, session: PageSession) -> web.Response:
        change = await answer_so(self._house, session.table_id, session.person_id)
        return _leads_to(change.reading.table.id)

    async def _end(self, _: web.Request, session: PageSession) -> web.Response:
        person_id, cause = self._by(session)
        return _leads_to((await self._house.trials.end(session.table_id, person_id, cause)).id)

    async def _begun(
        self, request: web.Request, session: PageSession, begun: Coroutine[Any, Any, Table]
    ) -> web.Response:
        trial = await begun
        cookie = await self._house.page_sessions.open_pressed(trial.id, session.person_id)
        answer = _leads_to(trial.id)
        if request.headers.get("Sec-Fetch-Dest") == "iframe":  # Discord's
            let_in_framed(answer, trial.id, cookie)
        else:
            let_in(answer, trial.id, cookie, secure=self._secure)
        return answer

    def _by(self, session: PageSession) -> tuple[int, str]:
        return session.person_id, f"{PAGE_CAUSE}{self._house.entropy(12).hex()}"


_LONGEST = 8  # digits of the number of a move


def _leads_to(table_id: int) -> web.Response:
    return web.Response(status=303, headers={"Location": f"/t/{table_id}"})
