"""Measures the requests to Discord: how they are answered, and how long a click waits for them."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import aiohttp

from bot.kit import requests
from bot.kit.metrics import DISCORD_ANSWERS, DISCORD_SECONDS

LOST = "lost"  # no answer came


def traced() -> aiohttp.TraceConfig:
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
    status = LOST if isinstance(end, aiohttp.TraceRequestExceptionParams) else str(end.response.status)
    if status == "101":
        return  # the gateway, which stays open
    DISCORD_SECONDS.observe(took)
    DISCORD_ANSWERS.labels(status).inc()
    request = requests.present()
    if request is not None:
        request.discord += took
