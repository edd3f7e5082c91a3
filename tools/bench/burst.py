"""How bursts go out beside a slow Discord: a step that settles at many tables at once, reminders of the same hour.

A step settles with the last answer, or, where the last to seal have a grace, when that ends: by the clock.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Hashable
from datetime import timedelta
from typing import Any

from msgspec import json
from msgspec.structs import replace

from bot.cli.arguments import known_game
from bot.delivery.pictures import PicturesOfBoards
from db.connection.statements import Statement
from face.pictures.png.rendering import PictureProcesses, Rendering
from face.pictures.theme import font_files
from face.wordings.locales import keep_loaded
from host.lobby.settings import DAILY, GRACE
from tools.bench.delivery import SWEEP, Scene, scene
from tools.bench.pictures import typical_desk

HALF = timedelta(hours=12, minutes=1)  # of a day's deadline
WATCHED = 60.0  # seconds of the reminders' delivery
LONGEST = 600.0  # seconds for the burst to go out
TICK = 0.01  # seconds between two looks at the event loop
SEATS = 2
AT_A_MOMENT = 10  # answers that come in one moment of the event loop: people press one by one, however fast


class DeskDrawer:
    """Draws a late desk of the game that is shown first, whatever it is asked for, in a process of its own.

    The game of the benchmark has pictures of a few words, which say nothing of how long pictures take.
    """

    def __init__(self) -> None:
        self._drawer = PictureProcesses(font_files())
        self._svg = typical_desk(known_game(None)).svg

    async def draw(self, svg: str, whose: Hashable) -> bytes:
        """The same desk, drawn anew."""
        return await self._drawer.draw(self._svg, whose)

    async def close(self) -> None:
        """Ends its process."""
        await self._drawer.close()


async def measure(tables: int, reminders: int, think: float, *, pictures: bool = False) -> dict[str, Any]:
    """Figures of all bursts, with Discord's answer after `think` seconds.

    `pictures`: desks and boards have them; then a settling step alone is measured.
    """
    if pictures:
        drawn = PicturesOfBoards(Rendering(DeskDrawer()))
        async with scene(tables, think, drawn) as here:
            settled = await _settled(here)
        assert drawn.rendering is not None  # noqa: S101  just made
        await drawn.rendering.close()
        return {"think_s": think, "settled": settled}
    async with scene(tables, think) as here:
        settled = await _settled(here)
    async with scene(tables, think) as here:
        held = await _held(here)
    async with scene(reminders // SEATS, think) as here:
        reminded = await _reminded(here)
    return {"think_s": think, "settled": settled, "held": held, "reminders": reminded}


async def _settled(here: Scene) -> dict[str, Any]:
    """All tables settle a step, as fast as that can be committed; then all news, boards and desks go out."""
    for table in here.tables:  # all but the last have answered
        await here.house.play.answer(table, here.person(table, 0), "1.bid", {"coins": 0}, f"bench:{table}:0")
    await _rest(here)
    keep_loaded()  # as the bot does
    sent = here.discord.messages()
    for times in (here.discord.times, here.discord.pictured, here.discord.followed):
        times.clear()
    stalls = asyncio.create_task(_stall())
    begun = time.monotonic()
    committed: dict[int, float] = {}

    async def last(table: int) -> None:
        await here.house.play.answer(table, here.person(table, 1), "1.bid", {"coins": 1}, f"bench:{table}:1")
        committed[table] = time.monotonic()

    answers = []
    for table in here.tables:
        answers.append(asyncio.create_task(last(table)))
        if not len(answers) % AT_A_MOMENT:
            await asyncio.sleep(0)
    await asyncio.gather(*answers)
    took = max(committed.values()) - begun
    await _rest(here)
    lags = here.lags(committed)
    stalls.cancel()
    arrived = [at for times in here.discord.arrived.values() for at in times if at >= begun]
    return {
        "tables": len(here.tables),
        "messages_per_s": round(len(arrived) / (max(arrived) - begun), 1),
        "messages_out_after_s": round(max(arrived) - begun, 1),
        "with_their_pictures": len(here.discord.pictured),
        "pictures_that_followed": len(here.discord.followed),
        "last_picture_after_s": round(max((*here.discord.pictured, *here.discord.followed), default=begun) - begun, 1),
        "committed_in_s": round(took, 2),
        "messages": here.discord.messages() - sent,
        "requests_per_s": round(len(here.discord.times) / (max(here.discord.times) - begun), 1),
        "most_requests_in_a_second": here.discord.most_a_second(),
        "lag_median_s": round(statistics.median(lags), 2),
        "lag_worst_s": round(lags[-1], 2),
        "all_out_after_s": round(max(here.discord.times) - begun, 1),
        "longest_stall_ms": round(_longest(stalls) * 1000),
    }


async def _held(here: Scene) -> dict[str, Any]:
    """The last answers of all tables are held, and settle at the same moment."""
    pace = json.encode(replace(DAILY, grace=GRACE)).decode()
    await here.house.database.write(Statement("UPDATE tables SET pace = :pace"), {"pace": pace})
    for table in here.tables:
        await here.settle(table)
    await _rest(here)
    keep_loaded()
    now = Statement("UPDATE held_answers SET settles_at = :now")
    await here.house.database.write(now, {"now": here.house.clock()})
    stalls = asyncio.create_task(_stall())
    begun, settled = time.monotonic(), 0
    while some := await here.house.graces.settle_due():
        settled += some
    took = time.monotonic() - begun
    stalls.cancel()
    return {"tables": settled, "committed_in_s": round(took, 2), "longest_stall_ms": round(_longest(stalls) * 1000)}


async def _reminded(here: Scene) -> dict[str, Any]:
    """Everybody's reminder is due: how long until all are messages, and how fast these go out beside news."""
    due = Statement(
        "UPDATE clocks SET opened_at = opened_at - CAST(:half AS interval),"
        " own_due = own_due - CAST(:half AS interval), due_at = due_at - CAST(:half AS interval), next_at = :now"
    )
    await here.house.database.write(due, {"now": here.house.clock(), "half": HALF})
    begun, looked_at = time.monotonic(), 0
    while done := await here.house.reminders.remind():
        looked_at += done
    written = time.monotonic() - begun
    here.discord.times.clear()
    begun = time.monotonic()
    settled: dict[int, float] = {}
    tables = iter(reversed(here.tables))
    sweeps = asyncio.create_task(_sweeps(here))
    while time.monotonic() - begun < WATCHED:
        table = next(tables)
        settled[table] = await here.settle(table)
        await asyncio.sleep(2.0)
    await asyncio.sleep(SWEEP)
    seconds = time.monotonic() - begun
    sweeps.cancel()
    counted = Statement(
        "SELECT count(*) FILTER (WHERE state = 'sent') AS sent, count(*) FILTER (WHERE state = 'pending') AS waiting"
        " FROM outbox WHERE kind = 'reminder'"
    )
    (rows,) = await here.house.database.fetch(counted, {})
    lags = here.lags(settled)
    return {
        "due": looked_at,
        "written_in_s": round(written, 2),
        "watched_s": round(seconds, 1),
        "reminders_sent": rows.sent,
        "reminders_waiting": rows.waiting,
        "requests_per_s": round(len(here.discord.times) / seconds, 1),
        "most_requests_in_a_second": here.discord.most_a_second(),
        "news_lag_median_s": round(statistics.median(lags), 2),
        "news_lag_worst_s": round(lags[-1], 2),
    }


async def _sweeps(here: Scene) -> None:
    while True:
        await here.bot.deliverer.sweep()
        await asyncio.sleep(SWEEP)


async def _rest(here: Scene) -> None:
    """Waits until nothing is left to send or to draw."""
    left = Statement(
        "SELECT EXISTS (SELECT FROM outbox WHERE state IN ('pending', 'sending'))"
        " OR EXISTS (SELECT FROM desks WHERE dirty) OR EXISTS (SELECT FROM boards WHERE dirty) AS some"
    )
    async with asyncio.timeout(LONGEST):
        while (await here.house.database.fetch(left, {}))[0].some:
            await here.bot.deliverer.sweep()
            await asyncio.sleep(0.5)


_STALLS: dict[asyncio.Task[Any] | None, float] = {}


async def _stall() -> None:
    """Watches how late the event loop comes back."""
    task = asyncio.current_task()
    _STALLS[task] = 0.0
    while True:
        before = time.monotonic()
        await asyncio.sleep(TICK)
        _STALLS[task] = max(_STALLS[task], time.monotonic() - before - TICK)


def _longest(task: asyncio.Task[Any]) -> float:
    return _STALLS.pop(task, 0.0)
