"""Works results and ratings out anew from the console, beside a running bot or without one."""

from __future__ import annotations

from collections.abc import Callable

from bot.app.settings import Settings
from bot.cli.visiting import visited_house
from bot.kit.console import line


async def rebuild_records(settings: Settings, say: Callable[[str], None]) -> None:
    """Count all tables that have ended, and rate their players. Raises CannotVisit."""
    async with visited_house(settings) as house:
        say(line("rebuilt", count=await house.records.rebuild()))
