"""Reads a table's log for rewinds. This module fulfils `points.Past`."""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import Any

from db import fixes, records, store
from db.connection import Connection
from engine.core.texts import Refusal
from host.fixes.points import Point
from host.log import journal
from host.moderation.branches import BranchStep, from_snapshots, points_of, steps
from host.proof.frame import Diverged
from host.proof.replay import Log
from host.table.records import rules, state_from

_log = logging.getLogger(__name__)


async def points(connection: Connection, stored: store.StoredTable) -> tuple[Point, ...]:
    """The points to which the game can go back, the newest first."""
    return points_of(await branch(connection, stored), await settled(connection, stored))


async def settled_step(connection: Connection, stored: store.StoredTable, number: int) -> tuple[int, Any] | None:
    """The move that settled step `number`, and the state after it; None once it is undone."""
    moves = dict(enumerate(await settled(connection, stored), start=1))
    steps_left = await branch(connection, stored)
    return next(((step.number, step.state) for step in steps_left if step.number == moves.get(number)), None)


async def branch(connection: Connection, stored: store.StoredTable) -> tuple[BranchStep, ...]:
    """The steps of the game that still count; where the rules have changed since, only the starts of phases."""
    game, table_id = rules(stored), stored.shown.id
    if stored.shown.rules == game.version:
        rows = await connection.execute(records.MOVES, {"table": table_id})
        sealed = [journal.Sealed(row.number, row.entry, row.hash) for row in rows if row.number <= stored.number]
        log = Log(journal.checked(sealed, stored.head), stored.opening_seed)
        try:
            return await asyncio.to_thread(steps, log)
        except (Diverged, Refusal) as error:  # the rules have changed without a new version
            _log.warning("table %s: its log cannot be replayed: %s", table_id, type(error).__name__)
    kept = await connection.execute(fixes.SNAPSHOTS, {"table": table_id})
    snapshots = [(row.number, state_from(stored.shown, zlib.decompress(row.body))) for row in kept]
    return from_snapshots(snapshots, game, await fixes.last_counted(connection, table_id))


async def settled(connection: Connection, stored: store.StoredTable) -> list[int]:
    """The numbers of the moves that settled a step, undone ones too."""
    rows = await connection.execute(fixes.SETTLED, {"table": stored.shown.id})
    return [row.number for row in rows if row.number <= stored.number]
