"""Automatic players have faces of their own, wherever a seat's name stands large enough."""

from __future__ import annotations

import re
from itertools import product

import pytest

from engine.registry import game as game_of
from face.core.face import face
from face.core.opponents import opponent_name, persons_of
from face.pictures.canvas import Around, Box, Canvas
from face.pictures.charts import SeatResult, draw_results
from face.pictures.pieces import Seat, name_plate, seats_of
from face.pictures.portraits import LEAST_FACE, portrait
from face.pictures.theme import INK, LEAST_WRITING, SEATS, title_style, width_of
from face.wordings.reader import Reader
from tests.pictures.scenes import AUTOMATIC, LANGUAGES, drawn, pictured, positions, reader, wordings

GAMES = pytest.mark.parametrize("game_id", pictured())
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
_FACE = re.compile(r'href="#p-(\d+)-')
_SHAPE = re.compile(r"<(?:circle|ellipse|path)\b")


@GAMES
def test_everybody_has_a_face_of_shapes(game_id: str) -> None:
    """Known without its colours, and without a word in it."""
    faces = [portrait(person, SEATS[0]) for person in persons_of(game_id)]
    assert len({_COLOUR.sub("", each) for each in faces}) == len(faces)
    assert min(len(_SHAPE.findall(each)) for each in faces) >= 6
    assert all("<text" not in each and "url(" not in each for each in faces)


def test_a_face_wears_the_colour_of_its_seat_and_nothing_else_of_it() -> None:
    for person in persons_of("devil"):
        once, again = (portrait(person, colour) for colour in SEATS[:2])
        assert once.count(SEATS[0]) >= 2
        assert once.replace(SEATS[0], SEATS[1]) == again


def test_a_plate_bears_face_and_sign_if_there_is_room() -> None:
    canvas = Canvas(400, 100, INK)
    name_plate(canvas, Box(0, 0, 300, 50), Seat(2, "Imma", "I", 19))
    svg = canvas.svg()
    assert _FACE.findall(svg) == ["19"]
    assert svg.count("<polygon") == 1, "the sign of the seat, a diamond"
    assert [each.words for each in canvas.drawn] == ["I", "Imma"]
    sign, name = (each.ink for each in canvas.drawn)
    assert 35 < sign.x < sign.x + sign.w < name.x, "the sign stands between the face, which is 50 wide, and the name"
    assert svg.rindex('data-spot="seat-2"') > svg.rindex("Imma"), "whoever presses the name presses the seat"
    for box, person in ((Box(0, 0, 300, LEAST_FACE - 1), 19), (Box(0, 0, 300, 50), None)):
        plain = Canvas(400, 100, INK)
        name_plate(plain, box, Seat(2, "Imma", "I", person))
        assert _FACE.findall(plain.svg()) == []
        assert [each.words for each in plain.drawn] == ["I", "Imma"]


@pytest.mark.crossed
@GAMES
@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_name_of_theirs_is_cut(game_id: str, locale: str) -> None:
    """On a board the first word of it may stand alone; who it is is said in full beside it."""
    game, who = game_of(game_id), reader(game_id, locale, AUTOMATIC)
    for state in positions(game_id):
        picture, canvas = drawn(face(game_id).board_picture, game.view(state, None), who, Around())
        seats = seats_of(who, len(game.view(state, None).seats))
        for seat in seats:
            words = {each.words for each in canvas.drawn}
            assert words & {seat.name, seat.name.split()[0]}, (seat.name, words)
            assert seat.name in picture.alt
        assert {*map(int, _FACE.findall(picture.svg))} == {seat.person for seat in seats}


@pytest.mark.parametrize(("game_id", "locale"), product(pictured(), LANGUAGES))
def test_their_names_fit_the_narrowest_plate(game_id: str, locale: str) -> None:
    for person in persons_of(game_id):
        first = opponent_name(game_id, person, wordings(locale)).split()[0]
        assert width_of(first, title_style(LEAST_WRITING)) <= 170


@GAMES
def test_a_board_with_people_alone_has_no_faces(game_id: str) -> None:
    game = game_of(game_id)
    picture = face(game_id).board_picture(
        game.view(positions(game_id)[2], None), reader(game_id, "en", "plain"), Around()
    )
    assert picture is not None
    assert _FACE.findall(picture.svg) == []


def test_the_podium_shows_them() -> None:
    who = Reader(wordings("en"), {0: "Ann", 1: "Imma"}, None, "architects", None, {1: 19})
    canvas = Canvas(900, 300, INK)
    draw_results(canvas, Box(18, 18, 864, 200), "Result", [SeatResult(seat, 7) for seat in seats_of(who, 2)])
    assert _FACE.findall(canvas.svg()) == ["19"]
