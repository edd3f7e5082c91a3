"""Pieces that are laid on spaces: what lies where, and what lies there after one more press.

Which pieces may lie where follows from the ways to fill the spaces alone, the options of the form. As long as a space
is open that no way leaves open, what lies there is no answer yet: the browser that shows it keeps it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

LaidKinds = tuple[str, ...]
Ways = Mapping[str, LaidKinds]
_LONGEST = 200  # characters of what a browser keeps


class Laid(Struct, frozen=True):
    """What lies on spaces in one browser alone: at the input `field` of the question `ask`, these kinds of pieces."""

    ask: str = ""
    field: str = ""
    kinds: LaidKinds = ()

    def written(self) -> str:
        """For the browser to keep, "" for nothing."""
        return " ".join((self.ask, self.field, *self.kinds)) if self.field else ""


NOTHING_LAID = Laid()


def laid_in(words: str) -> Laid:
    """What a browser has kept."""
    ask, _, rest = words[:_LONGEST].partition(" ")
    field, *kinds = rest.split(" ")
    return Laid(ask, field, tuple(kinds)) if field else NOTHING_LAID


def way_of(kinds: Iterable[str], ways: Ways) -> str | None:
    """The id of the way that lays exactly these, None for none."""
    laid = Counter(kinds)
    return next((id for id, way in ways.items() if Counter(way) == laid), None)


def fits(kinds: Iterable[str], ways: Ways) -> bool:
    """Whether these can lie there, with others or alone."""
    laid = Counter(kinds)
    return any(laid <= Counter(way) for way in ways.values())


def pressed_next(kind: str, laid: LaidKinds, ways: Ways) -> LaidKinds | None:
    """What lies there once that kind is laid, too, in place of another where all is full; None where it cannot be."""
    if fits((*laid, kind), ways):
        return (*laid, kind)
    for at in reversed(range(len(laid))):
        others = (*laid[:at], *laid[at + 1 :], kind)
        if laid[at] != kind and way_of(others, ways) is not None:
            return others
    return None


def on_spaces(laid: LaidKinds, ways: Ways, count: int) -> tuple[str, ...]:
    """The kind on each of so many spaces, "" where none lies."""
    whole = way_of(laid, ways)
    way = next((way for way in ways.values() if Counter(laid) <= Counter(way)), ()) if whole is None else ways[whole]
    left = Counter(laid)
    spaces = [""] * count
    for at, kind in enumerate(way):
        if left[kind]:
            left[kind] -= 1
            spaces[at] = kind
    return tuple(spaces)
