"""Starts a PostgreSQL from a Python wheel beside the bot, for operators who have none, and stops it with the bot."""

from __future__ import annotations

import contextlib
import subprocess
import threading
import time
from pathlib import Path
from urllib.parse import quote

import psutil  # type: ignore[import-untyped]  # comes with the server

from db.server.private_server import OURS_IS, PrivateServer, other_owner, version_of
from db.server.upgrade import settle_upgrade
from db.trouble import EMBEDDED_FAILED, EMBEDDED_OTHER_USER, EMBEDDED_OTHER_VERSION, Trouble

_TRIES = 4
_PAUSE = 1.0  # seconds

_FAILURES = (OSError, RuntimeError, AssertionError, subprocess.SubprocessError)


class EmbeddedPostgres:
    """A running server on one directory. A server that a killed bot left behind is found again.

    `left_behind`: it was running already when this was made.
    """

    def __init__(self, server: PrivateServer, *, left_behind: bool) -> None:
        self.directory = server.directory
        self.left_behind = left_behind
        self._server = server
        self._turn = threading.Lock()  # the library's own lock only keeps processes apart
        self._done = False

    @staticmethod
    def runs(data_dir: Path) -> bool:
        """Whether a server runs on `data_dir`/postgres, whoever started it. Raises Trouble as `start` does."""
        directory = _directory(data_dir)
        return directory.is_dir() and PrivateServer(directory).running

    @staticmethod
    def address(data_dir: Path) -> str:
        """The address of the server on `data_dir`/postgres for other programs: its socket lies among its files."""
        return f"postgresql://postgres@/postgres?host={quote(str(_directory(data_dir)), safe='/')}"

    @classmethod
    def start(cls, data_dir: Path) -> EmbeddedPostgres:
        """Starts or finds the server whose files are in `data_dir`/postgres. Blocks for about 0.6 s, at first 3 s.

        Raises Trouble `embedded-failed`, `embedded-other-version`, `embedded-other-user`.
        """
        directory = _directory(data_dir)
        try:
            settle_upgrade(data_dir)
        except OSError as error:
            raise _not_started(directory, error) from error
        found = version_of(directory)
        if found not in (None, OURS_IS):
            raise Trouble(EMBEDDED_OTHER_VERSION, where=str(directory), found=str(found), ours=str(OURS_IS))
        for left in reversed(range(_TRIES)):
            server = None
            try:
                directory.parent.mkdir(parents=True, exist_ok=True)
                _forget_zombie(directory)
                server = PrivateServer(directory)
                left_behind = server.running
                server.start()
                return cls(server, left_behind=left_behind)
            except _FAILURES as error:
                if server is not None:
                    server.forget_link()
                if not left or isinstance(error, OSError):
                    raise _not_started(directory, error) from error
                time.sleep(_PAUSE)  # a killed server's children may still be ending, or it is recovering
        raise AssertionError("unreachable")

    @property
    def url(self) -> str:
        """The address to connect to."""
        return self._server.url

    def revive(self) -> None:
        """Starts the server again if it died. Blocks. Raises Trouble `embedded-failed`."""
        try:
            with self._turn, self._server._lock:
                if not self._done:
                    _forget_zombie(self.directory)
                    self._server.ensure_postgres_running()
        except _FAILURES as error:
            raise _not_started(self.directory, error) from error

    def leave(self) -> None:
        """Forgets the server and lets it run, because another process works on it."""
        self._server.cleanup()
        self._server.forget_link()

    def stop(self) -> None:
        """Stops the server. Blocks."""
        with self._turn:
            self._done = True
        self._server.cleanup()
        with contextlib.suppress(psutil.NoSuchProcess):  # it died by itself
            self._server.stop()
        self._server.forget_link()


def _directory(data_dir: Path) -> Path:
    """Where the files are. Raises Trouble `embedded-other-user` if they are somebody else's, `embedded-failed`."""
    directory = (data_dir / "postgres").expanduser().resolve()
    try:
        owner = other_owner(directory)
    except OSError as error:
        raise _not_started(directory, error) from error
    if owner is not None:
        raise Trouble(EMBEDDED_OTHER_USER, where=str(directory), owner=owner)
    return directory


def _not_started(directory: Path, error: Exception) -> Trouble:
    problem = error.strerror if isinstance(error, OSError) else None
    return Trouble(EMBEDDED_FAILED, where=str(directory), problem=problem or type(error).__name__)


def _forget_zombie(directory: Path) -> None:
    """Drops the pid file of a server that is a zombie. In a container perhaps no process ever waits for it."""
    pid_file = directory / "postmaster.pid"
    try:
        pid = int(pid_file.read_text().partition("\n")[0])
        if psutil.Process(pid).status() == psutil.STATUS_ZOMBIE:
            pid_file.unlink()
    except (FileNotFoundError, ValueError, psutil.Error):
        return
