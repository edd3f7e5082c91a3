"""Says texts to a reader, with the names of the seats at a table and of the things in its content pack."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct

from engine.texts import Listed, Named, Param, SeatRef, Text, Things, Typed
from face.wordings.initials import filled_in, initials_of
from face.wordings.texts import Personal, Texts, escape_words, isolate, key_of, tidy_line, tidy_name
from face.wordings.values import IS, MINUS

REFUSED = "refused-"  # before the code of a refusal
NOTHING = "nothing"  # the variant for no things at all (`things-none`), whatever the language calls it
TABLE_HOLDER = "table"  # the parameter that is the number of a table
SUBJECT = "seat"  # the parameter a sentence is about; its clauses are about the same seat
_TABLES_KEPT = 1_024  # tables whose players' initials are kept
_LONGEST_TYPED = 400  # characters of what somebody typed that are shown; Fluent takes no value over 1,000

_PLAIN = re.compile(r"[A-Za-z0-9.-]*(?:_[A-Za-z0-9.-]+)*")  # ids, and words without a sign in them
_MADE = re.compile(  # mentions and addresses the bot makes itself
    r"<(?:#|@&|@)\d+>|https://discord\.com/channels/(?:\d+|@me)(?:/\d+){1,2}"
)
_NEEDLESS = "\u2060"  # behind a pronoun in a locale file: a verb that follows says the person already
_PRONOUN = re.compile(rf"\w+{_NEEDLESS}(\**) (?:(s[ei]|się) )?(\w+)")  # reflexives never begin a sentence
_EMPHASIS = re.compile(r"\*\*|__|`|~~")
_ITALIC = re.compile(r"(?<!\w)\*([^*\n]+)\*(?!\w)")
_LINE = re.compile(r"^(?:-# |#{1,3} )", re.MULTILINE)  # small print and headings
_MARKS = "*_`~#"
_KEPT = {ord(sign): 0xF100 + at for at, sign in enumerate(_MARKS)}  # for private use, and in no name that is shown
_SHOWN = {kept: ord(sign) for kept, sign in zip(_KEPT.values(), _MARKS, strict=True)}
"""Marks that somebody typed, while those of our wordings are taken out of a label, and back."""
_BELOW = re.compile(r"-\d+")  # a number below zero, which some happenings have as words

NameOf = Callable[[str, str, str], Text | str | None]
"""Names of things with a name of their own: (kind, id, locale) -> its wording, the pack's own name, or None."""


class Reader(Struct, frozen=True):
    """A reader: their wordings, the names of the seats at the table in question, the names in its content pack.

    `game`: whose reasons are given; its "<game>-refused-<code>" goes before the "refused-<code>" all games share.
    `seat`: the reader's own seat in what nobody else reads: it is called "you". Wordings choose their form for it by
    `$seat-is`, which is "you" or "other", and likewise for each parameter that may be a seat (`$whom-is`). `persons`:
    who plays automatically at a seat, as a number in the game's list of names: pictures have a face for each.
    """

    texts: Texts
    seats: Mapping[int, str] = {}
    name_of: NameOf | None = None
    game: str = ""
    seat: int | None = None
    persons: Mapping[int, int] = {}

    def line(self, text: Param) -> str:
        """`text` for the body of a message (markdown; names escaped)."""
        shown = self._said(text, 0) if type(text) is Text else self._shown(text, plain=False)
        return filled_in(shown, self.initials)

    def lines(self, listed: tuple[Text, ...] | list[Text]) -> str:
        """Several texts, one a line."""
        return "\n".join(self.line(text) for text in listed)

    def label(self, text: Param, most: int = 80) -> str:
        """`text` for a button, an option or a modal (no markdown there), cut at a word after `most` characters."""
        return self._as_it_is(self._labelled(text, most))

    def plain(self, text: Param, most: int) -> str:
        """`text` for a page of its own: as a label, and without italics, headings and small print as well."""
        return self._as_it_is(_LINE.sub("", _ITALIC.sub(r"\1", self._labelled(text, most))))

    def _labelled(self, text: Param, most: int) -> str:
        return self._said(text, most) if type(text) is Text else _cut(self._shown(text, plain=True), most)

    def _as_it_is(self, label: str) -> str:
        """A label with what people typed as they typed it, and with the initials of seats."""
        return filled_in(label.translate(_SHOWN), self.initials)

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
        """`text` within another one, kept by itself, even if the one around it has a link and is made each time."""
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
            name = self._name(param.seat, form)
            return Personal(_as_typed(name) if plain else escape_words(name))
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
            words = tidy_line(param.words, _LONGEST_TYPED)
        elif _MADE.fullmatch(words := str(param)):
            return Personal(words)
        if plain:
            return Personal(_as_typed(words))
        return Personal(isolate(words) if _PLAIN.fullmatch(words) else escape_words(words))

    def _sentence(self, text: Text, about: Param, *, plain: bool, form: str = "") -> str:
        key = self._key(text.key)
        choices = self.texts.choices(key)
        values: dict[str, Any] = {}
        for name, value in text.params.items():
            if name not in choices.used:
                pass  # the wording has no use for it, at most for a form of it
            elif name == TABLE_HOLDER and type(value) is int:
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
        shown = self.texts.format(key, values, form)
        return type(shown)(_without_pronouns(shown)) if _NEEDLESS in shown else shown

    def _name(self, seat: int, form: str = "") -> str:
        return tidy_name(self.seats.get(seat, "")) or self.texts.format("seat", {"number": seat + 1}, form)

    def initials(self) -> list[str]:
        """The initials of the seats, in their order, the reader's own included."""
        names = tuple(self._name(seat) for seat in range(max(self.seats, default=-1) + 1))
        return _initials(names, frozenset(self.persons))

    def _formed(self, param: Param, *, plain: bool, about: Param, form: str) -> str:
        """`param` in a form; the gender of what is no noun of ours, and of people, is ""."""
        if form == "gender" and isinstance(param, SeatRef):
            return Personal(_gender_of(self.persons.get(param.seat)))  # not kept: another table has others there
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


def _gender_of(person: int | None) -> str:
    """The gender of who plays automatically: in every game's list of names odd numbers are women. None: a person."""
    return "" if person is None else "f" if person % 2 else "m"


def _without_pronouns(sentence: str) -> str:
    """`sentence` as languages say it whose verbs tell the person: "**Ty** bereš" is "**Bereš**"; "**Ty**:" stays."""

    def _begun(found: re.Match[str]) -> str:
        emphasis, reflexive, word = found.groups("")
        return f"{word[:1].upper()}{word[1:]}{emphasis}{' ' if reflexive else ''}{reflexive}"

    return _PRONOUN.sub(_begun, sentence).replace(_NEEDLESS, "")


@lru_cache(_TABLES_KEPT)
def _initials(names: tuple[str, ...], automatic: frozenset[int]) -> list[str]:
    return list(map(isolate, initials_of(names, automatic)))


def _as_typed(words: str) -> str:
    """`words` for a label, in which they are to stand sign by sign: a name may be nothing but `____`."""
    return isolate(words).translate(_KEPT)


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
