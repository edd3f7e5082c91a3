"""Draws the signs of all games. What they look like stands in icons.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from msgspec import Struct, convert

from bot.pictures.canvas import Canvas

GRID = 24
_FILE = Path(__file__).with_name("icons.toml")


class Icon(Struct, frozen=True, forbid_unknown_fields=True):
    """A sign: its usual colour, and SVG on a grid of 24 by 24 with `{c}` in place of the colour."""

    colour: str
    svg: str


@cache
def icons() -> dict[str, Icon]:
    """All signs by name: goods, sorts of buildings, what people hold, roles, times."""
    kept = convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), dict[str, Icon])
    return {name: Icon(sign.colour, "".join(sign.svg.splitlines())) for name, sign in kept.items()}


def icon(canvas: Canvas, name: str, x: float, y: float, size: float, colour: str = "", faded: bool = False) -> None:
    """Draws a sign with its left upper corner at x, y. `colour`: instead of its usual one; `faded`: pale."""
    sign = icons()[name]
    drawing = sign.svg.replace("{c}", colour or sign.colour)
    canvas.place(f"i-{name}{colour.removeprefix('#')}", drawing, x, y, size / GRID, faded)


def icon_in(canvas: Canvas, name: str, x: float, y: float, size: float, colour: str = "", faded: bool = False) -> None:
    """Draws a sign around x, y."""
    icon(canvas, name, x - size / 2, y - size / 2, size, colour, faded)
