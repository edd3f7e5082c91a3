"""Signs for players: one letter or digit for each name at a table, in words and in pictures."""

from __future__ import annotations

from collections.abc import Sequence


def initials_of(names: Sequence[str]) -> list[str]:
    """Returns one sign for each name, all different.

    It is the first letter; where others have that too the number ("Steward 2"), the first letter of another word, or
    any letter or digit that is left.
    """
    words = [["".join(sign for sign in word.upper() if sign.isalnum()) for word in name.split()] for name in names]
    firsts = ["".join(each)[:1] for each in words]
    found = [first if firsts.count(first) == 1 else "" for first in firsts]
    for at, name in enumerate(names):
        if not found[at]:
            number = [name[-1]] if name[-1].isdecimal() else []
            initials = [word[0] for word in words[at] if word]
            wanted = [*number, *initials, *"".join(words[at]), *"123456789"]
            found[at] = next(sign for sign in wanted if sign not in found)
    return found
