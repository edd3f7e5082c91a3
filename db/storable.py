"""Says what can be stored: neither Postgres nor JSON holds every string and every number that people can send.

Text is Unicode without NUL and without halves of characters (lone surrogates), a whole number has 64 bits, a fraction
is finite, and nothing lies so deep in lists and objects that reading it again could fail.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import isfinite
from typing import Any

from db.trouble import Trouble

NOT_STORABLE = "not-storable"
_DEEPEST = 64  # lists and objects in each other; a draft has four
_WHOLE = range(-(2**63), 2**63)


def is_storable(value: Any) -> bool:
    """Whether `value`, with all that lies in it, can be stored as text, number or JSON."""
    level: Collection[Any] = [value]
    for _ in range(_DEEPEST):
        if not all(map(_is_plain, level)):
            return False
        level = [part for each in level for part in _parts(each)]
        if not level:
            return True
    return False


def check_storable(*values: Any) -> None:
    """Raises Trouble `not-storable` for what cannot be stored."""
    if not all(map(is_storable, values)):
        raise Trouble(NOT_STORABLE)


def _parts(value: Any) -> Collection[Any]:
    if isinstance(value, Mapping):
        return [*value, *value.values()]
    return value if isinstance(value, list | tuple | set | frozenset) else ()


def _is_plain(value: Any) -> bool:
    if isinstance(value, str):
        return (value.isascii() and "\0" not in value) or _is_text(value)
    if isinstance(value, int):
        return value in _WHOLE
    return not isinstance(value, float) or isfinite(value)


def _is_text(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in value
