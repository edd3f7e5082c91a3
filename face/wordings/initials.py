"""Signs for players: one letter or digit for each name at a table, in words and in pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence


def initials_of(names: Sequence[str], giving_way: Collection[int] = ()) -> list[str]:
    """Returns one sign for each name, all different.

    It is the first letter; where others have that too the number ("Steward 2"), the first letter of another word, or
    any letter or digit that is left. `giving_way`: places of automatic players, whose names must not take a person's
    initial from them.
    """
    words = [["".join(sign for sign in word.upper() if sign.isalnum()) for word in name.split()] for name in names]
    firsts = ["".join(each)[:1] for each in words]
    found = [first if firsts.count(first) == 1 else "" for first in firsts]
    for at in sorted(range(len(names)), key=lambda at: at in giving_way):
        if not found[at]:
            number = [names[at][-1]] if names[at][-1].isdecimal() else []
            initials = [word[0] for word in words[at] if word]
            wanted = [*number, *initials, *"".join(words[at]), *"123456789"]
            found[at] = next(sign for sign in wanted if sign not in found)
    return found


_FIRST = 0xF0000  # of the signs that stand for initials: for private use, and in no name that is shown
_STANDING = re.compile("[\U000f0000-\U000f00ff]")


def initial_of(seat: int) -> str:
    """Stands for the initial of a seat until a reader says it: so a sentence with initials is kept for all tables."""
    return chr(_FIRST + seat)


_CIRCLED = dict(zip("0123456789", "⓪①②③④⑤⑥⑦⑧⑨", strict=True))


def filled_in(words: str, initials: Callable[[], Sequence[str]]) -> str:
    """`words` with the initials of seats, which are asked for if need be; the number of a seat that has none there.

    A digit has a circle round it, for amounts stand beside it: "3🟢②".
    """
    if words.isascii() or not _STANDING.search(words):
        return words
    known = dict(enumerate(initials()))

    def sign(mark: re.Match[str]) -> str:
        at = ord(mark[0]) - _FIRST
        initial = known.get(at, str(at + 1))
        return _CIRCLED.get(initial, initial)

    return _STANDING.sub(sign, words)
