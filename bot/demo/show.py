"""`pactum demo`: the town, the stage and the page put together, and kept up to date."""

from __future__ import annotations

import asyncio
import logging
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

from bot.demo.page import Page
from bot.demo.stage import DM, Stage
from bot.demo.town import Town, line, settled
from host.tables import Table

BEAT = 0.15  # seconds between looks at whether the bot has done something
SHELL = ("title", "subtitle", "people", "dm", "stage", "again", "clock")
LEAPS = (1, 12)  # hours by which the clock can be put forward with one click
LOBBY, OVER = "lobby", "ended"

Say = Callable[[str], None]

_log = logging.getLogger(__name__)


async def show(game_id: str, seats: int, port: int, *, seed: int | None, open_browser: bool, say: Say) -> None:
    """Run the demo until it is cancelled. You hold `seats` seats, random players the rest."""
    async with staged(game_id, seats, seed) as demo:
        try:
            address = await demo.page.open(port)
        except OSError:
            say(line("port-taken", port=str(port)))
            return
        say(line("address"))
        say(address)
        if open_browser:
            await asyncio.to_thread(_opened, address)
        try:
            await demo.keep_going()
        finally:
            await demo.page.close()


@asynccontextmanager
async def staged(game_id: str, seats: int, seed: int | None = None) -> AsyncIterator[Demo]:
    """A demo with a table ready to be started, nothing served yet. All of it is gone afterwards."""
    async with settled(game_id, seats, seed) as town:
        demo = Demo(town)
        await demo.stage.look(town.yours[0].id, town.home.id)
        yield demo


class Demo:
    """A running demo. `town` is where it happens, `stage` what is shown of it, `page` what serves that."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.stage = Stage(town.env, town.home, (*town.yours, town.moderator))
        self.page = Page(self.stage, self.status, self.again, self.later)
        self._begun: set[int] = set()

    async def keep_going(self) -> None:
        """Show what happens as it happens, until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except TimeoutError:
                _log.warning("the bot takes its time")

    async def beat(self) -> None:
        """Bring the simulated clock up to now, and the page up to date."""
        if not self.stage.stale:
            return
        async with self.stage.lock:
            await self.town.catch_up()
            await self.stage.refresh()
        table = await self.town.table()
        if table is not None and table.status == "playing" and table.id not in self._begun:
            # A game that begins asks its first question in private; take the player there.
            self._begun.add(table.id)
            if self.stage.viewer is not self.town.moderator:
                await self.stage.look(self.stage.viewer.id, DM)

    async def again(self) -> None:
        """Another table, if the last game is over."""
        if not _over(await self.town.table()):
            return
        async with self.stage.lock:
            await self.town.gather()
        await self.stage.look(self.stage.viewer.id, self.town.home.id)

    async def later(self, hours: int) -> None:
        """Put the clock forward, by one of `LEAPS`."""
        if hours in LEAPS:
            async with self.stage.lock:
                await self.town.forward(timedelta(hours=hours))
                await self.stage.look_anew()

    async def status(self) -> dict[str, Any]:
        """What the page says besides the places: its texts, what to do now, whether it can begin anew."""
        yours = len(self.town.yours)
        shell = {name: line(name) for name in SHELL}
        shell["what"] = line("what-one" if yours == 1 else "what-many", seats=yours)
        table = await self.town.table()
        moment = await self._moment(table)
        leaps = [{"hours": hours, "text": line("leap", hours=hours)} for hours in LEAPS]
        now = self.town.hands().isoformat(timespec="minutes")
        return {"texts": shell, "hint": line(f"hint-{moment}"), "over": _over(table), "now": now, "leaps": leaps}

    async def _moment(self, table: Table | None) -> str:
        if self.stage.viewer is self.town.moderator:
            return "moderator"
        if table is None or table.status == "closed":
            return "none"
        if table.status != "playing":
            return OVER if _over(table) else LOBBY
        if table.card(self.stage.viewer.id) is None:
            return "others"
        desk = await self.town.house.desk(table.id, self.stage.viewer.id)
        if desk.ask is None:
            return "others"
        return "yours-here" if self.stage.private else "yours-elsewhere"


def _over(table: Table | None) -> bool:
    return table is not None and table.status == OVER


def _opened(address: str) -> None:
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return
