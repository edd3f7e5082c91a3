"""Keeps the processes in which stewards think. One that takes too long, or breaks, is ended and replaced."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress

from msgspec import DecodeError, json

from host.stewards.thinking import BROKEN, SLOW, Question, Thought

AT_ONCE = 2  # processes
LIMIT = 10.0  # seconds that a steward may think
STARTING = 30.0  # seconds more that a process may need for its first thought
LARGEST = 16_000_000  # bytes of a thought
PASSED_ON = ("PATH", "PYTHONPATH", "PYTHONHOME", "SYSTEMROOT", "LANG", "LC_ALL", "TMPDIR")  # no secret is among them


class Workers:
    """Thinks in processes of its own, started when they are first needed. `limit`: seconds for one thought."""

    def __init__(self, limit: float = LIMIT, count: int = AT_ONCE) -> None:
        self._limit = limit
        self._room = asyncio.Semaphore(count)
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()

    async def think(self, question: Question) -> Thought:
        """Return what the steward wants to do; nothing, with `slow` or `broken`, if its process does not say."""
        async with self._room:
            try:
                worker = self._idle.pop() if self._idle else None
                limit = self._limit if worker is not None else self._limit + STARTING
                worker = worker or await self._started()
            except OSError:
                return Thought(question.ask, None, BROKEN)
            try:
                thought = await asyncio.wait_for(_asked(worker, question), limit)
            except TimeoutError:
                await self._ended(worker)
                return Thought(question.ask, None, SLOW)
            except (OSError, EOFError, ValueError, DecodeError):
                await self._ended(worker)
                return Thought(question.ask, None, BROKEN)
            except BaseException:  # cancelled: its reply would be taken for that to another question
                await self._ended(worker)
                raise
            self._idle.append(worker)
            return thought

    async def close(self) -> None:
        """End all processes."""
        for worker in tuple(self._all):
            await self._ended(worker)
        self._idle.clear()

    async def _started(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "host.stewards.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # a traceback may hold secrets
            env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
            limit=LARGEST,
        )
        self._all.add(worker)
        return worker

    async def _ended(self, worker: asyncio.subprocess.Process) -> None:
        self._all.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()


async def _asked(worker: asyncio.subprocess.Process, question: Question) -> Thought:
    assert worker.stdin is not None  # noqa: S101  both are pipes
    assert worker.stdout is not None  # noqa: S101
    worker.stdin.write(json.encode(question) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise EOFError
    return json.decode(line, type=Thought)
