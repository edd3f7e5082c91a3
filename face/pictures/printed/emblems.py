"""The emblems by name, and how one is drawn: "mill" is a building, "crowned+sun" a head with what belongs to it.

What the building is, who the person is, whose arms these are: shapes of our own in `drawings/`, in two tones, on a grid
of 48, known at 24 pixels of a phone. An emblem never says anything alone: the name of the card stands beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from face.pictures.canvas import Canvas
from face.pictures.svg import SHARED, Drawing, stacked
from face.pictures.theme import INK, WHITE

EMBLEM_GRID = 48
UNKNOWN = "card"
CLOAKED = "!"  # behind a head: its cloak is of ink


@cache
def emblem_names() -> frozenset[str]:
    """The names of all emblems that are no person."""
    return SHARED.names_in("emblems")


@cache
def heads() -> frozenset[str]:
    """The names of all heads: what people wear tells who they are."""
    return SHARED.names_in("heads")


@cache
def items() -> frozenset[str]:
    """The names of what people hold right of the head: it tells what they do."""
    return SHARED.names_in("items")


@cache
def emblem(name: str, ink: str = INK, tint: str = WHITE) -> str:
    """The emblem of that name as SVG on a grid of 48 by 48; one that is not known is that of a card.

    `name`: one of `emblem_names`, or "head+item", "head" for a person, "head!+item" for one in a cloak of ink.
    `ink`, `tint`: its two colours, as "#RRGGBB".
    """
    return stacked(_drawings(name) or [SHARED[f"emblems/{UNKNOWN}"]], ink=ink, tint=tint)


def by_id(id: str, emblems: Mapping[str, str]) -> str:
    """The emblem of a card by its id: of "merchant-2" or "merchant-vikings" that of a merchant; "" if there is none."""
    words = id.split("-")
    for count in range(len(words), 0, -1):
        if (named := "-".join(words[:count])) in emblems:
            return emblems[named]
    return ""


def _drawings(name: str) -> list[Drawing]:
    """What an emblem is made of, from behind; nothing for one that is not known."""
    if name in emblem_names():
        return [SHARED[f"emblems/{name}"]]
    head, _, item = name.partition("+")
    worn = head.removesuffix(CLOAKED)
    if worn not in heads() or (item and item not in items()):
        return []
    shoulders = "cloak" if head.endswith(CLOAKED) else "body"
    parts = [f"shoulders/{shoulders}", f"heads/{worn}", *([f"items/{item}"] if item else [])]
    return [SHARED[part] for part in parts]


def draw_emblem(canvas: Canvas, name: str, x: float, y: float, size: float, ink: str = INK, tint: str = WHITE) -> None:
    """Draws an emblem around x, y, `size` units high."""
    colours = "" if (ink, tint) == (INK, WHITE) else f"-{ink}-{tint}"
    id = f"e-{name.replace('+', '.').replace(CLOAKED, '.c')}{colours}"
    canvas.place(id, emblem(name, ink, tint), x - size / 2, y - size / 2, size / EMBLEM_GRID)
