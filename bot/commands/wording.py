"""Describes commands and options in each language that is offered, and finds the table that a command means."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from functools import wraps
from inspect import signature
from typing import Any, Protocol, TypeVar

import discord
from discord import app_commands

from bot.desk.handlers import Play
from bot.lobby.lobby import Lobby
from bot.lobby.practice import Practices
from bot.lobby.seats import People
from bot.messages.errors import answered
from bot.messages.looked_up import PictureReplies
from bot.messages.reading_language import locale_of
from bot.messages.replies import about
from bot.moderation.handlers import Fixes
from bot.reading.cards import CardLookUp, References
from bot.reading.dossier import Dossiers, ReplayFiles
from bot.reading.log import Logs
from bot.reading.privacy import Privacy
from bot.reading.records import RecordPages
from bot.reading.rules import Rules
from engine.core.texts import NOT_OFFERED, Refusal, say
from face.core.names import game_name, names_of
from face.wordings.close_names import folded
from face.wordings.lengths import MOST_OPTIONS
from face.wordings.locales import AS_DISCORD, ENGLISH, NAMES, OFFERED, is_offered, offered
from face.wordings.reader import Reader
from face.wordings.texts import texts, tidy
from host.house import House
from host.values import NO_SUCH_TABLE, Table, Trouble

KEY = "key"  # of the wording, in the extras of a string that is to be translated
LENGTH = 100  # characters of a description and of a choice's name


def described(key: str) -> app_commands.locale_str:
    """The wording `key` in English, to be said in other languages when the commands are registered."""
    return app_commands.locale_str(texts(ENGLISH).format(key, {})[:LENGTH], **{KEY: key})


class CommandTranslator(app_commands.Translator):
    """Translates what has a key; Discord shows English where there is nothing else."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words of `string` in `locale`, None for those it has already."""
        key = string.extras.get(KEY)
        if key is None or not is_offered(locale.value) or (language := offered(locale.value)) == ENGLISH:
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
    play: Play
    lobby: Lobby
    people: People
    practices: Practices
    logs: Logs
    picture_replies: PictureReplies
    references: References
    card_look_up: CardLookUp
    rules: Rules
    dossiers: Dossiers
    privacy: Privacy
    replays: ReplayFiles
    record_pages: RecordPages
    fixes: Fixes


def language_choices() -> list[app_commands.Choice[str]]:
    """The languages there are, by their own names, and Discord's."""
    own = [app_commands.Choice(name=NAMES[language], value=language) for language in OFFERED]
    return [app_commands.Choice(name=described("choice-language-discord"), value=AS_DISCORD), *own]


Callback = Callable[..., Coroutine[Any, Any, None]]


def command(name: str, key: str) -> Callable[[Callback], app_commands.Command[Any, ..., None]]:
    """Makes a command of a cog's method and answers the person if it fails. `key`: of its description.

    The tree does not answer, because an error that reaches it counts as a defect of the bot (in simcord too).
    """

    def make(method: Callback) -> app_commands.Command[Any, ..., None]:
        @wraps(method)
        async def callback(self: Any, interaction: discord.Interaction[Any], **options: Any) -> None:
            await answered(interaction, at_typed_table(interaction, options, method(self, interaction, **options)))

        setattr(callback, "__signature__", signature(method, eval_str=True))  # noqa: B010  mypy knows no such attribute
        return app_commands.command(name=name, description=described(key))(callback)

    return make


def bot_of(interaction: discord.Interaction[Any]) -> Bot:
    """The bot that got the interaction."""
    bot: Bot = interaction.client
    return bot


def reader_of(interaction: discord.Interaction[Any]) -> Reader:
    """A reader with the language of the person who typed, for texts without a table."""
    return Reader(texts(locale_of(interaction)))


def table_choice(table: Table, reader: Reader) -> app_commands.Choice[str]:
    """A table in an autocomplete list."""
    names = tidy(", ".join(names_of(table, reader.texts)), 60)
    text = say("bot-table-choice", game=game_name(table.game), table=table.id, names=names)
    return app_commands.Choice(name=reader.label(text, 100), value=str(table.id))


async def own_tables(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggests the tables at which the person sits."""
    try:
        tables = await bot_of(interaction).house.lookups.tables_of(interaction.user.id)
    except Trouble:  # no suggestions; the command itself will say what is wrong
        return []
    return matching(tables, current, reader_of(interaction))


async def server_tables(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggests the tables of this server."""
    if interaction.guild_id is None:
        return []
    try:
        tables = await bot_of(interaction).house.lookups.tables_in(interaction.guild_id)
    except Trouble:
        return []
    return matching(tables, current, reader_of(interaction))


async def meant(interaction: discord.Interaction[Any], typed: str | None) -> int | None:
    """The table that was typed, or the person's only game; None if they play several. Raises Trouble."""
    if typed is not None:
        return table_number(typed)
    tables = [table for table in await tables_near(interaction) if table.status == "playing"]
    if not tables:
        raise Trouble("no-tables")
    return tables[0].id if len(tables) == 1 else None


async def tables_near(interaction: discord.Interaction[Any]) -> tuple[Table, ...]:
    """The tables at which the person sits. On a server practice is meant only by who plays nothing else."""
    tables = await bot_of(interaction).house.lookups.tables_of(interaction.user.id)
    with_others = tuple(table for table in tables if not table.practice)
    return with_others if with_others and interaction.guild_id is not None else tables


def table_number(typed: str) -> int:
    """Reads a table's number ("12" or "#12"). Raises Trouble `no-such-table`."""
    digits = typed.strip().lstrip("#")
    if not digits.isdecimal() or len(digits) > 18:
        raise Trouble(NO_SUCH_TABLE)
    return int(digits)


async def at_typed_table(interaction: discord.Interaction[Any], options: Mapping[str, Any], work: Awaitable[T]) -> T:
    """The result of a command with those options. Raises Trouble as `about` does for a table that is typed."""
    typed = options.get("table")
    try:
        table_id = table_number(typed) if isinstance(typed, str) else 0
    except Trouble:
        table_id = 0
    return await about(bot_of(interaction).house, interaction, table_id, work)


def matching(tables: tuple[Table, ...], current: str, reader: Reader) -> list[app_commands.Choice[str]]:
    """Choices of the `tables` that fit what is typed so far."""
    choices = [table_choice(table, reader) for table in tables]
    wanted = folded(current)
    return [choice for choice in choices if wanted in folded(choice.name) or wanted == choice.value][:MOST_OPTIONS]


def chosen_of(choices: Iterable[T], chosen: str) -> T:
    """Returns the one of `choices` that was chosen from Discord's list. Raises Refusal `not-offered` for another."""
    for choice in choices:
        if choice == chosen:
            return choice
    raise Refusal(NOT_OFFERED)
