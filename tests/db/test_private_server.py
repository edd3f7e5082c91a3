"""The embedded server is reachable by its owner alone, whatever its path and the temporary directory."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import socket
import stat
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from db.connection.statements import Statement
from db.server.embedded import EmbeddedPostgres
from db.server.opening import open_database
from db.server.private_server import SOCKET, PostgresServer, PrivateServer
from db.trouble import Trouble
from tests.ground import execute
from tests.prepared import copy_files, prepared_files

NOBODY = 65534
pytestmark = [
    pytest.mark.long,  # a server of its own each
    pytest.mark.skipif(os.geteuid() != 0, reason="only root can act as a second user"),
]


@pytest.fixture
def root() -> Iterator[Path]:
    prepared_files()  # before a test says that the temporary folder is another
    directory = Path(tempfile.mkdtemp(prefix="pactum-"))
    directory.chmod(0o777)  # as bad as it gets
    yield directory
    shutil.rmtree(directory, ignore_errors=True)


def started(data_dir: Path) -> EmbeddedPostgres:
    """A server on files that were made elsewhere."""
    copy_files(prepared_files(), data_dir)
    return EmbeddedPostgres.start(data_dir)


def as_nobody(attempt: Callable[[], object]) -> bool:
    """Whether a process of the user nobody succeeds with `attempt`, without an OSError."""
    child = os.fork()
    if child == 0:
        try:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
            attempt()
            os._exit(0)
        except OSError:
            os._exit(1)
        except BaseException:
            os._exit(2)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert code in (0, 1)
    return code == 0


def connects(address: str) -> None:
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(address)


def sockets_under(*folders: Path) -> list[Path]:
    return [one for folder in folders for one in folder.rglob(SOCKET) if one.is_socket()]


async def owner_is_served(server: EmbeddedPostgres) -> bool:
    connection = await asyncpg.connect(dsn=server.url)
    try:
        return bool(await connection.fetchval("SELECT 1"))
    finally:
        await connection.close()


@pytest.mark.parametrize("data", ["data", "d" * 150, "a path, with 100 % of it & more", "/".join(["deep"] * 30)])
@pytest.mark.parametrize("temporary", ["t", "t" * 120])
def test_nobody_else_reaches_the_server(root: Path, data: str, temporary: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = root / temporary
    folder.mkdir()
    folder.chmod(0o777)
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    server = EmbeddedPostgres.start(root / data) if temporary == "t" else started(root / data)
    try:
        found = sockets_under(root)
        assert len(found) == 1
        named = str(server.url).partition("host=")[2]
        short = Path(named) / SOCKET
        assert asyncio.run(owner_is_served(server))
        for path in {str(one) for one in (*found, short) if len(str(one)) < 104 and "%" not in str(one)}:
            connects(path)
            assert not as_nobody(lambda path=path: connects(path))
        assert not as_nobody(lambda: os.listdir(server.directory))
        assert not as_nobody(lambda: (server.directory / SOCKET).unlink())
    finally:
        server.stop()
    assert [one.name for one in folder.iterdir()] == []


def test_the_socket_is_closed_to_others_even_where_its_folder_is_open(root: Path) -> None:
    server = started(root / "data")
    try:
        server.directory.chmod(0o755)
        path = str(server.directory / SOCKET)
        connects(path)
        assert not as_nobody(lambda: connects(path))
    finally:
        server.stop()


def test_a_lock_that_another_user_holds_in_the_temporary_directory_stops_nobody(root: Path) -> None:
    lock = Path(tempfile.gettempdir()) / ".lockfile"
    had = lock.exists()
    if not had:
        as_nobody(lambda: lock.touch(0o600))
    try:
        assert pwd.getpwuid(NOBODY)
        server = started(root / "data")
        server.stop()
        assert (root / "data" / "postgres.lock").exists()
    finally:
        if not had:
            lock.unlink(missing_ok=True)


def test_a_killed_bots_server_on_a_long_path_is_found_again_and_stopped(root: Path) -> None:
    left = started(root / ("d" * 150))
    again = EmbeddedPostgres.start(root / ("d" * 150))
    assert again.left_behind
    try:
        assert asyncio.run(owner_is_served(again))
    finally:
        left.leave()
        again.stop()
    assert not (again.directory / "postmaster.pid").exists()


async def test_a_password_beside_the_address_is_used(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As docker compose gives it: inside an address it could hold neither "@" nor "/"."""
    password = "ti@ger/%:"
    server = started(root / "data")
    try:
        await execute(server.url, f"CREATE ROLE pactum SUPERUSER LOGIN PASSWORD '{password}'")
        access = server.directory / "pg_hba.conf"
        access.write_text("local all pactum scram-sha-256\n" + access.read_text())
        await execute(server.url, "SELECT pg_reload_conf()")
        address = server.url.replace("postgres:@", "pactum@")
        monkeypatch.setenv("PGPASSWORD", "wrong")
        with pytest.raises(Trouble):
            async with open_database(address, root, patience=1):
                pass
        monkeypatch.setenv("PGPASSWORD", password)
        async with open_database(address, root) as database:
            assert (await database.fetch(Statement("SELECT current_user AS me"), {}))[0].me == "pactum"
    finally:
        server.stop()


async def test_the_servers_own_log_is_kept_a_week_and_holds_no_values(root: Path) -> None:
    server = EmbeddedPostgres.start(root / "data")
    try:
        await execute(server.url, "CREATE TABLE words (word text PRIMARY KEY)", "INSERT INTO words VALUES ('sesame')")
        with pytest.raises(asyncpg.UniqueViolationError):
            await execute(server.url, "INSERT INTO words VALUES ('sesame')")
    finally:
        server.stop()
    logs = list((server.directory / "logs").iterdir())
    assert [one.stat().st_mode & 0o077 for one in logs] == [0]
    assert "duplicate key" in logs[0].read_text()
    assert "sesame" not in logs[0].read_text() + (server.directory / "log").read_text()


def test_folders_that_an_attempt_in_vain_has_opened_are_closed_again(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Starting is tried several times: the last one leaves what the first one found."""
    home = root / "home"
    home.mkdir(mode=0o700)
    inited = PostgresServer.ensure_pgdata_inited

    def in_vain(server: PostgresServer) -> None:
        inited(server)
        raise OSError("no room")

    monkeypatch.setattr(PostgresServer, "ensure_pgdata_inited", in_vain)
    with pytest.raises(OSError, match="no room"):
        PrivateServer(home / "data").ensure_pgdata_inited()
    monkeypatch.undo()
    assert stat.S_IMODE(home.stat().st_mode) == 0o711
    PrivateServer(home / "data").ensure_pgdata_inited()
    assert stat.S_IMODE(home.stat().st_mode) == 0o711


def test_folders_above_the_files_are_passed_through_by_others_and_not_read(root: Path) -> None:
    """Of the server of root, whose own user must find its way to them."""
    home = root / "home"
    home.mkdir(mode=0o700)
    server = EmbeddedPostgres.start(home / "data")
    try:
        assert stat.S_IMODE(home.stat().st_mode) == 0o711
        assert not as_nobody(lambda: list(home.iterdir()))
        assert asyncio.run(owner_is_served(server))
    finally:
        server.stop()
