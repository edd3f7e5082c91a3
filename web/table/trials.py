"""Trials on pages: where one is begun, what its page says above everything, and what leads from it to the table."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any
from urllib.parse import urlencode

from aiohttp import web

from engine.texts import NOT_ASKED, Refusal, Text, say
from face.desk.trial_words import trial_labels, trial_line
from face.desk.trying import answer_so, note_trial, try_better
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.people.page_sessions import PageSession
from host.trials import may_try
from host.values import Person, Table
from web.answers import PERSON_COOKIE, language_of, let_in, let_in_framed, number_sent, read_form
from web.entry.askers import cookie_brought
from web.presses import PAGE_CAUSE
from web.rendering import Templates
from web.table.lobby import CheckedSession, LobbiesInDiscord


def trial_values(table: Table, seat: int | None, trial: int | None, label: Callable[[Text], str]) -> dict[str, Any]:
    """The values of the line of a page: of a trial, or of a table where its reader may begin one.

    `trial`: the id of the one they have open there, to which a link leads back, None without one.
    """
    at = f"/t/{table.id}"
    values: dict[str, Any] = {"trial": "", "trial_ways": (), "trial_to": "", "tries": (), "tried": ()}
    if table.trial_of is not None:
        ways = [(do, label(words)) for do, words in trial_labels(table).items()]
        ways.append((_TO_TABLE, label(say("trial-table"))))
        return {**values, "trial": label(trial_line(table)), "trial_ways": ways, "trial_to": f"{at}/trial"}
    if seat is None or not may_try(table):
        return values
    if trial is not None:
        values["tried"] = (f"/t/{trial}", label(say("trial-back-to")))
    return {**values, "tries": (f"{at}/try", label(say("trial-button")))}


def trial_word(table: Table, label: Callable[[Text], str]) -> str:
    """The word beside what is sealed in a trial, "" at other tables."""
    return "" if table.trial_of is None else label(say("picture-trial"))


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
            "trial-before": self._before,
            "trial-back": self._back,
            "trial-note": self._note,
            "trial-so": self._so,
            _TO_TABLE: self._to_table,
            "trial-end": self._end,
        }

    async def _world(self, request: web.Request, session: PageSession) -> web.Response:
        return await self._begun(request, session, self._house.trials.another(session.table_id, *self._by(session)))

    async def _before(self, request: web.Request, session: PageSession) -> web.Response:
        begun = self._house.trials.another(session.table_id, *self._by(session), by=-1)
        return await self._begun(request, session, begun)

    async def _back(self, request: web.Request, session: PageSession) -> web.Response:
        return await self._begun(request, session, self._house.trials.again(session.table_id, *self._by(session)))

    async def _note(self, request: web.Request, session: PageSession) -> web.Response:
        settings = await self._house.settings.player(session.person_id)
        told = await note_trial(self._house, session.table_id, session.person_id, settings.locale)
        trial = await self._house.lookups.table(session.table_id)
        words = Reader(texts(language_of(request))).label(say("trial-table"))
        there = (f"/t/{trial.trial_of}", words)
        return self._templates.told(request, web.HTTPCreated.status_code, *told, ways=[there])

    async def _so(self, request: web.Request, session: PageSession) -> web.Response:
        """Leads to the question that is filled in, which says so; where another answer stood in it, offers it back."""
        filled = await answer_so(self._house, session.table_id, session.person_id)
        asked = {"ask": filled.ask_id} if filled.liberty else {}
        said = urlencode({**asked, "filled": "over" if filled.over else "new"})
        return await self._at_table(request, session, filled.change.reading.table.id, f"?{said}")

    async def _to_table(self, request: web.Request, session: PageSession) -> web.Response:
        trial = await self._house.trials.own(session.table_id, session.person_id)
        return await self._at_table(request, session, trial.trial_of or 0)

    async def _end(self, request: web.Request, session: PageSession) -> web.Response:
        person_id, cause = self._by(session)
        table = await self._house.trials.end(session.table_id, person_id, cause)
        return await self._at_table(request, session, table.id)

    async def _at_table(
        self, request: web.Request, session: PageSession, table_id: int, said: str = ""
    ) -> web.Response:
        """Leads to the real table, where a browser that was let in as signed in to all tables needs nothing more."""
        if cookie_brought(request) == request.cookies.get(PERSON_COOKIE):
            return _leads_to(table_id, said)
        return await self._let_in(request, session, table_id, said)

    async def _begun(
        self, request: web.Request, session: PageSession, begun: Coroutine[Any, Any, Table]
    ) -> web.Response:
        return await self._let_in(request, session, (await begun).id)

    async def _let_in(self, request: web.Request, session: PageSession, table_id: int, said: str = "") -> web.Response:
        """Leads to a page of the same person, who is let in there. `said`: the query of its address."""
        answer = _leads_to(table_id, said)
        cookie = await self._house.page_sessions.open_pressed(table_id, session.person_id)
        if request.headers.get("Sec-Fetch-Dest") == "iframe":  # Discord's
            let_in_framed(answer, table_id, cookie)
        else:
            let_in(answer, table_id, cookie, secure=self._secure)
        return answer

    def _by(self, session: PageSession) -> tuple[int, str]:
        return session.person_id, f"{PAGE_CAUSE}{self._house.entropy(12).hex()}"


_LONGEST = 8  # digits of the number of a move


_TO_TABLE = "trial-table"  # leads to the real table, and ends nothing


def _leads_to(table_id: int, said: str = "") -> web.Response:
    return web.Response(status=303, headers={"Location": f"/t/{table_id}{said}"})
