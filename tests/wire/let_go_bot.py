"""The real `pactum`, whose long waits for Discord are over at once when it is told so by SIGUSR1."""

from __future__ import annotations

import asyncio
import signal
import time

from bot.messages import sending

HOUR = 3600.0


class Waits:
    """The time of a bot's timers: an hour passes whenever a signal comes."""

    def __init__(self) -> None:
        self.passed = 0.0
        signal.signal(signal.SIGUSR1, self.ring)

    def clock(self) -> float:
        return time.monotonic() + self.passed

    async def sleep(self, seconds: float) -> None:
        end = self.clock() + seconds
        while (left := end - self.clock()) > 0:  # noqa: ASYNC110  no event may be set in the handler of a signal
            await asyncio.sleep(min(left, 0.1))

    def ring(self, *_: object) -> None:
        self.passed += HOUR


def main() -> None:
    """Runs the command."""
    waits = Waits()
    sending.REAL = sending.Timer(waits.clock, waits.sleep)  # before others take it as their default
    from bot.cli.commands import app

    app()


if __name__ == "__main__":
    main()
