"""The pieces of Architects that topics of its rules speak of."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.games.architects.pictures.card_faces import card_face
from bot.games.architects.pictures.places import MARKETS, market, places, places_height
from bot.games.architects.pictures.virtue import VIRTUE, virtue
from bot.games.architects.pictures.works import WORKS, cathedral, guildhall
from bot.games.architects.pictures.workshop import WORKSHOP, workshop
from bot.games.first_position import first_view
from bot.kit.reader import Reader
from bot.pictures.cards import Card
from bot.pictures.example import Example
from bot.pictures.seats import seats_of
from engine.architects.pack import Pack
from engine.architects.view import View
from engine.core.texts import Named

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
            return drawn(WORKSHOP, workshop)
        case "hand":
            return card_face(Named("building", next(iter(cards.buildings))), cards, reader)
        case "boards":
            return card_face(Named("character", next(iter(cards.characters))), cards, reader)
    return None
