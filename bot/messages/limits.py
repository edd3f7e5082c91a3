"""Knows Discord's long limits: what it wants to be left alone with is not asked for again before its time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient, Route

from bot.messages.sending import REAL, Timer

# Not a limit around the calls of discord.py: cancelled while it waits for a global rate limit, it never asks again.
LONGEST_ANSWER = aiohttp.ClientTimeout(total=15.0)  # seconds for one request; aiohttp would wait five minutes
TOO_MANY_REQUESTS = 429
AT_LEAST = 60.0  # seconds, where a refusal does not say for how long: that of a proxy before Discord
_MOST_KNOWN = 1000  # limits remembered before those that are over are forgotten
# What a sign-in asks for, and nobody else: without an answer there is nothing else to do.
OF_A_START = frozenset({"GET /users/@me", "GET /oauth2/applications/@me", "GET /gateway/bot"})

WaitInStart = Callable[[str, float], Awaitable[object]]


class LongLimit(discord.RateLimited, discord.HTTPException):
    """Discord wants no request of one kind for `retry_after` seconds.

    discord.py's own is no HTTPException, and passes by whoever catches Discord's errors. This one is both: a 429.
    """

    def __init__(self, what: str, retry_after: float) -> None:
        Exception.__init__(self, f"{TOO_MANY_REQUESTS}: Discord limits {what} for {retry_after:.0f} s more")
        self.retry_after = retry_after
        self.status = TOO_MANY_REQUESTS
        self.code = 0
        self.text = ""


class LongLimits:
    """The limits that are too long to be waited for by a request, each by its route and channel, server or webhook.

    `wait_in_start`: waits for one that a sign-in has met, given its route and the seconds. `governs`: whether a request
    has come this way, as that of a sign-in does; discord.py sends them by another way otherwise.
    """

    def __init__(self, wait_in_start: WaitInStart, timer: Timer = REAL) -> None:
        self._wait_in_start = wait_in_start
        self._timer = timer
        self._until: dict[str, float] = {}
        self.governs = False

    def govern(self, http: HTTPClient) -> None:
        """Makes all further requests of `http` raise LongLimit where Discord limits them for long.

        Until it is over they raise it without being sent. Those of a sign-in wait instead. None is waited for longer
        than `LONGEST_ANSWER`.
        """
        request = http.request

        async def limited(route: Route, **how: Any) -> Any:
            what = f"{route.method} {route.path}"
            key = f"{route.key}:{route.major_parameters}"
            self.governs = True
            while True:
                await self._let_through(key, what)
                try:
                    return await request(route, timeout=LONGEST_ANSWER, **how)
                except (discord.RateLimited, discord.HTTPException) as error:
                    seconds = seconds_asked(error)
                    if seconds is None:
                        raise
                    self._note(key, seconds)
                    if what not in OF_A_START:
                        raise LongLimit(what, seconds) from error

        http.request = limited  # type: ignore[method-assign]

    async def _let_through(self, key: str, what: str) -> None:
        left = self._until.get(key, 0.0) - self._timer.clock()
        if left <= 0:
            return
        if what not in OF_A_START:
            raise LongLimit(what, left)
        await self._wait_in_start(what, left)

    def _note(self, key: str, seconds: float) -> None:
        now = self._timer.clock()
        if len(self._until) >= _MOST_KNOWN:
            self._until = {known: until for known, until in self._until.items() if until > now}
        self._until[key] = now + seconds


def seconds_asked(error: Exception) -> float | None:
    """The seconds for which Discord wants to be left alone after `error`; None if it is no refusal of that kind."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not isinstance(error, discord.HTTPException) or error.status != TOO_MANY_REQUESTS:
        return None
    try:
        return max(1.0, float(error.response.headers["Retry-After"]))
    except (KeyError, ValueError, TypeError, AttributeError):
        return AT_LEAST
