"""Reads typed amounts: "2 wood 1 glass", in the reader's language."""

from __future__ import annotations

import re
from itertools import product

from bot.kit.close_names import closest
from bot.kit.folding import folded
from bot.kit.languages import ENGLISH
from bot.kit.texts import Reader, texts, thing_key
from bot.kit.wording_values import FORMS
from engine.core.refusals import Refusal
from engine.core.texts import Things, Typed

UNKNOWN_THING = "unknown-thing"  # `word`: what was typed; `close`: what it is spelt like, or "none"
UNCLEAR_AMOUNTS = "unclear-amounts"  # nothing in it looks like amounts of things

LONGEST_NUMBER = 6  # digits that are read of a number: more than anybody has of anything

_SIGNS = re.compile(r"[,;+&]")


def parse_things(words: str, kinds: tuple[str, ...], reader: Reader) -> dict[str, int]:
    """Amounts by kind; nothing typed is nothing. `kinds`: the ids that may be meant.

    Raises Refusal `unknown-thing` (`word`, `close`) for a thing that is not among them, `unclear-amounts` for anything
    else that is not a list of numbers and things.
    """
    names = names_of(kinds, reader)
    amounts: dict[str, int] = {}
    joiners = {joiner for known in (reader.texts, texts(ENGLISH)) for joiner in known.format("typed-and", {}).split()}
    tokens = [token for token in _SIGNS.sub(" ", folded(words)).split() if token not in joiners]
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
            raise _unknown(number, " ".join(name) or str(number), names)
        amounts[kind] = amounts.get(kind, 0) + number
    return {kind: count for kind, count in amounts.items() if count}


def names_of(kinds: tuple[str, ...], reader: Reader) -> dict[str, str]:
    """The ids of the kinds by their names as they may be typed: in every number and case, or in English."""
    ids: dict[str, str] = {}
    for kind in kinds:
        ids[folded(kind)] = kind
        ids[folded(kind.replace("-", " ").replace("_", " "))] = kind
        for known in (texts(ENGLISH), reader.texts):
            if known.has(thing_key(kind)):
                for count, form in product((1, 2, 5), ("", *FORMS)):
                    shown = folded(known.format(thing_key(kind), {"count": count}, form))
                    ids[shown.replace(str(count), "", 1).strip()] = kind
    ids.pop("", None)  # a gender that there is not
    return ids


def _number(token: str) -> tuple[int | None, str]:
    """The number a token begins with and what is glued to it ("2wood"), or None."""
    match = re.fullmatch(r"(\d+)[x×]?(.*)", token)
    return (int(match[1][:LONGEST_NUMBER]), match[2]) if match else (None, "")


def _unknown(number: int, typed: str, names: dict[str, str]) -> Refusal:
    """The refusal of a thing that is not among `names`, with the one that is spelt most like it, if any is."""
    alike = closest(typed, {name: name for name in names}, most=1)
    return Refusal(UNKNOWN_THING, word=Typed(typed), close=Things({names[alike[0]]: number}) if alike else "none")
