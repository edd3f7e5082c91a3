"""Answers for the leaves beside a table: as HTML for its drawer, or as pages of their own that lead back.

They are read for one person at a time, as the table stands then, and change nothing but their notes.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC
from functools import partial

from aiohttp import web
from markupsafe import Markup
from msgspec.structs import replace

from engine.texts import NOT_ASKED, Refusal, Text, say
from face.core.face import face
from face.core.names import reader_for
from host.clocks.calendar import read_zone
from host.house import House
from host.people.page_sessions import PageSession
from host.workers.allowances import in_thread
from web.answers import csrf_of, json_answer, number_sent, read_form
from web.beside.asked import read_matters
from web.beside.leaf import LONGEST_PART, Beholder, Leaf
from web.beside.look_up import cards_leaf, rules_leaf
from web.beside.matters import MattersAtTable, matters_leaf
from web.beside.notes import notes_leaf, suspicion_meant
from web.entry.askers import cookie_brought
from web.rendering import Templates
from web.steps import InTurn, SessionOf
from web.table.lobby import CheckedSession
from web.table.tools import (
    CARDS_LEAF,
    MATTERS_LEAF,
    NOTES_LEAF,
    RULES_LEAF,
    address_of_leaf,
    leaves_beside,
    ways_of_commands,
)
from web.words import Whereabouts

_TYPED = 100  # characters of what is looked for


class BesideTable:
    """The leaves of the tables of `house`, with those `templates`."""

    def __init__(self, house: House, templates: Templates) -> None:
        self._house = house
        self._templates = templates
        self._matters = MattersAtTable(house)

    def routes(self, session: SessionOf, checked: CheckedSession, in_turn: InTurn) -> list[web.RouteDef]:
        """The routes. `session`: finds the session of a browser, and raises without one; `in_turn`: makes it wait.

        `checked`: the session of a page that sends its token along.
        """

        def shows(leaf: str) -> web.RouteDef:
            async def show(request: web.Request) -> web.Response:
                at, query = await session(request), request.query
                part, typed = query.get("part", query.get("topic", "")), query.get("find", "")
                return await self._answered(request, at, leaf, part[:LONGEST_PART], typed[:_TYPED])

            return web.get(rf"/t/{{table:\d{{1,18}}}}/{leaf}", in_turn(show))

        async def write(request: web.Request) -> web.Response:
            form = await read_form(request)
            at = await checked(request, form.get("csrf", ""))
            if "seat" in form:
                await self.suspect(at, form["seat"], form.get("label", ""))
            else:
                await self._house.notes.write(at.table_id, at.person_id, form.get("words", "").replace("\r\n", "\n"))
            return await self._answered(request, at, NOTES_LEAF, wrote=True)

        async def ask(request: web.Request) -> web.Response:
            form = await read_form(request)
            at = await checked(request, form.get("csrf", ""))
            told = await self._matters.press(at, form)
            return await self._answered(request, at, MATTERS_LEAF, wrote=True, told=told)

        return [
            *map(shows, (NOTES_LEAF, CARDS_LEAF, RULES_LEAF, MATTERS_LEAF)),
            web.post(r"/t/{table:\d{1,18}}/notes", in_turn(write)),
            web.post(r"/t/{table:\d{1,18}}/matters", in_turn(ask, press=True)),
        ]

    async def suspect(self, session: PageSession, seat: str, label: str) -> None:
        """Writes down what that person takes a seat for.

        Raises Refusal `not-asked` for what nobody can be taken for, Trouble as `Notes.suspect` does.
        """
        at = (session.table_id, session.person_id)
        desk = (await self._house.play.reading(*at)).desk
        number = number_sent(seat, 3)
        if number is None:
            raise Refusal(NOT_ASKED)
        await self._house.notes.suspect(*at, number, suspicion_meant(desk, label))

    async def _answered(
        self,
        request: web.Request,
        at: PageSession,
        leaf: str,
        part: str = "",
        typed: str = "",
        *,
        wrote: bool = False,
        told: Text | None = None,
    ) -> web.Response:
        """`wrote`: it answers a form; `told`: what is said of that, beside what the leaf shows."""
        in_drawer = "json" in request.headers.get("Accept", "")
        if wrote and not in_drawer:
            return web.Response(status=303, headers={"Location": address_of_leaf(at.table_id, leaf)})
        csrf = None if in_drawer else csrf_of(cookie_brought(request))
        seen = await self._beholder(at, leaf, part)
        html = await in_thread(self._rendered, seen, leaf, _made(seen, leaf, part, typed), csrf)
        note = "" if not wrote else seen.reader.label(say("web-saved") if told is None else told, 300)
        if not in_drawer:
            return web.Response(text=html, content_type="text/html")
        return json_answer({"html": html, "note": note})

    async def drawn(self, session: PageSession, leaf: str, part: str = "", typed: str = "") -> str:
        """A leaf as HTML for the drawer. `part`: the section or topic; `typed`: what is looked for.

        Raises Refusal `not-asked` for what is not there, Trouble as `Play.board_and_desk` does.
        """
        seen = await self._beholder(session, leaf, part)
        return await in_thread(self._rendered, seen, leaf, _made(seen, leaf, part, typed), None)

    async def _beholder(self, session: PageSession, leaf: str, part: str) -> Beholder:
        at = (session.table_id, session.person_id)
        settings = await self._house.settings.player(session.person_id)
        board, reading, _ = await self._house.play.board_and_desk(*at)
        desk = None if reading is None else reading.desk
        reader = reader_for(board.table, settings.locale)
        ways = ways_of_commands(board.table, reader)
        place = Whereabouts(reader.texts.locale.replace("-", "_"), read_zone(settings.zone) or UTC, ways)
        seen = Beholder(board, desk, reader, place)
        if leaf == MATTERS_LEAF:
            return replace(seen, matters=await read_matters(self._house, board, session.person_id, part))
        if desk is None or leaf == RULES_LEAF:
            return seen
        if leaf == NOTES_LEAF:
            return replace(seen, notes=await self._house.notes.read(*at))
        if any(section.suspects for section in face(seen.game).reference(desk.view)):
            return replace(seen, suspected=await self._house.notes.suspicions(*at))
        return seen

    def _rendered(self, seen: Beholder, leaf: str, make: Callable[[], Leaf], csrf: str | None) -> str:
        """`csrf`: the token of a page of its own; None for the drawer, whose program knows it."""
        reader, table = seen.reader, seen.board.table
        shown = make()
        tabs = [
            (address_of_leaf(table.id, each), words, each == leaf)
            for each, words in leaves_beside(seen.board, reader, seated=seen.desk is not None).items()
        ]
        html = self._templates.rendered(
            "leaf.html",
            say=lambda key, **params: reader.label(say(key, **params), 200),
            shown=shown,
            tabs=tabs,
            kind=leaf,
            csrf=csrf or "",
        )
        if csrf is None:
            return html
        return self._templates.rendered(
            "read.html",
            language=reader.texts.locale,
            game=table.game,
            home=f"/t/{table.id}",
            back=reader.label(say("web-back")),
            title=shown.title,
            leaf=Markup(html),  # noqa: S704  escaped where it was made
            again=0,
        )


def _made(seen: Beholder, leaf: str, part: str, typed: str) -> Callable[[], Leaf]:
    """What makes that leaf."""
    made: dict[str, Callable[[], Leaf]] = {
        NOTES_LEAF: partial(notes_leaf, seen),
        CARDS_LEAF: partial(cards_leaf, seen, part, typed),
        RULES_LEAF: partial(rules_leaf, seen, part, typed),
        MATTERS_LEAF: partial(matters_leaf, seen, part, typed),
    }
    return made[leaf]
