"""Reads drawings: SVG files that any editor opens in their usual colours, some of which are slots that code fills.

Only shapes are taken of a file, and what describes them: what editors keep in it for themselves is left behind.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from html import escape
from pathlib import Path

from msgspec import Struct

_SVG = "{http://www.w3.org/2000/svg}"
_SHAPES = frozenset(("g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"))
_NOTES = frozenset(("title", "desc", "metadata", "defs"))  # of a file, which show nothing
_OF_THE_FILE = frozenset(("id", "version", "width", "height", "viewBox"))
_SLOT = "data-"  # begins an attribute of the root that makes a colour a slot
_COLOUR = re.compile("#[0-9a-f]{6}", re.IGNORECASE)


class DrawingError(ValueError):
    """A drawing that cannot be read, or whose slots are not filled as it names them: which file, and what is wrong."""


class Drawing(Struct, frozen=True):
    """A drawing as it was read from `file`, `wide` by `high` units large.

    `slots`: their usual colours by name. `group`: attributes that hold for all of its shapes; `shapes`: these as SVG.
    In both, texts and names of slots alternate, from a text on.
    """

    file: str
    wide: float
    high: float
    slots: dict[str, str]
    group: tuple[str, ...]
    shapes: tuple[str, ...]

    def drawn(self, **colours: str) -> str:
        """The drawing as SVG. `colours`: as "#RRGGBB", one for each slot."""
        return stacked((self,), **colours)

    def standing(self, x: float, base: float, high: float, turn: float = 0, /, **colours: str) -> str:
        """The drawing as SVG with the middle of its foot at x on `base`, `high` pixels high.

        `turn`: around its foot, in degrees clockwise.
        """
        scale = high / self.high
        turned = f" rotate({turn:.1f})" if turn else ""
        where = f"translate({x:.1f} {base:.1f}){turned} scale({scale:.3g})"
        back = f"translate({-self.wide / 2:g} {-self.high:g})"
        return f'<g transform="{where} {back}">{self.drawn(**colours)}</g>'

    def as_it_is(self) -> str:
        """The drawing as SVG in its usual colours."""
        return stacked((self,), **self.slots)


def stacked(drawings: Sequence[Drawing], /, **colours: str) -> str:
    """Drawings upon each other as SVG, the first at the bottom; raises `DrawingError` if one has other slots."""
    for drawing in drawings:
        if wrong := colours.keys() ^ drawing.slots.keys():
            slot = min(wrong)
            raise DrawingError(f"{drawing.file}: slot {slot!r} is {'unknown' if slot in colours else 'missing'}")
        if drawing.group != drawings[0].group:
            raise DrawingError(f"{drawing.file}: its root has other attributes than that of {drawings[0].file}")
    shapes = "".join(_filled(drawing.shapes, colours) for drawing in drawings)
    group = _filled(drawings[0].group, colours)
    return f"<g{group}>{shapes}</g>" if group else shapes


def mirrored(svg: str, x: float) -> str:
    """The same SVG on the other side of x, its left at the right."""
    return f'<g transform="translate({2 * x:g}) scale(-1 1)">{svg}</g>'


def _filled(pieces: Sequence[str], colours: Mapping[str, str]) -> str:
    return "".join([colours[piece] if at % 2 else piece for at, piece in enumerate(pieces)])


class Drawings:
    """The drawings in the folder `drawings` beside a module, by name: "emblems/mill". Each is read once.

    `module`: the `__file__` of the module.
    """

    def __init__(self, module: str) -> None:
        self.folder = Path(module).with_name("drawings")
        self._read: dict[str, Drawing] = {}

    def __getitem__(self, name: str) -> Drawing:
        if name not in self._read:
            if name not in self.names:
                raise DrawingError(f"{self.folder / name}.svg: there is no such drawing")
            self._read[name] = read_drawing(self.folder / f"{name}.svg")
        return self._read[name]

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of all of them."""
        files = self.folder.rglob("*.svg")
        return frozenset(file.relative_to(self.folder).with_suffix("").as_posix() for file in files)

    def names_in(self, kind: str) -> frozenset[str]:
        """The names of those of a kind, which is a folder: without it."""
        return frozenset(name.removeprefix(f"{kind}/") for name in self.names if name.startswith(f"{kind}/"))


SHARED = Drawings(__file__)
"""What all games are drawn with."""


def read_drawing(file: Path) -> Drawing:
    """The drawing of a file; raises `DrawingError` for what is no SVG, or has more in it than shapes and colours."""
    try:
        root = ElementTree.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314  a file we ship
        _, _, wide, high = map(float, root.get("viewBox", "").split())
    except (ElementTree.ParseError, ValueError) as error:
        raise DrawingError(f"{file}: {error}") from error
    slots = {name.removeprefix(_SLOT): value for name, value in root.attrib.items() if name.startswith(_SLOT)}
    by_colour = {colour.lower(): name for name, colour in slots.items()}
    if len(by_colour) < len(slots):
        raise DrawingError(f"{file}: two slots have the same usual colour")
    group = _split(_attributes(root, file), by_colour)
    shapes = _split("".join(_shapes(root, file)), by_colour)
    if unused := slots.keys() - {*group[1::2], *shapes[1::2]}:
        raise DrawingError(f"{file}: nothing in it has the colour of slot {min(unused)!r}")
    return Drawing(str(file), wide, high, slots, group, shapes)


def _split(svg: str, slots: Mapping[str, str]) -> tuple[str, ...]:
    """Texts and names of slots in turn."""
    pieces, begins = [], 0
    for colour in _COLOUR.finditer(svg):
        if name := slots.get(colour[0].lower()):
            pieces += [svg[begins : colour.start()], name]
            begins = colour.end()
    return (*pieces, svg[begins:])


def _shapes(parent: ElementTree.Element, file: Path) -> Iterator[str]:
    """All that is drawn in an element, as SVG without spaces between."""
    for element in parent:
        if not isinstance(element.tag, str) or not element.tag.startswith(_SVG):
            continue  # a comment, or an editor's own
        tag = element.tag.removeprefix(_SVG)
        if tag in _NOTES:
            continue
        if tag not in _SHAPES:
            raise DrawingError(f"{file}: <{tag}> is no shape")
        inner = "".join(_shapes(element, file))
        attributes = _attributes(element, file)
        yield f"<{tag}{attributes}>{inner}</{tag}>" if inner else f"<{tag}{attributes}/>"


def _attributes(element: ElementTree.Element, file: Path) -> str:
    """What describes a shape, in the order of the file."""
    own = frozenset(("id",)) if element.tag != f"{_SVG}svg" else _OF_THE_FILE
    kept = {
        name: value
        for name, value in element.attrib.items()
        if name not in own and not name.startswith((_SLOT, "{"))  # those in a namespace are an editor's
    }
    if refers := next((value for value in kept.values() if "url(" in value), ""):
        raise DrawingError(f"{file}: {refers} refers to what is no shape")
    return "".join(f' {name}="{escape(value)}"' for name, value in kept.items())
