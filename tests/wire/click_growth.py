"""`pactum bench growth-of-clicks`: what a click costs, and the bot holds in memory, as tables, rounds and hours grow.

Sequential clicks at few, more and very many tables of Deal with the Devil; in the first round of games and in the last;
and the bot's memory over hours of play. What is compared stands side by side in the same run and takes turns, slice by
slice, so that a machine whose speed drifts favours nobody: several bots, each with its own Discord and database. The
tables are copies of a few that were opened by clicks.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import asyncpg

from db.server.embedded import EmbeddedPostgres
from db.server.opening import open_database
from engine.chance import SEED_BYTES, Chance
from engine.policies import APPRENTICE, Position, decide_by_policy, policies
from host.house import House
from host.lobby.bounds import ROOMY
from host.table.stored_table import rules_of_table, state_of
from tests.wire.crowd import MS, Clicked, Crowd, percentile
from tests.wire.scene import folder
from tests.wire.standings import Standing

TABLES, ROUNDS, HOURS = "tables", "rounds", "hours"
PARTS = (TABLES, ROUNDS, HOURS)
COUNTS = (10, 1_000, 100_000)
GAME, SEATS = "devil", 4
OPENED = 10  # tables opened by clicks, of which the others are copies
APART = 8  # clicks between a table and the next when they are copied, so that all stages of a game are there
SLICE = 50  # clicks, until it is the next one's turn
WARM = 100  # clicks that are not counted
IDLE = 65.0  # seconds in which nobody clicks: what is done every minute is done once
OFTEN = 10  # clicks of one kind, whose median says something
TOLD = 11.0  # seconds after which the database has been told by all connections what they have read
PEOPLE = 4_000  # who click at copies: any of their people
PLAYED = (("devil", 4), ("architects", 4))  # to their last rounds
FEW = 4  # tables that are played there
COPIED = 400
AN_HOUR = 8_000  # clicks: the busiest hour of a day of 40,000
RATE = 40.0  # clicks a second, in which hours pass as minutes
IN_FLIGHT = 50
SAMPLES = 8  # of the memory, in an hour
# Whether a game is in its first round, and in its last.
FIRST: dict[str, Callable[[Any], bool]] = {"devil": lambda s: s.round == 1, "architects": lambda s: s.turn >= 1}
LAST: dict[str, Callable[[Any], bool]] = {"devil": lambda s: s.round == 5, "architects": lambda s: s.final > 0}


async def measure(
    parts: Sequence[str] = PARTS,
    tables: int = COUNTS[-1],
    clicks: int = 1_000,
    hours: float = 2.0,
    seed: int = 7,
    shared_buffers: str = "",
) -> dict[str, Any]:
    """Figures by part.

    `tables`: the most; `clicks`: at each number of tables, and in each round; `hours`: of play, for memory;
    `shared_buffers`: of Postgres, as it writes it ("6GB"), "" for what it takes by itself.
    """
    figures: dict[str, Any] = {}
    for part in parts:
        begun = time.monotonic()
        async with AsyncExitStack() as stack:
            place = stack.enter_context(folder())
            server = await _postgres(place / "data", shared_buffers)
            stack.callback(server.stop)
            if part == ROUNDS:
                figures[part] = {
                    game: await _of_rounds(stack, place, game, seats, clicks, seed) for game, seats in PLAYED
                }
            elif part == TABLES:
                counts = sorted({min(count, tables) for count in COUNTS})
                figures[part] = await _of_tables(stack, place, counts, clicks, seed)
            else:
                figures[part] = await _of_hours(stack, place, min(tables, 10_000), hours, seed)
        figures[part]["seconds"] = round(time.monotonic() - begun)
    return figures


async def _postgres(data: Path, shared_buffers: str) -> EmbeddedPostgres:
    server = await asyncio.to_thread(EmbeddedPostgres.start, data)
    if not shared_buffers:
        return server
    connection = await asyncpg.connect(server.url)
    await connection.execute(f"ALTER SYSTEM SET shared_buffers = '{shared_buffers}'")
    await connection.close()
    await asyncio.to_thread(server.stop)
    return await asyncio.to_thread(EmbeddedPostgres.start, data)


async def _of_tables(
    stack: AsyncExitStack, place: Path, counts: Sequence[int], clicks: int, seed: int
) -> dict[str, Any]:
    """The same mix of clicks at so many tables, by turns."""
    first = await _opened(stack, place, GAME, SEATS, OPENED, seed)
    await first.stop()
    standings, begun = [], {}
    for count in counts:
        before = time.monotonic()
        standings.append(await _copied(stack, first, f"at_{count}", count, seed))
        begun[count] = round(time.monotonic() - before)
    for each in standings:
        await each.clicks(WARM)
        each.forget()
    await asyncio.sleep(TOLD)
    idle = await _idle(standings)
    at_start = [each.memory for each in standings]
    read = [await each.rows_read() for each in standings]
    await _by_turns(standings, clicks)
    figures = [_figures(each) for each in standings]
    await asyncio.sleep(TOLD)
    for each, figure, memory, at_rest, before in zip(standings, figures, at_start, idle, read, strict=True):
        figure |= {
            "memory_mb": memory,
            "memory_after_mb": each.memory,
            "rows_read_a_click": round((await each.rows_read() - before) / figure["clicks"], 1),
            "idle": at_rest,
        }
    medians = [figure["sequential_p50_ms"] for figure in figures]
    alike = _alike([each.clicked for each in standings])
    memories = [figure["memory_after_mb"] for figure in figures]
    return {
        "at": {str(each.tables): figure for each, figure in zip(standings, figures, strict=True)},
        "made_in_s": {str(count): seconds for count, seconds in begun.items()},
        "median_difference": round(max(medians) / min(medians) - 1, 3),
        "p50_ms_of_like_presses": alike,
        "median_difference_of_like_presses": round(max(alike) / min(alike) - 1, 3),
        "memory_difference_mb": round(max(memories) - min(memories), 1),
    }


async def _of_rounds(
    stack: AsyncExitStack, place: Path, game: str, seats: int, clicks: int, seed: int
) -> dict[str, Any]:
    """Clicks in the first round and in the last, by turns."""
    opened = await _opened(stack, place, game, seats, FEW, 0, f"{game}_first")
    await opened.stop()
    await _played(opened, FIRST[game], seed)
    await opened.start()  # delivers it all, so that copies have nothing to deliver
    await opened.stop()
    early = await _copied(stack, opened, f"{game}_early", COPIED, seed)
    await _played(opened, LAST[game], seed)
    await opened.start()
    await opened.stop()
    late = await _copied(stack, opened, f"{game}_late", COPIED, seed)
    for each in (early, late):
        await each.clicks(WARM)
        each.forget()
    await _by_turns([early, late], clicks)
    figures = {"first": _figures(early), "last": _figures(late)}
    ratios = {
        f"ratio_{name}": round(figures["last"][name] / figures["first"][name], 2)
        for name in ("sequential_p50_ms", "cpu_ms_a_click")
    }
    return {**figures, **ratios}


async def _of_hours(stack: AsyncExitStack, place: Path, tables: int, hours: float, seed: int) -> dict[str, Any]:
    """The bot's memory over hours of play; the first, in which what is kept for all fills up, does not count."""
    first = await _opened(stack, place, GAME, SEATS, OPENED, seed)
    await first.stop()
    standing = await _copied(stack, first, "hours", tables, seed)
    held = [standing.memory]
    part = AN_HOUR // SAMPLES
    for _ in range(round((1 + hours) * SAMPLES)):
        await standing.paced(part, RATE, IN_FLIGHT)
        held.append(standing.memory)
    counted = held[SAMPLES:]
    slope = statistics.linear_regression(range(len(counted)), counted).slope
    return {
        "tables": standing.tables,
        "clicks_an_hour": AN_HOUR,
        "clicks": len(standing.clicked.waits),
        "clicks_per_s": RATE,
        "memory_mb": held,
        "memory_mb_an_hour": round(slope * SAMPLES, 2),
    }


