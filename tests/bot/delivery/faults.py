"""What Discord may do to a request: let it hang, cut off its answer, and what becomes of a process that is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from fnmatch import fnmatch
from typing import Any

from discord.http import Route

from tests.bot.people import World

AFTER_THE_HOST = 3  # parts of an address: scheme, nothing, host; then api and its version


class Hanging:
    """Requests to `path` (a pattern) hang until `over` is set. `begun` is set with the first."""

    def __init__(self, world: World, method: str, path: str) -> None:
        self.begun = asyncio.Event()
        self.over = asyncio.Event()
        http = world.env.bot.http
        request = http.request

        async def hangs(route: Route, **how: Any) -> Any:
            if route.method == method and fnmatch(path_of(route), path):
                self.begun.set()
                await self.over.wait()
            return await request(route, **how)

        http.request = hangs  # type: ignore[method-assign]


def cut_off(world: World, method: str, path: str, error: Callable[[], Exception], times: int = 1) -> None:
    """The next requests to `path` are done, but their answers never come."""
    http = world.env.bot.http
    request = http.request
    left = [None] * times

    async def cut(route: Route, **how: Any) -> Any:
        answer = await request(route, **how)
        if left and route.method == method and fnmatch(path_of(route), path):
            left.pop()
            raise error()
        return answer

    http.request = cut  # type: ignore[method-assign]


def path_of(route: Route) -> str:
    """The path of a request without the API's version."""
    return "/" + route.url.split("/", AFTER_THE_HOST + 2)[-1]


async def until(done: Callable[[], bool]) -> None:
    """Let others work until `done`. Raises TimeoutError."""
    async with asyncio.timeout(60):
        while not done():  # noqa: ASYNC110  Discord rings no bell
            await asyncio.sleep(0.01)
