"""Waits for something so long and no longer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
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


class SharedPatience:
    """Lets many wait, at the same time or one after the other, all together no longer than `most` seconds.

    The time in which somebody waits uses it up; in the time in which nobody does it comes back.
    """

    def __init__(self, most: float, timer: Timer) -> None:
        self._most = most
        self._timer = timer
        self._used = 0.0
        self._waiting = 0
        self._since = timer.clock()

    @property
    def is_over(self) -> bool:
        """Whether nobody may wait now."""
        self._count()
        return self._used >= self._most

    @contextmanager
    def waiting(self, seconds: float) -> Iterator[float]:
        """Somebody waits in the block, for as many of the `seconds` as it is given: what is left of them for all."""
        self._count()
        self._waiting += 1
        try:
            yield min(seconds, self._most - self._used)
        finally:
            self._count()
            self._waiting -= 1

    def _count(self) -> None:
        passed = self._timer.clock() - self._since
        self._since += passed
        self._used = min(max(self._used + (passed if self._waiting else -passed), 0.0), self._most)


def _heard(task: asyncio.Task[T]) -> None:
    if not task.cancelled():
        task.exception()
