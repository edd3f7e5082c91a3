"""The bot under watch with its stand-in of Discord, and the people at its tables: what clicks are measured on."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import psutil

from tests.wire.bot_process import TOKEN, BotProcess, ClicksProcess
from tests.wire.copies import Copies, FirstTable, copied
from tests.wire.crowd import MS, PATIENCE, Sitter
from tests.wire.discord_by_http import ByHttp
from tests.wire.discord_parts import EPOCH
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import Player
from tests.wire.watched_bot import SHARE

GAME, SEATS = "devil", 4
MOST = 500  # tables of one server
WATCHED = Path(__file__).with_name("watched_bot.py")
ALL_SENT = "SELECT NOT EXISTS (SELECT FROM outbox WHERE state IN ('pending', 'sending'))"
AT_REST = """
SELECT NOT EXISTS (SELECT FROM outbox WHERE state IN ('pending', 'sending'))
   AND NOT EXISTS (SELECT FROM desks WHERE dirty) AND NOT EXISTS (SELECT FROM boards WHERE dirty)"""
COUNTED = """
SELECT (SELECT count(*) FROM moves) AS moves, (SELECT count(*) FROM outbox WHERE state = 'sent') AS sent,
       (SELECT count(*) FROM outbox) AS written, (SELECT coalesce(max(id), 0) FROM outbox) AS last,
       (SELECT count(*) FROM moves WHERE settled) AS settled,
       (SELECT count(*) FROM moves WHERE kind IN ('answer', 'by-order')) AS answers"""
NEWS = """
SELECT message_id, created_at FROM outbox
 WHERE id > $1 AND id <= $2 AND lane_kind = 'player' AND state = 'sent' AND message_id > 0"""


async def seated(discord: DiscordStandIn, game: str, seats: int, tables: int) -> list[list[Player]]:
    """The people at so many new tables, which they have opened and started by commands and clicks."""
    await Player(discord, "keeper").types("pactum limits", tables=MOST, hourly=MOST)
    everybody = []
    for number in range(tables):
        here = [Player(discord, f"{game}{number}-{one}") for one in range(seats)]
        await here[0].types("table new", game=game, options="grace=0")
        for person in here:
            await person.sits_down("")
        await here[0].presses("Start", discord.world.channel_id)
        everybody.append(here)
    return everybody


class Scene:
    """The bot under watch with its stand-in, and the people at its tables."""

    def __init__(
        self, place: Path, processes: int, *, pictures: bool = False, way: str = "gateway", share: float = 1.0
    ) -> None:
        """`way`: "http" for so many `processes` for clicks beside the one that leads, each with `share` of a core.

        One that answers clicks is watched.
        """
        self.place = place
        self._drawers = str(int(pictures))
        self.discord = DiscordStandIn(TOKEN)
        self._stalls = place / "stalls"
        self._share = str(share)
        watched = (sys.executable, str(WATCHED), str(self._stalls))
        braked = (*watched[:2], str(place / "stalls of another")) if share < 1 else ()
        self.bot = BotProcess(self.discord, place / "data", command=() if way == "http" else watched)
        self.clicks = [
            ClicksProcess(self.discord, place / f"clicks{number}", command=braked if number else watched)
            for number in range(processes if way == "http" else 0)
        ]
        if self.clicks:
            self.discord.by_http = ByHttp([process.address for process in self.clicks])
        self.people: list[list[Player]] = []

    async def start(self) -> float:
        """Start the bot; the seconds until its first process had signed in."""
        begun = time.monotonic()
        usual = {"PACTUM_LOG_LEVEL": "ERROR", "PACTUM_PICTURE_PROCESSES": self._drawers}
        usual["PYTHONDONTWRITEBYTECODE"] = ""  # as installed: what was compiled at the first start is there at the next
        if self.clicks:  # what starts a server of its own is alone there
            usual["DATABASE_URL"] = _address(self.place)
        await self.bot.start(**usual)
        took = time.monotonic() - begun
        for process in self.clicks:
            await process.start(**usual, **{SHARE: self._share})
        return took

    @contextmanager
    def one_alone(self) -> Iterator[None]:
        """The first process for clicks gets all presses while the block lasts."""
        assert self.discord.by_http is not None
        every = self.discord.by_http.addresses
        self.discord.by_http.addresses = every[:1]
        try:
            yield
        finally:
            self.discord.by_http.addresses = every

    async def stop(self) -> None:
        """Stop all its processes."""
        for each in (*self.clicks, self.bot):
            if each.running:
                await each.stop()

    @property
    def pids(self) -> list[int]:
        """The numbers of its processes."""
        return [each.pid for each in (self.bot, *self.clicks)]

    @property
    def process(self) -> psutil.Process:
        """The process that is watched."""
        return psutil.Process((self.clicks or [self.bot])[0].pid)

    async def seat(self, tables: int) -> None:
        """Open and start tables by commands and clicks."""
        self.people += await seated(self.discord, GAME, SEATS, tables)
        await self.rest()

    def sitters(self) -> list[Sitter]:
        """The people at the tables that were opened."""
        return [(person.id, person.dm) for here in self.people for person in here]

    async def rest(self, wanted: str = AT_REST) -> None:
        """Wait until all has been delivered, which takes a minute for the desks that are in somebody's hands."""
        async with asyncio.timeout(5 * PATIENCE), _connected(self.place) as connection:
            while not await connection.fetchval(wanted):  # noqa: ASYNC110  nobody rings for it
                await asyncio.sleep(0.2)

    async def copy(self, copies: int, wanted: int, seed: int) -> list[Sitter]:
        """Copy all tables so many times; some of all their people, at most `wanted`."""
        async with _connected(self.place) as connection:
            rows = await connection.fetch(
                "SELECT id, thread_id, lobby_message_id, board_message_id FROM tables ORDER BY id"
            )
            await copied(connection, copies)
        first = [
            FirstTable(row["id"], [each.id for each in here], str(row["thread_id"]), map(str, (row[2], row[3])))
            for row, here in zip(rows, self.people, strict=True)
        ]
        shown = Copies(self.discord.world, first, copies)
        every = ((person, copy) for here in self.people for person in here for copy in range(1, copies + 1))
        some = sample(every, wanted, random.Random(seed))  # noqa: S311  a benchmark
        made = (shown.person(person.id, copy) for person, copy in some)
        return self.sitters() + [(person, self.discord.world.dm(person)["id"]) for person in made]

    async def stalls(self) -> tuple[float, float]:
        """The longest stall of the bot's event loop since the last call: by the clock, by the processor's time; ms."""
        self._stalls.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        async with asyncio.timeout(PATIENCE):
            while not self._stalls.exists() or not (said := self._stalls.read_text()):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        waited, worked = map(float, said.split())
        return round(waited * MS, 1), round(worked * MS, 1)

    async def counted(self) -> Any:
        """How many moves, answers and settled steps there are, and how many messages were written and sent."""
        async with _connected(self.place) as connection:
            return await connection.fetchrow(COUNTED)

    async def lags(self, before: Any, after: Any) -> list[float]:
        """Seconds from the commit of each message to a player, written between two counts, until it was there."""
        await self.rest(ALL_SENT)
        async with _connected(self.place) as connection:
            rows = await connection.fetch(NEWS, before["last"], after["last"])
        return [((row["message_id"] >> 22) + EPOCH) / MS - row["created_at"].timestamp() for row in rows]


def _address(place: Path) -> str:
    """Where the embedded database is."""
    return f"postgresql://postgres:@/postgres?host={place / 'data' / 'postgres'}"


def sample(every: Iterator[Any], count: int, chance: random.Random) -> list[Any]:
    """At most `count` of all, any of them as likely as any other."""
    kept: list[Any] = []
    for number, each in enumerate(every):
        if number < count:
            kept.append(each)
        elif (at := chance.randrange(number + 1)) < count:
            kept[at] = each
    return kept


@contextmanager
def folder() -> Iterator[Path]:
    """A temporary folder that Postgres, which runs as another user, can find its way through."""
    with tempfile.TemporaryDirectory(prefix="pactum-") as made:
        Path(made).chmod(0o755)
        yield Path(made)


class _connected:  # noqa: N801  a context manager
    """A connection to the embedded database."""

    def __init__(self, place: Path) -> None:
        self._place = place

    async def __aenter__(self) -> asyncpg.Connection[Any]:
        self._connection = await asyncpg.connect(_address(self._place))
        return self._connection

    async def __aexit__(self, *_: object) -> None:
        await self._connection.close()
