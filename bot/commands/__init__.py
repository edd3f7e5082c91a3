"""Registers the slash commands: a cog for each group, and a cog for commands without a group."""

from __future__ import annotations

from typing import Any

from discord import app_commands


def register(tree: app_commands.CommandTree[Any]) -> None:
    """Adds all commands to `tree` (they are not synced here)."""
    from bot.commands import fix, log, me, pactum, practice, stats, table, ungrouped
    from bot.commands import fix as ask_fix

    for cog in (
        pactum.PactumCommands(),
        table.TableCommands(),
        practice.PracticeCommands(),
        ungrouped.UngroupedCommands(),
        log.LogCommands(),
        me.MeCommands(),
        stats.StatsCommands(),
        stats.LeaderboardCommands(),
        fix.FixCommands(),
        ask_fix.RequestCommands(),
        ask_fix.AskFixCommands(),
    ):
        for command in [cog.app_command] if cog.app_command is not None else cog.get_app_commands():
            tree.add_command(command)
