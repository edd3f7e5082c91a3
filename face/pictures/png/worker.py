"""The process that turns scenes into PNG: for each line with an SVG, a line with its picture.

It is started with the paths of the fonts.
"""

from __future__ import annotations

import base64
import sys

import resvg_py
from msgspec import json

from host.workers.answering import answer_lines


def svg_to_png(svg: str, fonts: list[str]) -> bytes:
    """Returns `svg` as a PNG of its own size, with the words in these fonts and no others."""
    return resvg_py.svg_to_bytes(svg_string=svg, font_files=fonts, skip_system_fonts=True)


def _drawn(line: bytes) -> bytes:
    """The picture of the scene in a line."""
    return base64.b64encode(svg_to_png(json.decode(line, type=str), sys.argv[1:]))


if __name__ == "__main__":
    answer_lines(_drawn)
