"""Shows the board as it was after one of the last moves, and after the end the replay of the whole game.

Nothing of it can be pressed. The pictures are what onlookers saw, the board and the scene that a thread is shown of a
step, whoever asks; the words are what the log tells its reader now.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Protocol

from aiohttp import web
from msgspec import Struct
from msgspec.structs import replace

from engine.texts import say
from face.core.face import face
from face.core.names import own_reader, reader_for
from face.core.scenes import ToldScene
from face.pictures.canvas import Picture
from face.records.log import texts_of_step
from face.replay.page import policy_of
from face.replay.replays import Replays
from face.replay.scenes import Scene, draw_words, drawn_scene, plain, said_in
from face.table.scenes import board_picture
from face.table.stories import scene_of, scene_picture
from face.wordings.reader import Reader
from host.house import House
from host.people.notes import TableLog
from host.people.page_sessions import PageSession
from host.proof.past import BoardStep
from host.values import Board
from host.workers.allowances import in_thread
from web.answers import json_answer

SessionOf = Callable[[web.Request], Awaitable[PageSession]]
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class InTurn(Protocol):
    """Makes a handler answer one request of a person at a time.

    `press`: it comes before others; `lane`: a line of its own, for what takes long.
    """

    def __call__(self, handler: _Handler, *, press: bool = False, lane: str = "") -> _Handler: ...


class ShownScene(Struct, frozen=True):
    """A scene as `static/steps.js` draws it; `title` and `lines` are HTML."""

    id: str
    title: str
    svg: str
    alt: str
    lines: tuple[str, ...]


class ShownStep(Struct, frozen=True):
    """A step as `static/steps.js` shows it. `past`: the sentence that says which one it is; the rest is HTML."""

    past: str
    moment: str
    lines: tuple[str, ...]
    scenes: tuple[ShownScene, ...]


class Reached(Struct, frozen=True):
    """The steps that can be shown, from `first` to `last`, none if `last` is 0; and `step`, if one was asked for."""

    first: int
    last: int
    step: ShownStep | None = None


class PastSteps:
    """Makes past steps of tables, and by `replays` those of games that have ended."""

    def __init__(self, house: House, replays: Replays) -> None:
        self._house = house
        self._replays = replays

    def routes(self, session: SessionOf, in_turn: InTurn) -> list[web.RouteDef]:
        """The routes. `session`: finds the session of a browser, and raises without one; `in_turn`: makes it wait."""

        async def step(request: web.Request) -> web.Response:
            at = request.query.get("at", "")
            number = int(at) if re.fullmatch(r"[0-9]{1,9}", at) else 0
            return json_answer(await self.reached(await session(request), number))

        async def replay(request: web.Request) -> web.Response:
            page = await self.replay(await session(request))
            answer = web.Response(body=page, content_type="text/html", charset="utf-8")
            answer.headers["Content-Security-Policy"] = f"sandbox allow-scripts; {policy_of(page)}"
            return answer

        return [
            web.get(r"/t/{table:\d{1,18}}/step", in_turn(step)),
            web.get(r"/t/{table:\d{1,18}}/replay", in_turn(replay, lane="replay")),
        ]

    async def reached(self, session: PageSession, at: int) -> Reached:
        """The steps there are, with step `at` for that person if it is one of them. Raises Trouble `no-such-table`."""
        settings = await self._house.settings.player(session.person_id)
        board = await self._house.play.board(session.table_id)
        steps = await self._house.past.boards(session.table_id)
        if not steps:
            return Reached(1, 0)
        found = next((step for step in steps if step.step == at), None)
        if found is None:
            return Reached(steps[0].step, steps[-1].step)
        log = await self._house.stories.log(session.table_id, session.person_id)
        shown = await in_thread(
            _shown, found, steps[-1].step, board, log, own_reader(board.table, settings.locale, session.person_id)
        )
        return Reached(steps[0].step, steps[-1].step, shown)

    async def replay(self, session: PageSession) -> bytes:
        """The replay for that person. Raises Trouble `no-such-table` and as `Replays.of_table`."""
        settings = await self._house.settings.player(session.person_id)
        board = await self._house.play.board(session.table_id)
        return await self._replays.of_table(
            self._house,
            board,
            reader_for(board.table, settings.locale),
            session.person_id,
            f"/t/{session.table_id}",
        )


def _of_step(told: ToldScene, picture: Picture, reader: Reader) -> ShownScene:
    """What happened in a step, as the thread is shown it."""
    scene = drawn_scene(picture, told.seen, reader)
    return _drawn(f"scene-{told.kind}", plain(reader, told.said), scene)


def _drawn(id: str, title: str, scene: Scene) -> ShownScene:
    return ShownScene(id, draw_words(title), scene.svg, scene.alt, tuple(map(draw_words, scene.lines)))


def _shown(step: BoardStep, last: int, board: Board, log: TableLog, reader: Reader) -> ShownStep:
    """Draws `step` for `reader`. Nothing of the present board is shown."""
    its, everybody = face(board.table.game), reader_for(board.table, reader.texts.locale)
    then = replace(board, view=step.view, owing=1, owers=step.owers, results=None, due_at=None)
    scene = drawn_scene(board_picture(then, everybody, step.before), its.board(step.view), everybody)
    told = scene_of(step.told, step.earlier, board.table, None)
    picture = None if told is None else scene_picture(told, board.table, everybody)
    what = () if told is None or picture is None else (_of_step(told, picture, everybody),)
    return ShownStep(
        past=reader.label(say("web-past", at=step.step, of=last), 200),
        moment=draw_words(plain(reader, its.moment(step.moment))),
        lines=tuple(map(draw_words, said_in(reader, texts_of_step(log, step.step)))),
        scenes=(*what, _drawn("board", reader.label(say("replay-board")), scene)),
    )
