"""What a translation must keep to; `faults` finds where it does not. English is what it is held against."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from babel import Locale
from msgspec import Struct

from face.wordings.shares import copied_keys
from face.wordings.texts import is_translated
from face.wordings.values import FORMS, IS
from tests.wording import listed
from tests.wording.files import Language, Wording, language
from tests.wording.order import place_of
from tests.wording.references import dangling, unused
from tests.wording.sources import labels, names_of_cards, parts_of_english

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
ENGLISH = re.compile(  # words that other languages hardly have; those that one has: `listed.OWN_WORDS`
    r"\b(the|and|you|your|with|this|that|from|have|has|are|is|of|for|will|when|which|there|they|it|its)\b",
    re.IGNORECASE,
)
MOST = {"command": 100, "option": 100, "choice": 100}  # characters, by the beginning of the key
GROWTH, AND = 1.7, 25  # a translation is at most so much longer than English, and so many characters

_SUFFIX = re.compile(rf"-({'|'.join(FORMS)})$")
_TYPED = re.compile(r"typed-|.*-words-")  # what people may type: English words of it may stand beside their own
_EMOJI = re.compile("[\u2190-\u21ff\u2300-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]")
_SPAN = re.compile(r"`[^`]*`")
_BROKEN = re.compile(r"<t:|:R>|:T>|:F>|:D>|\]\(")
_EMPHASIS = ("**", "~~", "-# ", "### ", "||")


@cache
def plurals_of_whole_numbers(locale: str) -> frozenset[str]:
    """The plural categories of whole numbers in a language; the one for fractions may be the default of a choice."""
    plural = Locale.parse(locale, sep="-").plural_form
    return frozenset(plural(number) for number in range(1000))


class Fault(Struct, frozen=True, order=True):
    """What is wrong with a wording. `kind` is a word for it: missing, parameter, plural, length, sign, left, …"""

    file: str
    key: str
    kind: str
    what: str


def faults(locale: str) -> list[Fault]:
    """All faults of the language `locale`, by file, in the order in which files are translated."""
    return sorted(set(_faults(language(locale), language("en"))), key=lambda fault: (place_of(fault.file), fault))


def asked_of_a_language() -> dict[str, str]:
    """The wordings that each language needs, with the file of each: what people read of English, and cards' names."""
    english = language("en").wordings
    asked = {key: each.file for key, each in english.items() if is_translated(each.file)}
    for key in parts_of_english() & asked.keys():
        del asked[key]
    return asked | {key: f"{key.partition('-')[0]}-names.ftl" for key in names_of_cards()}


def left_in_english(locale: str) -> frozenset[str]:
    """Wordings of a language that were copied from English; without those that are the same, by `listed.SAME`."""
    same = listed.SAME.get(locale, frozenset()) | listed.SAME_EVERYWHERE
    return frozenset(key for key in copied_keys(locale) if key not in same and not listed.NAMES.match(key))


def _faults(own: Language, english: Language) -> Iterator[Fault]:
    yield from (Fault(file, "", "unread", content) for file, content in own.junk)
    names, copied = names_of_cards(), left_in_english(own.locale)
    for key, file in asked_of_a_language().items():
        if key not in own.wordings:
            what = f"the name of a card: {names[key]}" if key in names else _short(english.wordings[key].words)
            yield Fault(file, key, "missing", what)
    named = frozenset().union(*(entry.parts for entry in (*own.wordings.values(), *own.terms.values())))
    for file, key, name in dangling(own.locale):
        theirs = english.entry(name)
        where = "which is not there" if theirs is None else f"which is not there yet: it's in {theirs.file} of English"
        yield Fault(file, key, "missing", f"names {name}, {where}")
    idle = {key.partition(".")[0]: file for file, key in unused(own.locale)}
    for file in set(idle.values()):
        first, *more = sorted(key for key in idle if key in copied and idle[key] == file) or [""]
        if first:
            these = f"and {len(more)} more: copied" if more else "copied"
            yield Fault(file, first, "unused", f"{these}, and no sentence here names it: take it out until one does")
    for key in idle.keys() - copied:
        if not _is_awaited(key, own, english):
            yield Fault(idle[key], key, "unused", "nothing asks for it")
    for key in copied - idle.keys():
        yield Fault(own.wordings[key].file, key, "missing", f"reads as in English: {_short(own.wordings[key].words)}")
    for key, wording in own.wordings.items():
        yield from _plurals(own, english, key, wording)
        if key in english.wordings and key not in copied:
            for kind, what in _against(own, english, key):
                yield Fault(wording.file, key, kind, what)
        elif key not in english.wordings and key not in named and key not in names:
            yield Fault(wording.file, key, "unknown", "English has no such wording, and nothing here names it")


def _is_awaited(key: str, own: Language, english: Language) -> bool:
    """Whether an English sentence names the wording `key` that this language has not got yet."""
    return any(key in entry.parts and each not in own.wordings for each, entry in english.wordings.items())


