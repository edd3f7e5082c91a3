"""What a face says of inputs that are more than a list: goods that are packed, pieces on spaces.

A window that can draw such things draws them; any other asks the plain inputs. Both lead to the same draft.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.texts import Named, Text


class Packing(Struct, frozen=True):
    """Several inputs of amounts, shown as one thing such as a chest: chosen pieces lie inside, the others outside.

    `fields`: those inputs; `outside`, `inside`: what the two places are called; `signs`: the sign of a kind of pieces
    where that is not named after the kind. The kind of a single amount is the name of its input.
    """

    fields: tuple[str, ...]
    outside: Text
    inside: Text
    signs: Mapping[str, str] = {}


class Laying(Struct, frozen=True):
    """An input whose options are the ways to lay pieces on spaces.

    `spaces`: by what a space takes, from the first; `held`: how many there are of each kind, laid or not; `ways`: by
    option, the kinds on the spaces from the first, the usual way first; some may leave the last spaces open; `signs`:
    the sign of a kind where that is not named after it.
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
