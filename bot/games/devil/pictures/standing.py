"""The reputation track: who stands where, what the ends give, and how far everyone drifts towards the knot."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas
from bot.pictures.icons import icon, icon_in
from bot.pictures.pieces import on_space, panel, track
from bot.pictures.seats import Seat
from bot.pictures.theme import ACCENT, FADED, GOLD, INK
from engine.devil.pack import Track
from engine.devil.view import View

LOW, HIGH, KNOT = "#DDB8AC", "#F1E2B0", "#CDB98D"


def reputation(canvas: Canvas, box: Box, view: View, board: Track, seats: Sequence[Seat]) -> None:
    """Draws the track into `box`."""
    panel(canvas, box)
    icon(canvas, "reputation", box.x + 10, box.y + box.h / 2 - 22, 34)
    tints = dict.fromkeys(range(board.demons), LOW) | {board.top: HIGH, board.knot: KNOT}
    spaces = track(canvas, Box(box.x + 54, box.y + 10, box.w - 64, box.h - 14), board.top + 1, tints)
    for at, space in enumerate(spaces):
        _drift(canvas, space, board.arrows[at], at < board.knot)
    for at in (*range(board.demons), board.top):
        sign = "angel" if at == board.top else "demon"
        icon_in(canvas, sign, spaces[at].x + spaces[at].w / 2, spaces[at].y + 17, 24)
    knot = spaces[board.knot]
    canvas.circle(knot.x + knot.w / 2, knot.y + knot.h / 2, 12, "none", FADED, 3)
    start = spaces[board.start]
    canvas.path(f"M{start.x + start.w / 2 - 7:.1f} {start.y - 1:.1f}h14l-7 9Z", INK)
    for at, space in enumerate(spaces):
        on_space(canvas, space, [seats[seat.seat] for seat in view.seats if seat.reputation == at])
    for seat in view.seats:
        canvas.says(seat.seat, space=seat.reputation)
    canvas.says(top=board.top, start=board.start, knot=board.knot, demons=board.demons)


def _drift(canvas: Canvas, space: Box, steps: int, up: bool) -> None:
    """Arrows at the foot of a space: so many steps towards the knot."""
    wide = 7
    x, y = space.x + space.w / 2 - (steps * 9 - 2) / 2, space.y + space.h - 11
    for at in range(steps):
        left = x + at * 9
        d = f"M{left:.1f} {y:.1f}l{wide} 4-{wide} 4Z" if up else f"M{left + wide:.1f} {y:.1f}l-{wide} 4 {wide} 4Z"
        canvas.path(d, ACCENT if not up else GOLD)
