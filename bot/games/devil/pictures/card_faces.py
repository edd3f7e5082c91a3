"""The cards of Deal with the Devil as they look when somebody looks them up: buildings, events, inquisitors."""

from __future__ import annotations

from bot.games.devil.card_sentences import left_line, penalty, right_line
from bot.games.devil.pictures.desk_scene import building_card
from bot.kit.reader import Reader
from bot.pictures.cards import Card
from engine.core.texts import Named
from engine.devil.costs import discounted_cost
from engine.devil.pack import Pack


def card_face(card: Named, cards: Pack, reader: Reader) -> Card | None:
    """That card; None where these cards have no such one."""
    name = reader.label(card)
    if card.kind == "building" and card.id in cards.buildings:
        building = cards.buildings[card.id]
        return building_card(building, discounted_cost((), building, cards), cards, reader)
    if card.kind == "event" and card.id in cards.events:
        event = cards.events[card.id]
        halves = (reader.label(left_line(event), 600), reader.label(right_line(event), 600))
        return Card(name, ("reputation",), effects=tuple(("reputation", half) for half in halves))
    if card.kind == "inquisitor" and card.id in cards.inquisitors:
        asked = reader.label(penalty(cards.inquisitors[card.id]), 600)
        return Card(name, ("prison",), effects=(("minus", asked),))
    return None
