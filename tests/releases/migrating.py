"""A database of an older schema is migrated while its tables are in use: how long does somebody wait?

`python -m tests.releases.migrating [TABLES]` fills it with 10,000 tables and prints JSON.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg

from db.connection.session import Database
from db.connection.statements import Statement
from db.server.embedded import EmbeddedPostgres
from db.server.migrate import migrate
from tests.ground import address, execute
from tests.releases.stored import database_of, opened, to_migrate
from tools.bench.copies import copy_table

CLICKERS = 3
COPIED = ("architects turns", "devil offers", "bids ended")
HELD, LET_GO = 0.5, 0.5  # seconds for which somebody's long transaction has a lock that migrations need, and has not

_COUNT = Statement("SELECT (SELECT count(*) FROM tables) AS tables, (SELECT count(*) FROM moves) AS moves")
# A click of that release: it reads and locks a table, appends a move, changes the table's rows, leaves a message.
_LOCK = (
    "SELECT s.number FROM tables t JOIN states s ON s.table_id = t.id JOIN boards b ON b.table_id = t.id"
    " WHERE t.id = $1 FOR NO KEY UPDATE OF t, s"
)
_CLICK = (
    "INSERT INTO moves (table_id, number, kind, settled, entry, hash, at) VALUES ($1, $2, 'answer', false, 'x', 'x',"
    " now())",
    "UPDATE states SET number = $2 WHERE table_id = $1",
    "UPDATE boards SET version = $2, dirty = NOT dirty WHERE table_id = $1",
    "UPDATE seats SET missed = $2 WHERE table_id = $1",
    "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before)"
    " VALUES ($1, 'thread', $1, 'news', $2, now(), now())",
)


async def in_use(url: str, tables: int) -> dict[str, Any]:
    """Fill the database at `url`, an empty one, with about `tables` tables, and migrate it among clicks."""
    release = to_migrate()
    async with opened(release, url, migrated=False) as database:
        stored = database_of(release)
        playing: list[int] = []
        for name in COPIED:
            made = await copy_table(database, stored.tables[name], tables // len(COPIED))
            playing += made if name != "bids ended" else ()
        alone = await _clicked(url, playing, lambda: asyncio.sleep(1.0))
        among = await _clicked(url, playing, lambda: _migrated(database))
        (count,) = await database.fetch(_COUNT, {})
    return {
        "release": release,
        "tables": count.tables,
        "moves": count.moves,
        "clicks": len(among[0]),
        "longest_wait_alone_s": round(max(alone[0]), 3),
        "longest_wait_s": round(max(among[0]), 3),
        "migrated_s": round(among[1], 1),
    }


async def _migrated(database: Database) -> None:
    assert await migrate(database.engine)


async def _clicked(
    url: str, tables: list[int], work: Callable[[], Coroutine[Any, Any, None]]
) -> tuple[list[float], float]:
    """The seconds of each click while `work` is done, and those of the work."""
    over = asyncio.Event()
    clickers = [asyncio.create_task(_clicks(url, tables[at::CLICKERS], over)) for at in range(CLICKERS)]
    holding = asyncio.create_task(_holds(url))
    begun = time.monotonic()
    try:
        await work()
    finally:
        seconds = time.monotonic() - begun
        over.set()
        holding.cancel()
        with suppress(asyncio.CancelledError):
            await holding
    return [wait for clicks in clickers for wait in await clicks], seconds


async def _clicks(url: str, tables: list[int], over: asyncio.Event) -> list[float]:
    """Click at one table after the other until it is over; how long each took."""
    connection = await asyncpg.connect(dsn=url.replace("+asyncpg", ""), statement_cache_size=0)
    waits: list[float] = []
    try:
        while not over.is_set():
            table, begun = tables[len(waits) % len(tables)], time.monotonic()
            async with connection.transaction():
                number = await connection.fetchval(_LOCK, table) + 1
                for statement in _CLICK:
                    values = (table, number) if "$2" in statement else (table,)
                    await connection.execute(statement, *values)
            waits.append(time.monotonic() - begun)
    finally:
        await connection.close()
    return waits


async def _holds(url: str) -> None:
    """Somebody reads for a while in one transaction, again and again."""
    connection = await asyncpg.connect(dsn=url.replace("+asyncpg", ""))
    try:
        while True:
            async with connection.transaction():
                await connection.execute("SELECT 1 FROM seats, tables, players LIMIT 1")
                await asyncio.sleep(HELD)
            await asyncio.sleep(LET_GO)
    finally:
        await connection.close()


async def _by_hand(tables: int) -> dict[str, Any]:
    directory = Path(tempfile.mkdtemp(prefix="pactum-"))
    server = await asyncio.to_thread(EmbeddedPostgres.start, directory)
    try:
        await execute(server.url, "CREATE DATABASE used")
        return await in_use(address(server, "used"), tables)
    finally:
        await asyncio.to_thread(server.stop)
        shutil.rmtree(directory, ignore_errors=True)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_by_hand(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))))
