"""Seats in pictures: a colour, a shape and a letter, the same everywhere, so that one is enough to know who it is."""

from __future__ import annotations

import math

from msgspec import Struct

from bot.kit.reader import Reader
from bot.kit.texts import tidy
from bot.pictures.canvas import Box, Canvas
from bot.pictures.drawn_once import drawn_once
from bot.pictures.fonts import Style, drawable
from bot.pictures.theme import SEATS, WHITE

Shape = tuple[tuple[float, float], ...]


def _polygon(corners: int, turn: float, reach: float) -> Shape:
    angles = [turn + 2 * math.pi * at / corners for at in range(corners)]
    return tuple((reach * math.cos(angle), reach * math.sin(angle)) for angle in angles)


SHAPES: tuple[Shape, ...] = (
    (),  # a circle
    _polygon(4, math.pi / 4, 1.22),
    _polygon(4, 0, 1.22),
    tuple((x, y + 0.22) for x, y in _polygon(3, -math.pi / 2, 1.34)),
    _polygon(6, 0, 1.1),
)
"""Corners around the middle, in radiuses, by seat: circle, square, diamond, triangle, hexagon."""
LOWERED = (0.0, 0.0, 0.0, 0.2, 0.0)  # by how much a letter stands under the middle of its shape
LETTER = (1.2, 1.25, 1.05, 0.95, 1.15)  # its size, in radiuses


class Seat(Struct, frozen=True):
    """How a seat is shown: its number from 0, a name that can be drawn, and one letter or digit."""

    number: int
    name: str
    letter: str

    @property
    def colour(self) -> str:
        """The seat's colour."""
        return SEATS[self.number % len(SEATS)]


def seats_of(reader: Reader, count: int) -> tuple[Seat, ...]:
    """The seats of a table as `reader` knows them, in their order."""
    names = [_name(reader, seat) for seat in range(count)]
    return tuple(Seat(seat, names[seat], letter) for seat, letter in enumerate(letters(names)))


def letters(names: list[str]) -> list[str]:
    """One sign for each name, all different.

    It is the first letter; where others have that too the number ("Steward 2"), the first letter of another word, or
    any letter or digit that is left.
    """
    words = [["".join(sign for sign in word.upper() if sign.isalnum()) for word in name.split()] for name in names]
    firsts = ["".join(each)[:1] for each in words]
    found = [first if firsts.count(first) == 1 else "" for first in firsts]
    for at, name in enumerate(names):
        if not found[at]:
            number = [name[-1]] if name[-1].isdecimal() else []
            initials = [word[0] for word in words[at] if word]
            wanted = [*number, *initials, *"".join(words[at]), *"123456789"]
            found[at] = next(sign for sign in wanted if sign not in found)
    return found


@drawn_once
def token(canvas: Canvas, seat: Seat, x: float, y: float, r: float, faded: bool = False) -> None:
    """The sign of a seat around x, y; `r` in pixels."""
    opacity = {"opacity": 0.35} if faded else {}
    corners = SHAPES[seat.number % len(SHAPES)]
    line: dict[str, str | float] = {"stroke": WHITE, "stroke_width": max(1.5, r / 9), "stroke_linejoin": "round"}
    if corners:
        points = " ".join(f"{x + r * dx:.1f},{y + r * dy:.1f}" for dx, dy in corners)
        canvas.add("polygon", points=points, fill=seat.colour, **line, **opacity)
    else:
        canvas.add("circle", cx=x, cy=y, r=r * 1.05, fill=seat.colour, **line, **opacity)
    size = r * LETTER[seat.number % len(LETTER)]
    middle = y + r * LOWERED[seat.number % len(LOWERED)]
    canvas.text(Box(x - size / 2, middle - size / 2, size, size), seat.letter, Style(size, 700, WHITE), "middle")


def _name(reader: Reader, seat: int) -> str:
    known = drawable(tidy(reader.seats.get(seat, "")))
    return known or reader.texts.format("seat", {"number": seat + 1})
