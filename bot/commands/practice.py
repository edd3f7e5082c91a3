"""/practice: a game alone with automatic players, anywhere the bot can be spoken to."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.table_options import game_meant, offered_games
from bot.commands.wording import ANYWHERE, INSTALLED, bot_of, command, described, reader_of
from engine.core.texts import say
from face.wordings.close_names import folded
from face.wordings.lengths import OPTION_LABEL
from host.practice import opponents_of, practice_levels
from host.stewards.seating import level_text
from host.values import Trouble

Interaction = discord.Interaction[Any]
MOST_OPPONENTS = 9  # that any game could have
Opponents = app_commands.Range[int, 0, MOST_OPPONENTS]


async def practice_levels_offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggests how well the opponents in the chosen game can play."""
    game = _game(interaction)
    reader, wanted = reader_of(interaction), folded(current)
    named = {level: reader.label(level_text(level), OPTION_LABEL) for level in practice_levels(game)} if game else {}
    return [app_commands.Choice(name=name, value=level) for level, name in named.items() if wanted in folded(name)]


async def opponents_offered(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Suggests with how many opponents the chosen game can be played."""
    game = _game(interaction)
    if game is None:
        return []
    least, most = opponents_of(game)
    reader, typed = reader_of(interaction), str(current).strip()  # Discord sends what is half typed as it is
    return [
        app_commands.Choice(name=reader.label(say("practice-opponents", count=count), OPTION_LABEL), value=count)
        for count in range(least, most + 1)
        if typed in ("", str(count))
    ]


class PracticeCommands(commands.Cog):
    """The command /practice."""

    @command("practice", "command-practice")
    @app_commands.describe(
        game=described("option-game"), level=described("option-practice-level"), opponents=described("option-opponents")
    )
    @app_commands.autocomplete(game=offered_games, level=practice_levels_offered)
    @app_commands.autocomplete(opponents=opponents_offered)
    @INSTALLED
    @ANYWHERE
    async def practice(
        self, interaction: Interaction, game: str, level: str = "", opponents: Opponents | None = None
    ) -> None:
        meant = game_meant(interaction, game)
        chosen = level.strip().casefold() or practice_levels(meant)[0]
        least = opponents_of(meant)[0]
        count = max(1, least) if opponents is None else opponents
        await bot_of(interaction).practices.start(interaction, meant, chosen, count)


def _game(interaction: Interaction) -> str | None:
    """The game that is chosen so far; None without one: the command itself will say what is wrong."""
    try:
        return game_meant(interaction, getattr(interaction.namespace, "game", None) or "")
    except Trouble:
        return None
