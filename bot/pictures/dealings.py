"""Who dealt with whom in a finished game: an arrow from each giver to each taker, with numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import width
from bot.pictures.pieces import Amount, amounts, heading, panel
from bot.pictures.seats import Seat, token
from bot.pictures.theme import PAPER, body, fact, title
from engine.core.charts import Dealing, Dealings

DEALINGS = 560.0  # pixels: the height of the whole
RADIUS = 30.0  # of a seat
CLEAR = 46.0  # from the middle of a seat to the arrows
BESIDE = 15.0  # from the middle between two seats to an arrow of either direction
ALONG = 0.31  # where on its arrow a plate stands
PLATE, NUMBER = 38.0, 26.0  # height of a plate, size of its numbers
Point = tuple[float, float]


def draw_dealings(canvas: Canvas, box: Box, dealings: Dealings, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws all dealings into `box`, the seats around its middle."""
    panel(canvas, box)
    heading(canvas, Box(box.x + 14, box.y + 6, box.w - 28, 38), reader.label(dealings.title), "chest")
    canvas.lines(Box(box.x + 16, box.y + 46, box.w - 32, 56), reader.label(dealings.legend, 300), body(21), least=15)
    area = Box(box.x + 20, box.y + 112, box.w - 40, box.h - 124)
    places = _places(area, len(seats))
    arrows = [(each, *_arrow(places[each.giver], places[each.taker])) for each in dealings.dealings]
    for each, start, end in arrows:
        _draw(canvas, start, end, seats[each.giver].colour, 1.5 + 1.5 * max(each.amounts.values()))
    for each, start, end in arrows:
        _plate(canvas, start, end, each, seats[each.giver].colour)
    for seat, (x, y) in zip(seats, places, strict=True):
        token(canvas, seat, x, y, RADIUS)
        left = x < area.x + area.w / 2
        under = y > area.y + area.h / 2
        wide = area.w / 2 - 130
        name = Box(area.x if left else area.x + area.w - wide, y + (RADIUS + 6 if under else -RADIUS - 42), wide, 36)
        canvas.text(name, seat.name, title(25), "start" if left else "end", least=18)


def _places(area: Box, count: int) -> list[Point]:
    """The places of seats, clockwise from the left upper one; of four, the corners."""
    x, y = area.x + area.w / 2, area.y + area.h / 2
    wide, high = (area.w / 2 - 90) * math.sqrt(2), (area.h / 2 - 78) * math.sqrt(2)
    angles = [-3 * math.pi / 4 + 2 * math.pi * at / count for at in range(count)]
    return [(x + wide * math.cos(angle), y + high * math.sin(angle)) for angle in angles]


def _arrow(giver: Point, taker: Point) -> tuple[Point, Point]:
    """The ends of an arrow: to the right of the line between the two, so that one back has room, too."""
    dx, dy = taker[0] - giver[0], taker[1] - giver[1]
    far = math.hypot(dx, dy)
    ex, ey = dx / far, dy / far
    sx, sy = -ey * BESIDE, ex * BESIDE
    return (
        (giver[0] + ex * CLEAR + sx, giver[1] + ey * CLEAR + sy),
        (taker[0] - ex * CLEAR + sx, taker[1] - ey * CLEAR + sy),
    )


def _draw(canvas: Canvas, start: Point, end: Point, colour: str, stroke: float) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy)
    ex, ey = dx / far, dy / far
    long, half = 14 + stroke, 6 + stroke
    x, y = end[0] - ex * long, end[1] - ey * long
    canvas.path(f"M{start[0]:.1f} {start[1]:.1f}L{x:.1f} {y:.1f}", line=colour, stroke=stroke)
    corners = [end, (x - ey * half, y + ex * half), (x + ey * half, y - ex * half)]
    canvas.path("M" + "L".join(f"{cx:.1f} {cy:.1f}" for cx, cy in corners) + "Z", colour)


def _plate(canvas: Canvas, start: Point, end: Point, dealing: Dealing, colour: str) -> None:
    """The numbers of an arrow, on it, nearer to its beginning."""
    row = [Amount(sign, count) for sign, count in dealing.amounts.items()]
    wide = sum(NUMBER * 1.2 + 6 + width(str(each.count), fact(NUMBER)) + 0.1 for each in row) + 8 * (len(row) - 1) + 1
    x, y = start[0] + (end[0] - start[0]) * ALONG, start[1] + (end[1] - start[1]) * ALONG
    plate = Box(x - wide / 2 - 7, y - PLATE / 2, wide + 14, PLATE)
    canvas.rect(plate, PAPER, colour, 2.5, 8)
    amounts(canvas, plate.inset(7, 0), row, NUMBER, 8)
