"""Sentences for people: `engine.core.texts` rendered from the locale files by Fluent, with plurals by CLDR.

Every word of a player goes through `escaped`. A missing wording is an error in the log and shows its key.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk
from msgspec import Struct

from engine.core.texts import Listed, Named, Param, SeatRef, Text, Things

LOCALES = Path(__file__).parent / "locales"
DEFAULT_LOCALE = "en"
REFUSED = "refused-"  # before the code of a refusal
NAME_LENGTH = 32  # characters of a player's name that are shown

_log = logging.getLogger(__name__)
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:-])")
_PLAIN = re.compile(
    r"[A-Za-z0-9.-]*(?:_[A-Za-z0-9.-]+)*|<(?:#|@&|@)\d+>|https://discord\.com/channels/\d+/\d+"
)  # ids, and mentions the bot makes itself
_EMPHASIS = re.compile(r"\*\*|__|`|~~")
_INVISIBLE = re.compile("[\x00-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2028\u2029\u2060-\u2069\ufeff]")

NameOf = Callable[[str, str, str], str | None]
"""Names of things with a name of their own: (kind, id, locale) -> the name, or None."""


def tidy(words: str, most: int = NAME_LENGTH) -> str:
    """`words` without control and direction characters, on one line, at most `most` characters."""
    shown = " ".join(_INVISIBLE.sub(" ", words).split())
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def escaped(words: str) -> str:
    """`words` of a person so that Discord shows them as they are: no markdown, no mentions, no links."""
    return _MARKDOWN.sub(r"\\\1", words).replace("@", "@\u200b")


class Words(str):
    """What a person typed. It never passes for an id, a mention or an address of the bot's own."""


class Texts:
    """All wordings of one locale."""

    def __init__(self, locale: str) -> None:
        """`locale`: a folder of locales/. Raises ValueError for a message Fluent cannot read."""
        self.locale = locale
        self._bundle = FluentBundle([locale], functions={"SIZE": _size, "WAY": _way}, use_isolating=False)
        for path in sorted((LOCALES / locale).glob("*.ftl")):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise ValueError(f"{path.name}: cannot be read: {str(entry.content).strip()[:80]!r}")
            self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Whether there is a wording `key`."""
        return bool(self._bundle.has_message(key))

    def format(self, key: str, values: Mapping[str, Any]) -> str:
        """The wording `key` with `values` (rendered already, or numbers)."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            _log.error("no wording %r in locale %r", key, self.locale)
            return key
        shown, problems = self._bundle.format_pattern(pattern, dict(values))
        for problem in problems:
            _log.error("wording %r in locale %r: %s", key, self.locale, problem)
        return str(shown)

    def listed(self, items: list[str]) -> str:
        """ "a, b and c" as this language says it."""
        return format_list(items, locale=self.locale.replace("-", "_")) if items else ""


def _size(number: Any) -> Any:
    """`SIZE($n)` in a wording: the number without its sign."""
    return fluent_number(abs(number))


def _way(number: Any) -> Any:
    """`WAY($n)` in a wording: "down" for a negative number, else "up"."""
    return "down" if number < 0 else "up"


@cache
def texts(locale: str) -> Texts:
    """The wordings of `locale`, of its language, or English."""
    for candidate in (locale, locale.split("-")[0]):
        if candidate and (LOCALES / candidate).is_dir():
            return Texts(candidate)
    return Texts(DEFAULT_LOCALE)


class Reader(Struct, frozen=True):
    """Who reads: their wordings, the names of the seats at the table in question, the names in its content pack.

    `game`: whose reasons are given; its "<game>-refused-<code>" goes before the "refused-<code>" all games share.
    """

    texts: Texts
    seats: Mapping[int, str] = {}
    name_of: NameOf | None = None
    game: str = ""

    def line(self, text: Param) -> str:
        """`text` for the body of a message (markdown; names escaped)."""
        return self._shown(text, plain=False)

    def lines(self, found: tuple[Text, ...] | list[Text]) -> str:
        """Several texts, one a line."""
        return "\n".join(self.line(text) for text in found)

    def label(self, text: Param, most: int = 80) -> str:
        """`text` for a button, an option or a modal (no markdown there), at most `most` characters."""
        shown = _EMPHASIS.sub("", self._shown(text, plain=True)).strip()
        return shown if len(shown) <= most else shown[: most - 1] + "…"

    def _shown(self, param: Param, *, plain: bool) -> str:
        if isinstance(param, Text):
            values = {
                name: value if isinstance(value, int) else self._shown(value, plain=plain)
                for name, value in param.params.items()
            }
            return self.texts.format(self._key(param.key), values)
        if isinstance(param, SeatRef):
            name = tidy(self.seats.get(param.seat, "")) or self.texts.format("seat", {"number": param.seat + 1})
            return name if plain else escaped(name)
        if isinstance(param, Named):
            return self._named(param)
        if isinstance(param, Things):
            parts = [self.texts.format(thing_key(kind), {"count": count}) for kind, count in param.amounts.items()]
            return self.texts.listed(parts) or self.texts.format("things-none", {})
        if isinstance(param, Listed):
            return self.texts.listed([self._shown(item, plain=plain) for item in param.items])
        words = str(param)
        own = not isinstance(param, Words) and _PLAIN.fullmatch(words)
        return words if plain or own else escaped(words)

    def _key(self, key: str) -> str:
        if self.game and key.startswith(REFUSED):
            own = f"{self.game}-{key}"
            return own if self.texts.has(own) else key
        return key

    def _named(self, named: Named) -> str:
        if self.name_of is not None:
            found = self.name_of(named.kind, named.id, self.texts.locale)
            if found is not None:
                return found
        return self.texts.format(f"{named.kind}-{named.id}".replace("_", "-"), {})


def thing_key(kind: str) -> str:
    """The id of the wording of an amount (`$count`) of `kind`."""
    return f"thing-{kind}".replace("_", "-")
