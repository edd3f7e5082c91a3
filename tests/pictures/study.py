"""Draws the study of cards for docs/developers/cards.md: `python -m tests.pictures.study docs/pictures`.

One card of each kind; the same as others see them, on light and dark screens; all emblems as small as on a phone.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

from engine.texts import Named
from face.core.face import face
from face.pictures.canvas import Canvas
from face.pictures.printed.cards import Card, cards_in_rows
from face.pictures.printed.emblems import emblem, emblem_names, heads, items
from face.pictures.theme import FADED, MARGIN, PICTURE_WIDTH
from face.wordings.reader import Reader
from tests.pictures.eyes import shown
from tests.pictures.pixels import small_png
from tests.pictures.scenes import wordings

WIDE = 600  # pixels
KINDS = (
    ("devil", "building", "cloister-garden"),
    ("devil", "event", "witches-sabbath"),
    ("devil", "inquisitor", "glutton"),
    ("architects", "character", "hugo"),
    ("architects", "building", "lighthouse"),
    ("architects", "apprentice", "jeweller-1"),
    ("paladins", "paladin", "roland"),
    ("paladins", "townsfolk", "abbot-1"),
    ("paladins", "outsider", "marauder-vikings"),
    ("devil", "building", "stargazers-tower"),
)
SEEN = (0, 9, 2, 8, 4, 6)  # of these, those in the small pictures
EYES = ("usual", "usual", "without red", "without green", "without blue", "without colours")
GROUNDS = ("#FFFFFF", "#313338", "#313338", "#313338", "#FFFFFF", "#FFFFFF")  # Discord, light and dark
PANEL, ROOM = 380, 8  # pixels: a small picture, and the room around it
SMALL, LARGE = 24, 64  # pixels of emblems
_COLOUR = re.compile(r"#[0-9A-F]{6}")
_SIZE = re.compile(r'width="[0-9.]+" height="[0-9.]+"')
_SIZE_OF = re.compile(r'width="([0-9.]+)" height="([0-9.]+)"')


def cards() -> list[Card]:
    """One card of each kind."""
    found = []
    for game_id, kind, id in KINDS:
        look = face(game_id)
        card = look.card(Named(kind, id), "", Reader(wordings("en"), {}, look.names(""), game_id))
        assert card is not None, id
        found.append(card)
    return found


def drawn(shown_cards: list[Card]) -> tuple[str, float]:
    """The cards as on a desk, and how high they are for their width."""
    canvas = Canvas(PICTURE_WIDTH, 0, FADED)
    canvas.high = cards_in_rows(canvas, MARGIN, shown_cards) + MARGIN - 8
    return canvas.svg(), canvas.high / PICTURE_WIDTH


def sized(svg: str, wide: float, high: float, more: str = "") -> str:
    """A drawing in another size."""
    return _SIZE.sub(f'{more}width="{wide:g}" height="{high:g}"', svg, count=1)


def seen_by_all(some: list[Card]) -> str:
    """The same cards through all eyes, on light and dark screens."""
    svg, ratio = drawn(some)
    high = PANEL * ratio
    cell_wide, cell_high = PANEL + 2 * ROOM, high + 2 * ROOM
    parts = ""
    for at, (eyes, ground) in enumerate(zip(EYES, GROUNDS, strict=True)):
        x, y = at % 2 * cell_wide, at // 2 * cell_high
        parts += f'<rect x="{x}" y="{y}" width="{cell_wide}" height="{cell_high}" fill="{ground}"/>'
        through = _COLOUR.sub(lambda colour: shown(colour[0], eyes), svg)  # noqa: B023
        through = re.sub(r'(id="|href="#)', rf"\g<1>{at}", through)
        parts += sized(through, PANEL, high, f'x="{x + ROOM}" y="{y + ROOM}" ')
    return f"{_head(2 * cell_wide, 3 * cell_high)}{parts}</svg>"


def all_emblems() -> str:
    """All emblems as small as on a phone, and some of them large."""
    names = sorted(emblem_names())
    names += [f"{head}+{item}" for head, item in zip(sorted(heads()), sorted(items()), strict=False)]
    columns, step = 18, SMALL * 1.4
    rows = -(-len(names) // columns)
    parts = "".join(
        _at(name, at % columns * step + 5, at // columns * step + 5, SMALL) for at, name in enumerate(names)
    )
    large = ("lighthouse", "cauldron", "arms-eagle", "stout!+drumstick", "crowned+sun", "mitre+crozier", "turban+bow")
    y, over = rows * step + 8, columns * step / len(large)
    parts += "".join(_at(name, at * over + (over - LARGE) / 2, y, LARGE) for at, name in enumerate(large))
    return f'{_head(columns * step, y + LARGE + 8)}<rect width="100%" height="100%" fill="#EDE1C8"/>{parts}</svg>'


def _at(name: str, x: float, y: float, size: float) -> str:
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 48:.4f})">{emblem(name)}</g>'


def _head(wide: float, high: float) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:.0f}" height="{high:.0f}">'


def _whole() -> str:
    svg, ratio = drawn(cards())
    return sized(svg, WIDE, round(WIDE * ratio))


PICTURES: dict[str, Callable[[], str]] = {
    "cards-after": _whole,
    "cards-seen": lambda: seen_by_all([cards()[at] for at in SEEN]),
    "emblems": all_emblems,
}


def main(out: Path) -> None:
    """Writes the pictures into the folder."""
    for name, draw in PICTURES.items():
        svg = draw()
        wide, high = (round(float(size)) for size in _SIZE_OF.findall(svg)[0])
        (out / f"{name}.png").write_bytes(small_png(svg, wide, high))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
