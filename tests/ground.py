"""Time, entropy and databases for tests."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta
from typing import Any

import asyncpg
import sqlalchemy as sa

from db.embedded import EmbeddedPostgres
from db.session import Database, engine_url


class Clock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_(self, **amount: float) -> None:
        self.now += timedelta(**amount)


class Entropy:
    """Bytes that look random and are the same in every run."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed
        self.calls = 0

    def __call__(self, size: int) -> bytes:
        self.calls += 1
        return hashlib.shake_128(f"{self.seed}/{self.calls}".encode()).digest(size)


def address(server: EmbeddedPostgres, name: str) -> str:
    """The address of the database `name` on `server`."""
    return engine_url(server.url).set(database=name).render_as_string(hide_password=False)


async def execute(url: str, *statements: str) -> None:
    """Run statements on the database at `url`."""
    connection = await asyncpg.connect(dsn=url.replace("+asyncpg", ""))
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


async def rows(database: Database, statement: str) -> list[Any]:
    """What `statement` finds."""
    return await database.fetch(sa.text(statement), {})
