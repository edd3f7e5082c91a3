"""Registers the slash commands: a cog for each group, and a cog for commands without a group."""

from __future__ import annotations

from functools import cache
from typing import Any

from discord import app_commands

_OF_PAGES = (
    ("table", "play"),
    ("me", "sessions"),
    ("me", "tables"),
    ("me", "calendar"),
)  # where tables have pages in a browser


def register(tree: app_commands.CommandTree[Any], *, pages: bool = False) -> None:
    """Adds all commands to `tree` (they are not synced here). `pages`: tables have pages in a browser."""
    for command in _all_commands(pages):
        tree.add_command(command)


@cache
def _all_commands(pages: bool) -> tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]:
    """The commands. They belong to no bot, but ask an interaction for its: so they are made once in a process."""
    from bot.commands import fix, log, me, pactum, play, stats, table, ungrouped
    from bot.commands import fix as ask_fix
    from bot.commands.tournament.group import TournamentCommands

    cogs = (
        pactum.PactumCommands(),
        table.TableCommands(),
        play.PlayCommands(),
        play.PracticeCommands(),
        ungrouped.UngroupedCommands(),
        log.LogCommands(),
        me.MeCommands(),
        stats.StatsCommands(),
        stats.LeaderboardCommands(),
        TournamentCommands(),
        fix.FixCommands(),
        ask_fix.RequestCommands(),
        ask_fix.AskFixCommands(),
    )
    own = ([cog.app_command] if cog.app_command is not None else cog.get_app_commands() for cog in cogs)
    there = tuple(command for commands in own for command in commands)
    for command in () if pages else there:
        for group, name in _OF_PAGES:
            if isinstance(command, app_commands.Group) and command.name == group:
                command.remove_command(name)
    return there
