"""The slash commands, by what people do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Pactum


def register(bot: Pactum) -> None:
    """Add all commands to the bot's tree (they are not synced here)."""
    from bot.commands import ask_fix, desk, fix, me, orders, pactum, people, table

    for module in (pactum, table, people, desk, orders, me, fix, ask_fix):
        module.add(bot.tree)
