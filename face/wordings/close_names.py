"""Finds what somebody meant by typed words: names that hold them, else names that are spelt alike.

Case and diacritics do not count, as nobody types them on a phone.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from difflib import SequenceMatcher
from typing import TypeVar

_MARKS = re.compile("[\u0300-\u036f]")
_UNMARKED = str.maketrans("łøđı", "lodi")  # letters that Unicode does not take apart


def fold_case(words: str) -> str:
    """`words` without the spaces around them, in lower case and without diacritics: "Růženec " is "ruzenec"."""
    return _MARKS.sub("", unicodedata.normalize("NFKD", words.strip().casefold())).translate(_UNMARKED)


_SHAPES = str.maketrans("авеікмнорстухьј013", "abeikmhopctyxbjole")  # letters and digits that look like others
_TOO_LIKE = 0.8
_SHORT = 2  # letters: words as short as that are alike only if they are the same


def look_alike(one: str, other: str) -> bool:
    """Whether two people could be taken for each other by their names: a word of one is as good as a word of the other.

    Case and accents do not count, nor which script a letter comes from if it looks the same.
    """
    words, others = _shapes_of(one), _shapes_of(other)
    return any(_is_taken_for(word, against) for word in words for against in others)


def _shapes_of(name: str) -> list[str]:
    shown = fold_case(name).translate(_SHAPES)
    words = ["".join(sign for sign in word if sign.isalnum()) for word in shown.split()]
    return [word for word in ("".join(words), *words) if word]


def _is_taken_for(word: str, other: str) -> bool:
    if word == other or min(len(word), len(other)) <= _SHORT:
        return word == other
    return _could_be(word, other, _TOO_LIKE) and SequenceMatcher(None, word, other).ratio() >= _TOO_LIKE


T = TypeVar("T")

ALIKE = 0.72  # from here on a name counts as meant
MOST_CLOSE = 3
_LONGEST = 200  # characters that anybody types for a name; more than that is compared with nothing


def fitting(typed: str, named: Mapping[T, str], also: Mapping[T, str] | None = None) -> list[T]:
    """Lists the keys of `named` whose names hold all words of `typed`, beginnings first; all keys without any word.

    `also`: other names of the same things, in English for who reads another language.
    """
    if len(typed) > _LONGEST:
        return []
    wanted = fold_case(typed)
    names = {key: _all_of(key, named, also) for key in named}
    words = wanted.split()
    holding = [key for key, known in names.items() if any(all(word in name for word in words) for name in known)]
    return sorted(holding, key=lambda key: not any(_begins(name, wanted) for name in names[key]))


def closest(typed: str, named: Mapping[T, str], most: int = MOST_CLOSE, also: Mapping[T, str] | None = None) -> list[T]:
    """Lists the keys of `named` that are spelt most like `typed`, or have a word that is; none that is too far.

    `also`: as in `fitting`.
    """
    if len(typed) > _LONGEST:
        return []
    wanted = fold_case(typed)
    alike = {key: max(_likeness(wanted, name) for name in _all_of(key, named, also)) for key in named}
    return sorted((key for key, how in alike.items() if how >= ALIKE), key=lambda key: -alike[key])[:most]


def _all_of(key: T, named: Mapping[T, str], also: Mapping[T, str] | None) -> tuple[str, ...]:
    name, other = fold_case(named[key]), None if also is None else also.get(key)
    return (name,) if other is None else (name, fold_case(other))


def _begins(name: str, wanted: str) -> bool:
    return any(word.startswith(wanted) for word in (name, *name.split()))


def _likeness(wanted: str, name: str) -> float:
    words = [name, *(word.strip(".,:()’'") for word in name.split() if len(word) > 2)]
    near = [word for word in words if _could_be(wanted, word)]
    return max((SequenceMatcher(None, wanted, word).ratio() for word in near), default=0.0)


def _could_be(wanted: str, word: str, least: float = ALIKE) -> bool:
    """Whether the lengths allow the two to be alike: a ratio is twice what both share, of all their characters."""
    return 2 * min(len(wanted), len(word)) >= least * (len(wanted) + len(word))
