"""/fix: moderators set tables right. A command only previews a fix; the button of its preview applies it."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.commands.fix_kinds import (
    COMMANDS,
    REASON,
    Command,
    FixCommand,
    Interaction,
    Option,
    Typed,
    made_command,
    newcomer_of,
)
from bot.commands.fix_options import fixable_tables, table_to_fix
from bot.commands.seats import seat_number
from bot.commands.translator import described
from bot.commands.wording import IN_SERVERS, INSTALLED, bot_of, command, reader_of
from bot.kit.page import GREY, plain_message
from bot.kit.replies import Reply, cause_of, person_of
from bot.moderation.moderators import moderated
from bot.table.drawing import draw
from engine.core.texts import say
from host.values import NO_SUCH_TABLE, Table, Trouble

ORDER = (
    "look",
    "requests",
    "undelivered",
    "history",
    "rewind",
    "void",
    "result",
    "unfreeze",
    "unfreeze-all",
)  # then all others
TABLE = Option("table", str | None, "option-fix-table", lambda _: fixable_tables, None)


@INSTALLED
@IN_SERVERS
class FixCommands(commands.GroupCog, group_name="fix", group_description=described("command-fix")):
    """The subcommands of /fix. Discord shows them to everybody: the bot knows the moderator role and checks it."""

    def __init__(self) -> None:
        group = self.app_command
        assert isinstance(group, app_commands.Group)  # noqa: S101  GroupCog makes it
        own = {each.name: each for each in group.commands}
        for name in own:
            group.remove_command(name)
        for name in dict.fromkeys((*ORDER, *COMMANDS)):
            group.add_command(own[name] if name in own else _command(COMMANDS[name]))

    @command("look", "command-fix-look")
    @app_commands.describe(table=described("option-fix-table"))
    @app_commands.autocomplete(table=fixable_tables)
    async def look(self, interaction: Interaction, table: str | None = None) -> None:
        await _overview(interaction, table)

    @command("requests", "command-fix-requests")
    async def requests(self, interaction: Interaction) -> None:
        await bot_of(interaction).fixes.requests(interaction)

    @command("undelivered", "command-fix-undelivered")
    async def undelivered(self, interaction: Interaction) -> None:
        await bot_of(interaction).fixes.undelivered(interaction)

    @command("history", "command-fix-history")
    @app_commands.describe(table=described("option-fix-table"))
    @app_commands.autocomplete(table=fixable_tables)
    async def history(self, interaction: Interaction, table: str | None = None) -> None:
        await _history(interaction, table)

    @command("unfreeze-all", "command-fix-unfreeze-all")
    @app_commands.describe(reason=described("option-fix-reason"))
    async def unfreeze_all(self, interaction: Interaction, reason: REASON) -> None:
        await _resume(interaction, reason)


def _command(entry: FixCommand) -> Command:
    async def run(interaction: Interaction, table: str | None, **values: Any) -> None:
        fixes = bot_of(interaction).fixes
        if not entry.options:
            table_id = await table_to_fix(interaction, table)
            await fixes.look(interaction, table_id, await entry.read(Typed(interaction, table_id, values, _nobody)))
            return
        meant = await _table(interaction, table)

        async def seat() -> int | None:
            player = values.get("player")
            return None if player is None else seat_number(meant, player, reader_of(interaction).texts)

        fix = await entry.read(Typed(interaction, meant.id, values, seat, meant))
        await fixes.look(interaction, meant.id, fix, newcomer_of(values))

    return made_command(entry.called, f"command-fix-{entry.called}", (*entry.options, TABLE), table_to_fix, run)


async def _nobody() -> int | None:
    return None


async def _overview(interaction: Interaction, typed: str | None) -> None:
    await bot_of(interaction).fixes.overview(interaction, await table_to_fix(interaction, typed))


async def _history(interaction: Interaction, typed: str | None) -> None:
    await bot_of(interaction).fixes.history(interaction, await table_to_fix(interaction, typed))


async def _resume(interaction: Interaction, reason: str) -> None:
    """Let all halted tables of the server go on, and name those that still break."""
    house = bot_of(interaction).house
    server_id = await moderated(interaction, house)
    reply, me = Reply(interaction, fresh=True), person_of(interaction)
    done = await reply.within(
        house.resuming.resume_halted(reason, cause_of(interaction), moderator=me, server_id=server_id, draw=draw)
    )
    lines = [say("fix-resumed", count=len(done.went_on))]
    for key, tables in (("fix-still-halted", done.still), ("fix-halted-not-yours", done.not_yours)):
        if tables:
            lines.append(say(key, tables=", ".join(str(table) for table in tables), count=len(tables)))
    await reply.show(plain_message(reader_of(interaction).lines(lines), GREY))


async def _table(interaction: Interaction, typed: str | None) -> Table:
    """The table that is meant, for a moderator only. Raises Trouble `not-a-moderator`, and as `table_to_fix` does."""
    server_id = await moderated(interaction, bot_of(interaction).house)
    table = await bot_of(interaction).house.lookups.table(await table_to_fix(interaction, typed))
    if table.place.server_id != server_id:
        raise Trouble(NO_SUCH_TABLE)
    return table
