"""`pactum` as its own process starts it, but that a demo's database begins with the files in PACTUM_TEST_FILES."""

from __future__ import annotations

import os
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import bot.demo.server as server
from bot.cli import app
from tests.prepared import copy_files

FILES = "PACTUM_TEST_FILES"
opened = server.open_database


def open_prepared(url: str | None, data_dir: Path, **more: Any) -> AbstractAsyncContextManager[Any]:
    """The database in a folder that nothing is in yet."""
    copy_files(Path(os.environ[FILES]), data_dir)
    return opened(url, data_dir, **more)


if __name__ == "__main__":
    server.open_database = open_prepared
    app(prog_name="pactum")
