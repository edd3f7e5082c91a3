"""What a face says of inputs that are more than a list: goods that are packed, pieces on spaces.

A window that can draws them as what they stand for; one that cannot asks the plain inputs. Either gives the same draft.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.texts import Named, Text


class Packing(Struct, frozen=True):
    """Inputs of amounts (bundles and single ones) that are one thing: pieces lie outside, what is chosen inside.

    `fields`: those inputs; `outside`, `inside`: what the two places are called; `signs`: with which sign a kind of
    pieces is drawn, where it is not called like it. The kind of a single amount is the name of its input.
    """

    fields: tuple[str, ...]
    outside: Text
    inside: Text
    signs: Mapping[str, str] = {}


class Laying(Struct, frozen=True):
    """An input whose options are the ways to lay pieces on spaces.

    `spaces`: by what a space takes, from the first; `held`: how many there are of each kind, laid or not; `ways`: by
    option, the kinds on the spaces from the first, the usual way first; some may leave the last spaces open; `signs`:
    with which sign a kind is drawn, where it is not called like it.
    """

    field: str
    heading: Text
    spaces: tuple[str, ...]
    held: Mapping[str, int]
    ways: Mapping[str, tuple[str, ...]]
    signs: Mapping[str, str] = {}


def piece(kind: str) -> Named:
    """Names the place of a kind of goods or workers in a picture: pressing it takes or lays one of them."""
    return Named("piece", kind)


def packed_piece(kind: str) -> Named:
    """Names the place of a kind of goods inside what is packed: pressing it takes one of them out."""
    return Named("packed", kind)
