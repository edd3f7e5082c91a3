"""What a question is about, drawn below the goods of whose desk it is: places, Workshop, market, Storehouse, works."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.texts import Named
from face.pictures.canvas import Box, Canvas
from face.pictures.icons import draw_icon, icon_in
from face.pictures.pieces import AmountPiece, Seat, TablePiece, draw_amounts, draw_heading, draw_panel
from face.pictures.theme import INK, WHITE, fact_style
from face.wordings.reader import Reader
from games.architects.face.pictures.places import (
    DOOR,
    MARKET_HEIGHT,
    PLACE,
    PRISON,
    SHORT_PLACE,
    doors,
    market,
    open_places,
    places_alone,
    prison,
    workers_there,
    workshop,
    workshop_height,
)
from games.architects.face.pictures.scenery import draw_scene
from games.architects.face.pictures.works import WORKS, works
from games.architects.rules.cards import Exchange
from games.architects.rules.effects import Capture, Hire
from games.architects.rules.locations.guildhall import BUILD, CATHEDRAL
from games.architects.rules.pack import Pack
from games.architects.rules.phases.turns import HIRE, TURN
from games.architects.rules.prospects import doors_open
from games.architects.rules.rulebook import GUARDHOUSE, MARKET, STOREHOUSE, TOWN_CENTRE, WORKSHOP
from games.architects.rules.view import View

LOCATION, WHO = "location", "who"
HEAD, ROW, GAP = 46.0, 48.0, 8.0


def asked_pieces(
    view: View, draft: Mapping[str, Any], cards: Pack, reader: Reader, seats: Sequence[Seat]
) -> list[TablePiece]:
    """The pieces that the present question to the viewer is about. `draft`: the answer as far as it is filled in."""

    def drawn(draw: Callable[..., object], high: float) -> TablePiece:
        return TablePiece(high, lambda canvas, box: draw(canvas, box, view, cards, reader, seats))

    def shown(high: float) -> TablePiece:
        return TablePiece(
            places_alone(view, high), lambda canvas, box: open_places(canvas, box, view, reader, seats, high, own=True)
        )

    if view.viewer not in view.waiting:
        return []
    if view.step == HIRE:
        return [drawn(workshop, workshop_height(view, cards, reader))]
    if view.step != TURN:
        return []
    location = str(draft.get(LOCATION, ""))
    if WHO in draft:  # then one's own apprentices matter, and those stand among the cards
        return []
    if location.startswith(BUILD):  # what a building does at once may ask for more than where it stands
        building = cards.buildings.get(location.removeprefix(BUILD))
        at_once = None if building is None else building.effect
        location = WORKSHOP if isinstance(at_once, Hire) else TOWN_CENTRE if isinstance(at_once, Capture) else CATHEDRAL
    match location:
        case _ if location == CATHEDRAL:
            return [drawn(works, WORKS)]
        case _ if location == WORKSHOP:
            return [drawn(workshop, workshop_height(view, cards, reader))]
        case _ if location == TOWN_CENTRE:
            return [shown(PLACE)]
        case _ if location == MARKET:
            return [drawn(market, MARKET_HEIGHT)]
        case _ if location == STOREHOUSE:
            return [drawn(exchanges, HEAD + ROW * len(cards.board.storehouse) + 6)]
        case _ if location == GUARDHOUSE:
            return [drawn(captives, PRISON * 2 + GAP)]
    return [shown(SHORT_PLACE), *([drawn(doors, DOOR)] if doors_open(view) else [])]


def exchanges(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws what the King's Storehouse exchanges, a row each."""
    draw_panel(canvas, box)
    draw_scene(canvas, STOREHOUSE, box.x + 6, box.y + 3, 40)
    name = reader.label(Named("architects-place", STOREHOUSE))
    draw_heading(canvas, Box(box.x + 86, box.y + 4, box.w - 98, 38), name)
    for at, exchange in enumerate(cards.board.storehouse):
        _exchange(canvas, Box(box.x + 10, box.y + HEAD + at * ROW, box.w - 20, ROW - 6), exchange)


def _exchange(canvas: Canvas, box: Box, exchange: Exchange) -> None:
    """One exchange: so many of these goods, for that."""
    canvas.rect(box, WHITE, INK, 1.3, 6)
    x = box.x + 16
    x += canvas.text(Box(x, box.y, 60, box.h), f"{exchange.n} ×", fact_style(28)) + 12
    for at, kind in enumerate(exchange.kinds):
        if at:
            x += canvas.text(Box(x, box.y, 20, box.h), "/", fact_style(28)) + 6
        icon_in(canvas, kind, x + 16, box.y + box.h / 2, 32)
        x += 40
    x = max(x, box.x + box.w * 0.4)
    canvas.text(Box(x, box.y, 40, box.h), "→", fact_style(30))
    given = [AmountPiece(kind, count) for kind, count in exchange.take.items()]
    given += [AmountPiece("virtue", f"+{exchange.virtue}")] if exchange.virtue else []
    draw_amounts(canvas, Box(x + 52, box.y, box.x + box.w - x - 60, box.h), given, 28, 20)


def captives(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws whose workers the viewer holds, and under them who is in Prison."""
    held = view.seats[view.viewer or 0].captured
    top = box.top(PRISON)
    draw_panel(canvas, top)
    draw_scene(canvas, GUARDHOUSE, top.x + 4, top.y + 3, top.h - 6)
    draw_icon(canvas, "captive", top.x + 116, top.y + top.h / 2 - 17, 34)
    workers_there(canvas, top.after(290).left(top.w - 300), held, seats)
    inside = [seat.in_prison for seat in view.seats]
    prison(canvas, box.below(PRISON + GAP), reader.label(Named("architects-place", "prison")), inside, seats)
