"""Answers over HTTP how the process is: /live, /ready and /metrics, with what is measured only when somebody asks."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC
from importlib.metadata import version
from shutil import disk_usage
from typing import TYPE_CHECKING

from aiohttp import web
from msgspec import json
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.messages import requests
from bot.messages.requests import LOOP_SECONDS, REGISTRY, VERSION
from bot.messages.sending import REAL, Timer
from db.connection.diagnosis import log_level_of
from db.connection.session import Database
from db.connection.statements import StatementError
from db.server.revisions import is_newest
from db.tables import overview
from db.trouble import DATABASE_NEWER, DATABASE_OLDER, Trouble
from host.workers.processes import Processes
from web.entry.door import hide_versions

if TYPE_CHECKING:
    from bot.app.client import Pactum

EVERY = 0.1  # seconds

_log = logging.getLogger(__name__)


async def measure(timer: Timer = REAL) -> None:
    """Measure until cancelled."""
    while True:
        before = timer.clock()
        await timer.sleep(EVERY)
        LOOP_SECONDS.observe(max(0.0, timer.clock() - before - EVERY))


CLOSING_PATIENCE = 3.0  # seconds for the database; a scrape must not wait longer
_KEPT = 5.0  # seconds; several who ask within them are told the same


async def database_state(database: Database) -> str:
    """How the database is, for /ready and for /metrics: "ok", "away", "other schema" or "read-only"."""
    try:
        current = await asyncio.wait_for(is_newest(database), CLOSING_PATIENCE)
    except Trouble as trouble:
        return "other schema" if trouble.code in (DATABASE_NEWER, DATABASE_OLDER) else "away"
    except (StatementError, OSError, TimeoutError):
        return "away"
    if not current:
        return "other schema"
    return "read-only" if database.away else "ok"  # a full disk can be read; the heartbeat fails, or clicks do


STANDS_BY = "stands by"  # instead of "ok": another process leads, and this one waits


class Gauges:
    """The gauges of a process that runs `bot`. `processes`: those beside it, by their work."""

    def __init__(self, bot: Pactum, processes: dict[str, Processes]) -> None:
        self._bot = bot
        self._processes = processes
        self._read_at = -math.inf
        self._counted = True

    async def read(self) -> None:
        """Sets all gauges to what they are now."""
        bot, database = self._bot, self._bot.house.database
        requests.GATEWAY.set(bot.pulse.here)
        requests.GATEWAY_SECONDS.set(bot.latency)
        requests.LEASE_HELD.set(database.held())
        requests.WISHES.set(bot.house.wish_seating.waiting)
        requests.WISH_TABLES.set(bot.house.wish_seating.opened)
        requests.TOURNAMENTS.set(bot.house.tournament_rounds.going)
        requests.TOURNAMENT_TABLES.set(bot.house.tournament_rounds.opened)
        for state, count in (("used", database.busy), ("idle", database.idle), ("most", database.most)):
            requests.CONNECTIONS.labels(state).set(count)
        for work, processes in self._processes.items():
            requests.PROCESSES.labels(work).set(len(processes.all))
            requests.QUESTIONS.labels(work).set(processes.asked)
        if database.embedded:
            requests.DISK.set(disk_usage(database.where).free)
        now = asyncio.get_running_loop().time()
        if now - self._read_at < _KEPT:
            return
        self._read_at = now
        requests.DATABASE.set(await database_state(database) == "ok")
        try:
            await asyncio.wait_for(self._read_database(), CLOSING_PATIENCE)
        except (Trouble, StatementError, OSError, TimeoutError) as error:
            if self._counted:
                _log.log(log_level_of(error), "what is due is not counted for /metrics, and not shown: %r", error)
            self._counted = False
            self._clear()
        else:
            self._counted = True

    def _clear(self) -> None:
        """Shows no figure that cannot be counted: the last one would be taken for that of now."""
        requests.DUE_ROWS.clear()
        for gauge in (requests.OUTBOX, requests.OUTBOX_AGE, requests.GIVEN_UP_MESSAGES, requests.HALTED):
            gauge.set(math.nan)

    async def _read_database(self) -> None:
        house = self._bot.house
        now = house.clock()
        (due,) = await house.database.fetch(overview.WORK_DUE, {"now": now})
        for kind, count in due.items():
            requests.DUE_ROWS.labels(kind).set(count)
        (waiting,) = await house.database.fetch(overview.BACKLOG, {"now": now})
        requests.OUTBOX.set(waiting.messages)
        requests.OUTBOX_AGE.set(0 if waiting.since is None else max(0.0, (now - waiting.since).total_seconds()))
        (failed,) = await house.database.fetch(overview.FAILED_MESSAGES, {})
        requests.GIVEN_UP_MESSAGES.set(failed.messages)
        (standing,) = await house.database.fetch(overview.HALTED_COUNT, {})
        requests.HALTED.set(standing.tables)


LEAVING = 1.0  # seconds for an answer under way when the process ends
WELL, NOT_YET = 200, 503


class Endpoint:
    """What is answered. `bot`: None until the database is open; `gauges`: those that are read for each scrape.

    `stands_by`: another process leads, and this one waits until that ends.
    """

    def __init__(self) -> None:
        self.bot: Pactum | None = None
        self.gauges: Gauges | None = None
        self.stands_by = False

    def routes(self) -> list[web.RouteDef]:
        """The paths and who answers them."""
        return [web.get("/live", self.live), web.get("/ready", self.ready), web.get("/metrics", self.metrics)]

    async def live(self, _: web.Request) -> web.Response:
        """Whether the event loop turns: it does, if this is answered."""
        return web.Response(text="live\n")

    async def ready(self, _: web.Request) -> web.Response:
        """Whether clicks are answered here; if not, which of the parts is missing."""
        parts = await self.parts()
        status = WELL if all(said == "ok" for said in parts.values()) else NOT_YET
        return web.Response(body=json.encode(parts), status=status, content_type="application/json")

    async def metrics(self, _: web.Request) -> web.Response:
        """All figures, in the format of Prometheus."""
        if self.gauges is not None:
            await self.gauges.read()
        elif self.stands_by:  # it has not lost what it never had
            for gauge in (requests.GATEWAY, requests.DATABASE):
                gauge.set(math.nan)
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def parts(self) -> dict[str, str]:
        """How each part is that an answer needs: "ok" or what is wrong."""
        bot = self.bot
        if bot is None:
            return {"lease": STANDS_BY} if self.stands_by else {"database": "starting"}
        stops = bot.stopping or bot.is_closed()
        parts = {
            "process": "stopping" if stops else "ok",
            "database": await database_state(bot.house.database),
            "gateway": "ok" if bot.pulse.here else "away",
            "lease": "ok" if bot.house.database.held() else "lost",
        }
        if (until := bot.pulse.waits_until) is not None:
            parts["gateway"] = f"Discord lets nobody sign in until {until.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"
        elif not bot.presence.leads:  # clicks are answered there whatever becomes of the other processes
            parts["gateway"] = "ok" if bot.presence.here else "starting"
        if bot.chores.time_stands:
            parts["time"] = "stands still"
        return parts


@asynccontextmanager
async def answering(endpoint: Endpoint, host: str, port: int) -> AsyncIterator[None]:
    """Answers at that address until the block ends, and measure the event loop. Raises OSError if it is taken."""
    VERSION.info({"version": version("pactum")})
    hide_versions()
    app = web.Application()
    app.add_routes(endpoint.routes())
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=LEAVING)
    await runner.setup()
    lag = asyncio.create_task(measure(), name="event-loop lag")
    try:
        await web.TCPSite(runner, host, port).start()
        yield
    finally:
        lag.cancel()
        with suppress(asyncio.CancelledError):
            await lag
        await runner.cleanup()
