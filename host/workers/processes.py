"""Keeps processes that answer a line with a line. One that takes too long, or breaks, is ended and replaced.

How many may wait for them, and whose turn it is, says `host.turns`: nobody can fill the line. They are programs of
their own: they get nothing of the operator's environment but what Python needs and where games from outside are, and
end when their input ends.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Hashable, Sequence
from contextlib import suppress
from time import monotonic
from typing import TypeVar

from db.trouble import Trouble
from engine.registry import PACKAGES
from host.workers.allowances import PART_BESIDE, note_cost
from host.workers.turns import TOO_MANY_WAIT, Bound, Turns

_STARTING = 30.0  # seconds more that a process may need for its first answer
LARGEST = 16_000_000  # bytes of an answer
PASSED_ON = ("PATH", "PYTHONPATH", "PYTHONHOME", "SYSTEMROOT", "LANG", "LC_ALL", "TMPDIR", PACKAGES)
"""Variables of the environment that a process gets. No secret is among them."""
_BOUND = Bound(own=4, waiting=40)  # of orders, where nothing else is said
HOUSE = "house"  # whose orders those are that no person asks for

T = TypeVar("T")
_Line = bytes | Callable[[], Awaitable[bytes]]
"""A line, or what writes it once its turn has come: what waits needs no memory then."""


class Processes:
    """At most `count` processes of the module `program`, started with `arguments` when they are first needed.

    `limit`: seconds for one answer; `bound`: how many may be asked for. `clock`: seconds that never go back.
    """

    def __init__(
        self,
        program: str,
        limit: float,
        count: int,
        arguments: Sequence[str] = (),
        *,
        bound: Bound = _BOUND,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._program = program
        self._limit = limit
        self._arguments = arguments
        self._bound = bound
        self._clock = clock
        self._turns = Turns(count, bound)
        self._idle: list[asyncio.subprocess.Process] = []
        self.all: set[asyncio.subprocess.Process] = set()

    @property
    def asked(self) -> int:
        """How many questions are without an answer."""
        return self._turns.under_way

    async def ask(
        self,
        line: _Line,
        read: Callable[[bytes], T],
        starting: float = _STARTING,
        *,
        whose: Hashable = HOUSE,
        limit: float | None = None,
    ) -> T:
        """Returns the answer to `line`, as `read` reads it, when it is the turn of `whose`.

        `starting`: seconds more for a process that is new; `limit`: seconds for this answer, where it is another.
        Raises TimeoutError if it takes too long, EOFError or
        OSError if the process breaks, and what `read` raises: in each case that process is ended, and the next question
        gets another. Raises Trouble `own-under-way`, `too-many-wait` where there is no room, or its turn comes so late
        that nobody can be given the answer; and what writing the line raises.
        """
        asked_at = self._clock()
        async with self._turns.turn(whose):
            if self._clock() - asked_at > self._bound.patience:
                raise Trouble(TOO_MANY_WAIT)
            return await self._answered(
                line if isinstance(line, bytes) else await line(), read, starting, limit or self._limit
            )

    async def close(self) -> None:
        """Ends all processes."""
        for worker in tuple(self.all):
            await self._ended(worker)
        self._idle.clear()

    async def _answered(self, line: bytes, read: Callable[[bytes], T], starting: float, limit: float) -> T:
        worker = self._idle.pop() if self._idle else None
        limit = limit if worker is not None else limit + starting
        worker = worker or await self._started()
        begun = self._clock()
        try:
            answer = read(await asyncio.wait_for(_asked(worker, line), limit))
        except BaseException:  # cancelled, too: its reply would be taken for that to another question
            await self._ended(worker)
            raise
        finally:
            note_cost((self._clock() - begun) * PART_BESIDE)
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
