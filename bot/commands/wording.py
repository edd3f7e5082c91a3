"""Describes commands and options in each language that is offered, and finds the table that a command means."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from functools import wraps
from inspect import signature
from typing import Any, Protocol, TypeVar

import discord
from discord import app_commands
from msgspec import Struct

from bot.desk.handlers import DeskPresses
from bot.desk.page_link import PageLinks
from bot.lobby.lessons import LessonPresses
from bot.lobby.lobby import LobbyPresses
from bot.lobby.practice import Practices
from bot.lobby.seats import People
from bot.lobby.substitutes import SubstitutePresses
from bot.lobby.trials import TrialPresses
from bot.lobby.wishes import WishPresses
from bot.messages.errors import reply_with_errors
from bot.messages.handlers import work_at_table
from bot.messages.looked_up import PictureReplies
from bot.messages.reading_language import reader_of
from bot.messages.replies import Interaction
from bot.moderation.handlers import Fixes
from bot.reading.cards import CardLookUp, References
from bot.reading.dossier import Dossiers, ReplayFiles
from bot.reading.log import Logs
from bot.reading.privacy import PrivacyCommands
from bot.reading.records import RecordPages
from bot.reading.reviews import ReviewPresses
from bot.reading.rules import Rules
from bot.tournaments.moderating import TournamentModeration
from bot.tournaments.reading import TournamentPages
from db.tables.store import practice_table
from engine.texts import NOT_OFFERED, Refusal, say
from face.core.names import game_name, names_of, numbered_table
from face.wordings.close_names import fold_case
from face.wordings.lengths import MOST_OPTIONS
from face.wordings.locales import AS_DISCORD, ENGLISH, OFFERED, is_offered, offered_locale
from face.wordings.reader import Reader
from face.wordings.shares import language_label
from face.wordings.texts import texts, tidy_line
from host.house import House
from host.values import NO_SUCH_TABLE, Table, Trouble

_KEY = "key"  # of the wording, in the extras of a string that is to be translated
LENGTH = 100  # characters of a description and of a choice's name


def locale_string(key: str) -> app_commands.locale_str:
    """The wording `key` in English, to be said in other languages when the commands are registered."""
    return app_commands.locale_str(texts(ENGLISH).format(key, {})[:LENGTH], **{_KEY: key})


class CommandTranslator(app_commands.Translator):
    """Translates what has a key; Discord shows English where there is nothing else."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words of `string` in `locale`, None for those it has already."""
        key = string.extras.get(_KEY)
        if key is None or not is_offered(locale.value) or (language := offered_locale(locale.value)) == ENGLISH:
            return None
        return texts(language).format(key, {})[:LENGTH]


T = TypeVar("T")

ANYWHERE = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
IN_SERVERS = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
INSTALLED = app_commands.allowed_installs(guilds=True, users=False)


class Bot(Protocol):
    """The parts of the bot that commands use. `games`: ids of games that can be opened.

    `grace`, `stewards_within`: minutes and seconds of tables that are opened without saying so.
    """

    house: House
    games: tuple[str, ...]
    grace: int
    stewards_within: int
    play: DeskPresses
    page_links: PageLinks
    lobby: LobbyPresses
    people: People
    substitutes: SubstitutePresses
    wishes: WishPresses
    practices: Practices
    lessons: LessonPresses
    trials: TrialPresses
    logs: Logs
    picture_replies: PictureReplies
    references: References
    card_look_up: CardLookUp
    rules: Rules
    dossiers: Dossiers
    privacy: PrivacyCommands
    replays: ReplayFiles
    reviews: ReviewPresses
    record_pages: RecordPages
    fixes: Fixes
    tournament_pages: TournamentPages
    tournament_moderation: TournamentModeration


V = TypeVar("V", str, int)
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[V]]]]


class CommandOption(Struct, frozen=True):
    """An option of a command: the key of its description, what suggests its values, and all it can be if listed."""

    text: str
    suggest: Suggest[Any] | None = None
    choices: tuple[app_commands.Choice[str], ...] = ()


