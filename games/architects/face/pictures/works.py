"""The virtue track, and the works: the Guildhall with its spaces, the Cathedral with its levels."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts import Named, say
from face.pictures.canvas import Box, Canvas
from face.pictures.changes import MOVES_HEIGHT, Figures, draw_moves, moved_on
from face.pictures.icons import draw_icon, icon_in
from face.pictures.pieces import (
    AmountPiece,
    Seat,
    draw_amounts,
    draw_badge,
    draw_panel,
    draw_token,
    draw_track,
    on_space,
)
from face.pictures.theme import (
    FACT,
    INK,
    LINE,
    PAPER,
    SHADE,
    WHITE,
    fact_style,
    label_style,
    title_style,
)
from face.wordings.reader import Reader
from games.architects.face.board import cathedral_lines, guildhall_line
from games.architects.face.cards import mark_of
from games.architects.face.pictures.scenery import draw_scene
from games.architects.rules.cards import Level
from games.architects.rules.locations.guildhall import CATHEDRAL
from games.architects.rules.pack import Pack
from games.architects.rules.rulebook import GUILDHALL
from games.architects.rules.view import View

VIRTUE = 168.0  # pixels: its height
LOW, HIGH = "#D5C6C9", "#C9DBD3"


def virtue(
    canvas: Canvas,
    box: Box,
    view: View,
    cards: Pack,
    reader: Reader,
    seats: Sequence[Seat],
    changes: Sequence[Figures] = (),
) -> None:
    """Draws the track into `box`: under its spaces from where on Cathedral and Black Market are closed.

    Under it, where there are `changes`, who has moved.
    """
    moved = moved_on(changes, "virtue")
    draw_panel(canvas, Box(box.x, box.y, box.w, box.h + (MOVES_HEIGHT if moved else 0)))
    draw_moves(canvas, Box(box.x + 66, box.y + box.h - 4, box.w - 78, MOVES_HEIGHT), changes, "virtue", seats)
    rules = cards.board.track
    count = len(rules.points)
    draw_icon(canvas, "virtue", box.x + 12, box.y + 38, 36)
    closed = dict.fromkeys(range(rules.cathedral), LOW) | dict.fromkeys(range(rules.market + 1, count), HIGH)
    spaces = draw_track(canvas, Box(box.x + 62, box.y + 10, box.w - 74, box.h - 44), count, closed)
    known = [seat for seat in view.seats if seat.character or view.step != "boards"]
    for at, space in enumerate(spaces):
        on_space(
            canvas,
            space,
            [seats[seat.seat] for seat in known if min(count - 1, max(0, seat.virtue)) == at],
            moved=moved,
        )
    for seat in known:
        canvas.says(seat.seat, virtue=seat.virtue)
    y = box.y + box.h - 32
    for first, last, key in ((0, rules.cathedral - 1, "no-cathedral"), (rules.market + 1, count - 1, "no-market")):
        left, right = spaces[first].x, spaces[last].x + spaces[last].w
        canvas.path(f"M{left:.1f} {y:.1f}H{right:.1f}", line=INK, stroke=2)
        words = reader.label(say(f"architects-picture-{key}"))
        canvas.text(Box(left, y + 2, right - left, 28), words, label_style(colour=INK), "middle")


WORKS = 330.0  # pixels: their height
LEGEND = 32.0  # of a line that says what a sign means
STEP = 0.075  # by how much of its width a level of the Cathedral is narrower than the one below, on each side


def works(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the Guildhall at the left and the Cathedral at the right of `box`."""
    left, right = box.cells(2, 8)
    guildhall(canvas, left, view, cards, reader, seats)
    cathedral(canvas, right, view, cards, reader, seats)