async def _opened(
    stack: AsyncExitStack, place: Path, game: str, seats: int, tables: int, seed: int, database: str = "opened"
) -> Standing:
    """A bot at tables that were opened by clicks, with a `seed` each played by clicks for a while longer."""
    standing = Standing(place, database)
    stack.push_async_callback(standing.discord.stop)
    stack.push_async_callback(standing.stop)
    await standing.discord.start()
    await standing.made()
    await standing.start()
    await standing.seat(game, seats, tables)
    for number, (_, people) in enumerate(standing.first if seed else ()):
        await Crowd(standing.discord, [*people], seed).clicks(number * APART, seats // 2, Clicked())
    await standing.rest()
    return standing


async def _copied(stack: AsyncExitStack, first: Standing, database: str, tables: int, seed: int) -> Standing:
    standing = first.twin(database)
    stack.push_async_callback(standing.discord.stop)
    stack.push_async_callback(standing.stop)
    await standing.made(first)
    await standing.grow(tables, PEOPLE, seed)
    return standing


async def _played(standing: Standing, there: Callable[[Any], bool], seed: int) -> None:
    """Let automatic players play all tables until they are there, each a little longer than the one before."""
    async with open_database(standing.address, standing.place / "played") as database:
        house = House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom, limits=ROOMY)
        chance = Chance(bytes(SEED_BYTES - 1) + bytes([seed]))
        for longer, (table, _) in enumerate(standing.first):
            left = longer
            while True:
                stored = await house.tables.read(table)
                game, state = rules_of_table(stored), state_of(stored)
                if there(state):
                    left -= 1
                if left < 0 or game.result(state) is not None:
                    break
                asked = game.asks(state)
                seat = min(asked)
                branch = chance.branch(f"{table}/{stored.version}")
                value = decide_by_policy(
                    policies(game)[APPRENTICE], Position(game, state, seat, asked[seat], branch)
                ).value
                person = (await house.lookups.table(table)).seats[seat].person_id
                assert person is not None
                await house.play.answer(table, person, asked[seat].id, value, f"played:{stored.version}")


