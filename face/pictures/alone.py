"""Signs and emblems as small pictures of their own, for a page that draws them outside of a scene."""

from __future__ import annotations

from functools import cache

from face.pictures.emblems.kit import emblem
from face.pictures.emblems.strokes import EMBLEM_GRID
from face.pictures.icons import GRID, icons


@cache
def alone(name: str) -> str:
    """The sign, or else the emblem, of that name as SVG that fills its room; that of a card where it is not known."""
    sign = icons().get(name)
    grid, drawing = (EMBLEM_GRID, emblem(name)) if sign is None else (GRID, sign.svg.replace("{c}", sign.colour))
    return f'<svg viewBox="0 0 {grid} {grid}" aria-hidden="true">{drawing}</svg>'
