"""What commands and their options are called and said to do, from the locale files; and finding the table meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.desk import game_name
from bot.page import MOST_OPTIONS
from bot.seat_names import names_of
from bot.texts import DEFAULT_LOCALE, Reader, texts, tidy
from engine.core.texts import say
from host.tables import NO_SUCH_TABLE, Table, Trouble

if TYPE_CHECKING:
    from bot.client import Pactum

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)
DESCRIPTION_LENGTH = 100


def described(key: str) -> str:
    """The description of a command or option, in the default language."""
    return texts(DEFAULT_LOCALE).format(key, {})[:DESCRIPTION_LENGTH]


def bot_of(interaction: discord.Interaction[Any]) -> Pactum:
    """The bot an interaction came to."""
    found: Pactum = interaction.client
    return found


def reader_of(interaction: discord.Interaction[Any]) -> Reader:
    """Who typed, without a table in view."""
    return Reader(texts(str(interaction.locale)))


def table_choice(table: Table, reader: Reader) -> app_commands.Choice[str]:
    """A table in an autocomplete list."""
    names = tidy(", ".join(names_of(table, reader.texts)), 60)
    text = say("bot-table-choice", game=game_name(table.game), table=table.id, names=names)
    return app_commands.Choice(name=reader.label(text, 100), value=str(table.id))


async def own_tables(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """The tables one sits at."""
    try:
        tables = await bot_of(interaction).house.tables_of(interaction.user.id)
    except Trouble:  # no suggestions; the command itself will say what is wrong
        return []
    return matching(tables, current, reader_of(interaction))


async def server_tables(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """The tables of this server."""
    if interaction.guild_id is None:
        return []
    try:
        tables = await bot_of(interaction).house.tables_in(interaction.guild_id)
    except Trouble:
        return []
    return matching(tables, current, reader_of(interaction))


async def meant(interaction: discord.Interaction[Any], typed: str | None) -> int | None:
    """The table one sits at that was typed, or the only one; None if there are several. Raises Trouble."""
    if typed is not None:
        return table_number(typed)
    tables = [one for one in await bot_of(interaction).house.tables_of(interaction.user.id) if one.status == "playing"]
    if not tables:
        raise Trouble("no-tables")
    return tables[0].id if len(tables) == 1 else None


def table_number(typed: str) -> int:
    """A table's number as typed ("12" or "#12"). Raises Trouble `no-such-table`."""
    digits = typed.strip().lstrip("#")
    if not digits.isdecimal() or len(digits) > 18:
        raise Trouble(NO_SUCH_TABLE)
    return int(digits)


def matching(tables: tuple[Table, ...], current: str, reader: Reader) -> list[app_commands.Choice[str]]:
    """Those of `tables` that fit what is typed so far."""
    choices = [table_choice(table, reader) for table in tables]
    wanted = current.strip().casefold()
    return [one for one in choices if wanted in one.name.casefold() or wanted == one.value][:MOST_OPTIONS]
