"""Answers over HTTP how the process is: /live, /ready and /metrics, for a supervisor and Prometheus.

It shows neither secrets nor anything about people or tables, and takes nothing in.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from typing import TYPE_CHECKING

from aiohttp import web
from msgspec import json
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.app.gauges import Gauges
from bot.app.loop_lag import measure
from bot.kit.metrics import REGISTRY, VERSION
from db.connection import StatementError
from db.revisions import is_newest
from db.trouble import Trouble

if TYPE_CHECKING:
    from bot.app.client import Pactum

PATIENCE = 3.0  # seconds for the database
LEAVING = 1.0  # seconds for an answer under way when the process ends
WELL, NOT_YET = 200, 503


class Endpoint:
    """What is answered. `bot`: None until the database is open; `gauges`: those that are read for each scrape."""

    def __init__(self) -> None:
        self.bot: Pactum | None = None
        self.gauges: Gauges | None = None

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
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def parts(self) -> dict[str, str]:
        """How each part is that an answer needs: "ok" or what is wrong."""
        bot = self.bot
        if bot is None:
            return {"database": "starting"}
        stops = bot.stopping or bot.is_closed()
        return {
            "process": "stopping" if stops else "ok",
            "database": await self._database(bot),
            "gateway": "ok" if bot.pulse.here else "away",
            "lease": "ok" if bot.house.database.held() else "lost",
        }

    async def _database(self, bot: Pactum) -> str:
        try:
            current = await asyncio.wait_for(is_newest(bot.house.database), PATIENCE)
        except (Trouble, StatementError, OSError, TimeoutError):
            return "away"
        if not current:
            return "other schema"
        return "read-only" if bot.house.database.away else "ok"  # a full disk can be read


@asynccontextmanager
async def answering(endpoint: Endpoint, host: str, port: int) -> AsyncIterator[None]:
    """Answer at that address until the block ends, and measure the event loop. Raises OSError if it is taken."""
    VERSION.info({"version": version("pactum")})
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