def translated_choices(of: str, values: Iterable[str]) -> tuple[app_commands.Choice[str], ...]:
    """Those `values`, each called as the wording `choice-<of>-<value>` says."""
    return tuple(app_commands.Choice(name=locale_string(f"choice-{of}-{value}"), value=value) for value in values)


def language_choices() -> tuple[app_commands.Choice[str], ...]:
    """The languages there are, by their own names, and Discord's."""
    own = (app_commands.Choice(name=language_label(language), value=language) for language in OFFERED)
    return (app_commands.Choice(name=locale_string("choice-language-discord"), value=AS_DISCORD), *own)


_Callback = Callable[..., Coroutine[Any, Any, None]]


def command(
    name: str, key: str, /, **options: CommandOption
) -> Callable[[_Callback], app_commands.Command[Any, ..., None]]:
    """Makes a command of a cog's method and answers the person if it fails. `key`: of its description.

    The tree does not answer, because an error that reaches it counts as a defect of the bot (in simcord too).
    """

    def make(method: _Callback) -> app_commands.Command[Any, ..., None]:
        @wraps(method)
        async def callback(self: Any, interaction: Interaction, **typed: Any) -> None:
            await reply_with_errors(interaction, at_typed_table(interaction, typed, method(self, interaction, **typed)))

        setattr(callback, "__signature__", signature(method, eval_str=True))  # noqa: B010  mypy knows no such attribute
        return app_commands.command(name=name, description=locale_string(key))(with_options(callback, options))

    return make


def with_options(callback: _Callback, options: Mapping[str, CommandOption]) -> _Callback:
    """Describes the options of a command's `callback`, by their names, to Discord."""
    app_commands.describe(**{name: locale_string(option.text) for name, option in options.items()})(callback)
    app_commands.autocomplete(**{name: option.suggest for name, option in options.items() if option.suggest})(callback)
    chosen = {name: list(option.choices) for name, option in options.items() if option.choices}
    app_commands.choices(**chosen)(callback)
    return callback


# ------------------------------------------------------------------------------------- suggestions


def suggestion(named: Callable[[Interaction, str], Awaitable[Iterable[tuple[str, V]]]]) -> Suggest[V]:
    """Makes an autocompletion of what gives the names and values to suggest, by what is typed so far.

    It suggests nothing on Trouble and Refusal: the command itself will say what is wrong.
    """

    @wraps(named)
    async def suggested(interaction: Interaction, current: str) -> list[app_commands.Choice[V]]:
        try:
            offered_now = list(await named(interaction, current))
        except (Trouble, Refusal):
            return []
        return [app_commands.Choice(name=name, value=value) for name, value in offered_now[:MOST_OPTIONS]]

    return suggested


def fitting_names(named: Iterable[tuple[str, str]], current: str) -> list[tuple[str, str]]:
    """The names, with their values, that hold what is typed so far."""
    wanted = fold_case(current)
    return [(name, value) for name, value in named if wanted in fold_case(name)]


def typed_so_far(interaction: Interaction, option: str) -> str | None:
    """What another option of the command holds by now, None for nothing."""
    return getattr(interaction.namespace, option, None) or None


def bot_of(interaction: Interaction) -> Bot:
    """The bot that got the interaction."""
    bot: Bot = interaction.client
    return bot


