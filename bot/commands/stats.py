"""/stats and /leaderboard: what people here have played, and who is ahead at a game."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.table_options import game_meant, offered_games
from bot.commands.wording import (
    ANYWHERE,
    IN_SERVERS,
    INSTALLED,
    CommandOption,
    bot_of,
    command,
    locale_string,
    suggestion,
)
from bot.messages.reading_language import reader_of
from bot.messages.replies import Interaction
from bot.reading.records import season_meant
from face.wordings.lengths import OPTION_LABEL
from host.records.ratings import season_name

Season = app_commands.Range[str, 1, 30]


@suggestion
async def offered_seasons(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the seasons in which games have ended here."""
    seasons = await bot_of(interaction).house.record_reading.seasons(interaction.guild_id)
    reader, wanted = reader_of(interaction), current.strip().casefold()
    named = {season: reader.label(season_name(season), OPTION_LABEL) for season in seasons}
    return [
        (name, season) for season, name in named.items() if wanted in name.casefold() or wanted in season.casefold()
    ]


def _typed_season(typed: str) -> str:
    """The season that `typed` means, by its id or its name; what is neither is taken as it is and refused later."""
    wanted = typed.strip()
    return season_meant(wanted.upper()) if wanted else season_meant("all")


@INSTALLED
@ANYWHERE
class StatsCommands(commands.GroupCog, group_name="stats", group_description=locale_string("command-stats")):
    """The subcommands of /stats."""

    @command(
        "player",
        "command-stats-player",
        who=CommandOption("option-stats-who"),
        season=CommandOption("option-season", offered_seasons),
    )
    async def player(self, interaction: Interaction, who: discord.User | None = None, season: Season = "") -> None:
        person_id = interaction.user.id if who is None else who.id
        await bot_of(interaction).record_pages.person(interaction, person_id, _typed_season(season))

    @command("server", "command-stats-server", season=CommandOption("option-season", offered_seasons))
    async def server(self, interaction: Interaction, season: Season = "") -> None:
        await bot_of(interaction).record_pages.server(interaction, _typed_season(season))


class LeaderboardCommands(commands.Cog):
    """The command /leaderboard."""

    @command(
        "leaderboard",
        "command-leaderboard",
        game=CommandOption("option-leaderboard-game", offered_games),
        season=CommandOption("option-season", offered_seasons),
    )
    @INSTALLED
    @IN_SERVERS
    async def leaderboard(self, interaction: Interaction, game: str = "", season: Season = "") -> None:
        meant = game_meant(interaction, game) if game.strip() else None
        await bot_of(interaction).record_pages.leaderboard(interaction, meant, _typed_season(season))
