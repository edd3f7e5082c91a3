"""Works out which pieces lie on which spaces, and which do after one more press.

A way to fill the spaces is an option of the form, and which pieces can lie there follows from the ways alone. Until the
pieces are those of a way they are no answer: only the browser that shows them keeps them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

LaidKinds = tuple[str, ...]
Ways = Mapping[str, LaidKinds]
_LONGEST = 200  # characters of what a browser keeps


class Laid(Struct, frozen=True):
    """The kinds of pieces that one browser shows on the spaces of the input `field` of the question `ask`."""

    ask: str = ""
    field: str = ""
    kinds: LaidKinds = ()

    def written(self) -> str:
        """As words for the browser to keep, "" for nothing."""
        return " ".join((self.ask, self.field, *self.kinds)) if self.field else ""


NOTHING_LAID = Laid()


def laid_in(words: str) -> Laid:
    """Reads words that a browser has kept."""
    ask, _, rest = words[:_LONGEST].partition(" ")
    field, *kinds = rest.split(" ")
    return Laid(ask, field, tuple(kinds)) if field else NOTHING_LAID


def way_of(kinds: Iterable[str], ways: Ways) -> str | None:
    """The id of the way with exactly these pieces, None if there is none."""
    laid = Counter(kinds)
    return next((id for id, way in ways.items() if Counter(way) == laid), None)


def fits(kinds: Iterable[str], ways: Ways) -> bool:
    """Whether some way has these pieces, perhaps with more."""
    laid = Counter(kinds)
    return any(laid <= Counter(way) for way in ways.values())


def pressed_next(kind: str, laid: LaidKinds, ways: Ways) -> LaidKinds | None:
    """The pieces after one more of `kind` is laid, in place of another if all is full; None if it cannot be laid."""
    if fits((*laid, kind), ways):
        return (*laid, kind)
    for at in reversed(range(len(laid))):
        others = (*laid[:at], *laid[at + 1 :], kind)
        if laid[at] != kind and way_of(others, ways) is not None:
            return others
    return None


def on_spaces(laid: LaidKinds, ways: Ways, count: int) -> tuple[str, ...]:
    """The kind of piece on each of `count` spaces, "" for an open one."""
    whole = way_of(laid, ways)
    way = next((way for way in ways.values() if Counter(laid) <= Counter(way)), ()) if whole is None else ways[whole]
    left = Counter(laid)
    spaces = [""] * count
    for at, kind in enumerate(way):
        if left[kind]:
            left[kind] -= 1
            spaces[at] = kind
    return tuple(spaces)
