"""Holds a finished picture, and what stands around a position that the game's view does not say."""

from __future__ import annotations

from msgspec import Struct

ALT = 1000  # characters of an alt text; Discord takes 1,024


class Picture(Struct, frozen=True):
    """A scene as SVG, with all its words as text; fonts are named by family, see `bot.pictures.fonts`.

    `width` and `height` are its own size in pixels; `alt` says the same in at most 1,000 characters.
    """

    svg: str
    width: int
    height: int
    alt: str


class Around(Struct, frozen=True):
    """What the host knows of a table. `due`: when the question must be answered, in words, "" without a deadline.

    `title`: the table's name or number; `waiting`: seats waited for, None where that is a secret.
    """

    title: str = ""
    waiting: tuple[int, ...] | None = None
    due: str = ""
