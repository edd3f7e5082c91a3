"""A standby of a server of the tests: streaming replication, a commit counts when both have it, and the promotion."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

from db.server.embedded import EmbeddedPostgres
from db.server.private_server import programs
from tests.ground import address, execute

NAME = "standby"
PORT = 5432


class Standby:
    """A copy in `folder` that follows `primary`, once `start` has returned."""

    def __init__(self, primary: EmbeddedPostgres, folder: Path) -> None:
        self._primary = primary
        self._socket = primary._server.pgdata
        self.data = folder / NAME
        self._owner = primary.directory.stat()

    def url(self, database: str) -> str:
        """The address that leads to whichever of the two takes writes."""
        hosts = f"{self._socket},{self.data}"
        ports = f"{PORT},{PORT}"
        return f"postgresql://postgres@/{database}?host={hosts}&port={ports}&target_session_attrs=primary"

    async def start(self) -> None:
        """Copy the primary, follow it, and let each commit wait until the copy has it on disk."""
        source = ["-h", str(self._socket), "-p", str(PORT), "-U", "postgres"]
        self._run("pg_basebackup", *source, "-D", str(self.data), "-X", "stream", "-c", "fast", "-R")
        for left in self.data.glob(".s.PGSQL.*"):  # the primary's socket lies among its files
            left.unlink()
        info = f"host={self._socket} port={PORT} user=postgres application_name={NAME}"
        with (self.data / "postgresql.auto.conf").open("a") as file:
            file.write(f"\nprimary_conninfo = '{info}'\nunix_socket_directories = '{self.data}'\n")
        self._run(
            "pg_ctl",
            "-D",
            str(self.data),
            "-w",
            "-o",
            "-c logging_collector=off -h ''",
            "-l",
            str(self.data / "log"),
            "start",
        )
        await execute(
            address(self._primary, "postgres"),
            f"ALTER SYSTEM SET synchronous_standby_names = '{NAME}'",
            "ALTER SYSTEM SET synchronous_commit = on",
            "SELECT pg_reload_conf()",
        )

    def promote(self) -> None:
        """Kill the primary as if its machine had burnt down, and let the copy take over."""
        pid = int((self._primary.directory / "postmaster.pid").read_text().partition("\n")[0])
        os.kill(pid, signal.SIGQUIT)  # at once, without a shutdown checkpoint
        (self.data / "postgresql.auto.conf").open("a").write("\nsynchronous_standby_names = ''\n")
        self._run("pg_ctl", "-D", str(self.data), "-w", "promote")

    def stop(self) -> None:
        """End the copy, if it runs."""
        if (self.data / "postmaster.pid").exists():
            self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *words: str) -> None:
        user = self._owner.st_uid if os.getuid() == 0 else None
        done = subprocess.run(
            [str(programs() / program), *words],
            user=user,
            cwd=self.data.parent,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
        log = self.data / "log"
        assert done.returncode == 0, done.stderr.decode() + (log.read_text() if log.exists() else "")
