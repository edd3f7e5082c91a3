"""A drawing as pixels, to see what of it can be seen; a PNG as `face.pictures.worker` makes it, and no other."""

from __future__ import annotations

import struct
import zlib

from face.pictures.theme import font_files
from face.pictures.worker import svg_to_png

_HEADER = 8
_CHANNELS = {2: 3, 6: 4}  # by the sort of colours of a PNG


def lights(svg: str, wide: int, high: int) -> list[float]:
    """How light each pixel of the drawing is upon white, from 0 to 1, row by row."""
    channels, rows = _rows(svg_to_png(svg, font_files()), wide, high)
    return [_light(row[at : at + channels]) for row in rows for at in range(0, len(row), channels)]


def _light(pixel: bytearray) -> float:
    red, green, blue = pixel[:3]
    opaque = pixel[3] / 255 if len(pixel) > 3 else 1.0
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255 * opaque + 1 - opaque


def _rows(png: bytes, wide: int, high: int) -> tuple[int, list[bytearray]]:
    at, data, channels = _HEADER, b"", 4
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            assert struct.unpack(">II", body[:8]) == (wide, high)
            channels = _CHANNELS[body[9]]
        data += body if kind == b"IDAT" else b""
        at += 12 + length
    raw, stride = zlib.decompress(data), wide * channels
    rows: list[bytearray] = []
    for row in range(high):
        begin = row * (stride + 1)
        above = rows[-1] if rows else bytearray(stride)
        rows.append(_unfiltered(raw[begin], raw[begin + 1 : begin + 1 + stride], above, channels))
    return channels, rows


def _unfiltered(sort: int, line: bytes, above: bytearray, channels: int) -> bytearray:
    """A row of a PNG without its filter."""
    row = bytearray(line)
    for at in range(len(row)):
        left = row[at - channels] if at >= channels else 0
        corner = above[at - channels] if at >= channels else 0
        guess = (0, left, above[at], (left + above[at]) // 2, _paeth(left, above[at], corner))[sort]
        row[at] = (row[at] + guess) % 256
    return row


def _paeth(left: int, above: int, corner: int) -> int:
    near = left + above - corner
    return min((left, above, corner), key=lambda each: abs(near - each))
