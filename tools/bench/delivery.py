"""How fast the bot delivers, beside a Discord that takes its time: alone, with a call that hangs, after an outage."""

from __future__ import annotations

import asyncio
import os
import shutil
import statistics
import tempfile
import time
from bisect import bisect_left
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from discord.http import Route

from bot.app.client import Pactum
from bot.app.settings import BotOptions
from bot.delivery.pictures import NO_BOARD_PICTURES, PicturesOfBoards
from db.connection.statements import Statement
from db.server.opening import open_database
from host.house import House
from host.lobby.bounds import ROOMY
from host.table.access import Bell
from tools.bench.sweeps import EVERY_OTHER, copied, started

BACKLOG = 400  # messages to as many people, for the plain rate
PACED = 40  # tables that settle a step one after the other beside a call that hangs
HANGS = 20.0  # seconds
AWAY = timedelta(minutes=10)
WATCHED = 45.0  # seconds after the outage, in which a table settles a step every
EVERY = 1.0  # second
FIRST_ID = 10**12  # of what is said to stand on Discord
SEATS = 2
SWEEP = 5.0  # seconds


class SlowDiscord:
    """Answers every request after `think` seconds. `arrived`: when messages came to a channel, in monotonic seconds.

    `pictured`: when messages came with their pictures, and `followed`: when pictures came to messages that were there.
    """

    def __init__(self, think: float) -> None:
        self._think = think
        self._serial = 10 * FIRST_ID
        self.hanging: int | None = None
        self.arrived: dict[int, list[float]] = {}
        self.edits = 0
        self.times: list[float] = []
        self.pictured: list[float] = []
        self.followed: list[float] = []

    def most_a_second(self) -> int:
        """The most requests that were answered within one second."""
        times = sorted(self.times)
        return max((number - bisect_left(times, at - 1) + 1 for number, at in enumerate(times)), default=0)

    async def request(self, route: Route, **how: Any) -> Any:
        """As discord.py asks for it."""
        channel = route.channel_id
        hangs = route.method == "POST" and channel is not None and int(channel) == self.hanging
        await asyncio.sleep(HANGS if hangs else self._think)
        if route.method == "GET" and route.path.endswith("/messages"):
            return []  # nothing of what a channel holds is kept
        if route.method == "PATCH":
            self.edits += 1
        elif route.method == "POST":
            self.arrived.setdefault(int(channel or 0), []).append(time.monotonic())
        self.times.append(time.monotonic())
        if how.get("files"):
            (self.followed if route.method == "PATCH" else self.pictured).append(time.monotonic())
        self._serial += 1
        nobody = {"id": "1", "username": "Pactum", "discriminator": "0", "avatar": None, "bot": True}
        return {
            "id": str(self._serial),
            "channel_id": str(channel),
            "author": nobody,
            "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [self._attached(file.filename) for file in how.get("files") or ()],
            "embeds": [],
            "components": [],
            "pinned": False,
            "type": 0,
        }

    def _attached(self, name: str) -> dict[str, Any]:
        self._serial += 1
        return {"id": str(self._serial), "filename": name, "size": 1, "url": "", "proxy_url": ""}

    def messages(self) -> int:
        """How many messages have arrived."""
        return sum(map(len, self.arrived.values()))


class Scene:
    """A bot that delivers to a slow Discord, and `tables` (ids) that have just begun."""

    def __init__(self, house: House, bot: Pactum, discord: SlowDiscord, tables: range) -> None:
        self.house = house
        self.bot = bot
        self.discord = discord
        self.tables = tables

    async def settle(self, table: int) -> float:
        """Answers for everybody at that table, so that a step settles; when it was committed, in monotonic seconds.

        The first seat, which bids nothing, is asked something new; the last sees by the reply what it has settled.
        """
        for seat in range(SEATS):
            cause = f"bench:{table}:{seat}"
            await self.house.play.answer(table, self.person(table, seat), "1.bid", {"coins": seat}, cause)
        return time.monotonic()

    def person(self, table: int, seat: int) -> int:
        """Who sits there."""
        return seat + 1 + (table * EVERY_OTHER if table > self.tables[0] else 0)

    def lags(self, settled: dict[int, float]) -> list[float]:
        """Seconds from each step to the arrival of what it told, at who is asked and in the thread; sorted."""
        lags = []
        for table, at in settled.items():
            for channel in self.channels(table):
                later = [arrival for arrival in self.discord.arrived.get(channel, ()) if arrival >= at]
                lags.append(min(later) - at if later else time.monotonic() - at)
        return sorted(lags)

    def channels(self, table: int) -> tuple[int, ...]:
        """Where a table's news go."""
        return (FIRST_ID + table, 2 * FIRST_ID + self.person(table, 0))


