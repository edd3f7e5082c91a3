"""Waits for something so long and no longer."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from bot.messages.sending import Timer

T = TypeVar("T")


async def in_time(task: asyncio.Task[T], seconds: float, timer: Timer) -> T | None:
    """The result of `task`, None if it takes longer; it goes on then, and nobody hears how it ends.

    Raises what it raises in time.
    """
    bound = asyncio.ensure_future(timer.sleep(seconds))
    try:
        await asyncio.wait({task, bound}, return_when=asyncio.FIRST_COMPLETED)
        return task.result() if task.done() else None
    finally:
        bound.cancel()
        task.add_done_callback(_heard)


def _heard(task: asyncio.Task[T]) -> None:
    if not task.cancelled():
        task.exception()
