"""The pieces of all games' pictures: the signs of seats, panels, rows of goods, tracks, badges.

A piece draws into a box and keeps to it. What it says of the position its caller notes by `Canvas.says`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.texts import Named, SeatRef
from face.pictures.canvas import Box, Canvas
from face.pictures.fonts import drawable_name
from face.pictures.icons import draw_icon, drawn_once, icon_in
from face.pictures.portraits import LEAST_FACE, draw_portrait
from face.pictures.theme import (
    ACCENT,
    FACT,
    FADED,
    GLOW,
    GOLD_INK,
    INK,
    LEAST_WRITING,
    LINE,
    NAME,
    PAPER,
    SEATS,
    SHADE,
    UNDEALT,
    WHITE,
    Style,
    fact_style,
    label_style,
    on_scale,
    title_style,
    width_of,
)
from face.wordings.initials import initials_of
from face.wordings.reader import Reader
from face.wordings.texts import tidy_name

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
    """How a seat is shown: its number from 0, a name that can be drawn, and one letter or digit.

    `person`: the one who plays there automatically, by whose face it is known too. `dealt`: whether the seat was drawn;
    before that, in a lobby, nobody has a colour and a shape that another may bear later.
    """

    number: int
    name: str
    letter: str
    person: int | None = None
    dealt: bool = True

    @property
    def colour(self) -> str:
        """The seat's colour."""
        if not self.dealt:
            return UNDEALT
        return SEATS[self.number % len(SEATS)]


def picture_reader(reader: Reader) -> Reader:
    """`reader` for what stands in a picture: each name as it can be drawn, whole, or the seat's number in its place.

    Every picture says its sentences to such a reader. Alt texts are said to `reader` itself, with names as they are.
    """
    return replace(reader, seats={seat: drawn_name(name, seat, reader) for seat, name in reader.seats.items()})


def drawn_name(name: str, place: int, reader: Reader) -> str:
    """The name of whoever has that place, from 0, as a picture writes it: "Seat 2" where it cannot."""
    return drawable_name(tidy_name(name)) or reader.texts.format("seat", {"number": place + 1})


def seats_of(reader: Reader, count: int) -> tuple[Seat, ...]:
    """The seats of a table as `reader` knows them, in their order."""
    names = [drawn_name(reader.seats.get(seat, ""), seat, reader) for seat in range(count)]
    letters = initials_of(names, reader.persons)
    return tuple(Seat(seat, names[seat], letter, reader.persons.get(seat)) for seat, letter in enumerate(letters))


@drawn_once
def draw_token(canvas: Canvas, seat: Seat, x: float, y: float, r: float, faded: bool = False) -> None:
    """The sign of a seat around x, y; `r` in pixels."""
    opacity = {"opacity": 0.35} if faded else {}
    shape = seat.number % len(SHAPES) if seat.dealt else 0
    corners = SHAPES[shape]
    line: dict[str, str | float] = {"stroke": WHITE, "stroke_width": max(1.5, r / 9), "stroke_linejoin": "round"}
    if corners:
        points = " ".join(f"{x + r * dx:.1f},{y + r * dy:.1f}" for dx, dy in corners)
        canvas.add("polygon", points=points, fill=seat.colour, **line, **opacity)
    else:
        canvas.add("circle", cx=x, cy=y, r=r * 1.05, fill=seat.colour, **line, **opacity)
    size = r * LETTER[shape]
    middle = y + r * LOWERED[shape]
    canvas.letter(x, middle, seat.letter, Style(size, 700, WHITE))


class AmountPiece(Struct, frozen=True):
    """So many of something, shown by its sign. `faded`: there is none, or it does not count now.

    `change`: by how much it is more than it was, which is marked; `letters`: what texts put beside the sign; `place`:
    the name of its place, where it can be pressed on a page or says how it came about.
    """

    sign: str
    count: int | str
    faded: bool = False
    colour: str = INK
    change: int = 0
    letters: str = ""
    place: Named | None = None

    @property
    def words(self) -> str:
        """The count as it is drawn, with a minus for a sign, and the letters behind it."""
        return f"{self.count} {self.letters}".strip().replace("-", "−")

    @property
    def more(self) -> str:
        """The change as it is drawn, "" for none."""
        return changed_by(self.change) if self.change else ""


class TablePiece(NamedTuple):
    """A piece of the table on somebody's desk: how high it is, and what draws it into a box of that height."""

    high: float
    draw: Callable[[Canvas, Box], object]


def changed_by(count: int) -> str:
    """By how much a number has gone up or down; beside the number a plus would read as a sum."""
    return f"▲{count}" if count > 0 else f"▼{-count}"


def signed_number(count: int) -> str:
    """A number with its plus or minus."""
    return f"+{count}" if count > 0 else f"−{-count}"


