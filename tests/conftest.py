"""A real Postgres for all tests of a session, and an empty, migrated database for each that asks for one."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Generator, Iterator
from functools import cache
from pathlib import Path

import pytest

from db.connection.address import engine_url
from db.connection.session import Database, make_engine
from db.server.embedded import EmbeddedPostgres
from db.server.migrate import migrate
from tests.by_file import ByFile
from tests.connections import Connections, cut_off
from tests.crossed import find_spare
from tests.ground import TEMPLATE, Clock, Entropy, address, execute
from tests.long import is_long, is_long_test

NO_SKIPS = "PACTUM_NO_SKIPS"  # set where everything tests need is there: a skip is a failure then
SECONDS: dict[str, float] = {}  # of each file of tests
SECONDS_KEPT = "pactum/seconds"
FIRST = (  # by their CPU time
    *("wire/*", "demo/*", "releases/test_database.py", "games/*/bot/test_hints_true.py", "db/test_private_server.py"),
    *("outside/*", "image/*", "bot/test_games_abroad.py", "games/*/bot/test_whole_game.py", "contract/test_lengths.py"),
    *("games/*/test_steward.py", "games/*/test_coverage.py", "games/*/test_other_worlds.py", "replay/*"),
    *("console/test_[is]*.py", "host/test_bench.py", "host/stewards/test_beginner.py", "games/*/test_afterwards.py"),
    *("contract/test_every_game.py", "host/test_verify.py", "contract/test_leaks.py", "host/test_packs.py"),
    *("bot/test_records.py", "contract/test_fixing.py", "bot/test_time_reminders.py", "secrecy/*"),
    *("host/stewards/test_answers.py", "host/test_hostile.py", "games/*/bot/*", "bot/*", "bot/*/*", "wording/*"),
    *("releases/*", "host/*", "host/*/*", "console/*", "pictures/*"),
)


def pytest_configure(config: pytest.Config) -> None:
    """Side by side, each file is read where it is run."""
    config.pluginmanager.register(ByFile(config, turn))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Read no file of which nothing is to be run."""
    without_long = config.getoption("markexpr") == "not long"
    return True if without_long and collection_path.suffix == ".py" and is_long(collection_path) else None


@cache
def turn(path: Path) -> int:
    """When the file's turn comes: the first of FIRST that fits."""
    return next((at for at, first in enumerate(FIRST) if path.match(first)), len(FIRST))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what takes long, and begin with what takes longest: at the end one process would work on it alone."""
    for item in items:
        if is_long(item.path) or is_long_test(item) or item.get_closest_marker("deep"):
            item.add_marker("long")
    for item in find_spare(items):
        item.add_marker("long")
    items.sort(key=lambda item: turn(item.path))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect no garbage among thousands of tests and modules: looking through them took half of the collection."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()  # all of it stays to the end
        gc.set_threshold(20_000, 20, 20)
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skip into a failure where nothing may be missing."""
    report = yield
    if report.skipped and os.environ.get(NO_SKIPS) and not hasattr(report, "wasxfail"):
        report.outcome, report.longrepr = "failed", f"skipped, where nothing may be: {report.longrepr}"
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up how long each file of tests takes: `make quick` chooses by it."""
    file = report.nodeid.partition("::")[0]
    SECONDS[file] = SECONDS.get(file, 0.0) + report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Keep that beside pytest's other notes, in the process that has those of its workers too."""
    cache = getattr(session.config, "cache", None)  # `make mutants` runs without
    if cache is not None and SECONDS and not hasattr(session.config, "workerinput"):
        known = cache.get(SECONDS_KEPT, {})
        cache.set(SECONDS_KEPT, {file: took for file, took in known.items() if Path(file).exists()} | SECONDS)


@pytest.fixture(autouse=True)
def log_level_as_it_was() -> Iterator[None]:
    """How loud a command makes its own process ends with the test that ran it."""
    root = logging.getLogger()
    level = root.level
    yield
    root.setLevel(level)


@pytest.fixture(scope="session", autouse=True)
def no_answer_is_put_off() -> Iterator[None]:
    """However busy the machine is, the bot answers at once, where a test asks for nothing else.

    Statements have no time-out: simcord keeps account of every timer, a tenth of the time of a press.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.messages.replies.REPLY_PATIENCE", 60.0)  # seconds
        patch.setattr("db.connection.session.COMMAND_TIMEOUT", None)
        patch.setattr("os.nice", lambda more: 0)  # a command that steps back would take all later tests along
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[EmbeddedPostgres]:
    """A server of its own in a temporary directory, with a migrated template; nothing in it survives a power cut."""
    directory = Path(tempfile.mkdtemp(prefix="pactum-"))
    server = EmbeddedPostgres.start(directory)

    async def prepare() -> None:
        await execute(
            server.url,
            "ALTER SYSTEM SET fsync = off",
            "ALTER SYSTEM SET full_page_writes = off",
            "ALTER SYSTEM SET plan_cache_mode = force_generic_plan",  # a prepared statement is planned once
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
def house_url(postgres: EmbeddedPostgres) -> str:
    """The address of one migrated database."""
    asyncio.run(execute(postgres.url, f"CREATE DATABASE house TEMPLATE {TEMPLATE}"))
    return address(postgres, "house")


@pytest.fixture(scope="session")
async def connections(house_url: str) -> AsyncIterator[Connections]:
    """Connections to that database which stay open."""
    made = Connections(house_url)
    yield made
    await made.close()


@pytest.fixture
async def database_url(house_url: str, connections: Connections) -> AsyncIterator[str]:
    """The address of a migrated, empty database."""
    before = asyncio.all_tasks()
    yield house_url
    await cut_off(before)
    await connections.empty()


@pytest.fixture
async def bare_url(postgres: EmbeddedPostgres) -> AsyncIterator[str]:
    """The address of a new database without anything in it, dropped after the test."""
    await execute(postgres.url, "CREATE DATABASE bare")
    yield address(postgres, "bare")
    await execute(postgres.url, "DROP DATABASE bare WITH (FORCE)")


@pytest.fixture
async def database(database_url: str, connections: Connections) -> Database:
    """A fresh database, ready to work on, with a pool of three connections."""
    return connections.database()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def entropy() -> Entropy:
    return Entropy()