async def measure(tables: int, think: float = 0.1) -> dict[str, Any]:
    """Figures by part: `alone`, `hanging` and `outage`; seconds and messages a second.

    `think`: how long Discord takes for an answer. Works on an embedded Postgres of its own.
    """
    async with scene(BACKLOG // SEATS, think) as here:
        alone = await _alone(here)
    async with scene(PACED + 1, think) as here:
        hanging = await _hanging(here)
    async with scene(tables, think) as here:
        outage = await _outage(here)
    return {"think_s": think, "alone": alone, "hanging": hanging, "outage": outage}


@asynccontextmanager
async def scene(count: int, think: float, pictures: PicturesOfBoards = NO_BOARD_PICTURES) -> AsyncIterator[Scene]:
    """A bot with `count` tables, all of them shown."""
    directory = Path(tempfile.mkdtemp(prefix="pactum-bench-"))
    begun, moved = time.monotonic(), datetime.now(UTC) - AWAY
    clock: Callable[[], datetime] = lambda: moved + timedelta(seconds=time.monotonic() - begun)  # noqa: E731
    try:
        async with AsyncExitStack() as stack:
            database = await stack.enter_async_context(open_database(None, directory))
            house = House(database, clock=clock, entropy=os.urandom, limits=ROOMY)
            first = (await started(house, "bids", SEATS)).id
            await database.write(Statement("DELETE FROM outbox"), {})
            await copied(database, first, count - 1)
            for fill in _SHOWN:
                await database.write(Statement(fill), {"first": FIRST_ID} if ":first" in fill else {})
            discord, bot = SlowDiscord(think), Pactum(house, BotOptions(sweep_seconds=None), pictures=pictures)
            await bot._async_setup_hook()
            bot.http.request = discord.request  # type: ignore[method-assign]
            bot.budget.govern(bot.http)
            house.tables.wake = Bell(bot.deliverer.wake)
            house.tables.redraw = Bell(bot.deliverer.redraw)
            stack.push_async_callback(bot.deliverer.close)
            yield Scene(house, bot, discord, range(first, first + count))
    finally:
        shutil.rmtree(directory, ignore_errors=True)


_SHOWN = (
    "UPDATE tables SET thread_id = CAST(:first AS bigint) + id, board_message_id = CAST(:first AS bigint) + id",
    "UPDATE boards SET dirty = false",
    "INSERT INTO players (person_id, locale, dms, dm_channel_id)"
    " SELECT person_id, 'en', 'open', 2 * CAST(:first AS bigint) + person_id FROM seats"
    " ON CONFLICT (person_id) DO UPDATE SET dm_channel_id = excluded.dm_channel_id",
    "ANALYZE",
)


async def _alone(here: Scene) -> dict[str, Any]:
    """A message to each of many people, boards at rest."""
    post = (
        "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, urgency)"
        " SELECT table_id, 'player', person_id, 'news', 1, CAST(:now AS timestamptz), CAST(:now AS timestamptz), 0"
        " FROM seats"
    )
    await here.house.database.write(Statement(post), {"now": here.house.clock()})
    begun = time.monotonic()
    here.bot.deliverer.wake()
    await here.bot.deliverer.at_rest()
    seconds = max(max(times) for times in here.discord.arrived.values()) - begun
    sent = here.discord.messages()
    return {"messages": sent, "messages_per_s": round(sent / seconds, 1)}


async def _hanging(here: Scene) -> dict[str, Any]:
    """Tables settle a step one after the other while the thread of the first does not answer."""
    here.discord.hanging = FIRST_ID + here.tables[0]
    await here.settle(here.tables[0])
    settled = {}
    for table in here.tables[1:]:
        settled[table] = await here.settle(table)
        await asyncio.sleep(HANGS / 2 / PACED)
    await asyncio.sleep(HANGS / 4)
    lags = here.lags(settled)
    return {"hangs_s": HANGS, "lag_median_s": round(statistics.median(lags), 3), "lag_p90_s": _share(lags, 0.9)}


async def _outage(here: Scene) -> dict[str, Any]:
    """All clocks move, all boards change, every thread is told; beside that, a table settles a step every second."""
    now = here.house.clock()
    await here.house.outages.outage(now - AWAY, now)
    while await here.house.outages.make_good():
        pass
    sweeping = asyncio.create_task(_sweeps(here.bot))
    begun, sent, edits = time.monotonic(), here.discord.messages(), here.discord.edits
    settled: dict[int, float] = {}
    tables = iter(here.tables[len(here.tables) // 2 :])
    while time.monotonic() - begun < WATCHED and (table := next(tables, None)) is not None:
        settled[table] = await here.settle(table)
        await asyncio.sleep(EVERY)
    await asyncio.sleep(SWEEP)
    seconds = time.monotonic() - begun
    sweeping.cancel()
    lags = here.lags(settled)
    (left,) = await here.house.database.fetch(
        Statement("SELECT (SELECT count(*) FROM outbox WHERE state = 'pending') AS waiting"), {}
    )
    return {
        "tables": len(here.tables),
        "watched_s": round(seconds, 1),
        "news": len(lags),
        "news_lag_median_s": round(statistics.median(lags), 3),
        "news_lag_p90_s": _share(lags, 0.9),
        "news_lag_worst_s": round(lags[-1], 3),
        "messages_per_s": round((here.discord.messages() - sent) / seconds, 1),
        "boards_per_s": round((here.discord.edits - edits) / seconds, 1),
        "still_waiting": left.waiting,
    }


async def _sweeps(bot: Pactum) -> None:
    while True:
        await bot.deliverer.sweep()
        await asyncio.sleep(SWEEP)


def _share(lags: list[float], part: float) -> float:
    return round(lags[max(0, int(len(lags) * part) - 1)], 3)
