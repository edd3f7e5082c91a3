"""The places of the board with everybody's workers, the Black Market and the Workshop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.texts import Named, say
from face.pictures.canvas import Box, Canvas
from face.pictures.fitting import wrap
from face.pictures.fonts import drawable
from face.pictures.icons import draw_icon
from face.pictures.pieces import (
    AmountPiece,
    Seat,
    draw_amounts,
    draw_heading,
    draw_panel,
    draw_token,
)
from face.pictures.printed.emblems import draw_emblem
from face.pictures.theme import (
    INK,
    LEAST_WRITING,
    LINE,
    MARGIN,
    PAPER,
    PICTURE_WIDTH,
    SHADE,
    WHITE,
    body_style,
    fact_style,
    label_style,
    title_style,
    width_of,
)
from face.wordings.reader import Reader
from games.architects.face.board import held, market_lines
from games.architects.face.cards import BRIEF, apprentice_line, power
from games.architects.face.pictures.emblems import apprentice_emblem
from games.architects.face.pictures.scenery import NIGHT, draw_landscape, draw_scene
from games.architects.rules.cards import Apprentice
from games.architects.rules.locations.guildhall import CATHEDRAL
from games.architects.rules.pack import Pack
from games.architects.rules.prospects import brought_next, doors_open
from games.architects.rules.rulebook import GUILDHALL, MARKET, OPEN_PLACES, SILVER, TAX_STAND
from games.architects.rules.view import Space, View

SIGNS = {
    "quarry": "stone",
    "forest": "wood",
    "silversmith": "silver",
    "mines": "clay",
    "storehouse": "crown",
    "workshop": "action",
    "town-centre": "captive",
    "tax-stand": "bribe",
    "guardhouse": "key",
}
"""The sign of each place: what it gives, or what one does there."""
DOORS = {MARKET: "dagger", GUILDHALL: "built", CATHEDRAL: "church"}
"""The signs of the places that have a rule of their own for who may come."""
COLUMNS = 3
GAP = 8
TAX = 82.0  # pixels: the room of the silver on the Tax Stand
NAME = 38.0
PLACE, PRISON, MARKET_HEIGHT = 128.0, 60.0, 128.0
BROUGHT, BROUGHT_SIGN, OR = 42.0, 36.0, 18.0  # pixels: the room of how much the next worker brings, of what, of /
DOOR = 46.0  # pixels: the height of a place without a picture
SHORT_PLACE = 96.0  # a place where there is little room
MARKETS = PRISON + GAP + MARKET_HEIGHT  # pixels: the heights of Prison and Black Market together


def places_height(view: View) -> float:
    """The height of all places, in pixels."""
    return (PLACE + GAP) * (len(OPEN_PLACES) // COLUMNS) + MARKETS


def places(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the places into `box`, three in a row; the Prison and the Black Market under them."""
    open_places(canvas, box, view, reader, seats, PLACE)
    last = box.below(box.h - MARKETS)
    inside = tuple(seat.in_prison for seat in view.seats)
    prison(canvas, last.top(PRISON), reader.label(Named("architects-place", "prison")), inside, seats)
    if any(inside):
        canvas.says(workers=held(inside))
    market(canvas, last.below(PRISON + GAP), view, cards, reader, seats)


