"""Starts `pactum run` over and over without importing it over and over: a process that has it loaded forks a bot.

`python -m tests.wire.soak.quick_bot CLOCK` reads lines: "start LOG SETTINGS", with settings of its own as a JSON object
without spaces, answered with the number of the process. The bot is the one of `pactum run` but for its clocks, which
are quick (`quick_time`), and what discord.py sleeps between two attempts. It ends with the soak, however that ends.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import json
import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord.client
import discord.http
import discord.shard
import discord.webhook.async_
from msgspec.structs import replace

import bot.app.process as process
from bot.app import logs, supervised
from bot.app.settings import BotOptions, Settings
from bot.app.underway import RateLimiter
from bot.messages.sending import Timer
from face.wordings.texts import load_locales
from host.house import House
from tests.wire.soak.quick_time import QuickTime

DIES_WITH_PARENT = 1  # PR_SET_PDEATHSIG
STEWARDS = 20  # seconds of the quick clock in which they answer
SWEEP = 1.0  # seconds between two sweeps: what fell due on the quick clock comes in time


def main(clock: QuickTime) -> None:
    """Fork a bot for every line."""
    load_locales()
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the killed
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _, log, own = line.split()
            os.environ.update(json.loads(own))
            _bot(clock, Path(log))
        print(child, flush=True)


def _bot(clock: QuickTime, log: Path) -> None:
    ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    output = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    os.dup2(output, 1)
    os.dup2(output, 2)
    _hurry(clock)
    supervised.listen()
    settings = Settings()
    logs.set_up(settings.log_level, settings.secrets())
    code = 0
    try:
        supervised.run_until_stopped(process.serve(settings, say=lambda words: None))
    except process.CannotRun as reason:
        print(f"CANNOT RUN: {reason}", flush=True)
        code = 1
    except BaseException as error:  # a bot that dies of anything else is a fault of the soak's verdict
        print(f"DIED: {error!r}", flush=True)
        code = 3
    os._exit(code)


def _hurry(clock: QuickTime) -> None:
    async def sleep(seconds: float, result: Any = None) -> Any:
        return await asyncio.sleep(seconds / clock.speed, result)

    process.now = clock.now
    timer = Timer(clock=clock.seconds, sleep=sleep)
    guard = RateLimiter(clock=clock.seconds)
    usual = process.Pactum

    def quick(house: House, options: BotOptions, **how: Any) -> Any:
        hurried = replace(options, sweep_seconds=SWEEP, stewards_within=STEWARDS)
        return usual(house, hurried, timer=timer, guard=guard, **how)

    process.Pactum = quick  # type: ignore[assignment, misc]
    for module in (discord.http, discord.client, discord.shard, discord.webhook.async_):
        module.asyncio = SimpleNamespace(**{**vars(asyncio), "sleep": sleep})  # type: ignore[attr-defined]


if __name__ == "__main__":
    main(QuickTime(Path(sys.argv[1])))
