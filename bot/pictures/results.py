"""The end of a game as every game's board shows it: the final scores as bars, the best first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import width
from bot.pictures.icons import icon_in
from bot.pictures.picture import Around
from bot.pictures.pieces import HEAD, WAITING, heading, name_plate, panel, waiting_strip
from bot.pictures.seats import Seat
from bot.pictures.theme import MARGIN, WIDTH, fact
from engine.core.texts import say

ROW = 46.0
NAMES = 300.0
GAP = 8


class Result(NamedTuple):
    """The points of a seat. `sign`: its role, "" where there are none."""

    seat: Seat
    points: int
    sign: str = ""


def results_height(count: int) -> float:
    """The height of the result of so many seats, in pixels."""
    return 52 + ROW * count + 8


def beginning(
    canvas: Canvas, reader: Reader, around: Around, seats: Sequence[Seat], over: bool, ended: Sequence[Result] = ()
) -> float:
    """What stands under a head: who is waited for, and once it is `over` the final result, if any.

    Returns where the next thing begins.
    """
    y = float(HEAD + GAP)
    if not over:
        waiting_strip(canvas, y - 6, reader, around, seats)
        return y + WAITING - 4
    if not ended:
        return y
    box = Box(MARGIN, y, WIDTH - 2 * MARGIN, results_height(len(ended)))
    results(canvas, box, reader.label(say("picture-result")), ended)
    return y + box.h + GAP


def results(canvas: Canvas, box: Box, words: str, rows: Sequence[Result]) -> None:
    """Draws the result into `box`, under the heading `words`."""
    panel(canvas, box)
    heading(canvas, Box(box.x + 14, box.y + 8, box.w - 28, 40), words, "points")
    ranked = sorted(rows, key=lambda row: (-row.points, row.seat.number))
    best = max(1, *(row.points for row in ranked))
    for at, result in enumerate(ranked):
        row = Box(box.x + 12, box.y + 52 + at * ROW, box.w - 24, ROW)
        name_plate(canvas, row.left(NAMES), result.seat)
        if result.sign:
            icon_in(canvas, result.sign, row.x + NAMES + 22, row.y + ROW / 2, 32)
        bar = row.after(NAMES + 52)
        wide = (bar.w - 90) * max(0, result.points) / best
        canvas.rect(Box(bar.x, bar.y + 9, max(3, wide), ROW - 18), result.seat.colour)
        words = str(result.points)
        canvas.text(Box(bar.x + wide + 10, bar.y, width(words, fact(32)) + 1, ROW), words, fact(32))
