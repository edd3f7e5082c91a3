"""The fonts, colours and sizes of all pictures: a table in a quiet room, with paper, ink and one accent.

Words are measured by the fonts' own widths. A page of its own gets only the glyphs it needs.
"""

from __future__ import annotations

import base64
import io
from collections.abc import Set
from functools import cache, lru_cache

from msgspec import Struct

from face.pictures.fonts import (
    FACES,
    SANS,
    SCRIPT_FONTS,
    SERIF,
    FontFace,
    MissingFontError,
    find_path,
    path_of,
    script_of,
    widths_of,
)

PROBE = "AaЖщŘřŁł−→…"  # one of each alphabet, and the signs that sentences use
MEASURES_KEPT = 32_768  # widths of words that are kept: scenes say the same again and again
ASCENT, DESCENT, CAP = 0.74, 0.22, 0.66  # of a font size: the ink above and below the base line, and of a capital


class Style(Struct, frozen=True):
    """How words are set. `size` in pixels; family and weight are one of `FACES`."""

    size: float
    weight: int = 400
    colour: str = "#2A2119"
    family: str = SANS


def font_files() -> list[str]:
    """The paths of all fonts a renderer gets: of our own writing, and of the scripts that are installed.

    Raises MissingFontError for one of our own.
    """
    scripts = (find_path(script.face) for script in SCRIPT_FONTS)
    return [str(path) for path in (*map(path_of, FACES.values()), *scripts) if path is not None]


def _font_file(family: str, weight: int) -> str:
    """The path of one font. Raises MissingFontError."""
    return str(path_of(FACES[family, weight]))


def _codes(family: str, weight: int) -> Set[int]:
    """The code points for which a font has a glyph. Raises MissingFontError."""
    return widths_of(FACES[family, weight]).keys()


def check_fonts() -> None:
    """Reads our fonts and looks for all others, so that pictures can be drawn. Raises MissingFontError, naming one."""
    for face in FACES.values():
        widths = widths_of(face)
        lacking = [sign for sign in PROBE if ord(sign) not in widths]
        if lacking:
            raise MissingFontError(
                f"{path_of(face)} has no glyph for {' '.join(lacking)}: install {face.package} again"
            )
    for script in SCRIPT_FONTS:  # their glyphs are read with the first name that needs them
        path_of(script.face)


def width_of(words: str, style: Style, size: float | None = None) -> float:
    """The width of `words` in pixels, at `size` or at the style's own size; kerning, which narrows, is left out."""
    return _relative(words, FACES[style.family, style.weight]) * (style.size if size is None else size)


@lru_cache(MEASURES_KEPT)
def _relative(words: str, face: FontFace) -> float:
    """The width of `words` in font sizes."""
    widths = widths_of(face)
    return sum([widths[code] if (code := ord(sign)) in widths else _beyond(sign) for sign in words])


def _beyond(sign: str) -> float:
    """The width of a sign that our own fonts have not, in font sizes."""
    script = script_of(sign)
    return 1.0 if script is None else widths_of(script.face)[ord(sign)]


PICTURE_WIDTH = 900
MARGIN = 18

INK = "#2A2119"
FADED = "#75654F"  # ink for what matters less
LINE = "#CDBB95"
PAPER = "#FBF6E9"
TABLE_COLOUR = "#EDE1C8"
SHADE = "#E2D3B3"  # an empty place, a space of a track
ACCENT = "#B3261E"  # what matters now, and nothing else
GOLD_INK = "#D9A326"
GLOW = "#FFEFB3"  # the light under what has changed
WHITE = "#FFFFFF"

SEATS = ("#1769C4", "#008058", "#632575", "#7E2008", "#996B00")
"""The colours of seats, in the order of the signs in texts: blue, green, purple, red, yellow.

They stay apart for those who see no red or no green, and white letters can be read on all of them.
"""

