"""doctor, health and resume on a database with tables, beside a bot and without one."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.cli.commands import app
from db.connection.address import engine_url
from db.connection.lease import Lease, sign_lease
from db.connection.session import Database
from db.connection.statements import Statement
from db.server.embedded import EmbeddedPostgres
from db.server.private_server import programs
from host.house import House
from tests.host.packs import Folder
from tests.host.seating import PEOPLE, play_out, playing

invoke = CliRunner().invoke
Work = Callable[[House, Database], Awaitable[Any]]


@pytest.fixture
def url(house_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PACTUM_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("DATABASE_URL", house_url.replace("+asyncpg", ""))
    for name in ("DISCORD_TOKEN", "PACTUM_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    yield house_url
    on(house_url, _emptied)


async def _emptied(house: House, database: Database) -> None:
    await database.write(Statement("TRUNCATE tables, packs, outbox, lease CASCADE"), {})


def on(url: str, work: Work) -> Any:
    """`work` done in a house of its own."""

    async def run() -> Any:
        database = Database(engine_url(url), "test", pool_size=3)
        database.nonce_key = bytes(32)
        try:
            return await work(House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom), database)
        finally:
            await database.close()

    return asyncio.run(run())


async def _one_table(house: House, _: Database) -> int:
    return (await playing(house, *PEOPLE[:2], game="architects")).id


@asynccontextmanager
async def _a_bot(url: str) -> AsyncIterator[None]:
    lease = await Lease.take(engine_url(url), "test")
    database = Database(engine_url(url), "test", pool_size=1)
    await database.run(lambda connection: sign_lease(connection, datetime.now(UTC), bytes(32)))
    try:
        yield
    finally:
        await database.close()
        await lease.release()


def beside_a_bot(url: str, *words: str) -> Any:
    """What a command says while a bot holds the database."""

    async def run() -> Any:
        async with _a_bot(url):
            return await asyncio.to_thread(invoke, app, list(words))

    return asyncio.run(run())


def test_the_doctor_says_which_packs_are_in_use_and_which_differ_from_the_files(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Folder("architects", tmp_path / "files", monkeypatch)
    digest = folder.key[2]
    on(url, _one_table)
    assert f"ok    architects: one table plays with base, version 2, {digest[:12]}, as it is here." in said("doctor")
    folder.comment("edited")
    shown = said("doctor")
    assert f"note  architects: one table plays with base, version 2, {digest[:12]}. New tables get other" in shown
    on(url, lambda _, database: database.write(Statement("DELETE FROM packs"), {}))
    shown = said("doctor")
    assert f"WRONG architects: one table names the cards base, version 2, {digest[:12]}, which aren't here" in shown
    monkeypatch.undo()
    folder.read_anew()


def said(*words: str) -> str:
    return invoke(app, list(words)).stdout


def test_the_doctor_says_how_many_tables_are_halted_and_why_and_resume_lets_them_go_on(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Folder("architects", tmp_path / "files", monkeypatch)
    table = on(url, _one_table)
    assert "No table is halted." in said("doctor")

    async def lose(house: House, database: Database) -> None:
        await database.write(Statement("DELETE FROM packs"), {})
        folder.comment("edited")
        assert await house.packs.keep_packs() == 1

    on(url, lose)
    shown = said("doctor")
    assert f"WRONG One table is halted (the first is table {table}, since " in shown
    assert "there is no pack with that hash here" in shown
    done = invoke(app, ["resume"])
    assert done.exit_code == 1
    assert f"Table {table} is still halted: there is no pack with that hash here" in done.stdout
    folder.put_back()
    done = beside_a_bot(url, "resume", "--reason", "the cards are back")
    assert (done.exit_code, done.stdout.strip()) == (0, "One table continues.")
    assert "No table is halted." in said("doctor")
    folder.read_anew()


def test_records_are_rebuilt_beside_a_bot_and_without_one(url: str) -> None:
    done = invoke(app, ["records", "rebuild"])
    assert (done.exit_code, done.stdout.strip()) == (0, "No table has ended.")

    async def played(house: House, database: Database) -> None:
        await play_out(house, await playing(house, rounds=1))
        await database.write(Statement("DELETE FROM uncounted"), {})

    on(url, played)
    done = beside_a_bot(url, "records", "rebuild")
    assert (done.exit_code, done.stdout.strip()) == (0, "One table was counted.")


def test_health_wants_a_bot_and_messages_that_arrive(url: str) -> None:
    done = invoke(app, ["health"])
    assert (done.exit_code, "No bot is running" in done.stderr) == (1, True)
    table = on(url, _one_table)
    done = beside_a_bot(url, "health")
    assert (done.exit_code, "A bot is running" in done.stdout) == (0, True)

    async def late(house: House, database: Database) -> None:
        await house.lobby.placed(table, thread_id=7)
        past = datetime.now(UTC) - timedelta(minutes=40)
        await database.write(Statement("UPDATE outbox SET created_at = :at, not_before = :at"), {"at": past})

    on(url, late)
    done = beside_a_bot(url, "health")
    assert (done.exit_code, "the oldest for 40 minutes" in done.stderr) == (1, True)
    doctor = beside_a_bot(url, "doctor").stdout
    assert "note  A bot is running on this database" in doctor
    assert "the oldest for 40 minutes" in next(
        one for one in doctor.splitlines() if one.startswith("WRONG") and "wait" in one
    )


def test_nothing_is_well_beside_messages_that_were_lost_today(url: str) -> None:
    on(url, _one_table)

    def lost(ago: timedelta) -> str:
        async def fail(_: House, database: Database) -> None:
            past = {"at": datetime.now(UTC) - ago}
            row = "UPDATE outbox SET state = 'failed', failure = '50013', created_at = :at, not_before = :at"
            await database.write(Statement(row), past)

        on(url, fail)
        return str(invoke(app, ["doctor"]).stdout)

    (fresh,) = (line for line in lost(timedelta(hours=1)).splitlines() if "/fix undelivered" in line)
    assert fresh.startswith("WRONG")
    (old,) = (line for line in lost(timedelta(days=3)).splitlines() if "/fix undelivered" in line)
    assert old.startswith("note")


def test_a_bot_that_shows_no_sign_of_life_is_not_well(url: str) -> None:
    async def silent(_: House, database: Database) -> None:
        past = {"at": datetime.now(UTC) - timedelta(minutes=5)}
        await database.write(Statement("INSERT INTO heartbeat (slot, at) VALUES (0, :at)"), past)
        await database.write(Statement("UPDATE lease SET since = :at"), past)

    async def run() -> tuple[Any, Any, Any]:
        async with _a_bot(url):
            begun = await asyncio.to_thread(invoke, app, ["health"])
            database = Database(engine_url(url), "test", pool_size=1)
            await silent(None, database)  # type: ignore[arg-type]
            await database.close()
            hangs = await asyncio.to_thread(invoke, app, ["health"])
            return begun, hangs, await asyncio.to_thread(invoke, app, ["doctor"])

    begun, hangs, doctor = asyncio.run(run())
    on(url, lambda _, database: database.write(Statement("DELETE FROM heartbeat"), {}))
    assert begun.exit_code == 0  # though an older bot's heartbeat may be old
    assert (hangs.exit_code, "no sign of life for 5 minutes" in hangs.stderr) == (1, True)
    assert "WRONG The bot holds the database but has shown no sign of life for 5 minutes" in doctor.stdout


def test_lanes_that_wait_for_a_time_far_away_are_named_with_it(url: str) -> None:
    table = on(url, _one_table)
    until = datetime.now(UTC).replace(microsecond=0) + timedelta(hours=1)

    async def limited(house: House, database: Database) -> None:
        await house.lobby.placed(table, thread_id=7)
        await database.write(Statement("UPDATE outbox SET not_before = now() + interval '2 minutes'"), {})
        row = "UPDATE outbox SET not_before = :at, failure = :why WHERE lane_kind = :kind AND lane_id = (SELECT"
        row += " min(lane_id) FROM outbox WHERE lane_kind = :kind)"
        for kind, why in (("thread", "429"), ("player", "unreachable")):
            await database.write(Statement(row), {"at": until, "why": why, "kind": kind})

    on(url, limited)
    told = [line for line in invoke(app, ["doctor"]).stdout.splitlines() if f"{until:%Y-%m-%d %H:%M} UTC" in line]
    assert len(told) == 2, told
    by_limit, by_failures = sorted(told, key=lambda line: "failed" in line)
    assert by_limit.startswith("note  Discord takes no message to the thread of table")
    assert f"table {table} before" in by_limit
    assert "message" in by_limit
    assert f"to a player at table {table}" in by_failures
    assert "(unreachable)" in by_failures


def test_a_heartbeat_from_the_future_hides_no_bot_that_hangs(url: str) -> None:
    async def ahead(_: House, database: Database) -> None:
        await database.write(Statement("INSERT INTO heartbeat (slot, at) VALUES (0, now() + interval '2 hours')"), {})

    async def hanging(_: House, database: Database) -> None:
        await database.write(Statement("UPDATE lease SET since = now() - interval '5 minutes'"), {})

    async def run() -> tuple[Any, Any]:
        async with _a_bot(url):
            begun = await asyncio.to_thread(invoke, app, ["health"])
            database = Database(engine_url(url), "test", pool_size=1)
            await hanging(None, database)  # type: ignore[arg-type]
            await database.close()
            return begun, await asyncio.to_thread(invoke, app, ["health"])

    on(url, ahead)
    begun, hangs = asyncio.run(run())
    on(url, lambda _, database: database.write(Statement("DELETE FROM heartbeat"), {}))
    assert begun.exit_code == 0
    assert (hangs.exit_code, "no sign of life for 5 minutes" in hangs.stderr) == (1, True)


def test_work_that_is_long_due_beside_a_connected_bot_is_not_well(url: str) -> None:
    on(url, _one_table)
    since = {"at": datetime.now(UTC) - timedelta(minutes=40)}

    async def joined(_: House, database: Database) -> None:
        await database.write(Statement("UPDATE clocks SET due_at = :at, next_at = :at"), since)
        row = "INSERT INTO processes (owner, holder, shards, shard_count, locked, here, since, beat_at)"
        row += " VALUES ('1', 'a:1', '{0}', 1, false, :here, :at, statement_timestamp() + interval '1 hour')"
        await database.write(Statement(row), {**since, "here": True})

    async def away(_: House, database: Database) -> None:
        await database.write(Statement("UPDATE processes SET here = false"), {})

    on(url, joined)
    late, doctor = beside_a_bot(url, "health"), beside_a_bot(url, "doctor")
    on(url, away)
    there = beside_a_bot(url, "health")
    on(url, lambda _, database: database.write(Statement("DELETE FROM processes"), {}))
    assert (late.exit_code, "for more than 15 minutes 2 deadlines, 0 reminders" in late.stderr) == (1, True), late
    assert "WRONG The bot is connected, but work is overdue" in doctor.stdout
    assert there.exit_code == 0  # while Discord is away time stands still


def test_the_address_for_psql_is_told_without_the_password(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, url: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://ada:tiger@db:6432/pactum?sslmode=require")
    done = invoke(app, ["db", "url"])
    assert (done.exit_code, done.stdout.strip()) == (0, "postgresql://ada@db:6432/pactum?sslmode=require")
    monkeypatch.setenv("DATABASE_DIRECT_URL", "postgres://ada:tiger@db/pactum")
    assert invoke(app, ["db", "url"]).stdout.strip() == "postgresql://ada@db/pactum"
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.setenv("DATABASE_DIRECT_URL", "")
    done = invoke(app, ["db", "url"])
    assert (done.exit_code, "isn't running" in done.stderr) == (1, True)


def test_the_address_of_the_built_in_database_is_one_that_libpq_takes(
    monkeypatch: pytest.MonkeyPatch, url: str, postgres: EmbeddedPostgres
) -> None:
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.setenv("PACTUM_DATA_DIR", str(postgres.directory.parent))
    said = invoke(app, ["db", "url"]).stdout.strip()
    psql = str(programs() / "psql")
    done = subprocess.run([psql, said, "-Atc", "SELECT 6 * 7"], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "42"


def test_health_starts_no_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("PACTUM_DATA_DIR", str(tmp_path / "data"))
    done = invoke(app, ["health"])
    assert done.exit_code == 1
    assert not (tmp_path / "data").exists()


def test_an_old_schema_beside_a_running_bot_is_wrong(url: str) -> None:
    version = on(url, lambda _, database: database.fetch(Statement("SELECT version_num FROM alembic_version"), {}))[0][
        0
    ]

    def say(number: str) -> None:
        on(
            url,
            lambda _, db: db.write(Statement("UPDATE alembic_version SET version_num = :number"), {"number": number}),
        )

    try:
        say("0028")
        assert "schema" in beside_a_bot(url, "health").stderr
        assert "WRONG Its schema is behind" in beside_a_bot(url, "doctor").stdout
        assert "note  Its schema is behind" in said("doctor")
        for number, why in (("0011", "before 0.3.0"), ("9999", "a newer release")):
            say(number)
            for words in (["health"], ["check-live"], ["resume"], ["db", "upgrade"]):
                refused = invoke(app, words)
                assert (refused.exit_code, why in refused.stderr) == (1, True), words
            assert why in said("doctor")
    finally:
        say(version)
