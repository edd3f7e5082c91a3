"""/practice: a game alone with automatic players, anywhere the bot can be spoken to."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.table_options import game_meant, game_so_far, level_names, offered_games
from bot.commands.wording import ANYWHERE, INSTALLED, CommandOption, bot_of, command, fitting_names, suggestion
from bot.messages.reading_language import reader_of
from bot.messages.replies import Interaction
from engine.texts import say
from face.desk.lessons import lesson_names
from face.wordings.lengths import OPTION_LABEL
from host.practice import opponents_of, practice_levels

MOST_OPPONENTS = 9  # that any game could have
Opponents = app_commands.Range[int, 0, MOST_OPPONENTS]


@suggestion
async def practice_levels_offered(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests how well the opponents in the chosen game can play."""
    offered = practice_levels(game_so_far(interaction))
    return fitting_names(level_names(offered, reader_of(interaction)), current)


@suggestion
async def opponents_offered(interaction: Interaction, current: str) -> list[tuple[str, int]]:
    """Suggests with how many opponents the chosen game can be played."""
    least, most = opponents_of(game_so_far(interaction))
    reader, typed = reader_of(interaction), str(current).strip()  # Discord sends what is half typed as it is
    return [
        (reader.label(say("practice-opponents", count=count), OPTION_LABEL), count)
        for count in range(least, most + 1)
        if typed in ("", str(count))
    ]


@suggestion
async def lessons_offered(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the lessons of the chosen game, with a sign beside those that the person has learnt."""
    game = game_so_far(interaction)
    learnt = await bot_of(interaction).house.lessons.learnt(interaction.user.id, game)
    return fitting_names(lesson_names(game, learnt, reader_of(interaction)), current)


class PracticeCommands(commands.Cog):
    """The command /practice."""

    @command(
        "practice",
        "command-practice",
        game=CommandOption("option-game", offered_games),
        level=CommandOption("option-practice-level", practice_levels_offered),
        opponents=CommandOption("option-opponents", opponents_offered),
        lesson=CommandOption("option-lesson", lessons_offered),
    )
    @INSTALLED
    @ANYWHERE
    async def practice(
        self,
        interaction: Interaction,
        game: str,
        level: str = "",
        opponents: Opponents | None = None,
        lesson: str = "",
    ) -> None:
        meant = game_meant(interaction, game)
        if lesson.strip():
            await bot_of(interaction).lessons.start(interaction, meant, lesson.strip().casefold())
            return
        chosen = level.strip().casefold() or practice_levels(meant)[0]
        least = opponents_of(meant)[0]
        count = max(1, least) if opponents is None else opponents
        await bot_of(interaction).practices.start(interaction, meant, chosen, count)
