"""Things on the stage of a scene, as SVG of our own shapes: fire, crowds, hoods, cages, hills, houses."""

from __future__ import annotations

import math

from face.pictures.svg import SHARED
from face.pictures.theme import GOLD_INK, INK, PAPER

IRON, WOOD, DARK_WOOD, STONE = "#4B4A4F", "#7A4A24", "#4E2E16", "#8D8577"
CREAM = "#F4E7C5"


HALOS = {"warm": "#FFB347", "red": "#FF4A26", "soul": "#FFE3A6"}


def halo_lights() -> str:
    """The lights that `halo` uses, once for a scene."""
    return "".join(
        f'<radialGradient id="halo-{name}"><stop offset="0" stop-color="{colour}" stop-opacity="0.75"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        for name, colour in HALOS.items()
    )


def halo(x: float, y: float, r: float, light: str = "warm") -> str:
    """Light around x, y. `light`: one of `HALOS`."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="url(#halo-{light})"/>'


def torch(x: float, base: float, high: float, lean: float = 0) -> str:
    """A torch held up from `base`. `lean`: by how much its head is aside."""
    light = halo(x + lean, base - high * 0.89, high * 0.714)
    return light + SHARED["stage/torch"].standing(x, base, high * 1.05, _angle(lean, high))


def pitchfork(x: float, base: float, high: float, lean: float = 0, colour: str = "#0B0B10") -> str:
    """A pitchfork held up from `base`."""
    return SHARED["stage/pitchfork"].standing(x, base, high, _angle(lean, high), colour=colour)


def _angle(lean: float, high: float) -> float:
    """The degrees by which something so high leans."""
    return math.degrees(math.atan2(lean, high))


def crowd(y: float, wide: float, size: float, colour: str, *, shift: float = 0) -> str:
    """Heads and shoulders from behind, side by side over the whole width, whose heads are at y."""
    parts = []
    step, at, number = size * 1.3, -size + shift, 0
    while at < wide + size:
        head = y + (number * 37 % 11 - 5) * size * 0.05
        r, low = size * (0.34 + number % 3 * 0.02), y + size * 3
        parts.append(
            f"M{at - r:.1f} {head:.1f}a{r:.1f} {r * 1.15:.1f} 0 1 1 {2 * r:.1f} 0a{r:.1f} {r * 1.15:.1f} 0 1 1 "
        )
        parts.append(f"-{2 * r:.1f} 0Z")
        if number % 4 == 1:  # a hat
            parts.append(
                f"M{at - r * 1.5:.1f} {head - r * 0.5:.1f}H{at + r * 1.5:.1f}L{at + r * 0.8:.1f} {head - r:.1f}"
            )
            parts.append(
                f"L{at + r * 0.6:.1f} {head - r * 1.7:.1f}H{at - r * 0.6:.1f}L{at - r * 0.8:.1f} {head - r:.1f}Z"
            )
        side, neck = size * 0.8, head + r * 0.95
        parts.append(
            f"M{at - side:.1f} {low:.1f}V{neck + size * 0.5:.1f}Q{at - side:.1f} {neck:.1f} {at:.1f} {neck:.1f}"
        )
        parts.append(f"Q{at + side:.1f} {neck:.1f} {at + side:.1f} {neck + size * 0.5:.1f}V{low:.1f}Z")
        at += step
        number += 1
    return f'<path d="{"".join(parts)}" fill="{colour}"/>'


def stars(wide: float, top: float, low: float, count: int = 40) -> str:
    """A starry sky between two heights."""
    parts = []
    for at in range(count):
        x, y = (at * 173 + 61) % int(wide), top + (at * 89 + at * at * 7) % int(low - top)
        parts.append(f'<circle cx="{x}" cy="{y:.0f}" r="{1 + at % 3 * 0.5:.1f}" fill="{CREAM}" opacity="0.7"/>')
    return "".join(parts)


def moon(x: float, y: float, r: float) -> str:
    """A crescent."""
    return SHARED["stage/moon"].standing(x, y + r, 2 * r)


def hood(x: float, base: float, high: float, colour: str, edge: str = INK) -> str:
    """Somebody in a cowl whose face nobody sees."""
    return SHARED["stage/hood"].standing(x, base, high, colour=colour, edge=edge)


def candle(x: float, base: float, high: float) -> str:
    """A burning candle."""
    return halo(x, base - high * 0.82, high * 0.62) + SHARED["stage/candle"].standing(x, base, high)


def bars(x: float, y: float, wide: float, high: float, count: int, colour: str = IRON) -> str:
    """Iron bars before what is behind them, with a rim."""
    apart = wide / (count - 1)
    each = "".join(f"M{x + at * apart:.1f} {y:.1f}V{y + high:.1f}" for at in range(count))
    rims = f"M{x:.1f} {y:.1f}H{x + wide:.1f}M{x:.1f} {y + high:.1f}H{x + wide:.1f}"
    return (
        f'<path d="{each}" stroke="{INK}" stroke-width="8"/><path d="{each}" stroke="{colour}" stroke-width="5"/>'
        f'<path d="{rims}" stroke="{INK}" stroke-width="13" stroke-linecap="round"/>'
        f'<path d="{rims}" stroke="{colour}" stroke-width="9" stroke-linecap="round"/>'
    )


def lantern(x: float, top: float, size: float) -> str:
    """A lantern that hangs from `top`."""
    light = halo(x, top + size * 0.8, size * 1.9)
    return light + SHARED["stage/lantern"].standing(x, top + size * 1.2, size * 1.2)


def house(x: float, base: float, wide: float, high: float, wall: str, roof: str, *, lit: bool = True) -> str:
    """A house whose middle is at x."""
    left, eave = x - wide / 2, base - high * 0.62
    pane = "#FFD98A" if lit else "#2B2A35"
    windows = "".join(
        f'<rect x="{left + wide * at:.1f}" y="{eave + high * 0.14:.1f}" width="{wide * 0.16:.1f}" '
        f'height="{high * 0.2:.1f}" fill="{pane}" stroke="{INK}" stroke-width="2"/>'
        for at in (0.16, 0.68)
    )
    return (
        f'<rect x="{left:.1f}" y="{eave:.1f}" width="{wide:.1f}" height="{base - eave:.1f}" fill="{wall}" '
        f'stroke="{INK}" stroke-width="2.5"/><path d="M{left - wide * 0.09:.1f} {eave:.1f}L{x:.1f} {base - high:.1f}'
        f'L{left + wide * 1.09:.1f} {eave:.1f}Z" fill="{roof}" stroke="{INK}" stroke-width="2.5" '
        f'stroke-linejoin="round"/>{windows}'
    )


def hills(wide: float, y: float, low: float, colour: str, waves: tuple[tuple[float, float], ...]) -> str:
    """Rolling hills: the tops as parts of the width and heights above y; down to `low`."""
    d = f"M0 {low:.1f}V{y:.1f}"
    at = 0.0
    for share, up in waves:
        to = share * wide
        d += f"Q{(at + to) / 2:.1f} {y - 2 * up:.1f} {to:.1f} {y:.1f}"
        at = to
    return f'<path d="{d}V{low:.1f}Z" fill="{colour}"/>'


def scroll(x: float, y: float, wide: float, high: float) -> str:
    """An open sheet of parchment with rolled ends around x, from y on."""
    left, right = x - wide / 2, x + wide / 2
    roll = high * 0.07 + 6
    rolls = "".join(
        f'<rect x="{left - 12:.1f}" y="{top:.1f}" width="{wide + 24:.1f}" height="{roll:.1f}" rx="{roll / 2:.1f}" '
        f'fill="#E7D3A0" stroke="{INK}" stroke-width="2.5"/>'
        for top in (y - roll / 2, y + high - roll / 2)
    )
    return (
        f'<rect x="{left:.1f}" y="{y:.1f}" width="{right - left:.1f}" height="{high:.1f}" fill="{PAPER}" '
        f'stroke="{INK}" stroke-width="2.5"/>{rolls}'
    )


def wax(x: float, y: float, r: float) -> str:
    """A seal of wax with its ribbon."""
    drawing = SHARED["stage/wax"]
    return drawing.standing(x, y + r * 1.9, drawing.high * r / 36)


def beam(x: float, y: float, low: float, half: float, colour: str = "#FFF2C4", pale: float = 0.2) -> str:
    """A beam of light that falls from x, y and is so wide below."""
    top = half * 0.16
    d = f"M{x - top:.1f} {y:.1f}H{x + top:.1f}L{x + half:.1f} {low:.1f}H{x - half:.1f}Z"
    return f'<path d="{d}" fill="{colour}" opacity="{pale}"/>'


def pole(x: float, base: float, top: float, colour: str = GOLD_INK) -> str:
    """A pole with a knob."""
    return (
        f'<path d="M{x:.1f} {base:.1f}V{top:.1f}" stroke="{INK}" stroke-width="8"/>'
        f'<path d="M{x:.1f} {base:.1f}V{top:.1f}" stroke="{colour}" stroke-width="5"/>'
        f'<circle cx="{x:.1f}" cy="{top:.1f}" r="7" fill="{colour}" stroke="{INK}" stroke-width="2"/>'
    )
