"""Sentences for people: `engine.core.texts` rendered from the locale files by Fluent, with plurals by CLDR.

Every word of a player goes through `escaped`. A missing wording is an error in the log and shows its key.

Sentences repeat: a quarter of a click was their formatting. What was formatted is kept, by language, wording and
values, and nothing else goes into a sentence: whoever gets a kept one gets what they would have got anew. What a person
typed, or is called by (`Personal`), is never kept: the sentence is kept with gaps, which are filled in each time; a
sentence without any is kept whole (`bot.kit.kept_lines`). Words
that stand in the locale file as a choice between its variants ("yes", "down") are nobody's.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.syntax.ast import Junk, Message, Term
from msgspec import Struct

from bot.kit.kept_lines import KeptLines, key_of
from bot.kit.languages import OFFERED, offered
from bot.kit.loaded import loading
from bot.kit.wording_files import read
from bot.kit.wording_values import IS, MINUS, Bundle, Choices, choices_of, size, way
from engine.core.texts import Listed, Named, Param, SeatRef, Text, Things, Typed
from host.lobby.seeds import cleaned

LOCALES = Path(__file__).parents[1] / "locales"
DEFAULT_LOCALE = "en"
REFUSED = "refused-"  # before the code of a refusal
NOTHING = "nothing"  # the variant for no things at all (`things-none`), whatever the language calls it
TABLE = "table"  # the parameter that is the number of a table
SUBJECT = "seat"  # the parameter a sentence is about; its clauses are about the same seat
NAME_LENGTH = 32  # characters of a player's name that are shown
LONGEST_TYPED = 400  # characters of what somebody typed that are shown; Fluent takes no value over 1,000

_log = logging.getLogger(__name__)
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:-])")
_PLAIN = re.compile(r"[A-Za-z0-9.-]*(?:_[A-Za-z0-9.-]+)*")  # ids, and words without a sign in them
_MADE = re.compile(  # mentions and addresses the bot makes itself
    r"<(?:#|@&|@)\d+>|https://discord\.com/channels/(?:\d+|@me)(?:/\d+){1,2}"
)
_EMPHASIS = re.compile(r"\*\*|__|`|~~")
_FROM_RIGHT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
_BELOW = re.compile(r"-\d+")  # a number below zero, which some happenings have as words
_NUMBERED = re.compile(r"^(\d+)\.")  # begins a list at the beginning of a line

_GAP = re.compile("\ue000(.)")  # stands in a kept sentence for words of a person, by their number
_FIRST_GAP = 0xE100

KEPT = 16_384  # sentences of a language, the latest used


class Personal(str):
    """A rendered piece with words of a person in it."""

    __slots__ = ()


NameOf = Callable[[str, str, str], Text | str | None]
"""Names of things with a name of their own: (kind, id, locale) -> its wording, the pack's own name, or None."""


def tidy(words: str, most: int = NAME_LENGTH) -> str:
    """`words` without control and direction characters, on one line, at most `most` characters."""
    shown = cleaned(words)
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def isolated(words: str) -> str:
    """`words`, apart from their surroundings if they hold a letter that is read from right to left.

    Else such a name turns round the figures beside it: "2 · 10" would be read "10 · 2".
    """
    return f"\u2068{words}\u2069" if _FROM_RIGHT.search(words) else words


def escaped(words: str) -> str:
    """`words` of a person so that Discord shows them as they are: no markdown, no mentions, no links; `isolated`."""
    return isolated(_NUMBERED.sub(r"\1\\.", _MARKDOWN.sub(r"\\\1", words)).replace("@", "@\u200b"))


class UnreadableWordingError(ValueError):
    """A locale file cannot be read. The message names it and says where."""


class Texts:
    """All wordings of one locale, or those in the files that `files` fits."""

    def __init__(self, locale: str, files: str = "*.ftl") -> None:
        """`locale`: a folder of locales/. Raises UnreadableWordingError for a file that Fluent cannot read."""
        self.locale = locale
        self._entries: dict[str, Message | Term] = {}
        self._bundle = Bundle([locale], functions={"SIZE": size, "WAY": way}, use_isolating=False)
        for path in sorted((LOCALES / locale).glob(files)):
            try:
                resource = read(path)
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
        self._kept = lru_cache(KEPT)(self._formatted)
        self._kept_lists = lru_cache(KEPT)(self._list)
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
    return _loaded(_resolved(locale))


def load_locales() -> None:
    """Read the wordings of all locales there are: once, at start, so that no click waits for the files of another."""
    with loading():
        for folder in OFFERED:
            _loaded(folder)


@cache
def _resolved(locale: str) -> str:
    """The folder of locales/ for `locale`: one of Discord's thirty."""
    return offered(locale)


@cache
def _loaded(locale: str) -> Texts:
    with loading():
        return Texts(locale)


