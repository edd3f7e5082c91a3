"""The files of a migrated PostgreSQL, made once: a process that has a server of its own begins with a copy of them.

To make them takes a server seconds, most of them to be safe from a power cut. Nothing in a copy survives one.
"""

from __future__ import annotations

import asyncio
import atexit
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from db.connection.address import engine_url
from db.connection.session import make_engine
from db.server.embedded import EmbeddedPostgres
from db.server.migrate import migrate
from tests.ground import execute


@cache
def prepared_files() -> Path:
    """A folder as PACTUM_DATA_DIR is after the first start. No server runs on it."""
    folder = Path(tempfile.mkdtemp(prefix="pactum-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with ThreadPoolExecutor(1) as elsewhere:  # the caller's thread may have a loop that runs
        elsewhere.submit(_make, folder).result()
    return folder


def copy_files(source: Path, data_dir: Path) -> None:
    """Has a bot find the files of `source` in its `data_dir`, with their owner."""
    data_dir.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cp", "-a", source / "postgres", data_dir], check=True)


def _make(folder: Path) -> None:
    server = EmbeddedPostgres.start(folder)

    async def fill() -> None:
        await execute(server.url, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
        engine = make_engine(engine_url(server.url))
        await migrate(engine)
        await engine.dispose()

    try:
        asyncio.run(fill())
    finally:
        server.stop()
