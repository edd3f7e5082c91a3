"""Knows the clicks and commands that are being answered, so that a stop can wait for them for a moment."""

from __future__ import annotations

import asyncio
import logging

PATIENCE = 5.0  # seconds

_log = logging.getLogger(__name__)


class Underway:
    """Each is the task that discord.py answers it in."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def add(self) -> None:
        """The present task answers somebody."""
        task = asyncio.current_task()
        if task is not None and task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def ended(self, patience: float = PATIENCE) -> None:
        """Wait until all are answered, those that begin meanwhile too, at most `patience` seconds; then break off."""
        end = asyncio.get_running_loop().time() + patience
        while (others := self._others()) and (left := end - asyncio.get_running_loop().time()) > 0:
            await asyncio.wait(others, timeout=left)
        if others:
            _log.warning("%d clicks could not be answered in time before the end", len(others))
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def _others(self) -> set[asyncio.Task[object]]:
        return self._tasks - {asyncio.current_task()}
