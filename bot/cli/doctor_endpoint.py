"""Asks the process at PACTUM_HTTP how it is, or says whether one could answer there."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator

import aiohttp
import msgspec

from bot.app.endpoint import NOT_YET, WELL
from bot.app.settings import Settings, address
from bot.cli.finding import Finding, good, note, wrong

PATIENCE = 5.0  # seconds
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  what is asked where a process listens everywhere


async def endpoint(settings: Settings, holder: str | None = None) -> AsyncIterator[Finding]:
    """What is to be said of the address at which the process answers; nothing where there is none.

    `holder`: the bot that works on the database, as host and process id; one of this machine may hang there.
    """
    if settings.http is None:
        return
    host, port = address(settings.http)
    parts = await _asked(EVERYWHERE.get(host, host), port)
    if parts is None:
        problem = await _taken(host, port)
        if problem is not None and holder is not None and holder.rpartition(":")[0] == socket.gethostname():
            yield wrong("http-hangs", address=settings.http, holder=holder)
            return
        yield (
            good("http-free", address=settings.http)
            if problem is None
            else wrong("http-taken", address=settings.http, problem=problem)
        )
        return
    missing = ", ".join(f"{part} {said}" for part, said in parts.items() if said not in ("ok", "starting"))
    if missing:
        yield wrong("http-missing", address=settings.http, missing=missing)
    elif "starting" in parts.values():
        yield note("http-starting", address=settings.http)
    else:
        yield good("http-ready", address=settings.http)


async def _asked(host: str, port: int) -> dict[str, str] | None:
    """How each part of the process there is, None if no process of Pactum answers."""
    shown = f"[{host}]" if ":" in host else host
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as session,
            session.get(f"http://{shown}:{port}/ready") as answer,
        ):
            if answer.status not in (WELL, NOT_YET):
                return None
            return msgspec.json.decode(await answer.read(), type=dict[str, str])
    except (aiohttp.ClientError, OSError, TimeoutError, msgspec.DecodeError, ValueError):
        return None


async def _taken(host: str, port: int) -> str | None:
    """Why nothing can listen there; None if something can."""
    try:
        server = await asyncio.get_running_loop().create_server(asyncio.Protocol, host, port)
    except OSError as error:
        return error.strerror or str(error)
    server.close()
    return None
