"""What presses take while one onlooker keeps 150 requests for a page going, and while a stranger makes codes up."""

from __future__ import annotations

import asyncio
import statistics
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import aiohttp
from aiohttp import web

from web.entry.vouching import Application

AT_ONCE = 150  # requests of one onlooker
CODES = 40  # made-up codes of one address
PATHS = {"page": "", "parts": "/parts", "step": "/step?at=1", "replay": "/replay"}
_APPLICATION = 777
_ANSWERS_IN = 0.3  # seconds, of the stand-in for Discord


async def measure_onlooker(
    press: Callable[[], Awaitable[float]],
    ask: Callable[[str], Awaitable[int]],
    enter: Callable[[], Awaitable[int]],
    presses: int,
) -> dict[str, float | int]:
    """How many times as long presses of somebody else take, at the median, as with nothing else.

    `press`: makes one, in milliseconds; `ask`: asks for a path of the table as the onlooker; `enter`: tries a made-up
    code; both give the status.
    """
    crowds: dict[str, tuple[Callable[[], Awaitable[int]], int]]
    crowds = {name: (partial(ask, path), AT_ONCE) for name, path in PATHS.items()}
    crowds["codes"] = enter, CODES
    figures: dict[str, float | int] = {}
    told: Counter[int] = Counter()
    for name, (request, count) in crowds.items():
        quiet = statistics.median([await press() for _ in range(presses)])
        async with _crowd(request, count, told):
            crowded = statistics.median([await press() for _ in range(presses)])
        figures[f"onlooker_{name}_ratio"] = round(crowded / quiet, 2)
    return {**figures, "onlooker_answered": told[200], "onlooker_put_off": told[429]}


@asynccontextmanager
async def _crowd(request: Callable[[], Awaitable[int]], count: int, told: Counter[int]) -> AsyncIterator[None]:
    """So many who ask again as soon as they are answered."""

    async def keep_asking() -> None:
        while True:
            told[await request()] += 1

    tasks = [asyncio.create_task(keep_asking()) for _ in range(count)]
    await asyncio.sleep(0.5)  # they are all there
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def discord_that_knows_no_code() -> AsyncIterator[Application]:
    """An application at a stand-in for Discord, on this machine, that takes its time to refuse every code."""

    async def refuse(_: web.Request) -> web.Response:
        await asyncio.sleep(_ANSWERS_IN)
        return web.json_response({"error": "invalid_grant"}, status=400)

    async def instance(request: web.Request) -> web.Response:
        name = request.match_info["name"]
        return web.json_response({"application_id": str(_APPLICATION), "instance_id": name, "users": []})

    app = web.Application()
    app.add_routes(
        [web.post("/oauth2/token", refuse), web.get(r"/applications/{_}/activity-instances/{name}", instance)]
    )
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield Application(lambda: _APPLICATION, "secret", "token", f"http://127.0.0.1:{runner.addresses[0][1]}")
    finally:
        await runner.cleanup()


async def tried_code(browser: aiohttp.ClientSession) -> int:
    """The status that a made-up code gets."""
    sent, who = (
        {"code": "made-up", "instance_id": "i-1"},
        {"X-Forwarded-For": "192.0.2.1", "Accept": "application/json"},
    )
    async with browser.post("/activity/enter", json=sent, headers=who) as answer:
        await answer.read()
        return answer.status
