"""What `pactum doctor` finds on the way to the database, at its server and among the processes at work."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.app.settings import Settings
from bot.cli.commands import app
from bot.cli.doctor import _processes, _schema
from bot.cli.doctor_database import server
from bot.cli.doctor_machine import Finding
from db.connection.address import engine_url
from db.connection.session import Database
from db.connection.statements import Statement
from db.server.embedded import EmbeddedPostgres
from db.server.private_server import programs
from db.tables import overview
from tests.ground import execute
from tests.pgbouncer import bouncer

invoke = CliRunner().invoke
UNSAFE = "is off: if its machine stops"  # of the server of the tests, which need not survive that


async def said(findings: AsyncIterator[Finding], kind: str) -> list[str]:
    return [finding.what async for finding in findings if finding.kind == kind and UNSAFE not in finding.what]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda url: url.rsplit("/", 1)[0] + "/nowhere?" + url.partition("?")[2], "There's no such database"),
        (lambda _: "postgresql://pactum@127.0.0.1:1/pactum", "Nothing answers at 127.0.0.1:1/pactum"),
        (lambda _: "mysql://pactum@localhost/pactum", "isn't the address of a PostgreSQL"),
    ],
)
async def test_the_way_to_the_database_is_named_where_it_ends(
    house_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, change: Any, says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", change(house_url.replace("+asyncpg", "")))
    findings = [finding async for finding in server(Settings())]
    assert [(finding.kind, finding.unreachable) for finding in findings] == [("wrong", True)]
    assert says in findings[0].what


async def test_the_server_is_examined(house_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", house_url.replace("+asyncpg", ""))
    assert await said(server(Settings()), "wrong") == []
    assert any("PostgreSQL 18" in each for each in await said(server(Settings()), "ok"))
    monkeypatch.setattr("bot.cli.doctor_database.SKEW", -1.0)
    monkeypatch.setattr("bot.cli.doctor_database.OLDEST", 99)
    old, skewed = await said(server(Settings()), "wrong")
    assert "Pactum needs 14 or newer" in old
    assert "differ by 0 seconds" in skewed


async def test_a_schema_is_current_behind_newer_or_too_old(database: Database) -> None:
    version = (await database.fetch(overview.SCHEMA, {}))[0].version_num
    change = Statement("UPDATE alembic_version SET version_num = :number")
    found = {}
    try:
        for number in (version, "0028", "9999", "0011"):
            await database.write(change, {"number": number})
            found[number] = [await _schema(database, runs=runs) for runs in (False, True)]
    finally:
        await database.write(change, {"number": version})
    assert [each.kind for each in found[version]] == ["ok", "ok"]
    assert [each.kind for each in found["0028"]] == ["note", "wrong"]
    assert "migration" in found["0028"][0].what
    assert [each.kind for each in found["9999"]] == ["wrong", "wrong"]
    assert "newer release" in found["9999"][0].what
    assert [each.kind for each in found["0011"]] == ["wrong", "wrong"]
    assert "Install Pactum 0.3.0, run its pactum db upgrade" in found["0011"][0].what


async def test_a_pool_in_between_is_recognised(house_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    with bouncer(house_url) as pooled:
        monkeypatch.setenv("DATABASE_URL", pooled)
        (pool,) = await said(server(Settings()), "wrong")
        assert "Set DATABASE_DIRECT_URL to the server behind it" in pool
        monkeypatch.setenv("DATABASE_DIRECT_URL", pooled)
        (pool,) = await said(server(Settings()), "wrong")
        assert "DATABASE_DIRECT_URL leads to a connection pool" in pool
        monkeypatch.setenv("DATABASE_DIRECT_URL", house_url.replace("+asyncpg", ""))
        assert await said(server(Settings()), "wrong") == []
        monkeypatch.setenv("DATABASE_DIRECT_URL", house_url.replace("+asyncpg", "").replace("/house?", "/postgres?"))
        (two,) = await said(server(Settings()), "wrong")
        assert "two different databases" in two


async def test_processes_are_named_and_that_none_leads(database: Database) -> None:
    assert [finding async for finding in _processes(database, None)] == []
    add = Statement(
        "INSERT INTO processes (owner, holder, shards, shard_count, locked, here, since, beat_at) VALUES"
        " (:holder, :holder, CAST(:shards AS integer[]), 1, true, CAST(:here AS boolean), now(),"
        " now() - CAST(:age AS interval))"
    )
    for holder, shards, here, age in (
        ("one:1", [0], True, timedelta()),
        ("two:2", [], False, timedelta()),
        ("gone:3", [0], True, timedelta(minutes=5)),
    ):
        await database.write(add, {"holder": holder, "shards": shards, "here": here, "age": age})
    assert await said(_processes(database, "one:1"), "note") == [
        "A bot is running on this database: one:1.",
        "A process for clicks is running on this database: two:2.",
    ]
    (away,) = await said(_processes(database, "one:1"), "wrong")
    assert "two:2 isn't connected to Discord" in away
    await database.write(Statement("DELETE FROM processes WHERE holder = 'one:1'"), {})
    assert any(
        "Only processes for clicks are running" in each for each in await said(_processes(database, None), "wrong")
    )


async def test_a_standby_that_falls_behind_is_seen(
    house_url: str, postgres: EmbeddedPostgres, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", house_url.replace("+asyncpg", ""))
    (tmp_path / "wal").mkdir()
    follower = await asyncio.create_subprocess_exec(
        str(programs() / "pg_receivewal"),
        f"--directory={tmp_path / 'wal'}",
        f"--dbname={postgres.url}",
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        for _ in range(200):
            seen = [each for each in await said(server(Settings()), "ok") if "standby" in each]
            if seen and "streaming" in seen[0]:
                break
            await asyncio.sleep(0.05)
        assert "(streaming) is 0 seconds behind" in seen[0]
        monkeypatch.setattr("bot.cli.doctor_database.LAG", -1)
        assert any("standby" in each for each in await said(server(Settings()), "wrong"))
    finally:
        follower.kill()
        await follower.wait()


async def test_a_server_that_forgets_what_it_has_committed_is_named(
    house_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", house_url.replace("+asyncpg", ""))
    unsafe = [finding.what async for finding in server(Settings()) if finding.kind == "wrong"]
    assert [(UNSAFE in each, "ALTER SYSTEM SET fsync = on" in each) for each in unsafe] == [(True, True), (True, False)]


def wrong_there() -> list[str]:
    return asyncio.run(said(server(Settings()), "wrong"))


@pytest.fixture
def stranger(house_url: str) -> Iterator[str]:
    """The address of a database whose user may sign in, and nothing else."""
    asyncio.run(execute(house_url, "CREATE ROLE stranger LOGIN", "GRANT USAGE ON SCHEMA public TO stranger"))
    yield house_url.replace("+asyncpg", "").replace("postgres:", "stranger:", 1)
    asyncio.run(execute(house_url, "DROP OWNED BY stranger", "DROP ROLE stranger"))


@pytest.mark.parametrize("command", ["run", "db upgrade", "doctor", "health", "check-live", "backup", "resume"])
def test_a_user_without_rights_is_told_so_by_every_command(
    stranger: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", stranger)
    monkeypatch.setenv("DISCORD_TOKEN", "MTIz.x.y")
    words = [*command.split(), *(["pactum.dump"] if command == "backup" else [])]
    done = invoke(app, words)
    assert done.exit_code == 1
    assert "ALTER DATABASE" in done.output
    assert "Traceback" not in done.output
    assert isinstance(done.exception, SystemExit)


def test_a_database_of_something_else_is_no_empty_one(
    bare_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", bare_url.replace("+asyncpg", ""))
    assert wrong_there() == []
    asyncio.run(execute(bare_url, "CREATE TABLE orders_of_a_shop (id integer)", "CREATE TABLE tables (id integer)"))
    (found,) = wrong_there()
    assert "holds something else's tables (orders_of_a_shop, tables)" in found
    assert "It's empty" not in invoke(app, ["doctor"]).stdout
    done = invoke(app, ["db", "upgrade"])
    assert (done.exit_code, "aren't those of this release" in done.stderr) == (1, True)


def test_a_database_that_takes_no_changes_is_named(
    house_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", house_url.replace("+asyncpg", ""))
    monkeypatch.setenv("DISCORD_TOKEN", "MTIz.x.y")
    name = engine_url(house_url).database
    asyncio.run(execute(house_url, f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'))
    try:
        (standby,) = wrong_there()
        done = invoke(app, ["run"])
    finally:
        asyncio.run(execute(house_url, "SET default_transaction_read_only = off", f'ALTER DATABASE "{name}" RESET ALL'))
    assert "takes no changes" in standby
    assert (done.exit_code, "takes no changes" in done.stderr) == (1, True)
