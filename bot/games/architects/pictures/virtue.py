"""The virtue track: who stands where, and what is closed to the wicked and to the virtuous."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.icons import icon
from bot.pictures.pieces import on_space, panel, track
from bot.pictures.seats import Seat
from bot.pictures.theme import INK, label
from engine.architects.pack import Pack
from engine.architects.view import View
from engine.core.texts import say

VIRTUE = 152.0  # pixels: its height
LOW, HIGH = "#D5C6C9", "#C9DBD3"


def virtue(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the track into `box`: under its spaces from where on Cathedral and Black Market are closed."""
    panel(canvas, box)
    rules = cards.board.track
    count = len(rules.points)
    icon(canvas, "virtue", box.x + 12, box.y + 38, 36)
    closed = dict.fromkeys(range(rules.cathedral), LOW) | dict.fromkeys(range(rules.market + 1, count), HIGH)
    spaces = track(canvas, Box(box.x + 62, box.y + 10, box.w - 74, box.h - 40), count, closed)
    known = [seat for seat in view.seats if seat.character or view.step != "boards"]
    for at, space in enumerate(spaces):
        on_space(canvas, space, [seats[seat.seat] for seat in known if min(count - 1, max(0, seat.virtue)) == at])
    for seat in known:
        canvas.says(seat.seat, virtue=seat.virtue)
    y = box.y + box.h - 28
    for first, last, key in ((0, rules.cathedral - 1, "no-cathedral"), (rules.market + 1, count - 1, "no-market")):
        left, right = spaces[first].x, spaces[last].x + spaces[last].w
        canvas.path(f"M{left:.1f} {y:.1f}H{right:.1f}", line=INK, stroke=2)
        words = reader.label(say(f"architects-picture-{key}"))
        canvas.text(Box(left, y + 2, right - left, 22), words, label(18, INK), "middle")
