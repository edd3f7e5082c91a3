"""Shows the dossier of a finished game, and its reader's own review, on pages of their own that lead back.

They need no program. While a review is worked out its page asks again every few seconds; it is dropped once nobody has
asked for a while.
"""

from __future__ import annotations

from typing import Any

from aiohttp import web
from markupsafe import Markup

from engine.texts import NOT_ASKED, Refusal, Text, say
from face.core.names import game_name, numbered_table, own_reader, reader_for
from face.records.review import bar_words, better_ways, first_review_page, review_entries, review_title
from face.table.dossier import CHARTS, SUMMARY, dossier_parts
from face.table.scenes import charts_picture
from face.wordings.reader import Reader
from host.house import House
from host.people.page_sessions import PageSession
from host.proof.course import Dossier
from host.reviews.reviews import TableReview
from host.workers.allowances import in_thread
from web.answers import csrf_of, read_form
from web.entry.askers import cookie_brought
from web.rendering import Templates, svg_of
from web.steps import InTurn, SessionOf
from web.table.lobby import CheckedSession
from web.waiting import LOOK_AGAIN, Waiting
from web.words import Whereabouts, blocks, inline

_LONGEST_PART = 20  # characters of the id of a part


class LookingBack:
    """Makes these pages of `house` with those `templates`."""

    def __init__(self, house: House, templates: Templates) -> None:
        self._house = house
        self._templates = templates
        self._waiting = Waiting(
            lambda table_id, person_id: house.reviews.kept(table_id, person_id),
            lambda table_id, person_id: house.reviews.work_out(table_id, person_id),
        )

    def routes(self, session: SessionOf, checked: CheckedSession, in_turn: InTurn) -> list[web.RouteDef]:
        """The routes. `session`: finds the session of a browser, and raises without one; `in_turn`: makes it wait.

        `checked`: the session of a page that sends its token along.
        """

        async def dossier(request: web.Request) -> web.Response:
            part = request.query.get("part", "")[:_LONGEST_PART]
            return _page(await self.dossier(await session(request), part))

        async def review(request: web.Request) -> web.Response:
            at = await session(request)
            return _page(await self.review(at, csrf_of(cookie_brought(request))))

        async def stop(request: web.Request) -> web.Response:
            at = await checked(request, (await read_form(request)).get("csrf", ""))
            self._waiting.stop(at.table_id, at.person_id)
            return web.Response(status=303, headers={"Location": f"/t/{at.table_id}"})

        return [
            web.get(r"/t/{table:\d{1,18}}/dossier", in_turn(dossier)),
            web.get(r"/t/{table:\d{1,18}}/review", in_turn(review, lane="review")),
            web.post(r"/t/{table:\d{1,18}}/review", in_turn(stop)),
        ]

    async def close(self) -> None:
        """Lets go of all reviews that are worked out."""
        await self._waiting.close()

    async def dossier(self, session: PageSession, part: str = "") -> str:
        """The page of a part of the dossier, of the first if `part` is "".

        Raises Refusal `not-asked` for a part that is not there, Trouble as `Chronicles.read` does.
        """
        settings = await self._house.settings.player(session.person_id)
        dossier = await self._house.chronicles.read(session.table_id)
        reader = reader_for(dossier.board.table, settings.locale)
        return await in_thread(self._drawn_dossier, dossier, reader, part)

    def _drawn_dossier(self, dossier: Dossier, reader: Reader, part: str) -> str:
        table, home = dossier.board.table, f"/t/{dossier.board.table.id}"
        sections = [section for section in dossier_parts(dossier) if section.id != SUMMARY]  # the table's own page
        shown = next((section for section in sections if part in ("", section.id)), None)
        if shown is None:
            raise Refusal(NOT_ASKED)
        parts = [(f"{home}/dossier?part={each.id}", reader.label(each.title, 60), each is shown) for each in sections]
        words = [reader.line(entry.text) for entry in shown.entries]
        picture = charts_picture(dossier, reader) if shown.id == CHARTS else None
        return self._rendered(
            reader,
            say("dossier-head", game=game_name(table.game), table=numbered_table(table)),
            game=table.game,
            home=home,
            parts=parts,
            which=reader.label(say("dossier-which"), 150),
            picture=svg_of(picture),
            told=[blocks("\n".join(words), Whereabouts())],
            ways=[] if table.trial_of is not None else [(f"{home}/on", reader.label(say("played-on-button")))],
        )

    async def review(self, session: PageSession, csrf: str) -> str:
        """The page of that person's review, or how far it is; it is worked out meanwhile, until they stop it.

        `csrf`: the token of their page.

        Raises Trouble as `Reviews.work_out` does.
        """
        settings = await self._house.settings.player(session.person_id)
        kept = await self._waiting.look(session.table_id, session.person_id)
        table = (await self._house.play.board(session.table_id)).table if kept is None else kept.table
        reader = own_reader(table, settings.locale, session.person_id)
        if kept is not None:
            title, again, stop = review_title(kept), 0, ""
            drawn = [blocks(first_review_page(kept, reader), Whereabouts()), _decisions(kept, reader)]
            tries = better_ways(kept, reader)
        else:
            done = self._house.reviews.progress(session.table_id, session.person_id)
            title, again = say("review-title-page"), LOOK_AGAIN
            drawn = [blocks(bar_words(done, reader), Whereabouts())]
            stop, tries = reader.label(say("review-stop")), []
        more: dict[str, Any] = {"stop": stop, "csrf": csrf, "pressed_at": f"/t/{table.id}/on"}
        better = [("before", str(number), words) for number, words in tries]
        more["pressing"] = [(blocks(reader.line(say("played-on-better")), Whereabouts()), better)] if better else []
        return self._rendered(reader, title, game=table.game, home=f"/t/{table.id}", told=drawn, again=again, **more)

    def _rendered(self, reader: Reader, title: Text, **values: Any) -> str:
        usual: dict[str, Any] = {
            "parts": (),
            "which": "",
            "picture": None,
            "again": 0,
            "stop": "",
            "told": list[Markup](),
        }
        named = {"title": reader.label(title, 200), "back": reader.label(say("web-back"))}
        return self._templates.rendered("read.html", language=reader.texts.locale, **(usual | named | values))


def _decisions(shown: TableReview, reader: Reader) -> Markup:
    """Every decision of a review; those that are told in one line open by a press."""
    here, html = Whereabouts(), list[Markup]()
    for each in review_entries(shown, reader):
        if each.folded:
            fold = "<details><summary>{}</summary>{}</details>"
            html.append(Markup(fold).format(inline(each.line, here), blocks(each.folded, here)))  # noqa: S704  escaped
        else:
            html.append(blocks("\n".join(filter(None, (each.moment and f"**{each.moment}**", each.line))), here))
    return Markup("").join(html)


def _page(html: str) -> web.Response:
    return web.Response(text=html, content_type="text/html")
