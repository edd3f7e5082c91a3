"""Options as desks show them, made once and kept: the same few are offered in every turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.forms import Draft, Option, Unlisted
from engine.core.texts import Named, Text, say

PLACE, JAR_PLACE = "paladins-place", "paladins-jar-place"  # kinds of names that tell a space from all others
NONE = "none"  # declines what may be declined
YES = "yes"
Numbers = tuple[tuple[str, int], ...]


def choose(
    draft: Draft, name: str, options: Sequence[Option], default: str | None = None, unlisted: Unlisted | None = None
) -> str | None:
    """Pick an option; where only one is open it is the default."""
    if default is None:
        only = ""
        for option in options:
            if option.closed is None:
                if only:
                    break
                only = option.id
        else:
            default = only or None
    return draft.pick(name, options, default, unlisted)


@lru_cache(maxsize=8192)
def plain(id: str, key: str, *numbers: tuple[str, int]) -> Option:
    """An option whose text needs numbers only."""
    return Option(id, Text(key, dict(numbers)), None, dict(numbers))


@lru_cache(maxsize=4096)
def named(kind: str, id: str) -> Option:
    """Something with a name, to choose."""
    return Option(id, say("paladins-named", what=Named(kind, id)))


def unless(option: Option, closed: Text | None) -> Option:
    """`option`, closed with that reason if there is one."""
    return option if closed is None else Option(option.id, option.text, closed, option.data)
