"""How much of a language there is: what it says itself, and what of it was only copied from English."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.syntax.ast import Message, Pattern

from face.wordings.locales import ENGLISH, OFFERED, UNFINISHED, own_name, parse_locale_file
from face.wordings.texts import is_translated, wording_files

_CODE = re.compile(r"`[^`]*`")
_WORD = re.compile(r"[^\W\d_]{2}")


@cache
def share_said(language: str) -> float:
    """The share of what people read that `language` says itself, 0 to 1, without what was copied from English."""
    there = _keys(language) - copied_keys(language)
    needed = _wanted_keys()
    return len(needed & there) / len(needed)


@cache
def _wanted_keys() -> frozenset[str]:
    """The ids of all wordings that a language needs: those that every finished one has, and names of cards.

    English takes the names from the packs of cards.
    """
    finished = [language for language in OFFERED if language not in UNFINISHED]
    others = [set(_messages(language, "*-names.ftl")) for language in finished if language != ENGLISH]
    names = set.intersection(*others) if others else set()
    return frozenset(set.intersection(*map(_keys, finished)) | names)


def _keys(locale: str) -> set[str]:
    return set(_messages(locale))


def _messages(locale: str, files: str = "*.ftl") -> dict[str, Pattern]:
    """What all messages of a language that people read say, by their ids."""
    read = (path for path in wording_files(locale, files) if is_translated(path.name))
    return {
        entry.id.name: entry.value
        for path in read
        for entry in parse_locale_file(path).body
        if isinstance(entry, Message) and entry.value is not None
    }


def copied_keys(language: str) -> frozenset[str]:
    """The ids of messages that are word for word those of English, and have words; none for English."""
    if language == ENGLISH:
        return frozenset()
    english = _messages(ENGLISH)
    return frozenset(
        key
        for key, said in _messages(language).items()
        if key in english and _WORD.search(_plain(said)) and said.equals(english[key])
    )


def _plain(pattern: Any) -> str:
    """What a pattern says in all variants, without what is put in and what is to be typed."""
    said = []
    for element in pattern.elements:
        chosen = getattr(getattr(element, "expression", None), "variants", ())
        said.append(getattr(element, "value", "\ufffc"))
        said += [f" {_plain(variant.value)} " for variant in chosen]
    return _CODE.sub(" ", "".join(said))


def language_label(language: str) -> str:
    """A language as it calls itself; one that is not finished with how much of it there is: "Deutsch (72 %)"."""
    return f"{own_name(language)} ({share_said(language):.0%})" if language in UNFINISHED else own_name(language)
