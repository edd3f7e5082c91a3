"""Charts of a finished game: a line for everybody, round by round, ending in the sign of their seat; and its words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.dealings import DEALINGS, draw_dealings
from bot.pictures.fonts import drawable
from bot.pictures.picture import Picture
from bot.pictures.pieces import HEAD, head, heading, name_plate, panel
from bot.pictures.seats import Seat, letters, seats_of, token
from bot.pictures.theme import FACT, FADED, LINE, MARGIN, WIDTH, fact, label
from engine.core.charts import Chart
from engine.core.chronicle import Chronicle
from engine.core.texts import SeatRef, Text, say

CHART = 308.0  # pixels: the height of a chart
PLATE = 46.0  # of a row of names
GAP = 8
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
    seats = people(chronicle.charts[0], reader)
    canvas = Canvas(WIDTH, HEAD, colour)
    head(canvas, name, "", reader.label(say("charts-head")), corner)
    y = _names(canvas, HEAD + GAP, seats)
    for each in chronicle.charts:
        _chart(canvas, Box(MARGIN, y, WIDTH - 2 * MARGIN, CHART), each, reader, seats)
        y += CHART + GAP
    if chronicle.dealings is not None:
        draw_dealings(canvas, Box(MARGIN, y, WIDTH - 2 * MARGIN, DEALINGS), chronicle.dealings, reader, seats)
        y += DEALINGS + GAP
    canvas.high = y + MARGIN - GAP
    return canvas.picture(_alt(chronicle, reader))


def people(chart: Chart, reader: Reader) -> tuple[Seat, ...]:
    """Whose lines they are: the seats, then players of the rules' own."""
    known = seats_of(reader, sum(isinstance(line.who, SeatRef) for line in chart.lines))
    others = [reader.label(line.who) for line in chart.lines if isinstance(line.who, Text)]
    names = [*(seat.name for seat in known), *(drawable(name[:1].upper() + name[1:]) for name in others)]
    return tuple(Seat(at, name, letter) for at, (name, letter) in enumerate(zip(names, letters(names), strict=True)))


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
    box = Box(MARGIN, y, WIDTH - 2 * MARGIN, rows * PLATE + 8)
    panel(canvas, box)
    for at, seat in enumerate(seats):
        cell = box.below(4 + at // columns * PLATE).top(PLATE).inset(10, 0).cells(columns, 10)[at % columns]
        _path(canvas, seat, [(cell.x + 4, cell.y + PLATE / 2), (cell.x + SAMPLE, cell.y + PLATE / 2)])
        name_plate(canvas, cell.after(SAMPLE), seat, 26)
    return y + box.h + GAP


def _chart(canvas: Canvas, box: Box, chart: Chart, reader: Reader, seats: Sequence[Seat]) -> None:
    panel(canvas, box)
    top = Box(box.x + 14, box.y + 6, box.w - 28, 38)
    heading(canvas, top.left(top.w - ENDS - 80), reader.label(chart.title), chart.sign)
    canvas.text(top.after(top.w - ENDS - 70), reader.label(say("chart-by-round")), label(), "end")
    plot = Box(box.x + 66, box.y + 60, box.w - 66 - ENDS, box.h - 60 - 42)
    figures = [figure for line in chart.lines for figure in line.figures]
    step = tick(min(0, *figures), max(1, *figures))
    low, high = min(0, *figures) // step * step, -(-max(1, *figures) // step) * step
    for value in range(low, high + 1, step):
        y = _y(plot, low, high, value)
        canvas.path(f"M{plot.x:.1f} {y:.1f}H{plot.x + plot.w:.1f}", line=FADED if value == 0 else LINE, stroke=1.2)
        canvas.text(Box(box.x + 4, y - 14, 54, 28), _signed(value), label(FACT), "end")
    xs = _columns(plot, len(chart.rounds))
    every = max(1, -(-int(ROUND * len(xs)) // int(plot.w)))
    for at in range((len(xs) - 1) % every, len(xs), every):
        canvas.text(Box(xs[at] - 22, plot.y + plot.h + 8, 44, 28), str(chart.rounds[at]), label(FACT), "middle")
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
    spread = apart([y for y, _, _ in ends], APART, plot.y - 8, plot.y + plot.h + 8)
    x = plot.x + plot.w
    for (y, seat, figure), there in zip(ends, spread, strict=True):
        canvas.path(f"M{x:.1f} {y:.1f}L{x + 22:.1f} {there:.1f}", line=seat.colour, stroke=2)
        token(canvas, seat, x + 38, there, 15)
        canvas.text(Box(x + 62, there - 18, ENDS - 70, 36), _signed(figure), fact(28))


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


def tick(low: int, high: int) -> int:
    """The step of a scale from `low` to `high`: 1, 2 or 5, tens of them, so that it has few lines."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if -(-high // step) - low // step <= TICKS:
                return step
        size *= 10


def apart(places: Sequence[float], least: float, top: float, bottom: float) -> list[float]:
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
