"""Faces of automatic players: a dozen shapes of our own each, dressed in the colour of their seat.

A person of a game's list (`face.core.opponents`) always has the same face. Odd numbers are women, even ones men.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from face.pictures.canvas import Canvas
from face.pictures.theme import GOLD_INK, INK, PAPER, SHADE

_GRID = 48
LEAST_FACE = 36.0  # pixels of a picture: a smaller face is a blot on a phone
_FILE = Path(__file__).with_name("portraits.toml")

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
    return "".join(
        (
            f'<circle cx="24" cy="24" r="22.6" fill="{SHADE}"/>',
            _shape(behind, hair),
            _shape("shoulders", colour),
            _shape("neck", skin, 0.7),
            f'<ellipse cx="24" cy="21.4" rx="8.9" ry="10.4" fill="{skin}" stroke="{INK}" stroke-width="0.8"/>',
            _shape(beard, hair),
            _shape(before, hair),
            _line("eyes", INK, 2.5),
            _line(BROWS[at % len(BROWS)], INK, 1.1),
            _line(NOSES[(at + at // 3) % len(NOSES)], INK, 0.8),
            _line(MOUTHS[(at * 2 + at // 3) % len(MOUTHS)], LIPS if woman else PAPER if at % 4 > 1 else INK, 1.2),
            _on_head(at, colour, woman=woman),
            f'<circle cx="24" cy="24" r="22.6" fill="none" stroke="{colour}" stroke-width="2.4"/>',
        )
    )


def _on_head(at: int, colour: str, *, woman: bool) -> str:
    """What is worn on the head: of cloth, of gold, or in the seat's colour."""
    kind = (WOMENS_HATS if woman else MENS_HATS)[at * 3 % len(MENS_HATS)]
    cloth = CLOTH[at % len(CLOTH)]
    return _shape(kind, GOLD_INK if kind == "circlet" else colour if not woman and kind != "hat" else cloth, 0.7)


@cache
def _shapes() -> dict[str, str]:
    shapes = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return {name: "".join(path.split("\n")) for name, path in shapes.items()}


def _shape(name: str, fill: str, edge: float = 0) -> str:
    """A shape by its name, "" for none. `edge`: the width of its line."""
    line = f' stroke="{INK}" stroke-width="{edge}" stroke-linejoin="round"' if edge else ""
    return f'<path d="{_shapes()[name]}" fill="{fill}"{line}/>' if name else ""


def _line(name: str, colour: str, wide: float) -> str:
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{_shapes()[name]}" fill="none" stroke="{colour}" stroke-width="{wide}" {ends}/>'
