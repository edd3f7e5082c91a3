"""People of a scene: a seat as a piece of the game that stands there, with its face or its sign; a crown; a shadow."""

from __future__ import annotations

from face.pictures.canvas import Canvas
from face.pictures.pieces import Seat, draw_token
from face.pictures.portraits import draw_portrait
from face.pictures.svg import SHARED

HEAD_AT = 0.74  # of a figure's height: where its head is
_HEAD = 0.25  # the radius of a head, of the same


def draw_figure(canvas: Canvas, seat: Seat, x: float, base: float, high: float) -> None:
    """A seat as a piece that stands at x on `base`, `high` pixels high: a gown in its colour, and its face or sign.

    A face has the sign of the seat on its breast: a colour alone tells nothing.
    """
    draw_shadow(canvas, x, base, high * 0.36)
    canvas.paint(SHARED["stage/gown"].standing(x, base, high, colour=seat.colour))
    top = base - high * HEAD_AT
    if seat.person is None:
        draw_token(canvas, seat, x, top, high * _HEAD * 0.94)
        return
    draw_portrait(canvas, seat.person, seat.colour, x, top, high * _HEAD * 2)
    draw_token(canvas, seat, x, base - high * 0.2, high * 0.115)


def draw_shadow(canvas: Canvas, x: float, base: float, wide: float) -> None:
    """The shadow of what stands at x on `base`."""
    canvas.add("ellipse", cx=x, cy=base, rx=wide, ry=wide * 0.12, fill="#000000", opacity=0.28)


def draw_crown(canvas: Canvas, x: float, base: float, wide: float) -> None:
    """A crown around x whose band lies on `base`."""
    canvas.paint(SHARED["stage/crown"].standing(x, base, wide * 0.74))


def glow(id: str, colour: str, x: float, y: float, r: float, strength: float = 0.9) -> str:
    """Light that fades around x, y, as SVG. `id`: its own in the scene."""
    return (
        f'<radialGradient id="{id}"><stop offset="0" stop-color="{colour}" stop-opacity="{strength}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="url(#{id})"/>'
    )


def sky(id: str, box_height: float, wide: float, colours: tuple[str, ...], y: float = 0) -> str:
    """A ground that goes from one colour to the next from above, as SVG."""
    last = max(1, len(colours) - 1)
    stops = "".join(f'<stop offset="{at / last:.2f}" stop-color="{each}"/>' for at, each in enumerate(colours))
    return (
        f'<linearGradient id="{id}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
        f'<rect x="0" y="{y:.1f}" width="{wide:.1f}" height="{box_height:.1f}" fill="url(#{id})"/>'
    )
