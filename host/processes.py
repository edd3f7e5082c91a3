"""Keeps processes that answer a line with a line. One that takes too long, or breaks, is ended and replaced.

They are programs of their own: they get nothing of the operator's environment but what Python needs, and end when
their input ends.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

STARTING = 30.0  # seconds more that a process may need for its first answer
LARGEST = 16_000_000  # bytes of an answer
PASSED_ON = ("PATH", "PYTHONPATH", "PYTHONHOME", "SYSTEMROOT", "LANG", "LC_ALL", "TMPDIR")  # no secret is among them

T = TypeVar("T")


class Processes:
    """At most `count` processes of the module `program`, started with `arguments` when they are first needed.

    `limit`: seconds for one answer.
    """

    def __init__(self, program: str, limit: float, count: int, arguments: Sequence[str] = ()) -> None:
        self._program = program
        self._limit = limit
        self._arguments = arguments
        self._room = asyncio.Semaphore(count)
        self._idle: list[asyncio.subprocess.Process] = []
        self.asked = 0  # questions without an answer
        self.all: set[asyncio.subprocess.Process] = set()

    async def ask(self, line: bytes, read: Callable[[bytes], T], starting: float = STARTING) -> T:
        """Return the answer to `line`, as `read` reads it. `starting`: seconds more for a process that is new.

        Raises TimeoutError if it takes too long, EOFError or OSError if the process breaks, and what `read` raises: in
        each case that process is ended, and the next question gets another.
        """
        self.asked += 1
        try:
            async with self._room:
                return await self._answered(line, read, starting)
        finally:
            self.asked -= 1

    async def close(self) -> None:
        """End all processes."""
        for worker in tuple(self.all):
            await self._ended(worker)
        self._idle.clear()

    async def _answered(self, line: bytes, read: Callable[[bytes], T], starting: float) -> T:
        worker = self._idle.pop() if self._idle else None
        limit = self._limit if worker is not None else self._limit + starting
        worker = worker or await self._started()
        try:
            answer = read(await asyncio.wait_for(_asked(worker, line), limit))
        except BaseException:  # cancelled, too: its reply would be taken for that to another question
            await self._ended(worker)
            raise
        self._idle.append(worker)
        return answer

    async def _started(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._program,
            *self._arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # a traceback may hold secrets
            env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
            limit=LARGEST,
        )
        self.all.add(worker)
        return worker

    async def _ended(self, worker: asyncio.subprocess.Process) -> None:
        self.all.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()


async def _asked(worker: asyncio.subprocess.Process, line: bytes) -> bytes:
    assert worker.stdin is not None  # noqa: S101  both are pipes
    assert worker.stdout is not None  # noqa: S101
    worker.stdin.write(line + b"\n")
    await worker.stdin.drain()
    answer = await worker.stdout.readline()
    if not answer.endswith(b"\n"):
        raise EOFError
    return answer