UNDEALT = "#5C564C"  # of whoever sits in a lobby, where seats and their colours aren't drawn yet
SHORT_HEIGHT = 960  # pixels: the most of a picture that is half a phone's screen, 420 pixels there
TYPE_SCALE = (25.5, 28.0, 32.0, 36.0, 42.0)
"""The sizes of all writing, each an eighth larger than the one before it: 11, 12, 14, 15.5 and 18 pixels there.

Writing: what a card does, a name, a number that matters, a title, a number alone.
"""
LEAST_WRITING, NAME, NUMBER, _TITLE, LARGE = TYPE_SCALE
FACT = _SMALL = LEAST_WRITING


def on_scale(size: float) -> float:
    """The largest size of `TYPE_SCALE` that is not above `size`; the smallest for whatever is smaller."""
    return max((each for each in TYPE_SCALE if each <= size + 0.001), default=LEAST_WRITING)


def smaller(size: float) -> float:
    """The size of `TYPE_SCALE` before `size`."""
    return on_scale(size - 0.01)


def title_style(size: float = _TITLE, colour: str = INK) -> Style:
    """Names and titles."""
    return Style(size, 600, colour, SERIF)


def fact_style(size: float = FACT, colour: str = INK) -> Style:
    """Numbers and short words that matter."""
    return Style(size, 700, colour)


def label_style(size: float = _SMALL, colour: str = FADED) -> Style:
    """What stands beside them."""
    return Style(size, 600, colour)


def body_style(size: float = _SMALL, colour: str = INK) -> Style:
    """Sentences."""
    return Style(size, 400, colour)


BLOCKS = 64  # glyphs are taken by blocks of so many code points, so that pages of a language share one file
_ALWAYS = frozenset(range(0x180 // BLOCKS)) | frozenset(ord(sign) // BLOCKS for sign in "—→−▸◀☀♻✓❗")
"""Latin letters, and the signs of sentences."""


_WRITTEN = ((0, 0x180), (0x400, 0x460), (0x2000, 0x2800))  # Latin, Cyrillic, signs


def font_faces(words: str) -> str:
    """CSS that brings every face of pictures, with the glyphs of `words`."""
    wanted = (_ALWAYS | {ord(sign) // BLOCKS for sign in set(words)}) & _blocks()
    return "".join(_face(family, weight, wanted) for family, weight in FACES)


@cache
def _blocks() -> frozenset[int]:
    """The blocks of which our fonts have glyphs: pages that differ in emoji alone share a file."""
    return frozenset(code // BLOCKS for face in FACES for code in _codes(*face))


@lru_cache(32)
def _face(family: str, weight: int, wanted: frozenset[int]) -> str:
    source = f"url(data:font/woff;base64,{base64.b64encode(_woff(family, weight, wanted)).decode()}) format('woff')"
    return f"@font-face{{font-family:'{family}';font-weight:{weight};src:{source}}}"


@cache
def woff_of(family: str, weight: int) -> bytes:
    """A face of pictures as a file for browsers, with the glyphs of all languages. Takes most of a second once."""
    written = {code // BLOCKS for first, last in _WRITTEN for code in range(first, last)}
    return _woff(family, weight, _blocks() & written)


def _woff(family: str, weight: int, wanted: frozenset[int]) -> bytes:
    from fontTools.subset import (
        Options,
        Subsetter,  # much to load, which only replays need
    )
    from fontTools.ttLib import TTFont

    options = Options(flavor="woff", layout_features=["kern", "liga"], name_IDs=[], notdef_outline=True)
    with TTFont(_font_file(family, weight), lazy=True, recalcTimestamp=False) as font:
        subsetter = Subsetter(options)
        names = font["name"]
        del font["name"]  # to look through all tables for what is named takes a third of the time, and we name nothing
        subsetter.populate(unicodes=[code for code in font.getBestCmap() if code // BLOCKS in wanted])
        subsetter.subset(font)
        names.names = []
        font["name"] = names
        font.flavor = "woff"
        file = io.BytesIO()
        font.save(file)
    return file.getvalue()
