"""What can be worked out about a seat from what everybody knows."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.architects import GAME
from engine.architects.pack import BASE, pack
from engine.architects.prospects import own_seat, workers_held, workers_out, workers_taken
from engine.architects.score_now import scores_now
from engine.architects.scoring import Score
from tests.games.architects.building import having, standing, table

CARDS = pack(BASE).buildings
AT_ONCE = [card for card in CARDS if CARDS[card].effect.when == "now"]
DEAR, CHEAP = sorted(AT_ONCE, key=lambda card: -CARDS[card].points)[:2]


def points_of(**changes: Any) -> Score:
    return scores_now(GAME.view(having(table(), 1, **changes), 0))[1]


def test_own_is_the_seat_of_the_viewer() -> None:
    assert [own_seat(GAME.view(table(), viewer)).seat for viewer in (0, 2)] == [0, 2]


def test_workers_are_out_at_locations_held_on_boards_and_taken_there_or_in_prison() -> None:
    state = standing(standing(table(), "forest", 2, 3), "quarry", 1)
    state = having(state, 1, captured=(2, 0, 0))
    state = having(state, 2, captured=(1, 4, 0))
    view = GAME.view(replace(state, prison=(5, 0, 1)), 0)
    assert [workers_out(view, each) for each in range(3)] == [3, 3, 0]
    assert [workers_held(view, each) for each in range(3)] == [3, 4, 0]
    assert [workers_taken(view, each) for each in range(3)] == [8, 4, 1]


def test_printed_points_are_those_of_the_buildings_and_of_what_they_gave_at_once() -> None:
    printed = CARDS[DEAR].points + CARDS[CHEAP].points
    assert points_of(built=(DEAR, CHEAP), points=3).buildings == printed + 3
    assert points_of(built=(), points=0).buildings == 0


@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 2), (2, 4), (5, 20)])
def test_each_level_of_the_cathedral_has_its_points(level: int, points: int) -> None:
    assert points_of(level=level).cathedral == points


@pytest.mark.parametrize(("virtue", "points"), [(0, -9), (7, 0), (14, 7)])
def test_each_space_of_the_virtue_track_has_its_points(virtue: int, points: int) -> None:
    assert points_of(virtue=virtue).virtue == points
