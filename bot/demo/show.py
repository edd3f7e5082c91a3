"""`pactum demo`: database, bot, simulated Discord and page put together, with a table ready to be started."""

from __future__ import annotations

import asyncio
import os
import tempfile
import webbrowser
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import simcord
from simcord import ChannelHandle

from bot.buttons import Press
from bot.demo.page import Page
from bot.demo.players import RandomPlayers
from bot.demo.stage import DM, Stage, Viewer
from bot.demo.troupe import LivelyBot, LivelyHouse
from bot.lobby import WORD
from bot.texts import DEFAULT_LOCALE, texts
from db.opening import open_database
from engine.core.chance import SEED_BYTES
from engine.core.registry import game as rules_of
from host.tables import Table

BEAT = 0.15  # seconds between looks at whether the bot has done something
SETTLE = 30.0  # seconds that the bot may take to come to rest
MOST_PEOPLE = 6
SHELL = ("title", "subtitle", "people", "dm", "stage")

Say = Callable[[str], None]


async def show(game_id: str, seats: int, port: int, *, open_browser: bool, say: Say) -> None:
    """Run the demo until it is cancelled. You hold `seats` seats, random players the rest."""
    async with staged(game_id, seats) as demo:
        try:
            address = await demo.page.open(port)
        except OSError:
            say(_line("port-taken", port=str(port)))
            return
        say(_line("address"))
        say(address)
        if open_browser:
            await asyncio.to_thread(_opened, address)
        try:
            await demo.keep_going()
        finally:
            await demo.page.close()


@asynccontextmanager
async def staged(game_id: str, seats: int) -> AsyncIterator[Demo]:
    """A demo with a table in the lobby, everybody seated, nothing served yet. All of it is gone afterwards."""
    rules = rules_of(game_id)
    with tempfile.TemporaryDirectory(prefix="pactum-demo-") as directory:
        async with open_database(None, Path(directory)) as database:
            house = LivelyHouse(database, clock=_now, entropy=os.urandom)
            house.moved = asyncio.Event()
            bot = LivelyBot(house, extra_games=(game_id,), sweep_seconds=None)
            env = bot.env = simcord.Env(bot, settle_timeout=SETTLE)
            env.backend.advance_clock((_now() - env.now()).total_seconds())
            env.backend.bot_user.name = _line("title")
            people, home = _world(env, min(rules.seats[1], MOST_PEOPLE))
            yours = people[: max(1, min(seats, len(people)))]
            bot.players = RandomPlayers(house, [one.id for one in people[len(yours) :]], os.urandom(SEED_BYTES))
            await env.start()
            try:
                with env.time_context():
                    await _seated(house, home, people, game_id)
                    demo = Demo(env, house, Stage(env, home, yours), home)
                    await demo.stage.look(yours[0].id, home.id)
                    yield demo
            finally:
                await env.shutdown()


class Demo:
    """A running demo. `stage` is what is shown, `page` what serves it, `house` where the game is."""

    def __init__(self, env: simcord.Env, house: LivelyHouse, stage: Stage, home: ChannelHandle) -> None:
        self.stage = stage
        self.page = Page(stage, self.status)
        self.env = env
        self.house = house
        self.home = home
        self._begun: set[int] = set()
        self._newest = 0

    async def keep_going(self) -> None:
        """Show what happens as it happens, until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            await self.beat()

    async def beat(self) -> None:
        """Bring the simulated clock up to now, and the page up to date."""
        if not self.stage.stale:
            return
        async with self.stage.lock:
            await self.env.advance_time(max(0.0, (_now() - self.env.now()).total_seconds()))
            await self.stage.refresh()
        table = await self.table()
        if table is not None and table.status == "playing" and table.id not in self._begun:
            # A game that begins asks its first question in private; take the player there.
            self._begun.add(table.id)
            await self.stage.look(self.stage.viewer.id, DM)

    async def table(self) -> Table | None:
        """The newest table, ended ones included; None if none was ever open."""
        tables = await self.house.tables_in(self.env.guild.id)
        newest = max((one.id for one in tables), default=self._newest)
        self._newest = max(newest, self._newest)
        return (await self.house.board(self._newest)).table if self._newest else None

    async def status(self) -> dict[str, Any]:
        """What the page says besides the places: its texts, and what to do now."""
        yours = self.stage.viewers
        many = len(yours) > 1
        shell = {name: _line(name) for name in SHELL}
        shell["what"] = _line("what-many" if many else "what-one", seats=len(yours))
        return {"texts": shell, "hint": _line(f"hint-{await self._moment()}")}

    async def _moment(self) -> str:
        table = await self.table()
        if table is None:
            return "none"
        if table.status != "playing":
            return "lobby" if table.status == "lobby" else "ended"
        if table.card(self.stage.viewer.id) is None:
            return "others"
        desk = await self.house.desk(table.id, self.stage.viewer.id)
        if desk.ask is None:
            return "others"
        return "yours-here" if self.stage.private else "yours-elsewhere"


def _world(env: simcord.Env, seats: int) -> tuple[list[Viewer], ChannelHandle]:
    guild = env.create_guild(_line("server"))
    home = guild.create_text_channel(_line("channel"))
    people = []
    for number in range(1, seats + 1):
        name = _line(f"person-{number}")
        user = env.create_user(name.casefold().replace(" ", "-"), global_name=name)
        people.append(Viewer(guild.add_member(user), user))
    return people, home


async def _seated(house: LivelyHouse, home: ChannelHandle, people: Sequence[Viewer], game_id: str) -> None:
    """Open a table and let everybody join, by the very commands and clicks that people use."""
    await people[0].member.slash(home, "table new", game=game_id)
    lobby = home.history()[-1]
    [table] = await house.tables_in(people[0].member.guild.id)
    for person in people:
        asked = await person.member.click(lobby, custom_id=Press("join", table.id).button_id())
        await person.member.submit_modal(asked, {WORD: ""})


def _opened(address: str) -> None:
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return


def _line(key: str, **params: str | int) -> str:
    return texts(DEFAULT_LOCALE).format(f"demo-{key}", params)


def _now() -> datetime:
    return datetime.now(UTC)
