"""Reads what is measured only when somebody asks for it: the database's figures, the pool, the gateway, processes."""

from __future__ import annotations

import asyncio
import math
from shutil import disk_usage
from typing import TYPE_CHECKING

from bot.kit import metrics
from db import figures, halted
from db.trouble import Trouble
from host.processes import Processes

if TYPE_CHECKING:
    from bot.app.client import Pactum

PATIENCE = 3.0  # seconds for the database; a scrape must not wait longer
KEPT = 5.0  # seconds; several who ask within them are told the same


class Gauges:
    """The gauges of a process that runs `bot`. `processes`: those beside it, by their work."""

    def __init__(self, bot: Pactum, processes: dict[str, Processes]) -> None:
        self._bot = bot
        self._processes = processes
        self._read_at = -math.inf

    async def read(self) -> None:
        """Set all gauges to what they are now."""
        bot, database = self._bot, self._bot.house.database
        metrics.GATEWAY.set(bot.pulse.here)
        metrics.GATEWAY_SECONDS.set(bot.latency)
        metrics.LEASE.set(database.held())
        for state, count in (("used", database.busy), ("idle", database.idle), ("most", database.most)):
            metrics.CONNECTIONS.labels(state).set(count)
        for work, processes in self._processes.items():
            metrics.PROCESSES.labels(work).set(len(processes.all))
            metrics.QUESTIONS.labels(work).set(processes.asked)
        if database.embedded:
            metrics.DISK.set(disk_usage(database.where).free)
        now = asyncio.get_running_loop().time()
        if now - self._read_at < KEPT:
            return
        self._read_at = now
        try:
            await asyncio.wait_for(self._read_database(), PATIENCE)
        except (Trouble, TimeoutError):
            metrics.DATABASE.set(0)
        else:
            metrics.DATABASE.set(not database.away)  # a full disk can be read; the heartbeat fails, or clicks do

    async def _read_database(self) -> None:
        house = self._bot.house
        now = house.clock()
        (due,) = await house.database.fetch(figures.DUE, {"now": now})
        for kind, count in due.items():
            metrics.DUE.labels(kind).set(count)
        (waiting,) = await house.database.fetch(halted.BACKLOG, {"now": now})
        metrics.OUTBOX.set(waiting.messages)
        metrics.OUTBOX_AGE.set(0 if waiting.since is None else max(0.0, (now - waiting.since).total_seconds()))
        (failed,) = await house.database.fetch(figures.FAILED, {})
        metrics.GIVEN_UP.set(failed.messages)
        (standing,) = await house.database.fetch(figures.HALTED, {})
        metrics.HALTED.set(standing.tables)
