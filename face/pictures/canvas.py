"""Draws a scene as SVG: a finished picture, the boxes that divide its room, and words that fit them.

Text is measured: it shrinks, wraps and is shortened until it fits its box, never more.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from engine.extras.threats import Threat
from engine.texts import Named, SeatRef
from face.pictures.fitting import LEADING, fitted_letter, fitted_line, fitted_lines, legible, lines_height
from face.pictures.fonts import SANS, Run, drawable, runs_of
from face.pictures.theme import ASCENT, CAP, DESCENT, LEAST_WRITING, MEASURES_KEPT, TABLE_COLOUR, Style, width_of

ALT = 1000  # characters of an alt text; Discord takes 1,024


class Picture(Struct, frozen=True):
    """A scene as SVG, with all its words as text; fonts are named by family, see `face.pictures.theme`.

    `width` and `height` are its own size in pixels; `alt` says the same in at most 1,000 characters.
    """

    svg: str
    width: int
    height: int
    alt: str


class Around(Struct, frozen=True):
    """What the host knows of a table.

    `title`: the table's name or number; `waiting`: seats waited for, None where that is a secret. Of a desk alone,
    `asked`: the question to its player, "" for none, with names as they can be drawn, and `asked_in_full` with names as
    they are; `draft`: the answer to it as far as it is filled in. `before`: a
    view of the same viewer at an earlier step: what has changed since is marked; None: nothing is. `ranking`: at the
    end all seats, who has won first. `threats`: what others could do in their next turn, the most severe first.
    `whole`: the rest of the board is drawn at the end, too, below the result.
    """

    title: str = ""
    waiting: tuple[int, ...] | None = None
    asked: str = ""
    asked_in_full: str = ""
    draft: dict[str, Any] = {}
    before: Any = None
    ranking: tuple[int, ...] = ()
    threats: tuple[Threat, ...] = ()
    whole: bool = False


Align = Literal["start", "middle", "end"]


class Box(NamedTuple):
    """A rectangle: its left upper corner, its width and height."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, by: float, down: float | None = None) -> Box:
        """The box within it, smaller by so much on each side."""
        dy = by if down is None else down
        return Box(self.x + by, self.y + dy, self.w - 2 * by, self.h - 2 * dy)

    def top(self, height: float) -> Box:
        """Its upper part, of that height."""
        return Box(self.x, self.y, self.w, height)

    def below(self, height: float) -> Box:
        """The rest below an upper part of that height."""
        return Box(self.x, self.y + height, self.w, self.h - height)

    def left(self, wide: float) -> Box:
        """Its left part, so wide."""
        return Box(self.x, self.y, wide, self.h)

    def after(self, wide: float) -> Box:
        """The rest to the right of a left part that is so wide."""
        return Box(self.x + wide, self.y, self.w - wide, self.h)

    def cells(self, count: int, gap: float = 0) -> list[Box]:
        """So many columns of equal width."""
        wide = (self.w - gap * (count - 1)) / count
        return [Box(self.x + at * (wide + gap), self.y, wide, self.h) for at in range(count)]


class DrawnWords(NamedTuple):
    """Words on a picture: the ink they cover, and the box they were to stay in.

    `sign`: they are part of a sign, whose shape and colour say the same, and no writing.
    """

    words: str
    ink: Box
    box: Box
    sign: bool = False


class _Fact(NamedTuple):
    """Something the picture says of the position. `name` and `value` as the text board has them in its parameters."""

    seat: int | None
    name: str
    value: Any


class ScenePart(NamedTuple):
    """A part of a scene that was drawn on a canvas of its own: see `face.pictures.icons`."""

    svg: str
    drawn: tuple[DrawnWords, ...]
    facts: tuple[_Fact, ...]
    drawings: tuple[tuple[str, str], ...]


def spot_id(of: Named | SeatRef) -> str:
    """How the place of something in a picture is called."""
    return f"seat-{of.seat}" if isinstance(of, SeatRef) else f"{of.kind}-{of.id}"


