"""`pactum backup` beside a bot, and `pactum restore` into an empty server, where the game goes on."""

from __future__ import annotations

import asyncio
import shutil
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli.commands import app
from db.connection.address import engine_url
from db.connection.session import Database
from db.connection.statements import Statement
from db.server.dumps import libpq_address
from db.server.embedded import EmbeddedPostgres
from db.server.private_server import PrivateServer, versions
from db.tables import overview
from host.house import House
from tests.console.test_operation import beside_a_bot, on, url
from tests.ground import execute
from tests.host.exporting import verified
from tests.host.seating import ANNA, BERT, bid, play_out, playing

__all__ = ["url"]

invoke = CliRunner().invoke
OUTBOX = Statement("SELECT id, state FROM outbox ORDER BY id")


@pytest.fixture
def elsewhere() -> Iterator[Path]:
    """A data directory that the server's own user can find its way to."""
    made = Path(tempfile.mkdtemp(prefix="pactum-"))
    made.chmod(0o755)
    yield made
    if EmbeddedPostgres.runs(made):
        EmbeddedPostgres.start(made).stop()
    shutil.rmtree(made, ignore_errors=True)


async def _a_round(house: House, _: Database) -> int:
    table = await playing(house, ANNA, BERT)
    await bid(house, table, ANNA, 2)
    return table.id


def test_a_backup_that_is_not_there_is_said_to_be_missing(url: str, tmp_path: Path) -> None:
    done = invoke(app, ["restore", str(tmp_path / "nothing.dump")])
    assert done.exit_code == 1
    assert f"There's no file {tmp_path / 'nothing.dump'}" in done.stderr


def test_a_place_that_takes_no_file_is_told_not_thrown(url: str, tmp_path: Path) -> None:
    done = invoke(app, ["backup", str(tmp_path / ("long" * 100))])
    assert (done.exit_code, "can't be written: File name too long" in done.stderr) == (1, True), done.output


@pytest.mark.long
def test_a_backup_of_a_bot_at_work_is_restored_and_its_game_goes_on(
    url: str, tmp_path: Path, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, file = on(url, _a_round), tmp_path / "pactum.dump"
    done = beside_a_bot(url, "backup", str(file))
    assert (done.exit_code, "one table" in done.stdout) == (0, True), done.output
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.glob("*.partial")) == []
    again = invoke(app, ["backup", str(file)])
    assert (again.exit_code, "already exists" in again.stderr) == (1, True)
    schema = Statement("UPDATE alembic_version SET version_num = :number RETURNING version_num")
    version = on(url, lambda _, database: database.fetch(overview.SCHEMA, {}))[0].version_num
    for number, why in (("9999", "from a newer release"), ("0011", "before 0.3.0")):
        on(url, lambda _, database, number=number: database.write(schema, {"number": number}))
        try:
            assert invoke(app, ["backup", str(tmp_path / number)]).exit_code == 0
        finally:
            on(url, lambda _, database: database.write(schema, {"number": version}))
        done = invoke(app, ["restore", str(tmp_path / number)])
        assert (done.exit_code, why in done.stderr) == (1, True), done.output
    full = invoke(app, ["restore", str(file)])
    assert (full.exit_code, "isn't empty, so nothing was restored" in full.stderr) == (1, True)

    monkeypatch.delenv("DATABASE_URL")
    monkeypatch.setenv("PACTUM_DATA_DIR", str(elsewhere))
    broken = tmp_path / "broken.dump"
    broken.write_bytes(file.read_bytes()[:2000])
    done = invoke(app, ["restore", str(broken)])
    assert (done.exit_code, "isn't a backup" in done.stderr) == (1, True)
    done = invoke(app, ["restore", str(file)])
    assert (done.exit_code, "One table is back" in done.stdout) == (0, True), done.output

    async def go_on(house: House, database: Database) -> None:
        before = await house.play.desk(table, BERT.id)
        assert before.ask is not None
        await bid(house, before.table, BERT, 1)
        asked = [await house.play.desk(table, person.id) for person in (ANNA, BERT)]
        assert any(desk.ask is not None and desk.ask.id != before.ask.id for desk in asked)
        waiting = [row.state for row in await database.fetch(OUTBOX, {}) if row.id < 1_000_000]
        assert set(waiting) == {"sending"}  # they may have been sent since the backup
        await play_out(house, before.table)
        await verified(house, before.table)
        opened = await playing(house, ANNA, BERT)
        assert opened.id > 1000  # the numbers of tables that were lost are not given again

    server = EmbeddedPostgres.start(elsewhere)
    try:
        on(server.url, go_on)
    finally:
        server.stop()


@pytest.mark.long
def test_a_server_of_an_earlier_version_is_backed_up_and_restored(
    elsewhere: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What pg_restore of version 18 sets is unknown to one before 17."""
    monkeypatch.chdir(tmp_path)
    server = PrivateServer(elsewhere / "postgres", min(versions()))
    server.start()
    addresses = [server.url.replace("/postgres?", f"/{name}?") for name in ("one", "other")]
    try:
        asyncio.run(execute(server.url, "CREATE DATABASE one", "CREATE DATABASE other"))
        for address, command in zip(addresses, (("db", "upgrade"), ("restore", "pactum.dump")), strict=True):
            monkeypatch.setenv("DATABASE_URL", address)
            done = invoke(app, list(command))
            assert done.exit_code == 0, done.output
            if address == addresses[0]:
                on(address, _a_round)
                assert invoke(app, ["backup", "pactum.dump"]).exit_code == 0
        assert invoke(app, ["check-live"]).output.startswith("One game is played")
    finally:
        server.cleanup()
        server.stop()


def test_a_backup_that_cannot_be_written_leaves_nothing_behind(url: str, tmp_path: Path) -> None:
    done = invoke(app, ["backup", str(tmp_path / "nowhere" / "pactum.dump")])
    assert (done.exit_code, "can't be written" in done.stderr) == (1, True)
    assert list(tmp_path.rglob("*.dump*")) == []


def test_a_password_is_no_argument_of_the_program() -> None:
    """Other users of the machine see arguments, not the environment."""
    address, environment = libpq_address(engine_url("postgresql://pactum:p%40ss@host:5/db?sslmode=require"))
    assert address == "postgresql://pactum@host:5/db?sslmode=require"
    assert environment["PGPASSWORD"] == "p@ss"
