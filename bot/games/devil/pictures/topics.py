"""The pieces of Deal with the Devil that topics of its rules speak of."""

from __future__ import annotations

from bot.games.devil.pictures.board_scene import CORNERS, TRACK
from bot.games.devil.pictures.card_faces import card_face
from bot.games.devil.pictures.desk_scene import CHEST, chest
from bot.games.devil.pictures.inquisition import inquisition, inquisition_height
from bot.games.devil.pictures.kingdom import ROW, achievements
from bot.games.devil.pictures.standing import reputation
from bot.games.devil.pictures.wheel import RADIUS, wheel
from bot.games.first_position import first_view
from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.cards import Card
from bot.pictures.example import Example
from bot.pictures.pieces import panel
from bot.pictures.seats import seats_of
from engine.core.texts import Named
from engine.devil.pack import Pack
from engine.devil.state import SEATS
from engine.devil.view import SeenChest, View

OFFERED = SeenChest("sun", {"wood": 2, "glass": 1}, souls_asked=False, price=4, taken=False, jesters={})
RIM = 6.0  # units around the wheel


def example(topic: str, pack: str, cards: Pack, reader: Reader) -> Example | Card | None:
    """The piece that a topic speaks of, if any. `pack`: the key of `cards`; `reader`: one who knows no names."""
    view: View = first_view("devil", pack, SEATS)
    seats = seats_of(reader, SEATS)

    def turning(canvas: Canvas, box: Box) -> None:
        middle = (box.x + box.w / 2, box.y + box.h / 2)
        wheel(canvas, *middle, RADIUS, view, cards, reader, seats, CORNERS)

    def earned(canvas: Canvas, box: Box) -> None:
        panel(canvas, box)
        achievements(canvas, box.inset(10, 4), view.seats[0], cards)

    match topic:
        case "production":
            return Example(2 * (RADIUS + RIM), turning, 2)
        case "reputation" | "wings":
            return Example(TRACK, lambda canvas, box: reputation(canvas, box, view, cards.board.track, seats))
        case "inquisition" | "bribes" | "ritual":
            return Example(
                inquisition_height(view), lambda canvas, box: inquisition(canvas, box, view, cards, reader, seats)
            )
        case "chest" | "trading":
            return Example(CHEST + 34, lambda canvas, box: chest(canvas, box.y, OFFERED, reader))
        case "achievements":
            return Example(ROW + 8, earned, 2)
        case "buildings" | "cards":
            return card_face(Named("building", next(iter(cards.buildings))), cards, reader)
        case "events":
            return card_face(Named("event", next(iter(cards.events))), cards, reader)
    return None
