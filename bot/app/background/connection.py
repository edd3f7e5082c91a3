"""Watches whether the bot and Discord are there, and measures how requests to Discord are answered."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from time import perf_counter
from typing import Any

import aiohttp

from bot.messages import requests
from bot.messages.requests import DISCORD_ANSWERS, DISCORD_SECONDS
from bot.messages.sending import REAL, Timer
from db.connection.diagnosis import log_level_of
from host.house import House
from host.values import Trouble

BEAT_SECONDS = 30.0

_log = logging.getLogger(__name__)


class Pulse:
    """Writes the heartbeat of a process, and knows since when its connection to Discord has been gone.

    `waits_until`: when Discord lets a process sign in that it has told to wait; None for one that does not wait.

    Of several processes the one that leads does so: without it nobody is told anything.
    """

    def __init__(self, house: House, timer: Timer = REAL) -> None:
        self._house = house
        self._timer = timer
        self._presence = house.database.presence
        self._gone_since: datetime | None = None
        self._unnoted: list[tuple[datetime, datetime]] = []  # outages that ended while the database was away, too
        self.waits_until: datetime | None = None

    @property
    def here(self) -> bool:
        """Whether Discord is connected: while it is not, nobody is reminded and no time runs out."""
        return self._gone_since is None and self._presence.reached

    @property
    def unnoted(self) -> bool:
        """Whether an outage is over that is not noted yet: nothing may be judged by time before."""
        return bool(self._unnoted)

    async def beat(self) -> None:
        """Writes that this process is at work. A gap since the last heartbeat becomes an outage."""
        if not self._presence.leads:
            return
        try:
            await self._note()
            await self._house.outages.beat()
        except (Trouble, OSError) as error:
            _log.log(log_level_of(error), "no heartbeat: %r", error)

    def gone(self) -> None:
        """Note that the connection is gone, or was never there yet."""
        if self._gone_since is None:
            self._gone_since = self._house.clock()
            self._presence.show(here=False)

    async def back(self) -> None:
        """Note that the connection is there (again), and make good the time it was gone."""
        since, self._gone_since = self._gone_since, None
        if since is not None and self._presence.leads:
            self._unnoted.append((since, self._house.clock()))
        self._presence.show(here=True)
        if not self._unnoted:
            return
        try:
            await self._note()
        except (Trouble, OSError) as error:
            _log.log(log_level_of(error), "an outage since %s cannot be noted yet: %r", since, error)

    async def wait_for_discord(self, what: str, seconds: float) -> None:
        """Waits as long as Discord wants a process to that signs in; it beats meanwhile. `what`: the route."""
        end = self._timer.clock() + seconds
        self.waits_until = until = self._house.clock() + timedelta(seconds=seconds)
        _log.warning(
            "Discord lets nobody sign in: it limits %s. The next try is in %.0f s, at %s UTC",
            what,
            seconds,
            until.astimezone(UTC).isoformat(sep=" ", timespec="seconds").removesuffix("+00:00"),
        )
        self.gone()
        try:
            while (left := end - self._timer.clock()) > 0:
                await self.beat()
                await self._timer.sleep(min(left, BEAT_SECONDS))
        finally:
            self.waits_until = None

    async def _note(self) -> None:
        """Notes outages that are not noted yet. Raises what the database raises; the rest waits for the next beat."""
        while self._unnoted:
            first = self._unnoted[0]
            await self._house.outages.outage(*first)
            if first in self._unnoted:  # two may have noted it; it counts once
                self._unnoted.remove(first)


_LOST = "lost"  # no answer came


def trace_requests() -> aiohttp.TraceConfig:
    """What aiohttp calls around each request of the bot."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_began)
    trace.on_request_end.append(_ended)
    trace.on_request_exception.append(_ended)
    return trace


async def _began(_: aiohttp.ClientSession, context: Any, __: object) -> None:
    context.began = perf_counter()


async def _ended(
    _: aiohttp.ClientSession,
    context: Any,
    end: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
) -> None:
    took = perf_counter() - context.began
    status = _LOST if isinstance(end, aiohttp.TraceRequestExceptionParams) else str(end.response.status)
    if status == "101":
        return  # the gateway, which stays open
    DISCORD_SECONDS.observe(took)
    DISCORD_ANSWERS.labels(status).inc()
    request = requests.present_request()
    if request is not None:
        request.discord += took
