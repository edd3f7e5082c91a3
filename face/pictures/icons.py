"""Draws the signs of all games, alone and among words: those of `drawings/icons`, told apart by their outlines."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache, wraps
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from face.pictures.canvas import Box, Canvas, ScenePart
from face.pictures.fitting import DOTS, LEADING, legible
from face.pictures.fonts import drawable
from face.pictures.svg import SHARED, Drawing
from face.pictures.theme import ASCENT, DESCENT, LEAST_WRITING, MEASURES_KEPT, Style, on_scale, smaller, width_of

KEPT_DRAWINGS = 8_192  # drawings of each sort of pieces
P = ParamSpec("P")
R = TypeVar("R")


def drawn_once(draw: Callable[Concatenate[Canvas, P], R]) -> Callable[Concatenate[Canvas, P], R]:
    """Keeps what `draw` draws, by its arguments: all of them hashable, and nothing read of the canvas itself."""

    @lru_cache(KEPT_DRAWINGS)
    def drawing(*args: P.args, **kwargs: P.kwargs) -> tuple[ScenePart, R]:
        canvas = Canvas(0, 0, "")
        result = draw(canvas, *args, **kwargs)
        return canvas.part(), result

    @wraps(draw)
    def placed(canvas: Canvas, /, *args: P.args, **kwargs: P.kwargs) -> R:
        part, result = drawing(*args, **kwargs)  # type: ignore[arg-type]  # a ParamSpec cannot be bound to Hashable
        canvas.again(part)
        return result

    return placed


GRID = 24


@cache
def icons() -> dict[str, Drawing]:
    """All signs by name: goods, sorts of buildings, what people hold, roles, times."""
    return {name: SHARED[f"icons/{name}"] for name in sorted(SHARED.names_in("icons"))}


def icon_colour(name: str) -> str:
    """The usual colour of a sign, "none" for one that has ink alone."""
    return icons()[name].slots.get("colour", "none")


@lru_cache(KEPT_DRAWINGS)
def _drawn(name: str, colour: str) -> str:
    """A sign as SVG; "": in its usual colour."""
    sign = icons()[name]
    return sign.drawn(colour=colour) if colour and sign.slots else sign.as_it_is()


def draw_icon(
    canvas: Canvas, name: str, x: float, y: float, size: float, colour: str = "", faded: bool = False
) -> None:
    """Draws a sign with its left upper corner at x, y. `colour`: instead of its usual one; `faded`: pale."""
    canvas.place(f"i-{name}{colour.removeprefix('#')}", _drawn(name, colour), x, y, size / GRID, faded)


def icon_in(canvas: Canvas, name: str, x: float, y: float, size: float, colour: str = "", faded: bool = False) -> None:
    """Draws a sign around x, y."""
    draw_icon(canvas, name, x - size / 2, y - size / 2, size, colour, faded)


SIGNS = {
    "⚪": "labourer",
    "🟢": "scout",
    "🔵": "merchant",
    "🔴": "fighter",
    "⚫": "cleric",
    "🟣": "criminal",
    "◻": "anyone",
    "✝": "faith",
    "⚔": "strength",
    "📯": "influence",
    "🥈": "silver",
    "🪙": "coins",
    "🍖": "provisions",
    "👁": "suspicion",
    "📜": "debt",
    "🧾": "paid",
    "🏆": "points",
    "🪓": "axe",
    "🕊": "dove",
    "🌾": "grain",
    "🪵": "wood",
    "🪨": "stone",
    "🔷": "glass",
    "⬜": "marble",
    "💰": "coins",
    "⚖": "reputation",
    "🪽": "angel",
    "🦇": "demon",
    "📿": "indulgence",
    "🔨": "action",
}
WIDE = 1.15  # the room of a sign, in font sizes
_SIGN = re.compile(f"([{''.join(SIGNS)}])\ufe0f?")


class SignedPart(NamedTuple):
    """A piece of a word: a sign, or letters."""

    sign: str
    letters: str


Unit = tuple[SignedPart, ...]
"""A word."""


@drawn_once
def draw_signed_words(
    canvas: Canvas, box: Box, words: str, style: Style, least: float = 0, *, middle: bool = False, wrap: bool = True
) -> float:
    """Draws words with signs from the top of `box`, or in the middle of its height; they wrap, shrink, end in dots.

    Returns the height they take.
    """
    style = legible(style)
    lines, size, high = _laid(words, style, box.w, box.h, least, wrap)
    y = box.y + ((box.h - high) / 2 if middle else 0)
    for at, line in enumerate(lines):
        _draw(canvas, Box(box.x, y + at * LEADING * size, box.w, (ASCENT + DESCENT) * size), line, style, size)
    return high if any(lines) else 0


@lru_cache(MEASURES_KEPT)
def _laid(
    words: str, style: Style, wide: float, high: float, least: float, wrap: bool
) -> tuple[tuple[tuple[Unit, ...], ...], float, float]:
    """The lines of `words` in so much room, the size of their letters, and the height they take."""
    units = _units(words)
    least = on_scale(min(style.size, max(LEAST_WRITING, least)))
    size = max(least, on_scale(min(style.size, high / (ASCENT + DESCENT))))
    while True:
        lines = _wrapped(units, style, size, wide) if wrap else [units]
        takes = (ASCENT + DESCENT + (len(lines) - 1) * LEADING) * size
        if takes <= high + 0.01 and all(_wide(line, style, size) <= wide for line in lines):
            break
        if size <= least:
            lines, takes = _cut(lines, style, size, Box(0, 0, wide, high))
            break
        size = smaller(size)
    return tuple(map(tuple, lines)), size, takes


@lru_cache(MEASURES_KEPT)
def signed_height(words: str, style: Style, wide: float, most: int) -> float:
    """The height that words with signs take in such a width at their own size, in at most so many lines."""
    style = legible(style)
    lines = min(most, len(_wrapped(_units(words), style, style.size, wide)))
    return (ASCENT + DESCENT + (lines - 1) * LEADING) * style.size if lines else 0


def _units(words: str) -> list[Unit]:
    return [unit for unit in map(_parts, words.split()) if unit]


@lru_cache(MEASURES_KEPT)
def _parts(word: str) -> Unit:
    parts = [SignedPart(SIGNS.get(each, ""), "" if each in SIGNS else drawable(each)) for each in _SIGN.split(word)]
    return tuple(part for part in parts if part.sign or part.letters)


@lru_cache(MEASURES_KEPT)
def _unit(parts: Unit, style: Style, size: float) -> float:
    return sum(WIDE * size if part.sign else width_of(part.letters, style, size) for part in parts)


def _wide(units: Sequence[Unit], style: Style, size: float) -> float:
    return sum(_unit(unit, style, size) for unit in units) + width_of(" ", style, size) * max(0, len(units) - 1)


def _wrapped(units: Sequence[Unit], style: Style, size: float, wide: float) -> list[list[Unit]]:
    lines: list[list[Unit]] = []
    for unit in units:
        if lines and _wide([*lines[-1], unit], style, size) <= wide:
            lines[-1].append(unit)
        else:
            lines.append([unit])
    return lines


def _cut(lines: list[list[Unit]], style: Style, size: float, box: Box) -> tuple[list[list[Unit]], float]:
    """As many lines as there is room for, and of each as many units; dots for what is left out."""
    room = max(1, int((box.h / size - ASCENT - DESCENT) / LEADING + 0.001) + 1)
    dots: Unit = (SignedPart("", DOTS),)
    kept: list[list[Unit]] = []
    for at, line in enumerate(lines[:room]):
        more = at + 1 == room < len(lines)
        shown = list(line)
        while shown and _wide([*shown, *([dots] if more else [])], style, size) > box.w:
            shown.pop()
            more = True
        kept.append([*shown, *([dots] if more else [])])
    return kept, (ASCENT + DESCENT + (len(kept) - 1) * LEADING) * size


def _draw(canvas: Canvas, box: Box, units: Sequence[Unit], style: Style, size: float) -> None:
    x = box.x
    for sign, letters in _runs(units):
        wide = WIDE * size if sign else width_of(letters, style, size)
        if sign:
            icon_in(canvas, sign, x + wide / 2, box.y + box.h * 0.52, size * 1.08)
        elif letters != " ":
            begins = x + (width_of(" ", style, size) if letters[0] == " " else 0)
            words = letters.strip()
            ink = Box(begins, box.y, width_of(words, style, size), box.h)
            canvas.line(words, style, size, ink, box.y + ASCENT * size)
        x += wide


def _runs(units: Sequence[Unit]) -> list[SignedPart]:
    """The signs of a line, and all letters and spaces between two of them as one: a renderer sets them at once."""
    runs: list[SignedPart] = []
    for at, unit in enumerate(units):
        for part in (SignedPart("", " "), *unit) if at else unit:
            if runs and not part.sign and not runs[-1].sign:
                runs[-1] = SignedPart("", runs[-1].letters + part.letters)
            else:
                runs.append(part)
    return runs