def capital(words: str) -> str:
    """`words` with a capital at their beginning."""
    return words[:1].upper() + words[1:]


def draw_steps(canvas: Canvas, box: Box, here: int, count: int) -> None:
    """The phases of a round as numbered arrows in a row: those that are over, the present one, those to come."""
    for at, cell in enumerate(box.cells(count, 4)):
        tip = cell.h / 2
        end = cell.x + cell.w
        d = f"M{cell.x:.1f} {cell.y:.1f}H{end - tip:.1f}l{tip:.1f} {tip:.1f}-{tip:.1f} {tip:.1f}"
        d += f"H{cell.x:.1f}" + (f"L{cell.x + tip:.1f} {cell.y + tip:.1f}Z" if at else "Z")
        canvas.path(d, ACCENT if at == here else canvas.colour if at < here else SHADE)
        style = fact_style(colour=PAPER if at <= here else INK)
        canvas.text(Box(cell.x + tip / 2, cell.y, cell.w - tip, cell.h), str(at + 1), style, "middle")


def draw_panel(canvas: Canvas, box: Box, edge: str = LINE) -> None:
    """A sheet of paper on the table."""
    canvas.rect(box, PAPER, edge, 1.5, 6)


@drawn_once
def draw_heading(canvas: Canvas, box: Box, words: str, sign: str = "") -> float:
    """The heading of a panel, with its sign. Returns the width it takes."""
    if sign:
        draw_icon(canvas, sign, box.x, box.y + (box.h - 26) / 2, 26)
        box = box.after(34)
    return canvas.text(box, words, title_style(26)) + (34 if sign else 0)


def draw_amounts(canvas: Canvas, box: Box, row: Iterable[AmountPiece], size: float = FACT, gap: float = 14) -> float:
    """Signs with their numbers in a row, closer together where there are many. Returns the width it takes."""
    return _amounts(canvas, box, tuple(row), size, gap)


def points_place(seat: int) -> Named:
    """What the points of a seat are called where they stand in a picture."""
    return Named("points", str(seat))


@drawn_once
def _amounts(canvas: Canvas, box: Box, shown: tuple[AmountPiece, ...], size: float, gap: float) -> float:
    if not shown:
        return 0
    changes = _rooms_for_changes(box.w, shown)
    room = box.w - sum(changes)
    size, sign, beside = _measures(room, shown, size)
    widths = [width_of(each.words, fact_style(size)) + 0.1 for each in shown]
    needed = sum(widths) + (sign + beside) * len(shown)
    gap = min(gap, (room - needed) / max(1, len(shown) - 1))
    x = box.x
    for each, wide, more in zip(shown, widths, changes, strict=True):
        number = Box(x + sign + beside, box.y, wide, box.h)
        if each.change:
            _glow(canvas, number, size, more)
        icon_in(canvas, each.sign, x + sign / 2, box.y + box.h / 2, sign, faded=each.faded)
        style = fact_style(size, FADED if each.faded and not each.change else each.colour)
        canvas.text(number, each.words, style)
        if more:
            canvas.text(Box(number.x + wide + 4, box.y, more - 4, box.h), each.more, fact_style())
        if each.place is not None:
            canvas.spot(each.place, Box(x - 5, box.y, sign + beside + wide + more + 10, box.h))
        x += sign + beside + wide + more + gap
    return x - gap - box.x


def _change_wide(piece: AmountPiece) -> float:
    """The room that a change takes behind its number."""
    return width_of(piece.more, fact_style()) + 4.2 if piece.change else 0


def _apart(shown: tuple[AmountPiece, ...]) -> float:
    """The room that stays between the pieces of a row: more where a glow, which is wider than its number, is there."""
    return (8.0 if any(each.change for each in shown) else 4.0) * (len(shown) - 1)


def _rooms_for_changes(room: float, shown: tuple[AmountPiece, ...]) -> list[float]:
    """The room of each change beside its number; 0 where there is too little and the glow alone tells of it."""
    left = room - sum(width_of(each.words, fact_style()) + LEAST_WRITING for each in shown) - _apart(shown)
    rooms = []
    for each in shown:
        wide = _change_wide(each)
        rooms.append(wide if wide <= left else 0.0)
        left -= rooms[-1]
    return rooms


def _glow(canvas: Canvas, number: Box, size: float, more: float) -> None:
    """The light under a number that has changed, and under its change of that width."""
    high = min(number.h, max(size, LEAST_WRITING) * 1.16)
    box = Box(number.x - 4, number.y + (number.h - high) / 2, number.w + more + 7, high)
    canvas.rect(box, GLOW, GOLD_INK, 1.5, 7)


