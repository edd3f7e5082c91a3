"""People of a scene: a seat as a piece of the game that stands there, with its face or its sign; a crown; a shadow."""

from __future__ import annotations

from face.pictures.canvas import Canvas
from face.pictures.pieces import Seat, draw_token
from face.pictures.portraits import draw_portrait
from face.pictures.theme import GOLD_INK, INK, PAPER

HEAD_AT = 0.74  # of a figure's height: where its head is
_HEAD = 0.25  # the radius of a head, of the same


def draw_figure(canvas: Canvas, seat: Seat, x: float, base: float, high: float) -> None:
    """A seat as a piece that stands at x on `base`, `high` pixels high: a gown in its colour, and its face or sign.

    A face has the sign of the seat on its breast: a colour alone tells nothing.
    """
    draw_shadow(canvas, x, base, high * 0.36)
    canvas.paint(gown(x, base, high, seat.colour))
    top = base - high * HEAD_AT
    if seat.person is None:
        draw_token(canvas, seat, x, top, high * _HEAD * 0.94)
        return
    draw_portrait(canvas, seat.person, seat.colour, x, top, high * _HEAD * 2)
    draw_token(canvas, seat, x, base - high * 0.2, high * 0.115)


def gown(x: float, base: float, high: float, colour: str) -> str:
    """A long gown without a head, as SVG."""
    wide, waist, neck = high * 0.3, high * 0.13, base - high * 0.58
    body = f"M{x - wide:.1f} {base:.1f}C{x - wide:.1f} {base - high * 0.22:.1f} {x - waist:.1f} "
    body += f"{base - high * 0.3:.1f} {x - waist:.1f} {neck:.1f}H{x + waist:.1f}"
    down = f"C{x + waist:.1f} {base - high * 0.3:.1f} {x + wide:.1f} {base - high * 0.22:.1f} {x + wide:.1f} {base:.1f}"
    edge = max(1.5, high / 90)
    light = f"M{x - waist * 0.5:.1f} {neck + high * 0.06:.1f}L{x - wide * 0.62:.1f} {base - high * 0.06:.1f}"
    hem = f"M{x - wide * 0.99:.1f} {base - high * 0.05:.1f}H{x + wide * 0.99:.1f}"
    return (
        f'<path d="{body}{down}Z" fill="{colour}" stroke="{INK}" stroke-width="{edge:.1f}" stroke-linejoin="round"/>'
        f'<path d="{light}" stroke="{PAPER}" stroke-width="{edge * 1.4:.1f}" opacity="0.35" stroke-linecap="round"/>'
        f'<path d="{hem}" stroke="{GOLD_INK}" stroke-width="{edge * 2:.1f}" opacity="0.9"/>'
    )


def draw_shadow(canvas: Canvas, x: float, base: float, wide: float) -> None:
    """The shadow of what stands at x on `base`."""
    canvas.add("ellipse", cx=x, cy=base, rx=wide, ry=wide * 0.12, fill="#000000", opacity=0.28)


def draw_crown(canvas: Canvas, x: float, base: float, wide: float) -> None:
    """A crown around x whose band lies on `base`."""
    half, high = wide / 2, wide * 0.62
    d = f"M{x - half:.1f} {base:.1f}L{x - half * 1.12:.1f} {base - high * 0.8:.1f}L{x - half * 0.5:.1f} "
    d += f"{base - high * 0.42:.1f}L{x:.1f} {base - high:.1f}L{x + half * 0.5:.1f} {base - high * 0.42:.1f}"
    d += f"L{x + half * 1.12:.1f} {base - high * 0.8:.1f}L{x + half:.1f} {base:.1f}Z"
    canvas.path(d, GOLD_INK, INK, max(1.5, wide / 26), stroke_linejoin="round")
    for at, up in ((-1.12, 0.8), (0, 1), (1.12, 0.8)):
        canvas.circle(x + at * half, base - high * up, wide * 0.07, "#F7D774", INK, max(1.2, wide / 40))
    canvas.path(
        f"M{x - half:.1f} {base - high * 0.16:.1f}H{x + half:.1f}", "none", "#F7D774", max(2, wide / 16), opacity=0.9
    )


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
