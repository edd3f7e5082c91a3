"""Files of another PostgreSQL: refused with a sentence, brought over by a command, never lost."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli.commands import app
from db.server.embedded import EmbeddedPostgres
from db.server.private_server import OURS_IS, PrivateServer, version_of, versions
from db.server.upgrade import CannotUpgrade, settle_upgrade, upgrade_data
from db.trouble import Trouble
from tests.ground import execute

pytestmark = pytest.mark.long
OLD = min(versions())


@pytest.fixture
def data() -> Iterator[Path]:
    # Not tmp_path: Postgres runs as another user.
    directory = Path(tempfile.mkdtemp(prefix="pactum-"))
    yield directory
    shutil.rmtree(directory, ignore_errors=True)


def made_by(data: Path, version: int) -> PrivateServer:
    """A server of that version with a row in it, running."""
    server = PrivateServer(data / "postgres", version)
    server.start()
    asyncio.run(execute(server.url, "CREATE TABLE kept (id serial, word text)", "INSERT INTO kept (word) VALUES ('é')"))
    return server


def test_files_of_another_version_are_refused_upgraded_and_kept(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert OLD != OURS_IS
    server = made_by(data, OLD)
    monkeypatch.setenv("PACTUM_DATA_DIR", str(data))
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.chdir(data)
    server.stop()
    with pytest.raises(Trouble) as caught:
        EmbeddedPostgres.start(data)
    assert caught.value.code == "embedded-other-version"
    done = CliRunner().invoke(app, ["db", "upgrade-server"])
    assert done.exit_code == 0, done.output
    assert str(data.resolve() / f"postgres-{OLD}") in done.output
    assert (version_of(data / "postgres"), version_of(data / f"postgres-{OLD}")) == (OURS_IS, OLD)
    assert sorted(path.name for path in data.iterdir()) == ["postgres", f"postgres-{OLD}", "postgres.lock"]
    again = EmbeddedPostgres.start(data)
    try:
        added = "INSERT INTO kept (word) VALUES ('new')"
        asyncio.run(execute(again.url, added, "DO $$ BEGIN ASSERT (SELECT max(id) FROM kept) = 2; END $$"))
    finally:
        again.stop()
    assert upgrade_data(data) is None


def test_a_copy_that_lacks_rows_does_not_take_the_place_of_the_old_files(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_by(data, OLD).stop()
    monkeypatch.setattr("db.server.upgrade._RESTORED", ("--schema-only",))
    with pytest.raises(CannotUpgrade) as caught:
        upgrade_data(data)
    assert (caught.value.code, caught.value.details["problem"]) == ("failed", "rows are missing")
    assert version_of(data / "postgres") == OLD
    assert EmbeddedPostgres.runs(data) is False


def test_a_server_at_work_is_not_upgraded_and_goes_on(data: Path) -> None:
    server = made_by(data, OLD)
    sleeping = "SELECT pg_sleep(1.5)"

    async def beside() -> None:
        asked = asyncio.create_task(execute(server.url, sleeping))
        await asyncio.sleep(0.3)
        with pytest.raises(CannotUpgrade) as caught:
            await asyncio.to_thread(upgrade_data, data)
        assert caught.value.code == "in-use"
        await asked

    try:
        asyncio.run(beside())
        assert version_of(data / "postgres") == OLD
    finally:
        server.stop()


@pytest.mark.parametrize("moved", [False, True])
def test_an_upgrade_that_was_cut_off_once_the_copy_was_whole_is_ended_by_the_next_start(
    data: Path, moved: bool
) -> None:
    for name, version in (("postgres-16" if moved else "postgres", "16"), ("postgres-new", "18")):
        (data / name).mkdir()
        (data / name / "PG_VERSION").write_text(version)
    (data / "postgres-new.whole").write_text("16")
    settle_upgrade(data)
    settle_upgrade(data)
    assert (version_of(data / "postgres"), version_of(data / "postgres-16")) == (18, 16)
    assert not (data / "postgres-new").exists()
