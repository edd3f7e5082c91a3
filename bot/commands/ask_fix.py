"""/ask-fix: the fix a player needs for their own seat, for a moderator to look at."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.fix import By, Hours
from bot.commands.fix_options import (
    amounts,
    cards,
    own_seat,
    own_table,
    point_number,
    points,
    quantities,
)
from bot.commands.wording import ANYWHERE, INSTALLED, bot_of, described, own_tables
from bot.errors import answered
from bot.fix_words import REASON_LENGTH
from engine.core.fixing import Change
from host.fixing.kinds import Adjust, Answer, Deadline, Pause, Reopen, Rewind

Interaction = discord.Interaction[Any]
Why = app_commands.Range[str, 1, REASON_LENGTH]


def add(tree: app_commands.CommandTree[Any]) -> None:
    """Add /ask-fix."""
    group = app_commands.Group(
        name="ask-fix",
        description=described("command-ask-fix"),
        allowed_contexts=ANYWHERE,
        allowed_installs=INSTALLED,
    )

    @group.command(name="adjust", description=described("command-ask-fix-adjust"))
    @app_commands.describe(
        what=described("option-fix-what"),
        by=described("option-fix-by"),
        why=described("option-fix-why"),
        card=described("option-fix-card"),
        table=described("option-own-table"),
    )
    @app_commands.autocomplete(
        what=quantities(own_table), by=amounts(own_table), card=cards(own_table), table=own_tables
    )
    async def adjust(
        interaction: Interaction, what: str, by: By, why: Why, card: str = "", table: str | None = None
    ) -> None:
        await answered(interaction, _adjust(interaction, table, Change(what, by, card), why))

    @group.command(name="reopen", description=described("command-ask-fix-reopen"))
    @app_commands.describe(why=described("option-fix-why"), table=described("option-own-table"))
    @app_commands.autocomplete(table=own_tables)
    async def reopen(interaction: Interaction, why: Why, table: str | None = None) -> None:
        await answered(interaction, _of_seat(interaction, table, Reopen, why))

    @group.command(name="rewind", description=described("command-ask-fix-rewind"))
    @app_commands.describe(
        to=described("option-fix-to"), why=described("option-fix-why"), table=described("option-own-table")
    )
    @app_commands.autocomplete(to=points(own_table), table=own_tables)
    async def rewind(interaction: Interaction, to: str, why: Why, table: str | None = None) -> None:
        await answered(interaction, _rewind(interaction, table, to, why))

    @group.command(name="deadline", description=described("command-ask-fix-deadline"))
    @app_commands.describe(
        hours=described("option-fix-hours"), why=described("option-fix-why"), table=described("option-own-table")
    )
    @app_commands.autocomplete(table=own_tables)
    async def deadline(interaction: Interaction, hours: Hours, why: Why, table: str | None = None) -> None:
        await answered(interaction, _deadline(interaction, table, hours, why))

    @group.command(name="answer", description=described("command-ask-fix-answer"))
    @app_commands.describe(why=described("option-fix-why"), table=described("option-own-table"))
    @app_commands.autocomplete(table=own_tables)
    async def answer(interaction: Interaction, why: Why, table: str | None = None) -> None:
        await answered(interaction, _of_seat(interaction, table, Answer, why))

    @group.command(name="pause", description=described("command-ask-fix-pause"))
    @app_commands.describe(why=described("option-fix-why"), table=described("option-own-table"))
    @app_commands.autocomplete(table=own_tables)
    async def pause(interaction: Interaction, why: Why, table: str | None = None) -> None:
        await answered(interaction, _pause(interaction, table, why))

    tree.add_command(group)


async def _adjust(interaction: Interaction, typed: str | None, change: Change, why: str) -> None:
    table = await own_table(interaction, typed)
    await bot_of(interaction).fixes.ask(interaction, table, Adjust(await own_seat(interaction, table), change), why)


async def _of_seat(interaction: Interaction, typed: str | None, kind: type[Reopen | Answer], why: str) -> None:
    table = await own_table(interaction, typed)
    await bot_of(interaction).fixes.ask(interaction, table, kind(await own_seat(interaction, table)), why)


async def _rewind(interaction: Interaction, typed: str | None, to: str, why: str) -> None:
    table = await own_table(interaction, typed)
    await bot_of(interaction).fixes.ask(interaction, table, Rewind(await point_number(interaction, table, to)), why)


async def _deadline(interaction: Interaction, typed: str | None, hours: int, why: str) -> None:
    table = await own_table(interaction, typed)
    seat = await own_seat(interaction, table)
    await bot_of(interaction).fixes.ask(interaction, table, Deadline(hours, seat), why)


async def _pause(interaction: Interaction, typed: str | None, why: str) -> None:
    await bot_of(interaction).fixes.ask(interaction, await own_table(interaction, typed), Pause(), why)
