"""Estimates how high the parts of a message are on a phone, so that what matters gets the first screen and a half.

Measured in Chromium at 390 pixels; a line that is estimated too long costs little, one too short pushes a button away.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import ceil

PHONE_PAGE = 1266  # pixels: a phone screen of 844 and a half
BOX = 44  # pixels of a framed part: padding and distance
RULE = 17
ROW = 42  # pixels of a row of buttons
LIST = 48  # of a list that opens
_WIDTH = 338  # pixels within a framed part
_BUTTON = 41  # pixels of a button beside its words
_LETTER = 7.7
_LINE, _SMALL_LINE, _TITLE = (22, 45), (17, 53), (30, 30)  # pixels of a line, and the characters that fit into it
_ITEM = re.compile(r"^- |^(?=[▸💬👑] )")
_UNSEEN = re.compile(r"\*\*|\u2060|^(-#|##|-|>) |<t:\d+:R>|\((https?:[^)]*)\)")
_WIDE, _WIDER = re.compile("[\u0400-\u04ff]"), 0.15  # Cyrillic letters, and by what part they are wider than others
MOST_KEPT = 16_384  # heights of lines
_heights: dict[int, int] = {}  # by the hash of the line: lines repeat, and their words may be somebody's
_SIGN = re.compile("[\U0001f000-\U0001faff\u2600-\u27bf\u2b1b\u2b1c]")


def small_lists(words: str) -> str:
    """The same text with the items of lists in small print: a phone shows twice as many."""
    return "\n".join(_ITEM.sub("-# ", line) for line in words.splitlines())


def small(words: str) -> str:
    """The same text with all its lines in small print."""
    return "\n".join(line if line.startswith("-# ") else f"-# {line}" for line in words.splitlines())


def words_height(words: str) -> int:
    """Pixels of a text in markdown."""
    return sum(_line_height(line) for line in words.splitlines())


def row_height(labels: Iterable[str]) -> int:
    """Pixels of a row of buttons, which wraps on a phone."""
    rows, left = 0, 0.0
    for label in labels:
        wide = _BUTTON + _LETTER * len(label)
        if wide > left:
            rows, left = rows + 1, _WIDTH + 8.0
        left -= wide
    return rows * ROW


def _line_height(line: str) -> int:
    known = _heights.get(hash(line))
    if known is not None:
        return known
    small, title = line.startswith("-# "), line.startswith("## ")
    pixels, fits = _SMALL_LINE if small else _TITLE if title else _LINE
    plain = _UNSEEN.sub("", line)
    letters = len(plain) + len(_SIGN.findall(plain)) + _WIDER * len(_WIDE.findall(plain))
    if len(_heights) >= MOST_KEPT:
        _heights.clear()
    height = _heights[hash(line)] = pixels * max(1, ceil(letters / fits))
    return height
