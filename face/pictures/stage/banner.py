"""The stage of a scene: what it is called above, a sky, a ground, and plaques that name who stands there."""

from __future__ import annotations

from collections.abc import Sequence

from face.pictures.canvas import Box, Canvas
from face.pictures.fonts import drawable
from face.pictures.icons import icon_in
from face.pictures.pieces import Seat, draw_token
from face.pictures.stage.figures import sky
from face.pictures.stage.props import halo_lights
from face.pictures.theme import (
    GOLD_INK,
    INK,
    LEAST_WRITING,
    MARGIN,
    PAPER,
    PICTURE_WIDTH,
    Style,
    fact_style,
    label_style,
    title_style,
    width_of,
)

BANNER_HEIGHT = 58.0  # pixels: what stands above
STAGE_HEIGHT = 460.0  # pixels: of a whole scene
NIGHT = ("#0E1530", "#1F2A55", "#4A3A63")
DUSK = ("#27305F", "#7A4A6B", "#E08A4F")
DAY = ("#7FB2D9", "#BFD9E3", "#F3E4BE")
CELLAR = ("#2A0E14", "#43161D", "#1A0A0D")
PLAQUE = 38.0  # pixels: the height of a plaque


def begin_scene(colour: str, ground: Sequence[str]) -> Canvas:
    """A stage. `ground`: the colours of the sky from above."""
    canvas = Canvas(PICTURE_WIDTH, STAGE_HEIGHT, colour)
    canvas.paint(sky("sky", STAGE_HEIGHT - BANNER_HEIGHT, canvas.wide, tuple(ground), BANNER_HEIGHT))
    canvas.paint(halo_lights())
    return canvas


def draw_banner(canvas: Canvas, title: str, corner: str) -> None:
    """What the picture is of, above it, and at which table."""
    canvas.rect(Box(0, 0, canvas.wide, BANNER_HEIGHT), canvas.colour)
    canvas.path(f"M0 {BANNER_HEIGHT:.0f}H{canvas.wide:.0f}", "none", GOLD_INK, 3)
    inner = Box(MARGIN, 6, canvas.wide - 2 * MARGIN, BANNER_HEIGHT - 12)
    canvas.text(inner.left(inner.w * 0.72), title, title_style(32, PAPER))
    canvas.text(inner.after(inner.w * 0.74), corner, label_style(26, "#F0D9A0"), "end")


def end_scene(canvas: Canvas, title: str, corner: str) -> None:
    """The heading and the frame, over all that was painted."""
    draw_banner(canvas, title, corner)
    canvas.rect(Box(3, 3, canvas.wide - 6, canvas.high - 6), "none", canvas.colour, 6)


def draw_name(canvas: Canvas, x: float, y: float, seat: Seat, room: float, *, sign: bool = False) -> None:
    """The name of a seat on paper around x, from y on, with its `sign` or without. It takes `room` at most.

    Of an automatic player it is the first word alone where there is no room for more.
    """
    words, left = seat.name, room - (60 if sign else 24)
    if seat.person is not None and width_of(words, title_style(LEAST_WRITING)) > left:
        words = words.split()[0]
    draw_plaque(canvas, x, y, words, room, seat if sign else None)


def draw_plaque(
    canvas: Canvas, x: float, y: float, words: str, room: float, seat: Seat | None = None, icon: str = ""
) -> None:
    """Words on paper around x, from y on; before them the sign of a seat, or another one. They take `room` at most."""
    style = title_style(27)
    before = 42 if seat is not None or icon else 0
    wide = min(room, width_of(drawable(words), style) + before + 22)
    box = Box(x - wide / 2, y, wide, PLAQUE)
    canvas.rect(box, PAPER, INK, 2, 9)
    if seat is not None:
        draw_token(canvas, seat, box.x + 26, y + PLAQUE / 2, 14)
    elif icon:
        icon_in(canvas, icon, box.x + 25, y + PLAQUE / 2, 30)
    canvas.text(box.after(before).inset(9 if not before else 3, 0), words, style, "middle")


def draw_seal(canvas: Canvas, x: float, y: float, r: float, words: str, fill: str = GOLD_INK) -> None:
    """A number on a disc, as large as it deserves."""
    canvas.circle(x, y, r, fill, INK, 2.5)
    canvas.circle(x, y, r - 5, "none", PAPER, 1.5)
    canvas.text(Box(x - r, y - r, 2 * r, 2 * r), words, Style(r * 1.05, 700, INK), "middle")


def draw_signed(canvas: Canvas, x: float, y: float, sign: str, words: str, size: float = 34) -> None:
    """A sign with its number on paper around x, y."""
    wide = size + 14 + width_of(words, fact_style(28)) + 10
    box = Box(x - wide / 2, y - size * 0.62, wide, size * 1.24)
    canvas.rect(box, PAPER, INK, 2, 9)
    icon_in(canvas, sign, box.x + 8 + size / 2, y, size)
    canvas.text(box.after(size + 12).left(wide - size - 16), words, fact_style(28), "middle")


def spread(count: int, left: float, right: float, most: float) -> list[float]:
    """The middles of so many things beside each other, `most` apart at most."""
    apart = min(most, (right - left) / max(1, count))
    begins = (left + right) / 2 - apart * (count - 1) / 2
    return [begins + at * apart for at in range(count)]
