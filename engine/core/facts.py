"""Facts are happenings as values with fields of their own; the sentence of a fact follows from it.

On its way to readers and in the logs a fact is its sentence, a `Text`: the id of its wording, and its fields as
parameters. `fact_of` gives the fact back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import asdict

from engine.core.texts import Text


class Fact(Struct, frozen=True, gc=False):
    """An event of a game. `wording`: the id of its sentence, which takes the fields as parameters."""

    wording: ClassVar[str]

    @property
    def text(self) -> Text:
        """The sentence."""
        return Text(self.wording, asdict(self))


Kinds = Mapping[str, type[Fact]]
"""Kinds of facts by their wording."""


def by_wording(*kinds: type[Fact]) -> Kinds:
    """`kinds` as `fact_of` looks for them."""
    return {kind.wording: kind for kind in kinds}


def kind_of(text: object, kinds: Kinds) -> type[Fact] | None:
    """The kind of fact `text` is the sentence of, None for anything that is none of `kinds`."""
    return kinds.get(text.key) if isinstance(text, Text) else None


def fact_of(text: object, kinds: Kinds) -> Fact | None:
    """The fact `text` is the sentence of, None for anything that is none of `kinds`."""
    if not isinstance(text, Text) or text.key not in kinds:
        return None
    fields: Mapping[str, Any] = text.params
    return kinds[text.key](**fields)
