"""Draws how a game ended: places and points, a line for everybody round by round, and who dealt with whom."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from engine.extras.chronicle import Chart, Chronicle, Dealing, Dealings
from engine.texts import SeatRef, Text, say
from face.pictures.canvas import Around, Box, Canvas, Picture
from face.pictures.fonts import drawable
from face.pictures.heads import HEAD_HEIGHT, draw_picture_head, waiting_strip
from face.pictures.icons import icon_in
from face.pictures.pieces import (
    AmountPiece,
    Seat,
    draw_amounts,
    draw_heading,
    draw_panel,
    draw_token,
    name_plate,
    picture_reader,
    seats_of,
)
from face.pictures.theme import (
    FACT,
    FADED,
    LINE,
    MARGIN,
    PAPER,
    PICTURE_WIDTH,
    body_style,
    fact_style,
    label_style,
    title_style,
    width_of,
)
from face.wordings.initials import initials_of
from face.wordings.reader import Reader

_ROW = 46.0
_NAMES = 300.0
_GAP = 8


class SeatResult(NamedTuple):
    """The points of a seat. `sign`: its role, "" where there are none."""

    seat: Seat
    points: int
    sign: str = ""


def results_height(count: int) -> float:
    """The height of the result of so many seats, in pixels."""
    return 52 + _ROW * count + 8


def draw_beginning(
    canvas: Canvas, reader: Reader, around: Around, seats: Sequence[Seat], over: bool, ended: Sequence[SeatResult] = ()
) -> float:
    """What stands under a head: who is waited for, and once it is `over` the final result, if any.

    Returns where the next thing begins.
    """
    y = float(HEAD_HEIGHT + _GAP)
    if not over:
        return y - 4 + waiting_strip(canvas, y - 6, reader, around, seats)
    if not ended:
        return y
    box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, results_height(len(ended)))
    draw_results(canvas, box, reader.label(say("picture-result")), ended, around.ranking)
    return y + box.h + _GAP


def draw_results(canvas: Canvas, box: Box, words: str, rows: Sequence[SeatResult], ranking: Sequence[int] = ()) -> None:
    """Draws the result into `box`, under the heading `words`. `ranking`: seats by who is ahead at equal points."""
    draw_panel(canvas, box)
    draw_heading(canvas, Box(box.x + 14, box.y + 8, box.w - 28, 40), words, "points")
    places = {seat: place for place, seat in enumerate(ranking)}
    ranked = sorted(rows, key=lambda row: (-row.points, places.get(row.seat.number, row.seat.number)))
    best = max(1, *(row.points for row in ranked))
    for at, result in enumerate(ranked):
        row = Box(box.x + 12, box.y + 52 + at * _ROW, box.w - 24, _ROW)
        name_plate(canvas, row.left(_NAMES), result.seat)
        if result.sign:
            icon_in(canvas, result.sign, row.x + _NAMES + 22, row.y + _ROW / 2, 32)
        bar = row.after(_NAMES + 52)
        wide = (bar.w - 90) * max(0, result.points) / best
        canvas.rect(Box(bar.x, bar.y + 9, max(3, wide), _ROW - 18), result.seat.colour)
        words = str(result.points)
        canvas.text(Box(bar.x + wide + 10, bar.y, width_of(words, fact_style(32)) + 1, _ROW), words, fact_style(32))


DEALINGS = 560.0  # pixels: the height of the whole
RADIUS = 30.0  # of a seat
CLEAR = 46.0  # from the middle of a seat to the arrows
_BESIDE = 15.0  # from the middle between two seats to an arrow of either direction
ALONG = 0.31  # where on its arrow a plate stands
DEALING_PLATE, _PLATE_NUMBER = 38.0, 26.0  # height of a plate, size of its numbers
_Point = tuple[float, float]


def _draw_dealings(canvas: Canvas, box: Box, dealings: Dealings, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws all dealings into `box`, the seats around its middle."""
    draw_panel(canvas, box)
    draw_heading(canvas, Box(box.x + 14, box.y + 6, box.w - 28, 38), reader.label(dealings.title), "chest")
    canvas.lines(Box(box.x + 16, box.y + 46, box.w - 32, 56), reader.label(dealings.legend, 300), body_style())
    area = Box(box.x + 20, box.y + 112, box.w - 40, box.h - 124)
    places = _places(area, len(seats))
    arrows = [(each, *_arrow(places[each.giver], places[each.taker])) for each in dealings.dealings]
    for each, start, end in arrows:
        _draw(canvas, start, end, seats[each.giver].colour, 1.5 + 1.5 * max(each.amounts.values()))
    for each, start, end in arrows:
        _plate(canvas, start, end, each, seats[each.giver].colour)
    for seat, (x, y) in zip(seats, places, strict=True):
        draw_token(canvas, seat, x, y, RADIUS)
        left = x < area.x + area.w / 2
        under = y > area.y + area.h / 2
        wide = area.w / 2 - 130
        name = Box(area.x if left else area.x + area.w - wide, y + (RADIUS + 6 if under else -RADIUS - 42), wide, 36)
        canvas.text(name, seat.name, title_style(25), "start" if left else "end")


