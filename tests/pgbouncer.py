"""A pgbouncer in transaction mode, Debian's package, before a server of the tests."""

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
from urllib.parse import parse_qs, urlsplit

import pytest

MISSING = "pgbouncer is not installed (Debian: apt-get install pgbouncer)"
PROGRAM = shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
PATIENCE = 60.0  # seconds
CONNECTIONS = 3  # of the server, for all who come
SETTINGS = """\
[databases]
{name} = host={socket} port=5432 user=postgres dbname={name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = {size}
max_client_conn = 200
logfile = {log}
"""


@contextmanager
def bouncer(url: str) -> Iterator[str]:
    """The address of a pgbouncer before the database at `url`, which is on a server of the tests."""
    if PROGRAM is None:
        pytest.skip(MISSING)
    parts = urlsplit(url.replace("+asyncpg", ""))
    name, server = parts.path.strip("/"), Path(parse_qs(parts.query)["host"][0])
    owner = server.stat()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="pactum-") as made:
        folder = Path(made)
        log, settings = folder / "log", folder / "pgbouncer.ini"
        settings.write_text(SETTINGS.format(name=name, socket=server, port=port, size=CONNECTIONS, log=log))
        for path in (folder, settings):
            os.chown(path, owner.st_uid, owner.st_gid)
        user = owner.st_uid if os.getuid() == 0 else None  # it refuses to run as root, and only the owner gets in
        with subprocess.Popen([PROGRAM, str(settings)], user=user, stderr=subprocess.DEVNULL) as process:
            try:
                _wait(port)
                yield f"postgresql://postgres@127.0.0.1:{port}/{name}"
            finally:
                process.kill()


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
