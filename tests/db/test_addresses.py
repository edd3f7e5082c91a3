"""Addresses as hosting companies hand them out, against servers that take encrypted connections alone."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.app.settings import Settings
from bot.cli.commands import app
from bot.cli.doctor_database import server as examined
from db.connection.address import (
    DRIVERS,
    IGNORED,
    LIBPQS,
    VALUES,
    connection_options,
    connection_patience,
    engine_url,
    for_libpq,
    with_password,
)
from db.connection.statements import Statement
from db.server.embedded import EmbeddedPostgres
from db.server.opening import holder_of, open_database, visit_database
from db.trouble import Trouble
from face.wordings.console import sentence_of
from tests.ground import execute
from tests.tls_server import PACTUM, PASSWORD, TlsServer, tls_server

invoke = CliRunner().invoke
ENCRYPTED = Statement("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")


@pytest.fixture(scope="module")
def tls(postgres: EmbeddedPostgres) -> Iterator[TlsServer]:
    with tls_server(postgres.directory.stat().st_uid) as server:
        yield server


@pytest.fixture(scope="module")
def migrated(tls: TlsServer) -> TlsServer:
    done = subprocess.run(
        [Path(sys.executable).parent / "pactum", "db", "upgrade"],
        env={**os.environ, "DATABASE_URL": tls.address("sslmode=require")},
        cwd=tls.folder,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return tls


ACCEPTED = [
    "",
    "sslmode=allow",
    "sslmode=prefer",
    "sslmode=require",
    "sslmode=require&channel_binding=require",
    "channel_binding=prefer&gssencmode=prefer",
    "ssl=true",
    "ssl=require",
    "sslmode=verify-ca&sslrootcert={folder}/ca.crt",
    "sslmode=verify-full&sslrootcert={folder}/ca.crt",
    "sslmode=require&sslrootcert={folder}/ca.crt&ssl_min_protocol_version=TLSv1.3",
    "sslmode=require&connect_timeout=10&application_name=house&keepalives=1&tcp_user_timeout=1000",
    "sslmode=require&target_session_attrs=read-write",
    "sslmode=require&options=-c%20search_path%3Dpublic%20-c%20work_mem%3D5MB",
    "sslmode=require&statement_timeout=60000&pgbouncer=true&connection_limit=5",
]


@pytest.mark.long
@pytest.mark.parametrize("query", ACCEPTED)
async def test_a_bot_works_with_an_address_that_demands_encryption(
    migrated: TlsServer, tmp_path: Path, query: str
) -> None:
    address = migrated.address(query.format(folder=migrated.folder))
    async with open_database(address, tmp_path) as database:
        assert [row.ssl for row in await database.fetch(ENCRYPTED, {})] == [True]
        async with visit_database(address, tmp_path) as visited:
            assert await holder_of(visited) == await holder_of(database) is not None


@pytest.mark.long
async def test_several_hosts_may_stand_in_an_address(migrated: TlsServer, tmp_path: Path) -> None:
    several = migrated.address("sslmode=require", host="localhost:1,localhost")
    assert engine_url(several).query["host"] == "localhost,localhost"
    for address in (several, migrated.address("sslmode=require&host=localhost,localhost&port=1," + str(migrated.port))):
        async with visit_database(address, tmp_path) as database:
            assert [row.ssl for row in await database.fetch(ENCRYPTED, {})] == [True]


@pytest.mark.long
async def test_parameters_reach_the_server(migrated: TlsServer, tmp_path: Path) -> None:
    query = "sslmode=require&application_name=house&options=-c%20work_mem%3D5MB&statement_timeout=60000"
    names = ("application_name", "work_mem", "statement_timeout")
    async with visit_database(migrated.address(query), tmp_path) as database:
        shown = [getattr((await database.fetch(Statement(f"SHOW {name}"), {}))[0], name) for name in names]
    assert shown == ["house", "5MB", "1min"]


@pytest.mark.long
async def test_a_certificate_opens_where_one_is_wanted(migrated: TlsServer, tmp_path: Path) -> None:
    files = f"sslcert={migrated.folder}/certified.crt&sslkey={migrated.folder}/certified.key"
    async with visit_database(migrated.address(f"sslmode=require&{files}", user="certified"), tmp_path) as database:
        assert [row.ssl for row in await database.fetch(ENCRYPTED, {})] == [True]


REFUSED = [
    (PACTUM, "sslmode=disable", "sslmode"),
    (PACTUM, "sslmode=verify-full", "sslrootcert"),
    (PACTUM, "sslmode=verify-full&sslrootcert={folder}/none.crt", "sslrootcert"),
    (PACTUM, "sslmode=verify-full&sslrootcert={folder}/ca.key", "sslrootcert"),
    (PACTUM, "sslmode=verify-full&sslrootcert={folder}/other.crt", "encrypted connection"),
    (PACTUM, "sslrootcert=system", "encrypted connection"),
    (PACTUM, "sslmode=require&sslcert={folder}/certified.crt&sslkey={folder}/other.key", "sslkey"),
    (PACTUM, "sslmode=require&options=-c%20no.such%20", "options"),
    (PACTUM, "sslmode=require&no_such_setting=1", "no_such_setting"),
    ("certified", "sslmode=require", "sslcert"),
    ("certified", "", "sslcert"),
]


@pytest.mark.long
@pytest.mark.parametrize(("user", "query", "named"), REFUSED)
async def test_what_stands_in_the_way_is_named(
    migrated: TlsServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, user: str, query: str, named: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", migrated.address(query.format(folder=migrated.folder), user=user))
    findings = [finding.what async for finding in examined(Settings())]
    assert len(findings) == 1
    assert named in findings[0]
    with pytest.raises(Trouble, match="database-down") as refused:
        async with open_database(Settings().database(), tmp_path, patience=1):
            pass
    assert sentence_of(refused.value) == findings[0]
    with pytest.raises(Trouble, match="database-down") as unseen:
        async with visit_database(Settings().database(), tmp_path):
            pass
    assert sentence_of(unseen.value) == findings[0]


@pytest.mark.long
async def test_the_host_that_a_certificate_is_for_is_checked(migrated: TlsServer, tmp_path: Path) -> None:
    checked = f"sslrootcert={migrated.folder}/ca.crt"
    async with visit_database(migrated.address(f"sslmode=verify-ca&{checked}", host="127.0.0.1"), tmp_path):
        pass
    with pytest.raises(Trouble) as refused:
        async with visit_database(migrated.address(f"sslmode=verify-full&{checked}", host="127.0.0.1"), tmp_path):
            pass
    assert refused.value.details["why"] == "encryption"


@pytest.mark.long
async def test_a_pool_with_encryption_stands_before_the_database(migrated: TlsServer, tmp_path: Path) -> None:
    with migrated.bouncer() as port:
        pooled = f"postgresql://pactum@localhost:{port}/pactum"
        for query in ("sslmode=require", f"sslmode=verify-full&sslrootcert={migrated.folder}/ca.crt&connect_timeout=5"):
            async with open_database(f"{pooled}?{query}", tmp_path) as database:
                assert await database.fetch(Statement("SELECT 1"), {})
                async with visit_database(f"{pooled}?{query}", tmp_path) as visited:
                    assert await holder_of(visited) is not None
        for query, named in (("sslmode=disable", "sslmode"), ("sslmode=require&work_mem=5MB", "work_mem")):
            with pytest.raises(Trouble) as refused:
                async with open_database(f"{pooled}?{query}", tmp_path, patience=1):
                    pass
            assert refused.value.details["parameter"] == named


@pytest.mark.long
@pytest.mark.parametrize("query", ["sslmode=require&channel_binding=require", "sslmode=verify-full&sslrootcert={ca}"])
def test_commands_work_with_the_address_of_a_host(
    migrated: TlsServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "password").write_text(PASSWORD)
    monkeypatch.setenv("PGPASSWORD_FILE", str(tmp_path / "password"))
    query = query.format(ca=migrated.folder / "ca.crt")
    monkeypatch.setenv("DATABASE_URL", migrated.address(query, user="pactum"))
    doctor = invoke(app, ["doctor"])
    assert "It's PostgreSQL" in doctor.output
    assert "No bot is running on the database" in invoke(app, ["health"]).output
    for command in (["db", "upgrade"], ["check-live"], ["backup", "pactum.dump"]):
        done = invoke(app, command)
        assert done.exit_code == 0, done.output
    asyncio.run(execute(migrated.socket, "DROP DATABASE restored", "CREATE DATABASE restored OWNER pactum"))
    monkeypatch.setenv("DATABASE_URL", migrated.address(query, user="pactum", name="restored"))
    done = invoke(app, ["restore", "pactum.dump"])
    assert done.exit_code == 0, done.output


@pytest.mark.long
def test_a_backup_says_what_is_missing_where_no_program_can_encrypt(
    migrated: TlsServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that come with the built-in server cannot."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", migrated.address("sslmode=require"))
    monkeypatch.setattr("db.server.dumps.DEBIANS", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    done = invoke(app, ["backup", "pactum.dump"])
    assert (done.exit_code, "must be encrypted" in done.stderr) == (1, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("query", "parameter"),
    [
        ("sslmode=always", "sslmode"),
        ("channel_binding=yes", "channel_binding"),
        ("sslmode=disable&channel_binding=require", "sslmode"),
        ("sslmode=disable&sslrootcert=system", "sslmode"),
        ("gssencmode=require", "gssencmode"),
        ("connect_timeout=soon", "connect_timeout"),
        ("target_session_attrs=fastest", "target_session_attrs"),
        ("ssl_min_protocol_version=SSLv3", "ssl_min_protocol_version"),
        ("require_auth=scram-sha-256", "require_auth"),
        ("hostaddr=127.0.0.1", "hostaddr"),
        ("sslpassword=tiger", "sslpassword"),
    ],
)
def test_what_cannot_be_done_is_refused_by_its_name(query: str, parameter: str) -> None:
    with pytest.raises(Trouble, match="database-down") as refused:
        engine_url(f"postgres://a:b@db.example/house?{query}")
    said = sentence_of(refused.value)
    assert parameter in said
    assert "tiger" not in said


@pytest.mark.parametrize(
    ("query", "mode"),
    [
        ("ssl=true", "require"),
        ("ssl=verify-full", "verify-full"),
        ("ssl=true&sslmode=verify-ca", "verify-ca"),
        ("channel_binding=require", "require"),
        ("channel_binding=require&sslmode=prefer", "require"),
        ("channel_binding=require&sslmode=verify-full", "verify-full"),
        ("sslrootcert=system", "verify-full"),
        ("sslrootcert=system&sslmode=require", "verify-full"),
    ],
)
def test_an_address_never_gets_less_encryption_than_it_asks_for(query: str, mode: str) -> None:
    url = engine_url(f"postgres://a:b@db.example/house?{query}")
    assert url.query["sslmode"] == mode
    assert engine_url(url.render_as_string(hide_password=False)) == url


@pytest.mark.parametrize(("query", "seconds"), [("", 5), ("connect_timeout=12", 12), ("connect_timeout=0", 60)])
def test_an_address_says_how_long_connecting_may_take(query: str, seconds: float) -> None:
    assert connection_patience(engine_url(f"postgres://a:b@db.example/house?{query}")) == seconds
    assert connection_options(engine_url(f"postgres://a:b@db.example/house?{query}"))["timeout"] == seconds


def test_user_and_password_may_be_parameters() -> None:
    url = engine_url("postgresql:///?host=/run/pg&dbname=house&user=pactum&password=p%26ss")
    assert (url.username, url.password, url.database, url.query["host"]) == ("pactum", "p&ss", "house", "/run/pg")
    assert "p&ss" not in for_libpq(url)
    assert with_password("postgresql:///house?user=pactum", "tiger").startswith(
        "postgresql+asyncpg://pactum:tiger@/house"
    )


def test_the_servers_programs_read_the_same_address() -> None:
    url = engine_url("postgres://a:b@db.example/house?ssl=true&options=-c%20a.b%3Dc&work_mem=5%20MB&pgbouncer=true")
    assert for_libpq(url) == (
        "postgresql://a@db.example/house?options=-c%20a.b%3Dc%20-c%20work_mem%3D5%5C%20MB&sslmode=require"
    )


def test_the_operators_page_has_every_parameter() -> None:
    page = (Path(__file__).parents[2] / "docs" / "operators" / "operations.md").read_text()
    table = page.partition("## Parameters of the address")[2].partition("\n## ")[0]
    known = DRIVERS | LIBPQS | IGNORED | VALUES.keys()
    assert {name for name in known if f"`{name}" not in table and not name.startswith("keepalives_")} == set()
