"""Names of cards by the pack a table plays with, several packs side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Protocol

from bot.kit.reader import NameOf
from bot.kit.texts import texts
from engine.core.packs import AT_ONCE, UnknownPack
from engine.core.texts import Text

MOST_KEYS = 1024


class Card(Protocol):
    """A card of a pack."""

    @property
    def name(self) -> str:
        """Its name in the pack."""


def card_names(game_id: str, families: Mapping[str, Mapping[str, Card]]) -> NameOf:
    """The names of cards by their kind and id: a locale's own name ("devil-building-mill") before the pack's."""

    def name_of(kind: str, id: str, locale: str) -> Text | str | None:
        card = families.get(kind, {}).get(id)
        if card is None:
            return None
        own = f"{game_id}-{kind}-{id}".replace("_", "-")
        return Text(own) if texts(locale).has(own) else card.name

    return name_of


def names_by_pack(names_of: Callable[[str], NameOf]) -> Callable[[str], NameOf]:
    """Make a function from a pack's key to its names; a pack that is not here names nothing.

    `names_of` gives the names of a pack by its key and raises UnknownPack; what it gave is kept. For one key it is one
    and the same function, by which sentences are kept.
    """
    kept = lru_cache(maxsize=AT_ONCE)(names_of)

    @lru_cache(maxsize=MOST_KEYS)
    def names_at(key: str) -> NameOf:
        def name_of(kind: str, id: str, locale: str) -> Text | str | None:
            try:
                return kept(key)(kind, id, locale)
            except UnknownPack:
                return None

        return name_of

    return names_at
