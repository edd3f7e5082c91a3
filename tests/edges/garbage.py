"""Garbage: strings and values nobody should send, and ways to spoil what is in order."""

from __future__ import annotations

import copy
import random
import string
from typing import Any

STRINGS = (
    *("", " ", "0", "-1", "1", "7", "-0", "1e999", "0x10", "999999999999", "9" * 40, "9" * 4000, "a" * 4000),
    *("null", "None", "nan", "true", "\x00", "\u202e\u200b", "\ud800", "٣", "²", "½", "é" * 4000, "\n" * 4000),
    *("p:desk:1:::", "s:set:1:1.bid:coins:0", "m:type:3:draft.1:card:", "p:", ":::::", "%3A%25%", "%" * 99),
    *("'; DROP TABLE moves; --", "<@1>", "@everyone", "../../etc/passwd", "{ $who }", "`" * 100, "🜏" * 1000),
    *("12 h", "2 wood 1 glass", "rounds=4", "23-7"),
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 10**9, 2**63, -(2**70), 10**40, 0.5, -1e300),
    *([], {}, [[]], {"": {}}, [None], ["x"] * 100, {"id": 1}, [1, "a", None], {"a": {"b": {"c": []}}}),
)
LETTERS = string.printable + "áßıŁжи٣½\u200b\u202e"


def text(chance: random.Random) -> str:
    """A string: one of the usual suspects, two of them, or letters at random."""
    way = chance.randrange(4)
    if way == 0:
        return "".join(chance.choice(LETTERS) for _ in range(chance.randrange(24)))
    if way == 1:
        return chance.choice(STRINGS) + chance.choice(" :=+-,./") + chance.choice(STRINGS)
    return chance.choice(STRINGS)


def value(chance: random.Random) -> Any:
    """Anything that JSON can hold, and what Python takes for it."""
    return copy.deepcopy(chance.choice(VALUES)) if chance.randrange(2) else text(chance)


def spoilt_text(chance: random.Random, words: str) -> str:
    """`words` with a part doubled, cut out, exchanged or put in."""
    at = chance.randrange(len(words) + 1)
    to = min(len(words), at + chance.randrange(1, 12))
    way = chance.randrange(5)
    if way == 0:
        return words[:at] + words[to:]
    if way == 1:
        return words[:to] + words[at:]
    if way == 2:
        return words[:at] + text(chance) + words[to:]
    if way == 3:
        return words[:at] + chance.choice(LETTERS) + words[at + 1 :]
    return words[:at]


def spoilt(chance: random.Random, thing: Any, times: int = 3) -> Any:
    """A deep copy of JSON with up to `times` parts exchanged, taken out, doubled or renamed."""
    made = copy.deepcopy(thing)
    for _ in range(chance.randrange(1, times + 1)):
        made = _once(chance, made)
    return made


def _once(chance: random.Random, thing: Any) -> Any:
    at = thing
    while True:
        keys: list[Any] = list(at) if isinstance(at, dict) else list(range(len(at))) if isinstance(at, list) else []
        if not keys:
            return value(chance)
        key = chance.choice(keys)
        below = at[key]
        if isinstance(below, dict | list) and below and chance.randrange(5):
            at = below
            continue
        _change(chance, at, key)
        return thing


def _change(chance: random.Random, at: Any, key: Any) -> None:
    way = chance.randrange(6)
    if way == 0:
        del at[key]
    elif way == 1 and isinstance(at, dict):
        at[text(chance)] = at.pop(key)
    elif way == 1:
        at.append(copy.deepcopy(at[key]))
    elif way == 2 and isinstance(at[key], str):
        at[key] = spoilt_text(chance, at[key])
    elif way == 3 and isinstance(at[key], int):
        at[key] += chance.choice((-1, 1, 2, 1000, 2**40))
    else:
        at[key] = value(chance)
