"""Names of cards by the pack a table plays with, several packs side by side."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from bot.kit.texts import NameOf
from engine.core.packs import AT_ONCE, UnknownPack


def names_by_pack(names_of: Callable[[str], NameOf]) -> Callable[[str], NameOf]:
    """Make a function from a pack's key to its names; a pack that is not here names nothing.

    `names_of` gives the names of a pack by its key and raises UnknownPack; what it gave is kept.
    """
    kept = lru_cache(maxsize=AT_ONCE)(names_of)

    def names_at(key: str) -> NameOf:
        def name_of(kind: str, id: str, locale: str) -> str | None:
            try:
                return kept(key)(kind, id, locale)
            except UnknownPack:
                return None

        return name_of

    return names_at