def _plurals(own: Language, english: Language, key: str, wording: Wording) -> Iterator[Fault]:
    theirs = english.variants(key) if key in english.wordings else {}
    for name, variants in wording.selects:
        counts = variants & (CATEGORIES - {"other"}) or (variants == {"other"} and "one" in theirs.get(name, ()))
        if counts and not variants - CATEGORIES - {each for each in variants if each.isdigit()}:
            lacking = plurals_of_whole_numbers(own.locale) - variants
            if lacking:
                yield Fault(wording.file, key, "plural", f"${name} lacks [{'] ['.join(sorted(lacking))}]")


def _against(own: Language, english: Language, key: str) -> Iterator[tuple[str, str]]:
    """Faults of a wording that English has too, as kind and what."""
    yield from _parameters(own, english, key)
    yield from _variants(own, english, key)
    yield from _lengths(key, own.wordings[key], english.wordings[key])
    yield from _signs(own, english, key)
    yield from _left(own.locale, key, own.wordings[key])


def _parameters(own: Language, english: Language, key: str) -> Iterator[tuple[str, str]]:
    there = {name for name in english.params(key) if not name.endswith(IS)}
    used = {name for name in own.params(key) if not name.endswith(IS)}
    stems = {name if name in there else _SUFFIX.sub("", name) for name in used}
    unused = there - stems - listed.OMITTED.get(own.locale, {}).get(key, frozenset())
    if unused:
        yield "parameter", f"does not use ${', $'.join(sorted(unused))}"
    unknown = stems - there - listed.GIVEN.get(key, frozenset())
    if unknown:
        yield "parameter", f"English has no ${', $'.join(sorted(unknown))}"


def _variants(own: Language, english: Language, key: str) -> Iterator[tuple[str, str]]:
    theirs = english.variants(key)
    for name, variants in own.variants(key).items():
        words = {each for each in variants - CATEGORIES if not each.isdigit()}
        known = {each for each in theirs.get(name, frozenset()) if not each.isdigit()}
        if name.endswith(IS):
            known |= {"you"}
        if name in theirs or name.endswith(IS):
            if words - known:
                yield "variant", f"${name} is never [{'] ['.join(sorted(words - known))}]"
            lacking = known - variants - CATEGORIES
            if words and lacking:
                yield "variant", f"${name} may be [{'] ['.join(sorted(lacking))}]"


def _lengths(key: str, wording: Wording, english: Wording) -> Iterator[tuple[str, str]]:
    if _TYPED.match(key):
        return  # nobody reads it: each language has as many words as people use
    most = labels().get(key, MOST.get(key.partition("-")[0], 0))
    if most and wording.longest > most >= english.longest:
        yield "length", f"{wording.longest} characters of {most}"
    elif wording.longest > english.longest * GROWTH + AND and english.longest:
        yield "length", f"{wording.longest} characters; English has {english.longest}"


def _signs(own: Language, english: Language, key: str) -> Iterator[tuple[str, str]]:
    here = "".join(wording.words for wording in own.reached(key))
    there = "".join(wording.words for wording in english.reached(key))
    if key not in listed.EMOJI_LEFT_OUT.get(own.locale, frozenset()):
        if lost := set(_EMOJI.findall(there)) - set(_EMOJI.findall(here)):
            yield "sign", f"lacks {' '.join(sorted(lost))}"
        if new := set(_EMOJI.findall(here)) - set(_EMOJI.findall(there)):
            yield "sign", f"English has no {' '.join(sorted(new))}"
    for mark in _EMPHASIS:
        if (mark in here) != (mark in there):
            yield "sign", f"{'lacks' if mark in there else 'English has no'} {mark.strip()}"
    if own.wordings[key].words.count("**") % 2:
        yield "sign", "an odd number of **"
    if lost_spans := _commands(there) - _commands(here):
        yield "sign", f"lacks {', '.join(sorted(lost_spans))}"
    if set(_BROKEN.findall(here)) != set(_BROKEN.findall(there)):
        yield "sign", "times (<t:…>) or links ([…](…)) are not those of English"


def _commands(words: str) -> set[str]:
    """Commands as people type them, without what stands for something in them."""
    return {span for span in _SPAN.findall(words) if span.startswith("`/")}


def _left(locale: str, key: str, wording: Wording) -> Iterator[tuple[str, str]]:
    if key in listed.SAME.get(locale, frozenset()) or _TYPED.match(key):
        return
    own = listed.OWN_WORDS.get(locale.partition("-")[0], frozenset())
    if words := {word.casefold() for word in ENGLISH.findall(_SPAN.sub(" ", wording.words))} - own:
        yield "left", f"English words: {', '.join(sorted(words))}"


def _short(words: str) -> str:
    return " ".join(words.replace("\ufffc", "…").split())[:60]
