"""The font files of pictures: those of our own writing, and one for each script in which people write their names.

Which font a sign needs follows from its code point alone, so that a script's file is read when its first name is drawn.
"""

from __future__ import annotations

import importlib.util
import re
import unicodedata
from collections.abc import Iterator, Set
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple


class MissingFontError(RuntimeError):
    """A font file, or a glyph in it, that pictures need is not there. The message says which, and what to do."""


class FontFace(NamedTuple):
    """One font file: its package, and its path in there."""

    package: str
    file: str


SANS, SERIF = "Source Sans Pro", "Source Serif Pro"
FACES: dict[tuple[str, int], FontFace] = {
    (SANS, 400): FontFace("font_source_sans_pro", "files/SourceSansPro-Regular.ttf"),
    (SANS, 600): FontFace("font_source_sans_pro", "files/SourceSansPro-Semibold.ttf"),
    (SANS, 700): FontFace("font_source_sans_pro", "files/SourceSansPro-Bold.ttf"),
    (SERIF, 600): FontFace("font_source_serif_pro", "files/SourceSerifPro-Semibold.ttf"),
}
"""By family and weight: all that we write ourselves."""


class Script(NamedTuple):
    """A font for signs that `FACES` lack: its family, its file, one sign that it must have, and its code points.

    `signs` are ranges as in a regular expression's brackets.
    """

    family: str
    face: FontFace
    probe: str
    signs: str


def _noto(name: str, probe: str, signs: str) -> Script:
    return Script(f"Noto Sans {name}".strip(), FontFace("manimgx_fonts", f"NotoSans{name}[wght].ttf"), probe, signs)


SCRIPT_FONTS: tuple[Script, ...] = (
    _noto("Armenian", "Հ", "\u0530-\u058f\ufb13-\ufb17"),
    _noto("Hebrew", "ש", "\u0590-\u05ff\ufb1d-\ufb4f"),
    _noto("Arabic", "م", "\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc"),
    _noto("Devanagari", "अ", "\u0900-\u097f\ua8e0-\ua8ff"),
    _noto("Bengali", "ব", "\u0980-\u09ff"),
    _noto("Gurmukhi", "ਗ", "\u0a00-\u0a7f"),
    _noto("Gujarati", "ગ", "\u0a80-\u0aff"),
    _noto("Oriya", "ଓ", "\u0b00-\u0b7f"),
    _noto("Tamil", "த", "\u0b80-\u0bff"),
    _noto("Telugu", "త", "\u0c00-\u0c7f"),
    _noto("Kannada", "ಕ", "\u0c80-\u0cff"),
    _noto("Malayalam", "മ", "\u0d00-\u0d7f"),
    _noto("Sinhala", "ස", "\u0d80-\u0dff"),
    _noto("Thai", "ส", "\u0e00-\u0e7f"),
    _noto("Lao", "ລ", "\u0e80-\u0eff"),
    _noto("Myanmar", "မ", "\u1000-\u109f\ua9e0-\ua9ff\uaa60-\uaa7f"),
    _noto("Georgian", "ქ", "\u10a0-\u10ff\u1c90-\u1cbf\u2d00-\u2d2f"),
    _noto("Ethiopic", "አ", "\u1200-\u139f\u2d80-\u2ddf\uab00-\uab2f"),
    _noto("Khmer", "ខ", "\u1780-\u17ff"),
    Script(
        "WenQuanYi Micro Hei",
        FontFace("paperang_p2_fonts_cjk", "fonts/wqy-microhei.ttc"),
        "王김あア",
        "\u1100-\u11ff\u2e80-\u303f\u3040-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uffee",
    ),
    _noto("", "Ἀ", "\u0180-\u02ff\u0370-\u052f\u1d00-\u1dbf\u1e00-\u1fff\u2c60-\u2c7f\ua640-\ua69f\ua720-\ua7ff"),
)
"""In the order in which a sign is looked for: the last has Greek, Cyrillic and Latin letters that are rare."""
_SIGNS = tuple(re.compile(f"[{script.signs}]") for script in SCRIPT_FONTS)
_BEYOND = re.compile(f"[{''.join(script.signs for script in SCRIPT_FONTS)}]")
_FROM_RIGHT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_LEFT_TO_RIGHT = "\u200e"  # behind a name from right to left: else the figures after it are read as a part of it
_UNDRAWN = ("Cf", "Me")
_MARKS = ("Mn", "Me", "Cf")
_WORDS_KEPT = 32_768  # names and sentences with them: people type whatever they like
_SIGNS_KEPT = 8_192


