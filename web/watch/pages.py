"""Serves the boards that whoever has their address may read: as a page for people, as JSON for programs.

Nobody signs in, so the address that asks pays for the answer (`web.entry.door`). The board as PNG is for whoever shows
what an address leads to: it is drawn in turn with the board of that table in Discord, and kept with it.
"""

from __future__ import annotations

from datetime import UTC
from hashlib import blake2b
from typing import Any, Protocol

import msgspec
from aiohttp import web
from markupsafe import Markup

from db.trouble import Trouble
from engine.texts import say
from face.core.names import game_name, numbered_table, reader_for
from face.pictures.canvas import Picture
from face.pictures.png.rendering import PictureFailed
from face.table.board import board_words
from face.table.lobby import lobby_words
from face.table.scenes import board_picture, lobby_picture
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.values import NO_SUCH_TABLE, Board
from host.workers.allowances import in_thread
from web.answers import language_of
from web.entry.askers import asked_table
from web.rendering import Templates, svg_of
from web.table.kept_parts import KeptParts
from web.watch.facts import facts_of, watched_board
from web.watch.feed import MOST_FOLLOWED, feed_of
from web.words import Whereabouts, blocks

LOOKED_AGAIN = 60  # seconds, until a page of a game that goes on asks again
_ANSWER_LASTS = 10  # seconds, for which nobody need ask again
_UNCHANGED = 304
MOST_PICTURES = 200  # of boards and languages that are kept

_Drawn = tuple[str, str, int, int]  # SVG, words, width and height


class DrawsBoards(Protocol):
    """Draws the pictures of boards."""

    async def png(self, table_id: int, picture: Picture) -> bytes:
        """The picture of a table's board as PNG. Raises PictureFailed."""


class WatchedTables:
    """The pages of these tables, and their facts. `draws`: their pictures as PNG; None where nothing draws them."""

    def __init__(self, house: House, templates: Templates, origin: str, draws: DrawsBoards | None = None) -> None:
        self._house = house
        self._templates = templates
        self._origin = origin
        self._draws = draws
        self._kept: KeptParts[str] = KeptParts()
        self._pictures: KeptParts[_Drawn] = KeptParts(MOST_PICTURES)

    def routes(self) -> list[web.RouteDef]:
        """The routes."""
        return [
            web.get(r"/watch/{table:\d{1,18}}", self._page),
            web.get(r"/watch/{table:\d{1,18}}.png", self._picture),
            web.get(r"/api/tables/{table:\d{1,18}}", self._facts),
            web.get(r"/feed/{server:\d{1,19}}", self._feed),
        ]

    async def _page(self, request: web.Request) -> web.Response:
        board, reader = await self._read(request)

        def draw() -> str:
            key = (board.table.id, reader.texts.locale)
            return self._kept.draw(key, (board,), lambda: self.drawn(board, reader))

        return _answer(request, await in_thread(draw), "text/html")

    async def _facts(self, request: web.Request) -> web.Response:
        board, reader = await self._read(request)
        return _answer(request, msgspec.json.encode(facts_of(board, reader)).decode(), "application/json")

    async def _feed(self, request: web.Request) -> web.Response:
        server_id, reader = int(request.match_info["server"]), Reader(texts(language_of(request)))
        if not (tables := await self._house.lookups.followed(server_id, MOST_FOLLOWED)):
            raise Trouble(NO_SUCH_TABLE)
        tournaments = await self._house.tournaments.followed(server_id)
        said = await in_thread(lambda: feed_of(tables, tournaments, f"{self._origin}/feed/{server_id}", reader))
        return _answer(request, said, "application/atom+xml")

    async def _picture(self, request: web.Request) -> web.Response:
        board, reader = await self._read(request)
        svg, alt, width, height = await in_thread(self._scene, board, reader)
        if self._draws is None or not svg:
            raise web.HTTPNotFound
        headers = _headers(svg)
        if headers["ETag"] in request.headers.get("If-None-Match", ""):
            return web.Response(status=_UNCHANGED, headers=headers)
        try:
            png = await self._draws.png(board.table.id, Picture(svg, width, height, alt))
        except PictureFailed:
            raise web.HTTPServiceUnavailable from None
        return web.Response(body=png, headers=headers, content_type="image/png")

    def _scene(self, board: Board, reader: Reader) -> _Drawn:
        """The picture of that board, its SVG "" for none; drawn once until the board is another one."""

        def draw() -> _Drawn:
            made = lobby_picture(board.table, reader) if board.view is None else board_picture(board, reader)
            return ("", "", 0, 0) if made is None else (made.svg, made.alt, made.width, made.height)

        return self._pictures.draw((board.table.id, reader.texts.locale), (board,), draw)

    async def _read(self, request: web.Request) -> tuple[Board, Reader]:
        board = await watched_board(self._house, asked_table(request))
        return board, reader_for(board.table, language_of(request))

    def drawn(self, board: Board, reader: Reader) -> str:
        """The page of that board, as HTML."""
        table, place = board.table, Whereabouts(reader.texts.locale.replace("-", "_"), UTC)
        title = f"{reader.label(game_name(table.game))} · {reader.label(numbered_table(table))}"
        svg, alt, width, height = self._scene(board, reader)
        at = f"{self._origin}/watch/{table.id}"
        told: tuple[str, ...]
        if board.view is None:
            lobby = lobby_words(table, reader)
            about = reader.label(say("mine-seats", **_seated(board)), 200)
            told, words = (lobby.pitch, lobby.seats, lobby.status, lobby.options, lobby.pace), ""
        else:
            said = board_words(board, reader)
            about = facts_of(board, reader).headline
            told, words = (said.head.partition("\n")[2], said.threats, said.foot), said.body
            if not svg:
                told, words = (*told[:2], words, told[2]), ""
        return self._templates.rendered(
            "watched.html",
            language=reader.texts.locale,
            title=title,
            about=about,
            feed="" if table.placeless else f"{self._origin}/feed/{table.place.server_id}",
            follow=reader.label(say("watched-feed")),
            address=at,
            picture_at=f"{at}.png?{_digest(svg)}" if svg and self._draws is not None else "",
            size=(width, height),
            game=table.game,
            again=LOOKED_AGAIN if table.status in ("lobby", "playing") else 0,
            picture=svg_of(Picture(svg, width, height, alt)) if svg else None,
            told=[blocks(each, place) for each in told if each],
            times=reader.label(say("watched-utc")),
            in_words=reader.label(say("web-in-words")),
            words=blocks(words, place) if words else Markup(),
        )


def _seated(board: Board) -> dict[str, Any]:
    return {"seated": len(board.table.seats), "most": board.table.most}


def _digest(said: str) -> str:
    return blake2b(said.encode(), digest_size=12).hexdigest()


def _headers(said: str) -> dict[str, str]:
    return {
        "Cache-Control": f"public, max-age={_ANSWER_LASTS}",
        "ETag": f'W/"{_digest(said)}"',
        "Vary": "Accept-Language, Accept-Encoding",
    }


def _answer(request: web.Request, said: str, content_type: str) -> web.Response:
    headers = _headers(said)
    if headers["ETag"] in request.headers.get("If-None-Match", ""):
        return web.Response(status=_UNCHANGED, headers=headers)
    return web.Response(text=said, headers=headers, content_type=content_type)
