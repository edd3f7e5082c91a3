"""Measures how late the event loop wakes: what holds it up holds up every click."""

from __future__ import annotations

from bot.kit.metrics import LOOP_SECONDS
from bot.kit.throttle import REAL, Timer

EVERY = 0.1  # seconds


async def measure(timer: Timer = REAL) -> None:
    """Measure until cancelled."""
    while True:
        before = timer.clock()
        await timer.sleep(EVERY)
        LOOP_SECONDS.observe(max(0.0, timer.clock() - before - EVERY))
