"""`pactum run` under watch: says at SIGUSR1 how long its event loop has stood still at most since the last time.

At SIGUSR2 the loop stands still for good; the process ends itself after a minute, or after the seconds that STANDSTILL
names: a busy machine holds a bot up for some.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from bot.app import supervised
from bot.app import supervised as stopping
from bot.cli import app

EVERY = 0.01  # seconds
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


def main() -> None:
    """Run the bot. The first argument is where to write."""
    watch = Watch(Path(sys.argv.pop(1)))
    until_stopped = stopping._until_stopped

    async def watched(work: Any) -> Any:
        watch.begin(asyncio.get_running_loop())
        return await until_stopped(work)

    stopping._until_stopped = watched
    supervised.LONGEST_WAIT = float(os.environ.get("STANDSTILL", supervised.LONGEST_WAIT))
    app()


if __name__ == "__main__":
    main()
