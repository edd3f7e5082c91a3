"""A database that is away is said once in the log, and once that it is back: not by all who have to wait for it."""

from __future__ import annotations

import ast
import logging
from pathlib import Path
from typing import Any

import pytest

from db.connection.address import engine_url
from db.connection.diagnosis import CALM, Absence
from db.connection.session import Database
from db.connection.statements import Connection, Statement
from db.tables import overview
from db.trouble import DATABASE_AWAY, MaybeCommitted, Trouble
from host.deadlines.sweeps import Sweeps

ROOT = Path(__file__).parents[2]
READ = Statement("SELECT 1")
PROCESS = Statement("SELECT pg_backend_pid()")


def failing(state: str) -> Statement:
    """A statement that fails with that SQLSTATE."""
    return Statement(f"DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '{state}'; END $$")


@pytest.fixture
def now(database: Database) -> list[float]:
    """The seconds by which `database` measures an absence."""
    at = [0.0]
    database._absence = Absence(lambda: at[0])
    return at


async def test_an_absence_is_one_line_and_its_end_another(
    database: Database, now: list[float], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refused(*_: Any, **__: Any) -> Any:
        raise ConnectionRefusedError

    async def work() -> bool:
        await database.fetch(overview.SCHEMA, {})
        return False

    sweeps = Sweeps()
    for name in ("deadlines", "reminders"):
        sweeps.add(name, work)
    with caplog.at_level(logging.INFO), monkeypatch.context() as away:
        away.setattr(database._lending, "lent", refused)
        for _ in range(3):
            await sweeps.run()
        with pytest.raises(Trouble, match=DATABASE_AWAY):
            await database.fetch(overview.SCHEMA, {})
        away.undo()
        now[0] += 7
        for _ in range(3):
            await sweeps.run()
            now[0] += CALM
    assert [record.getMessage() for record in caplog.records] == [
        "the database does not answer (ConnectionRefusedError); all that needs it is tried again",
        "the database answers again, after 7 s",
    ]


async def test_a_database_that_is_read_but_not_written_to_is_away_until_nothing_fails_for_a_while(
    database: Database, now: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        for _ in range(5):
            with pytest.raises(Trouble, match=DATABASE_AWAY):
                await database.write(failing("53100"), {})
            await database.fetch(READ, {})
            now[0] += CALM / 2
            await database.fetch(READ, {})
            assert database.away
        now[0] += CALM / 2
        await database.fetch(READ, {})
    assert not database.away
    assert [record.getMessage().partition(";")[0] for record in caplog.records] == [
        "the database does not answer (DiskFullError 53100)",
        "the database answers again, after 120 s",
    ]


@pytest.mark.parametrize("state", ["53100", "53200", "58030"])
async def test_a_server_without_room_is_away_and_nobodys_defect(database: Database, state: str) -> None:
    with pytest.raises(Trouble, match=DATABASE_AWAY):
        await database.run(lambda connection: connection.execute(failing(state)))


async def test_no_room_that_shows_at_the_commit_is_no_defect_either(database: Database) -> None:
    async def work(connection: Connection) -> None:
        raising = failing("53100").text.removeprefix("DO ").replace("'", "''").replace("$$", "'")
        for text in (
            "CREATE TABLE pg_temp.kept (id int)",
            f"CREATE FUNCTION pg_temp.full() RETURNS trigger LANGUAGE plpgsql AS {raising}",
            "CREATE CONSTRAINT TRIGGER late AFTER INSERT ON pg_temp.kept INITIALLY DEFERRED"
            " FOR EACH ROW EXECUTE FUNCTION pg_temp.full()",
            "INSERT INTO pg_temp.kept VALUES (1)",
        ):
            await connection.execute(Statement(text))

    with pytest.raises(MaybeCommitted):
        await database.run(work)


async def test_a_statement_without_room_costs_no_connection(house_url: str) -> None:
    database = Database(engine_url(house_url), "test", pool_size=1)
    try:
        (before,) = await database.fetch(PROCESS, {})
        with pytest.raises(Trouble, match=DATABASE_AWAY):
            await database.fetch(failing("53400"), {})
        assert await database.fetch(PROCESS, {}) == [before]
    finally:
        await database.close()


async def test_a_server_that_takes_no_changes_any_more_is_left_for_the_one_that_does(
    house_url: str, database: Database
) -> None:
    """As where another has become the primary, and the address leads there now."""
    follower = Database(engine_url(house_url), "test", pool_size=1)
    try:
        await follower.look(lambda connection: connection.execute(Statement("SET default_transaction_read_only = on")))
        await follower.write(Statement("UPDATE lease SET holder = holder"), {})
    finally:
        await follower.close()


@pytest.mark.parametrize("package", ["bot", "db", "face", "host"])
def test_nobody_else_warns_that_something_has_to_wait_for_the_database(package: str) -> None:
    """Who goes on after any Trouble logs it by `log_level_of`, which is quiet about a database that is away."""
    warning = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in (ROOT / package).rglob("*.py")
        for handler in ast.walk(ast.parse(path.read_text()))
        if isinstance(handler, ast.ExceptHandler) and handler.type and "Trouble" in ast.unparse(handler.type)
        for call in ast.walk(handler)
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("_log.warning", "_log.error")
    ]
    assert warning == []
