"""`pactum run` under watch: says at SIGUSR1 how long its event loop has stood still at most since the last time.

At SIGUSR2 the loop stands still for good; the process ends itself after a minute, or after the seconds that STANDSTILL
names: a busy machine holds a bot up for some. SHARE is the part of a core that the process may use, 1 for all of it:
with less it works as on a slower machine, and leaves room for whatever else is measured on this one.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.app import supervised
from bot.app import supervised as stopping
from bot.cli import app

EVERY = 0.01  # seconds
SHARE = "SHARE"  # the environment's name for it
FOR_GOOD = 3600.0


class Watch:
    """The longest stalls since the last report: by the clock, and by the processor's time of the loop's own thread."""

    def __init__(self, into: Path) -> None:
        self._into = into
        self._waited = self._worked = 0.0
        self._at, self._spent = time.perf_counter(), time.thread_time()

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Look every few milliseconds from now on, as long as `loop` runs."""
        loop.add_signal_handler(signal.SIGUSR1, self._tell)
        loop.add_signal_handler(signal.SIGUSR2, time.sleep, FOR_GOOD)
        loop.call_later(EVERY, self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        now, spent = time.perf_counter(), time.thread_time()
        self._waited = max(self._waited, now - self._at - EVERY)
        self._worked = max(self._worked, spent - self._spent)
        self._at, self._spent = now, spent
        loop.call_later(EVERY, self._look, loop)

    def _tell(self) -> None:
        self._into.write_text(f"{self._waited} {self._worked}")
        self._waited = self._worked = 0.0


class Brake:
    """Holds the process to a part of a core: what it has spent beyond that it waits for, and answers nobody.

    `clock`, `worked`: seconds that have passed, and that the process has worked; `wait`: lets some pass.
    """

    def __init__(
        self,
        share: float,
        *,
        clock: Callable[[], float] = time.perf_counter,
        worked: Callable[[], float] = time.process_time,
        wait: Callable[[float], object] = time.sleep,
    ) -> None:
        self._share = share
        self._clock, self._worked, self._wait = clock, worked, wait
        self._owed = 0.0
        self._at, self._spent = clock(), worked()

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Look every few milliseconds from now on, as long as `loop` runs."""
        loop.call_later(EVERY, self._look, loop)

    def look(self) -> None:
        """Wait for what was spent since the last look."""
        now, spent = self._clock(), self._worked()
        self._owed = max(0.0, self._owed + (spent - self._spent) / self._share - (now - self._at))
        self._at, self._spent = now, spent
        self._wait(self._owed)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self.look()
        loop.call_later(EVERY, self._look, loop)


def main() -> None:
    """Run the bot. The first argument is where to write."""
    watch = Watch(Path(sys.argv.pop(1)))
    share = float(os.environ.get(SHARE, 1.0))
    until_stopped = stopping._until_stopped

    async def watched(work: Any) -> Any:
        watch.begin(asyncio.get_running_loop())
        if share < 1:
            Brake(share).begin(asyncio.get_running_loop())
        return await until_stopped(work)

    stopping._until_stopped = watched
    supervised.LONGEST_WAIT = float(os.environ.get("STANDSTILL", supervised.LONGEST_WAIT))
    app()


if __name__ == "__main__":
    main()
