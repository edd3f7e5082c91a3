"""Names the things of Architects: cards by their pack, everything else by the locale files."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kit.pack_names import names_by_pack
from bot.kit.texts import NameOf, texts
from engine.architects.pack import Apprentice, Building, Character, Pack, pack


def names_in(cards: Pack) -> NameOf:
    """The names of the cards of `cards`: a locale's own name before the pack's."""
    families: dict[str, Mapping[str, Apprentice | Building | Character]] = {
        "apprentice": cards.apprentices,
        "building": cards.buildings,
        "character": cards.characters,
    }

    def name_of(kind: str, id: str, locale: str) -> str | None:
        card = families.get(kind, {}).get(id)
        if card is None:
            return None
        own, wordings = f"architects-{kind}-{id}", texts(locale)
        return wordings.format(own, {}) if wordings.has(own) else card.name

    return name_of


names_at = names_by_pack(lambda key: names_in(pack(key)))
