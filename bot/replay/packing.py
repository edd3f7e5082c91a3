"""Packs many scenes that differ little: their pieces are stored once, a scene is the numbers of its pieces.

Rows of numbers that come again and again are what gzip is good at: the scenes of a whole game take some 100 kB.
"""

from __future__ import annotations

import base64
import gzip
import re
from collections.abc import Iterable
from typing import Any

from msgspec import json

_PIECE = re.compile(r"<[^>]*>[^<]*")  # a tag and the words after it
COMPRESSION = 6  # of gzip


class Pieces:
    """The different pieces of all scenes, numbered in the order they came."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    @property
    def all(self) -> list[str]:
        """The pieces by their numbers."""
        return list(self._numbers)

    def of(self, parts: Iterable[str]) -> list[int]:
        """The numbers of these pieces."""
        return [self._numbers.setdefault(part, len(self._numbers)) for part in parts]


def pieces_of(svg: str) -> list[str]:
    """A picture cut before each tag; its pieces in a row are the picture again."""
    return _PIECE.findall(svg)


def packed(data: Any) -> str:
    """`data` as JSON, compressed, in letters that can stand in a page. The same data give the same letters."""
    return base64.b64encode(gzip.compress(json.encode(data), COMPRESSION, mtime=0)).decode()