@suggestion
async def own_tables(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the tables at which the person sits."""
    tables = await bot_of(interaction).house.lookups.tables_of(interaction.user.id)
    return table_choices(tables, current, reader_of(interaction))


@suggestion
async def server_tables(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the tables of this server."""
    if interaction.guild_id is None:
        return []
    tables = await bot_of(interaction).house.lookups.tables_in(interaction.guild_id)
    return table_choices(tables, current, reader_of(interaction))


OWN_TABLE = CommandOption("option-own-table", own_tables)


async def find_meant_table(interaction: Interaction, typed: str | None) -> int | None:
    """The table that was typed, the game of this thread, or the person's only one; None if they play several.

    Practice is meant only by who plays nothing with others. Raises Trouble `no-tables`, `no-such-table`.
    """
    if typed is not None:
        return table_number(typed)
    meant = before_practice(await games_meant(interaction))
    return meant[0].id if len(meant) == 1 else None


async def games_meant(interaction: Interaction) -> tuple[Table, ...]:
    """The game of this thread if the person plays it, else all that they play. Raises Trouble `no-tables`."""
    tables = await bot_of(interaction).house.lookups.tables_of(interaction.user.id)
    playing = tuple(table for table in tables if table.status == "playing")
    if not playing:
        raise Trouble("no-tables")
    return tuple(table for table in playing if table.thread_id == interaction.channel_id) or playing


def before_practice(tables: tuple[Table, ...]) -> tuple[Table, ...]:
    """Those with others; where there are none, those of practice: an unfinished one is in nobody's way."""
    return tuple(table for table in tables if not table.practice) or tables


async def tables_near(interaction: Interaction) -> tuple[Table, ...]:
    """The tables at which the person sits, of practice only where they sit at no other."""
    return before_practice(await bot_of(interaction).house.lookups.tables_of(interaction.user.id))


_SHOWN = re.compile(r"(?P<kind>.*?)\s*#?(?P<digits>[0-9]{1,9})", re.DOTALL)


def table_number(typed: str) -> int:
    """Reads which table is typed: its number ("12", "#12"), or what a heading calls it ("table 12", "practice 7").

    A bare number is also the id of a practice table, as a list of suggestions sends it. Raises Trouble
    `no-such-table`.
    """
    match = _SHOWN.fullmatch(typed.strip())
    if match is None:
        raise Trouble(NO_SUCH_TABLE)
    kind, number = fold_case(match["kind"]), int(match["digits"])
    if kind in ("", *_kinds("table-number")):
        return number
    if kind in _kinds("practice-number"):
        return practice_table(number)
    raise Trouble(NO_SUCH_TABLE)


def _kinds(key: str) -> set[str]:
    """What stands before the number of such a table, in each language."""
    return {fold_case(texts(language).format(key, {"table": ""}).strip()) for language in OFFERED}


async def at_typed_table(interaction: Interaction, options: Mapping[str, Any], work: Awaitable[T]) -> T:
    """The result of a command with those options. Raises Trouble as `work_at_table` does for a table that is typed."""
    typed = options.get("table")
    try:
        table_id = table_number(typed) if isinstance(typed, str) else 0
    except Trouble:
        table_id = 0
    return await work_at_table(bot_of(interaction).house, interaction, table_id, work)


def table_choices(tables: Iterable[Table], current: str, reader: Reader) -> list[tuple[str, str]]:
    """What the `tables` that fit what is typed so far are called in a list of suggestions, and their numbers."""
    wanted, named = fold_case(current), [(_listed(table, reader), str(table.id)) for table in tables]
    return [(name, number) for name, number in named if wanted in fold_case(name) or wanted == number]


def _listed(table: Table, reader: Reader) -> str:
    names = tidy_line(", ".join(names_of(table, reader.texts)), 60)
    name = say("bot-table-choice", game=game_name(table.game), table=numbered_table(table), names=names)
    return reader.label(name, 100)


async def meant_thread(interaction: Interaction) -> int | None:
    """The table whose thread on a server this is."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    table = await bot_of(interaction).house.lookups.table_at(interaction.guild_id, interaction.channel_id)
    return None if table is None else table.id


def chosen_of(choices: Iterable[T], chosen: str) -> T:
    """Returns the one of `choices` that was chosen from Discord's list. Raises Refusal `not-offered` for another."""
    for choice in choices:
        if choice == chosen:
            return choice
    raise Refusal(NOT_OFFERED)