class Canvas:
    """A scene while it is drawn, on the table, framed in the game's `colour`.

    `high` may change until it is finished. `scale`: pixels of the picture for each unit of it.
    """

    def __init__(self, wide: float, high: float, colour: str, scale: float = 1) -> None:
        self.wide = wide
        self.scale = scale
        self.high = high
        self.colour = colour
        self.drawn: list[DrawnWords] = []
        self.facts: list[_Fact] = []
        self.places: dict[str, Box] = {}  # where things lie that a mark may be about
        self._parts: list[str] = []
        self._drawings: dict[str, str] = {}

    def add(self, tag: str, **attributes: str | float) -> None:
        """Adds an element; `_` in the name of an attribute stands for `-`, numbers are rounded to a tenth."""
        self._parts.append(f"<{tag}{_attributes(attributes)}/>")

    def paint(self, svg: str) -> None:
        """Adds ready SVG where it lies; what it says with colour alone has to be said beside it."""
        self._parts.append(svg)

    def place(self, id: str, drawing: str, x: float, y: float, scale: float = 1, faded: bool = False) -> None:
        """Adds ready SVG, moved and scaled; it is written once, under `id`, however often it is placed."""
        self._drawings[id] = drawing
        where = f"translate({_number(x)} {_number(y)}) scale({scale:.3g})"
        pale = ' opacity="0.3"' if faded else ""
        self._parts.append(f'<use href="#{id}" transform="{where}"{pale}/>')

    def spot(self, of: Named | SeatRef, box: Box) -> None:
        """Says where a named thing or a seat lies, for a page on which it can be pressed; nothing is seen."""
        place = f'x="{_number(box.x)}" y="{_number(box.y)}" width="{_number(box.w)}" height="{_number(box.h)}"'
        self._parts.append(f'<g data-spot="{escape(spot_id(of))}"><rect {place} fill="none" pointer-events="all"/></g>')

    def lies(self, name: str, box: Box) -> None:
        """Notes where something lies that a threat may name as its place; nothing is seen, nothing can be pressed."""
        self.places[name] = box

    def rect(self, box: Box, fill: str, line: str = "none", stroke: float = 1.5, round_: float = 0) -> None:
        """A rectangle; `round_`: the radius of its corners."""
        self._parts.append(_rect(box, fill, line, stroke, round_))

    def circle(self, x: float, y: float, r: float, fill: str, line: str = "none", stroke: float = 1.5) -> None:
        """A circle around x, y."""
        more: dict[str, float | str] = {} if line == "none" else {"stroke": line, "stroke_width": stroke}
        self.add("circle", cx=x, cy=y, r=r, fill=fill, **more)

    def path(self, d: str, fill: str = "none", line: str = "none", stroke: float = 1.5, **more: str | float) -> None:
        """A path."""
        if line != "none":
            more |= {"stroke": line, "stroke_width": stroke}
        self.add("path", d=d, fill=fill, **more)

    def says(self, seat: int | None = None, /, **values: Any) -> None:
        """Notes what the picture says, of a seat or of all, under the names the text board uses."""
        self.facts += [_Fact(seat, name, value) for name, value in values.items()]

    def text(self, box: Box, words: str, style: Style, align: Align = "start", least: float = 0) -> float:
        """One line in the middle of the height of `box`: it shrinks to `least` pixels, then it is shortened.

        Returns the width it takes, none for words without a drawable sign. Nothing is smaller than `LEAST_WRITING`.
        """
        style = legible(style)
        words, size = fitted_line(words, style, box.w, box.h, least)
        if not words:
            return 0
        return self.line(words, style, size, box, box.y + (box.h + CAP * size) / 2, align)

    def lines(
        self, box: Box, words: str, style: Style, align: Align = "start", least: float = 0, middle: bool = False
    ) -> float:
        """Words that wrap, from the top of `box` or in the middle of its height.

        They shrink to `least` pixels, then they end in dots. Returns the height they take.
        """
        words, style = drawable(words), legible(style)
        least = min(style.size, max(LEAST_WRITING, least))
        size, wrapped = fitted_lines(words, style, box.w, box.h, least)
        if not wrapped:
            return 0
        high = lines_height(len(wrapped), size)
        y = box.y + ((box.h - high) / 2 if middle else 0) + ASCENT * size
        for at, line in enumerate(wrapped):
            self.line(line, style, size, box, y + at * LEADING * size, align)
        return high

    def line(self, words: str, style: Style, size: float, box: Box, base: float, align: Align = "start") -> float:
        """Draws words as they are, without measuring whether they fit; `base`: where their base line lies."""
        drawn, svg = _line(words, style, size, box, base, align)
        self.drawn.append(drawn)
        self._parts.append(svg)
        return drawn.ink.w

    def letter(self, x: float, y: float, words: str, style: Style) -> None:
        """Draws the letter of a sign around x, y, as large as it is."""
        box = Box(x - style.size / 2, y - style.size / 2, style.size, style.size)
        words, size = fitted_letter(words, style)
        drawn, svg = _line(words, style, size, box, y + CAP * size / 2, "middle")
        self.drawn.append(drawn._replace(sign=True))
        self._parts.append(svg)

    def part(self) -> ScenePart:
        """What was drawn so far, to be drawn again on other canvases."""
        return ScenePart("".join(self._parts), tuple(self.drawn), tuple(self.facts), tuple(self._drawings.items()))

    def again(self, part: ScenePart) -> None:
        """Draws what was drawn on another canvas."""
        self._parts.append(part.svg)
        self.drawn += part.drawn
        self.facts += part.facts
        self._drawings.update(part.drawings)

    def svg(self) -> str:
        """The whole scene."""
        size = f'width="{_number(self.wide * self.scale)}" height="{_number(self.high * self.scale)}"'
        box = f'viewBox="0 0 {_number(self.wide)} {_number(self.high)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} font-family="{SANS},sans-serif">'
        drawings = "".join(f'<g id="{id}">{drawing}</g>' for id, drawing in self._drawings.items())
        whole = f'<rect width="{_number(self.wide)}" height="{_number(self.high)}" fill="{TABLE_COLOUR}"/>'
        inner = f'<rect x="3" y="3" width="{_number(self.wide - 6)}" height="{_number(self.high - 6)}"'
        frame = f'{inner} fill="none" stroke="{self.colour}" stroke-width="6"/>'
        return f"{head}<defs>{drawings}</defs>{whole}{frame}{''.join(self._parts)}</svg>"

    def picture(self, alt: Iterable[str]) -> Picture:
        """The finished picture. `alt`: sentences, of which as many are kept as may stand in an alt text."""
        kept = ""
        for sentence in alt:
            longer = f"{kept} {sentence}".strip()
            if len(longer) > ALT:
                break
            kept = longer
        return Picture(self.svg(), round(self.wide * self.scale), round(self.high * self.scale), kept)


