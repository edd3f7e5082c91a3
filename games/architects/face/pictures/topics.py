"""Cards as they look when somebody looks them up, and the pieces that topics of the rules speak of."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.texts import Named
from face.core.packed import first_view
from face.pictures.pieces import seats_of
from face.pictures.printed.cards import Card, Example
from face.wordings.reader import Reader
from games.architects.face.cards import power
from games.architects.face.pictures.desk_scene import apprentice_card, building_card
from games.architects.face.pictures.emblems import character_emblem
from games.architects.face.pictures.look import CHARACTER_FRAME
from games.architects.face.pictures.places import (
    MARKETS,
    market,
    places,
    places_height,
    workshop,
    workshop_height,
)
from games.architects.face.pictures.works import VIRTUE, WORKS, cathedral, guildhall, virtue
from games.architects.rules.pack import Pack
from games.architects.rules.view import View


def card_face(card: Named, cards: Pack, reader: Reader) -> Card | None:
    """That card; None where these cards have no such one."""
    if card.kind == "building" and card.id in cards.buildings:
        return building_card(cards.buildings[card.id], reader, whole=True)
    if card.kind == "apprentice" and card.id in cards.apprentices:
        return apprentice_card(cards.apprentices[card.id], reader, whole=True)
    if card.kind == "character" and card.id in cards.characters:
        one = cards.characters[card.id]
        does = tuple(("always", reader.label(power(verb), 600)) for verb in one.power)
        return Card(reader.label(card), effects=does, frame=CHARACTER_FRAME, emblem=character_emblem(one))
    return None


SEATS = 3
WORKERS = {"forest": (2, 0, 1), "quarry": (0, 3, 0), "town-centre": (1, 0, 0), "guardhouse": (0, 0, 1)}
"""Where the workers of the example stand, by seat; one of the first seat's is in Prison."""


def example(topic: str, pack: str, cards: Pack, reader: Reader) -> Example | Card | None:
    """The piece that a topic speaks of, if any. `pack`: the key of `cards`; `reader`: one who knows no names."""
    first: View = first_view("architects", pack, SEATS)
    inside = (replace(first.seats[0], in_prison=1), *first.seats[1:])
    view = replace(first, step="turn", workers={**first.workers, **WORKERS}, seats=inside)
    seats = seats_of(reader, SEATS)

    def drawn(high: float, draw: Callable[..., None]) -> Example:
        return Example(high, lambda canvas, box: draw(canvas, box, view, cards, reader, seats))

    match topic:
        case "places" | "workers" | "capture" | "guardhouse" | "tax":
            return drawn(places_height(view), places)
        case "market" | "reset":
            return drawn(MARKETS, market)
        case "virtue":
            return drawn(VIRTUE, virtue)
        case "guildhall":
            return drawn(WORKS, guildhall)
        case "cathedral":
            return drawn(WORKS, cathedral)
        case "workshop":
            return drawn(workshop_height(view, cards, reader), workshop)
        case "hand":
            return card_face(Named("building", next(iter(cards.buildings))), cards, reader)
        case "boards":
            return card_face(Named("character", next(iter(cards.characters))), cards, reader)
    return None
