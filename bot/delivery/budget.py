"""Limits the requests of the bot to Discord: how many a second, and how long each may take.

Several processes share what Discord allows the bot; each takes a part that follows from which of them are alive.
"""

from __future__ import annotations

from typing import Any

import aiohttp
from discord.http import HTTPClient, Route

from bot.kit.throttle import REAL, Throttle, Timer

REQUESTS = 46  # a second; Discord takes 50, replies to clicks not counted
AT_ONCE = 4  # after a rest
LONGEST_ANSWER = 15.0  # seconds; aiohttp would wait five minutes
LONGEST_LIMIT = 60.0  # seconds that a rate limit is waited for; beyond it what was to be sent comes later


class Budget:
    """The turns of all requests of a client, given in the order they were asked for. `waiting`: requests with none."""

    def __init__(self, timer: Timer = REAL) -> None:
        self.waiting = 0
        self._turns = Throttle(REQUESTS, AT_ONCE, timer)

    def divide(self, part: float, processes: int) -> None:
        """Take `part` of all requests, of so many processes; in no second may all of them together ask for too much."""
        burst = max(1, AT_ONCE // processes)
        self._turns.set((REQUESTS + AT_ONCE - max(AT_ONCE, burst * processes)) * part, burst)

    def govern(self, http: HTTPClient) -> None:
        """Make all further requests of `http`, which has signed in, take turns of this budget."""
        request = http.request

        async def in_turn(route: Route, **how: Any) -> Any:
            self.waiting += 1
            try:
                await self._turns.turn()
            finally:
                self.waiting -= 1
            return await request(route, **how)

        http.request = in_turn  # type: ignore[method-assign]
        # Not a limit around the calls of discord.py: cancelled while it waits for a global rate limit, it never asks
        # again. The session's own holds for one request, and for replies to clicks too.
        session = getattr(http, "_HTTPClient__session", None)
        if isinstance(session, aiohttp.ClientSession):
            session._timeout = aiohttp.ClientTimeout(total=LONGEST_ANSWER)
