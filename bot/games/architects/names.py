"""Names the things of Architects: cards by their pack, everything else by the locale files."""

from __future__ import annotations

from bot.kit.pack_names import card_names, names_by_pack
from bot.kit.reader import NameOf
from engine.architects.pack import Pack, pack


def names_in(cards: Pack) -> NameOf:
    """The names of the cards of `cards`."""
    return card_names(
        "architects",
        {"apprentice": cards.apprentices, "building": cards.buildings, "character": cards.characters},
    )


names_at = names_by_pack(lambda key: names_in(pack(key)))
