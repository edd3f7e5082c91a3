"""Runs a soak: robots, kills, restarts and bad days side by side; then calm, until all is told; then the verdict."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import deque
from contextlib import AsyncExitStack, suppress
from datetime import timedelta
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import msgspec

from tests.wire.bot_process import TOKEN
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.discord_world import NONCE_LIFE
from tests.wire.scene import folder
from tests.wire.soak.bad_days import BadDays
from tests.wire.soak.bodies import CHECKED, problems_of
from tests.wire.soak.kills import ENDS, Killer
from tests.wire.soak.quick_time import QuickTime
from tests.wire.soak.robots import Ledger
from tests.wire.soak.tables import KINDS, Kind, Records, Tables
from tests.wire.soak.verdict import Verdict

SPEED = 20.0  # seconds of the bot's clock in a second
ALL_HAD_WITHIN = 120.0  # seconds for bad days of the kinds that have not come yet
TOLD_WITHIN = 120.0  # seconds for the last messages, once the days are fine
ENDED_WITHIN = 900.0  # seconds for the last games
LONGEST_PAUSE = timedelta(hours=1)  # between two attempts at a message
REPORT = 30.0  # seconds between two lines about how far it is

UNTOLD = (
    "SELECT (SELECT count(*) FROM outbox WHERE state IN ('pending', 'sending'))"
    " + (SELECT count(*) FROM boards WHERE dirty) AS count"
)


class Laps:
    """Seconds that the parts of a soak have taken, one after the other: `of`, by name."""

    def __init__(self) -> None:
        self.begun = self._last = time.monotonic()
        self.of: dict[str, float] = {}

    def over(self, name: str) -> None:
        """What came since the last one is over."""
        now = time.monotonic()
        self.of[name], self._last = round(now - self._last, 1), now


class Plan(NamedTuple):
    """How long and how hard. `minutes`: after which nothing is killed any more, however few kills there were.

    `kinds`: the games, and who plays; `hurry`: how much shorter pauses and bad days are than usual. `way`: "http" for
    so many `processes` that answer clicks by HTTP, killed in turn with the one that leads; `standby`: another one
    stands by for it.
    `pictures`: in how many processes each draws, 0 for boards of text. `every`: seconds between two kills on fine days,
    until the last game is over, instead of so many kills; `on_server`: nobody's direct messages are open.
    """

    kills: int
    postgres: int
    tables: int
    seed: int
    minutes: float = 600.0
    kinds: tuple[Kind, ...] = KINDS
    hurry: float = 1.0
    processes: int = 1
    pictures: int = 1
    way: str = "gateway"
    standby: bool = False
    every: float = 0.0
    on_server: bool = False


async def soak(plan: Plan, keep: Path | None = None) -> dict[str, Any]:
    """Figures, with the faults under `what_went_wrong`."""
    async with AsyncExitStack() as stack:
        place = keep or stack.enter_context(folder())
        place.mkdir(exist_ok=True)
        laps = Laps()
        clock = QuickTime.begun(place / "clock", SPEED)
        discord = DiscordStandIn(TOKEN)
        discord.log = deque(maxlen=100)
        discord.nonce_life = NONCE_LIFE / SPEED
        await discord.start()
        stack.push_async_callback(discord.stop)
        days = BadDays(discord, clock, plan.seed, plan.hurry)
        days.problems = problems_of
        discord.weather = days
        killer = Killer(discord, days, place, plan.seed, plan.hurry, plan.pictures)
        killer.divide(plan.processes if plan.way == "http" else 0, standby=plan.standby)
        stack.push_async_callback(killer.end)
        await killer.begin()
        laps.over("first start")
        ledger = Ledger()
        tables = Tables(discord, Records(place), ledger, plan.seed, plan.kinds, on_server=plan.on_server)
        playing = asyncio.create_task(tables.run(plan.tables))
        if not plan.every:
            days.start()
        reporting = asyncio.create_task(_report(killer, tables, ledger, laps.begun))
        stack.callback(reporting.cancel)
        if plan.every:
            tables.enough.set()
            await _kill_one_after_the_other(plan, killer, playing)
        else:
            await _kill(plan, killer, playing)
        laps.over("kills")
        tables.enough.set()
        if not plan.every:
            with suppress(TimeoutError):
                await asyncio.wait_for(days.all_had.wait(), ALL_HAD_WITHIN)
        had_all = days.all_had.is_set()
        await days.over()
        laps.over("bad days left")
        await played(playing, ENDED_WITHIN)
        laps.over("games left")
        await _all_told(Records(place), clock)
        laps.over("messages left")
        verdict = Verdict(discord, ledger, place, clock.now())
        await verdict.reach()
        laps.over("verdict")
        if keep is not None:
            (place / "messages.json").write_bytes(msgspec.json.encode(list(discord.world.messages.values())))
        verdict.faults += [f"process left behind: {words}" for words in killer.orphans()]
        if plan.pictures and not discord.pictures:
            verdict.faults.append("no picture was ever posted")
        if days.wrong_bodies:
            verdict.faults += [f"body refused: {words}" for words in days.wrong_bodies[:20]]
        return {
            "seed": plan.seed,
            "seconds": round(time.monotonic() - laps.begun),
            "seconds_of": laps.of,
            "kills": sum(killer.kills.values()),
            "kills_by_kind": dict(killer.kills),
            "ended_by_themselves_at_the_start": killer.ended,
            "postgres_restarts": dict(killer.restarts),
            "start_to_sign_in_median_s": round(median(killer.starts), 2),
            "start_cpu_median_s": round(median(killer.start_cpu), 2),
            "pictures_posted": discord.pictures,
            "clicks": sum(ledger.clicks.values()),
            "clicks_unanswered": ledger.unanswered,
            **({} if discord.by_http is None else {"interactions_by_http": dict(discord.by_http.ended)}),
            **verdict.figures,
            "bodies_checked": sum(days.bodies.values()) if CHECKED else "not checked: no description of the API",
            "bad_days_of_every_kind": had_all,
            "bad_days": dict(sorted(days.seen_of.items())),
            "what_went_wrong": verdict.faults,
        }


async def _kill(plan: Plan, killer: Killer, playing: asyncio.Task[None]) -> None:
    """Kill and restart until all is done that was planned. Raises what ends robots."""
    chance = random.Random(plan.seed + 3)  # noqa: S311  a test
    turns = sorted(chance.sample(range(plan.kills), min(plan.kills, plan.postgres)))
    number, end = 0, time.monotonic() + 60 * plan.minutes
    while sum(killer.kills.values()) < plan.kills and time.monotonic() < end:
        if playing.done():
            playing.result()
        how = chance.choice(sorted(ENDS)) if number in turns else ""
        if how and chance.random() < 0.5:  # with a bot that lives on
            await asyncio.sleep(chance.uniform(0.5, 2.0))
            killer.end_postgres(how)
            how = ""
        await killer.kill_and_start(how)
        number += 1


async def _kill_one_after_the_other(plan: Plan, killer: Killer, playing: asyncio.Task[None]) -> None:
    """Kill a process for clicks every few seconds until all games are over. Raises what ends robots."""
    end = time.monotonic() + 60 * plan.minutes
    while time.monotonic() < end:
        await asyncio.wait({playing}, timeout=plan.every)
        if playing.done():
            playing.result()
            return
        await killer.kill_for_clicks()


async def played(playing: asyncio.Task[None], within: float) -> None:
    """Wait for the last games, so many seconds; the verdict says which are not over. Raises what ends robots."""
    done, _ = await asyncio.wait({playing}, timeout=within)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=not done)


async def _all_told(records: Records, clock: QuickTime) -> None:
    """Wait until nothing is left to be told; what waits for another attempt gets it."""
    end = time.monotonic() + TOLD_WITHIN
    while time.monotonic() < end:
        rows = await records.fetch(UNTOLD)
        if rows and rows[0]["count"] == 0:
            return
        clock.jump(LONGEST_PAUSE / 60)
        await asyncio.sleep(2.0)


async def _report(killer: Killer, tables: Tables, ledger: Ledger, begun: float) -> None:
    while True:
        await asyncio.sleep(REPORT)
        print(
            f"{time.monotonic() - begun:.0f} s: {sum(killer.kills.values())} kills, {sum(killer.restarts.values())}"
            f" restarts of Postgres, {len(tables.ended)} of {len(tables.begun)} tables ended,"
            f" {sum(ledger.clicks.values())} clicks ({ledger.unanswered} unanswered)",
            file=sys.stderr,
            flush=True,
        )
