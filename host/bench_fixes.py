"""How long fixes take at a table with a long log, on an embedded Postgres of its own."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import tempfile
import time
from collections.abc import Awaitable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from db.opening import open_database
from engine.core.fixing import Change
from host.bench import play, seated
from host.fixing.kinds import Adjust, Answer, Deadline, Fix, Pause, Proposal, Reopen, Resume, Rewind
from host.house import House
from host.tables import Person, Table

T = TypeVar("T")

MODERATOR = Person(10**6, "moderator")


async def measure(moves: int = 400, game_id: str = "architects") -> dict[str, Any]:
    """Seconds of each kind of fix (both clicks) at a table that is `moves` moves old, and of the parts of a rewind."""
    directory = Path(tempfile.mkdtemp(prefix="pactum-bench-"))
    try:
        async with open_database(None, directory) as database:
            house = House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom)
            table, playout = await seated(house, game_id)
            made = len(await play(house, table, playout, moves))
            took: dict[str, float] = {}
            for fix in await _fixes(house, table):
                name = type(fix).__name__.lower()
                _, took[name] = await _timed(_made(house, table, fix))
            points, took["rewind_points"] = await _timed(house.rewind_points(table.id))
            back = Rewind(points[len(points) // 2].number)
            shown, took["rewind_look"] = await _timed(_looked(house, table, back))
            asked, took["rewind_apply"] = await _timed(_applied(house, shown))
            *others, last = table.seats
            for card in others:
                await house.cast(table.id, card.person_id, asked.vote or 0, True, _cause())
            _, took["rewind"] = await _timed(house.cast(table.id, last.person_id, asked.vote or 0, True, _cause()))
            return {"game": game_id, "moves": made} | {f"{name}_s": round(each, 3) for name, each in took.items()}
    finally:
        shutil.rmtree(directory, ignore_errors=True)


def bench(moves: int = 400, game_id: str = "architects") -> None:
    """Print the figures as one JSON object."""
    print(json.dumps(asyncio.run(measure(moves, game_id))))


async def _fixes(house: House, table: Table) -> list[Fix]:
    """One of each kind that leaves the table as it can be played on."""
    free = next(one for one in await house.quantities(table.id, 0) if not one.closed and not one.cards and one.most)
    change = Change(free.id, 1 if free.most > 0 else -1)
    return [Adjust(0, change), Reopen(0), Answer(0), Deadline(5), Pause(), Resume()]


async def _made(house: House, table: Table, fix: Fix) -> Proposal:
    return await _applied(house, await _looked(house, table, fix))


async def _looked(house: House, table: Table, fix: Fix) -> Proposal:
    return await house.look_at_fix(table.id, MODERATOR, fix, _cause(), server_id=table.place.server_id)


async def _applied(house: House, shown: Proposal) -> Proposal:
    server_id = shown.table.place.server_id
    return await house.apply_fix(shown.table.id, shown.id, MODERATOR, "bench", _cause(), server_id=server_id)


async def _timed(work: Awaitable[T]) -> tuple[T, float]:
    began = time.perf_counter()
    return await work, time.perf_counter() - began


def _cause() -> str:
    return f"bench:{os.urandom(8).hex()}"
