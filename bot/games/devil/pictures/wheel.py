"""The production wheel: what the coming round brings, field by field, a quarter for each kingdom."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby

from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.icons import icon_in
from bot.pictures.seats import Seat
from bot.pictures.theme import GAMES, GOLD, INK, PAPER, SHADE, fact, label, title
from engine.core.texts import say
from engine.devil.pack import Pack
from engine.devil.state import ROUNDS
from engine.devil.turn_order import END
from engine.devil.view import View

RADIUS = 150.0
RIM, FIELDS, HUB = 8.0, 30.0, 52.0  # thickness of the seats' rim and of the ring of fields; radius of the hub
HUB_WORDS = label(20, "#EAD9BC")
TINTS = {"wood": "#D9BE9A", "stone": "#D2D2D2", "grain": "#F0DDA3", "glass": "#C3DDF0", "marble": "#EFEAF4"}
QUARTER = math.pi / 2


def wheel(
    canvas: Canvas,
    x: float,
    y: float,
    r: float,
    view: View,
    cards: Pack,
    reader: Reader,
    seats: Sequence[Seat],
    corners: Sequence[tuple[int, int]],
) -> None:
    """Draws the wheel around x, y, each quarter towards the corner (column, row) of its seat."""
    over = view.step == END
    coming = min(ROUNDS, view.round + 1)
    canvas.circle(x, y, r + 5, PAPER, INK, 1.5)
    for seat in seats:
        column, row = corners[seat.number]
        start = {(0, 0): 2, (1, 0): 3, (1, 1): 0, (0, 1): 1}[column, row] * QUARTER
        public = view.seats[seat.number]
        canvas.path(_ring(x, y, r - RIM, r, start, start + QUARTER), seat.colour)
        for field, level in enumerate(public.levels):
            begin = start + field * QUARTER / 4
            canvas.path(
                _ring(x, y, r - RIM - FIELDS, r - RIM, begin, begin + QUARTER / 4), GOLD if level > 1 else SHADE, INK, 1
            )
            _number_at(canvas, x, y, r - RIM - FIELDS / 2, begin + QUARTER / 8, level)
        outer = r - RIM - FIELDS
        if over and public.role is not None:
            canvas.path(_ring(x, y, HUB, outer, start, start + QUARTER), PAPER, INK, 1)
            _sign_at(canvas, x, y, (HUB + outer) / 2 + 2, start + QUARTER / 2, public.role, 54)
            continue
        at = 0
        for good, covered in groupby(cards.board.sides[seat.number].wheel[coming - 1]):
            for wide in _pieces(good, len(list(covered))):
                begin, end = start + at * QUARTER / 4, start + (at + wide) * QUARTER / 4
                canvas.path(_ring(x, y, HUB, outer, begin, end), TINTS[good], INK, 1)
                _sign_at(canvas, x, y, (HUB + outer) / 2 + 3, (begin + end) / 2, good, 38 if wide > 1 else 27)
                at += wide
    for at in range(4):
        dx, dy = math.cos(at * QUARTER), math.sin(at * QUARTER)
        canvas.path(f"M{x + HUB * dx:.1f} {y + HUB * dy:.1f}L{x + r * dx:.1f} {y + r * dy:.1f}", line=INK, stroke=4)
    _hub(canvas, x, y, view, reader)


def _hub(canvas: Canvas, x: float, y: float, view: View, reader: Reader) -> None:
    canvas.circle(x, y, HUB, GAMES["devil"], INK, 2)
    if view.step == END:
        icon_in(canvas, "laurel", x, y, 62)
        return
    if view.round >= ROUNDS:
        canvas.text(Box(x - 38, y - 40, 76, 26), reader.label(say("devil-picture-last")), HUB_WORDS, "middle")
        canvas.text(Box(x - 38, y - 16, 76, 56), str(ROUNDS), title(52, PAPER), "middle")
        return
    # The fields around it are those of the next production: without that word it reads as the present round.
    canvas.text(Box(x - 36, y - 42, 72, 22), reader.label(say("devil-picture-next")), HUB_WORDS, "middle")
    canvas.text(Box(x - 42, y - 20, 84, 22), reader.label(say("devil-picture-wheel")), HUB_WORDS, "middle")
    canvas.text(Box(x - 30, y + 1, 60, 44), str(view.round + 1), title(42, PAPER), "middle")


def _pieces(good: str, fields: int) -> list[int]:
    """How many fields each piece of the wheel covers: rare goods two, basic goods one."""
    return [2] * (fields // 2) if good in ("glass", "marble") else [1] * fields


def _ring(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """A piece of a ring, between two angles from the east clockwise."""
    (ax, ay), (bx, by) = (math.cos(start), math.sin(start)), (math.cos(end), math.sin(end))
    a, b, c, d = (
        f"{x + reach * dx:.1f} {y + reach * dy:.1f}"
        for reach, dx, dy in ((inner, ax, ay), (outer, ax, ay), (outer, bx, by), (inner, bx, by))
    )
    return f"M{a}L{b}A{outer:g} {outer:g} 0 0 1 {c}L{d}A{inner:g} {inner:g} 0 0 0 {a}Z"


def _sign_at(canvas: Canvas, x: float, y: float, r: float, angle: float, sign: str, size: float) -> None:
    icon_in(canvas, sign, x + r * math.cos(angle), y + r * math.sin(angle), size)


def _number_at(canvas: Canvas, x: float, y: float, r: float, angle: float, number: int) -> None:
    cx, cy = x + r * math.cos(angle), y + r * math.sin(angle)
    canvas.text(Box(cx - 12, cy - 12, 24, 24), str(number), fact(20), "middle")
