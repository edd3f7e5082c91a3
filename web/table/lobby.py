"""The page of a table before its game begins, and the way there: a rematch asked for on the page of the last game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from aiohttp import web
from markupsafe import Markup

from engine.texts import NOT_ASKED, Refusal, Typed, say
from face.asking.wishes import left_texts
from face.core.names import names_of
from face.table.lobby import lobby_words, talk_line, thread_name
from face.table.scenes import lobby_picture
from face.wordings.reader import Reader
from host.house import House
from host.people.page_sessions import PageSession
from host.values import Table
from web.answers import let_in, let_in_framed, read_form
from web.presses import PAGE_CAUSE
from web.rendering import Templates, svg_of, way_to_all


class LobbiesInDiscord(Protocol):
    """Does what is pressed at an ending and in a lobby, after a look whether Discord can show what follows."""

    async def rematch(self, table_id: int, person_id: int, cause: str) -> Table:
        """Opens the lobby for another game, seats a player of the ended table in it, and shows it in Discord."""

    async def play_on(self, table_id: int, person_id: int, number: int, seat: int, cause: str) -> Table:
        """Opens the lobby in which a player of the ended table plays it on with others, and shows it in Discord."""

    async def start(self, table_id: int, person_id: int, cause: str) -> None:
        """Starts the game of a lobby for one who sits there."""


CheckedSession = Callable[[web.Request, str], Awaitable[PageSession]]


def lobby_values(table: Table, person_id: int, reader: Reader, blocks: Callable[[str], Markup]) -> dict[str, Any]:
    """The values of the template of a lobby. `blocks`: makes HTML of the lines of a message."""
    words, picture = lobby_words(table, reader), lobby_picture(table, reader)
    talk = talk_line(table, _thread_link(table, reader), reader)
    sits = table.card(person_id) is not None
    labels = {**words.labels, _REMOVE: _last_added(table, reader)}
    ways = [("start", "first")] if sits and len(table.seats) >= table.fewest else []
    ways += [(_REMOVE, "")] if sits and labels[_REMOVE] else []
    ways += [("leave", "quiet")] if sits else []
    return {
        "to": f"/t/{table.id}/lobby",
        "picture": svg_of(picture),
        "pitch": blocks("" if picture is not None else words.pitch),
        "seats": blocks(words.seats),
        "status": blocks("\n".join(filter(None, (words.status, talk)))),
        "more": blocks("\n".join(filter(None, (words.options, words.pace)))),
        "ways": [(do, labels[do], kind) for do, kind in ways],
    }


def _last_added(table: Table, reader: Reader) -> str:
    """The words of the button by which the automatic player who came last is removed, "" without one."""
    names = [
        name for card, name in zip(table.seats, names_of(table, reader.texts), strict=True) if card.level is not None
    ]
    return reader.label(say("stewards-remove", who=Typed(names[-1]))) if names else ""


def _thread_link(table: Table, reader: Reader) -> str:
    """A link to the thread of that lobby in Discord, by its name."""
    return f"[{thread_name(table, reader)}](https://discord.com/channels/{table.place.server_id}/{table.thread_id})"


class LobbyWays:
    """What is pressed at an ending and in a lobby. `lobbies`: None where nothing can be shown in Discord.

    `checked`: the session of a page that sends its token along; `secure`: cookies are for https alone.
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
        self._templates = templates
        self._lobbies = lobbies
        self._checked = checked
        self._secure = secure

    async def rematch(self, request: web.Request) -> web.Response:
        """Leads to the lobby for another game, with whoever asks in it. Raises Trouble as `LobbiesInDiscord` does."""
        session = await self._checked(request, (await read_form(request)).get("csrf", ""))
        if self._lobbies is None:
            raise Refusal(NOT_ASKED)
        table = await self._lobbies.rematch(session.table_id, session.person_id, self._cause())
        cookie = await self._house.page_sessions.open_pressed(table.id, session.person_id)
        answer = _to(table.id)
        if request.headers.get("Sec-Fetch-Dest") == "iframe":  # Discord's
            let_in_framed(answer, table.id, cookie)
        else:
            let_in(answer, table.id, cookie, secure=self._secure)
        return answer

    async def pressed(self, request: web.Request) -> web.Response:
        """Starts the game, lets somebody leave its lobby, or removes the automatic player who came last.

        Raises Trouble as `LobbiesInDiscord.start`, `Lobby.leave` and `StewardSeats.take_away` do.
        """
        form = await read_form(request)
        session = await self._checked(request, form.get("csrf", ""))
        do, at = form.get("do", ""), (session.table_id, session.person_id, self._cause())
        if do == "start":
            await (self._house.lobby if self._lobbies is None else self._lobbies).start(*at)
        elif do == _REMOVE:
            await self._house.steward_seats.take_away(*at)
        elif do == "leave":
            table = (await self._house.play.board(session.table_id)).table
            led = await self._house.wishes.led_to(table.id, session.person_id)
            await self._house.lobby.leave(*at)  # with its pages
            return self._templates.told(request, 200, *left_texts(table, led=led), ways=way_to_all(request))
        else:
            raise Refusal(NOT_ASKED)
        return _to(session.table_id)

    def _cause(self) -> str:
        return f"{PAGE_CAUSE}{self._house.entropy(12).hex()}"


_REMOVE = "remove"  # what is pressed


def _to(table_id: int) -> web.Response:
    return web.Response(status=303, headers={"Location": f"/t/{table_id}"})
