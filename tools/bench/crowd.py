"""What a press takes while one address keeps 10,000 connections coming, of which the server refuses most."""

from __future__ import annotations

import asyncio
import statistics
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec import Struct

CROWD = 10_000
_AT_ONCE = 500  # that are opened at the same time
_PRESSES = 100
_CROWDED_FROM = "127.0.0.2"
_ASKS = b"GET /static/mark.svg HTTP/1.1\r\nHost: bench\r\n\r\n"


class Crowded(Struct, frozen=True):
    """How many connections of the crowd were answered, refused and cut; milliseconds of presses meanwhile."""

    crowd_answered: int
    crowd_refused: int
    crowd_cut: int
    crowded_press_median_ms: float
    crowded_press_worst_ms: float


async def measure_crowd(port: int, press: Callable[[], Awaitable[float]]) -> Crowded:
    """Keeps the connections open that are answered. `press`: makes one press of somebody else's, in milliseconds."""
    told: Counter[str] = Counter()
    held: list[asyncio.StreamWriter] = []
    turns = asyncio.Semaphore(_AT_ONCE)

    async def come() -> None:
        async with turns:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(_CROWDED_FROM, 0))
                writer.write(_ASKS)
                status = (await reader.readline()).split(b" ")[1:2]
            except OSError:
                status = []
            told[status[0].decode() if status else "cut"] += 1
            if status == [b"200"]:
                held.append(writer)

    crowd = [asyncio.create_task(come()) for _ in range(CROWD)]
    times: list[float] = []
    while len(times) < _PRESSES and not all(each.done() for each in crowd):
        times.append(await press())
    await asyncio.gather(*crowd)
    while len(times) < _PRESSES:  # while those stay that were let in
        times.append(await press())
    for writer in held:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
    return Crowded(told["200"], told["429"], told["cut"], round(statistics.median(times), 1), round(max(times), 1))
