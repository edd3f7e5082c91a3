"""The tables of a soak: robots open them, sit down, start them and play them to the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from bot.board.view import STEWARDS_BUTTON
from db.connection.statements import FAILURES
from tests.wire.discord_parts import Json, walk
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.soak.robots import Ledger, Robot, press_of


class Kind(NamedTuple):
    """A game, and how many robots and stewards play it."""

    game: str
    robots: int
    stewards: int = 0


KINDS = (
    Kind("devil", 4),
    Kind("architects", 2),
    Kind("paladins", 1, stewards=1),
    Kind("paladins", 3),
    Kind("devil", 3, stewards=1),
    Kind("paladins", 2),
    Kind("paladins", 1),
)
PACES = ("1 h", "2 h")  # of the quick clock
GRACES = (0, 0, 1)  # minutes
LOOK = 0.5  # seconds
AT_ONCE = 8  # tables
MOST = 500  # tables that a server may have, and open in an hour


class Records:
    """What the database says, read by a connection of our own that may break at any time."""

    def __init__(self, place: Path) -> None:
        self._dsn = f"postgresql://postgres:@/postgres?host={place / 'data' / 'postgres'}"

    async def fetch(self, statement: str, *values: Any) -> list[Any] | None:
        """The rows, None if the database is away just now."""
        with suppress(OSError, *FAILURES, TimeoutError):
            connection = await asyncpg.connect(self._dsn, timeout=5)
            try:
                return list(await connection.fetch(statement, *values, timeout=20))
            finally:
                await connection.close(timeout=2)
        return None


class Tables:
    """`wanted` tables, `AT_ONCE` of them at a time; `begun` and `ended`: ids of those that robots have started."""

    def __init__(
        self,
        discord: DiscordStandIn,
        records: Records,
        ledger: Ledger,
        seed: int,
        kinds: Sequence[Kind],
        *,
        on_server: bool = False,
    ) -> None:
        """`on_server`: robots have closed their direct messages, and play in the threads."""
        self._discord = discord
        self._records = records
        self._ledger = ledger
        self._seed = seed
        self._kinds = kinds
        self._on_server = on_server
        self._chance = random.Random(seed + 2)  # noqa: S311  a test
        self._states: dict[int, Any] = {}
        self._taken: set[int] = set()
        self._number = 0
        self.enough = asyncio.Event()
        self.ended: set[int] = set()
        self.begun: set[int] = set()

    async def run(self, wanted: int) -> None:
        """Play `wanted` tables, and more until `enough` is set. Raises what ends the watch over them."""
        watching = asyncio.create_task(self._watch())
        playing = asyncio.create_task(self._play(wanted))
        try:
            await asyncio.wait({watching, playing}, return_when=asyncio.FIRST_COMPLETED)
            if watching.done():
                await watching
            await playing
        finally:
            for task in (watching, playing):
                task.cancel()
            await asyncio.gather(watching, playing, return_exceptions=True)

    async def _play(self, wanted: int) -> None:
        keeper = Robot(self._discord, "keeper", self._ledger, self._seed)
        while not await keeper.types("pactum limits", tables=MOST, hourly=MOST):
            pass
        await asyncio.gather(*(self._one_after_the_other(wanted) for _ in range(min(AT_ONCE, wanted))))

    async def _watch(self) -> None:
        while True:
            rows = await self._records.fetch(
                "SELECT t.id, t.status, t.game, t.thread_id, t.opener_id,"
                " array(SELECT person_id FROM seats s WHERE s.table_id = t.id AND person_id IS NOT NULL) AS people,"
                " (SELECT count(steward) FROM seats s WHERE s.table_id = t.id) AS stewards FROM tables t"
            )
            if rows is not None:
                self._states = {row["id"]: row for row in rows}
                self.ended = {row["id"] for row in rows if row["status"] in ("ended", "closed")}
            await asyncio.sleep(LOOK)

    def _state(self, table: int) -> Any:
        return self._states.get(table, {"status": "", "thread_id": None, "people": [], "stewards": 0, "opener_id": 0})

    async def _one_after_the_other(self, wanted: int) -> None:
        while self._number < wanted or not self.enough.is_set():
            game, count, stewards = self._kinds[self._number % len(self._kinds)]
            number, self._number = self._number, self._number + 1
            robots = [Robot(self._discord, f"R{number}-{one}", self._ledger, self._seed) for one in range(count)]
            if self._on_server:
                for robot in robots:
                    robot.stay_on_the_server()
            table = await self._opened(robots[0], game)
            for robot in robots:
                robot.table = table
                while robot.person not in self._state(table)["people"]:
                    await self._lobby_press(robot, "join")
            while self._state(table)["stewards"] < stewards:
                await self._lobby_press(robots[0], STEWARDS_BUTTON)
            while self._state(table)["status"] == "lobby":
                await self._lobby_press(robots[0], "start")
            self.begun.add(table)

            def thread(table: int = table) -> str | None:
                found = self._state(table)["thread_id"]
                return None if found is None else str(found)

            def over(table: int = table) -> bool:
                return table in self.ended

            await asyncio.gather(*(robot.play(thread, over) for robot in robots))

    async def _opened(self, opener: Robot, game: str) -> int:
        """The table that `opener` opens; what an earlier attempt has opened counts."""
        pace, grace = self._chance.choice(PACES), self._chance.choice(GRACES)
        while True:
            await opener.types("table new", game=game, pace=pace, options=f"grace={grace}")
            for _ in range(8):
                for message in reversed(self._lobbies()):
                    tables = {press.table for one in walk(message["components"]) if (press := press_of(one))}
                    free = {table for table in tables - self._taken if self._is_of(opener, table)}
                    if free:
                        table = max(free)
                        self._taken.add(table)
                        return table
                await asyncio.sleep(LOOK)

    def _is_of(self, opener: Robot, table: int) -> bool:
        return bool(opener.person == self._state(table)["opener_id"])

    async def _lobby_press(self, robot: Robot, action: str) -> None:
        """Press that control of the table's lobby, if it is there; if it was deleted, wait for what comes instead."""
        for message in reversed(self._lobbies()):
            for one in walk(message["components"]) if message.get("_only_for") in (None, robot.player.id) else ():
                press = press_of(one)
                if press is not None and press.table == robot.table and press.action == action:
                    await robot.press(message, one, press, [one["options"][0]["value"]] if "options" in one else None)
                    await asyncio.sleep(LOOK)
                    return
        await robot.types("table show", table=str(robot.table))
        await asyncio.sleep(LOOK)

    def _lobbies(self) -> list[Json]:
        seen = self._discord.world.in_channel(self._discord.world.channel_id)[-200:]
        return [one for one in seen if not one.get("_deleted")]
