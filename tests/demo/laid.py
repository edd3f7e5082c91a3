"""Tables in any position, served as pages by a thread of this process: no Discord and no demo around them.

A demo takes five seconds of the processor before its table can be looked at; here one more table takes a tenth of one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from datetime import UTC, datetime
from itertools import count
from socket import socket
from threading import Thread
from typing import Any, TypeVar

import msgspec
from playwright.sync_api import Browser, Page, expect

from bot.demo.position import put_state
from db.connection.address import engine_url
from db.connection.session import Database
from db.server.embedded import EmbeddedPostgres
from host.house import House
from host.lobby.bounds import ROOMY
from host.table.stored_table import rules_of_table, state_of
from host.values import Person, Place, SeatCard
from tests.demo.browser import PATIENCE
from tests.ground import TEMPLATE, Entropy, address, execute
from web.answers import PERSON_COOKIE
from web.server import PageServer, serving

T = TypeVar("T")
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
        self.trying = False  # whether its next tables have trials
        self._database = Database(engine_url(address(postgres, NAME)), NAME, pool_size=POOL_SIZE)
        self._house = House(self._database, clock=lambda: datetime.now(UTC), entropy=Entropy(), limits=ROOMY)
        self._loop = asyncio.new_event_loop()
        self._people, self._causes = count(7_100_000), count(1)
        self._stack = AsyncExitStack()
        with socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._address = f"http://127.0.0.1:{self._port}"

    @contextmanager
    def served(self) -> Iterator[LaidTables]:
        """Answers until the end of the block."""
        thread = Thread(target=self._loop.run_forever)
        thread.start()
        try:
            self._does(self._open())
            yield self
        finally:
            self._does(self._stack.aclose())
            self._loop.call_soon_threadsafe(self._loop.stop)
            thread.join()
            self._loop.close()

    def opened(
        self, browser: Browser, game_id: str, state: Any, size: Sequence[int], seat: int = SEAT, language: str = ""
    ) -> Page:
        """The page of a new table of four with that state, a game that has just begun for None; in a window of its own.

        Whoever looks sits at `seat`, and reads that language, English for "".
        """
        table = browser.new_context(viewport={"width": size[0], "height": size[1]}).new_page()
        return self._shown(table, self._does(self._lay(game_id, state, seat, language)))

    def again(self, page: Page) -> Page:
        """Opens the table of that page once more by a new link, in the same browser."""
        return self._shown(page.context.new_page(), self._does(self._link(self._table(page))))

    def signed_in(self, page: Page, seat: int = SEAT) -> Page:
        """Opens the table of that page in the same browser, signed in to all tables of whoever looks there."""
        cookie = self._does(self._signed_in(self._table(page), seat))
        page.context.add_cookies([{"name": PERSON_COOKIE, "value": cookie, "url": self._address}])
        return self._shown(page.context.new_page(), page.url)

    def others_answer(self, page: Page) -> None:
        """Everybody at that page's table gives the safe answer, but for whoever looks."""
        self._does(self._answer(self._table(page)))

    def ends(self, page: Page) -> None:
        """Everybody at that page's table gives safe answers until the game is over."""
        self._does(self._end(self._table(page)))

    @staticmethod
    def _shown(page: Page, link: str) -> Page:
        page.set_default_timeout(PATIENCE)
        page.goto(link)
        expect(page.locator("#desk")).to_be_visible()
        return page

    @staticmethod
    def _table(page: Page) -> int:
        return int(page.url.rpartition("/")[2])

    def _does(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _open(self) -> None:
        await execute(self._postgres.url, f"CREATE DATABASE {NAME} TEMPLATE {TEMPLATE}")
        self._stack.push_async_callback(execute, self._postgres.url, f"DROP DATABASE {NAME} WITH (FORCE)")
        self._stack.push_async_callback(self._database.close)
        await self._stack.enter_async_context(serving(PageServer(self._house, self._address), "127.0.0.1", self._port))

    async def _lay(self, game_id: str, state: Any, seat: int, language: str) -> str:
        people = [Person(next(self._people), name) for name in NAMES]
        options = {} if state is None else msgspec.to_builtins(state.options)
        table = await self._house.lobby.open_table(
            game_id, PLACE, people[0], options, self._cause(), trying="all" if self.trying else "off"
        )
        for person in people:
            table = await self._house.lobby.join(table.id, person, "", self._cause())
        table = (await self._house.lobby.start(table.id, people[0].id, self._cause())).desk.table
        if state is not None:
            await put_state(self._house, table.id, state)
        if language:
            await self._house.languages.choose(self._at(table.seats, seat), language)
        return await self._link(table.id, seat)

    async def _link(self, table_id: int, seat: int = SEAT) -> str:
        looks = self._at(await self._seats(table_id), seat)
        return f"{self._address}/t/{table_id}/open?k={await self._house.page_sessions.link(table_id, looks)}"

    @staticmethod
    def _at(cards: Sequence[SeatCard], seat: int) -> int:
        """Whoever sits there, by user id."""
        return next(card.person_id or 0 for card in cards if card.seat == seat)

    async def _signed_in(self, table_id: int, seat: int) -> str:
        return await self._house.browsers.open_for(self._at(await self._seats(table_id), seat))

    async def _answer(self, table_id: int) -> None:
        for card in await self._seats(table_id):
            stored = await self._house.tables.read(table_id)
            rules, state, seat = rules_of_table(stored), state_of(stored), card.seat
            if seat not in (None, SEAT) and (ask := rules.asks(state).get(seat)):
                answer = rules.absent(state, seat)
                await self._house.play.answer(table_id, card.person_id or 0, ask.id, answer, self._cause())

    async def _end(self, table_id: int) -> None:
        people = {card.seat: card.person_id or 0 for card in await self._seats(table_id)}
        while True:
            stored = await self._house.tables.read(table_id)
            rules, state = rules_of_table(stored), state_of(stored)
            if rules.result(state) is not None:
                return
            for seat, ask in rules.asks(state).items():
                answer = rules.absent(state, seat)
                await self._house.play.answer(table_id, people[seat], ask.id, answer, self._cause())

    async def _seats(self, table_id: int) -> Sequence[SeatCard]:
        return (await self._house.lookups.table(table_id)).seats

    def _cause(self) -> str:
        return f"i:{next(self._causes)}"


def another(table: Page) -> Page:
    """A second page of the same person, in a browser window of its own."""
    browser = table.context.browser
    assert browser is not None
    page = browser.new_context(storage_state=table.context.storage_state()).new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(table.url)
    return page
