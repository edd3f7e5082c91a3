"""A real Postgres for all tests of a session, and an empty, migrated database for each that asks for one."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import re
import shutil
import tempfile
from collections.abc import AsyncIterator, Generator, Iterator
from fnmatch import fnmatch, translate
from functools import cache
from pathlib import Path

import pytest

from db.connection.address import engine_url
from db.connection.session import Database, make_engine
from db.server.embedded import EmbeddedPostgres
from db.server.migrate import migrate
from tests.connections import Connections, cut_off
from tests.crossed import find_spare
from tests.ground import Clock, Entropy, address, execute

TEMPLATE = "pactum_template"
NO_SKIPS = "PACTUM_NO_SKIPS"  # set where everything tests need is there: a skip is a failure then
TESTS = Path(__file__).parent
SECONDS: dict[str, float] = {}  # of each file of tests
SECONDS_KEPT = "pactum/seconds"
LONG = (  # for `make check`: whole processes, the browser, long journeys
    "console/test_stopping.py",
    "demo/*",
    "games/*/bot/test_whole_game.py",
    "wire/*",
)

LONG_TESTS = (  # for `make check` as well, by their names: each takes a second or more of the processor
    *("bot/privacy/test_tables_of_others.py::*", "bot/test_every_wording.py::test_what_was_set_right_*[[]architects*"),
    *("bot/test_minus.py::*[[]architects*", "bot/test_typed_as_people_do.py::test_goods_as_the_bot_writes_them*[[]??]"),
    *("bot/test_forged.py::test_a_press_on_a_public_*", "bot/delivery/test_kills.py::*", "bot/test_living_desks.py::*"),
    *("contract/test_orders.py::test_what_an_order_*", "contract/test_reshuffled.py::*[[]architects*"),
    *("games/architects/bot/test_several.py::test_every_chain_*", "games/devil/test_balance_strategies.py::*"),
    *("games/devil/test_balance.py::test_the_soulless_*", "games/devil/test_balance.py::test_who_has_sold_*"),
    *("games/devil/test_reading.py::test_apprentices_*", "games/devil/test_opponent.py::test_devils_and_mortals_*"),
    *("games/devil/test_in_reach.py::test_no_plan_builds_*", "games/devil/bot/test_desk.py::test_what_stands_in_*"),
    *("games/paladins/test_steward.py::*", "host/moderation/test_no_leak.py::test_in_two_worlds_*"),
    *("host/records/test_reading.py::test_roles_and_*", "host/test_export.py::test_a_game_that_was_played_for_*"),
    *("host/test_hostile.py::test_a_larger_*", "host/test_hostile.py::test_cards_are_read_*"),
    *(
        "host/test_hostile.py::test_no_hostile_*",
        "host/test_verify.py::test_no_change_*",
        "mutants/test_planting.py::*",
    ),
    *("host/test_verify.py::test_changes_*", "releases/test_database.py::test_tampering_*"),
    *("releases/test_database.py::test_a_game_that_began_*", "releases/test_games.py::*[[]0.1.0-*"),
    *("releases/test_games.py::*[[]0.2.0-*", "secrecy/test_lives.py::*[[]devil]"),
    *("host/stewards/test_reviews.py::test_a_planted_*[[]devil]", "bot/test_reviews.py::test_everybody_reads_*"),
    *("host/stewards/test_beginner.py::*[[]paladins-?]", "secrecy/test_drawn.py::test_every_secret_*[[]architects]"),
    *("bot/test_colour_never_alone.py::*-cs]", "bot/test_colour_never_alone.py::*-pl]"),
    *(
        "contract/test_policies.py::test_a_policy_reads_*[[]paladins-steward]",
        "games/devil/bot/test_skipping.py::*press*",
    ),
    *("host/moderation/test_what_was_learned.py::test_cards_that_were_looked_at_*",),
    *("bot/pictures/test_scenes.py::test_a_game_of_the_devil_*", "bot/pictures/test_podium.py::*"),
    *("bot/pictures/test_replies.py::test_a_dossier_begins_*", "games/architects/test_afterwards.py::test_the_score_*"),
    *("host/stewards/test_answers.py::test_a_person_and_stewards_play_*[[]devil]", "engine/test_review.py::*"),
    *("secrecy/test_drawn.py::test_all_options_and_seats_occur[[]architects]", "replay/test_floods.py::test_fifty_*"),
    *("secrecy/test_drawn.py::test_all_that_is_sent_*[[]devil]", "outside/test_added_game.py::test_every_generic_*"),
    *("outside/test_added_game.py::test_its_wordings_*", "bot/test_hostile_typing.py::test_*_is_suggested_*"),
    *("bot/test_every_desk.py::*[[]devil-1]", "replay/test_floods.py::test_a_crowd_*"),
)

FIRST = (  # by their CPU time
    *("wire/*", "demo/*", "games/*/bot/test_whole_game.py", "contract/test_every_game.py", "host/test_verify.py"),
    *("contract/test_leaks.py", "host/test_packs.py", "bot/test_records.py"),
    *("contract/test_fixing.py", "releases/test_database.py", "bot/test_time_reminders.py", "secrecy/*"),
    *("host/stewards/test_answers.py", "host/test_hostile.py", "games/*/bot/*", "bot/*", "bot/*/*", "wording/*"),
    *("releases/*", "host/*", "host/*/*", "console/*", "pictures/*"),
)


@cache
def is_long(path: Path) -> bool:
    """Whether what stands there is for `make check`. Tests that stand elsewhere may borrow these fixtures."""
    return path.is_relative_to(TESTS) and any(fnmatch(path.relative_to(TESTS).as_posix(), long) for long in LONG)


_LONG_NAMES = re.compile("|".join(map(translate, LONG_TESTS)))


def is_long_test(item: pytest.Item) -> bool:
    """Whether that test alone is for `make check`, wherever it stands."""
    return _LONG_NAMES.match(item.nodeid.removeprefix("tests/")) is not None


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
        if is_long(item.path) or is_long_test(item):
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
