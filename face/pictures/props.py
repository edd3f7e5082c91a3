"""Things on the stage of a scene, as SVG of our own shapes: fire, crowds, hoods, cages, hills, houses."""

from __future__ import annotations

from face.pictures.theme import GOLD_INK, INK, PAPER

FLAME, EMBER = "#FFD34D", "#F2762E"
IRON, WOOD, DARK_WOOD, STONE = "#4B4A4F", "#7A4A24", "#4E2E16", "#8D8577"
CREAM = "#F4E7C5"


def flame(x: float, base: float, high: float) -> str:
    """A flame whose foot is at x on `base`."""
    wide = high * 0.34
    outer = f"M{x:.1f} {base:.1f}C{x - wide:.1f} {base:.1f} {x - wide * 1.1:.1f} {base - high * 0.5:.1f} "
    outer += f"{x:.1f} {base - high:.1f}C{x + wide * 0.2:.1f} {base - high * 0.66:.1f} {x + wide * 1.3:.1f} "
    outer += f"{base - high * 0.5:.1f} {x + wide:.1f} {base - high * 0.2:.1f}C{x + wide * 0.9:.1f} {base:.1f} "
    outer += f"{x + wide * 0.4:.1f} {base:.1f} {x:.1f} {base:.1f}Z"
    inner = high * 0.56
    return (
        f'<path d="{outer}" fill="{EMBER}"/><path d="M{x:.1f} {base - 1:.1f}C{x - wide * 0.6:.1f} {base - 1:.1f} '
        f"{x - wide * 0.5:.1f} {base - inner * 0.5:.1f} {x + wide * 0.08:.1f} {base - inner:.1f}C{x + wide * 0.6:.1f} "
        f'{base - inner * 0.5:.1f} {x + wide * 0.6:.1f} {base - 1:.1f} {x:.1f} {base - 1:.1f}Z" fill="{FLAME}"/>'
    )


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
    top, fire = base - high * 0.72, high * 0.34
    return (
        halo(x + lean, top - fire * 0.5, fire * 2.1)
        + f'<path d="M{x:.1f} {base:.1f}L{x + lean:.1f} {top:.1f}" stroke="{DARK_WOOD}" '
        f'stroke-width="{high * 0.05:.1f}" stroke-linecap="round"/>' + flame(x + lean, top + 3, fire)
    )


