"""A kingdom shows every building by its whole name, or by the abbreviation that the language has for it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.registry import game as game_of
from face.pictures.canvas import Around
from face.pictures.fitting import DOTS
from games.devil.face.pictures.board_scene import board_scene
from games.devil.rules.pack import pack
from tests.pictures.scenes import LANGUAGES, positions, reader


@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_building_is_cut_in_a_kingdom_that_has_them_all_on_edge_spaces(locale: str) -> None:
    view: Any = game_of("devil").view(positions("devil")[2], None)
    cards = pack(view.pack)
    every = tuple(cards.buildings)
    first, *others = view.seats
    full = replace(view, seats=(replace(first, built=every, edge=every), *others))
    scene = board_scene(full, reader("devil", locale, "plain"), Around(), cards)
    assert len(scene.drawn) > len(every)
    assert [drawn.words for drawn in scene.drawn if drawn.words.endswith(DOTS)] == []
