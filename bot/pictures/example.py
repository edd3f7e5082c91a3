"""A picture of one piece of a board alone, as the rules show it beside their words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.pictures.canvas import Box, Canvas, Drawn
from bot.pictures.cards import Card, cards_alone
from bot.pictures.picture import Picture
from bot.pictures.theme import MARGIN, WIDTH


class Example(NamedTuple):
    """A piece and how large it is. `draw`: draws it into a box of `high` units; `scale`: pixels for each of them."""

    high: float
    draw: Callable[[Canvas, Box], object]
    scale: float = 1


def example_picture(example: Example | Card, colour: str, alt: str) -> Picture:
    """The finished picture. `alt`: what it is; all words that are drawn follow."""
    if isinstance(example, Card):
        said = (alt, example.name, *(words for _, words in example.effects))
        return cards_alone([example], colour, said)
    wide = WIDTH / example.scale
    canvas = Canvas(wide, example.high + 2 * MARGIN, colour, example.scale)
    example.draw(canvas, Box(MARGIN, MARGIN, wide - 2 * MARGIN, example.high))
    return canvas.picture([alt, _words(canvas.drawn)])


def _words(drawn: Sequence[Drawn]) -> str:
    """All words that are drawn, what is no longer than a sign left out."""
    said = ""
    last: Box | None = None
    for words, ink, _ in drawn:
        if len(words) > 1 and any(sign.isalpha() for sign in words):
            said += ("" if not said else " " if last is not None and _goes_on(last, ink) else " · ") + words
            last = ink
    return said


def _goes_on(last: Box, ink: Box) -> bool:
    """Whether these words stand behind the last ones, or begin the next line of the same size."""
    if abs(ink.h - last.h) > 0.1:
        return False
    behind, under = ink.x - last.x - last.w, ink.y - last.y
    return (abs(under) < 0.1 and 0 <= behind < 2 * ink.h) or (0 < under < 1.4 * ink.h and ink.x <= last.x)
