"""The process that turns scenes into PNG: for each line with an SVG, a line with its picture.

It is started with the paths of the fonts. It ends when its input ends, or a picture takes a minute.
"""

from __future__ import annotations

import base64
import os
import signal
import sys
from contextlib import suppress

import resvg_py
from msgspec import json

LONGEST = 60  # seconds of a picture, far more than a bot waits for
LOWER_BY = 5  # of its priority: answers to people come first


def png(svg: str, fonts: list[str]) -> bytes:
    """Return `svg` as a PNG of its own size, with the words in these fonts and no others."""
    return resvg_py.svg_to_bytes(svg_string=svg, font_files=fonts, skip_system_fonts=True)


def main() -> None:
    """Draw one scene after the other until there are no more."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that is printed must be taken for a reply
    fonts = sys.argv[1:]
    with suppress(AttributeError, OSError):  # not on Windows
        os.nice(LOWER_BY)
    for line in sys.stdin.buffer:
        _alarm(LONGEST)
        replies.write(base64.b64encode(png(json.decode(line, type=str), fonts)) + b"\n")
        replies.flush()
        _alarm(0)


def _alarm(seconds: int) -> None:
    """Let this process be ended in so many seconds (0: no more): a bot that was killed could not end it."""
    with suppress(AttributeError):  # not on Windows
        signal.alarm(seconds)


if __name__ == "__main__":
    main()
