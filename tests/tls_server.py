"""Debian's PostgreSQL with TLS, and a pgbouncer with TLS before it: both take encrypted connections alone."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec import Struct

from tests.pgbouncer import MISSING as NO_BOUNCER
from tests.pgbouncer import PROGRAM as BOUNCER

MISSING = "a PostgreSQL with TLS is not installed (Debian: apt-get install postgresql openssl)"
PASSWORD = "p@ss word"
PACTUM = "pactum:p%40ss%20word"
PATIENCE = 30.0  # seconds
HBA = """\
local   all all                    trust
hostssl all pactum    127.0.0.1/32 scram-sha-256
hostssl all certified 127.0.0.1/32 trust clientcert=verify-full
"""
BOUNCER_SETTINGS = """\
[databases]
* = host={folder} port={behind} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
client_tls_sslmode = require
client_tls_key_file = {folder}/server.key
client_tls_cert_file = {folder}/server.crt
"""


class TlsServer(Struct, frozen=True):
    """A server that is up. `folder` has its socket, the CA's certificate (ca.crt) and that of `certified`."""

    folder: Path
    port: int
    owner: int | None

    @property
    def socket(self) -> str:
        """The address for an administrator, without TLS."""
        return f"postgresql://postgres@/postgres?host={self.folder}&port={self.port}"

    def address(
        self, query: str, user: str = "pactum:p%40ss%20word", host: str = "localhost", name: str = "pactum"
    ) -> str:
        """An address as a hosting company hands it out."""
        return f"postgres://{user}@{host}:{self.port}/{name}?{query}"

    @contextmanager
    def bouncer(self) -> Iterator[int]:
        """The port of a pgbouncer before it."""
        if BOUNCER is None:
            pytest.skip(NO_BOUNCER)
        port = free_port()
        settings = self.folder / "pgbouncer.ini"
        settings.write_text(BOUNCER_SETTINGS.format(folder=self.folder, behind=self.port, port=port))
        settings.chmod(0o644)
        with subprocess.Popen([BOUNCER, str(settings)], user=self.owner, stderr=subprocess.DEVNULL) as process:
            try:
                _wait(port)
                yield port
            finally:
                process.kill()


def debian_programs() -> Path | None:
    """The programs of the newest server that Debian has installed."""
    servers = Path("/usr/lib/postgresql").glob("*/bin/postgres")
    return max((server.parent for server in servers), key=lambda path: int(path.parent.name), default=None)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def tls_server(owner: int | None) -> Iterator[TlsServer]:
    """A server with one database, `pactum`, whose users come by TLS alone. `owner`: who runs it if we are root."""
    programs = debian_programs()
    if programs is None or shutil.which("openssl") is None:
        pytest.skip(MISSING)
    owner = owner if os.getuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="pactum-"))
    folder.chmod(0o755)
    _certificates(folder)
    made = folder / "data"
    made.mkdir(mode=0o700)
    if owner is not None:
        for path in (folder, *folder.iterdir()):
            os.chown(path, owner, -1)
    server = TlsServer(folder, free_port(), owner)

    def run(program: str, *arguments: str) -> None:
        subprocess.run([programs / program, *arguments], user=owner, cwd=folder, check=True, stdout=subprocess.DEVNULL)

    run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", f"--pgdata={made}")
    (made / "pg_hba.conf").write_text(HBA)
    settings = {
        "port": server.port,
        "listen_addresses": "127.0.0.1",
        "unix_socket_directories": folder,
        "fsync": "off",
        "ssl": "on",
        "ssl_ca_file": folder / "ca.crt",
        "ssl_cert_file": folder / "server.crt",
        "ssl_key_file": folder / "server.key",
    }
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    run("pg_ctl", "-D", str(made), "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        psql = ("psql", "-q", f"--dbname={server.socket}")
        run(*psql, f"--command=CREATE ROLE pactum LOGIN PASSWORD '{PASSWORD}'", "--command=CREATE ROLE certified LOGIN")
        run(*psql, "--command=CREATE DATABASE pactum OWNER pactum", "--command=GRANT pactum TO certified")
        run(*psql, "--command=CREATE DATABASE restored OWNER pactum")
        yield server
    finally:
        run("pg_ctl", "-D", str(made), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def _certificates(folder: Path) -> None:
    """A CA (ca.crt), another one (other.crt), the server's certificate for "localhost", and that of a user."""

    def openssl(*words: str) -> None:
        subprocess.run(["openssl", *words], cwd=folder, check=True, stderr=subprocess.DEVNULL)

    fresh = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2")
    for name in ("ca", "other"):
        openssl(*fresh, "-subj", f"/CN=A test's {name}", "-keyout", f"{name}.key", "-out", f"{name}.crt")
    for name, subject in (("server", "localhost"), ("certified", "certified")):
        signed = ("-CA", "ca.crt", "-CAkey", "ca.key", "-addext", f"subjectAltName=DNS:{subject}")
        openssl(*fresh, "-subj", f"/CN={subject}", *signed, "-keyout", f"{name}.key", "-out", f"{name}.crt")
        (folder / f"{name}.key").chmod(0o600)


def _wait(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)
