"""The means to write the cards of any game: numbers, verbs, and the functions that carry verbs out.

A card is a list of effects, each one verb with its numbers: a struct tagged with the verb's name in the field "do". The
verbs themselves, their counts and conditions are each game's own: its packs are written with them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, TypeVar

from msgspec import Meta, Struct

from engine.core.goods import Goods
from engine.core.packs import LARGEST_NUMBER

# Numbers as a pack may write them; the loader refuses anything else.
Amount = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Count = Annotated[int, Meta(ge=1, le=LARGEST_NUMBER)]

F = TypeVar("F")


class Verb(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """The base of all verbs."""


class Per(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A count expression: the verb's numbers are multiplied by floor(count / `each`).

    `of` names the count. Each game says which counts there are, and evaluates them.
    """

    of: str
    each: Count = 1

    def times(self, count: int) -> int:
        """How many times an effect applies at that count."""
        return count // self.each


class Registry(dict[type, F]):
    """The function that carries out each verb, or declares its choice, by the verb's type."""

    def of(self, verb: type) -> Callable[[F], F]:
        """Registers the decorated function for `verb`."""

        def register(function: F) -> F:
            self[verb] = function
            return function

        return register


def goods_of(verb: Struct, kinds: Iterable[str]) -> Goods:
    """The goods a verb or card names in fields of their own, without zeros and in the order of `kinds`."""
    return {kind: amount for kind in kinds if (amount := getattr(verb, kind, 0))}
