"""The languages that are offered, what each calls itself, and which of them is read in place of any other."""

from __future__ import annotations

from functools import lru_cache

from babel import Locale

from engine.core.texts import Listed

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


def there_are() -> Listed:
    """The languages that are offered, as they call themselves."""
    return Listed(tuple(NAMES[language] for language in OFFERED))


def named(locale: str) -> str:
    """The name of a locale of Discord's in the language that is read in its place."""
    return str(Locale.parse(locale, sep="-").get_display_name(offered(locale)))
