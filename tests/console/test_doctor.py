"""What `pactum doctor` finds at Discord, at the database and on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.app.settings import Settings
from bot.cli.doctor import _processes, _schema
from bot.cli.doctor_database import server
from bot.cli.doctor_discord import UNDONE, discord_side
from bot.cli.doctor_machine import machine
from bot.cli.finding import Finding
from bot.cli.invite import PERMISSIONS
from bot.table.lobby import NEEDED
from db import figures
from db.connection import Statement
from db.embedded import EmbeddedPostgres
from db.private_server import programs
from db.session import Database
from tests.pgbouncer import bouncer
from tests.wire.bot_process import TOKEN
from tests.wire.discord_stand_in import DiscordStandIn

ALL = discord.Permissions.all()


@pytest.fixture
async def stand_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[DiscordStandIn]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    made = DiscordStandIn(TOKEN)
    await made.start()
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("PACTUM_TEST_DISCORD_API", made.api)
    yield made
    await made.stop()


async def said(findings: AsyncIterator[Finding], kind: str) -> list[str]:
    return [finding.what async for finding in findings if finding.kind == kind]


def allowed(world: Any, *but: str) -> None:
    """Everybody on the server may do everything but that."""
    permissions = discord.Permissions(**{name: True for name, _ in ALL if name not in (*but, "administrator")})
    world.everyone["permissions"] = str(permissions.value)


async def test_each_permission_that_lacks_is_named_with_what_it_costs(stand_in: DiscordStandIn) -> None:
    world = stand_in.world
    channel = int(world.channel_id)
    places = {int(world.guild_id): {channel}}
    allowed(world)
    assert await said(discord_side(Settings(), places), "wrong") == []
    allowed(world, "attach_files", "pin_messages")
    lacks = await said(discord_side(Settings(), places), "wrong")
    assert [("Attach Files" in each, "Pin Messages" in each) for each in lacks] == [(True, False), (False, True)]
    assert all("On The Crooked Quill, in #tavern" in each for each in lacks)
    allowed(world, "create_public_threads", "attach_files")
    (lack,) = await said(discord_side(Settings(), places), "wrong")
    assert "lacks Create Public Threads, so its tables cannot be played there" in lack
    allowed(world)
    (gone,) = await said(discord_side(Settings(), {int(world.guild_id): {4711}}), "wrong")
    assert "channel 4711 is gone or hidden" in gone


def test_every_permission_of_the_invite_address_is_looked_at() -> None:
    needed = discord.Permissions(**dict.fromkeys((*NEEDED, *UNDONE), True))
    assert needed == PERMISSIONS


async def test_a_token_that_discord_refuses_is_named(stand_in: DiscordStandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN[:-4] + "zzzz")
    (refused,) = await said(discord_side(Settings(), {}), "wrong")
    assert "Discord does not accept the token" in refused


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda url: url.rsplit("/", 1)[0] + "/nowhere?" + url.partition("?")[2], "There is no such database"),
        (lambda _: "postgresql://pactum@127.0.0.1:1/pactum", "Nobody answers at 127.0.0.1:1/pactum"),
        (lambda _: "mysql://pactum@localhost/pactum", "is no address of a PostgreSQL"),
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


async def test_a_schema_is_current_behind_newer_or_not_there(database: Database) -> None:
    version = (await database.fetch(figures.SCHEMA, {}))[0].version_num
    change = Statement("UPDATE alembic_version SET version_num = :number")
    found = {}
    try:
        for number in (version, "0022", "9999"):
            await database.write(change, {"number": number})
            found[number] = [await _schema(database, runs=runs) for runs in (False, True)]
    finally:
        await database.write(change, {"number": version})
    assert [each.kind for each in found[version]] == ["ok", "ok"]
    assert [each.kind for each in found["0022"]] == ["note", "wrong"]
    assert "migration" in found["0022"][0].what
    assert [each.kind for each in found["9999"]] == ["wrong", "wrong"]
    assert "newer release" in found["9999"][0].what


def test_this_machine_is_examined(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("PACTUM_DATA_DIR", str(tmp_path / "not" / "yet"))
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    (tmp_path / ".env").chmod(0o644)
    monkeypatch.setattr("bot.cli.doctor_machine.LEAST_FREE", 10**12)
    full, open_env = [finding.what for finding in machine(Settings()) if finding.kind == "wrong"]
    assert "it stops when the disk is full" in full
    assert "chmod 600" in open_env
    (tmp_path / ".env").chmod(0o600)
    monkeypatch.setattr("bot.cli.doctor_machine.LEAST_FREE", 0)
    assert [finding.kind for finding in machine(Settings())] == ["ok", "ok"]


async def test_a_pool_in_between_is_recognised(house_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    with bouncer(house_url) as pooled:
        monkeypatch.setenv("DATABASE_URL", pooled)
        (pool,) = await said(server(Settings()), "wrong")
        assert "set DATABASE_DIRECT_URL to the server behind it" in pool
        monkeypatch.setenv("DATABASE_DIRECT_URL", pooled)
        (pool,) = await said(server(Settings()), "wrong")
        assert "DATABASE_DIRECT_URL leads to a pool" in pool
        monkeypatch.setenv("DATABASE_DIRECT_URL", house_url.replace("+asyncpg", ""))
        assert await said(server(Settings()), "wrong") == []


async def test_processes_are_named_with_their_shards_and_those_that_none_has(database: Database) -> None:
    assert [finding async for finding in _processes(database, None)] == []
    add = Statement(
        "INSERT INTO processes (owner, holder, shards, shard_count, locked, here, since, beat_at) VALUES"
        " (:holder, :holder, CAST(:shards AS integer[]), 4, true, CAST(:here AS boolean), now(),"
        " now() - CAST(:age AS interval))"
    )
    for holder, shards, here, age in (
        ("one:1", [0, 1], True, timedelta()),
        ("two:2", [2], False, timedelta()),
        ("gone:3", [3], True, timedelta(minutes=5)),
    ):
        await database.write(add, {"holder": holder, "shards": shards, "here": here, "age": age})
    assert await said(_processes(database, "one:1"), "note") == [
        "A process works on this database: one:1, shards 0, 1 of 4.",
        "A process works on this database: two:2, shards 2 of 4.",
    ]
    away, missing = await said(_processes(database, "one:1"), "wrong")
    assert "two:2 is not connected to Discord" in away
    assert "PACTUM_SHARDS=3" in missing


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
