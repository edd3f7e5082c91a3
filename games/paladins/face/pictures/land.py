"""The land of the map: six regions in two bands, their borders and coast, roads, and what grows where there is room."""

from __future__ import annotations

import math
from collections.abc import Sequence

from face.pictures.canvas import Box, Canvas
from face.pictures.theme import INK

SEA, SHALLOW, SHORE, ROAD = "#BCD3DA", "#D6E4E4", "#8C7A52", "#A98B5D"
FIELDS = ("#E6E3B8", "#EEDFB0", "#DDE2BD", "#EADBB6", "#DFE3B4", "#EFE2BE")
"""The colours of the regions: fields, corn, meadows."""
_BORDER = "#B39F6B"
_STEP = 36.0  # pixels between two bends of a border
_SWAY, _COAST = 3.5, 5.5  # by how much a border and a coast wind
_TREE = (
    '<path d="M12 3 18 12H15L20 19H4L9 12H6Z" fill="#7C9A5B" stroke="#4F6B3A" stroke-linejoin="round"/>'
    '<path d="M11 19H13V23H11Z" fill="#7A5A35"/>'
)
_HILL = (
    '<path d="M1 20Q7 5 13 14 17 6 23 20Z" fill="#C9B98A" stroke="#8C7A52" stroke-width="1" stroke-linejoin="round"/>'
    '<path d="M5 15 7 11M15 14 17 10" stroke="#8C7A52" stroke-width="1" fill="none"/>'
)
_VILLAGE = (
    '<path d="M2 21V13L7 8 12 13V21Z" fill="#F3EAD2" stroke="#7A5A35" stroke-width="1"/>'
    '<path d="M1 13.5 7 7 13 13.500" fill="none" stroke="#A8552F" stroke-width="2"/>'
    '<path d="M13 21V10H21V21ZM15 10V5L17 2 19 5V10" fill="#F3EAD2" stroke="#7A5A35" stroke-width="1"/>'
)
_SHIP = (
    '<path d="M3 16H21Q19 21 15 21H9Q5 21 3 16Z" fill="#8A5A32" stroke="#2A2119" stroke-width="1"/>'
    '<path d="M12 3V16M12 4Q19 8 18 13H12Z" fill="#FBF6E9" stroke="#2A2119" stroke-width="1"/>'
    '<path d="M2 23Q5 21 8 23T14 23 20 23" fill="none" stroke="#6E98A5" stroke-width="1.4"/>'
)
GROWN = (("tree", _TREE), ("hill", _HILL), ("village", _VILLAGE))


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
    name, drawing = GROWN[which % len(GROWN)]
    size = min(40.0, box.h, box.w)
    canvas.place(f"l-{name}", drawing, box.x + box.w / 2 - size / 2, box.y + box.h / 2 - size / 2, size / 24)


def draw_sea(canvas: Canvas, box: Box) -> None:
    """Draws the sea into `box`, with a ship in its upper right corner."""
    canvas.rect(box, SEA, INK, 1.3, 6)
    canvas.place("l-ship", _SHIP, box.x + box.w - 62, box.y + 5, 38 / 24)


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
