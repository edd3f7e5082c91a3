"""Tables in any position, served as pages by a thread of this process: no Discord and no demo around them.

A demo takes five seconds of the processor before its table can be looked at; here one more table takes a tenth of one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import count
from socket import socket
from threading import Event, Thread
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, expect

from bot.demo.position import put_state
from db.connection.address import engine_url
from db.connection.session import Database
from db.server.embedded import EmbeddedPostgres
from host.house import House
from host.lobby.bounds import ROOMY
from host.values import Person, Place
from tests.demo.browser import PATIENCE
from tests.ground import TEMPLATE, Entropy, address, execute
from web.server import PageServer, serving

PLACE = Place(server_id=1, channel_id=2)
NAMES = ("Ava", "Ben", "Cleo", "Dora")
NAME = "laid"
POOL_SIZE = 3
SEAT = 2  # of whoever looks


class LaidTables:
    """A house whose tables are laid in any position, and its pages. Nobody answers but who looks at a page."""

    def __init__(self, postgres: EmbeddedPostgres) -> None:
        """`postgres`: the server of the session, with its template."""
        self._postgres = postgres
        self._database = Database(engine_url(address(postgres, NAME)), NAME, pool_size=POOL_SIZE)
        self._house = House(self._database, clock=lambda: datetime.now(UTC), entropy=Entropy(), limits=ROOMY)
        self._loop = asyncio.new_event_loop()
        self._people, self._causes = count(7_100_000), count(1)
        self._served, self._over = Event(), asyncio.Event()
        with socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._address = f"http://127.0.0.1:{self._port}"

    @contextmanager
    def served(self) -> Iterator[LaidTables]:
        """Answers until the end of the block."""
        thread = Thread(target=self._loop.run_until_complete, args=(self._serve(),))
        thread.start()
        self._served.wait()
        try:
            yield self
        finally:
            self._loop.call_soon_threadsafe(self._over.set)
            thread.join()
            self._loop.close()

    def opened(self, browser: Browser, game_id: str, state: Any, size: Sequence[int]) -> Page:
        """The page of a new table of four with that state, a game that has just begun for None; in a window of its own.

        Whoever looks sits at SEAT.
        """
        link = asyncio.run_coroutine_threadsafe(self._lay(game_id, state), self._loop).result()
        table = browser.new_page(viewport={"width": size[0], "height": size[1]})
        table.set_default_timeout(PATIENCE)
        table.goto(link)
        expect(table.locator("#desk")).to_be_visible()
        return table

    async def _serve(self) -> None:
        await execute(self._postgres.url, f"CREATE DATABASE {NAME} TEMPLATE {TEMPLATE}")
        async with serving(PageServer(self._house, self._address), "127.0.0.1", self._port):
            self._served.set()
            await self._over.wait()
        await self._database.close()
        await execute(self._postgres.url, f"DROP DATABASE {NAME} WITH (FORCE)")

    async def _lay(self, game_id: str, state: Any) -> str:
        people = [Person(next(self._people), name) for name in NAMES]
        options = {} if state is None else msgspec.to_builtins(state.options)
        table = await self._house.lobby.open_table(game_id, PLACE, people[0], options, self._cause())
        for person in people:
            table = await self._house.lobby.join(table.id, person, "", self._cause())
        table = (await self._house.lobby.start(table.id, people[0].id, self._cause())).desk.table
        if state is not None:
            await put_state(self._house, table.id, state)
        looks = next(card.person_id for card in table.seats if card.seat == SEAT)
        token = await self._house.page_sessions.link(table.id, looks)
        return f"{self._address}/t/{table.id}/open?k={token}"

    def _cause(self) -> str:
        return f"i:{next(self._causes)}"
