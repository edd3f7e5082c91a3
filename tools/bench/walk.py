"""Counts the modules that a press on Seal walks through: `python -m tools.bench.walk [GAME]` prints JSON.

`modules`: those with a function that the press has called, of all presses the median; `handed_on`: those where the
press itself, or the click it is a part of, is an argument; the others are given what they need of it. `crossings`:
calls from a function of one floor to one of another, in the usual press; what stands between, as coroutines of asyncio
or a library, is looked through.
"""

from __future__ import annotations

import asyncio
import json
import logging
import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import discord

from bot.desk.answering import Click
from bot.messages.custom_ids import Press
from tools.bench.clicks import TimedBot, clicked

OURS = ("bot", "db", "engine", "face", "games", "host")
CLICKS = 60
GOES_ON = 3  # bits of the argument of RESUME: a function begins with 0


class Walk:
    """The modules that a task has been in."""

    def __init__(self) -> None:
        self.modules: set[str] = set()
        self.handed_on: set[str] = set()
        self.crossings: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Notes the modules that the present task enters."""
        task = asyncio.current_task()

        def enter(frame: FrameType, event: str, _: Any) -> None:
            module = frame.f_globals.get("__name__", "")
            if event == "call" and module.partition(".")[0] in OURS and asyncio.current_task() is task:
                self.modules.add(module)
                self._cross(frame, module)
                if any(isinstance(value, Press | Click) for value in arguments(frame)):
                    self.handed_on.add(module)

        sys.setprofile(enter)
        try:
            yield
        finally:
            sys.setprofile(None)

    def _cross(self, frame: FrameType, module: str) -> None:
        """Counts a call that comes from a function of another floor; a coroutine that goes on is no new call."""
        caller = frame.f_back
        while caller is not None and floor_of(caller) not in OURS:
            caller = caller.f_back
        begins = frame.f_code.co_code[frame.f_lasti + 1] & GOES_ON == 0
        if caller is not None and begins and floor_of(caller) != floor_of(frame):
            self.crossings[caller.f_globals["__name__"], f"{module}.{frame.f_code.co_name}"] += 1


def floor_of(frame: FrameType) -> str:
    """The floor that a function stands on."""
    return str(frame.f_globals.get("__name__", "")).partition(".")[0]


def arguments(frame: FrameType) -> list[object]:
    """The arguments of the function that has just been entered."""
    code = frame.f_code
    return [frame.f_locals.get(name) for name in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]]


class WalkedBot(TimedBot):
    """Notes the walks of all presses on Seal."""

    walks: list[Walk] = []  # noqa: RUF012  of the only bot there is

    async def press(self, interaction: discord.Interaction[Any], press: Press, values: list[str]) -> None:
        if press.action != "seal":
            await super().press(interaction, press, values)
            return
        self.walks.append(Walk())
        with self.walks[-1].taken():
            await super().press(interaction, press, values)


async def measure(game_id: str, clicks: int = CLICKS) -> dict[str, Any]:
    """Figures about the walks of presses on Seal, and the names of the modules of one of them."""
    WalkedBot.walks.clear()
    await clicked(game_id, clicks, WalkedBot)
    walks = sorted(WalkedBot.walks, key=lambda walk: len(walk.modules))
    usual = walks[len(walks) // 2]
    return {
        "game": game_id,
        "presses": len(walks),
        "modules": statistics.median(len(walk.modules) for walk in walks),
        "crossings": usual.crossings.total(),
        "handed_on": sorted(usual.handed_on),
        "usual": sorted(usual.modules),
    }


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    print(json.dumps(asyncio.run(measure(sys.argv[1] if len(sys.argv) > 1 else "bids")), indent=1))
