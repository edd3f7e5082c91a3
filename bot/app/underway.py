"""Clicks and commands under way: how many one person may make, which are being answered, and how replies are sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Any

import aiohttp
import discord.interactions
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.messages import requests
from bot.messages.limits import LONGEST_ANSWER
from host.workers.allowances import Allowances, begin_cost
from host.workers.turns import of_person

MOST_AT_ONCE = 20  # clicks and commands at once after a rest
SECONDS = 5.0  # in which as many more become free
MOST_KNOWN = 10_000  # people remembered before those at rest are forgotten

SPARED = MOST_AT_ONCE // 2  # turns that suggestions, which come with every letter typed, leave for clicks and commands

RATE_LIMITED = "too-hasty"


class RateLimiter:
    """`most` turns of each person at once, and as many in every SECONDS. `clock`: seconds that only grow.

    `allowances`: what all that a person asks for may cost, here and on pages; None for no bound.
    """

    def __init__(
        self,
        most: int = MOST_AT_ONCE,
        clock: Callable[[], float] = monotonic,
        allowances: Allowances | None = None,
    ) -> None:
        self._allowances = allowances
        self._gap = SECONDS / most
        self._slack = SECONDS - self._gap
        self._clock = clock
        self._free: dict[int, float] = {}  # when the next turn of a person is free, if they had not hurried

    def allow(self, person_id: int, *, spare: int = 0) -> bool:
        """Whether that person has more than `spare` turns left; if so one is taken."""
        if self._allowances is not None and self._allowances.wait(of_person(person_id)) > 0:
            return False
        now = self._clock()
        at = max(self._free.get(person_id, now), now)
        if at - now > self._slack - spare * self._gap:
            return False
        self._free[person_id] = at + self._gap
        if len(self._free) > MOST_KNOWN:
            self._free = {person: free for person, free in self._free.items() if free > now}
        return True


NEVER_REFUSES = RateLimiter(most=10**9)  # for players who are programs


_PATIENCE = 5.0  # seconds
LONGEST_REPLY = 120.0  # seconds for a reply, with all that is tried again where Discord fails
_USUAL = 0.01  # seconds of a processor on the loop for one of them, about

_log = logging.getLogger(__name__)


class Underway:
    """Each is the task that discord.py answers it in. `allowances`: from which people pay for them."""

    def __init__(self, allowances: Allowances | None = None) -> None:
        self._allowances = allowances
        self._tasks: dict[asyncio.Task[object], requests.Request] = {}

    def add(self, interaction_id: int, kind: str, person_id: int | None = None) -> None:
        """The present task answers that interaction of that person. `kind`: press, modal, command or suggestion.

        What it does in threads and other processes is the person's cost, and a little for whatever else it takes.
        """
        task = asyncio.current_task()
        if task is not None and task not in self._tasks:
            self._tasks[task] = requests.begin_request(interaction_id, kind)
            task.add_done_callback(self._answered)
            if self._allowances is not None and person_id is not None:
                cost, spend = begin_cost(), self._allowances.spend
                cost.seconds += _USUAL
                task.add_done_callback(lambda _: spend(of_person(person_id), cost))

    def some(self) -> bool:
        """Whether any is being answered, or a picture follows its answer."""
        return bool(self._tasks)

    async def ended(self, patience: float = _PATIENCE) -> None:
        """Waits until all are answered, those that begin meanwhile too, at most `patience` seconds; then breaks off.

        Pictures that are still to follow are broken off at once.
        """
        end = asyncio.get_running_loop().time() + patience
        while (others := self._others()) and (left := end - asyncio.get_running_loop().time()) > 0:
            await asyncio.wait(others, timeout=left)
        if others:
            _log.warning("%d clicks could not be answered in time before the end", len(others))
        left_over = self._tasks.keys() - {asyncio.current_task()}
        for task in left_over:
            task.cancel()
        await asyncio.gather(*left_over, return_exceptions=True)

    def _answered(self, task: asyncio.Task[object]) -> None:
        requests.count_request(self._tasks.pop(task))

    def _others(self) -> set[asyncio.Task[object]]:
        """The tasks whose click has no answer yet."""
        return {task for task, request in self._tasks.items() if not request.over} - {asyncio.current_task()}


class _InTime:
    """A session as far as replies need one: no request is waited for longer than `LONGEST_ANSWER`."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    def request(self, method: str, url: str, **how: Any) -> Any:
        """Sends a request, as aiohttp does."""
        return self._session.request(method, url, timeout=LONGEST_ANSWER, **how)


class QuickReplies(AsyncWebhookAdapter):
    """Sends the first reply to an interaction without asking for the message that it makes.

    discord.py asks for it and builds its objects, a twentieth of what a click costs, which nobody here reads.
    `Interaction.original_response` asks for the message where its id is wanted.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    async def request(self, route: Route, session: Any, **how: Any) -> Any:
        """Sends a request that needs no token of the bot. Raises TimeoutError where Discord limits it for long.

        discord.py would wait for as long as it is told to, an hour behind a press whose reader has gone.
        """
        async with asyncio.timeout(LONGEST_REPLY):
            return await super().request(route, _InTime(session), **how)  # type: ignore[arg-type]

    async def create_interaction_response(self, interaction_id: int, token: str, **how: Any) -> Any:
        """Sends the first reply to an interaction. Discord answers with nothing."""
        route = Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction_id,
            webhook_token=token,
        )
        params = how.pop("params")
        if params.files:
            await self.request(route, **how, files=params.files, multipart=params.multipart)
        else:
            await self.request(route, **how, payload=params.payload)
        return {"interaction": {"id": str(interaction_id)}}


def reply_quickly() -> AsyncWebhookAdapter:
    """Has the replies of this task, and of all that it starts, sent so; where discord.py's own way is taken.

    Returns what sends them.
    """
    if getattr(discord.interactions, "async_context", None) is not async_context:
        _log.error("discord.py %s sends replies by a way unknown here: clicks by HTTP get none", discord.__version__)
    if type(async_context.get()) is AsyncWebhookAdapter:  # a simulated Discord has its own
        async_context.set(QuickReplies())
    return async_context.get()
