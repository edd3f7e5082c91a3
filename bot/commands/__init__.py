"""The slash commands, by what people do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Pactum


def register(bot: Pactum) -> None:
    """Add all commands to the bot's tree (they are not synced here)."""
    from bot.commands import ask_fix, bounds, desk, export, fix, me, orders, pactum, people, privacy, table

    for module in (pactum, bounds, table, people, export, desk, orders, me, privacy, fix, ask_fix):
        module.add(bot.tree)
