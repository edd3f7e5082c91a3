"""/tournament: read how tournaments stand, join them; moderators open, begin, close, correct and cancel them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.table_options import game_meant, offered_games, read_options, take_watched
from bot.commands.tournament.options import (
    game_options,
    meant_tournament,
    places_so_far,
    read_day,
    suggested_days,
    tables_of_tournament,
    told_what_game_takes,
    tournaments_here,
)
from bot.commands.wording import (
    IN_SERVERS,
    INSTALLED,
    CommandOption,
    bot_of,
    chosen_of,
    command,
    locale_string,
    table_number,
    translated_choices,
)
from bot.messages.replies import Interaction
from bot.tournaments.moderating import VERDICTS
from host.lobby.settings import DAILY, PRESETS
from host.tournaments.corrections import (
    MOST_CORRECTED,
)
from host.tournaments.plans import (
    FEWEST_REGISTERED,
    LARGEST_GROUP,
    LONGEST_TOURNAMENT_NAME,
    MOST_REGISTERED,
    MOST_ROUND_DAYS,
    MOST_TOURNAMENT_ROUNDS,
    SMALLEST_GROUP,
    TournamentPlan,
)
from host.tournaments.rules.sizes import MOST_AT_TABLE
from host.values import Trouble

_Name = app_commands.Range[str, 1, LONGEST_TOURNAMENT_NAME]
_Rounds = app_commands.Range[int, 1, MOST_TOURNAMENT_ROUNDS]
_People = app_commands.Range[int, FEWEST_REGISTERED, MOST_REGISTERED]
_Days = app_commands.Range[int, 1, MOST_ROUND_DAYS]
_Group = app_commands.Range[int, SMALLEST_GROUP, LARGEST_GROUP]
_Final = app_commands.Range[int, 2, MOST_AT_TABLE]
_Points = app_commands.Range[int, -MOST_CORRECTED, MOST_CORRECTED]
_YES, _NO = "yes", "no"
_UNFINISHED = ("shared", "void")
_WHICH = CommandOption("option-tournament", tournaments_here)


@INSTALLED
@IN_SERVERS
class TournamentCommands(
    commands.GroupCog, group_name="tournament", group_description=locale_string("command-tournament")
):
    """The subcommands of /tournament."""

    @command(
        "open",
        "command-tournament-open",
        name=CommandOption("option-tournament-name"),
        game=CommandOption("option-tournament-game", offered_games),
        until=CommandOption("option-tournament-until", suggested_days),
        rounds=CommandOption("option-tournament-rounds"),
        people=CommandOption("option-tournament-people"),
        pace=CommandOption("option-tournament-pace", choices=translated_choices("wish-pace", PRESETS)),
        days=CommandOption("option-tournament-days"),
        unfinished=CommandOption("option-tournament-unfinished", choices=translated_choices("unfinished", _UNFINISHED)),
        rated=CommandOption("option-tournament-rated", choices=translated_choices("rated", (_YES, _NO))),
        options=CommandOption("option-tournament-options", game_options),
        groups=CommandOption("option-tournament-group"),
        final=CommandOption("option-tournament-final"),
        season_of=CommandOption("option-tournament-season", tournaments_here),
    )
    async def open(
        self,
        interaction: Interaction,
        name: _Name,
        game: str,
        until: str,
        rounds: _Rounds = 4,
        people: _People = 64,
        pace: str = DAILY.name,
        days: _Days = 14,
        unfinished: str = _UNFINISHED[0],
        rated: str = _YES,
        options: str = "",
        groups: _Group = 0,
        final: _Final = 0,
        season_of: str = "",
    ) -> None:
        meant = game_meant(interaction, game)
        try:
            typed = read_options(options)
            watched = take_watched(typed, pages=bot_of(interaction).page_links.address is not None)
            plan = TournamentPlan(
                name=name,
                game=meant,
                registration_until=await read_day(interaction, until),
                rounds=rounds,
                people=people,
                pace=chosen_of(PRESETS, pace),
                unfinished="void" if chosen_of(_UNFINISHED, unfinished) == "void" else "shared",
                round_days=days,
                rated=chosen_of((_YES, _NO), rated) == _YES,
                options=typed,
                group=groups,
                final=final,
                watched=watched,
                season_of=await meant_tournament(interaction, season_of) if season_of.strip() else None,
            )
            await bot_of(interaction).tournament_moderation.open(interaction, plan)
        except Trouble as trouble:
            raise told_what_game_takes(trouble, meant) from trouble

    @command("list", "command-tournament-list")
    async def list_(self, interaction: Interaction) -> None:
        await bot_of(interaction).tournament_pages.list_all(interaction)

    @command("show", "command-tournament-show", tournament=_WHICH)
    async def show(self, interaction: Interaction, tournament: str = "") -> None:
        which = await meant_tournament(interaction, tournament)
        await bot_of(interaction).tournament_pages.show(interaction, which)

    @command("start", "command-tournament-start", tournament=_WHICH)
    async def start(self, interaction: Interaction, tournament: str = "") -> None:
        which = await meant_tournament(interaction, tournament)
        await bot_of(interaction).tournament_moderation.ask_begin(interaction, which)

    @command("cancel", "command-tournament-cancel", tournament=_WHICH)
    async def cancel(self, interaction: Interaction, tournament: str = "") -> None:
        which = await meant_tournament(interaction, tournament)
        await bot_of(interaction).tournament_moderation.ask_cancel(interaction, which)

    @command("close-round", "command-tournament-close-round", tournament=_WHICH)
    async def close_round(self, interaction: Interaction, tournament: str = "") -> None:
        which = await meant_tournament(interaction, tournament)
        await bot_of(interaction).tournament_moderation.ask_close(interaction, which)

    @command(
        "correct-points",
        "command-tournament-correct-points",
        user=CommandOption("option-tournament-who"),
        points=CommandOption("option-tournament-points"),
        tournament=_WHICH,
    )
    async def correct_points(
        self, interaction: Interaction, user: discord.User, points: _Points, tournament: str = ""
    ) -> None:
        which = await meant_tournament(interaction, tournament)
        await bot_of(interaction).tournament_moderation.ask_points(interaction, which, user.id, points)

    @command(
        "correct-table",
        "command-tournament-correct-table",
        table=CommandOption("option-tournament-table", tables_of_tournament),
        counts=CommandOption("option-tournament-counts", choices=translated_choices("verdict", VERDICTS)),
        places=CommandOption("option-tournament-places", places_so_far),
        tournament=_WHICH,
    )
    async def correct_table(
        self, interaction: Interaction, table: str, counts: str, places: str = "", tournament: str = ""
    ) -> None:
        which = await meant_tournament(interaction, tournament)
        verdict = chosen_of(VERDICTS, counts)
        moderation = bot_of(interaction).tournament_moderation
        await moderation.ask_table(interaction, which, table_number(table), verdict, places)

    @command("recount", "command-tournament-recount", tournament=_WHICH)
    async def recount(self, interaction: Interaction, tournament: str = "") -> None:
        which = await meant_tournament(interaction, tournament)
        await bot_of(interaction).tournament_moderation.recount(interaction, which)