async def _by_turns(standings: Sequence[Standing], clicks: int) -> None:
    for number in range(-(-clicks // SLICE)):
        for each in [*standings[number % len(standings) :], *standings[: number % len(standings)]]:
            await each.clicks(SLICE)


async def _idle(standings: Sequence[Standing]) -> list[dict[str, float]]:
    """What each does while nobody clicks: milliseconds of the processor and rows read, a second."""
    before = [(each.spent, await each.rows_read()) for each in standings]
    await asyncio.sleep(IDLE)
    return [
        {
            "cpu_ms_a_s": round((each.spent - spent) * MS / IDLE, 1),
            "rows_read_a_s": round((await each.rows_read() - read) / IDLE, 1),
        }
        for each, (spent, read) in zip(standings, before, strict=True)
    ]


def _alike(clicked: Sequence[Clicked]) -> list[float]:
    """The median of each kind of presses, weighted by how often it was pressed at all of them together; milliseconds.

    A seal takes twice as long as a look, and how many of each there are is chance. Kinds that are rare somewhere are
    left out; if all are, it is the median of all presses.
    """
    together = sum((each.actions for each in clicked), Counter[str]())
    kinds = [kind for kind in together if all(each.actions[kind] >= OFTEN for each in clicked)]
    many = sum(together[kind] for kind in kinds)
    if not many:
        return [percentile(each.waits, 0.5) for each in clicked]
    return [
        round(sum(percentile(each.waits_of[kind], 0.5) * together[kind] for kind in kinds) / many, 2)
        for each in clicked
    ]


def _figures(standing: Standing) -> dict[str, Any]:
    done = standing.clicked
    return {
        "clicks": len(done.waits),
        "sequential_p50_ms": percentile(done.waits, 0.5),
        "sequential_p90_ms": percentile(done.waits, 0.9),
        "cpu_ms_a_click": round(standing.cpu / max(1, len(done.waits)) * MS, 2),
        "presses": dict(done.actions.most_common()),
    }