def _places(area: Box, count: int) -> list[_Point]:
    """The places of seats, clockwise from the left upper one; of four, the corners."""
    x, y = area.x + area.w / 2, area.y + area.h / 2
    wide, high = (area.w / 2 - 90) * math.sqrt(2), (area.h / 2 - 78) * math.sqrt(2)
    angles = [-3 * math.pi / 4 + 2 * math.pi * at / count for at in range(count)]
    return [(x + wide * math.cos(angle), y + high * math.sin(angle)) for angle in angles]


def _arrow(giver: _Point, taker: _Point) -> tuple[_Point, _Point]:
    """The ends of an arrow: to the right of the line between the two, so that one back has room, too."""
    dx, dy = taker[0] - giver[0], taker[1] - giver[1]
    far = math.hypot(dx, dy)
    ex, ey = dx / far, dy / far
    sx, sy = -ey * _BESIDE, ex * _BESIDE
    return (
        (giver[0] + ex * CLEAR + sx, giver[1] + ey * CLEAR + sy),
        (taker[0] - ex * CLEAR + sx, taker[1] - ey * CLEAR + sy),
    )


def _draw(canvas: Canvas, start: _Point, end: _Point, colour: str, stroke: float) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy)
    ex, ey = dx / far, dy / far
    long, half = 14 + stroke, 6 + stroke
    x, y = end[0] - ex * long, end[1] - ey * long
    canvas.path(f"M{start[0]:.1f} {start[1]:.1f}L{x:.1f} {y:.1f}", line=colour, stroke=stroke)
    corners = [end, (x - ey * half, y + ex * half), (x + ey * half, y - ex * half)]
    canvas.path("M" + "L".join(f"{cx:.1f} {cy:.1f}" for cx, cy in corners) + "Z", colour)


def _plate(canvas: Canvas, start: _Point, end: _Point, dealing: Dealing, colour: str) -> None:
    """The numbers of an arrow, on it, nearer to its beginning."""
    row = [AmountPiece(sign, count) for sign, count in dealing.amounts.items()]
    wide = (
        sum(_PLATE_NUMBER * 1.2 + 6 + width_of(str(each.count), fact_style(_PLATE_NUMBER)) + 0.1 for each in row)
        + 8 * (len(row) - 1)
        + 1
    )
    x, y = start[0] + (end[0] - start[0]) * ALONG, start[1] + (end[1] - start[1]) * ALONG
    plate = Box(x - wide / 2 - 7, y - DEALING_PLATE / 2, wide + 14, DEALING_PLATE)
    canvas.rect(plate, PAPER, colour, 2.5, 8)
    draw_amounts(canvas, plate.inset(7, 0), row, _PLATE_NUMBER, 8)


CHART = 308.0  # pixels: the height of a chart
PLATE = 46.0  # of a row of names
ENDS = 128.0  # the room at the end of the lines, for signs and last figures
SAMPLE = 64.0  # the room of a piece of a line before a name
APART = 38.0  # from sign to sign there
TICKS = 4
ROUND = 44.0  # the least room of the number of a round
DASHES = ("", "16 7", "3 7", "20 6 4 6", "9 6")
"""By seat: a line is known without its colour, too."""
TOLD, IN_ALT = 12, 7  # rounds of a chart that are told in words


