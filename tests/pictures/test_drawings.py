"""Drawings are SVG files that any editor opens; each says its slots, and whoever draws it fills just these."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from engine.registry import folder_of
from face.pictures.svg import SHARED, DrawingError, Drawings, read_drawing, stacked
from face.pictures.theme import INK, WHITE
from tests.pictures.pixels import lights
from tests.pictures.scenes import pictured

ROOT = Path(__file__).parents[2]
FOLDERS = [SHARED, *(Drawings(str(folder_of(game_id) / "face" / "pictures" / "x.py")) for game_id in pictured())]
FILES = [folder.folder / f"{name}.svg" for folder in FOLDERS for name in sorted(folder.names)]
SLOTS = {
    "emblems": {"ink": INK, "tint": WHITE},
    "heads": {"ink": INK, "tint": WHITE},
    "items": {"ink": INK, "tint": WHITE},
    "shoulders": {"ink": INK, "tint": WHITE},
}
"""What all of a kind have; in those of other kinds some are of any colour, or none."""
SIZES = {"icons": (24, 24), "places": (96, 56), "land": (24, 24)}
WHOLE = (48, 48)
_QUOTED = re.compile(r'"([^"\n]*)"')
FROM_AN_EDITOR = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with an editor -->
<svg id="svg1" version="1.1" width="48" height="48" viewBox="0 0 48 48" data-ink="#2A2119"
   xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">
  <title>Mill</title><defs id="defs1"/>
  <inkscape:namedview id="view" pagecolor="#ffffff"/>
  <g inkscape:label="Layer" id="layer1"><!-- the sails --><path d="M0 0H9" id="path7"
     style="fill:none;stroke:#2a2119" inkscape:connector-curvature="0"/></g>
</svg>"""


def written(folder: Path, inner: str, root: str = 'viewBox="0 0 9 9"') -> Path:
    file = folder / "it.svg"
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" {root}>{inner}</svg>')
    return file


def test_there_are_drawings_of_all_games_and_of_games() -> None:
    assert len(SHARED.names) > 280
    assert sum(bool(folder.names) for folder in FOLDERS) > 2


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_file_is_a_drawing_of_its_kind_that_shows_something_as_it_is(file: Path) -> None:
    kind, drawing = file.parent.name, read_drawing(file)
    assert kind == "stage" or (drawing.wide, drawing.high) == SIZES.get(kind, WHOLE)
    assert drawing.slots == SLOTS.get(kind, drawing.slots)
    assert kind in SLOTS or drawing.slots.keys() <= {"colour", "edge"}
    assert not re.search(r'="(?:ink|tint|colour|edge)"|{|&', drawing.as_it_is())
    svg = file.read_text(encoding="utf-8").replace("<svg ", '<svg width="48" height="48" ', 1)
    assert len(set(lights(svg, 48, 48))) > 1


@cache
def quoted() -> frozenset[str]:
    """All words that stand in quotes in code and files of games."""
    files = [file for part in ("engine", "face", "games", "web") for file in (ROOT / part).rglob("*.py")]
    files += [*(ROOT / "web" / "templates").rglob("*"), *(ROOT / "games").rglob("*.toml")]
    texts = (file.read_text(encoding="utf-8") for file in files if file.is_file())
    return frozenset(word for text in texts for said in _QUOTED.findall(text) for word in re.split(r"[^\w-]+", said))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.folder.parents[2].name)
def test_nothing_lies_there_that_nobody_draws(folder: Drawings) -> None:
    assert {name for name in folder.names if name.rpartition("/")[2] not in quoted()} == set()


def test_what_an_editor_adds_is_left_behind_and_slots_are_known_however_a_colour_is_written(tmp_path: Path) -> None:
    (tmp_path / "it.svg").write_text(FROM_AN_EDITOR)
    drawing = read_drawing(tmp_path / "it.svg")
    assert drawing.drawn(ink="#123456") == '<g><path d="M0 0H9" style="fill:none;stroke:#123456"/></g>'


def test_a_slot_that_is_missing_or_unknown_is_named_with_its_file() -> None:
    mill = SHARED["emblems/mill"]
    with pytest.raises(DrawingError, match=r"emblems/mill\.svg: slot 'tint' is missing"):
        mill.drawn(ink=INK)
    with pytest.raises(DrawingError, match=r"emblems/mill\.svg: slot 'shade' is unknown"):
        mill.drawn(ink=INK, tint=WHITE, shade=INK)
    with pytest.raises(DrawingError, match=r"icons/wood\.svg: slot 'ink' is unknown"):
        stacked((SHARED["icons/wood"],), colour=INK, ink=INK)
    with pytest.raises(DrawingError, match=r"heads/nobody\.svg: there is no such drawing"):
        SHARED["heads/nobody"]


def test_a_drawing_stands_on_its_foot_and_leans_around_it(tmp_path: Path) -> None:
    pole = '<path d="M9 0H11V40H9Z" fill="#AABBCC"/>'
    drawing = read_drawing(written(tmp_path, pole, 'viewBox="0 0 20 40" data-colour="#AABBCC"'))
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">'

    def dark(turn: float) -> set[tuple[int, int]]:
        seen = lights(f"{head}{drawing.standing(30, 50, 20, turn, colour='#000000')}</svg>", 60, 60)
        return {(at % 60, at // 60) for at, light in enumerate(seen) if light < 0.6}

    upright, fallen = dark(0), dark(90)
    assert {x for x, _ in upright} <= {29, 30}
    assert (min(y for _, y in upright), max(y for _, y in upright)) == (30, 49)
    assert (min(x for x, _ in fallen), max(x for x, _ in fallen)) == (30, 49)


def test_only_what_has_the_same_attributes_at_its_root_is_stacked(tmp_path: Path) -> None:
    edged = read_drawing(written(tmp_path, "<path/>", 'viewBox="0 0 9 9" stroke-width="2"'))
    with pytest.raises(DrawingError, match=r"it\.svg: its root has other attributes than that of .*eyes\.svg"):
        stacked((SHARED["faces/eyes"], edged))
    assert stacked((edged, edged)) == '<g stroke-width="2"><path/><path/></g>'


@pytest.mark.parametrize(
    ("inner", "root", "wrong"),
    [
        ("<path>", 'viewBox="0 0 9 9"', "mismatched tag"),
        ("", 'width="9"', "not enough values"),
        ("<text>a</text>", 'viewBox="0 0 9 9"', "<text> is no shape"),
        ("<style>*{}</style>", 'viewBox="0 0 9 9"', "<style> is no shape"),
        ('<path fill="url(#x)"/>', 'viewBox="0 0 9 9"', r"url\(#x\) refers to what is no shape"),
        ("<path/>", 'viewBox="0 0 9 9" data-ink="#000000"', "nothing in it has the colour of slot 'ink'"),
        ("<path/>", 'viewBox="0 0 9 9" data-a="#aaaaaa" data-b="#AAAAAA"', "two slots have the same usual colour"),
    ],
)
def test_a_file_that_is_no_drawing_is_named(tmp_path: Path, inner: str, root: str, wrong: str) -> None:
    with pytest.raises(DrawingError, match=rf"it\.svg: .*{wrong}"):
        read_drawing(written(tmp_path, inner, root))
