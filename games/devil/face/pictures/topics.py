"""Cards as they look when somebody looks them up, and the pieces that topics of the rules speak of."""

from __future__ import annotations

from engine.texts import Named
from face.core.packed import first_view
from face.pictures.canvas import Box, Canvas
from face.pictures.pieces import draw_panel, seats_of
from face.pictures.printed.cards import Card, Example
from face.wordings.reader import Reader
from games.devil.face.cards import left_line, penalty, right_line
from games.devil.face.pictures.board_scene import CORNERS, TRACK, inquisition, inquisition_height, reputation
from games.devil.face.pictures.chest import CHEST, draw_chest, seen_chest
from games.devil.face.pictures.desk_scene import building_card
from games.devil.face.pictures.emblems import event_emblem, inquisitor_emblem
from games.devil.face.pictures.kingdom import RADIUS, ROW, achievements, wheel
from games.devil.face.pictures.look import EVENT_FRAME, INQUISITOR_FRAME
from games.devil.rules.mechanics.costs import discounted_cost
from games.devil.rules.pack import Pack
from games.devil.rules.state import SEATS
from games.devil.rules.view import SeenChest, View


def card_face(card: Named, cards: Pack, reader: Reader) -> Card | None:
    """That card; None where these cards have no such one."""
    name = reader.label(card)
    if card.kind == "building" and card.id in cards.buildings:
        building = cards.buildings[card.id]
        return building_card(building, discounted_cost((), building, cards), cards, reader)
    if card.kind == "event" and card.id in cards.events:
        event = cards.events[card.id]
        halves = (reader.label(left_line(event), 600), reader.label(right_line(event), 600))
        effects = tuple(("reputation", half) for half in halves)
        return Card(name, effects=effects, frame=EVENT_FRAME, emblem=event_emblem(event))
    if card.kind == "inquisitor" and card.id in cards.inquisitors:
        one = cards.inquisitors[card.id]
        effects = (("minus", reader.label(penalty(one), 600)),)
        return Card(name, effects=effects, frame=INQUISITOR_FRAME, emblem=inquisitor_emblem(one.penalty))
    return None


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
        draw_panel(canvas, box)
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
            return Example(CHEST, lambda canvas, box: draw_chest(canvas, box.y, seen_chest(OFFERED), reader))
        case "achievements":
            return Example(ROW + 8, earned, 2)
        case "buildings" | "cards":
            return card_face(Named("building", next(iter(cards.buildings))), cards, reader)
        case "events":
            return card_face(Named("event", next(iter(cards.events))), cards, reader)
    return None
