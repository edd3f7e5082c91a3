"""Texts are sentences as data: a stable id and parameters, rendered elsewhere in the reader's language.

Here and in other values `gc=False`: frozen values cannot refer to themselves, so the garbage collector
need not look through them (a seventh of the time of simulated games).
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class SeatRef(Struct, frozen=True, gc=False, tag="seat", tag_field="is"):
    """A seat (0-based) in a sentence; rendered as its player's name."""

    seat: int


class Named(Struct, frozen=True, gc=False, tag="named", tag_field="is"):
    """Something with a name of its own: `kind` is its family ("building", "event"), `id` says which one it is."""

    kind: str
    id: str


class Things(Struct, frozen=True, gc=False, tag="things", tag_field="is"):
    """Amounts of goods, coins or tokens by their id; rendered as "2 wood and 1 glass"."""

    amounts: dict[str, int]


class Text(Struct, frozen=True, gc=False, tag="text", tag_field="is"):
    """A sentence: the id of its wording in the locale files, and its parameters."""

    key: str
    params: dict[str, Param] = {}


class Listed(Struct, frozen=True, gc=False, tag="listed", tag_field="is"):
    """Several parameters in a row; rendered as "a, b and c"."""

    items: tuple[Param, ...]


class Typed(Struct, frozen=True, gc=False, tag="typed", tag_field="is"):
    """Words that a person typed, shown as they typed them, never as a mention or a link."""

    words: str


Param = int | str | SeatRef | Named | Things | Text | Listed | Typed


def things(amounts: Mapping[str, int]) -> Things:
    """`amounts` without its zeros, as a parameter."""
    return Things({kind: amount for kind, amount in amounts.items() if amount})


def say(key: str, **params: Param) -> Text:
    """Short for `Text(key, params)`."""
    return Text(key, params)
