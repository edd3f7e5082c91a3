"""Connections that outlive a test: Postgres plans a statement once a session, instead of once in each test."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from db.connection.address import engine_url
from db.connection.session import Database
from db.connection.statements import Connection
from db.schema import ROWS

POOL_SIZE = 3
ALL_TASKS = "_all_tasks" if sys.version_info < (3, 12) else "_scheduled_tasks"
# Whoever still waits for a lock or holds one, and what would lease the database.
ENDED = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    " AND pid <> pg_backend_pid() AND (state <> 'idle' OR application_name <> 'pactum')"
)
# One statement, which is planned once a connection: 32 that are sent together are read and planned in each test.
DELETIONS = ", ".join(f"d{at} AS (DELETE FROM {table})" for at, table in enumerate(ROWS.tables))  # noqa: S608
COUNTED_ANEW = (
    "SELECT setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences WHERE schemaname = 'public'"
)
EMPTIED = f"WITH {DELETIONS} {COUNTED_ANEW}"


class Connections:
    """A pool on the database at `url`, for one test after the other. All of them run in one event loop."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._lending: Any = None

    def database(self) -> Database:
        """A database as a process has it that has just started, but for its connections, which are open already."""
        made = Database(engine_url(self._url), "test", pool_size=POOL_SIZE)
        made.nonce_key = bytes(32)
        if self._lending is None or self._lending.closed:
            self._lending = made._lending
        else:
            made._lending = self._lending
        return made

    async def empty(self) -> None:
        """Delete all rows, and count from 1 again. Deleting a few rows takes a hundredth of the time of a TRUNCATE."""

        async def delete(connection: Connection) -> None:
            for statement in (ENDED, EMPTIED):
                await connection._raw.fetch(statement)

        database = self.database()
        if database.busy:  # a test was broken off in the middle of a transaction
            await self.close()
            database = self.database()
        await database.look(delete)

    async def close(self) -> None:
        """Close them all; the next database opens its own."""
        if self._lending is not None:
            self._lending.terminate()
            self._lending = None


async def cut_off(but: set[asyncio.Task[Any]]) -> None:
    """End the tasks that a test has left running. Its own event loop would have ended with it."""
    left = asyncio.all_tasks() - but - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    forget_done()


def forget_done() -> None:
    """Take tasks that are done from asyncio's list of all: looking for those that run reads thousands of them."""
    for task in tuple(getattr(asyncio.tasks, ALL_TASKS, ())):
        if task.done():
            asyncio._unregister_task(task)
