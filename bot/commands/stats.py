"""/stats and /leaderboard: what people here have played, and who is ahead at a game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.table_options import game_meant, offered_games
from bot.commands.wording import ANYWHERE, IN_SERVERS, INSTALLED, bot_of, command, described, reader_of
from bot.reading.records import season_meant
from face.wordings.lengths import MOST_OPTIONS, OPTION_LABEL
from host.records.ratings import season_name
from host.values import Trouble

Interaction = discord.Interaction[Any]
Season = app_commands.Range[str, 1, 30]


async def offered_seasons(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggests the seasons in which games have ended here."""
    try:
        seasons = await bot_of(interaction).house.record_reading.seasons(interaction.guild_id)
    except Trouble:  # no suggestions; the command itself will say what is wrong
        return []
    reader, wanted = reader_of(interaction), current.strip().casefold()
    named = {season: reader.label(season_name(season), OPTION_LABEL) for season in seasons}
    return [
        app_commands.Choice(name=name, value=season)
        for season, name in named.items()
        if wanted in name.casefold() or wanted in season.casefold()
    ][:MOST_OPTIONS]


def typed_season(interaction: Interaction, typed: str) -> str:
    """The season that `typed` means, by its id or its name; what is neither is taken as it is and refused later."""
    wanted = typed.strip()
    return season_meant(wanted.upper()) if wanted else season_meant("all")


@INSTALLED
@ANYWHERE
class StatsCommands(commands.GroupCog, group_name="stats", group_description=described("command-stats")):
    """The subcommands of /stats."""

    @command("player", "command-stats-player")
    @app_commands.describe(who=described("option-stats-who"), season=described("option-season"))
    @app_commands.autocomplete(season=offered_seasons)
    async def player(self, interaction: Interaction, who: discord.User | None = None, season: Season = "") -> None:
        person_id = interaction.user.id if who is None else who.id
        await bot_of(interaction).record_pages.person(interaction, person_id, typed_season(interaction, season))

    @command("server", "command-stats-server")
    @app_commands.describe(season=described("option-season"))
    @app_commands.autocomplete(season=offered_seasons)
    async def server(self, interaction: Interaction, season: Season = "") -> None:
        await bot_of(interaction).record_pages.server(interaction, typed_season(interaction, season))


class LeaderboardCommands(commands.Cog):
    """The command /leaderboard."""

    @command("leaderboard", "command-leaderboard")
    @app_commands.describe(game=described("option-leaderboard-game"), season=described("option-season"))
    @app_commands.autocomplete(game=offered_games, season=offered_seasons)
    @INSTALLED
    @IN_SERVERS
    async def leaderboard(self, interaction: Interaction, game: str = "", season: Season = "") -> None:
        meant = game_meant(interaction, game) if game.strip() else None
        await bot_of(interaction).record_pages.leaderboard(interaction, meant, typed_season(interaction, season))
