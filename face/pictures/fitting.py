"""Fits words into room: they shrink by the sizes of all writing, wrap and are shortened, and never become too small."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from face.pictures.fonts import drawable
from face.pictures.theme import ASCENT, CAP, DESCENT, LEAST_WRITING, MEASURES_KEPT, Style, on_scale, smaller, width_of

LEADING = 1.18  # from base line to base line, in font sizes
DOTS = "…"
_UNBROKEN = re.compile(r"(?:[\d×+−-]+ )?\S+(?: ·(?=\s))?")  # a word with its number and the divider behind it


@cache
def legible(style: Style) -> Style:
    """`style` in the next smaller of the sizes of all writing."""
    size = on_scale(style.size)
    return style if style.size == size else Style(size, style.weight, style.colour, style.family)


@lru_cache(MEASURES_KEPT)
def fitted_lines(words: str, style: Style, wide: float, high: float, least: float) -> tuple[float, tuple[str, ...]]:
    """The size, not under `least`, at which `words` fit into so much room; and the lines, shortened if need be."""
    least = on_scale(least)
    size = max(least, on_scale(min(style.size, high / (ASCENT + DESCENT))))
    while True:
        wrapped = wrap(words, style, size, wide)
        fits = lines_height(len(wrapped), size) <= high + 0.01
        if fits and all(width_of(line, style, size) <= wide for line in wrapped):
            return size, tuple(wrapped)
        if size <= least:
            break
        size = smaller(size)
    room = max(1, int((high / size - ASCENT - DESCENT) / LEADING) + 1)
    kept = [_shortened(line, style, size, wide) for line in wrapped[:room]]
    if len(wrapped) > room:
        kept[-1] = _shortened(wrapped[room - 1], style, size, wide, cut=True)
    return size, tuple(kept)


def wrap(words: str, style: Style, size: float, wide: float) -> list[str]:
    """Lines of whole words no wider than `wide`; a word that is wider by itself stays whole.

    A number stays with the word it counts, a divider with what is before it.
    """
    lines: list[str] = []
    for word in _UNBROKEN.findall(words):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, style, size) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def lines_height(lines: int, size: float) -> float:
    """The height of so many lines."""
    return 0 if not lines else (ASCENT + DESCENT + (lines - 1) * LEADING) * size


@lru_cache(MEASURES_KEPT)
def fitted_line(words: str, style: Style, wide: float, high: float, least: float) -> tuple[str, float]:
    """What of `words` fits on one line, "" for nothing, and at which size."""
    words = drawable(words)
    least = on_scale(min(style.size, max(LEAST_WRITING, least)))
    size = _shrunk(words, style, wide, high, least)
    return _shortened(words, style, size, wide), size


def whole_or_brief(name: str, brief: str, style: Style, wide: float) -> str:
    """`name`, or `brief`, if there is one, where `name` is wider than `wide` in the smallest writing."""
    return name if not brief or width_of(drawable(name), style, LEAST_WRITING) <= wide else brief


@lru_cache(MEASURES_KEPT)
def fitted_letter(words: str, style: Style) -> tuple[str, float]:
    """The letter of a sign, and its size in a square of that of its style."""
    words = drawable(words)
    wide = width_of(words, style)
    return words, min(style.size / (CAP + 2 * DESCENT), style.size * style.size / wide if wide else style.size)


def _shrunk(words: str, style: Style, wide: float, high: float, least: float) -> float:
    natural = width_of(words, style)
    by_width = style.size if natural <= wide else style.size * wide / natural
    return max(least, on_scale(min(by_width, style.size, high / (CAP + 2 * DESCENT))))


def _shortened(words: str, style: Style, size: float, wide: float, *, cut: bool = False) -> str:
    """`words`, ended by dots where they are wider than `wide`, or were `cut` already."""
    if not cut and width_of(words, style, size) <= wide + 0.01:
        return words
    while words and width_of(words + DOTS, style, size) > wide:
        words = words[:-1].rstrip(" ,;:·")
    return words + DOTS if words else ""
