"""The great works: the Guildhall, where workers stay for ever, and the Cathedral with its levels."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.architects.board import cathedral_lines, guildhall_line
from bot.games.architects.icons import SEATS
from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.icons import icon_in
from bot.pictures.pieces import Amount, amounts, badge, heading, panel
from bot.pictures.seats import Seat, token
from bot.pictures.theme import FACT, FADED, LINE, PAPER, SHADE, WHITE, fact, label
from engine.architects.pack import Level, Pack
from engine.architects.view import View
from engine.core.texts import Named, say

WORKS = 262.0  # pixels: their height
STEP = 0.075  # by how much of its width a level of the Cathedral is narrower than the one below, on each side


def works(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the Guildhall at the left and the Cathedral at the right of `box`."""
    left, right = box.cells(2, 8)
    guildhall(canvas, left, view, cards, reader, seats)
    cathedral(canvas, right, view, cards, reader, seats)


def guildhall(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """A grid of spaces; those that do something more show it."""
    panel(canvas, box)
    filled = min(len(view.guildhall), view.spaces)
    words = reader.label(say("architects-picture-filled", filled=filled, spaces=view.spaces))
    head = Box(box.x + 12, box.y + 4, box.w - 24, 40)
    heading(canvas, head.left(head.w - 130), reader.label(Named("architects-place", "guildhall")), "town")
    canvas.text(head.after(head.w - 120), words, fact(FACT), "end")
    rules = cards.board.guildhall
    grid = Box(box.x + 12, box.y + 48, box.w - 24, box.h - 58)
    high = grid.h / rules.rows
    for row in range(rules.rows):
        for column, cell in enumerate(Box(grid.x, grid.y + row * high, grid.w, high - 4).cells(view.columns, 4)):
            at = row * view.columns + column
            canvas.rect(cell, SHADE, LINE, 1, 4)
            x, y = cell.x + cell.w / 2, cell.y + cell.h / 2
            if at < len(view.guildhall):
                token(canvas, seats[view.guildhall[at]], x, y, 16)
            elif column == 0 and row + 1 in rules.reset_rows:
                icon_in(canvas, "dagger", x, y, 28, FADED)
            elif column + 1 == rules.refresh_column and row + 1 in rules.refresh_rows:
                icon_in(canvas, "refresh", x, y, 28, FADED)
    canvas.says(**guildhall_line(view, cards).params)


def cathedral(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Its levels as steps, the highest on top: the price, the spaces with who stands there, the points."""
    panel(canvas, box)
    head = Box(box.x + 12, box.y + 4, box.w - 24, 40)
    heading(canvas, head.left(head.w - 150), reader.label(Named("architects-place", "cathedral")), "church")
    left = reader.label(say("architects-picture-rewards", rewards=view.rewards_left))
    canvas.text(head.after(head.w - 140), left, label(), "end")
    levels = cards.board.cathedral
    high = (box.h - 56) / len(levels)
    for number, level in enumerate(levels, 1):
        narrow = STEP * (number - 1) * box.w / 2
        y = box.y + box.h - 8 - number * high
        step = Box(box.x + 10 + narrow, y, box.w - 20 - 2 * narrow, high - 3)
        _level(canvas, step, level, [seats[seat.seat] for seat in view.seats if seat.level == number])
        there = "".join(SEATS[seat.seat] for seat in view.seats if seat.level == number)
        canvas.says(level=number, points=level.points, there=there)
    canvas.says(**cathedral_lines(view, cards)[0].params)


def _level(canvas: Canvas, box: Box, level: Level, there: Sequence[Seat]) -> None:
    canvas.rect(box, WHITE, LINE, 1.2, 4)
    price = [Amount("wood", ""), Amount("stone", level.any)] if level.any else []
    price += [Amount(kind, count) for kind, count in level.goods.items()]
    amounts(canvas, Box(box.x + 8, box.y, box.w * 0.36, box.h), price, 22, 8)
    y = box.y + box.h / 2
    for at in range(level.spaces):
        x = box.x + box.w - 58 - 36 * (level.spaces - 1 - at)
        if at < len(there):
            token(canvas, there[at], x, y, 14)
        else:
            canvas.circle(x, y, 13, PAPER, LINE, 2)
    badge(canvas, box.x + box.w - 20, y, 15, level.points)
