"""The three strokes of which every emblem is made, in two tones: the ink of the card, and a pale one."""

from __future__ import annotations

EMBLEM_GRID = 48
INK_TONE, PALE_TONE = "{c}", "{t}"  # stand in a drawing for the two colours
OUTLINE = f'stroke="{INK_TONE}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"'


def pale(d: str) -> str:
    """A surface with its outline."""
    return f'<path d="{d}"/>'


def solid(d: str) -> str:
    """A surface of ink."""
    return f'<path d="{d}" fill="{INK_TONE}"/>'


def line(d: str, wide: float = 0) -> str:
    """A line of ink. `wide`: if not as wide as outlines are."""
    return f'<path d="{d}" fill="none"' + (f' stroke-width="{wide:g}"/>' if wide else "/>")


def light(d: str, wide: float = 2.2) -> str:
    """A pale line, upon ink."""
    return f'<path d="{d}" fill="none" stroke="{PALE_TONE}" stroke-width="{wide:g}"/>'


def cut_out(d: str) -> str:
    """A pale surface without an outline, upon ink."""
    return f'<path d="{d}" stroke="none"/>'


def dot(x: float, y: float, r: float, *, ink: bool = True) -> str:
    """A disc around x, y."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"' + (f' fill="{INK_TONE}" stroke="none"/>' if ink else "/>")


def ring(x: float, y: float, r: float, wide: float = 2.2) -> str:
    """A circle around x, y, through which one sees."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="none" stroke-width="{wide:g}"/>'


def turned(drawing: str, angle: float, x: float = 24, y: float = 24) -> str:
    """A drawing turned clockwise around x, y, in degrees."""
    return f'<g transform="rotate({angle:g} {x:g} {y:g})">{drawing}</g>'


def finished(drawing: str, ink: str, tint: str) -> str:
    """The drawing in its colours, as SVG on the grid."""
    return f'<g fill="{PALE_TONE}" {OUTLINE}>{drawing}</g>'.replace(INK_TONE, ink).replace(PALE_TONE, tint)
