"""Names the things of Paladins: cards by their pack, everything else by the locale files."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kit.pack_names import names_by_pack
from bot.kit.texts import NameOf, texts
from engine.paladins.cards import Outsider, Paladin, Townsfolk
from engine.paladins.pack import Pack, pack


def names_in(cards: Pack) -> NameOf:
    """The names of the cards of `cards`: a locale's own name before the pack's."""
    families: dict[str, Mapping[str, Paladin | Townsfolk | Outsider]] = {
        "paladin": cards.paladins,
        "townsfolk": cards.townsfolk,
        "outsider": cards.outsiders,
    }

    def name_of(kind: str, id: str, locale: str) -> str | None:
        card = families.get(kind, {}).get(id)
        if card is None:
            return None
        own, wordings = f"paladins-{kind}-{id}", texts(locale)
        return wordings.format(own, {}) if wordings.has(own) else card.name

    return name_of


names_at = names_by_pack(lambda key: names_in(pack(key)))