def _measures(room: float, shown: tuple[AmountPiece, ...], size: float) -> tuple[float, float, float]:
    """The size of numbers, of signs, and the room between them, that fit: numbers shrink first, then signs."""
    size, apart = on_scale(size), _apart(shown)
    needed = sum(size * 1.2 + 6 + width_of(each.words, fact_style(size)) for each in shown)
    scale = min(1.0, room / (needed + apart))
    size = on_scale(size * scale)
    left = room - apart - sum(width_of(each.words, fact_style(size)) + 0.1 for each in shown)
    each_sign = min(size * 1.2 + 6 * scale, left / len(shown))
    sign = min(size * 1.2, each_sign * 0.84)
    return size, sign, each_sign - sign


@drawn_once
def draw_badge(
    canvas: Canvas, x: float, y: float, r: float, count: int | str, fill: str = GOLD_INK, ink: str = INK
) -> None:
    """A number in a disc around x, y: points, mostly."""
    canvas.circle(x, y, r, fill, INK, 1.2)
    half = max(r, LEAST_WRITING * 0.56)
    canvas.text(Box(x - half, y - half, 2 * half, 2 * half), str(count), fact_style(r * 1.35, ink), "middle")


def draw_band(canvas: Canvas, box: Box, sorts: Sequence[str], colours: Sequence[str]) -> None:
    """The band of a card: its sorts by colour, and by sign where there is room for one."""
    for cell, sort, colour in zip(box.cells(len(sorts)), sorts, colours, strict=True):
        canvas.rect(cell, colour)
        size = min(cell.w, cell.h) - 6
        if size >= 8:
            icon_in(canvas, sort, cell.x + cell.w / 2, cell.y + cell.h / 2, size, WHITE)


def draw_meeple(canvas: Canvas, x: float, y: float, size: float, colour: str, there: bool = True) -> None:
    """A person around x, y; one who is not there is an outline."""
    if there:
        icon_in(canvas, "hired", x, y, size, colour)
    else:
        canvas.circle(x, y, size * 0.32, "none", colour, 1.5)


def draw_track(canvas: Canvas, box: Box, count: int, tints: dict[int, str], gap: float = 3) -> list[Box]:
    """The spaces of a track from the left, numbered from 0 beneath; `tints`: the colours of special ones.

    Returns the spaces, for what lies on them.
    """
    spaces = [Box(cell.x, cell.y, cell.w, box.h - 30) for cell in box.cells(count, gap)]
    for at, space in enumerate(spaces):
        canvas.rect(space, tints.get(at, SHADE), LINE, 1, 4)
        canvas.text(Box(space.x, space.y + space.h + 2, space.w, 28), str(at), label_style(), "middle")
    return spaces


def on_space(canvas: Canvas, space: Box, seats: Sequence[Seat], r: float = 21, moved: Container[int] = ()) -> None:
    """The seats on a space of a track; several share it. `moved`: those that came there since the step before."""
    if len(seats) > 1:
        r = min(r, space.h / (1.55 * len(seats) + 0.75))
    step = r * 1.55 if len(seats) * r * 2 > space.h else r * 2.1
    x, y = space.x + space.w / 2, space.y + space.h / 2 - step * (len(seats) - 1) / 2
    for at, seat in enumerate(seats):
        if seat.number in moved:
            wide = min(space.w, 2 * r + 10)
            canvas.rect(Box(x - wide / 2, y + at * step - r - 4, wide, 2 * r + 8), GLOW, GOLD_INK, 1.5, 8)
    for at, seat in enumerate(seats):
        draw_token(canvas, seat, x, y + at * step, r)


@drawn_once
def name_plate(canvas: Canvas, box: Box, seat: Seat, size: float = NAME) -> float:
    """A seat's sign and name; an automatic player's face bears the sign. Returns the width it takes."""
    wide = _sign_and_name(canvas, box, seat, size)
    canvas.spot(SeatRef(seat.number), box)
    return wide


def _sign_and_name(canvas: Canvas, box: Box, seat: Seat, size: float) -> float:
    if seat.person is None or box.h < LEAST_FACE:
        r = box.h * 0.36
        draw_token(canvas, seat, box.x + r * 1.2, box.y + box.h / 2, r)
        left = r * 2.4 + 6
        return left + canvas.text(box.after(left), seat.name, title_style(size))
    draw_portrait(canvas, seat.person, seat.colour, box.x + box.h / 2, box.y + box.h / 2, box.h)
    r = box.h * 0.31
    draw_token(canvas, seat, box.x + box.h * 0.98, box.y + box.h - r, r)
    left = box.h * 0.98 + r * 1.22 + 6
    return left + canvas.text(box.after(left), _short_name(seat.name, box.w - left), title_style(size))


def _short_name(name: str, room: float) -> str:
    """The name of an automatic player, or the first word of it where there is no room for more."""
    return name if width_of(name, title_style(LEAST_WRITING)) < room else name.split()[0]