def draw_charts(chronicle: Chronicle, reader: Reader, name: str, corner: str, colour: str) -> Picture | None:
    """All charts of a chronicle under each other, and who dealt with whom; None for a game without any."""
    if not chronicle.charts:
        return None
    drawn = picture_reader(reader)
    seats = people(chronicle.charts[0], drawn)
    canvas = Canvas(PICTURE_WIDTH, HEAD_HEIGHT, colour)
    draw_picture_head(canvas, name, "", drawn.label(say("charts-head")), corner)
    y = _names(canvas, HEAD_HEIGHT + _GAP, seats)
    for each in chronicle.charts:
        _chart(canvas, Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, CHART), each, drawn, seats)
        y += CHART + _GAP
    if chronicle.dealings is not None:
        _draw_dealings(canvas, Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, DEALINGS), chronicle.dealings, drawn, seats)
        y += DEALINGS + _GAP
    canvas.high = y + MARGIN - _GAP
    return canvas.picture(_alt(chronicle, reader))


def people(chart: Chart, reader: Reader) -> tuple[Seat, ...]:
    """Whose lines they are: the seats, then players of the rules' own."""
    known = seats_of(reader, sum(isinstance(line.who, SeatRef) for line in chart.lines))
    others = [reader.label(line.who) for line in chart.lines if isinstance(line.who, Text)]
    names = [*(seat.name for seat in known), *(drawable(name[:1].upper() + name[1:]) for name in others)]
    letters = initials_of(names, {*reader.persons, *range(len(known), len(names))})
    return tuple(Seat(at, name, letter) for at, (name, letter) in enumerate(zip(names, letters, strict=True)))


