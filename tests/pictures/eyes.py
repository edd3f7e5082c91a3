"""Sees colours as the colour-blind do; says how far apart they look (CIE 1976).

Without red and green: Viénot, Brettel and Mollon 1999; without blue: Machado, Oliveira and Fernandes 2009.
"""

from __future__ import annotations

from math import dist

Colour = tuple[float, float, float]
"""Red, green, blue as parts of the light, from 0 to 1."""

USUAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
EYES = {
    "usual": USUAL,
    "without red": ((0.10889, 0.89111, 0.0), (0.10889, 0.89111, 0.0), (0.00447, -0.00447, 1.0)),  # protanopia
    "without green": ((0.29031, 0.70969, 0.0), (0.29031, 0.70969, 0.0), (-0.02197, 0.02197, 1.0)),  # deuteranopia
    "without blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "without colours": ((0.2126, 0.7152, 0.0722),) * 3,
}
_TO_XYZ = ((0.4125, 0.3576, 0.1804), (0.2127, 0.7152, 0.0722), (0.0193, 0.1192, 0.9503))
_WHITE = (0.9505, 1.0, 1.0888)


def light(colour: str) -> Colour:
    """The light of "#RRGGBB"."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return (_linear(red), _linear(green), _linear(blue))


def seen(colour: str, eyes: str) -> Colour:
    """What such eyes see of "#RRGGBB"."""
    return _through(EYES[eyes], light(colour))


def shown(colour: str, eyes: str) -> str:
    """The colour, as "#RRGGBB", in which other eyes see what such eyes see of `colour`."""
    return "#" + "".join(f"{round(255 * _curved(min(1.0, max(0.0, part)))):02X}" for part in seen(colour, eyes))


def apart(one: str, other: str, eyes: str) -> float:
    """How far apart two colours look to such eyes: 2 can just be told side by side, black and white are 100."""
    return dist(_lab(seen(one, eyes)), _lab(seen(other, eyes)))


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG counts it, from 1 to 21."""
    lighter, darker = sorted((_through(EYES["without colours"], light(each))[0] for each in (one, other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _curved(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def _through(rows: tuple[tuple[float, float, float], ...], light: Colour) -> Colour:
    red, green, blue = (sum(weight * part for weight, part in zip(row, light, strict=True)) for row in rows)
    return (red, green, blue)


def _lab(light: Colour) -> Colour:
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (each / white for each, white in zip(_through(_TO_XYZ, light), _WHITE, strict=True))
    )
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
