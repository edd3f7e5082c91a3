"""Knows the clicks and commands that are being answered, so that a stop can wait for them for a moment."""

from __future__ import annotations

import asyncio
import logging

from bot.kit import requests

PATIENCE = 5.0  # seconds

_log = logging.getLogger(__name__)


class Underway:
    """Each is the task that discord.py answers it in."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[object], requests.Request] = {}

    def add(self, interaction_id: int, kind: str) -> None:
        """The present task answers that interaction. `kind`: press, modal, command or suggestion."""
        task = asyncio.current_task()
        if task is not None and task not in self._tasks:
            self._tasks[task] = requests.begin(interaction_id, kind)
            task.add_done_callback(self._answered)

    def some(self) -> bool:
        """Whether any is being answered, or a picture follows its answer."""
        return bool(self._tasks)

    async def ended(self, patience: float = PATIENCE) -> None:
        """Wait until all are answered, those that begin meanwhile too, at most `patience` seconds; then break off.

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
        requests.ended(self._tasks.pop(task))

    def _others(self) -> set[asyncio.Task[object]]:
        """The tasks whose click has no answer yet."""
        return {task for task, request in self._tasks.items() if not request.over} - {asyncio.current_task()}
