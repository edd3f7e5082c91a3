"""Time, entropy and databases for tests."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Container, Iterable
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import asyncpg
import pytest

from db.connection.address import engine_url
from db.connection.session import Database
from db.connection.statements import Statement
from db.server.embedded import EmbeddedPostgres

T = TypeVar("T")
TEMPLATE = "pactum_template"  # a migrated, empty database on the server of a session
DEEP = bool(os.environ.get("PACTUM_DEEP"))  # `make endurance` and `make coverage` set it: hours, once for a release
FULL = DEEP or bool(os.environ.get("PACTUM_FULL"))  # `make check` does


def sized(full: T, sample: T) -> T:
    """The size of a test marked `sampled`: `full` in `make check`, `sample` in `make test`."""
    return full if FULL else sample


def in_depth(deep: T, full: T, sample: T) -> T:
    """The same where even `make check` has no time for all: `deep` in `make endurance` and `make coverage`."""
    return deep if DEEP else sized(full, sample)


def kept(values: Iterable[Any], *quick: Any, deep: Container[Any] = ()) -> list[Any]:
    """The values a test runs with; all but `quick` are marked `long` and wait for `make check`.

    Those in `deep` are marked so, and wait for `make endurance`: there are too many of a kind for each change.
    """
    rows = {one: one if isinstance(one, tuple) else (one,) for one in values}
    marks = {one: pytest.mark.deep if one in deep else pytest.mark.long for one in rows if one not in quick}
    return [pytest.param(*row, marks=marks[one]) if one in marks else one for one, row in rows.items()]


class Clock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_(self, **amount: float) -> None:
        self.now += timedelta(**amount)


def without_hex(entry: bytes) -> bytes:
    """An entry of a log without its salts, hashes and commitments, in whose random digits any short id may stand."""
    return re.sub(rb'"[0-9a-f]{32,}"', b'""', entry)


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
    return database_at(server.url, name)


def database_at(url: str, name: str) -> str:
    """The address of the database `name` on the server of `url`."""
    return engine_url(url).set(database=name).render_as_string(hide_password=False)


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
    return await database.fetch(Statement(statement), {})
