"""How long fixes take at a table with a long log, on an embedded Postgres of its own."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Awaitable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from db.server.opening import open_database
from engine.extras.fixing import Change
from host.fixes import Adjust, Answer, Deadline, Fix, Pause, Reopen, Resume, Rewind
from host.house import House
from host.moderation.values import Proposal
from host.values import Person, Table
from tools.bench.answers import bench_cause, game_of_turns, play, seated

T = TypeVar("T")

MODERATOR = Person(10**6, "moderator")


async def measure(moves: int = 400, game_id: str | None = None) -> dict[str, Any]:
    """Seconds of each kind of fix (both clicks) at a table that is `moves` moves old, and of the parts of a rewind."""
    directory = Path(tempfile.mkdtemp(prefix="pactum-bench-"))
    try:
        async with open_database(None, directory) as database:
            house = House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom)
            table, playout = await seated(house, game_id or game_of_turns())
            made = len(await play(house, table, playout, moves))
            took: dict[str, float] = {}
            for fix in await _fixes(house, table):
                name = type(fix).__name__.lower()
                _, took[name] = await _timed(_made(house, table, fix))
            points, took["rewind_points"] = await _timed(house.fixes.rewind_points(table.id))
            back = Rewind(points[len(points) // 2].number)
            shown, took["rewind_look"] = await _timed(_looked(house, table, back))
            asked, took["rewind_apply"] = await _timed(_applied(house, shown))
            *others, last = table.seats
            for card in others:
                await house.votes.cast(table.id, card.person_id or 0, asked.vote or 0, True, bench_cause())
            _, took["rewind"] = await _timed(
                house.votes.cast(table.id, last.person_id or 0, asked.vote or 0, True, bench_cause())
            )
            return {"game": table.game, "moves": made} | {f"{name}_s": round(each, 3) for name, each in took.items()}
    finally:
        shutil.rmtree(directory, ignore_errors=True)


async def _fixes(house: House, table: Table) -> list[Fix]:
    """One of each kind that leaves the table as it can be played on."""
    free = next(
        quantity
        for quantity in await house.fixes.quantities(table.id, 0)
        if not quantity.closed and not quantity.cards and quantity.most
    )
    change = Change(free.id, 1 if free.most > 0 else -1)
    return [Adjust(0, change), Reopen(0), Answer(0), Deadline(5), Pause(), Resume()]


async def _made(house: House, table: Table, fix: Fix) -> Proposal:
    return await _applied(house, await _looked(house, table, fix))


async def _looked(house: House, table: Table, fix: Fix) -> Proposal:
    return await house.moderation.look_at_fix(table.id, MODERATOR, fix, bench_cause(), server_id=table.place.server_id)


async def _applied(house: House, shown: Proposal) -> Proposal:
    server_id = shown.table.place.server_id
    return await house.moderation.apply_fix(
        shown.table.id, shown.id, MODERATOR, "bench", bench_cause(), server_id=server_id
    )


async def _timed(work: Awaitable[T]) -> tuple[T, float]:
    began = time.perf_counter()
    return await work, time.perf_counter() - began
