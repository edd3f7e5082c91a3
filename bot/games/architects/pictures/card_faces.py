"""The cards of Architects as they look when somebody looks them up: buildings, apprentices, player boards."""

from __future__ import annotations

from bot.games.architects.cards import power
from bot.games.architects.pictures.desk_scene import apprentice_card, building_card
from bot.kit.reader import Reader
from bot.pictures.cards import Card
from engine.architects.pack import Pack
from engine.core.texts import Named


def card_face(card: Named, cards: Pack, reader: Reader) -> Card | None:
    """That card; None where these cards have no such one."""
    if card.kind == "building" and card.id in cards.buildings:
        return building_card(cards.buildings[card.id], reader, whole=True)
    if card.kind == "apprentice" and card.id in cards.apprentices:
        return apprentice_card(cards.apprentices[card.id], reader, whole=True)
    if card.kind == "character" and card.id in cards.characters:
        does = [reader.label(power(verb), 600) for verb in cards.characters[card.id].power]
        return Card(reader.label(card), ("crown",), effects=tuple(("always", words) for words in does))
    return None