def guildhall(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """A grid of spaces; those that do something more show it."""
    draw_panel(canvas, box)
    filled = min(len(view.guildhall), view.spaces)
    words = reader.label(say("architects-picture-filled", filled=filled, spaces=view.spaces))
    head = Box(box.x + 12, box.y + 4, box.w - 24, 40)
    draw_scene(canvas, "guildhall", box.x + 6, box.y + 3, 42)
    canvas.text(
        head.after(72).left(head.w - 200), reader.label(Named("architects-place", "guildhall")), title_style(26)
    )
    canvas.text(head.after(head.w - 120), words, fact_style(FACT), "end")
    rules = cards.board.guildhall
    grid = Box(box.x + 12, box.y + 50, box.w - 24, box.h - 60 - 2 * LEGEND)
    high = grid.h / rules.rows
    for row in range(rules.rows):
        for column, cell in enumerate(Box(grid.x, grid.y + row * high, grid.w, high - 4).cells(view.columns, 4)):
            at = row * view.columns + column
            canvas.rect(cell, SHADE, LINE, 1, 4)
            x, y = cell.x + cell.w / 2, cell.y + cell.h / 2
            if at < len(view.guildhall):
                draw_token(canvas, seats[view.guildhall[at]], x, y, 16)
            elif column == 0 and row + 1 in rules.reset_rows:
                icon_in(canvas, "dagger", x, y, 30)
            elif column + 1 == rules.refresh_column and row + 1 in rules.refresh_rows:
                icon_in(canvas, "refresh", x, y, 30, INK)
    y = box.y + box.h - 8 - 2 * LEGEND
    for at, (sign, key) in enumerate((("dagger", "resets"), ("refresh", "replaces"))):
        line = Box(box.x + 14, y + at * LEGEND, box.w - 26, LEGEND)
        icon_in(canvas, sign, line.x + 14, line.y + LEGEND / 2, 26, INK if sign == "refresh" else "")
        canvas.text(line.after(36), reader.label(say(f"architects-picture-{key}")), label_style())
    canvas.says(**guildhall_line(view, cards).params)
    canvas.spot(Named("architects-place", GUILDHALL), box)


def cathedral(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Its levels as steps, the highest on top: the price, the spaces with who stands there, the points."""
    draw_panel(canvas, box)
    head = Box(box.x + 12, box.y + 4, box.w - 24, 40)
    draw_scene(canvas, "cathedral", box.x + 2, box.y + 4, 62)
    name = reader.label(Named("architects-place", "cathedral"))
    canvas.text(head.after(98).left(head.w - 98 - 140), name, title_style(26))
    left = reader.label(say("architects-picture-rewards", rewards=view.rewards_left))
    canvas.text(head.after(head.w - 140), left, label_style(), "end")
    levels = cards.board.cathedral
    high = (box.h - 56) / len(levels)
    for number, level in enumerate(levels, 1):
        narrow = STEP * (number - 1) * box.w / 2
        y = box.y + box.h - 8 - number * high
        step = Box(box.x + 10 + narrow, y, box.w - 20 - 2 * narrow, high - 3)
        _level(canvas, step, level, [seats[seat.seat] for seat in view.seats if seat.level == number])
        there = "".join(mark_of(seat.seat) for seat in view.seats if seat.level == number)
        canvas.says(level=number, points=level.points, there=there)
    canvas.says(**cathedral_lines(view, cards)[0].params)
    canvas.spot(Named("architects-place", CATHEDRAL), box)


def _level(canvas: Canvas, box: Box, level: Level, there: Sequence[Seat]) -> None:
    canvas.rect(box, WHITE, LINE, 1.2, 4)
    price = [AmountPiece("wood", ""), AmountPiece("stone", level.any)] if level.any else []
    price += [AmountPiece(kind, count) for kind, count in level.goods.items()]
    draw_amounts(canvas, Box(box.x + 8, box.y, box.w * 0.36, box.h), price, gap=8)
    y = box.y + box.h / 2
    for at in range(level.spaces):
        x = box.x + box.w - 58 - 36 * (level.spaces - 1 - at)
        if at < len(there):
            draw_token(canvas, there[at], x, y, 14)
        else:
            canvas.circle(x, y, 13, PAPER, LINE, 2)
    draw_badge(canvas, box.x + box.w - 20, y, 15, level.points)
