from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from db.server.embedded import EmbeddedPostgres
from db.server.upgrade import CannotUpgrade, upgrade_data
from db.trouble import Trouble
from tests.processes import FORCED, ended, line_of

SCRIPT = Path(__file__).parent / "bot_process.py"
ROOT = SCRIPT.parent.parent.parent
NOBODY = 65534


class Bot:
    """A process that works on the embedded database in `directory`."""

    def __init__(self, directory: Path, *, patient: bool = False) -> None:
        command = [sys.executable, str(SCRIPT), str(directory), *(["patient"] if patient else [])]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self.said = line_of(self._process)

    def kill(self) -> None:
        ended(self._process, signal.SIGKILL)

    def go(self) -> None:
        self._process.communicate("go\n", timeout=30)


@pytest.fixture
def directory() -> Iterator[Path]:
    made = Path(tempfile.mkdtemp(prefix="pactum-"))
    yield made
    server = server_of(made)
    if server is not None:
        server.kill()
        server.wait(FORCED)
    shutil.rmtree(made, ignore_errors=True)


def server_of(directory: Path) -> psutil.Process | None:
    """The Postgres that runs on this directory."""
    pid_file = directory / "postgres" / "postmaster.pid"
    if not pid_file.exists():
        return None
    pid = int(pid_file.read_text().splitlines()[0])
    return psutil.Process(pid) if psutil.pid_exists(pid) else None


@pytest.mark.long
def test_a_clean_exit_stops_the_server(directory: Path) -> None:
    bot = Bot(directory)
    assert bot.said == f"open {directory / 'postgres'}\n"
    assert server_of(directory) is not None
    bot.go()
    assert server_of(directory) is None


@pytest.mark.long
def test_a_second_bot_is_refused_and_leaves_the_server_to_the_first(directory: Path) -> None:
    first = Bot(directory)
    second = Bot(directory)
    assert second.said.startswith("database-taken")
    assert str(directory / "postgres") in second.said
    second.go()
    assert server_of(directory) is not None
    first.go()
    assert server_of(directory) is None


@pytest.mark.long
def test_a_killed_bot_leaves_its_server_and_the_next_one_finds_it_and_stops_it(directory: Path) -> None:
    Bot(directory).kill()
    left = server_of(directory)
    assert left is not None
    bot = Bot(directory, patient=True)
    assert bot.said.startswith("open")
    assert server_of(directory) == left
    bot.go()
    assert server_of(directory) is None


@pytest.mark.long
def test_a_killed_server_is_started_again(directory: Path) -> None:
    Bot(directory).kill()
    server = server_of(directory)
    assert server is not None
    server.kill()
    server.wait(FORCED)
    bot = Bot(directory, patient=True)
    assert bot.said.startswith("open")
    bot.go()
    assert server_of(directory) is None


def test_a_directory_that_cannot_be_one_is_a_clear_trouble(directory: Path) -> None:
    (directory / "file").write_text("not a directory")
    bot = Bot(directory / "file")
    assert bot.said.startswith("embedded-failed")


def test_the_files_of_another_user_are_left_alone(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root above all would take them from the server that runs on them."""
    files = directory / "postgres"
    files.mkdir(mode=0o700)
    if os.geteuid() == 0:
        os.chown(files, NOBODY, -1)
    else:
        monkeypatch.setattr("os.geteuid", lambda: NOBODY)
    before = [(path.stat().st_uid, path.stat().st_mode) for path in (files, directory)]
    for work in (EmbeddedPostgres.start, EmbeddedPostgres.runs):
        with pytest.raises(Trouble) as refused:
            work(directory)
        assert (refused.value.code, refused.value.details["owner"]) == ("embedded-other-user", files.owner())
    with pytest.raises(CannotUpgrade) as cannot:
        upgrade_data(directory)
    assert cannot.value.code == "other-user"
    assert [(path.stat().st_uid, path.stat().st_mode) for path in (files, directory)] == before
    assert list(directory.iterdir()) == [files]
    assert list(files.iterdir()) == []
