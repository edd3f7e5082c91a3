"""Wordings of the locale files, filled in by Fluent, with plurals by CLDR; and whole sentences that are kept.

Every word of a player goes through `escape_words`. A missing wording is an error in the log and shows its key.

Sentences repeat: a quarter of a click was their formatting. What was formatted is kept, by language, wording and
values, and nothing else goes into a sentence: whoever gets a kept one gets what they would have got anew. What a person
typed, or is called by (`Personal`), is never kept: the sentence is kept with gaps, which are filled in each time; a
sentence without any is kept whole (`KeptLines`): four in five on a desk were on the desk before. A whole one depends on
its text, the language, the game with its names of things and, where seats are named, the reader's own.
Words that stand in the locale file as a choice between its variants ("yes", "down") are nobody's.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.syntax.ast import Junk, Message, Term
from msgspec import json

from engine.registry import folders, games
from engine.texts import Text, clean_line
from face.wordings.locales import OFFERED, loading, offered_locale, parse_locale_file
from face.wordings.values import Choices, LocaleBundle, choices_of, size_function, way_function

MOST = 16_384  # of a language; then the older half goes
_SEAT = b'"is":"seat"'  # in a text that names a seat; within words somebody typed the marks are escaped
_encoder = json.Encoder()

_Key = tuple[Hashable, ...]


class KeptLines:
    """The kept sentences of one language."""

    def __init__(self) -> None:
        self._kept: dict[_Key, str] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: _Key) -> str | None:
        """The sentence, None if it is not kept."""
        return self._kept.get(key)

    def keep(self, key: _Key, line: str) -> None:
        """Keeps a sentence that names nobody."""
        if len(self._kept) >= MOST:
            for older in [*self._kept][: MOST // 2]:
                del self._kept[older]
        self._kept[key] = line


def key_of(text: Text, seat: int | None, *more: Hashable) -> _Key:
    """The key of a kept sentence: two texts share it only if they read the same. `more`: what else they depend on."""
    if not text.params:
        return (text.key, *more)
    try:
        encoded = _encoder.encode(text)
    except UnicodeEncodeError:  # half a character that somebody typed
        return (repr(text).encode(errors="surrogatepass"), seat, *more)
    return (encoded, seat if _SEAT in encoded else None, *more)


LOCALE_FOLDER = Path(__file__).parents[1] / "locales"


def locale_folders() -> tuple[Path, ...]:
    """The folders that hold a folder for each language: what all games share, then the games' own."""
    return LOCALE_FOLDER, *(folder / "locales" for folder in folders())


def written_languages() -> list[str]:
    """The languages of which there are wordings, finished or not, in the order of their codes."""
    return sorted({path.name for folder in locale_folders() if folder.is_dir() for path in folder.glob("*/")})


def wording_files(locale: str, files: str = "*.ftl") -> list[Path]:
    """The files with wordings of a language, in the order of `locale_folders`."""
    return [path for folder in locale_folders() for path in sorted((folder / locale).glob(files))]


DEFAULT_LOCALE = "en"
NAME_LENGTH = 32  # characters of a player's name that are shown

_log = logging.getLogger(__name__)
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:-])")
_FROM_RIGHT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
_NUMBERED = re.compile(r"^(\d+)\.")  # begins a list at the beginning of a line

_GAP = re.compile("\ue000(.)")  # stands in a kept sentence for words of a person, by their number
_FIRST_GAP = 0xE100

SENTENCES_KEPT = 16_384  # sentences of a language, the latest used


class Personal(str):
    """A rendered piece with words of a person in it."""

    __slots__ = ()


def tidy_line(words: str, most: int = NAME_LENGTH) -> str:
    """`words` without control and direction characters, on one line, at most `most` characters."""
    shown = clean_line(words)
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def tidy_name(words: str) -> str:
    """`words` as somebody's name: tidied, without marks that lean on nothing; "" if nothing of it would be seen."""
    shown = tidy_line(words)
    at = next((at for at, sign in enumerate(shown) if unicodedata.category(sign)[0] not in "MZ"), len(shown))
    return shown[at:]


def isolate(words: str) -> str:
    """`words`, apart from their surroundings if they hold a letter that is read from right to left.

    Else such a name turns round the figures beside it: "2 · 10" would be read "10 · 2".
    """
    return f"\u2068{words}\u2069" if _FROM_RIGHT.search(words) else words


def escape_words(words: str) -> str:
    """`words` of a person so that Discord shows them as they are: no markdown, no mentions, no links; `isolate`."""
    return isolate(_NUMBERED.sub(r"\1\\.", _MARKDOWN.sub(r"\\\1", words)).replace("@", "@\u200b"))


class UnreadableWordingError(ValueError):
    """A locale file cannot be read. The message names it and says where."""


