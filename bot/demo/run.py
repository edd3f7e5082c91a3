"""`pactum demo`: the server, the view and the page put together, and kept up to date."""

from __future__ import annotations

import asyncio
import logging
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from socket import socket
from typing import Any

from bot.demo.page import DemoPage
from bot.demo.position import DemoPosition
from bot.demo.server import LOBBY, OVER, DemoServer, demo_server
from bot.demo.view import DM, BrowserView
from bot.desk.page_link import page_address, person_address
from face.wordings.locales import ENGLISH
from host.values import Table
from web.server import PageServer, serving

_BEAT = 0.15  # seconds between looks at whether the bot has done something
SHELL = ("title", "subtitle", "people", "dm", "view", "again", "clock", "menu", "table", "mine")
WITHIN = 2  # seconds in which stewards answer
LEAPS = (1, 12)  # hours by which the clock can be put forward with one click
PLAYING = "playing"

_Say = Callable[[str], None]

_log = logging.getLogger(__name__)


async def run_demo(
    game_id: str,
    seats: int,
    port: int,
    *,
    seed: int | None,
    open_browser: bool,
    say: _Say,
    position: DemoPosition | None = None,
    language: str = ENGLISH,
) -> None:
    """Runs the demo until it is cancelled. You hold `seats` seats, stewards the rest; all of a `position`."""
    async with opened_demo(game_id, seats, seed, position, WITHIN, language, pages=True) as demo:
        line = demo.server.line
        try:
            address = await demo.page.open(port)
        except OSError:
            say(line("port-taken", port=str(port)))
            return
        say(line("address"))
        say(address)
        if open_browser:
            # Not a thread that anything waits for: a browser without a desktop runs in the foreground.
            threading.Thread(target=_opened, args=(address,), daemon=True).start()
        try:
            await demo.keep_going()
        finally:
            await demo.page.close()


@asynccontextmanager
async def opened_demo(
    game_id: str,
    seats: int,
    seed: int | None = None,
    position: DemoPosition | None = None,
    within: int = 0,
    language: str = ENGLISH,
    pages: bool = False,
) -> AsyncIterator[Demo]:
    """A demo with a table ready to be started, or in a position; nothing served yet. All of it is gone afterwards.

    `within`, `language`: as of `demo_server`. `pages`: tables have pages of their own, at another port.
    """
    port = _free_port() if pages else 0
    address = f"http://127.0.0.1:{port}" if pages else None
    async with AsyncExitStack() as stack:
        more: dict[str, Any] = {"position": position, "within": within, "language": language, "page_address": address}
        server = await stack.enter_async_context(demo_server(game_id, seats, seed, **more))
        if address is not None:
            await stack.enter_async_context(
                serving(
                    PageServer(
                        server.house,
                        address,
                        replays=server.bot.pages,
                        lobbies=server.bot.lobbies,
                        name_there=server.bot.onlookers.name_there,
                    ),
                    "127.0.0.1",
                    port,
                )
            )
        demo = Demo(server)
        await demo.view.look(server.yours[0].id, server.home.id)
        yield demo


