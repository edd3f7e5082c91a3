"""Whole numbers and amounts as people type them, in digits of any script or in words: "2 wood 1 glass", "2🪵"."""

from __future__ import annotations

import re
from itertools import product

from engine.texts import Refusal, Things, Typed
from face.wordings.close_names import closest, fold_case
from face.wordings.locales import ENGLISH
from face.wordings.reader import Reader, thing_key
from face.wordings.texts import Texts, texts
from face.wordings.values import FORMS, MINUS

_LONGEST = 9  # digits; more is no number of anything at a table, and thousands of them take long to read


def parse_number(typed: str) -> int | None:
    """The number that was typed, perhaps with a minus before it; None for anything else, and beyond nine digits."""
    words = typed.strip().replace(MINUS, "-")
    digits = words.removeprefix("-")
    return int(words) if digits.isdecimal() and len(digits) <= _LONGEST else None


def in_digits(words: str, own: Texts) -> str:
    """`words`, folded, with digits for the numbers up to ten that this language and English have words for.

    What joins things in this language ("a" is "and" in Czech) is no number.
    """
    known = _numbers(own)
    return re.sub(r"[^\W\d_]+", lambda word: known.get(word[0], word[0]), fold_case(words))


def joiners(own: Texts) -> set[str]:
    """The words for "and", in this language and in English."""
    return {joiner for known in (own, texts(ENGLISH)) for joiner in fold_case(known.format("typed-and", {})).split()}


def _numbers(own: Texts) -> dict[str, str]:
    words: dict[str, str] = {}
    for known in (texts(ENGLISH), own):
        for number, alternatives in enumerate(fold_case(known.format("typed-numbers", {})).split("|"), 1):
            words |= dict.fromkeys(alternatives.split(), str(number))
    return {word: number for word, number in words.items() if word not in joiners(own)}


UNKNOWN_THING = "unknown-thing"  # `word`: what was typed; `close`: what it is spelt like, or "none"
UNCLEAR_AMOUNTS = "unclear-amounts"  # nothing in it looks like amounts of things

_LONGEST_NUMBER = 6  # digits that are read of a number: more than anybody has of anything
TYPED = "typed"  # the form of a thing that only people use: other plurals, other words for it
SIGN_FORMS = ("short", "sign")  # a game's wording "<game>-<one of them>-<kind>" is an amount with the sign of the thing

_SIGNS = re.compile(r"[,;+&]")
_UNSEEN = re.compile("[\u200b\u2060\ufe0f]")  # what stands in and around signs without a shape
_CROSSES = ("x", "×", "х")  # the last one is a Cyrillic letter
_SIGN_AND_LETTERS = re.compile(r"(\W*)(\w*)")  # "🟢S", of which each is enough
_GLUED = re.compile(r"(?<=[^\d\s])(?=\d)")  # "2🪵1🔷"


def parse_things(words: str, kinds: tuple[str, ...], reader: Reader) -> dict[str, int]:
    """Amounts by kind; nothing typed is nothing, a sign without a number is one. `kinds`: the ids that may be meant.

    Raises Refusal `unknown-thing` (`word`, `close`) for a thing that is not among them, `unclear-amounts` for anything
    else that is not a list of numbers and things.
    """
    names = _names_of(kinds, reader)
    amounts: dict[str, int] = {}
    plain = _UNSEEN.sub("", in_digits(_SIGNS.sub(" ", words), reader.texts))
    left_out = {*joiners(reader.texts), *_CROSSES}
    tokens = [token for token in _GLUED.sub(" ", plain).split() if token not in left_out]
    position = 0
    while position < len(tokens):
        token = tokens[position]
        number, glued = (1, token) if _is_sign(token, names) else _number(token)
        if number is None:
            raise Refusal(UNCLEAR_AMOUNTS, word=Typed(token))
        position += 1
        name = [glued] if glued else []
        while position < len(tokens) and _number(tokens[position])[0] is None:
            if name and _is_sign(tokens[position], names):
                break
            name.append(tokens[position])
            position += 1
        kind = names.get(" ".join(name))
        if kind is None:
            raise _unknown(number, " ".join(name) or str(number), names)
        amounts[kind] = amounts.get(kind, 0) + number
    return {kind: count for kind, count in amounts.items() if count}


def _names_of(kinds: tuple[str, ...], reader: Reader) -> dict[str, str]:
    """The ids of the kinds by their names as they may be typed: in every number and case, or in English."""
    ids: dict[str, str] = {}
    for kind in kinds:
        ids[fold_case(kind)] = kind
        ids[fold_case(kind.replace("-", " ").replace("_", " "))] = kind
        for known in (texts(ENGLISH), reader.texts):
            if known.has(thing_key(kind)):
                for count, form in product((1, 2, 5), ("", TYPED, *FORMS)):
                    ids |= dict.fromkeys(
                        _alternatives(known.format(thing_key(kind), {"count": count}, form), count), kind
                    )
            for sign in SIGN_FORMS:
                key = f"{reader.game}-{sign}-{kind}".replace("_", "-")
                if known.has(key):
                    for shown in _alternatives(known.format(key, {"count": 2}), 2):
                        apart = _SIGN_AND_LETTERS.fullmatch(shown)
                        ids |= dict.fromkeys((shown, *(apart.groups() if apart else ())), kind)
    ids.pop("", None)  # a gender that there is not
    return ids


def _alternatives(shown: str, count: int) -> list[str]:
    """The names in a wording of `count` things: one, or those that "|" divides, as they are compared."""
    return [_UNSEEN.sub("", each.replace(str(count), "", 1)).strip() for each in fold_case(shown).split("|")]


def _is_sign(token: str, names: dict[str, str]) -> bool:
    """Whether it is the sign of a thing, perhaps with its letters."""
    return token in names and not token[0].isalnum()


def _number(token: str) -> tuple[int | None, str]:
    """The number a token begins with and what is glued to it ("2wood"), or None."""
    match = re.fullmatch(r"(\d+)(?:[x×]|х$)?(.*)", token)
    return (int(match[1][:_LONGEST_NUMBER]), match[2]) if match else (None, "")


def _unknown(number: int, typed: str, names: dict[str, str]) -> Refusal:
    """The refusal of a thing that is not among `names`, with the one that is spelt most like it, if any is."""
    alike = closest(typed, {name: name for name in names}, most=1)
    return Refusal(UNKNOWN_THING, word=Typed(typed), close=Things({names[alike[0]]: number}) if alike else "none")
