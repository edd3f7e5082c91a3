"""`pactum demo` in a process of its own, with a database on the server of the tests.

Where no tests run one, as when pictures are made, its own server begins with the files in PACTUM_TEST_FILES.
Its process is forked off from one that has imported the program and read its wordings: that takes twice as long as
all else.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import bot.demo.server as server
from bot.cli import app
from face.wordings.texts import load_locales
from tests.ground import TEMPLATE, database_at, execute
from tests.prepared import copy_files
from tests.processes import FORCED, POLITE, SPOKEN

FILES = "PACTUM_TEST_FILES"
SERVER = "PACTUM_TEST_SERVER"  # the address of the tests' server, with its template
opened = server.open_database
_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload([__name__])
_opened = count()
load_locales()


class DemoProcess:
    """One demo. `words`: its command line; what it writes to its output, in lines."""

    def __init__(self, *words: str, **environment: str) -> None:
        self._output, theirs = _forks.Pipe(duplex=False)
        self._process = _forks.Process(target=_run, args=(words, {**os.environ, **environment}, theirs))
        self._process.start()
        theirs.close()

    def address(self) -> str:
        """Where its page is. Raises AssertionError if it ends without one, or says none in time."""
        if self._output.poll(SPOKEN):
            with os.fdopen(os.dup(self._output.fileno())) as lines:
                for line in iter(lines.readline, ""):
                    if line.startswith("http://127.0.0.1:"):
                        return line.strip()
        raise AssertionError(f"the demo ended with {self.end()} and gave no address")

    def end(self) -> int | None:
        """Ends it as Ctrl-C in a terminal does, then by force; its exit code."""
        self._process.terminate()
        self._process.join(POLITE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(FORCED)
        self._output.close()
        return self._process.exitcode


@asynccontextmanager
async def open_prepared(url: str | None, data_dir: Path, **more: Any) -> AsyncIterator[Any]:
    """A database that nothing is in yet: on the server of the tests, or in a folder."""
    running = os.environ.get(SERVER)
    if running is None:
        copy_files(Path(os.environ[FILES]), data_dir)
        async with opened(url, data_dir, **more) as database:
            yield database
        return
    name = f"demo_{os.getpid()}_{next(_opened)}"
    await execute(running, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
    async with opened(database_at(running, name), data_dir, **more) as database:
        yield database
    await execute(running, f"DROP DATABASE {name} WITH (FORCE)")


def _run(words: tuple[str, ...], environment: dict[str, str], output: Connection) -> None:
    """Becomes `pactum demo` with that environment, and ends with its exit code."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(output.fileno(), 1)
    output.close()
    sys.stdout = open(1, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115  to the end of the process
    server.open_database = open_prepared
    app(["demo", *words], prog_name="pactum")
