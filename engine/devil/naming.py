"""Options that are things with a name: cards, courtiers, achievements."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.core.forms import Option
from engine.core.texts import Named, say


@cache
def _option(kind: str, id: str) -> Option:
    return Option(id, say("devil-named", what=Named(kind, id)))


def named_options(kind: str, ids: Iterable[str]) -> list[Option]:
    """Makes an option for each different id, in their order; two equal cards are the same choice."""
    return [_option(kind, id) for id in dict.fromkeys(ids)]
