"""What each place looks like: a small scene of its own, on a grid of 96 by 56, its ground at the bottom."""

from __future__ import annotations

from face.pictures.canvas import Box, Canvas
from face.pictures.svg import Drawings

WIDE, HIGH = 96.0, 56.0
SKY, GROUND, NIGHT = "#DCE7E4", "#CFC397", "#3B3238"
_DRAWINGS = Drawings(__file__)


def draw_scene(canvas: Canvas, place: str, x: float, y: float, high: float) -> None:
    """Draws what a place looks like, its left upper corner at x, y; it is `high` pixels high."""
    canvas.place(f"p-{place}", _DRAWINGS[f"places/{place}"].drawn(), x, y, high / HIGH)


def draw_landscape(canvas: Canvas, box: Box, place: str) -> None:
    """Draws sky and ground into `box`, and at its right end what stands there."""
    high = box.h - 4
    wide = WIDE * high / HIGH
    canvas.rect(box, SKY)
    canvas.rect(box.below(box.h * 0.74), GROUND)
    draw_scene(canvas, place, box.x + box.w - wide - 6, box.y + 2, high)
