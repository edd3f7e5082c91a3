"""Bots that stand beside each other: each with a Discord and a database of its own, copied from those of another.

All databases are on one server, so that they can be copied by it; all bots run at once and take turns at being clicked.
"""

from __future__ import annotations

import asyncio
import copy
import random
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import psutil

from tests.wire.bot_process import TOKEN, BotProcess
from tests.wire.click_bench import MEGABYTE, spent
from tests.wire.copies import Copies, FirstTable, copied
from tests.wire.crowd import PATIENCE, Clicked, Crowd, Sitter
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.scene import AT_REST, sample, seated

DELIVERED = MINUTES = 600.0  # seconds in which all must be delivered, or a database copied
SENT = """
SELECT NOT EXISTS (SELECT FROM outbox WHERE state IN ('pending', 'sending'))
   AND NOT EXISTS (SELECT FROM desks WHERE dirty AND NOT calm) AND NOT EXISTS (SELECT FROM boards WHERE dirty)"""


class Standing:
    """A bot with its Discord and its database. `tables`: how many there are; `clicked`: what was measured of it."""

    def __init__(self, place: Path, database: str, discord: DiscordStandIn | None = None) -> None:
        """`place`: where the server's files are, in `data`. `database`: its name, of which there is none yet."""
        self.discord = discord or DiscordStandIn(TOKEN)
        self.clicked, self.cpu = Clicked(), 0.0
        self.tables = 0
        self.first: list[tuple[int, list[Sitter]]] = []  # the tables that were opened: number, people
        self.place = place
        self._database = database
        self._bot = BotProcess(self.discord, place / database)
        self._crowd: Crowd | None = None

    @property
    def address(self) -> str:
        """Of the database."""
        return self._address(self._database)

    def _address(self, database: str) -> str:
        return f"postgresql://postgres:@/{database}?host={self.place / 'data' / 'postgres'}"

    @property
    def pid(self) -> int:
        """The number of the bot's process."""
        return self._bot.pid

    @property
    def spent(self) -> float:
        """Seconds of the processor that the bot's process has spent."""
        return spent(self.pid)

    @property
    def memory(self) -> float:
        """What the bot's process holds in memory, in MB."""
        return round(psutil.Process(self.pid).memory_info().rss / MEGABYTE, 1)

    async def start(self) -> None:
        """Start the bot, and wait until nothing is left to deliver. Tables are not told how long it was away."""
        async with self.connected() as connection:
            if await connection.fetchval("SELECT to_regclass('heartbeat') IS NOT NULL"):
                await connection.execute("UPDATE heartbeat SET at = now()")
        await self._bot.start(DATABASE_URL=self.address, PACTUM_LOG_LEVEL="ERROR", PACTUM_PICTURE_PROCESSES="0")
        await self.rest()

    async def stop(self) -> None:
        """Stop the bot, if it runs."""
        if self._bot.running:
            await self._bot.stop()

    async def rest(self, reached: str = AT_REST) -> None:
        """Wait until all has been delivered, or that is so."""
        async with asyncio.timeout(DELIVERED), self.connected() as connection:
            while not await connection.fetchval(reached):  # noqa: ASYNC110  nobody rings for it
                await asyncio.sleep(0.1)

    async def seat(self, game: str, seats: int, tables: int) -> None:
        """Open and start tables by commands and clicks."""
        people = await seated(self.discord, game, seats, tables)
        await self.rest()
        async with self.connected() as connection:
            ids = await connection.fetch("SELECT id FROM tables ORDER BY id")
        self.first = [
            (row["id"], [(person.id, person.dm) for person in here]) for row, here in zip(ids, people, strict=True)
        ]
        self.tables = tables

    def twin(self, database: str) -> Standing:
        """Another with a copy of this one's Discord, to which `database` will belong. This one must stand still."""
        discord = DiscordStandIn(TOKEN)
        kept = {name: value for name, value in vars(self.discord.world).items() if name != "dispatch"}
        vars(discord.world).update(copy.deepcopy(kept))
        other = Standing(self.place, database, discord)
        other.first, other.tables = self.first, self.tables
        return other

    async def made(self, like: Standing | None = None) -> None:
        """Make the database, as a copy of that of `like`, whose bot must not run."""
        template = "template1" if like is None else f"{like._database} STRATEGY file_copy"
        async with self._connected("postgres") as connection:
            await connection.execute(f"CREATE DATABASE {self._database} TEMPLATE {template}", timeout=MINUTES)

    async def grow(self, tables: int, people: int, seed: int) -> None:
        """Copy all tables until there are so many; `people` of all are those who click. Starts the bot."""
        sitters = [sitter for _, here in self.first for sitter in here]
        if copies := -(-tables // self.tables) - 1:
            async with self.connected() as connection:
                rows = await connection.fetch(
                    "SELECT id, thread_id, lobby_message_id, board_message_id FROM tables ORDER BY id"
                )
                await copied(connection, copies)
            shown = [
                FirstTable(row["id"], [person for person, _ in here], str(row["thread_id"]), map(str, (row[2], row[3])))
                for row, (_, here) in zip(rows, self.first, strict=True)
            ]
            made = Copies(self.discord.world, shown, copies)
            every = ((person, number) for person, _ in sitters for number in range(1, copies + 1))
            some = sample(every, people, random.Random(seed))  # noqa: S311  a benchmark
            persons = [made.person(person, number) for person, number in some]
            sitters = [(person, self.discord.world.dm(person)["id"]) for person in persons]
            self.tables *= copies + 1
        self._crowd = Crowd(self.discord, sitters, seed)
        await self.discord.start()
        await self.start()

    async def clicks(self, count: int, in_flight: int = 1) -> None:
        """`count` clicks, measured with what they cost until all is delivered."""
        assert self._crowd is not None
        before = self.spent
        await self._crowd.clicks(count, in_flight, self.clicked)
        await self.rest(SENT)  # a desk that is in its reader's hands would be left alone for a minute
        self.cpu += self.spent - before

    async def paced(self, count: int, rate: float, most: int) -> None:
        """`count` clicks, `rate` a second if the bot keeps up, never more than `most` in flight."""
        assert self._crowd is not None
        begun, underway = time.monotonic(), asyncio.Semaphore(most)
        crowd = self._crowd

        async def one() -> None:
            try:
                await crowd.clicks(1, 1, self.clicked)
            finally:
                underway.release()

        async with asyncio.TaskGroup() as group:
            for number in range(count):
                await asyncio.sleep(begun + number / rate - time.monotonic())
                await underway.acquire()
                group.create_task(one())

    def forget(self) -> None:
        """Forget what was measured."""
        self.clicked, self.cpu = Clicked(), 0.0

    async def rows_read(self) -> int:
        """How many rows the database has read so far, as far as it has been told: within ten seconds."""
        async with self.connected() as connection:
            read: int = await connection.fetchval(
                "SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint FROM pg_stat_user_tables"
            )
        return read

    def connected(self) -> AbstractAsyncContextManager[Any]:
        """A connection to the database."""
        return self._connected(self._database)

    @asynccontextmanager
    async def _connected(self, database: str) -> AsyncIterator[Any]:
        connection = await asyncpg.connect(self._address(database), timeout=PATIENCE)
        try:
            yield connection
        finally:
            await connection.close()
