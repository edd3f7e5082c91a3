"""The pieces of Paladins that topics of its rules speak of."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from msgspec.structs import replace

from bot.games.first_position import first_view
from bot.games.paladins.pictures.card_faces import card_face
from bot.games.paladins.pictures.chart import chart, chart_height
from bot.games.paladins.pictures.common import KING, TAVERN, TOWN, king, tavern, town
from bot.games.paladins.pictures.players import PLAYER, player
from bot.kit.reader import Reader
from bot.pictures.cards import Card
from bot.pictures.example import Example
from bot.pictures.seats import seats_of
from engine.core.texts import Named
from engine.paladins.pack import Pack
from engine.paladins.state import NOBODY
from engine.paladins.view import View

SEATS = 3
ORDERS, FAVOURS = 3, 5


def example(topic: str, pack: str, cards: Pack, reader: Reader) -> Example | Card | None:
    """The piece that a topic speaks of, if any. `pack`: the key of `cards`; `reader`: one who knows no names."""
    first: View = first_view("paladins", pack, SEATS)
    open_cards = tuple(islice(cards.tavern, SEATS + 1))
    view = replace(
        first,
        step="turn",
        orders=tuple(islice(cards.orders, ORDERS)),
        orders_hidden=0,
        favours=tuple(islice(cards.favours, FAVOURS)),
        favours_hidden=0,
        tavern=open_cards,
        drinkers=(NOBODY,) * len(open_cards),
    )
    seats = seats_of(reader, SEATS)

    def drawn(high: float, draw: Callable[..., None]) -> Example:
        return Example(high, lambda canvas, box: draw(canvas, box, view, cards, reader, seats))

    match topic:
        case "commission" | "garrison" | "attack" | "convert":
            return drawn(chart_height(view, cards), chart)
        case "orders" | "tax":
            return drawn(KING, king)
        case "recruit":
            return drawn(TOWN, town)
        case "workers":
            return drawn(TAVERN, tavern)
        case "attributes":
            return Example(
                PLAYER,
                lambda canvas, box: player(canvas, box, view.boards[0], seats[0], view, cards, reader),
            )
        case "paladins":
            return card_face(Named("paladin", next(iter(cards.paladins))), cards, reader)
    return None