def _free_port() -> int:
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Demo:
    """A running demo. `server` is where it happens, `view` what is shown of it, `page` what serves that."""

    def __init__(self, server: DemoServer) -> None:
        self.server = server
        self.view = BrowserView(server.env, server.home, (*server.yours, server.moderator), server.locale)
        self.page = DemoPage(self.view, self.status, self.again, self.later, self.table_page, self.all_tables)
        self._begun: set[int] = set()
        self._left: set[int] = set()  # practice that was open while a table was played

    async def keep_going(self) -> None:
        """Shows changes as they happen, until cancelled."""
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self.beat()
            except TimeoutError:
                _log.warning("the bot takes its time")

    async def beat(self) -> None:
        """Lets stewards answer, does what has fallen due, and brings clock and page up to date."""
        self.server.bot.look()
        answered, behind = await self.server.let_stewards_answer(), self.server.behind
        if not answered and not behind and not self.view.stale:
            return
        async with self.view.lock:
            if behind:
                await self.server.do_what_is_due()
            if not answered and not self.view.stale:
                return
            await self.server.catch_up()
            await self.server.fill()
            await self.view.refresh()
        table = await self.server.table()
        begun = {table.id} if table is not None and table.status == PLAYING else set()
        practices = {practice.id for practice in await self.server.house.practice.open_of(self.view.viewer.id)}
        self._left |= practices if begun else set()
        begun |= practices
        if begun - self._begun:
            # A game that begins asks its first question in private; take the player there.
            if self.view.viewer is not self.server.moderator:
                await self.view.look(self.view.viewer.id, DM)
            self._begun |= begun

    async def again(self) -> None:
        """Another table, if the last game is over."""
        if not await self._all_over():
            return
        async with self.view.lock:
            await self.server.gather()
        await self.view.look(self.view.viewer.id, self.server.home.id)

    async def later(self, hours: int) -> None:
        """Puts the clock forward, by one of `LEAPS`."""
        if hours in LEAPS:
            async with self.view.lock:
                await self.server.forward(timedelta(hours=hours))
                await self.view.look_anew()

    async def table_page(self) -> str | None:
        """The address of a link to the page of the table at which the present viewer plays; None for none."""
        address, table = self.server.bot.page_links.address, await self._played()
        if address is None or table is None:
            return None
        viewer = self.view.viewer.id
        return page_address(address, table.id, await self.server.house.page_sessions.link(table.id, viewer))

    async def all_tables(self) -> str | None:
        """The address of a link that signs a browser in to all tables of the present viewer; None without pages."""
        address = self.server.bot.page_links.address
        if address is None:
            return None
        return person_address(address, await self.server.house.browsers.link(self.view.viewer.id))

    async def _played(self) -> Table | None:
        """The newest table at which the present viewer plays, else the newest of their practice, else the last one.

        None where they have played nowhere. A game that has ended has a page to look at, too.
        """
        playing = next((table for table in await self._theirs() if table.status == PLAYING), None)
        last = await self.server.table() if playing is None else None
        ended = last is not None and last.status == OVER and last.card(self.view.viewer.id) is not None
        return last if ended else playing

    async def _theirs(self) -> tuple[Table, ...]:
        """The tables and practice of the present viewer, newest first; practice only where they play nothing else.

        Practice that they left for a table does not come up again once that has ended.
        """
        viewer = self.view.viewer
        tables = tuple(table for table in await self.server.tables() if table.card(viewer.id) is not None)
        if any(table.status == PLAYING for table in tables):
            return tables
        practices = await self.server.house.practice.open_of(viewer.id)
        return (*tables, *(practice for practice in practices if practice.id not in self._left))

    async def status(self) -> dict[str, Any]:
        """Returns all that the page says besides the places: its texts, a hint for now, whether it can begin anew."""
        yours, line = len(self.server.yours), self.server.line
        played = await self._played()
        practising = self.view.private and played is not None and played.practice
        what = "what-practice" if practising else "what-one" if yours == 1 else "what-many"
        shell = {name: line(name) for name in SHELL}
        shell["what"] = line(what, seats=yours)
        leaps = [{"hours": hours, "text": line("leap", hours=hours)} for hours in LEAPS]
        now = self.server.clock().isoformat(timespec="minutes")
        hint, over = line(f"hint-{await self._moment()}", channel=line("channel")), await self._all_over()
        return {
            "language": self.server.language,
            "texts": shell,
            "hint": hint,
            "over": over,
            "mine": self.server.bot.page_links.address is not None,
            "table": self.server.bot.page_links.address is not None and played is not None,
            "now": now,
            "leaps": leaps,
        }

    async def _moment(self) -> str:
        """Names the hint for the present viewer: first a question that waits for them, then a game they may begin."""
        viewer = self.view.viewer
        tables, theirs = await self.server.tables(), await self._theirs()
        playing = [table for table in theirs if table.status == PLAYING]
        for table in playing:
            if (await self.server.house.play.desk(table.id, viewer.id)).ask is not None:
                return "yours-here" if self.view.private else "yours-elsewhere"
        for table in theirs:
            if table.status == LOBBY and len(table.seats) >= table.fewest:
                return "lobby" if self.view.at_home else "lobby-elsewhere"
        if playing:
            return "others"
        if viewer is self.server.moderator:
            return "moderator"
        if any(table.status == LOBBY for table in tables):
            return "lobby-waits" if theirs else "lobby-join"
        last = await self.server.table()
        return OVER if last is not None and last.status == OVER else "none"

    async def _all_over(self) -> bool:
        """Whether the last game is over and no other is open."""
        table = await self.server.table()
        return table is not None and table.status == OVER and not await self.server.tables()


def _opened(address: str) -> None:
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return