def find_path(face: FontFace) -> Path | None:
    """Where the file of a font lies; None: it is not installed."""
    spec = importlib.util.find_spec(face.package)
    folders = () if spec is None else spec.submodule_search_locations or ()
    return next((path for folder in folders if (path := Path(folder) / face.file).is_file()), None)


def path_of(face: FontFace) -> Path:
    """Where the file of a font lies. Raises MissingFontError."""
    path = find_path(face)
    if path is not None:
        return path
    package, name = face.package.replace("_", "-"), face.file.rpartition("/")[2]
    raise MissingFontError(f"pictures need the font {name}: install the package {package}")


@cache
def widths_of(face: FontFace) -> dict[int, float]:
    """The widths of a font's glyphs by code point, in font sizes. Raises MissingFontError."""
    from fontTools.ttLib import TTFont  # much to load, which nobody needs before the first picture

    with TTFont(path_of(face), lazy=True, fontNumber=0) as font:
        advances, units = font["hmtx"].metrics, font["head"].unitsPerEm
        return {code: advances[name][0] / units for code, name in font.getBestCmap().items()}


@cache
def _own_signs() -> frozenset[int]:
    """The code points that every face of our own writing has."""
    return frozenset(widths_of(FACES[SANS, 400]).keys() & widths_of(FACES[SERIF, 600]).keys())


@lru_cache(_SIGNS_KEPT)
def script_of(sign: str) -> Script | None:
    """The font that has `sign` where our own have not; None: they have, or no font has."""
    if ord(sign) in _own_signs() or not _BEYOND.match(sign):
        return None
    scripts = (script for script, signs in zip(SCRIPT_FONTS, _SIGNS, strict=True) if signs.match(sign))
    return next((script for script in scripts if ord(sign) in _signs_of(script)), None)


def _signs_of(script: Script) -> Set[int]:
    """The code points a script's font has; none where it is not installed, which `check_fonts` names at a start."""
    try:
        return widths_of(script.face).keys()
    except MissingFontError:
        return set()


class Run(NamedTuple):
    """Words in one font: `script` is None for our own."""

    script: Script | None
    words: str


def runs_of(words: str) -> Iterator[Run]:
    """`words` in pieces of one font each; a space between two pieces of the same script is a part of it.

    Whatever comes behind a piece that is read from right to left is kept on its right side.
    """
    if not _BEYOND.search(words):
        yield Run(None, words)
        return
    scripts = [script_of(sign) for sign in words]
    for at, sign in enumerate(words):
        if sign == " " and 0 < at < len(words) - 1 and scripts[at - 1] is scripts[at + 1]:
            scripts[at] = scripts[at - 1]
    at = 0
    for script, signs in groupby(scripts):
        piece = words[at : (at := at + len(list(signs)))]
        yield Run(script, piece + _LEFT_TO_RIGHT if script and _FROM_RIGHT.search(piece) else piece)


@lru_cache(_WORDS_KEPT)
def drawable(words: str) -> str:
    """`words` without the signs for which no font has a glyph: emoji, rare scripts, joiners.

    Marks that pile up above letters go too. Nothing may remain: a caller then draws something else.
    """
    composed = unicodedata.normalize("NFC", words)
    shown = (" " if sign.isspace() else sign for sign in composed if sign.isspace() or _has_glyph(sign))
    return " ".join("".join(shown).split())


def _has_glyph(sign: str) -> bool:
    if script_of(sign) is not None:
        return unicodedata.category(sign) not in _UNDRAWN
    return ord(sign) in _own_signs() and unicodedata.category(sign) not in _MARKS


@lru_cache(_WORDS_KEPT)
def drawable_name(name: str) -> str:
    """`name` as pictures write it, whole: "" where a letter or figure of it is in no font, or none is left.

    Signs that are only another shape of a letter become that letter, and a letter whose accent no font has loses it.
    What is neither letter nor figure is left out where there is no glyph.
    """
    shown = ""
    for sign in unicodedata.normalize("NFKC", name):
        if sign.isspace() or drawable(sign):
            shown += sign
        elif unicodedata.category(sign)[0] in "LN":
            plain = unicodedata.normalize("NFKD", sign)[0]
            if plain == sign or not drawable(plain):
                return ""
            shown += plain
    return drawable(shown)
