"""How it goes on after the answer in one's draft: on a page of its own that leads back, with a bar until it is there.

It needs no program: while worlds are played on its page asks again every few seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from aiohttp import web
from markupsafe import Markup

from engine.texts import Text, say
from face.core.names import own_reader
from face.records.forecast import forecast_bar, forecast_columns, forecast_head, forecast_kept, forecast_rests
from host.house import House
from host.people.page_sessions import PageSession
from host.trials import may_try
from host.values import Desk
from web.answers import csrf_of, read_form
from web.entry.askers import cookie_brought
from web.rendering import Templates
from web.steps import InTurn, SessionOf
from web.table.lobby import CheckedSession
from web.waiting import LOOK_AGAIN, Waiting
from web.words import Whereabouts, blocks


def forecast_way(desk: Desk, label: Callable[[Text], str]) -> tuple[str, str] | None:
    """The address and words of the link beside a question; None at a table without trials."""
    return (f"/t/{desk.table.id}/forecast", label(say("forecast-button"))) if may_try(desk.table) else None


class ForecastPages:
    """Makes these pages of `house` with those `templates`."""

    def __init__(self, house: House, templates: Templates) -> None:
        self._house = house
        self._templates = templates
        self._waiting = Waiting(partial(forecast_kept, house), house.forecasts.work_out)

    def routes(self, session: SessionOf, checked: CheckedSession, in_turn: InTurn) -> list[web.RouteDef]:
        """The routes, as those of `LookingBack`."""

        async def shown(request: web.Request) -> web.Response:
            html = await self.page(await session(request), csrf_of(cookie_brought(request)))
            return web.Response(text=html, content_type="text/html")

        async def stop(request: web.Request) -> web.Response:
            at = await checked(request, (await read_form(request)).get("csrf", ""))
            self._waiting.stop(at.table_id, at.person_id)
            return web.Response(status=303, headers={"Location": f"/t/{at.table_id}"})

        return [
            web.get(r"/t/{table:\d{1,18}}/forecast", in_turn(shown, lane="forecast")),
            web.post(r"/t/{table:\d{1,18}}/forecast", in_turn(stop)),
        ]

    async def close(self) -> None:
        """Lets go of all that is worked out."""
        await self._waiting.close()

    async def page(self, session: PageSession, csrf: str) -> str:
        """The page of what came of that person's answer, or how far that is; worked out until they stop it.

        `csrf`: the token of their page. Raises Trouble and Refusal as `Forecasts.work_out` does.
        """
        table_id, person_id = session.table_id, session.person_id
        settings = await self._house.settings.player(person_id)
        found = await self._waiting.look(table_id, person_id)
        table = found.table if found is not None else await self._house.lookups.table(table_id)
        reader = own_reader(table, settings.locale, person_id)
        words: dict[str, Any] = {"told": list[Markup](), "beside": list[Markup](), "again": 0, "stop": ""}
        if found is not None:
            title = forecast_head(found)
            words["beside"] = [blocks(each, Whereabouts()) for each in forecast_columns(found, settings.locale)]
            words["told"] = [blocks(forecast_rests(found, reader), Whereabouts())]
        else:
            title = say("forecast-button")
            done = self._house.forecasts.progress(table_id, person_id)
            words |= {"again": LOOK_AGAIN, "stop": reader.label(say("review-stop"))}
            words["told"] = [blocks(forecast_bar(done, reader), Whereabouts())]
        return self._templates.rendered(
            "read.html",
            language=reader.texts.locale,
            game=table.game,
            home=f"/t/{table_id}",
            title=reader.label(title, 200),
            back=reader.label(say("web-back")),
            parts=(),
            which="",
            picture=None,
            csrf=csrf,
            **words,
        )
