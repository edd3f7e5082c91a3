"""Serves the boards that whoever has their address may read: as a page for people, as JSON for programs.

Nobody signs in, so the address that asks pays for the answer (`web.entry.door`).
"""

from __future__ import annotations

from datetime import UTC
from hashlib import blake2b
from typing import Any

import msgspec
from aiohttp import web
from markupsafe import Markup

from db.trouble import Trouble
from engine.texts import say
from face.core.names import game_name, numbered_table, reader_for
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


class WatchedTables:
    """The pages of these tables, and their facts."""

    def __init__(self, house: House, templates: Templates, origin: str) -> None:
        self._house = house
        self._templates = templates
        self._origin = origin
        self._kept: KeptParts[str] = KeptParts()

    def routes(self) -> list[web.RouteDef]:
        """The routes."""
        return [
            web.get(r"/watch/{table:\d{1,18}}", self._page),
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
        said = await in_thread(lambda: feed_of(tables, server_id, self._origin, reader))
        return _answer(request, said, "application/atom+xml")

    async def _read(self, request: web.Request) -> tuple[Board, Reader]:
        board = await watched_board(self._house, asked_table(request))
        return board, reader_for(board.table, language_of(request))

    def drawn(self, board: Board, reader: Reader) -> str:
        """The page of that board, as HTML."""
        table, place = board.table, Whereabouts(reader.texts.locale.replace("-", "_"), UTC)
        title = f"{reader.label(game_name(table.game))} · {reader.label(numbered_table(table))}"
        told: tuple[str, ...]
        if board.view is None:
            lobby = lobby_words(table, reader)
            picture, about = lobby_picture(table, reader), reader.label(say("mine-seats", **_seated(board)), 200)
            told, words = (lobby.pitch, lobby.seats, lobby.status, lobby.options, lobby.pace), ""
        else:
            said = board_words(board, reader)
            picture, about = board_picture(board, reader), facts_of(board, reader).headline
            told, words = (said.head.partition("\n")[2], said.threats, said.foot), said.body
            if picture is None:
                told, words = (*told[:2], words, told[2]), ""
        return self._templates.rendered(
            "watched.html",
            language=reader.texts.locale,
            title=title,
            about=about,
            address=f"{self._origin}/watch/{table.id}",
            feed="" if table.practice else f"{self._origin}/feed/{table.place.server_id}",
            follow=reader.label(say("watched-feed")),
            game=table.game,
            again=LOOKED_AGAIN if table.status in ("lobby", "playing") else 0,
            picture=svg_of(picture),
            told=[blocks(each, place) for each in told if each],
            times=reader.label(say("watched-utc")),
            in_words=reader.label(say("web-in-words")),
            words=blocks(words, place) if words else Markup(),
        )


def _seated(board: Board) -> dict[str, Any]:
    return {"seated": len(board.table.seats), "most": board.table.most}


def _answer(request: web.Request, said: str, content_type: str) -> web.Response:
    headers = {
        "Cache-Control": f"public, max-age={_ANSWER_LASTS}",
        "ETag": f'W/"{blake2b(said.encode(), digest_size=12).hexdigest()}"',
        "Vary": "Accept-Language, Accept-Encoding",
    }
    if headers["ETag"] in request.headers.get("If-None-Match", ""):
        return web.Response(status=_UNCHANGED, headers=headers)
    return web.Response(text=said, headers=headers, content_type=content_type)
