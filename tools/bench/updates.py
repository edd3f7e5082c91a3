"""What is left behind by a hundred thousand updates of live rows: sizes, and the share that touched no index (HOT)."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.cli.arguments import known_game
from db.connection.session import POOL_SIZE, Database
from db.connection.statements import Connection, Statement
from db.server.opening import open_database
from db.tables import living_desks, move_writes
from db.tables.move_writes import MoveWrite
from engine.chance import Chance
from engine.playouts import random_value
from host.house import House
from host.lobby.bounds import ROOMY
from host.table.stored_table import rules_of_table, state_of
from tools.bench.copies import copy_table
from tools.bench.growth import AN_ANSWER, Evening
from tools.bench.sweeps import started

TABLES = 100
AT_ONCE = 6  # connections
SEATS = 4
LIVE = ("states", "boards", "tables", "seats", "desks", "clocks", "outbox")

# As a delivery does it, for all of a table at once.
_CLAIMED = Statement(
    "UPDATE outbox SET state = 'sending', claimed_by = 'bench', claimed_at = now(), attempts = attempts + 1"
    " WHERE table_id = :table AND state = 'pending'"
)
_DELIVERED = Statement(
    """
WITH drawn AS (
  UPDATE boards SET dirty = false, behind = false WHERE table_id = :table AND dirty
), shown AS (
  UPDATE desks SET dirty = false WHERE table_id = :table AND dirty
)
UPDATE outbox SET state = 'sent', message_id = id WHERE table_id = :table AND state = 'sending'
"""
)
_COUNTED = Statement(
    "SELECT s.relname AS name, s.n_live_tup AS rows, s.n_dead_tup AS dead, s.n_tup_upd AS updates,"
    " s.n_tup_hot_upd AS hot, s.autovacuum_count AS vacuumed, pg_table_size(s.relid) AS bytes,"
    " pg_indexes_size(s.relid) AS indexes FROM pg_stat_user_tables s WHERE s.relname = ANY (CAST(:names AS varchar[]))"
)
# An hour of play is written in a minute: nobody waits for the disk, and what would come every minute comes every 5 s.
_HURRIED = (
    Statement("ALTER SYSTEM SET synchronous_commit = off"),
    Statement("ALTER SYSTEM SET autovacuum_naptime = 5"),
)
_FLUSH = Statement("SELECT pg_stat_force_next_flush(), pg_sleep(0.5)")
_AS_THEY_COME = "ALTER TABLE {table} RESET (fillfactor, autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold)"


async def measure(tables: int = TABLES, *, plain: bool = False) -> dict[str, Any]:
    """Figures by relation: bytes before and after, updates, their share in per cent that was HOT, dead rows left.

    The moves of one whole game, of the one that is shown first, as the house has written them, are written at `tables`
    copies of the table, and delivered. `plain`: without the settings of the schema. Works on an embedded Postgres.
    """
    directory = Path(tempfile.mkdtemp(prefix="pactum-bench-"))
    clock = Evening()
    try:
        async with open_database(None, directory) as database:
            for statement in _HURRIED:
                await database.write(statement, {})
            await database.write(Statement("SELECT pg_reload_conf()"), {})
            if plain:
                for name in LIVE:
                    await database.write(Statement(_AS_THEY_COME.format(table=name)), {})
            house = House(database, clock=clock, entropy=os.urandom, limits=ROOMY)
            table = await started(house, known_game(None), SEATS)
            for card in table.seats:
                values = {"table": table.id, "person": card.person_id, "message": card.person_id}
                await database.write(living_desks.ADOPT, values)
            copies = await copy_table(database, table.id, tables)
            moves = await _written(house, clock, table.id)
            await database.write(Statement("VACUUM (FULL, ANALYZE)"), {})
            before = await _counted(database)
            begun = time.perf_counter()
            for writings in moves:
                for part in batched(copies, AT_ONCE):
                    await asyncio.gather(*(_repeated(database, copy, writings) for copy in part))
            seconds = time.perf_counter() - begun
            after = await _counted(database)
    finally:
        shutil.rmtree(directory, ignore_errors=True)
    figures = {name: _change(before[name], after[name]) for name in LIVE}
    return {
        "tables": tables,
        "moves": len(moves) * tables,
        "seconds": round(seconds),
        "updates": sum(each["updates"] for each in figures.values()),
        **figures,
    }


async def _written(house: House, clock: Evening, table_id: int) -> list[Sequence[MoveWrite]]:
    """Plays a table to its end; what was written, by transaction."""
    writings: list[Sequence[MoveWrite]] = []
    append = move_writes.append_moves

    async def noted(connection: Connection, *written: MoveWrite) -> None:
        writings.append(written)
        await append(connection, *written)

    stream = Chance(bytes(31) + b"\x07").stream("updates")
    move_writes.append_moves = noted
    try:
        while (stored := await house.tables.read(table_id)).shown.status == "playing":
            game, state = rules_of_table(stored), state_of(stored)
            asked = game.asks(state)
            seat = stream.pick(sorted(asked))
            person = (await house.lookups.table(table_id)).seats[seat].person_id or 0
            value = random_value(game, state, seat, asked[seat].id, stream)
            await house.play.answer(table_id, person, asked[seat].id, value, f"written:{len(writings)}")
            clock.now += AN_ANSWER
            await house.graces.settle_due()
    finally:
        move_writes.append_moves = append
    return writings


def batched(copies: range, size: int) -> Iterator[range]:
    """`copies` in parts of at most `size`."""
    for at in range(0, len(copies), size):
        yield copies[at : at + size]


async def _repeated(database: Database, table_id: int, writings: Sequence[MoveWrite]) -> None:
    """Writes the moves at a copy, and delivers what they tell."""

    async def work(connection: Connection) -> None:
        await move_writes.append_moves(connection, *(replace(writing, table_id=table_id) for writing in writings))

    await database.run(work)
    await database.write(_CLAIMED, {"table": table_id})
    await database.write(_DELIVERED, {"table": table_id})


async def _counted(database: Database) -> dict[str, Any]:
    await asyncio.gather(*(database.fetch(_FLUSH, {}) for _ in range(POOL_SIZE)))  # each connection keeps its own
    rows = await database.fetch(_COUNTED, {"names": list(LIVE)})
    return {row.name: row for row in rows}


def _change(before: Any, after: Any) -> dict[str, Any]:
    updates, hot = after.updates - before.updates, after.hot - before.hot
    return {
        "rows": after.rows,
        "updates": updates,
        "hot_percent": round(100 * hot / updates, 1) if updates else None,
        "bytes": [before.bytes, after.bytes],
        "indexes": [before.indexes, after.indexes],
        "dead": after.dead,
        "vacuumed": after.vacuumed - before.vacuumed,
    }
