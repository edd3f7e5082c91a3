"""How fast what falls due is worked off: reminders into messages, missed deadlines into answers."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from db.connection.session import Database
from db.connection.statements import Statement
from db.server.opening import open_database
from engine.registry import game as rules_of
from host.house import House
from host.values import Person, Place, Table

COPIED = ("states", "boards", "clocks")
EVERY_OTHER = 1_000_000  # persons of a copy: each copy has its own


async def measure(tables: int = 10_000, deadlines: int = 1_000, game_id: str = "bids") -> dict[str, Any]:
    """Seconds for a reminder at each of `tables` tables, and missed deadlines answered a second, on one process.

    Works on an embedded Postgres of its own.
    """
    directory = Path(tempfile.mkdtemp(prefix="pactum-bench-"))
    now = datetime(2026, 3, 1, 12, tzinfo=UTC)
    try:
        async with open_database(None, directory) as database:
            house = House(database, clock=lambda: now, entropy=os.urandom)
            seats = rules_of(game_id).seats[1]
            first = await started(house, game_id, seats)
            await copied(database, first.id, tables - 1)
            share = max(1, deadlines // seats)
            few = "DELETE FROM clocks WHERE seat > 0 AND table_id >= :most"  # one reminder at all tables but those
            await database.write(Statement(few), {"most": first.id + share})
            now += timedelta(hours=12)
            reminders, remind_s = await _worked(house.reminders.remind)
            now += timedelta(hours=13)
            await database.write(Statement("DELETE FROM clocks WHERE table_id >= :most"), {"most": first.id + share})
            before = await _due_moves(database)
            _, lapse_s = await _worked(house.deadlines.expire_due)
            answered = await _due_moves(database) - before
            return {
                "game": game_id,
                "reminders": reminders,
                "reminders_s": round(remind_s, 3),
                "deadlines": answered,
                "deadlines_per_s": round(answered / lapse_s),
            }
    finally:
        shutil.rmtree(directory, ignore_errors=True)


async def copied(database: Database, table_id: int, count: int) -> None:
    """Puts `count` copies of a table into the database, each with people of its own."""
    made = Statement(
        "INSERT INTO tables (game, rules, pack_id, pack_version, pack_hash, options, status, moment, commitment,"
        " opener_id, server_id, channel_id, thread_id, cause, opened_at, pace)"
        " SELECT game, rules, pack_id, pack_version, pack_hash, options, status, moment, commitment, opener_id,"
        " server_id, channel_id, thread_id, cause, opened_at, pace"
        " FROM tables, generate_series(1, :count) WHERE id = :table"
    )
    await database.write(made, {"table": table_id, "count": count})
    seated = Statement(
        "INSERT INTO seats (table_id, joined, person_id, name, word, seat, since)"
        " SELECT t.id, c.joined, c.person_id + t.id * :apart, c.name, c.word, c.seat, c.since"
        " FROM seats c, tables t WHERE c.table_id = :table AND t.id > :table"
    )
    await database.write(seated, {"table": table_id, "apart": EVERY_OTHER})
    for name in COPIED:
        rows = await database.fetch(
            Statement("SELECT column_name FROM information_schema.columns WHERE table_name = :name"), {"name": name}
        )
        columns = [row.column_name for row in rows if row.column_name != "table_id"]
        copy = " ".join(
            (
                f"INSERT INTO {name} (table_id, {', '.join(columns)})",
                f"SELECT t.id, {', '.join(f'k.{column}' for column in columns)}",
                f"FROM {name} k, tables t WHERE k.table_id = :table AND t.id > :table",
            )
        )
        await database.write(Statement(copy), {"table": table_id})
    await database.write(Statement("ANALYZE"), {})


async def started(house: House, game_id: str, seats: int) -> Table:
    """A table that has just begun, with people 1 to `seats`."""
    table = await house.lobby.open_table(game_id, Place(1, 1), Person(1, "1"), {}, "bench:open")
    for number in range(1, seats + 1):
        await house.lobby.join(table.id, Person(number, str(number)), "", f"bench:{number}")
    return (await house.lobby.start(table.id, 1, "bench:start")).desk.table


async def _worked(work: Callable[[], Awaitable[int]]) -> tuple[int, float]:
    began, done = time.perf_counter(), 0
    while some := await work():
        done += some
    return done, time.perf_counter() - began


async def _due_moves(database: Database) -> int:
    rows = await database.fetch(Statement("SELECT count(*) AS made FROM moves WHERE kind = 'due'"), {})
    made: int = rows[0].made
    return made