@lru_cache(MEASURES_KEPT)
def _line(words: str, style: Style, size: float, box: Box, base: float, align: Align) -> tuple[DrawnWords, str]:
    """Words on their base line, and where they are."""
    wide = width_of(words, style, size)
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[align]
    x = box.x + share * box.w
    ink = Box(x - share * wide, base - ASCENT * size, wide, (ASCENT + DESCENT) * size)
    more: dict[str, str | float] = {} if align == "start" else {"text_anchor": align}
    if style.family != SANS:
        more["font_family"] = f"{style.family},serif"
    if style.weight != 400:
        more["font_weight"] = style.weight
    attributes = _attributes({"x": x, "y": base, "font_size": size, "fill": style.colour, **more})
    return DrawnWords(words, ink, box), f"<text{attributes}>{''.join(map(_run, runs_of(words)))}</text>"


def _run(run: Run) -> str:
    """Words in one font. Those of another script name theirs, so that a renderer shapes them by it as a whole."""
    words = escape(run.words, quote=False)
    return words if run.script is None else f'<tspan font-family="{run.script.family},sans-serif">{words}</tspan>'


@lru_cache(MEASURES_KEPT)
def _rect(box: Box, fill: str, line: str, stroke: float, round_: float) -> str:
    more: dict[str, float | str] = {"rx": round_} if round_ else {}
    if line != "none":
        more |= {"stroke": line, "stroke_width": stroke}
    return f"<rect{_attributes({'x': box.x, 'y': box.y, 'width': box.w, 'height': box.h, 'fill': fill, **more})}/>"


def _attributes(values: dict[str, str | float]) -> str:
    return "".join(
        [f' {_name(name)}="{value if isinstance(value, str) else _number(value)}"' for name, value in values.items()]
    )


@cache
def _name(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


@lru_cache(MEASURES_KEPT)
def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")
