"""Puts the fonts of pictures into a page of their own: only the glyphs it needs, as styles without any address."""

from __future__ import annotations

import base64
import io
from functools import cache, lru_cache

from bot.pictures.fonts import FACES, codes, font_file

BLOCKS = 64  # glyphs are taken by blocks of so many code points, so that pages of a language share one file
ALWAYS = frozenset(range(0x180 // BLOCKS)) | frozenset(ord(sign) // BLOCKS for sign in "—→−▸◀☀♻✓❗")
"""Latin letters, and the signs of sentences."""


def font_faces(words: str) -> str:
    """CSS that brings every face of pictures, with the glyphs of `words`."""
    wanted = (ALWAYS | {ord(sign) // BLOCKS for sign in set(words)}) & _blocks()
    return "".join(_face(family, weight, wanted) for family, weight in FACES)


@cache
def _blocks() -> frozenset[int]:
    """The blocks of which our fonts have glyphs: pages that differ in emoji alone share a file."""
    return frozenset(code // BLOCKS for face in FACES for code in codes(*face))


@lru_cache(32)
def _face(family: str, weight: int, wanted: frozenset[int]) -> str:
    from fontTools.subset import Options, Subsetter  # much to load, which only replays need
    from fontTools.ttLib import TTFont

    options = Options(flavor="woff", layout_features=["kern", "liga"], name_IDs=[], notdef_outline=True)
    with TTFont(font_file(family, weight), lazy=True, recalcTimestamp=False) as font:
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
    data = base64.b64encode(file.getvalue()).decode()
    source = f"url(data:font/woff;base64,{data}) format('woff')"
    return f"@font-face{{font-family:'{family}';font-weight:{weight};src:{source}}}"
