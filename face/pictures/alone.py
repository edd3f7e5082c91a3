"""Signs and emblems as small pictures of their own, for a page that draws them outside of a scene."""

from __future__ import annotations

from functools import cache

from face.pictures.icons import GRID, icons
from face.pictures.printed.emblems import EMBLEM_GRID, emblem


def drawing_of(name: str) -> tuple[int, str]:
    """The sign, or else the emblem, of that name: the side of its grid, and SVG; a card's where it is not known."""
    sign = icons().get(name)
    return (EMBLEM_GRID, emblem(name)) if sign is None else (GRID, sign.as_it_is())


@cache
def alone(name: str) -> str:
    """The sign, or else the emblem, of that name as SVG that fills its room."""
    grid, drawing = drawing_of(name)
    return f'<svg viewBox="0 0 {grid} {grid}" aria-hidden="true">{drawing}</svg>'
