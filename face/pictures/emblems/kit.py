"""The emblems by name, and how one is drawn: "mill" is a building, "crown+sun" a head with what belongs to it.

An emblem is drawn in two tones, on a grid of 48: it is known at 24 pixels of a phone. It never says anything alone: the
name of the card stands beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from face.pictures.canvas import Canvas
from face.pictures.emblems.faith import FAITH
from face.pictures.emblems.people import BODY, COWL, HEADS, ITEMS
from face.pictures.emblems.signs import ARMS, SIGN_EMBLEMS
from face.pictures.emblems.strokes import EMBLEM_GRID, finished
from face.pictures.emblems.town import TOWN
from face.pictures.emblems.works import WORKS
from face.pictures.theme import INK, WHITE

LEAST_EMBLEM = 24 / 390 * 900  # units of a picture: 24 pixels of a phone
UNKNOWN = "card"
CLOAKED = "!"  # behind a head: its cloak is of ink


@cache
def emblem_names() -> frozenset[str]:
    """The names of all emblems that are no person."""
    return frozenset((*FAITH, *TOWN, *WORKS, *ARMS, *SIGN_EMBLEMS))


@cache
def emblem(name: str, ink: str = INK, tint: str = WHITE) -> str:
    """The emblem of that name as SVG on a grid of 48 by 48; one that is not known is that of a card.

    `name`: one of `emblem_names`, or "head+item", "head" for a person, "head!+item" for one in a cloak of ink.
    `ink`, `tint`: its two colours, as "#RRGGBB".
    """
    return finished(_drawing(name) or SIGN_EMBLEMS[UNKNOWN], ink, tint)


def known_emblem(name: str) -> bool:
    """Whether there is an emblem of that name."""
    return bool(_drawing(name))


def by_id(id: str, emblems: Mapping[str, str]) -> str:
    """The emblem of a card by its id: of "merchant-2" or "merchant-vikings" that of a merchant; "" if there is none."""
    words = id.split("-")
    for count in range(len(words), 0, -1):
        if (named := "-".join(words[:count])) in emblems:
            return emblems[named]
    return ""


def _drawing(name: str) -> str:
    for family in (FAITH, TOWN, WORKS, ARMS, SIGN_EMBLEMS):
        if name in family:
            return family[name]
    head, _, item = name.partition("+")
    worn = head.removesuffix(CLOAKED)
    if worn not in HEADS or (item and item not in ITEMS):
        return ""
    return (COWL if head.endswith(CLOAKED) else BODY) + HEADS[worn] + ITEMS.get(item, "")


def draw_emblem(canvas: Canvas, name: str, x: float, y: float, size: float, ink: str = INK, tint: str = WHITE) -> None:
    """Draws an emblem around x, y, `size` units high."""
    colours = "" if (ink, tint) == (INK, WHITE) else f"-{ink}-{tint}"
    id = f"e-{name.replace('+', '.').replace(CLOAKED, '.c')}{colours}"
    canvas.place(id, emblem(name, ink, tint), x - size / 2, y - size / 2, size / EMBLEM_GRID)
