"""Lets the stewards of practice tables answer as soon as they are asked: nobody is there to hide their speed from."""

from __future__ import annotations

import asyncio
import logging
from contextvars import Context

from db import practice
from db.absence import loudness
from db.trouble import Trouble
from host.stewards.answers import Stewards
from host.table.access import Tables
from host.turns import OVERTAXED

BATCH = 50  # tables looked at in one sweep
PROMPT = "practice"  # the bell of stewards who are asked

_log = logging.getLogger(__name__)


class PromptStewards:
    """Plays on at each practice table that is named, in a task of its own, until its person is asked.

    It remembers nothing: the database says where stewards are asked, and `resume` looks there.
    """

    def __init__(self, tables: Tables, stewards: Stewards) -> None:
        self._tables = tables
        self._stewards = stewards
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._presence = tables.database.presence
        self._presence.heard[PROMPT] = self._heard
        tables.prompt = self.prompt

    def prompt(self, table_id: int) -> None:
        """Let the stewards of that table answer: here, or in another process where this one is spared."""
        if not self._presence.calls_others:
            self.play_on(table_id)
            return
        helpers = self._presence.helpers
        self._presence.ring(PROMPT, f"{helpers[table_id % len(helpers)].owner} {table_id}")

    def _heard(self, words: str) -> None:
        whom, _, table = words.partition(" ")
        if whom == self._presence.owner:
            self.play_on(int(table))

    def play_on(self, table_id: int) -> None:
        """Let the stewards of that table answer, without waiting for it."""
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        # In a context of its own: what stewards commit is no part of the click that has prompted them.
        task = asyncio.get_running_loop().create_task(self._run(table_id), context=Context())
        self._tasks[table_id] = task

    async def resume(self, limit: int = BATCH) -> bool:
        """Play on wherever stewards are asked and nobody is at work, after a restart or a mishap. Never more to do."""
        values = {"now": self._tables.clock(), "limit": limit}
        for row in await self._tables.database.fetch(practice.WAITING, values):
            self.play_on(row.table_id)
        return False

    async def at_rest(self) -> None:
        """Wait until all stewards who were asked have answered."""
        while tasks := [task for task in self._tasks.values() if not task.done()]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop at once. What was being thought about is taken up again at the next start."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        try:
            while True:
                self._again.discard(table_id)
                await self._stewards.play_on(table_id)
                if table_id not in self._again:
                    return
        except (Trouble, OSError) as trouble:
            waits = isinstance(trouble, Trouble) and trouble.code in OVERTAXED  # `resume` asks them again
            level = logging.DEBUG if waits else loudness(trouble)
            _log.log(level, "practice table %s: its stewards have to wait: %r", table_id, trouble)
        except Exception:
            _log.exception("practice table %s: its stewards cannot answer", table_id)
        finally:
            self._again.discard(table_id)
            del self._tasks[table_id]
