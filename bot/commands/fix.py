"""/fix: what moderators set right. Every fix is looked at first; only its own button makes it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.fix_options import (
    amounts,
    cards,
    fixable_tables,
    point_number,
    points,
    present_scores,
    quantities,
    read_scores,
    seat_number,
    seats,
    table_to_fix,
)
from bot.commands.wording import IN_SERVERS, INSTALLED, bot_of, described
from bot.errors import answered
from bot.moderating import moderated
from engine.core.fixing import Change
from host.fixing.kinds import (
    Adjust,
    Answer,
    Correct,
    Deadline,
    Fix,
    Pause,
    Remove,
    Reopen,
    Replace,
    Resume,
    Rewind,
    Unfreeze,
    Void,
)
from host.tables import NO_SUCH_TABLE, Person, Table, Trouble
from host.votes import MOST_HOURS

Interaction = discord.Interaction[Any]
NEWCOMER_BOT = "newcomer-bot"
NEWCOMER_YOURSELF = "newcomer-yourself"
Hours = app_commands.Range[int, -MOST_HOURS, MOST_HOURS]
Scores = app_commands.Range[str, 1, 300]
MOST_BY = 1000  # of a change at once; what really fits is the game's to say
By = app_commands.Range[int, -MOST_BY, MOST_BY]


def add(tree: app_commands.CommandTree[Any]) -> None:
    """Add /fix. Discord shows it to everybody: the moderator role is the house's, so it is asked at run time."""
    group = app_commands.Group(
        name="fix", description=described("command-fix"), allowed_contexts=IN_SERVERS, allowed_installs=INSTALLED
    )
    _add_looks(group)
    _add_game(group)
    _add_seats(group)
    _add_table(group)
    tree.add_command(group)


def _add_looks(group: app_commands.Group) -> None:
    @group.command(name="look", description=described("command-fix-look"))
    @app_commands.describe(table=described("option-fix-table"))
    @app_commands.autocomplete(table=fixable_tables)
    async def look(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _overview(interaction, table))

    @group.command(name="wishes", description=described("command-fix-wishes"))
    async def wishes(interaction: Interaction) -> None:
        await answered(interaction, bot_of(interaction).fixes.wishes(interaction))

    @group.command(name="history", description=described("command-fix-history"))
    @app_commands.describe(table=described("option-fix-table"))
    @app_commands.autocomplete(table=fixable_tables)
    async def history(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _history(interaction, table))


def _add_game(group: app_commands.Group) -> None:
    @group.command(name="rewind", description=described("command-fix-rewind"))
    @app_commands.describe(to=described("option-fix-to"), table=described("option-fix-table"))
    @app_commands.autocomplete(to=points(table_to_fix), table=fixable_tables)
    async def rewind(interaction: Interaction, to: str, table: str | None = None) -> None:
        await answered(interaction, _rewind(interaction, table, to))

    @group.command(name="void", description=described("command-fix-void"))
    @app_commands.describe(table=described("option-fix-table"))
    @app_commands.autocomplete(table=fixable_tables)
    async def void(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _whole(interaction, table, Void()))

    @group.command(name="result", description=described("command-fix-result"))
    @app_commands.describe(scores=described("option-fix-scores"), table=described("option-fix-table"))
    @app_commands.autocomplete(scores=present_scores, table=fixable_tables)
    async def result(interaction: Interaction, scores: Scores, table: str | None = None) -> None:
        await answered(interaction, _result(interaction, table, scores))

    @group.command(name="unfreeze", description=described("command-fix-unfreeze"))
    @app_commands.describe(table=described("option-fix-table"))
    @app_commands.autocomplete(table=fixable_tables)
    async def unfreeze(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _whole(interaction, table, Unfreeze()))


def _add_seats(group: app_commands.Group) -> None:
    @group.command(name="reopen", description=described("command-fix-reopen"))
    @app_commands.describe(player=described("option-fix-player"), table=described("option-fix-table"))
    @app_commands.autocomplete(player=seats, table=fixable_tables)
    async def reopen(interaction: Interaction, player: str, table: str | None = None) -> None:
        await answered(interaction, _of_seat(interaction, table, player, Reopen))

    @group.command(name="answer", description=described("command-fix-answer"))
    @app_commands.describe(player=described("option-fix-player"), table=described("option-fix-table"))
    @app_commands.autocomplete(player=seats, table=fixable_tables)
    async def answer(interaction: Interaction, player: str, table: str | None = None) -> None:
        await answered(interaction, _of_seat(interaction, table, player, Answer))

    @group.command(name="adjust", description=described("command-fix-adjust"))
    @app_commands.describe(
        player=described("option-fix-player"),
        what=described("option-fix-what"),
        by=described("option-fix-by"),
        card=described("option-fix-card"),
        table=described("option-fix-table"),
    )
    @app_commands.autocomplete(
        player=seats,
        what=quantities(table_to_fix),
        by=amounts(table_to_fix),
        card=cards(table_to_fix),
        table=fixable_tables,
    )
    async def adjust(
        interaction: Interaction, player: str, what: str, by: By, card: str = "", table: str | None = None
    ) -> None:
        await answered(interaction, _adjust(interaction, table, player, Change(what, by, card)))

    @group.command(name="remove", description=described("command-fix-remove"))
    @app_commands.describe(player=described("option-fix-player"), table=described("option-fix-table"))
    @app_commands.autocomplete(player=seats, table=fixable_tables)
    async def remove(interaction: Interaction, player: str, table: str | None = None) -> None:
        await answered(interaction, _of_seat(interaction, table, player, Remove))

    @group.command(name="replace", description=described("command-fix-replace"))
    @app_commands.describe(
        player=described("option-fix-player"),
        newcomer=described("option-fix-newcomer"),
        table=described("option-fix-table"),
    )
    @app_commands.autocomplete(player=seats, table=fixable_tables)
    async def replace(
        interaction: Interaction, player: str, newcomer: discord.Member, table: str | None = None
    ) -> None:
        await answered(interaction, _replace(interaction, table, player, newcomer))


