"""The land of the map: six regions in two bands, their borders and coast, roads, and what grows where there is room."""

from __future__ import annotations

import math
from collections.abc import Sequence

from face.pictures.canvas import Box, Canvas
from face.pictures.svg import Drawings
from face.pictures.theme import INK

SEA, SHALLOW, SHORE, ROAD = "#BCD3DA", "#D6E4E4", "#8C7A52", "#A98B5D"
FIELDS = ("#E6E3B8", "#EEDFB0", "#DDE2BD", "#EADBB6", "#DFE3B4", "#EFE2BE")
"""The colours of the regions: fields, corn, meadows."""
_BORDER = "#B39F6B"
_STEP = 36.0  # pixels between two bends of a border
_SWAY, _COAST = 3.5, 5.5  # by how much a border and a coast wind
GROWN = ("tree", "hill", "village")
_DRAWINGS = Drawings(__file__)


def draw_land(canvas: Canvas, box: Box, highs: Sequence[float], count: int) -> list[list[Box]]:
    """Draws bands of so many regions each, of these heights from the top of `box`. Returns their boxes, by band."""
    ys = [box.y]
    for high in highs:
        ys.append(ys[-1] + high)
    xs = [box.x + box.w * at / count for at in range(count + 1)]
    across = [
        [_bent((xs[i], y), (xs[i + 1], y), i + 7 * j, j in (0, len(highs))) for i in range(count)]
        for j, y in enumerate(ys)
    ]
    down = [
        [_bent((x, ys[j]), (x, ys[j + 1]), 3 + i + 5 * j, i in (0, count)) for i, x in enumerate(xs)]
        for j in range(len(highs))
    ]
    coast = [point for side in (across[0], [row[-1] for row in down]) for edge in side for point in edge]
    coast += [point for edge in reversed(across[-1]) for point in reversed(edge)]
    coast += [point for row in reversed(down) for point in reversed(row[0])]
    canvas.path(_line(coast) + "Z", SHALLOW, SHALLOW, 14, stroke_linejoin="round")
    for j in range(len(highs)):
        for i in range(count):
            around = [*across[j][i], *down[j][i + 1], *reversed(across[j + 1][i]), *reversed(down[j][i])]
            canvas.path(
                _line(around) + "Z", FIELDS[(i + j * count) % len(FIELDS)], _BORDER, 1.5, stroke_dasharray="7 5"
            )
    canvas.path(_line(coast) + "Z", "none", SHORE, 2.2, stroke_linejoin="round")
    return [[Box(xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j]) for i in range(count)] for j in range(len(highs))]


def draw_road(canvas: Canvas, *points: tuple[float, float]) -> None:
    """Draws a road through these places."""
    canvas.path(_line(points), "none", ROAD, 3, stroke_dasharray="9 6", stroke_linecap="round")


def draw_grown(canvas: Canvas, box: Box, which: int) -> None:
    """Draws what stands where there is nothing else, in the middle of `box`."""
    name = GROWN[which % len(GROWN)]
    size = min(40.0, box.h, box.w)
    _place(canvas, name, box.x + box.w / 2 - size / 2, box.y + box.h / 2 - size / 2, size)


def draw_sea(canvas: Canvas, box: Box) -> None:
    """Draws the sea into `box`, with a ship in its upper right corner."""
    canvas.rect(box, SEA, INK, 1.3, 6)
    _place(canvas, "ship", box.x + box.w - 62, box.y + 5, 38)


def _place(canvas: Canvas, name: str, x: float, y: float, size: float) -> None:
    drawing = _DRAWINGS[f"land/{name}"]
    canvas.place(f"l-{name}", drawing.drawn(), x, y, size / drawing.high)


def _bent(start: tuple[float, float], end: tuple[float, float], seed: int, coast: bool) -> list[tuple[float, float]]:
    """The points of a winding line, always the same for a `seed`."""
    wide, high = end[0] - start[0], end[1] - start[1]
    long = math.hypot(wide, high)
    bends = max(2, round(long / _STEP))
    sway = _COAST if coast else _SWAY
    points = [start]
    for at in range(1, bends):
        by = sway * math.sin(2.3 * at + 1.7 * seed) * (1 if at % 2 else -1)
        points.append(
            (start[0] + wide * at / bends - by * high / long, start[1] + high * at / bends + by * wide / long)
        )
    return [*points, end]


def _line(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
