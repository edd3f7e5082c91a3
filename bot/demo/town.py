"""A simulated Discord with the real bot in it: a server, its people, and a table at which all of them sit."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import os
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import discord
import simcord
from simcord import ChannelHandle

from bot.buttons import Press
from bot.demo.hands import Hands
from bot.demo.players import RandomPlayers
from bot.demo.stage import Viewer
from bot.demo.troupe import LivelyBot, LivelyHouse
from bot.guard import NEVER_REFUSES
from bot.lobby import WORD
from bot.texts import DEFAULT_LOCALE, texts
from bot.throttle import NEVER_WAITS
from db.opening import open_database
from engine.core.chance import SEED_BYTES
from engine.core.registry import game as rules_of
from host.bounds import ROOMY
from host.tables import Table

SETTLE = 30.0  # seconds that the bot may take to come to rest
STEP = timedelta(minutes=15)  # in which the clock is put forward
MOST_PEOPLE = 6  # who have a name in the locale files
USUAL = 4  # at a table, if the game leaves it open and you hold no more seats


def line(key: str, **params: str | int) -> str:
    """The sentence `demo-<key>`."""
    return texts(DEFAULT_LOCALE).format(f"demo-{key}", params)


def drawn_from(seed: int) -> Callable[[int], bytes]:
    """Bytes that look random and are the same for the same seed: never for a game that counts."""
    counter = itertools.count()
    return lambda size: hashlib.shake_256(f"{seed}/{next(counter)}".encode()).digest(size)


class Town:
    """`people`: all who have a seat, you first; `yours`: those whose seats you hold; `home`: the server's channel.

    `moderator`: never sits down, and may use /fix. `hands`: the clock that house and Discord go by.
    """

    def __init__(
        self, game_id: str, env: simcord.Env, bot: LivelyBot, house: LivelyHouse, hands: Hands, seats: int
    ) -> None:
        self.env = env
        self.bot = bot
        self.house = house
        self.hands = hands
        self._game_id = game_id
        guild = env.create_guild(line("server"))
        self.home: ChannelHandle = guild.create_text_channel(line("channel"))
        self.people: list[Viewer] = []
        fewest, most = rules_of(game_id).seats
        for number in range(1, max(fewest, min(most, MOST_PEOPLE, max(USUAL, seats))) + 1):
            name = line(f"person-{number}")
            user = env.create_user(name.casefold().replace(" ", "-"), global_name=name)
            self.people.append(Viewer(guild.add_member(user), user))
        self.yours = self.people[: max(1, min(seats, len(self.people)))]
        may_fix = guild.create_role(line("moderator-role"), permissions=discord.Permissions(manage_guild=True))
        user = env.create_user("moderator", global_name=line("moderator"))
        self.moderator = Viewer(guild.add_member(user, roles=[may_fix]), user)
        self._newest = 0

    async def gather(self) -> Table:
        """Open a table and let everybody join, by the very commands and clicks that people use."""
        await self.people[0].member.slash(self.home, "table new", game=self._game_id)
        lobby = self.home.history()[-1]
        table = await self.table()
        assert table is not None  # noqa: S101  opened just now
        for person in self.people:
            asked = await person.member.click(lobby, custom_id=Press("join", table.id).button_id())
            await person.member.submit_modal(asked, {WORD: ""})
        return table

    async def start(self) -> Table:
        """Press Start in the newest lobby, as the first of the people."""
        table = await self.table()
        lobby = next(one for one in self.home.history() if table is not None and one.id == table.lobby_message_id)
        assert table is not None  # noqa: S101  it has a lobby
        await self.people[0].member.click(lobby, custom_id=Press("start", table.id).button_id())
        return table

    async def catch_up(self) -> None:
        """Let the simulated Discord's clock show what the hands show."""
        await self.env.advance_time(max(0.0, (self.hands() - self.env.now()).total_seconds()))

    async def forward(self, by: timedelta) -> None:
        """Let `by` pass, in steps, so that everything that falls due in between happens at its time."""
        while by > timedelta():
            step = min(by, STEP)
            self.hands.forward(step)
            by -= step
            await self.catch_up()
            await self.bot.sweep()
            await self.bot.deliverer.at_rest()
            self.house.moved.set()
            await self.env.settle()

    async def table(self) -> Table | None:
        """The newest table, ended ones included; None if none was ever open."""
        tables = await self.house.tables_in(self.env.guild.id)
        self._newest = max((one.id for one in tables), default=self._newest)
        return (await self.house.board(self._newest)).table if self._newest else None


@asynccontextmanager
async def settled(
    game_id: str, seats: int, seed: int | None = None, bot_type: type[LivelyBot] = LivelyBot
) -> AsyncIterator[Town]:
    """A town with a table in the lobby and everybody seated, you on `seats` of them. All of it is gone afterwards.

    The same `seed` deals the same game and lets the random players choose alike; None deals one nobody can foresee.
    Raises KeyError for an unknown game, Trouble if the embedded database does not start.
    """
    with tempfile.TemporaryDirectory(prefix="pactum-demo-") as directory:
        async with open_database(None, Path(directory)) as database:
            entropy = os.urandom if seed is None else drawn_from(seed)
            hands = Hands()
            house = LivelyHouse(database, clock=hands, entropy=entropy, limits=ROOMY)
            house.moved = asyncio.Event()
            bot = bot_type(house, extra_games=(game_id,), sweep_seconds=None, timer=NEVER_WAITS, guard=NEVER_REFUSES)
            env = bot.env = simcord.Env(bot, settle_timeout=SETTLE)
            env.backend.advance_clock((hands() - env.now()).total_seconds())
            env.backend.bot_user.name = line("title")
            town = Town(game_id, env, bot, house, hands, seats)
            others = [one.id for one in town.people[len(town.yours) :]]
            bot.players = RandomPlayers(house, others, entropy(SEED_BYTES))
            await env.start()
            try:
                with env.time_context():
                    await town.gather()
                    yield town
            finally:
                await env.shutdown()
