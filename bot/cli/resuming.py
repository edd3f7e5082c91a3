"""Lets halted tables go on together: those of a server by its moderators, all of them from the console."""

from __future__ import annotations

import os
from collections.abc import Callable

from bot.app.settings import Settings
from bot.cli.visiting import visited_house
from bot.kit.console import line
from bot.table.drawing import draw
from host.moderation.resuming import Resumed


async def resume_all(settings: Settings, reason: str, say: Callable[[str], None]) -> bool:
    """Let all halted tables of all servers go on, beside a running bot or without one; whether all of them did.

    Raises CannotVisit.
    """
    async with visited_house(settings) as house:
        done = await house.resuming.resume_halted(reason, f"console:{os.urandom(8).hex()}", draw=draw)
    _say_done(done, say)
    return not done.still


def _say_done(done: Resumed, say: Callable[[str], None]) -> None:
    """Says how many tables went on, and names each that did not, with the kind of its cause."""
    say(line("resumed", count=len(done.went_on)))
    for table in done.still:
        say(line("still-halted", table=table, why=done.why.get(table, "")))
