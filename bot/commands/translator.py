"""Says the descriptions of commands and options, and the names of choices, in each language that is offered.

The names of commands and options stay English: people type them as the sentences and the documentation name them
(`/table new`), and two who read different languages can tell each other what to type.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.kit.languages import ENGLISH, is_offered, offered
from bot.kit.texts import texts

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
