"""The inquisition board: who can be bribed, which red inquisitors are awake, and the guesses that lie beside it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.devil.board import INQUISITIONS
from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.icons import icon_in
from bot.pictures.pieces import Amount, amounts, heading, panel
from bot.pictures.seats import Seat, token
from bot.pictures.theme import ACCENT, FACT, FADED, GAMES, INK, LINE, PAPER, SHADE, WHITE, fact, label
from engine.core.texts import Named, SeatRef, say
from engine.devil.pack import Pack
from engine.devil.phases.ritual import BRIBABLE
from engine.devil.view import View

HEADING, CARDS, GUESSES = 42.0, 84.0, 44.0


def inquisition_height(view: View) -> float:
    """The height of the board, in pixels."""
    return HEADING + CARDS + 18 + (GUESSES if view.board.locked else 0)


def next_inquisition(view: View) -> int:
    """The round of the next inquisition, 0 after the last."""
    return next((number for number in INQUISITIONS if number >= view.round), 0)


def inquisition(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the board into `box`."""
    board = view.board
    panel(canvas, box, GAMES["devil"])
    inner = box.inset(12, 6)
    head = inner.top(HEADING)
    used = heading(canvas, head.left(inner.w / 2), reader.label(say("devil-picture-inquisition")), "guest")
    soon = next_inquisition(view)
    if soon:
        words = reader.label(say("devil-picture-inquisition-next", round=soon))
        canvas.text(
            head.left(inner.w / 2 + 60).after(used + 12), words, label(FACT, ACCENT if soon == view.round else FADED)
        )
        canvas.says(next=soon)
    if board.bribable:
        each = cards.board.prices["bribe"]
        words = reader.label(say("devil-picture-bribe-each", each=each))
        amounts(canvas, Box(inner.x + inner.w - 70, head.y, 70, head.h), [Amount("bribe", board.coins)])
        canvas.text(head.after(inner.w / 2 + 80).left(inner.w / 2 - 80 - 78), words, label(), "end")
        canvas.says(coins=board.coins, each=each)
    places = inner.below(HEADING).top(CARDS).cells(len(BRIBABLE) + len(board.slots), 8)
    for at, inquisitor in enumerate(BRIBABLE):
        there = inquisitor in board.bribable
        _inquisitor(canvas, places[at], "ABC"[at], inquisitor if there else "", True, reader)
        if there:
            canvas.says(first=Named("inquisitor", inquisitor))
    for at, inquisitor in enumerate(board.slots):
        _inquisitor(canvas, places[len(BRIBABLE) + at], str(at + 1), inquisitor, board.up[at], reader, red=True)
        canvas.says(number=at + 1, what=Named("inquisitor", inquisitor), up="yes" if board.up[at] else "no")
    x = inner.x
    for guess in board.locked:
        y = inner.y + HEADING + CARDS + 6 + GUESSES / 2 - 2
        icon_in(canvas, guess.by, x + 16, y, 30)
        canvas.path(f"M{x + 38:.1f} {y:.1f}h14m-6 -6l6 6-6 6", line=INK, stroke=2)
        token(canvas, seats[guess.seat], x + 74, y, 15)
        icon_in(canvas, guess.role, x + 108, y, 28)
        canvas.says(guess.seat, mark=Named("mark", guess.by), seat=SeatRef(guess.seat))
        x += 148


def _inquisitor(
    canvas: Canvas, box: Box, number: str, inquisitor: str, up: bool, reader: Reader, red: bool = False
) -> None:
    """One place on the board: a card that is awake, one that lies face down, or an empty place."""
    if not inquisitor:
        canvas.rect(box, "none", LINE, 1.5, 5)
        canvas.text(box.inset(8), number, label(FACT, LINE), "middle")
        return
    awake = up and red
    fill, ink = (ACCENT, WHITE) if awake else (WHITE, INK) if up else (SHADE, FADED)
    canvas.rect(box, fill, INK if up else LINE, 1.5, 5)
    if not up:
        for step in range(12, int(box.w), 14):
            canvas.path(f"M{box.x + step:.1f} {box.y + 2:.1f}v{30:.1f}", line=LINE, stroke=1)
    disc = (box.x + box.w / 2, box.y + 21)
    canvas.circle(*disc, 15, PAPER, ink if not awake else PAPER, 1.5)
    canvas.text(Box(disc[0] - 13, disc[1] - 13, 26, 26), number, fact(20), "middle")
    words = reader.label(Named("inquisitor", inquisitor))
    canvas.lines(Box(box.x + 4, box.y + 40, box.w - 8, box.h - 44), words, label(20, ink), "middle", 12, middle=True)
