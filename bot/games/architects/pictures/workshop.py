"""The apprentices on display in the Workshop: skills, what they change, and the silver that lies on them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.architects.cards import apprentice_line, power
from bot.kit.reader import Reader
from bot.pictures.canvas import Box, Canvas
from bot.pictures.icons import icon
from bot.pictures.pieces import Amount, amounts, heading, panel
from bot.pictures.seats import Seat
from bot.pictures.theme import INK, WHITE, body, label, title
from engine.architects.pack import Apprentice, Pack
from engine.architects.things import SILVER
from engine.architects.view import View
from engine.core.texts import Named, say

CARD = 106.0
WORKSHOP = 46 + 2 * (CARD + 6) + 4  # pixels: the height of the display


def workshop(canvas: Canvas, box: Box, view: View, cards: Pack, reader: Reader, seats: Sequence[Seat]) -> None:
    """Draws the display into `box`, row by row."""
    panel(canvas, box)
    head = Box(box.x + 12, box.y + 4, box.w - 24, 40)
    heading(canvas, head.left(head.w - 250), reader.label(Named("architects-place", "workshop")), "built")
    words = reader.label(say("architects-picture-left", left=view.apprentices_left))
    canvas.text(head.after(head.w - 240), words, label(), "end")
    canvas.says(left=view.apprentices_left)
    for number, row in enumerate(view.rows):
        y = box.y + 46 + number * (CARD + 6)
        for space, cell in zip(row, Box(box.x + 10, y, box.w - 20, CARD).cells(len(row), 6), strict=True):
            if space.apprentice:
                apprentice = cards.apprentices[space.apprentice]
                apprentice_card(canvas, cell, apprentice, space.silver, reader)
                canvas.says(who=apprentice_line(apprentice), silver=space.silver)


def apprentice_card(canvas: Canvas, box: Box, card: Apprentice, silver: int, reader: Reader) -> None:
    """One apprentice: skills, name, what it changes. `silver`: what lies on the card."""
    canvas.rect(box, WHITE, INK, 1.3, 6)
    x = box.x + 8
    for skill in card.skills:
        icon(canvas, skill, x, box.y + 7, 26)
        x += 30
    if card.virtue:
        sign = f"+{card.virtue}" if card.virtue > 0 else f"−{-card.virtue}"
        amounts(canvas, Box(x + 6, box.y + 6, 56, 28), [Amount("virtue", sign)], 20)
    if silver:
        amounts(canvas, Box(box.x + box.w - 54, box.y + 6, 48, 28), [Amount(SILVER, silver)], 21)
    name = reader.label(Named("apprentice", card.id))
    canvas.text(Box(box.x + 8, box.y + 34, box.w - 16, 28), name, title(21), least=14)
    words = " ".join(reader.label(power(verb), 300) for verb in card.power)
    canvas.lines(Box(box.x + 8, box.y + 63, box.w - 16, box.h - 68), words, body(18), least=11)
