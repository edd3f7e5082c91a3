"""The charts of finished games: readable, true to their words, known without colour."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from engine.extras.chronicle import Chronicle, find_chronicle
from engine.registry import game as game_of
from face.core.face import face
from face.pictures.canvas import ALT, Around, Box, Canvas, Picture
from face.pictures.charts import (
    TOLD,
    SeatResult,
    draw_charts,
    draw_results,
    in_words,
    people,
    scale_step,
    spread_apart,
)
from face.pictures.pieces import seats_of
from face.pictures.theme import PICTURE_WIDTH
from tests.contract.test_endings import random_moves
from tests.pictures.scenes import LANGUAGES, NAMES, drawn, outside, overlapping, pictured, positions, reader

HIGHEST = 2_100  # pixels
MOST = 90_000  # bytes of SVG
TABLES = [(game_id, seats) for game_id in pictured() for seats in sorted({*game_of(game_id).seats})]
EVERY = pytest.mark.parametrize(("game_id", "seats"), TABLES)


@cache
def chronicle(game_id: str, seats: int) -> Chronicle:
    """That of a random game."""
    game = game_of(game_id)
    rules = find_chronicle(game)
    assert rules is not None
    return rules.chronicle(random_moves(game, seats, 5))


def scene(game_id: str, seats: int, locale: str = "en", names: str = "plain") -> tuple[Picture, Canvas]:
    told = chronicle(game_id, seats)
    return drawn(
        lambda view, read, around: draw_charts(told, read, "Pactum", "Table 1234", face(game_id).colour),
        None,
        reader(game_id, locale, names),
        None,  # type: ignore[arg-type]
    )


@pytest.mark.crossed
@EVERY
@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("names", NAMES)
def test_no_text_leaves_its_box_or_covers_another(game_id: str, seats: int, locale: str, names: str) -> None:
    _, canvas = scene(game_id, seats, locale, names)
    assert not outside(canvas)
    assert not overlapping(canvas)


@EVERY
def test_it_is_small_the_same_each_time_and_says_its_figures(game_id: str, seats: int) -> None:
    picture, _ = scene(game_id, seats)
    assert picture == scene(game_id, seats)[0]
    assert len(picture.svg.encode()) < MOST
    assert picture.width == PICTURE_WIDTH
    assert picture.height <= HIGHEST
    assert len(picture.alt) <= ALT
    score = chronicle(game_id, seats).charts[0]
    for line in score.lines:
        said = reader(game_id, "en", "plain").label(line.who)
        assert f"{said}: " in picture.alt
        assert f" · {line.figures[-1]}".replace("-", "−") in picture.alt


@EVERY
def test_every_line_ends_with_the_letter_of_its_seat_and_its_last_figure(game_id: str, seats: int) -> None:
    told = chronicle(game_id, seats)
    _, canvas = scene(game_id, seats)
    words = [each.words for each in canvas.drawn]
    who = people(told.charts[0], reader(game_id, "en", "plain"))
    assert len({seat.letter for seat in who}) == len(who)
    graph = told.dealings is not None
    for seat in who:
        assert words.count(seat.letter) == 1 + len(told.charts) + graph
    for chart in told.charts:
        for line in chart.lines:
            assert str(line.figures[-1]).replace("-", "−") in words


def test_a_game_of_many_rounds_is_told_by_some_of_them_the_last_among_these() -> None:
    chart = max(chronicle("architects", 5).charts, key=lambda chart: len(chart.rounds))
    assert len(chart.rounds) > TOLD
    head, *lines = in_words(chart)
    assert str(head.params["rounds"]).endswith(f" · {chart.rounds[-1]}")
    assert all(str(line.params["figures"]).count("·") < TOLD for line in lines)


@pytest.mark.parametrize(
    ("low", "high", "step"), [(0, 1, 1), (0, 4, 1), (0, 5, 2), (-17, 19, 10), (0, 99, 50), (-1, 200, 100)]
)
def test_a_scale_has_round_steps_and_few(low: int, high: int, step: int) -> None:
    assert scale_step(low, high) == step


@pytest.mark.parametrize(
    ("places", "spread"),
    [([10, 50], [10, 50]), ([50, 50, 50], [50, 60, 70]), ([98, 99, 100], [80, 90, 100]), ([0, 0, 100], [0, 10, 100])],
)
def test_signs_keep_apart_within_their_room(places: list[float], spread: list[float]) -> None:
    assert spread_apart(places, 10, 0, 100) == spread


def names_from_the_top(canvas: Canvas, names: list[str]) -> list[str]:
    """In the order in which they stand first."""
    tops = {name: min(each.ink.y for each in canvas.drawn if each.words == name) for name in names}
    return sorted(names, key=tops.__getitem__)


def test_who_is_ahead_at_equal_points_stands_above() -> None:
    its = reader("bids", "en", "plain")
    seats = seats_of(its, 3)
    canvas = Canvas(PICTURE_WIDTH, 300, "#000000")
    draw_results(canvas, Box(0, 0, PICTURE_WIDTH, 300), "Result", [SeatResult(seat, 30) for seat in seats], (2, 0, 1))
    assert names_from_the_top(canvas, [seat.name for seat in seats]) == [seats[at].name for at in (2, 0, 1)]


def test_a_board_shows_the_result_in_the_order_of_the_standings() -> None:
    game, its = game_of("devil"), reader("devil", "en", "plain")
    state = positions("devil")[-1]
    view = game.view(state, None)
    equal = replace(view, seats=tuple(replace(seat, final=30) for seat in view.seats))
    _, canvas = drawn(face("devil").board_picture, equal, its, Around("Table 1234", ranking=(3, 1, 0, 2)))
    assert names_from_the_top(canvas, list(its.seats.values())[:4]) == [its.seats[at] for at in (3, 1, 0, 2)]
