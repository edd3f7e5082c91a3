"""Which language somebody reads: their own choice or their Discord's; at a table of a server all read the server's.

A table remembers none: whoever chooses another reads it from the next message on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from engine.texts import Text, say
from face.core.names import reader_for
from face.wordings.locales import (
    ENGLISH,
    UNFINISHED,
    is_offered,
    locale_name,
    offered_locale,
    own_name,
    there_are,
)
from face.wordings.reader import Reader
from face.wordings.shares import share_said
from face.wordings.texts import texts
from host.values import Table

if TYPE_CHECKING:
    from host.house import House


def locale_of(interaction: discord.Interaction[Any]) -> str:
    """The locale in which the person who pressed or typed reads: the one they chose, else that of their Discord."""
    return interaction.client.house.languages.of_person(interaction.user.id) or str(interaction.locale)


def reader_of(interaction: discord.Interaction[Any]) -> Reader:
    """A reader in the language of the person who pressed or typed, for texts without a table."""
    return Reader(texts(locale_of(interaction)))


async def language_lacking(house: House, interaction: discord.Interaction[Any]) -> list[Text]:
    """Remembers the language of a person's Discord. Says, the first time it is seen, if there are no wordings in it."""
    locale = str(interaction.locale)
    new = await house.lookups.set_locale(interaction.user.id, locale)
    if not new or is_offered(locale) or house.languages.of_person(interaction.user.id) is not None:
        return []
    return [say("language-lacking", language=locale_name(locale), there=there_are())]


def language_text(house: House, interaction: discord.Interaction[Any]) -> Text:
    """The sentence about the language that the person of `interaction` reads, and why."""
    locale = str(interaction.locale)
    if house.languages.of_person(interaction.user.id) is not None:
        return _said("me-language", offered_locale(locale_of(interaction)))
    if is_offered(locale):
        return _said("me-language-discord", offered_locale(locale))
    return say("me-language-lacking", language=locale_name(locale), there=there_are())


def _said(key: str, language: str) -> Text:
    """The sentence `key` about `language`, and how much of it there is if it is not finished."""
    finished = language not in UNFINISHED
    return say(key, language=own_name(language), share=100 if finished else round(100 * share_said(language)))


def server_locale(client: Any, server_id: int) -> str:
    """The locale of what all read at the tables of a server: the one chosen for it, else its own on Discord."""
    chosen: str | None = client.house.languages.of_server(server_id)
    if chosen:
        return chosen
    guild = client.get_guild(server_id)
    return str(guild.preferred_locale) if guild is not None else client.house.languages.on_discord(server_id) or ENGLISH


def thread_reader(client: Any, table: Table) -> Reader:
    """The reader of what all read at `table`: in the language of its server."""
    return reader_for(table, server_locale(client, table.place.server_id))
