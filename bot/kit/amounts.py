"""Reads typed amounts: "2 wood 1 glass", in the reader's language."""

from __future__ import annotations

import re

from bot.kit.texts import Reader, thing_key
from engine.core.refusals import Refusal
from engine.core.texts import Typed

UNKNOWN_THING = "unknown-thing"  # `word`: what was typed
UNCLEAR_AMOUNTS = "unclear-amounts"  # nothing in it looks like amounts of things

_JOINERS = re.compile(r"[,;+&]|\band\b", re.IGNORECASE)


def parse_things(words: str, kinds: tuple[str, ...], reader: Reader) -> dict[str, int]:
    """Amounts by kind; nothing typed is nothing. `kinds`: the ids that may be meant.

    Raises Refusal `unknown-thing` (`word`) for a thing that is not among them, `unclear-amounts` for anything else
    that is not a list of numbers and things.
    """
    names = names_of(kinds, reader)
    amounts: dict[str, int] = {}
    tokens = _JOINERS.sub(" ", words.casefold()).split()
    position = 0
    while position < len(tokens):
        number, glued = _number(tokens[position])
        if number is None:
            raise Refusal(UNCLEAR_AMOUNTS, word=Typed(tokens[position]))
        position += 1
        name = [glued] if glued else []
        while position < len(tokens) and _number(tokens[position])[0] is None:
            name.append(tokens[position])
            position += 1
        kind = names.get(" ".join(name))
        if kind is None:
            raise Refusal(UNKNOWN_THING, word=Typed(" ".join(name) or str(number)))
        amounts[kind] = amounts.get(kind, 0) + number
    return {kind: count for kind, count in amounts.items() if count}


def names_of(kinds: tuple[str, ...], reader: Reader) -> dict[str, str]:
    """The ids of the kinds by their names, in lower case and in every grammatical number."""
    ids: dict[str, str] = {}
    for kind in kinds:
        ids[kind.casefold()] = kind
        ids[kind.replace("-", " ").replace("_", " ").casefold()] = kind
        if reader.texts.has(thing_key(kind)):
            for count in (1, 2, 5):
                shown = reader.texts.format(thing_key(kind), {"count": count}).casefold()
                ids[shown.replace(str(count), "", 1).strip()] = kind
    return ids


def _number(token: str) -> tuple[int | None, str]:
    """The number a token begins with and what is glued to it ("2wood"), or None."""
    match = re.fullmatch(r"(\d{1,6})[x×]?(.*)", token)
    return (int(match[1]), match[2]) if match else (None, "")
