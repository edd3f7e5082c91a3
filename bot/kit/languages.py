"""Which language somebody reads: their own choice or their Discord's; at a table of a server all read the server's.

A table remembers none: whoever chooses another reads it from the next message on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import discord
from babel import Locale

from engine.core.texts import Listed, Text, say

if TYPE_CHECKING:
    from host.house import House

ENGLISH = "en"  # what is read where a language is not offered
NAMES = {"en": "English", "cs": "Čeština", "pl": "Polski", "ru": "Русский"}
"""The languages wordings are written in, as they call themselves."""
OFFERED: tuple[str, ...] = (ENGLISH, "cs", "pl", "ru")
"""Those that are complete: `tests/wording` holds each of them against English."""


AS_DISCORD = "discord"  # the choice of none


def chosen_language(choice: str) -> str | None:
    """What to remember of a choice: None for Discord's language."""
    return choice if choice in OFFERED else None


@lru_cache(64)  # Discord has about thirty, and asks for all of them for each word of a command
def offered(locale: str) -> str:
    """The language in which is said what is to be read in `locale`: itself or its language, or English."""
    return next((each for each in (locale, locale.split("-")[0]) if each in OFFERED), ENGLISH)


def is_offered(locale: str) -> bool:
    """Whether there are wordings in the language of `locale`."""
    return offered(locale) == locale.split("-")[0]


def locale_of(interaction: discord.Interaction[Any]) -> str:
    """The locale in which the person who pressed or typed reads: the one they chose, else that of their Discord."""
    return interaction.client.house.languages.of_person(interaction.user.id) or str(interaction.locale)


def there_are() -> Listed:
    """The languages that are offered, as they call themselves."""
    return Listed(tuple(NAMES[language] for language in OFFERED))


async def language_lacking(house: House, interaction: discord.Interaction[Any]) -> list[Text]:
    """Remember the language of a person's Discord. Says, the first time it is seen, if there are no wordings in it."""
    locale = str(interaction.locale)
    new = await house.lookups.set_locale(interaction.user.id, locale)
    if not new or is_offered(locale) or house.languages.of_person(interaction.user.id) is not None:
        return []
    return [say("language-lacking", language=named(locale), there=there_are(), count=len(OFFERED))]


def language_text(house: House, interaction: discord.Interaction[Any]) -> Text:
    """The sentence about the language that the person of `interaction` reads, and why."""
    locale = str(interaction.locale)
    if house.languages.of_person(interaction.user.id) is not None:
        return say("me-language", language=NAMES[offered(locale_of(interaction))])
    if is_offered(locale):
        return say("me-language-discord", language=NAMES[offered(locale)])
    return say("me-language-lacking", language=named(locale), there=there_are(), count=len(OFFERED))


def named(locale: str) -> str:
    """The name of a locale of Discord's in the language that is read in its place."""
    return str(Locale.parse(locale, sep="-").get_display_name(offered(locale)))


def server_locale(client: Any, server_id: int) -> str:
    """The locale of what all read at the tables of a server: the one chosen for it, else its own on Discord."""
    chosen: str | None = client.house.languages.of_server(server_id)
    if chosen:
        return chosen
    guild = client.get_guild(server_id)
    return str(guild.preferred_locale) if guild is not None else client.house.languages.on_discord(server_id) or ENGLISH
