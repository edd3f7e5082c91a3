"""/play: a wish for a table with others; /practice: a game alone with automatic players, at once."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC

from discord import app_commands
from discord.ext import commands

from bot.commands.me import suggested_absences
from bot.commands.table_options import game_meant, game_so_far, level_names, offered_games
from bot.commands.wording import (
    ANYWHERE,
    IN_SERVERS,
    INSTALLED,
    CommandOption,
    bot_of,
    chosen_of,
    command,
    fitting_names,
    suggestion,
    translated_choices,
)
from bot.messages.reading_language import locale_of, reader_of
from bot.messages.replies import Interaction
from engine.texts import Listed, Typed, say
from face.core.names import game_name
from face.desk.lessons import lesson_names
from face.wordings.close_names import fold_case
from face.wordings.lengths import OPTION_LABEL
from face.wordings.locales import OFFERED, offered_locale
from face.wordings.shares import language_label
from face.wordings.texts import tidy_line
from face.wordings.typed_times import moment_of
from host.clocks.calendar import read_zone
from host.lobby.settings import DAILY, PRESETS
from host.practice import opponents_of, practice_levels
from host.values import Trouble
from host.wishes.matching import LEAST_COMPANY, WishRated
from host.wishes.wishes import WishTerms

_MOST_PLAYERS = 10  # of any game
_Players = app_commands.Range[int, LEAST_COMPANY, _MOST_PLAYERS]
_YES, _NO = "yes", "no"
_RATED: tuple[WishRated, ...] = ("any", "yes", "no")
_SERVERS = "servers"
_AMONG = ("here", _SERVERS)  # whose people may meet
UNKNOWN_WISH_LANGUAGE = "unknown-wish-language"  # `language`, `languages`: all there are
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


def _several(named: Iterable[tuple[str, str]], current: str) -> list[tuple[str, str]]:
    """What may be typed last of several values with commas between, after those that are typed already."""
    *before, last = current.split(",")
    kept = [part.strip() for part in before]
    wanted, left = fold_case(last), [(name, value) for name, value in named if value not in kept]
    chosen = [(name, value) for name, value in left if wanted in (fold_case(name), value)] or [
        (name, value) for name, value in left if wanted in fold_case(name) or wanted in value
    ]
    if not kept:
        return chosen
    return [(f"{', '.join(kept)}, {name}"[:OPTION_LABEL], ", ".join([*kept, value])) for name, value in chosen]


@suggestion
async def wished_games_offered(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests each game, and after the first all of them together."""
    reader, games = reader_of(interaction), bot_of(interaction).games
    named = [(reader.label(game_name(game), OPTION_LABEL), game) for game in games]
    every = []
    if not current.strip() and len(games) > 1:
        names = reader.label(Listed(tuple(game_name(game) for game in games)), OPTION_LABEL)
        every = [(names, ", ".join(games))]
    return [*_several(named, current), *every]


@suggestion
async def wished_languages_offered(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the languages, those that are typed already before them."""
    return _several([(language_label(language), language) for language in OFFERED], current)


def read_languages(typed: str, own: str) -> tuple[str, ...]:
    """The languages typed by their codes or names, `own` if none is. Raises Trouble `unknown-wish-language`."""
    names = {fold_case(language_label(language)): language for language in OFFERED}
    chosen = []
    for part in typed.replace(",", " ").split():
        language = fold_case(part) if fold_case(part) in OFFERED else names.get(fold_case(part))
        if language is None:
            raise Trouble(UNKNOWN_WISH_LANGUAGE, language=Typed(tidy_line(part, 40)), languages=Listed(OFFERED))
        chosen.append(language)
    return tuple(dict.fromkeys(chosen)) or (offered_locale(own),)


class PlayCommands(commands.Cog):
    """The command /play."""

    @command(
        "play",
        "command-play",
        game=CommandOption("option-play-game", wished_games_offered),
        pace=CommandOption("option-play-pace", choices=translated_choices("wish-pace", PRESETS)),
        players=CommandOption("option-play-players"),
        languages=CommandOption("option-play-languages", wished_languages_offered),
        fill=CommandOption("option-play-fill", choices=translated_choices("wish-fill", (_YES, _NO))),
        rated=CommandOption("option-play-rated", choices=translated_choices("wish-rated", _RATED)),
        until=CommandOption("option-play-until", suggested_absences),
        among=CommandOption("option-play-among", choices=translated_choices("wish-among", _AMONG)),
    )
    @INSTALLED
    @IN_SERVERS
    async def play(
        self,
        interaction: Interaction,
        game: str = "",
        pace: str = DAILY.name,
        players: _Players | None = None,
        languages: str = "",
        fill: str = _NO,
        rated: str = _RATED[0],
        until: str = "",
        among: str = _AMONG[0],
    ) -> None:
        bot = bot_of(interaction)
        if not game.strip():
            await bot.wishes.show(interaction)
            return
        wanted = dict.fromkeys(game_meant(interaction, part) for part in game.split(",") if part.strip())
        end = None
        if until.strip():
            zone = read_zone((await bot.house.settings.player(interaction.user.id)).zone) or UTC
            end = moment_of(until, bot.house.clock(), zone, reader_of(interaction).texts)
        terms = WishTerms(
            games=tuple(wanted),
            pace=chosen_of(PRESETS, pace),
            languages=read_languages(languages, locale_of(interaction)),
            fill=chosen_of((_YES, _NO), fill) == _YES,
            rated=chosen_of(_RATED, rated),
            seats=players,
            until=end,
            abroad=chosen_of(_AMONG, among) == _SERVERS,
        )
        await bot.wishes.say(interaction, terms)


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
