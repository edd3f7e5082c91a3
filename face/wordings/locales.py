"""The locale files: which languages are offered, how a file is read and kept, and how what is loaded stays for good."""

from __future__ import annotations

import gc
import hashlib
import logging
import os
import pickle
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache, lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseNode

from engine.texts import Listed

ENGLISH = "en"  # what is read where a language is not offered
OFFERED: tuple[str, ...] = (ENGLISH, "cs", "pl", "ru")
"""The languages that people can choose, the only list of them: `tests/wording` holds each of them against English."""
UNFINISHED: frozenset[str] = frozenset()
"""Those of them that lack up to two fifths: what is lacking is said in English."""
LEAST_SHARE = 0.6  # of the wordings that people read, in a language that is offered
AS_DISCORD = "discord"  # the choice of none
_previewed: set[str] = set()


class NoSuchLanguageError(ValueError):
    """What was typed is no language's code, or there is nothing in that language."""


def own_name(language: str) -> str:
    """A language as it calls itself, as "Čeština". Raises NoSuchLanguageError."""
    try:
        name = str(Locale.parse(language, sep="-").get_display_name())
    except (ValueError, UnknownLocaleError) as error:
        raise NoSuchLanguageError(language) from error
    return name[:1].upper() + name[1:]


def preview_language(language: str) -> None:
    """Has this process speak a language that is not offered yet. Raises NoSuchLanguageError."""
    own_name(language)
    _previewed.add(language)
    offered_locale.cache_clear()


def chosen_language(choice: str) -> str | None:
    """What to remember of a choice: None for Discord's language."""
    return choice if choice in OFFERED else None


@lru_cache(64)  # Discord has about thirty, and asks for all of them for each word of a command; browsers send any
def offered_locale(locale: str) -> str:
    """The offered language for readers of `locale`: that locale, or its language, or English."""
    there = (*OFFERED, *_previewed)
    return next((each for each in (locale, locale.split("-")[0]) if each in there), ENGLISH)


def is_offered(locale: str) -> bool:
    """Whether there are wordings in the language of `locale`."""
    return offered_locale(locale) == locale.split("-")[0]


def there_are() -> Listed:
    """The languages that are offered, as they call themselves."""
    return Listed(tuple(own_name(language) for language in OFFERED))


def locale_name(locale: str) -> str:
    """The name of a locale of Discord's in the language that is read in its place."""
    return str(Locale.parse(locale, sep="-").get_display_name(offered_locale(locale)))


@contextmanager
def loading() -> Iterator[None]:
    """Stops garbage collection in the block, so that it does not search again and again what stays for good."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.freeze()  # else the next run, in the middle of a click, would search all of it
            gc.enable()


def keep_loaded() -> None:
    """Exempts everything loaded by now from garbage collection, so that no later run looks through it again."""
    gc.collect()
    gc.freeze()
    # A click makes thousands of objects and leaves next to none behind. To search the younger ones takes 15 to 30 ms;
    # all of them are searched by `search_all`.
    gc.set_threshold(10_000, 5, 1_000)


def search_all() -> None:
    """Collects garbage among all that is not exempt. It may take a tenth of a second: for when nobody waits."""
    gc.collect()


CACHE_FOLDER = "__pycache__"  # the folder beside a locale file

_log = logging.getLogger(__name__)


def parse_locale_file(path: Path) -> Any:
    """The syntax tree of the locale file `path`, a `fluent.syntax.ast.Resource`; its nodes have no spans."""
    source = path.read_bytes()
    mark = hashlib.sha256(_makers() + source).digest()
    kept = path.parent / CACHE_FOLDER / f"{path.name}.pickle"
    with suppress(OSError):
        whole = kept.read_bytes()
        if whole.startswith(mark):
            try:
                return pickle.loads(whole[len(mark) :])  # noqa: S301  whoever can write it can write our code too
            except Exception as error:  # a damaged file can raise anything
                _log.warning("%s is damaged (%s) and is made anew", kept, type(error).__name__)
    resource = FluentResource(source.decode())
    _forget_spans(resource)
    if not sys.dont_write_bytecode:
        with suppress(OSError):
            _write(kept, mark + pickle.dumps(resource, pickle.HIGHEST_PROTOCOL))
    return resource


@cache
def _makers() -> bytes:
    """The versions of what kept trees depend on, besides the words."""
    return f"{sys.implementation.cache_tag} {version('fluent.syntax')} {version('fluent.runtime')}\n".encode()


def _forget_spans(node: object) -> None:
    """Drops where in the file each piece stands: half of what would be kept, and nobody asks for it."""
    if isinstance(node, list):
        for one in node:
            _forget_spans(one)
    elif isinstance(node, BaseNode):
        vars(node)["span"] = None
        for value in vars(node).values():
            _forget_spans(value)


def _write(path: Path, content: bytes) -> None:
    """Puts the file in place at once, as several processes may start together. Raises OSError."""
    path.parent.mkdir(exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except OSError:
        with suppress(OSError):
            Path(name).unlink()
        raise
