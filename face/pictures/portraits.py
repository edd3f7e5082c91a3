"""Faces of automatic players: a dozen shapes of our own each, dressed in the colour of their seat.

A person of a game's list (`face.core.opponents`) always has the same face. Odd numbers are women, even ones men.
"""

from __future__ import annotations

from functools import cache

from face.pictures.canvas import Canvas
from face.pictures.svg import SHARED
from face.pictures.theme import GOLD_INK, INK, PAPER

_GRID = 48
LEAST_FACE = 36.0  # pixels of a picture: a smaller face is a blot on a phone

SKINS = ("#F0CDA8", "#DDB088", "#C08C62", "#F5DDC0")
HAIR = ("#3A2A1C", "#8A4B1F", "#B98A3A", "#6B6259", "#5A2E22")
CLOTH = ("#E7DCC6", "#B9A27C", "#8C8576")
LIPS = "#9A3B2E"

WOMENS = (("long", "parted"), ("", "braids"), ("bun", "parted"), ("bob", "fringe"), ("bob", "curls"))
MENS = (("", "short"), ("", "sides"), ("", "fringe"), ("bob", "short"), ("", "curls"))
"""Hair behind the face and before it."""
BEARDS = ("", "moustache", "beard", "long-beard")
BROWS, NOSES, MOUTHS = ("level", "raised", "stern"), ("pointed", "bent", "round"), ("smile", "straight", "smirk")
WOMENS_HATS, MENS_HATS = ("", "veil", "hood", "circlet"), ("", "cap", "hood", "hat")


def draw_portrait(canvas: Canvas, person: int, colour: str, x: float, y: float, size: float) -> None:
    """Draws a person's face around x, y, `size` pixels high; see `portrait`."""
    id = f"p-{person}-{colour.removeprefix('#')}"
    canvas.place(id, portrait(person, colour), x - size / 2, y - size / 2, size / _GRID)


@cache
def portrait(person: int, colour: str) -> str:
    """The face of a person as SVG on a grid of 48. `colour`: of its seat."""
    woman, at = person % 2 == 1, (person - 1) // 2
    skin, hair = SKINS[at % len(SKINS)], HAIR[at * 2 % len(HAIR)]
    behind, before = (WOMENS if woman else MENS)[at % len(MENS)]
    beard = "" if woman else BEARDS[at % len(BEARDS)]
    lips = LIPS if woman else PAPER if at % 4 > 1 else INK
    return "".join(
        (
            _part("ground"),
            _part(behind, hair),
            _part("shoulders", colour),
            _part("neck", skin),
            _part("face", skin),
            _part(beard, hair),
            _part(before, hair),
            _part("eyes"),
            _part(BROWS[at % len(BROWS)]),
            _part(NOSES[(at + at // 3) % len(NOSES)]),
            _part(MOUTHS[(at * 2 + at // 3) % len(MOUTHS)], lips),
            _on_head(at, colour, woman=woman),
            _part("rim", colour),
        )
    )


def _on_head(at: int, colour: str, *, woman: bool) -> str:
    """What is worn on the head: of cloth, of gold, or in the seat's colour."""
    kind = (WOMENS_HATS if woman else MENS_HATS)[at * 3 % len(MENS_HATS)]
    cloth = CLOTH[at % len(CLOTH)]
    return _part(kind, GOLD_INK if kind == "circlet" else colour if not woman and kind != "hat" else cloth)


def _part(name: str, colour: str = "") -> str:
    """A part of a face, "" for none. `colour`: if it is not always of the same."""
    if not name:
        return ""
    drawing = SHARED[f"faces/{name}"]
    return drawing.drawn(colour=colour) if colour else drawing.drawn()