def places_alone(view: View, high: float) -> float:
    """The height of the open places alone, each of them so high."""
    return (high + GAP) * (len(OPEN_PLACES) // COLUMNS) - GAP


def open_places(
    canvas: Canvas, box: Box, view: View, reader: Reader, seats: Sequence[Seat], high: float, *, own: bool = False
) -> None:
    """Draws the places with open circles from the top of `box`, each of them `high`.

    `own`: with what the next worker of the viewer brings there.
    """
    for at, place in enumerate(OPEN_PLACES):
        cell = box.cells(COLUMNS, GAP)[at % COLUMNS]
        spot = Box(cell.x, box.y + at // COLUMNS * (high + GAP), cell.w, high)
        name = reader.label(Named("architects-place", place))
        tax = view.tax if place == TAX_STAND else None
        _place(canvas, spot, place, name, view.workers[place], seats, tax, brought_next(view, place) if own else {})
        if any(view.workers[place]):
            canvas.says(place=Named("architects-place", place), workers=held(view.workers[place]))
        if place == TAX_STAND and view.tax:
            canvas.says(**{"tax" if any(view.workers[place]) else "count": view.tax})


def _place(
    canvas: Canvas,
    box: Box,
    place: str,
    name: str,
    workers: Sequence[int],
    seats: Sequence[Seat],
    silver: int | None,
    goods: Mapping[str, int],
) -> None:
    """One place: its sign and name, and under them what it looks like, with the workers of each seat before it.

    A name that has no room beside the sign stands alone. `silver`: what lies there; `goods`: what one's next worker
    brings.
    """
    draw_panel(canvas, box)
    head = Box(box.x + 8, box.y + 2, box.w - 14, NAME - 2)
    taken = _brings(canvas, head, SIGNS[place], goods)
    room = head.after(32).left(head.w - 32 - taken)
    if width_of(drawable(name), title_style(LEAST_WRITING)) > room.w:
        room = head.left(head.w - taken)
    else:
        draw_icon(canvas, SIGNS[place], box.x + 6, box.y + 5, 29)
    canvas.text(room, name, title_style(26))
    land = Box(box.x + 2, box.y + NAME, box.w - 4, box.h - NAME - 2)
    draw_landscape(canvas, land, place)
    before = land.below(land.h - 44).inset(6, 0)
    if silver is not None:
        canvas.rect(Box(before.x, before.y + 3, TAX, 38), PAPER, LINE, 1.2, 9)
        draw_amounts(canvas, Box(before.x + 7, before.y + 3, TAX - 12, 38), [AmountPiece(SILVER, silver)])
        before = before.after(TAX + 4)
    workers_there(canvas, before, workers, seats, place)
    canvas.spot(Named("architects-place", place), box)


def _brings(canvas: Canvas, head: Box, own_kind: str, goods: Mapping[str, int]) -> float:
    """What the next worker brings, at the right end of the head of a place that has the sign of `own_kind`.

    Returns the width it takes, in pixels.
    """
    x = head.x + head.w
    for from_right, (kind, count) in enumerate(reversed(tuple(goods.items()))):
        words = f"+{count} /" if from_right else f"+{count}"  # one of the kinds is taken
        wide = BROUGHT + (OR if from_right else 0)
        x -= wide
        canvas.text(Box(x, head.y, wide, head.h), words, fact_style(26), "end")
        if kind != own_kind:
            x -= BROUGHT_SIGN
            draw_icon(canvas, kind, x + 8, head.y + head.h / 2 - 14, 28)
    canvas.says(**goods)
    return head.x + head.w - x


def doors(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """The places beside those with open circles that the viewer could go to now: Black Market, Guildhall, Cathedral."""
    there = doors_open(view)
    for door, cell in zip(there, box.cells(len(there), GAP), strict=True):
        draw_panel(canvas, cell)
        draw_icon(canvas, DOORS[door], cell.x + 8, cell.y + cell.h / 2 - 15, 30)
        name = reader.label(Named("architects-place", door))
        canvas.text(cell.after(46).inset(0, 2).left(cell.w - 52), name, title_style(26))
        canvas.spot(Named("architects-place", door), cell)


def prison(canvas: Canvas, box: Box, name: str, workers: Sequence[int], seats: Sequence[Seat]) -> None:
    """The Prison, across the board."""
    draw_panel(canvas, box)
    draw_scene(canvas, "prison", box.x + 4, box.y + 3, box.h - 6)
    canvas.text(Box(box.x + 108, box.y, 180, box.h), name, title_style(26))
    workers_there(canvas, box.after(290).left(box.w - 300), workers, seats)


GROUP = 70.0  # pixels: the room of a seat's workers


def workers_there(canvas: Canvas, box: Box, workers: Sequence[int], seats: Sequence[Seat], place: str = "") -> None:
    """The workers of each seat, in a row: its sign, and how many. `place`: where they can be captured."""
    there = [(seat, workers[seat.number]) for seat in seats if workers[seat.number]]
    size = min(GROUP, box.w / max(1, len(there)))
    r = min(14.0, size / 4.6)
    for at, (seat, count) in enumerate(there):
        spot = Box(box.x + at * size, box.y + box.h / 2 - 19, size - 3, 38)
        canvas.rect(spot, PAPER, LINE, 1.2, 9)
        if place:
            canvas.lies(f"{place}.{seat.number}", spot)
        draw_token(canvas, seat, spot.x + r + 4, spot.y + spot.h / 2, r)
        canvas.text(Box(spot.x + 2 * r + 8, spot.y, spot.w - 2 * r - 9, spot.h), str(count), fact_style(26))


def market(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """The Black Market: what each of its spaces gives, what it costs, and who stands there."""
    canvas.rect(box, NIGHT, INK, 1.5, 6)
    draw_icon(canvas, "dagger", box.x + 8, box.y + 6, 28, PAPER)
    draw_scene(canvas, "market", box.x + box.w - 92, box.y + 1, 46)
    name = reader.label(Named("architects-place", MARKET))
    canvas.text(Box(box.x + 42, box.y + 2, box.w - 52, 34), name, title_style(26, PAPER))
    rules = cards.board.market
    gives = (
        dict(cards.market[view.small].small if view.small else rules.left),
        None,
        dict(cards.market[view.large].large if view.large else rules.right),
    )
    for at, space in enumerate(box.below(46).inset(8, 0).cells(3, 8)):
        spot = Box(space.x, space.y, space.w, box.h - 54)
        canvas.rect(spot, PAPER if view.market[at] < 0 else SHADE, LINE, 1, 5)
        row = spot.inset(10, 3).left(spot.w - 20 - 44)
        top = Box(row.x, row.y, row.w, row.h / 2)
        goods = gives[at]
        if goods is None:
            words = reader.label(say("architects-picture-deal", count=cards.board.supply_cards))
            canvas.text(top, words, label_style(colour=INK))
        else:
            draw_amounts(canvas, top, [AmountPiece(kind, count) for kind, count in goods.items()], gap=10)
        price = [AmountPiece(SILVER, f"−{rules.prices[at]}"), AmountPiece("virtue", f"−{rules.virtue}")]
        draw_amounts(canvas, row.below(row.h / 2), price, gap=12)
        x, y = spot.x + spot.w - 24, spot.y + spot.h / 2
        if view.market[at] < 0:
            canvas.circle(x, y, 16, WHITE, LINE, 2)
        else:
            draw_token(canvas, seats[view.market[at]], x, y, 16)
    canvas.says(**market_lines(view, cards)[0].params)
    canvas.spot(Named("architects-place", MARKET), box)


EMBLEM, HEAD = 52.0, 54.0  # pixels: the size of an emblem, and the height of its row
CARD, LINE_HEIGHT = HEAD + 8, 30.2  # pixels: the height of a card without its words, and of a line of them
MOST_LINES = 5
COLUMN = (PICTURE_WIDTH - 2 * MARGIN - 20 - 3 * 6) / 4 - 18  # pixels: the room of these words


def workshop_height(view: View, cards: Pack, reader: Reader) -> float:
    """The height of the display, in pixels: each row is as high as its cards need."""
    return 46 + sum(_row_height(row, cards, reader) + 6 for row in view.rows) + 4


def _row_height(row: Sequence[Space], cards: Pack, reader: Reader) -> float:
    there = [cards.apprentices[space.apprentice] for space in row if space.apprentice]
    return max((_card_height(card, reader) for card in there), default=CARD)


def _card_height(card: Apprentice, reader: Reader) -> float:
    powers = len(wrap(drawable(_power(card, reader)), body_style(), LEAST_WRITING, COLUMN))
    return CARD + (_name_lines(card, reader) + min(powers, MOST_LINES)) * LINE_HEIGHT


def _name_lines(card: Apprentice, reader: Reader) -> int:
    name = drawable(reader.label(Named("apprentice", card.id)))
    return min(2, len(wrap(name, title_style(LEAST_WRITING), LEAST_WRITING, COLUMN)))


def _power(card: Apprentice, reader: Reader) -> str:
    return " ".join(reader.label(power(verb, BRIEF), 300) for verb in card.power)


def workshop(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the display into `box`, row by row."""
    draw_panel(canvas, box)
    head = Box(box.x + 12, box.y + 4, box.w - 24, 40)
    draw_heading(canvas, head.left(head.w - 250), reader.label(Named("architects-place", "workshop")), "action")
    words = reader.label(say("architects-picture-left", left=view.apprentices_left))
    canvas.text(head.after(head.w - 240), words, label_style(), "end")
    canvas.says(left=view.apprentices_left)
    y = box.y + 46
    for row in view.rows:
        high = _row_height(row, cards, reader)
        cells = Box(box.x + 10, y, box.w - 20, high).cells(len(row), 6)
        y += high + 6
        for space, cell in zip(row, cells, strict=True):
            if space.apprentice:
                apprentice = cards.apprentices[space.apprentice]
                apprentice_card(canvas, cell, apprentice, space.silver, reader)
                canvas.says(who=apprentice_line(apprentice, BRIEF), silver=space.silver)


def apprentice_card(canvas: Canvas, box: Box, card: Apprentice, silver: int, reader: Reader) -> None:
    """One apprentice: skills, name, what it changes. `silver`: what lies on the card."""
    canvas.rect(box, WHITE, INK, 1.3, 6)
    x, middle = box.x + 8, box.y + HEAD / 2
    for skill in card.skills:
        draw_icon(canvas, skill, x, middle - 14, 28)
        x += 32
    if card.virtue:
        sign = f"+{card.virtue}" if card.virtue > 0 else f"−{-card.virtue}"
        x += draw_amounts(canvas, Box(x + 2, middle - 14, 60, 28), [AmountPiece("virtue", sign)], 20) + 8
    if silver:
        x += draw_amounts(canvas, Box(x + 2, middle - 14, 52, 28), [AmountPiece(SILVER, silver)], 21) + 6
    size = min(EMBLEM, box.x + box.w - 5 - x)  # beside the silver, whose number would lie beneath it
    draw_emblem(canvas, apprentice_emblem(card), box.x + box.w - size / 2 - 5, box.y + size / 2 + 4, size)
    name = reader.label(Named("apprentice", card.id))
    high = _name_lines(card, reader) * LINE_HEIGHT
    canvas.lines(Box(box.x + 9, box.y + HEAD, box.w - 18, high), name, title_style(LEAST_WRITING))
    said = Box(box.x + 9, box.y + HEAD + 2 + high, box.w - 18, box.h - HEAD - 3 - high)
    canvas.lines(said, _power(card, reader), body_style())
    canvas.spot(Named("apprentice", card.id), box)