class Texts:
    """All wordings of one locale, or those in the files that `files` fits."""

    def __init__(self, locale: str, files: str = "*.ftl") -> None:
        """`locale`: a folder of each locales/. Raises UnreadableWordingError for a file that Fluent cannot read."""
        self.locale = locale
        self._entries: dict[str, Message | Term] = {}
        self._bundle = LocaleBundle(
            [locale], functions={"SIZE": size_function, "WAY": way_function}, use_isolating=False
        )
        for path in wording_files(locale, files):
            try:
                resource = parse_locale_file(path)
            except (OSError, UnicodeDecodeError) as error:
                raise UnreadableWordingError(f"{locale}/{path.name}: {error}") from error
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise UnreadableWordingError(f"{locale}/{path.name}: {str(entry.content).strip()[:80]!r}")
                if isinstance(entry, Message | Term):
                    self._entries[entry.id.name] = entry
            self._bundle.add_resource(resource)
        self._spare = None if locale == DEFAULT_LOCALE else texts(DEFAULT_LOCALE)
        self._choices: dict[str, Choices] = {}
        self._kept = lru_cache(SENTENCES_KEPT)(self._formatted)
        self._kept_lists = lru_cache(SENTENCES_KEPT)(self._list)
        self.lines = KeptLines()
        self._unsound = 0

    @property
    def unsound(self) -> int:
        """How often a wording was missing or did not fit."""
        return self._unsound + (0 if self._spare is None else self._spare.unsound)

    def has(self, key: str) -> bool:
        """Whether there is a wording `key`, here or in the default language."""
        return self._there(key) or (self._spare is not None and self._spare.has(key))

    def format(self, key: str, values: Mapping[str, Any], form: str = "") -> str:
        """The wording `key` with `values` (rendered already, or numbers), in one of FORMS if it has that one.

        What this language lacks is said in the default language.
        """
        if self._spare is not None and not self._there(key):
            return self._spare.format(key, values, form)
        if form and form not in self._forms(key):
            if form == "gender":
                return ""
            form = ""
        words: list[Personal] = []
        try:
            if not values:
                return self._kept(key, (), (), form)
            words = [value for value in values.values() if type(value) is Personal]
            if not words:
                # Without their types 1 and True would be one key, and need not read the same.
                return self._kept(key, tuple(values.items()), tuple(map(type, values.values())), form)
            if any(type(values.get(name)) is Personal for name in self.choices(key).by):
                return Personal(self._formatted(key, tuple(values.items()), (), form))
            gaps = iter(range(len(words)))
            left = {name: _gap(next(gaps)) if type(value) is Personal else value for name, value in values.items()}
            return _filled(self._kept(key, tuple(left.items()), tuple(map(type, left.values())), form), words)
        except _Unsound as unsound:  # not kept: each time is a line in the log
            self._unsound += 1
            for problem in unsound.problems:
                _log.error("wording %r in locale %r: %s", key, self.locale, problem)
            return _filled(unsound.shown, words)

    def listed(self, items: list[str]) -> str:
        """ "a, b and c" as this language says it."""
        words = [item for item in items if type(item) is Personal]
        if not words:
            return self._kept_lists(tuple(items))
        gaps = iter(range(len(words)))
        return _filled(
            self._kept_lists(tuple(_gap(next(gaps)) if type(item) is Personal else item for item in items)), words
        )

    def choices(self, key: str) -> Choices:
        """How the wording `key` chooses what it says."""
        if self._spare is not None and not self._there(key):
            return self._spare.choices(key)
        choices = self._choices.get(key)
        if choices is None:
            choices = self._choices[key] = choices_of(key, self._entries)
        return choices

    def _there(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def _forms(self, key: str) -> frozenset[str]:
        """The FORMS that the wording `key` has."""
        entry = self._entries.get(key)
        return frozenset() if entry is None else frozenset(attribute.id.name for attribute in entry.attributes)

    def _formatted(
        self, key: str, values: tuple[tuple[str, Any], ...], types: tuple[type, ...] = (), form: str = ""
    ) -> str:
        message = self._bundle.get_message(key) if self._there(key) else None
        pattern = None if message is None else message.attributes[form] if form else message.value
        if pattern is None:
            raise _Unsound(key, ("there is none",))
        shown, problems = self._bundle.format_pattern(pattern, dict(values))
        if problems:
            raise _Unsound(str(shown), problems)
        return str(shown)

    def _list(self, items: tuple[str, ...]) -> str:
        return format_list(list(items), locale=self.locale.replace("-", "_")) if items else ""


def _gap(number: int) -> str:
    return f"\ue000{chr(_FIRST_GAP + number)}"


def _filled(kept: str, words: Sequence[str]) -> Personal:
    """A kept sentence with `words` of people in its gaps."""
    return Personal(_GAP.sub(lambda match: words[ord(match[1]) - _FIRST_GAP], kept))


class _Unsound(Exception):  # noqa: N818  names the finding
    """A wording that is missing or does not fit its values; `shown` is what is shown all the same."""

    def __init__(self, shown: str, problems: Iterable[object]) -> None:
        super().__init__(shown)
        self.shown = shown
        self.problems = tuple(problems)


def texts(locale: str) -> Texts:
    """The wordings of `locale`, of its language, or English."""
    return _loaded(offered_locale(locale))


def load_locales() -> None:
    """Reads the wordings of all locales there are: once, at start, so that no click waits for the files of another."""
    with loading():
        for folder in OFFERED:
            _loaded(folder)


OPERATORS = frozenset({"balance", "cli", "differs"})  # files for whoever runs the bot or checks a game: English only


def is_for_operators(file: str) -> bool:
    """Whether what stands in the file of that name is read by whoever runs the bot: "cli.ftl", "x-balance.ftl"."""
    return file.removesuffix(".ftl").rpartition("-")[2] in OPERATORS


def is_translated(file: str) -> bool:
    """Whether players read what stands in the file of that name. A game that nobody is offered may stay in English."""
    unoffered = {game.id for game in games().values() if not game.offered}
    return not is_for_operators(file) and unoffered.isdisjoint(file.removesuffix(".ftl").split("-"))


@cache
def _loaded(locale: str) -> Texts:
    with loading():
        return Texts(locale)
