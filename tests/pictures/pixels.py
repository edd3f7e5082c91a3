"""A drawing as pixels, to see what of it can be seen, or to make its file small.

Reads a PNG as `face.pictures.png.worker` makes it, and no other.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from math import dist

from face.pictures.png.worker import svg_to_png
from face.pictures.theme import font_files

_HEADER = 8
_CHANNELS = {2: 3, 6: 4}  # by the sort of colours of a PNG
_TONES = 20  # parts of colours that differ by less are taken for one
_PALETTE = 200  # colours of a small file


def lights(svg: str, wide: int, high: int) -> list[float]:
    """How light each pixel of the drawing is upon white, from 0 to 1, row by row."""
    channels, rows = _rows(svg_to_png(svg, font_files()), wide, high)
    return [_light(row[at : at + channels]) for row in rows for at in range(0, len(row), channels)]


def small_png(svg: str, wide: int, high: int) -> bytes:
    """The drawing, which leaves nothing open, as a PNG of few colours: a quarter as large, and looking the same."""
    channels, rows = _rows(svg_to_png(svg, font_files()), wide, high)
    pixels = [tuple(row[at : at + 3]) for row in rows for at in range(0, len(row), channels)]
    common = [pixel for pixel, _ in Counter(pixels).most_common()]
    rough = {pixel: tuple(round(part / _TONES) for part in pixel) for pixel in common}
    first = {tone: pixel for pixel, tone in reversed([*rough.items()])}  # the most frequent pixel of each tone
    palette = [first[tone] for tone, _ in Counter(rough[pixel] for pixel in pixels).most_common(_PALETTE)]
    nearest = {pixel: min(range(len(palette)), key=lambda at: dist(palette[at], pixel)) for pixel in rough}
    body = b"".join(
        b"\0" + bytes(nearest[pixel] for pixel in pixels[at : at + wide]) for at in range(0, wide * high, wide)
    )
    colours = bytes(part for each in palette for part in each)
    parts = ((b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)), (b"PLTE", colours))
    chunks = (*parts, (b"IDAT", zlib.compress(body, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


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
