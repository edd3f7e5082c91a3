"""Figures of the pages of tables: how soon a press is drawn, how soon open pages hear of a change, what they cost.

Server and browsers share one process and its event loop, so the figures are worse than those of a server alone.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import msgspec
import psutil  # type: ignore[import-untyped]

from db.server.opening import open_database
from engine.registry import game as rules_of
from host.house import House
from host.lobby.bounds import ROOMY
from host.values import Person, Place, Table
from tools.bench import answers
from tools.bench.crowd import Crowded, measure_crowd
from tools.bench.first_paint import measure_first_paint
from tools.bench.onlooker import discord_that_knows_no_code, measure_onlooker, tried_code
from web.answers import COOKIE
from web.entry.door import Door
from web.entry.vouching import Application
from web.server import PageServer, serving

WARM_UP = 20  # presses that are not counted
SETTLES = 10  # changes of which open pages hear
LOOKED_ON_AFTER = 250  # moves, at the table that an onlooker asks for without a pause
MOST_LOOKED_ON = 60  # presses meanwhile, of each kind
_FIRST_PERSON = 1_000_000
_MS = 1000


class _Opened(NamedTuple):
    """A page that is open in a browser."""

    table_id: int
    cookie: str
    csrf: str
    digests: str


async def measure(game_id: str, pages: int, presses: int, listeners: int) -> dict[str, Any]:
    """Figures with `pages` pages of players open, and `listeners` of onlookers at one table.

    Times are milliseconds. Raises KeyError for an unknown game.
    """
    directory = Path(tempfile.mkdtemp(prefix="pactum-bench-"))
    try:
        async with open_database(None, directory) as database:
            house = House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom, limits=ROOMY)
            connector = aiohttp.TCPConnector(limit=0)
            async with (
                discord_that_knows_no_code() as application,
                _served(house, application) as (server, port),
                aiohttp.ClientSession(
                    f"http://127.0.0.1:{port}", connector=connector, auto_decompress=False
                ) as browser,
            ):
                bench = _Bench(house, server, browser, game_id)
                figures = await bench.run(pages, presses, listeners)
                figures |= await bench.painted(f"http://127.0.0.1:{port}")
                figures |= await bench.looked_on(presses)
                direct = PageServer(house, "http://127.0.0.1", door=Door(proxies=()))
                async with serving(direct, "127.0.0.1", 0) as open_port:
                    return figures | msgspec.structs.asdict(await bench.crowded(open_port))
    finally:
        shutil.rmtree(directory, ignore_errors=True)


@asynccontextmanager
async def _served(house: House, application: Application) -> AsyncIterator[tuple[PageServer, int]]:
    server = PageServer(house, "http://127.0.0.1", application)
    async with serving(server, "127.0.0.1", 0) as port:
        yield server, port


class _Bench:
    """One measurement at one server of pages."""

    def __init__(self, house: House, server: PageServer, browser: aiohttp.ClientSession, game_id: str) -> None:
        self._house = house
        self._server = server
        self._browser = browser
        self._game = game_id
        self._seats = rules_of(game_id).seats[1]
        self._person = _FIRST_PERSON
        self._causes = 0

    async def run(self, pages: int, presses: int, listeners: int) -> dict[str, Any]:
        """See `measure`."""
        opened: list[_Opened] = []
        while len(opened) < pages:
            table = await self._table()
            opened += [await self._open(table.id, card.person_id or 0) for card in table.seats][: pages - len(opened)]
        size = await self._size(opened[0])
        before = psutil.Process().memory_info().rss
        async with self._listening(opened):
            times = await self._pressed(opened, presses + WARM_UP)
        counted = sorted(times[WARM_UP:])
        heard, memory = await self._events(listeners, before)
        return {
            "game": self._game,
            "pages": len(opened),
            "page_bytes": size,
            "presses": len(counted),
            "press_median_ms": round(statistics.median(counted), 1),
            "press_p99_ms": round(counted[int(len(counted) * 0.99) - 1], 1),
            "listeners": listeners,
            "event_median_ms": round(statistics.median(heard), 1),
            "event_p99_ms": round(sorted(heard)[int(len(heard) * 0.99) - 1], 1),
            "listeners_mb": round(memory / 2**20, 1),
        }

    async def painted(self, address: str) -> dict[str, Any]:
        """How soon a page is painted, of a table where nothing else is open."""
        table = await self._table()
        page = await self._open(table.id, table.seats[0].person_id or 0)
        return await measure_first_paint(address, table.id, page.cookie)

    async def crowded(self, port: int) -> Crowded:
        """What presses take while 10,000 connections come from one address to a server that trusts no proxy."""
        table = await self._table()
        page = await self._open(table.id, table.seats[0].person_id or 0)

        async def press() -> float:
            return (await self._pressed([page], 1))[0]

        return await measure_crowd(port, press)

    async def looked_on(self, presses: int) -> dict[str, Any]:
        """What presses at a busy table take while one onlooker asks for its page without a pause."""
        table, playout = await answers.seated(self._house, answers.game_of_turns())
        for move in islice(playout.by_hand(), LOOKED_ON_AFTER):
            await self._house.play.answer(
                table.id, table.person_at(move.seat) or 0, move.ask, move.value, self._cause()
            )
        page = await self._open(table.id, table.seats[0].person_id or 0)
        self._person += 1
        onlooker = _headers((await self._open(table.id, self._person)).cookie) | {"Accept": "application/json"}

        async def press() -> float:
            return (await self._pressed([page], 1))[0]

        async def ask(path: str) -> int:
            async with self._browser.get(f"/t/{table.id}{path}", headers=onlooker) as answer:
                await answer.read()
                return answer.status

        count = max(5, min(presses, MOST_LOOKED_ON) // 2)
        return await measure_onlooker(press, ask, lambda: tried_code(self._browser), count)

    async def _table(self) -> Table:
        """A table that has just begun."""
        people = [Person(self._person + at, f"Player {at}") for at in range(self._seats)]
        self._person += self._seats
        table = await self._house.lobby.open_table(self._game, Place(1, 2), people[0], {}, self._cause())
        for person in people:
            await self._house.lobby.join(table.id, person, "", self._cause())
        return (await self._house.lobby.start(table.id, people[0].id, self._cause())).desk.table

    def _cause(self) -> str:
        self._causes += 1
        return f"bench:{self._causes}"

    async def _open(self, table_id: int, person_id: int) -> _Opened:
        sessions = self._house.page_sessions
        cookie = await sessions.open(table_id, await sessions.link(table_id, person_id))
        async with self._browser.get(f"/t/{table_id}", headers=_headers(cookie)) as answer:
            body = await answer.read()
            html = gzip.decompress(body).decode()
        csrf = html.partition('data-csrf="')[2].partition('"')[0]
        digests = html.partition('data-digests="')[2].partition('"')[0].replace("&#34;", '"')
        return _Opened(table_id, cookie, csrf, ".".join(msgspec.json.decode(digests, type=dict[str, str]).values()))

    async def _size(self, page: _Opened) -> int:
        """The bytes of a page as they are sent, compressed."""
        async with self._browser.get(f"/t/{page.table_id}", headers=_headers(page.cookie)) as answer:
            return len(await answer.read())

    async def _pressed(self, opened: list[_Opened], presses: int) -> list[float]:
        """Milliseconds from a press to its answer, at one page after the other."""
        times = []
        for at in range(presses):
            page = opened[at % len(opened)]
            body = {"do": "clear", "ask": "none", "cause": f"bench{at}"}
            headers = {"Cookie": f"{COOKIE}={page.cookie}", "X-Csrf": page.csrf, "Accept": "application/json"}
            desk = await self._house.play.desk(page.table_id, await self._whose(page))
            if desk.ask is not None:
                body["ask"] = desk.ask.id
            begun = time.perf_counter()
            path = f"/t/{page.table_id}/press?have={page.digests}"
            async with self._browser.post(path, json=body, headers=headers) as answer:
                await answer.read()
            times.append((time.perf_counter() - begun) * _MS)
        return times

    async def _whose(self, page: _Opened) -> int:
        session = await self._house.page_sessions.of_cookie(page.table_id, page.cookie)
        return 0 if session is None else session.person_id

    async def _events(self, listeners: int, before: int) -> tuple[list[float], int]:
        """Milliseconds from changes at a table to each of its open pages, and the bytes that those took."""
        table, playout = await answers.seated(self._house, answers.game_of_turns())
        opened = []
        for _ in range(listeners):
            self._person += 1
            opened.append(await self._open(table.id, self._person))
        times: list[float] = []
        settled = 0
        async with self._listening(opened, times) as heard:
            memory = psutil.Process().memory_info().rss - before
            for move in playout.by_hand():
                person = table.person_at(move.seat) or 0
                heard.begin()
                reply = await self._house.play.answer(table.id, person, move.ask, move.value, self._cause())
                if reply.settled:
                    await heard.all_heard()
                    settled += 1
                if settled == SETTLES:
                    break
        return times, memory

    @asynccontextmanager
    async def _listening(self, opened: list[_Opened], times: list[float] | None = None) -> AsyncIterator[Any]:
        heard = _Heard(len(opened), [] if times is None else times)
        async with AsyncExitStack() as stack:
            tasks = []
            for page in opened:
                headers = {"Cookie": f"{COOKIE}={page.cookie}"}
                answer = await stack.enter_async_context(
                    self._browser.get(f"/t/{page.table_id}/events?since=0", headers=headers)
                )
                tasks.append(asyncio.create_task(heard.listen(answer)))
            await heard.all_heard()  # the first sign of each
            heard.times.clear()
            try:
                yield heard
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)


def _headers(cookie: str) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={cookie}", "Accept-Encoding": "gzip"}


class _Heard:
    """When open pages heard of a change."""

    def __init__(self, count: int, times: list[float]) -> None:
        self.times = times
        self._count = count
        self._left = count
        self._begun = time.perf_counter()
        self._all = asyncio.Event()

    def begin(self) -> None:
        """A change is about to be made."""
        self._begun, self._left = time.perf_counter(), self._count
        self._all.clear()

    async def all_heard(self) -> None:
        """Waits until every page has heard."""
        await asyncio.wait_for(self._all.wait(), 60)

    async def listen(self, answer: aiohttp.ClientResponse) -> None:
        """Notes each sign of a stream."""
        async for line in answer.content:
            if line.startswith(b"event: changed"):
                self.times.append((time.perf_counter() - self._begun) * _MS)
                self._left -= 1
                if not self._left:
                    self._all.set()