def pitchfork(x: float, base: float, high: float, lean: float = 0, colour: str = "#0B0B10") -> str:
    """A pitchfork held up from `base`."""
    top, half = base - high, high * 0.11
    at, low = x + lean, base - high * 0.8
    return (
        f'<path d="M{x:.1f} {base:.1f}L{at:.1f} {low:.1f}V{top:.1f}M{at - half:.1f} {top:.1f}V{low - half:.1f}Q'
        f'{at:.1f} {low + half * 0.7:.1f} {at + half:.1f} {low - half:.1f}V{top:.1f}" fill="none" stroke="{colour}" '
        f'stroke-width="{max(3, high * 0.035):.1f}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


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


def moon(x: float, y: float, r: float, colour: str = CREAM) -> str:
    """A crescent."""
    return (
        f'<path d="M{x + r * 0.3:.1f} {y - r:.1f}A{r:.1f} {r:.1f} 0 1 0 {x + r:.1f} {y + r * 0.34:.1f}'
        f'A{r * 0.82:.1f} {r * 0.82:.1f} 0 0 1 {x + r * 0.3:.1f} {y - r:.1f}Z" fill="{colour}" opacity="0.95"/>'
    )


def hood(x: float, base: float, high: float, colour: str, edge: str = INK) -> str:
    """Somebody in a cowl whose face nobody sees."""
    w, top = high * 0.33, base - high
    robe = f"M{x - w:.1f} {base:.1f}C{x - w * 0.9:.1f} {base - high * 0.4:.1f} {x - w * 0.62:.1f} "
    robe += f"{base - high * 0.55:.1f} {x - w * 0.58:.1f} {base - high * 0.68:.1f}C{x - w * 0.6:.1f} "
    robe += f"{top + high * 0.08:.1f} {x - w * 0.1:.1f} {top + high * 0.04:.1f} {x + w * 0.06:.1f} {top:.1f}"
    robe += f"C{x + w * 0.3:.1f} {top + high * 0.08:.1f} {x + w * 0.62:.1f} {top + high * 0.1:.1f} "
    robe += f"{x + w * 0.58:.1f} {base - high * 0.68:.1f}C{x + w * 0.62:.1f} {base - high * 0.55:.1f} "
    robe += f"{x + w * 0.9:.1f} {base - high * 0.4:.1f} {x + w:.1f} {base:.1f}Z"
    face = f'<ellipse cx="{x:.1f}" cy="{base - high * 0.74:.1f}" rx="{w * 0.36:.1f}" ry="{high * 0.13:.1f}" '
    sleeve = f"M{x - w * 0.6:.1f} {base - high * 0.36:.1f}Q{x:.1f} {base - high * 0.22:.1f} {x + w * 0.6:.1f} "
    sleeve += f"{base - high * 0.36:.1f}Q{x:.1f} {base - high * 0.1:.1f} {x - w * 0.6:.1f} {base - high * 0.36:.1f}Z"
    return (
        f'<path d="{robe}" fill="{colour}" stroke="{edge}" stroke-width="2.5" stroke-linejoin="round"/>'
        f'{face}fill="#0C0808" stroke="{edge}" stroke-width="1.5"/>'
        f'<path d="{sleeve}" fill="#000000" opacity="0.25"/>'
    )


def candle(x: float, base: float, high: float) -> str:
    """A burning candle."""
    wide = high * 0.26
    top = base - high * 0.62
    return (
        halo(x, top - high * 0.2, high * 0.62)
        + f'<rect x="{x - wide / 2:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{base - top:.1f}" rx="2" '
        f'fill="{CREAM}" stroke="{INK}" stroke-width="1.5"/>' + flame(x, top, high * 0.38)
    )


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
    w, y = size * 0.36, top + size * 0.3
    glass = f"M{x - w:.1f} {y + size * 0.2:.1f}h{2 * w:.1f}l-{w * 0.25:.1f} {size * 0.7:.1f}h-{w * 1.5:.1f}Z"
    return (
        halo(x, y + size * 0.5, size * 1.9) + f'<path d="M{x:.1f} {top:.1f}V{y:.1f}" stroke="{INK}" stroke-width="3"/>'
        f'<path d="{glass}" fill="#FFE08A" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="M{x - w * 1.2:.1f} {y + size * 0.2:.1f}L{x:.1f} {y - size * 0.06:.1f}L{x + w * 1.2:.1f} '
        f'{y + size * 0.2:.1f}Z" fill="{IRON}" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="M{x:.1f} {y + size * 0.2:.1f}V{y + size * 0.9:.1f}" stroke="{INK}" stroke-width="2"/>'
        + flame(x, y + size * 0.8, size * 0.4)
    )


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
    ribbon = f"M{x - r * 0.5:.1f} {y:.1f}l-{r * 0.3:.1f} {r * 1.9:.1f}l{r * 0.5:.1f} -{r * 0.4:.1f}l{r * 0.3:.1f} "
    ribbon += f"{r * 0.5:.1f}l{r * 0.3:.1f} -{r * 0.5:.1f}l{r * 0.5:.1f} {r * 0.4:.1f}l-{r * 0.3:.1f} -{r * 1.9:.1f}Z"
    return (
        f'<path d="{ribbon}" fill="#8E1B16" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="#B3261E" stroke="{INK}" stroke-width="2.5"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r * 0.74:.1f}" fill="none" stroke="#E48A7E" stroke-width="2"/>'
    )


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