def in_words(chart: Chart, most: int = TOLD) -> tuple[Text, ...]:
    """A chart in words: what it is about, and the figures of everybody; of many rounds every second one, or fewer."""
    every = -(-len(chart.rounds) // most)
    kept = range((len(chart.rounds) - 1) % every, len(chart.rounds), every)
    return (
        say("chart-told", title=chart.title, rounds=_row([chart.rounds[at] for at in kept])),
        *(say("chart-line", who=line.who, figures=_row([line.figures[at] for at in kept])) for line in chart.lines),
    )


def _row(figures: Sequence[int]) -> str:
    return " · ".join(map(_signed, figures))


def _signed(figure: int) -> str:
    return str(figure).replace("-", "−")


def _names(canvas: Canvas, y: float, seats: Sequence[Seat]) -> float:
    """Who is who. Returns where the next thing begins."""
    columns = min(len(seats), 2 if len(seats) in (2, 4) else 3)
    rows = -(-len(seats) // columns)
    box = Box(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, rows * PLATE + 8)
    draw_panel(canvas, box)
    for at, seat in enumerate(seats):
        cell = box.below(4 + at // columns * PLATE).top(PLATE).inset(10, 0).cells(columns, 10)[at % columns]
        _path(canvas, seat, [(cell.x + 4, cell.y + PLATE / 2), (cell.x + SAMPLE, cell.y + PLATE / 2)])
        name_plate(canvas, cell.after(SAMPLE), seat, 26)
    return y + box.h + _GAP


def _chart(canvas: Canvas, box: Box, chart: Chart, reader: Reader, seats: Sequence[Seat]) -> None:
    draw_panel(canvas, box)
    top = Box(box.x + 14, box.y + 6, box.w - 28, 38)
    draw_heading(canvas, top.left(top.w - ENDS - 80), reader.label(chart.title), chart.sign)
    canvas.text(top.after(top.w - ENDS - 70), reader.label(say("chart-by-round")), label_style(), "end")
    plot = Box(box.x + 66, box.y + 60, box.w - 66 - ENDS, box.h - 60 - 42)
    figures = [figure for line in chart.lines for figure in line.figures]
    step = scale_step(min(0, *figures), max(1, *figures))
    low, high = min(0, *figures) // step * step, -(-max(1, *figures) // step) * step
    for value in range(low, high + 1, step):
        y = _y(plot, low, high, value)
        canvas.path(f"M{plot.x:.1f} {y:.1f}H{plot.x + plot.w:.1f}", line=FADED if value == 0 else LINE, stroke=1.2)
        canvas.text(Box(box.x + 4, y - 14, 54, 28), _signed(value), label_style(FACT), "end")
    xs = _columns(plot, len(chart.rounds))
    every = max(1, -(-int(ROUND * len(xs)) // int(plot.w)))
    for at in range((len(xs) - 1) % every, len(xs), every):
        canvas.text(Box(xs[at] - 22, plot.y + plot.h + 8, 44, 28), str(chart.rounds[at]), label_style(FACT), "middle")
    ends: list[tuple[float, Seat, int]] = []
    for seat, line in zip(seats, chart.lines, strict=True):
        beside = (seat.number - (len(seats) - 1) / 2) * 3  # equal figures lie side by side
        points = [(x, _y(plot, low, high, figure) + beside) for x, figure in zip(xs, line.figures, strict=True)]
        _path(canvas, seat, points)
        ends.append((points[-1][1], seat, line.figures[-1]))
    _ends(canvas, plot, ends)


def _ends(canvas: Canvas, plot: Box, ends: list[tuple[float, Seat, int]]) -> None:
    """The signs of seats with the last figures, beside the ends of their lines, as far apart as they need."""
    ends = sorted(ends, key=lambda end: (end[0], end[1].number))
    spread = spread_apart([y for y, _, _ in ends], APART, plot.y - 8, plot.y + plot.h + 8)
    x = plot.x + plot.w
    for (y, seat, figure), there in zip(ends, spread, strict=True):
        canvas.path(f"M{x:.1f} {y:.1f}L{x + 22:.1f} {there:.1f}", line=seat.colour, stroke=2)
        draw_token(canvas, seat, x + 38, there, 15)
        canvas.text(Box(x + 62, there - 18, ENDS - 70, 36), _signed(figure), fact_style(28))


def _path(canvas: Canvas, seat: Seat, points: Sequence[tuple[float, float]]) -> None:
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dashes = DASHES[seat.number % len(DASHES)]
    more: dict[str, str | float] = {"stroke_dasharray": dashes} if dashes else {}
    canvas.path(d, "none", seat.colour, 4.5, stroke_linejoin="round", **more)


def _columns(plot: Box, count: int) -> list[float]:
    if count == 1:
        return [plot.x + plot.w]
    return [plot.x + 10 + (plot.w - 10) * at / (count - 1) for at in range(count)]


def _y(plot: Box, low: int, high: int, value: int) -> float:
    return plot.y + plot.h * (high - value) / (high - low)


def scale_step(low: int, high: int) -> int:
    """The step of a scale from `low` to `high`: 1, 2 or 5, tens of them, so that it has few lines."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if -(-high // step) - low // step <= TICKS:
                return step
        size *= 10


def spread_apart(places: Sequence[float], least: float, top: float, bottom: float) -> list[float]:
    """`places`, which are in order, moved as little as keeps them `least` apart between `top` and `bottom`."""
    kept: list[float] = []
    for place in places:
        kept.append(max(place, kept[-1] + least if kept else top))
    limit = bottom
    for at in range(len(kept) - 1, -1, -1):
        kept[at] = min(kept[at], limit)
        limit = kept[at] - least
    return kept


def _alt(chronicle: Chronicle, reader: Reader) -> list[str]:
    """The figures in sentences, a chart each; then who dealt with whom."""
    said: list[str] = []
    for chart in chronicle.charts:
        title, *lines = (reader.label(text, 400).removesuffix(".") for text in in_words(chart, IN_ALT))
        said.append(f"{title}: {'; '.join(lines)}.")
    dealings = chronicle.dealings
    if dealings is not None:
        said.append(reader.label(dealings.title, 200) + ".")
        said += [reader.label(dealing.text, 200).removesuffix(".") + "." for dealing in dealings.dealings]
    return said
