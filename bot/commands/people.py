"""/table leave, votes, /table story, /seats: who sits at a table that is being played, and what they want of it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.wording import IN_SERVERS, INSTALLED, bot_of, described, meant, own_tables, reader_of, table_number
from bot.errors import answered
from bot.page import MOST_OPTIONS
from bot.seat_names import name_of
from engine.core.texts import say
from host.tables import Table, Trouble
from host.votes import MOST_HOURS, NOT_AWAY, Kind

Interaction = discord.Interaction[Any]
DAY = 24  # hours an extension has if nothing else is said


def add(tree: app_commands.CommandTree[Any]) -> None:
    """Add to /table what concerns those who sit there, and /seats."""
    group = tree.get_command("table")
    assert isinstance(group, app_commands.Group)  # noqa: S101  bot.commands.table comes first

    @group.command(name="leave", description=described("command-table-leave"))
    @app_commands.describe(table=described("option-own-table"))
    @app_commands.autocomplete(table=own_tables)
    async def leave(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _leave(interaction, table))

    @group.command(name="pause", description=described("command-table-pause"))
    @app_commands.describe(table=described("option-own-table"))
    @app_commands.autocomplete(table=own_tables)
    async def pause(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _call(interaction, table, "pause"))

    @group.command(name="resume", description=described("command-table-resume"))
    @app_commands.describe(table=described("option-own-table"))
    @app_commands.autocomplete(table=own_tables)
    async def resume(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _call(interaction, table, "resume"))

    @group.command(name="extend", description=described("command-table-extend"))
    @app_commands.describe(hours=described("option-extend-hours"), table=described("option-own-table"))
    @app_commands.autocomplete(table=own_tables)
    async def extend(
        interaction: Interaction, hours: app_commands.Range[int, 1, MOST_HOURS] = DAY, table: str | None = None
    ) -> None:
        await answered(interaction, _call(interaction, table, "extend", hours=hours))

    @group.command(name="abandon", description=described("command-table-abandon"))
    @app_commands.describe(table=described("option-own-table"))
    @app_commands.autocomplete(table=own_tables)
    async def abandon(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _call(interaction, table, "abandon"))

    @group.command(name="open", description=described("command-table-open"))
    @app_commands.describe(player=described("option-open-player"), table=described("option-own-table"))
    @app_commands.autocomplete(player=_away, table=own_tables)
    async def open_(interaction: Interaction, player: str, table: str | None = None) -> None:
        await answered(interaction, _open(interaction, player, table))

    @group.command(name="story", description=described("command-table-story"))
    @app_commands.describe(table=described("option-own-table"))
    @app_commands.autocomplete(table=own_tables)
    async def story(interaction: Interaction, table: str | None = None) -> None:
        await answered(interaction, _story(interaction, table))

    @app_commands.command(name="seats", description=described("command-seats"))
    async def seats(interaction: Interaction) -> None:
        await answered(interaction, bot_of(interaction).people.seats(interaction))

    seats.allowed_contexts, seats.allowed_installs = IN_SERVERS, INSTALLED
    tree.add_command(seats)


async def _leave(interaction: Interaction, typed: str | None) -> None:
    await bot_of(interaction).people.leave(interaction, await _here(interaction, typed))


async def _call(interaction: Interaction, typed: str | None, kind: Kind, *, hours: int = 0) -> None:
    table_id = await _here(interaction, typed)
    await bot_of(interaction).people.call(interaction, table_id, kind, hours=hours)


async def _open(interaction: Interaction, player: str, typed: str | None) -> None:
    table_id = await _here(interaction, typed)
    if not player.isdecimal() or len(player) > 2:
        raise Trouble(NOT_AWAY)
    await bot_of(interaction).people.call(interaction, table_id, "open", seat=int(player))


async def _story(interaction: Interaction, typed: str | None) -> None:
    await bot_of(interaction).people.story(interaction, await _here(interaction, typed))


async def _here(interaction: Interaction, typed: str | None) -> int:
    """The table that was typed, or whose thread this is, or the only one. Raises Trouble `which-table`."""
    if typed is not None:
        return table_number(typed)
    table = await _of_thread(interaction)
    if table is not None:
        return table.id
    tables = await bot_of(interaction).house.tables_of(interaction.user.id)
    chosen = tables[0].id if len(tables) == 1 else await meant(interaction, None)
    if chosen is None:
        raise Trouble("which-table")
    return chosen


async def _of_thread(interaction: Interaction) -> Table | None:
    tables = await bot_of(interaction).house.tables_of(interaction.user.id)
    return next((one for one in tables if one.thread_id == interaction.channel_id), None)


async def _away(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Players who are away, at the table that is typed or meant."""
    typed = getattr(interaction.namespace, "table", None)
    try:
        found = await bot_of(interaction).house.board(await _here(interaction, typed or None))
    except Trouble:  # no suggestions; the command itself will say what is wrong
        return []
    reader, wanted = reader_of(interaction), current.strip().casefold()
    choices = [
        app_commands.Choice(
            name=reader.label(
                say("option-seat", seat=name_of(card, card.seat or 0, reader.texts), number=(card.seat or 0) + 1), 100
            ),
            value=str(card.seat),
        )
        for card in found.table.seats
        if card.taken and card.away and card.person_id != interaction.user.id
    ]
    return [one for one in choices if wanted in one.name.casefold()][:MOST_OPTIONS]
