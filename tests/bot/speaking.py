"""People of a simulated Discord who read another language than English."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import simcord.interactions

import face.wordings.locales as languages
import face.wordings.texts as kit_texts
from tests.bot.people import Seat, World
from tests.wording.files import link_files

LOCALE: dict[int, str] = {}  # of people's Discord, by their id


@contextmanager
def abroad() -> Iterator[None]:
    """Within it what people press and type says in which language their Discord is (`speaks`)."""
    making = simcord.interactions.base_payload

    def made(*of: Any, **more: Any) -> Any:
        record, payload = making(*of, **more)
        payload["locale"] = LOCALE.get(record.user_id, "en-US")
        return record, payload

    with patch.object(simcord.interactions, "base_payload", made):
        yield
    LOCALE.clear()


def speaks(seat: Seat, locale: str) -> Seat:
    """`seat`, whose Discord is in that language from now on."""
    LOCALE[seat.user.id] = locale
    return seat


def server_speaks(world: World, locale: str) -> None:
    """The server is in that language on Discord from now on."""
    guild: Any = world.env.bot.get_guild(world.guild.id)
    guild.preferred_locale = locale


@contextmanager
def offering(*also: str) -> Iterator[None]:
    """Within it these languages are offered, whether they are complete or not."""
    with patch.object(languages, "OFFERED", (languages.ENGLISH, *also)):
        _forget()
        yield
    _forget()


@contextmanager
def written_in(folder: Path, **files: str) -> Iterator[None]:
    """Within it a locale has only what is given: by its name, the content of its one file."""
    for locale, words in files.items():
        (folder / locale).mkdir()
        (folder / locale / "some.ftl").write_text(words, encoding="utf-8")
    link_files(folder, "en")
    with patch.object(kit_texts, "locale_folders", lambda: (folder,)):
        _forget()
        yield
    _forget()


def _forget() -> None:
    languages.offered_locale.cache_clear()
    kit_texts._loaded.cache_clear()
