"""A real Postgres for all tests of a session, and a fresh, migrated database for each that asks for one."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from db.embedded import EmbeddedPostgres
from db.migrate import migrate
from db.session import Database, engine_url, make_engine
from tests.ground import Clock, Entropy, address, execute

TEMPLATE = "pactum_template"


@pytest.fixture(scope="session")
def postgres() -> Iterator[EmbeddedPostgres]:
    """A server of its own in a temporary directory, with a migrated template; nothing in it survives a power cut."""
    directory = Path(tempfile.mkdtemp(prefix="pactum-"))
    server = EmbeddedPostgres.start(directory)

    async def prepare() -> None:
        await execute(
            server,
            "ALTER SYSTEM SET fsync = off",
            "ALTER SYSTEM SET full_page_writes = off",
            "SELECT pg_reload_conf()",
            f"CREATE DATABASE {TEMPLATE}",
        )
        engine = make_engine(engine_url(address(server, TEMPLATE)))
        await migrate(engine)
        await engine.dispose()

    asyncio.run(prepare())
    yield server
    server.stop()
    shutil.rmtree(directory, ignore_errors=True)


@pytest.fixture(scope="session")
def database_names() -> Iterator[str]:
    """Names for databases, one after the other."""
    return (f"test_{number}" for number in range(1, 1_000_000))


@pytest.fixture
async def database_url(postgres: EmbeddedPostgres, database_names: Iterator[str]) -> AsyncIterator[str]:
    """The address of a fresh, migrated database, dropped after the test."""
    name = next(database_names)
    await execute(postgres, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
    yield address(postgres, name)
    await execute(postgres, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """A fresh database, ready to work on, with a pool of three connections."""
    made = Database(engine_url(database_url), "test", pool_size=3)
    made.nonce_key = bytes(32)
    yield made
    await made.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def entropy() -> Entropy:
    return Entropy()