class Reader(Struct, frozen=True):
    """A reader: their wordings, the names of the seats at the table in question, the names in its content pack.

    `game`: whose reasons are given; its "<game>-refused-<code>" goes before the "refused-<code>" all games share.
    `seat`: the reader's own seat in what nobody else reads: it is called "you". Wordings choose their form for it by
    `$seat-is`, which is "you" or "other", and likewise for each parameter that may be a seat (`$whom-is`).
    """

    texts: Texts
    seats: Mapping[int, str] = {}
    name_of: NameOf | None = None
    game: str = ""
    seat: int | None = None

    def line(self, text: Param) -> str:
        """`text` for the body of a message (markdown; names escaped)."""
        return self._said(text, 0) if type(text) is Text else self._shown(text, plain=False)

    def lines(self, listed: tuple[Text, ...] | list[Text]) -> str:
        """Several texts, one a line."""
        return "\n".join(self.line(text) for text in listed)

    def label(self, text: Param, most: int = 80) -> str:
        """`text` for a button, an option or a modal (no markdown there), cut at a word after `most` characters."""
        return self._said(text, most) if type(text) is Text else _cut(self._shown(text, plain=True), most)

    def _said(self, text: Text, most: int) -> str:
        """A line (`most` is 0) or a label, kept unless it names or quotes somebody."""
        key = key_of(text, self.seat, self.name_of, self.game, most)
        kept = self.texts.lines.get(key)
        if kept is None:
            unsound = self.texts.unsound
            shown = self._sentence(text, text.params.get(SUBJECT, ""), plain=most > 0)
            kept = _cut(shown, most) if most else shown
            if type(shown) is not Personal and unsound == self.texts.unsound:
                self.texts.lines.keep(key, kept)
        return kept

    def _part(self, text: Text, about: Param, *, plain: bool, form: str) -> str:
        """`text` within another one, kept in the same way: a sentence with a link in it is made anew each time."""
        about = text.params.get(SUBJECT, about)
        own = isinstance(about, SeatRef) and about.seat == self.seat
        key = key_of(text, self.seat, self.name_of, self.game, plain, form, own)
        kept = self.texts.lines.get(key)
        if kept is None:
            unsound = self.texts.unsound
            kept = self._sentence(text, about, plain=plain, form=form)
            if type(kept) is not Personal and unsound == self.texts.unsound:
                self.texts.lines.keep(key, kept)
        return kept

    def _shown(self, param: Param, *, plain: bool, about: Param = "", form: str = "") -> str:
        """`about`: the seat that the sentence around `param` is about; `form`: the one of FORMS it asks for."""
        if isinstance(param, Text):
            return self._part(param, about, plain=plain, form=form)
        if isinstance(param, SeatRef):
            if param.seat == self.seat:
                return self.texts.format("seat-you", {}, form)
            name = tidy(self.seats.get(param.seat, "")) or self.texts.format("seat", {"number": param.seat + 1}, form)
            return Personal(isolated(name) if plain else escaped(name))
        if isinstance(param, Named):
            return self._named(param, plain=plain, form=form)
        if isinstance(param, Things):
            parts = [
                self.texts.format(thing_key(kind), {"count": count}, form) for kind, count in param.amounts.items()
            ]
            return self.texts.listed(parts) or self.texts.format("things-none", {}, form)
        if isinstance(param, Listed):
            return self.texts.listed([self._shown(item, plain=plain, about=about, form=form) for item in param.items])
        if isinstance(param, int) or (type(param) is str and _BELOW.fullmatch(param)):
            return str(param).replace("-", MINUS)
        if isinstance(param, Typed):
            words = tidy(param.words, LONGEST_TYPED)
        elif _MADE.fullmatch(words := str(param)):
            return Personal(words)
        return Personal(isolated(words) if plain or _PLAIN.fullmatch(words) else escaped(words))

    def _sentence(self, text: Text, about: Param, *, plain: bool, form: str = "") -> str:
        key = self._key(text.key)
        choices = self.texts.choices(key)
        values: dict[str, Any] = {}
        for name, value in text.params.items():
            if name not in choices.used:
                pass  # the wording has no use for it, at most for a form of it
            elif name == TABLE and type(value) is int:
                values[name] = Personal(str(value))  # people type it: no language puts separators in
            elif isinstance(value, int) or (isinstance(value, str) and choices.between(name, value)):
                values[name] = value
            else:
                values[name] = self._shown(value, plain=plain, about=about)
                if choices.between(name, NOTHING) and values[name] == self.texts.format("things-none", {}):
                    values[name] = NOTHING
            for other in choices.forms.get(name, ()):
                values[f"{name}-{other}"] = self._formed(value, plain=plain, about=about, form=other)
        for name in choices.addressed:
            seat = about if name == SUBJECT else text.params.get(name)
            own = isinstance(seat, SeatRef) and seat.seat == self.seat
            values[f"{name}{IS}"] = "you" if own else "other"
        return self.texts.format(key, values, form)

    def _formed(self, param: Param, *, plain: bool, about: Param, form: str) -> str:
        """`param` in a form; the gender of what is no noun of ours is ""."""
        if form == "gender" and not isinstance(param, Named | Text):
            return ""
        return self._shown(param, plain=plain, about=about, form=form)

    def _key(self, key: str) -> str:
        if self.game and key.startswith(REFUSED):
            own = f"{self.game}-{key}"
            return own if self.texts.has(own) else key
        return key

    def _named(self, named: Named, *, plain: bool, form: str = "") -> str:
        if self.name_of is not None:
            name = self.name_of(named.kind, named.id, self.texts.locale)
            if isinstance(name, Text):
                return self._sentence(name, "", plain=plain, form=form)
            if name is not None:
                return "" if form == "gender" else name
        return self.texts.format(f"{named.kind}-{named.id}".replace("_", "-"), {}, form)


def _cut(words: str, most: int) -> str:
    """`words` without marks, cut at a word after `most` characters."""
    shown = _EMPHASIS.sub("", words).strip()
    if len(shown) <= most:
        return shown
    kept = shown[: most - 1]
    whole = kept if shown[most - 1] == " " else kept[: kept.rfind(" ") + 1]
    return (whole.rstrip(" ,;:·") if len(whole) > most // 2 else kept) + "…"


def thing_key(kind: str) -> str:
    """The id of the wording of an amount (`$count`) of `kind`."""
    return f"thing-{kind}".replace("_", "-")
