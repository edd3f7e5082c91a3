"""Play on from here: the page on which a moment of a finished game is picked, and through whose eyes it goes on."""

from __future__ import annotations

from aiohttp import web
from markupsafe import Markup

from engine.texts import Listed, Param, SeatRef, Text, say
from face.core.face import Face, face
from face.core.names import own_reader, reader_for
from host.house import House
from host.past_positions import PickedPosition
from host.people.page_sessions import PageSession
from web.answers import csrf_of, number_sent
from web.entry.askers import cookie_brought
from web.rendering import Templates
from web.steps import InTurn, SessionOf
from web.words import Whereabouts, blocks


class PositionPages:
    """Makes these pages of `house` with those `templates`. `with_others`: lobbies can be opened for them."""

    def __init__(self, house: House, templates: Templates, *, with_others: bool) -> None:
        self._house = house
        self._with_others = with_others
        self._templates = templates

    def routes(self, session: SessionOf, in_turn: InTurn) -> list[web.RouteDef]:
        """The route of the page; what is pressed on it `TrialWays.play_on` answers."""

        async def shown(request: web.Request) -> web.Response:
            after = request.query.get("after", "")
            number = number_sent(after, _LONGEST) or 0
            at, csrf = await session(request), csrf_of(cookie_brought(request))
            html = await self.page(at, csrf, number, request.query.get("eyes", ""))
            return web.Response(text=html, content_type="text/html")

        return [web.get(r"/t/{table:\d{1,18}}/on", in_turn(shown))]

    async def page(self, session: PageSession, csrf: str, after: int = 0, eyes: str = "") -> str:
        """The moments to pick from, or with the move `after` which one begins, the seats. `eyes`: the seat put first.

        Where the game was over after that move it says so above the moments. Raises as `PastPositions.reached`.
        """
        settings = await self._house.settings.player(session.person_id)
        reached = await self._house.past_positions.reached(session.table_id, after) if after else None
        table = (await self._house.play.board(session.table_id)).table
        reader, its = own_reader(table, settings.locale, session.person_id), face(table.game)
        everyone, home = reader_for(table, settings.locale), f"/t/{table.id}"
        told, parts, pressing = say("played-on-which"), list[tuple[str, str, bool]](), list[_Pressing]()
        if reached is not None and reached.asked:
            told = _picked(reached, its)
            own = table.card(session.person_id)
            wanted, its_own = number_sent(eyes, _LONGEST), None if own is None else own.seat
            first = wanted if wanted is not None else its_own
            seats = sorted(range(len(table.seats)), key=lambda seat: seat != first)
            ways = [("played-on-eyes", "after", "played-on-alone")]
            if self._with_others and own is not None and not table.placeless:
                ways.append(("played-on-others", "others", "played-on-with"))
            for lead, name, label in ways:
                presses = [
                    (name, f"{after}.{seat}", everyone.label(Text(label, {"seat": SeatRef(seat)}))) for seat in seats
                ]
                pressing.append((blocks(reader.line(Text(lead)), Whereabouts()), presses))
        else:
            told = told if reached is None else say("played-on-nothing")
            parts = [
                (f"{home}/on?after={each.number}", reader.label(its.moment(each.moment), 60), False)
                for each in await self._house.past_positions.moments(session.table_id)
            ]
        return self._templates.rendered(
            "read.html",
            language=reader.texts.locale,
            game=table.game,
            home=home,
            title=reader.label(say("played-on-button"), 200),
            back=reader.label(say("web-back")),
            parts=parts,
            which=reader.label(say("played-on-which"), 150),
            picture=None,
            told=[blocks(everyone.line(told), Whereabouts())],
            pressing=pressing,
            pressed_at=f"{home}/on",
            csrf=csrf,
            again=0,
            stop="",
        )


def _picked(reached: PickedPosition, its: Face) -> Text:
    """Says which position begins: its moment, what a replay calls the step before it, and who is asked next."""
    asked = Listed(tuple(SeatRef(seat) for seat in reached.asked))
    values: dict[str, Param] = {"moment": its.moment(reached.moment), "asked": asked}
    if reached.before in ("", reached.moment):
        return Text("played-on-at", values)
    return Text("played-on-since", {**values, "before": its.moment(reached.before)})


_Pressing = tuple[Markup, list[tuple[str, str, str]]]  # what stands above buttons, and these: name, value, words
_LONGEST = 8  # digits of the number of a move
