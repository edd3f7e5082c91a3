"""/request: players ask the moderators for a fix of their own seat or of the whole table. /ask-fix is its old name."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.commands.fix_kinds import COMMANDS, REASON, Command, FixCommand, Interaction, Option, Typed, made_command
from bot.commands.fix_options import own_seat, own_table
from bot.commands.translator import described
from bot.commands.wording import ANYWHERE, INSTALLED, bot_of, own_tables

ORDER = ("adjust", "reopen", "rewind", "deadline", "answer", "pause")
WHY = Option("why", REASON, "option-fix-why")
TABLE = Option("table", str | None, "option-own-table", lambda _: own_tables, None)


@INSTALLED
@ANYWHERE
class RequestCommands(commands.GroupCog, group_name="request", group_description=described("command-request")):
    """The subcommands of /request: a command for each kind of fix that players may ask for."""

    def __init__(self) -> None:
        _fill(self.app_command)


@INSTALLED
@ANYWHERE
class AskFixCommands(commands.GroupCog, group_name="ask-fix", group_description=described("command-ask-fix")):
    """The subcommands of /ask-fix, the old name of /request: they do the same."""

    def __init__(self) -> None:
        _fill(self.app_command)


def _fill(group: Any) -> None:
    assert isinstance(group, app_commands.Group)  # noqa: S101  GroupCog makes it
    for name in ORDER:
        group.add_command(_command(COMMANDS[name]))


def _command(entry: FixCommand) -> Command:
    async def run(interaction: Interaction, why: str, table: str | None, **values: Any) -> None:
        table_id = await own_table(interaction, table)
        typed = Typed(interaction, table_id, values, lambda: own_seat(interaction, table_id))
        await bot_of(interaction).fixes.ask(interaction, table_id, await entry.read(typed), why)

    options = (*(option for option in entry.options if option.name != "player"), WHY, TABLE)
    return made_command(entry.called, f"command-request-{entry.called}", options, own_table, run)
