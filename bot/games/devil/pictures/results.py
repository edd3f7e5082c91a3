"""The end of the game on the board: the final scores as bars, the best first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kit.texts import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import width
from bot.pictures.icons import icon_in
from bot.pictures.pieces import heading, name_plate, panel
from bot.pictures.seats import Seat
from bot.pictures.theme import fact
from engine.core.texts import say
from engine.devil.view import View

ROW = 46.0
NAMES = 300.0


def results_height(view: View) -> float:
    """The height of the result, in pixels."""
    return 52 + ROW * len(view.seats) + 8


def results(canvas: Canvas, box: Box, view: View, seats: Sequence[Seat], reader: Reader) -> None:
    """Draws the result into `box`."""
    panel(canvas, box)
    heading(canvas, Box(box.x + 14, box.y + 8, box.w - 28, 40), reader.label(say("devil-picture-result")), "points")
    ranked = sorted(view.seats, key=lambda seat: (-(seat.final or 0), seat.seat))
    best = max(1, *(seat.final or 0 for seat in ranked))
    for at, public in enumerate(ranked):
        points = public.final or 0
        row = Box(box.x + 12, box.y + 52 + at * ROW, box.w - 24, ROW)
        name_plate(canvas, row.left(NAMES), seats[public.seat])
        role = NAMES + 8
        if public.role is not None:
            icon_in(canvas, public.role, row.x + role + 14, row.y + ROW / 2, 32)
        bar = row.after(role + 44)
        wide = (bar.w - 70) * max(0, points) / best
        canvas.rect(Box(bar.x, bar.y + 9, max(3, wide), ROW - 18), seats[public.seat].colour)
        canvas.text(Box(bar.x + wide + 10, bar.y, width(str(points), fact(32)) + 1, ROW), str(points), fact(32))
        canvas.says(public.seat, points=points)
