"""The colours and sizes of all pictures: a table in a quiet room, with paper, ink and one accent.

A picture is laid out 900 pixels wide. On a phone it is 400 wide: what matters (names, scores, positions, debts, who is
waited for) is at least `FACT` high, which is ten pixels there; what is smaller is for those who look closely.
"""

from __future__ import annotations

from bot.pictures.fonts import SERIF, Style

WIDTH = 900
MARGIN = 18

INK = "#2A2119"
FADED = "#75654F"  # ink for what matters less
LINE = "#CDBB95"
PAPER = "#FBF6E9"
TABLE = "#EDE1C8"
SHADE = "#E2D3B3"  # an empty place, a space of a track
ACCENT = "#B3261E"  # what matters now, and nothing else
GOLD = "#D9A326"
WHITE = "#FFFFFF"

GAMES = {"devil": "#5B1A25", "architects": "#1F4E4A", "paladins": "#233F73"}
"""The one colour of each game."""

SEATS = ("#1769C4", "#008058", "#632575", "#7E2008", "#996B00")
"""The colours of seats, in the order of the signs in texts: blue, green, purple, red, yellow.

They stay apart for those who see no red or no green, and white letters can be read on all of them.
"""

TITLE, NAME, FACT, SMALL, TINY = 34.0, 29.0, 23.0, 19.0, 16.0


def title(size: float = TITLE, colour: str = INK) -> Style:
    """Names and titles."""
    return Style(size, 600, colour, SERIF)


def fact(size: float = FACT, colour: str = INK) -> Style:
    """Numbers and short words that matter."""
    return Style(size, 700, colour)


def label(size: float = SMALL, colour: str = FADED) -> Style:
    """What stands beside them."""
    return Style(size, 600, colour)


def body(size: float = SMALL, colour: str = INK) -> Style:
    """Sentences."""
    return Style(size, 400, colour)