def _add_table(group: app_commands.Group) -> None:
    @group.command(name="deadline", description=described("command-fix-deadline"))
    @app_commands.describe(
        hours=described("option-fix-hours"),
        player=described("option-fix-player-or-all"),
        table=described("option-fix-table"),
    )
    @app_commands.autocomplete(player=seats, table=fixable_tables)
    async def deadline(
        interaction: Interaction, hours: Hours, player: str | None = None, table: str | None = None
    ) -> None:
        await answered(interaction, _deadline(interaction, table, hours, player))

    @group.command(name="pause", description=described("command-fix-pause"))
    @app_commands.describe(table=described("option-fix-table"))
    @app_commands.autocomplete(table=fixable_tables)
    async def pause(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _whole(interaction, table, Pause()))

    @group.command(name="resume", description=described("command-fix-resume"))
    @app_commands.describe(table=described("option-fix-table"))
    @app_commands.autocomplete(table=fixable_tables)
    async def resume(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _whole(interaction, table, Resume()))


# ------------------------------------------------------------------------------------- what they do


async def _overview(interaction: Interaction, typed: str | None) -> None:
    await bot_of(interaction).fixes.overview(interaction, await table_to_fix(interaction, typed))


async def _history(interaction: Interaction, typed: str | None) -> None:
    await bot_of(interaction).fixes.history(interaction, await table_to_fix(interaction, typed))


async def _whole(interaction: Interaction, typed: str | None, fix: Fix) -> None:
    await bot_of(interaction).fixes.look(interaction, await table_to_fix(interaction, typed), fix)


async def _of_seat(
    interaction: Interaction,
    typed: str | None,
    player: str,
    kind: type[Reopen | Answer | Remove],
) -> None:
    table = await _table(interaction, typed)
    await bot_of(interaction).fixes.look(interaction, table.id, kind(seat_number(table, player)))


async def _replace(interaction: Interaction, typed: str | None, player: str, newcomer: discord.Member) -> None:
    table = await _table(interaction, typed)
    if newcomer.bot:
        raise Trouble(NEWCOMER_BOT)
    if newcomer.id == interaction.user.id:
        raise Trouble(NEWCOMER_YOURSELF)
    person = Person(newcomer.id, newcomer.display_name)
    await bot_of(interaction).fixes.look(interaction, table.id, Replace(seat_number(table, player)), person)


async def _adjust(interaction: Interaction, typed: str | None, player: str, change: Change) -> None:
    table = await _table(interaction, typed)
    await bot_of(interaction).fixes.look(interaction, table.id, Adjust(seat_number(table, player), change))


async def _rewind(interaction: Interaction, typed: str | None, to: str) -> None:
    table = await _table(interaction, typed)
    await bot_of(interaction).fixes.look(interaction, table.id, Rewind(await point_number(interaction, table.id, to)))


async def _deadline(interaction: Interaction, typed: str | None, hours: int, player: str | None) -> None:
    table = await _table(interaction, typed)
    seat = None if player is None else seat_number(table, player)
    await bot_of(interaction).fixes.look(interaction, table.id, Deadline(hours, seat))


async def _result(interaction: Interaction, typed: str | None, scores: str) -> None:
    table = await _table(interaction, typed)
    await bot_of(interaction).fixes.look(interaction, table.id, Correct(read_scores(table, scores)))


async def _table(interaction: Interaction, typed: str | None) -> Table:
    """The table meant, for a moderator only. Raises Trouble `not-a-moderator`, and as `table_to_fix` does."""
    server_id = await moderated(interaction, bot_of(interaction).house)
    table = await bot_of(interaction).house.table(await table_to_fix(interaction, typed))
    if table.place.server_id != server_id:
        raise Trouble(NO_SUCH_TABLE)
    return table
