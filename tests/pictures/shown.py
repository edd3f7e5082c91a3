"""What a picture shows, read from its drawing: its signs and its words in the order in which they are drawn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from itertools import pairwise
from typing import NamedTuple

from face.pictures.icons import SIGNS

FIGURE = re.compile(r"[+−-]?\d+")
_PIECE = re.compile(r'<use href="#i-([^"]+)"[^>]*>|<text[^>]*>([^<]*)</text>')
_COLOUR = re.compile(r"[0-9A-F]{6}$")
_EMOJI = {name: emoji for emoji, name in SIGNS.items()}

WORDS_OF = {
    "coins": ("coins?", "🪙"),
    "debt": ("debts?", "📜"),
    "glass": ("glass", "🔷"),
    "grain": ("grain", "🌾"),
    "marble": ("marble", "⬜"),
    "stone": ("stone", "🪨", "Quarry"),
    "wood": ("wood", "🪵", "Forest"),
    "clay": ("clay", "Mines"),
    "silver": ("silver", "🥈", "Silversmith"),
    "gold": ("gold", "🥇"),
    "points": ("🏆", "pts?", "points?", "Score now"),
    "angel": ("angel wings?", "🪽"),
    "demon": ("demon wings?", "🦇"),
    "indulgence": ("indulgences?", "📿"),
    "guest": ("houseguests?", "🚪"),
    "soul": ("pure",),
    "soul-marked": ("marked",),
    "prison": ("in Prison",),
    "captive": ("captives?", "Town Centre"),
    "church": ("level",),
    "hired": ("at home", "👷"),
    "crown": ("King's Storehouse",),
    "key": ("Guardhouse",),
    "action": ("Workshop",),
    "bribe": ("Tax Stand",),
    "paid": ("paid", "🧾"),
    "reputation": ("reputation",),
    "jester": ("(?:laughing |weeping )?jesters?",),
}
"""The words by which texts name what a sign stands for, as patterns; the other signs are named like themselves."""


class Piece(NamedTuple):
    """A sign, or words."""

    sign: str
    words: str


def pieces(svg: str) -> list[Piece]:
    """What the drawing shows, in the order in which it is drawn; a sign in another colour is the same sign."""
    drawn = _PIECE.findall(svg.partition("</defs>")[2])
    return [Piece(_COLOUR.sub("", sign), unescape(words)) for sign, words in drawn]


def amounts_in(shown: list[Piece]) -> Iterator[tuple[str, str]]:
    """Each sign with the figure behind it."""
    for piece, after in pairwise(shown):
        if piece.sign and FIGURE.fullmatch(after.words):
            yield piece.sign, after.words


def figures(words: str) -> Counter[str]:
    """The figures in `words`, each as often as it occurs; minus signs are all alike."""
    return Counter(figure.replace("−", "-").lstrip("+") for figure in FIGURE.findall(words))


def said_of(sign: str, count: str) -> re.Pattern[str]:
    """Finds an amount in a text: the figure directly before or behind what its sign is called.

    A price may be said without its minus; a sign alone, without a figure, is one of it.
    """
    called = [*WORDS_OF.get(sign, ()), *([_EMOJI[sign]] if sign in _EMOJI else [])] or [re.escape(sign)]
    named = f"(?:{'|'.join(called)})"
    number = re.sub("[−-]", "[−-]?", count).replace("+", r"\+?")
    alone = f"|{_EMOJI[sign]}" if sign in _EMOJI and count == "1" else ""
    between = "[\ufe0f* ]*"
    return re.compile(rf"(?<![\d−-]){number}{between}{named}|{named}{between}{number}(?!\d){alone}", re.IGNORECASE)
