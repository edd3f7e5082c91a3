"""Chooses the table or the games whose cards and rules a command means, and suggests their names."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.table_options import game_meant
from bot.commands.wording import bot_of, meant, table_number
from bot.kit.lengths import MOST_OPTIONS
from bot.table.card_books import suggested_cards
from bot.table.rule_books import Book, suggested_topics
from engine.core.refusals import Refusal
from host.values import Trouble

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
WHICH_TABLE = "which-table"


async def table_of_cards(interaction: Interaction, typed: str | None) -> int:
    """The table that was typed, the table of this thread, or the person's only one. Raises Trouble `which-table`."""
    if typed is not None:
        return table_number(typed)
    if interaction.guild_id is not None:
        here = await bot_of(interaction).house.lookups.table_at(interaction.guild_id, interaction.channel_id or 0)
        if here is not None:
            return here.id
    only = await meant(interaction, None)
    if only is None:
        raise Trouble(WHICH_TABLE)
    return only


async def cards_in_reach(
    interaction: Interaction, table: str | None, game: str | None
) -> tuple[tuple[str, ...], int | None]:
    """The games and the table whose cards are meant: `table`, `game`, this thread's, the only one; else all games.

    Raises Trouble `no-such-table`, `unknown-game`, `several-games`.
    """
    games = bot_of(interaction).games
    if table is not None:
        return games, table_number(table)
    if game is not None:
        return (game_meant(interaction, game),), None
    try:
        return games, await table_of_cards(interaction, None)
    except Trouble:
        return games, None


async def books_in_reach(interaction: Interaction, game: str | None) -> tuple[Book, ...]:
    """The rules that are meant: of `game`, of this thread's game or the only one; else of all games."""
    rules = bot_of(interaction).rules
    games, table = await cards_in_reach(interaction, None, game)
    if table is not None:
        its = (await bot_of(interaction).house.lookups.table(table)).game
        return (await rules.book(interaction, its, table),)
    return tuple([await rules.book(interaction, each) for each in games])


async def named_cards(interaction: Interaction, current: str) -> Choices:
    """Suggest cards by name: of the table or game that is meant so far, else of all games."""
    chosen = interaction.namespace
    try:
        games, table = await cards_in_reach(
            interaction, getattr(chosen, "table", None) or None, getattr(chosen, "game", None) or None
        )
        books = await bot_of(interaction).card_look_up.books(interaction, games, table)
    except (Trouble, Refusal):  # no suggestions; the command itself will say what is wrong
        return []
    return _choices(suggested_cards(books, current))


async def named_topics(interaction: Interaction, current: str) -> Choices:
    """Suggest topics of the rules: of the game that is meant so far, else of all games."""
    try:
        books = await books_in_reach(interaction, getattr(interaction.namespace, "game", None) or None)
    except (Trouble, Refusal):
        return []
    return _choices(suggested_topics(books, current))


def _choices(suggestions: list[tuple[str, str]]) -> Choices:
    return [app_commands.Choice(name=name, value=value) for name, value in suggestions[:MOST_OPTIONS]]
