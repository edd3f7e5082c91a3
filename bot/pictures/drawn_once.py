"""Draws pieces of pictures once: what has the same arguments is the same piece, on whichever canvas it stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Concatenate, ParamSpec, TypeVar

from bot.pictures.canvas import Canvas, Part

KEPT = 8_192  # drawings of each sort of pieces
P = ParamSpec("P")
R = TypeVar("R")


def drawn_once(draw: Callable[Concatenate[Canvas, P], R]) -> Callable[Concatenate[Canvas, P], R]:
    """Keeps what `draw` draws, by its arguments: all of them hashable, and nothing read of the canvas itself."""

    @lru_cache(KEPT)
    def drawing(*args: P.args, **kwargs: P.kwargs) -> tuple[Part, R]:
        canvas = Canvas(0, 0, "")
        result = draw(canvas, *args, **kwargs)
        return canvas.part(), result

    @wraps(draw)
    def placed(canvas: Canvas, /, *args: P.args, **kwargs: P.kwargs) -> R:
        part, result = drawing(*args, **kwargs)  # type: ignore[arg-type]  # a ParamSpec cannot be bound to Hashable
        canvas.again(part)
        return result

    return placed
